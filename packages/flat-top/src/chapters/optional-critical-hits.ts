/** Critical Hits (optional): a die of 3 or 4 that hits may have hit something vital. */
import type { DieNeed, Out } from '@ironbottom/umpire';
import type { CriticalEffect, CriticalTarget } from '../charts/critical-hits.js';
import { cite } from '../cite.js';
import type { Battle, Rules, Side } from '../state.js';
import type { Chapter, Progress } from './steps.js';

/**
 * Pushed above the step that rolled. When it is over it has left what it did in the `critical` of the step below, which
 * applies it: at once, or with all the other losses where fire is simultaneous.
 */
export type CriticalHitStep = {
  rule: 'OPT-CH';
  by: Side;
  against: CriticalTarget;
  /** 'confirm' needs a 6 (2); 'table' reads the table (3); 'planes' says how many Air Factors go. */
  stage: 'confirm' | 'table' | 'planes';
  effect: Critical | null;
};

/** What a critical hit adds. `planes`: Air Factors eliminated besides. */
export type Critical = { readonly hits: number; readonly planes: number; readonly forbids: Forbidden | null };
export type Forbidden = 'noReadying' | 'noFlying' | 'noMoving';

/** A step that attacks: it finds here what a critical hit of its own added. */
export type Attacking = { critical: Critical | null };

/** 1. A natural 3 or 4 threatens a critical hit, if it hit at all (R163). Without a die there is none (R190). */
export function threatens(rules: Rules, face: number, hits: number): boolean {
  return rules.options.criticalHits && hits > 0 && (face === 3 || face === 4) && cite('OPT-CH.1');
}

/** Put the dice of a possible critical hit next. `sure`: no 6 is needed (skip bombing). */
export function mayBeCritical(battle: Battle, by: Side, against: CriticalTarget, sure = false): void {
  battle.agenda.push({ rule: 'OPT-CH', by, against, stage: sure ? 'table' : 'confirm', effect: null });
}

const confirming: Record<Side, DieNeed> = {
  allied: { need: 'die', rule: 'OPT-CH.2', by: 'allied', sides: 6, classOf: (face) => (face === 6 ? 1 : 0) },
  japan: { need: 'die', rule: 'OPT-CH.2', by: 'japan', sides: 6, classOf: (face) => (face === 6 ? 1 : 0) },
};
const reading: Record<Side, DieNeed> = {
  allied: { need: 'die', rule: 'OPT-CH.3', by: 'allied', sides: 6 },
  japan: { need: 'die', rule: 'OPT-CH.3', by: 'japan', sides: 6 },
};

const tableRule: Record<CriticalTarget, string> = {
  carrier: 'OPT-CH.T1',
  ship: 'OPT-CH.T2',
  base: 'OPT-CH.T3',
  formation: 'OPT-CH.T4',
};

export const criticalHit: Chapter<CriticalHitStep> = {
  next(battle, step): Progress {
    if (step.effect === null) return step.stage === 'confirm' ? confirming[step.by] : reading[step.by];
    const below = battle.agenda[battle.agenda.length - 2];
    if (below !== undefined && 'critical' in below) below.critical = step.effect;
    return 'done';
  },

  die(battle, step, face, out) {
    if (step.stage === 'confirm') return confirm(step, face, out);
    if (step.stage === 'table') return readTable(battle, step, face, out);
    finish(step, { hits: 0, planes: face, forbids: null }, face, out);
  },

  clone: (step) => ({ ...step }),
  key: (step) => `${step.against}${step.stage}`,
};

/** 2. Only a 6 makes it one. */
function confirm(step: CriticalHitStep, face: number, out: Out): void {
  const critical = face === 6 && cite('OPT-CH.2');
  if (out.on) out.say('OPT-CH.2', 'critical-confirm', { by: step.by, against: step.against, face, critical });
  if (critical) step.stage = 'table';
  else step.effect = nothing;
}

const nothing: Critical = { hits: 0, planes: 0, forbids: null };

/** 3. The table of the thing hit: T1 carriers and tenders, T2 other ships, T3 bases, T4 air formations. */
function readTable(battle: Battle, step: CriticalHitStep, face: number, out: Out): void {
  if (!cite('OPT-CH.3') || !cite(tableRule[step.against])) {
    step.effect = nothing;
    return;
  }
  const effect: CriticalEffect = battle.rules.charts.criticalHits.values[step.against][face - 1] ?? { effect: 'none' };
  if (effect.effect === 'airFactors') {
    if (out.on) out.say(tableRule[step.against], 'critical-planes', { by: step.by, against: step.against, face });
    step.stage = 'planes';
  } else if (effect.effect === 'hits') finish(step, { hits: effect.hits, planes: 0, forbids: null }, face, out);
  else if (effect.effect === 'none') finish(step, nothing, face, out);
  else finish(step, { hits: 0, planes: 0, forbids: effect.effect }, face, out);
}

function finish(step: CriticalHitStep, effect: Critical, face: number, out: Out): void {
  step.effect = effect;
  if (out.on) {
    const { hits, planes, forbids } = effect;
    out.say(tableRule[step.against], 'critical-hit', {
      by: step.by,
      against: step.against,
      face,
      hits,
      planes,
      forbids,
    });
  }
}
