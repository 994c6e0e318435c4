/** 17 Anti-aircraft combat: attacks are announced and the guns answer before any bomb falls (chapter 18). */
import type { Answer, Ask, Need, Out, Share } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Battle, enemyOf, ofSide, type Seen, type Side, whichOf } from '../state.js';
import { announceAsk, announced, canAttack, declareAsk, declared, factorsIn } from './17-declaration.js';
import { allocateAsk, type Group, groupsOf, gunRows, layGuns, tableAgainst } from './17-guns.js';
import { orderAsk, ordered, orderMatters } from './18-2-order.js';
import { airAttackStep } from './18-air-attack.js';
import type { Attack } from './18-bombing.js';
import { diceOf, type Modifier, needDie, noDie, printedTable, resultOf, withinTables } from './20-combat-resolution.js';
import { atBase, hitPlanes } from './21-damage.js';
import { type Critical, mayBeCritical, threatens } from './optional-critical-hits.js';
import type { Chapter, Progress } from './steps.js';

/** Lists are replaced, never changed, so that copies may share them. */
export type AntiAircraftStep = {
  rule: '17';
  stage: 'announce' | 'declare' | 'order' | 'guns' | 'dice' | 'losses';
  /** Whether guns fire, and whether the attacks follow: the desk may want one without the other. */
  readonly fire: boolean;
  readonly attack: boolean;
  attackers: readonly Side[];
  attacks: readonly Attack[];
  groups: readonly Group[];
  /** Which group is fired at next. */
  at: number;
  /** Hits scored on it, not yet taken off. */
  hits: number;
  critical: Critical | null;
};

const dice = diceOf('17.3');

export const antiAircraftStep = (fire = true, attack = true): AntiAircraftStep => ({
  rule: '17',
  stage: 'announce',
  fire,
  attack,
  attackers: [],
  attacks: [],
  groups: [],
  at: 0,
  hits: 0,
  critical: null,
});

const owing = (rule: string, of: readonly Side[]): Need => ({ need: 'decision', rule, of });

export const antiAircraft: Chapter<AntiAircraftStep> = {
  next(battle, step, out): Progress {
    if (step.critical !== null) {
      step.hits += step.critical.planes; // R163
      step.critical = null;
    }
    for (;;) {
      const progress = go(battle, step, out);
      if (progress !== undefined) return progress;
    }
  },

  die: shoot,

  ask(seen, step): Ask {
    switch (step.stage) {
      case 'announce':
        return announceAsk(seen);
      case 'declare':
        return declareAsk(seen);
      case 'order':
        return orderAsk(seen, step.attacks);
      case 'guns':
        return allocateAsk(seen, step);
      default:
        return shotDownAsk(seen, step);
    }
  },

  decide(battle, step, answers, out) {
    switch (step.stage) {
      case 'announce':
        return announced(battle, step, answers, out);
      case 'declare':
        return declared(battle, step, answers, out);
      case 'order':
        ordered(battle, step, answers, out);
        return layOut(battle, step);
      case 'guns':
        layGuns(battle, step, answers);
        tellGuns(battle, step, out);
        step.stage = 'dice';
        return;
      default: {
        const group = step.groups[step.at];
        if (group !== undefined) shotDown(battle, step, group, answers[group.by], out);
      }
    }
  },

  // Written out in the order of `antiAircraftStep`: copies of one shape are found faster than copies of two.
  clone: ({ rule, stage, fire, attack, attackers, attacks, groups, at, hits, critical }) => ({
    rule,
    stage,
    fire,
    attack,
    attackers,
    attacks,
    groups,
    at,
    hits,
    critical,
  }),
  key(step) {
    let key = `${step.stage}${step.at}.${step.hits}`;
    for (const { af, kind, target, lots } of step.attacks) key += `|${af}${kind}${target}.${lots}`;
    for (const { guns } of step.groups) key += `;${guns}`;
    return key;
  },
};

/** Ask, or do one stage and move on. */
function go(battle: Battle, step: AntiAircraftStep, out: Out): Progress | undefined {
  switch (step.stage) {
    // 17.3 One die for each group of planes fired at.
    case 'dice': {
      const { groups } = step;
      for (; step.at < groups.length; step.at++) {
        const group = groups[step.at];
        if (group === undefined || group.guns === 0) continue;
        const need = needDie(battle.rules, dice, enemyOf(group.by), group.table, group.guns);
        if (need !== undefined) return need;
        shoot(battle, step, noDie, out);
        return undefined;
      }
      return giveWay(battle, step);
    }
    // R108 Over which targets the planes of a group were shot down is the attacker's choice.
    case 'losses': {
      const group = step.groups[step.at];
      if (group === undefined) return giveWay(battle, step);
      if (hasChoice(battle, step, group)) return owing('17.5', [group.by]);
      shotDown(battle, step, group, undefined, out);
      return undefined;
    }
    // 17.1 Nobody has to attack; without an attack there is no anti-aircraft fire.
    case 'announce': {
      const of = whichOf(canAttack(battle, 'allied'), canAttack(battle, 'japan'));
      return of.length > 0 && cite('17.1') ? owing('17.1', of) : 'done';
    }
    // 17.2 Targets and kinds of attack.
    case 'declare':
      return step.attackers.length > 0 && cite('17.2') ? owing('17.2', step.attackers) : 'done';
    case 'order': {
      const of = whichOf(orderMatters(step.attacks, 'allied'), orderMatters(step.attacks, 'japan'));
      if (of.length > 0) return owing('18.2', of);
      layOut(battle, step);
      return undefined;
    }
    // 17.5 Guns choose where one formation gives them more than one group.
    case 'guns': {
      if (!step.fire || !cite('17.3')) return giveWay(battle, step);
      const of = whichOf(gunsChoose(battle, step, 'allied'), gunsChoose(battle, step, 'japan'));
      if (of.length > 0 && cite('17.5')) return owing('17.5', of);
      layGuns(battle, step, {});
      step.stage = 'dice';
      return undefined;
    }
  }
}

/** Only where two groups come in one formation can a gun have more than one of them to fire at. */
function gunsChoose(battle: Battle, step: AntiAircraftStep, side: Side): boolean {
  const { groups } = step;
  if (!comeTogether(groups, enemyOf(side))) return false;
  const base = battle.base?.side === side ? battle.base : null;
  return gunRows(side, ofSide(battle.ships, side), base, step).some((row) => row.groups.length > 1);
}

/** Whether two groups of a side come in one formation. */
function comeTogether(groups: readonly Group[], by: Side): boolean {
  for (let i = 1; i < groups.length; i++) {
    const group = groups[i];
    if (group === undefined || group.by !== by) continue;
    for (let j = 0; j < i; j++) {
      const other = groups[j];
      if (other !== undefined && other.by === by && other.af === group.af) return true;
    }
  }
  return false;
}

/** 17.5 How the guns were divided, where there was a choice. */
function tellGuns(battle: Battle, step: AntiAircraftStep, out: Out): void {
  if (!out.on) return;
  const fire = step.groups.map(({ by, af, plane, kind, guns }) => ({
    by,
    af: ofSide(battle.air, by)[af]?.id,
    plane,
    kind,
    guns,
  }));
  out.tell('all', '17.5', 'guns-laid', { fire });
}

function layOut(battle: Battle, step: AntiAircraftStep): void {
  step.groups = groupsOf(battle, step.attacks);
  step.stage = 'guns';
}

/** 15.5.3 The attacks themselves come next. */
function giveWay(battle: Battle, step: AntiAircraftStep): Progress {
  if (!step.attack || step.attacks.length === 0) return 'done';
  battle.agenda[battle.agenda.length - 1] = airAttackStep(step.attacks);
  const below = battle.agenda[battle.agenda.length - 2];
  if (below?.rule === 'OPT-SUB') below.bombed = step.attacks.map(({ target }) => target);
  return 'again';
}

function shoot(battle: Battle, step: AntiAircraftStep, face: number, out: Out): void {
  const group = step.groups[step.at];
  if (group === undefined) return;
  const hits = resultOf(battle.rules, group.table, group.guns, face);
  if (out.on) {
    const { by, af, plane, kind, tf, factors, guns } = group;
    const formation = ofSide(battle.air, by)[af]?.id;
    const from = tf ?? battle.base?.name;
    const helpers: string[] = [];
    for (const gun of group.helpers) {
      const helper = gun === atBase ? battle.base : ofSide(battle.ships, enemyOf(by))[gun];
      if (helper !== null && helper !== undefined) helpers.push(helper.name);
    }
    const modifiers: Modifier[] = [];
    const table = tableAgainst(battle, group, modifiers);
    out.say('17.3', 'aa-fire', {
      by: enemyOf(by),
      from,
      helpers,
      af: formation,
      plane,
      kind,
      factors,
      guns,
      table: withinTables(table),
      printed: printedTable(table, modifiers),
      modifiers,
      face,
      hits,
    });
  }
  if (hits === 0) {
    step.at += 1;
    return;
  }
  step.hits = hits;
  step.stage = 'losses';
  if (threatens(battle.rules, face, hits)) mayBeCritical(battle, enemyOf(group.by), 'formation');
  else if (!hasChoice(battle, step, group)) shotDown(battle, step, group, undefined, out);
}

/** R108 Between targets the attacker chooses; of planes on one target those go first that must land first (decision 3). */
function hasChoice(battle: Battle, step: AntiAircraftStep, group: Group): boolean {
  if (group.attacks.length < 2) return false;
  const lots = ofSide(battle.air, group.by)[group.af]?.lots;
  let parts = 0;
  let all = 0;
  for (const index of group.attacks) {
    const factors = factorsIn(lots, step.attacks[index]?.lots ?? []);
    if (factors > 0) parts += 1;
    all += factors;
  }
  return parts > 1 && step.hits < all;
}

function shotDownAsk(seen: Seen, step: AntiAircraftStep): Ask {
  const group = step.groups[step.at];
  const over: Share[] = [];
  for (const index of group?.attacks ?? []) {
    const attack = step.attacks[index];
    const factors = factorsIn(seen.own.air[group?.af ?? -1]?.lots, attack?.lots ?? []);
    if (attack === undefined || factors === 0) continue;
    const on = attack.target === atBase ? seen.enemy.base?.name : seen.enemy.ships[attack.target]?.name;
    over.push({ id: `${index}`, text: `of ${factors} on ${on ?? ''}`, cap: factors });
  }
  const prompt = `${step.hits} ${group?.plane ?? ''} are shot down: which?`;
  return { ask: 'split', rule: '17.5', prompt, total: step.hits, over, all: true };
}

/** 21.1 Take the planes off, and look at the next group. */
function shotDown(battle: Battle, step: AntiAircraftStep, group: Group, answer: Answer | undefined, out: Out): void {
  const lots = ofSide(battle.air, group.by)[group.af]?.lots;
  const split = typeof answer === 'object' && !Array.isArray(answer) && !('path' in answer) ? answer : undefined;
  let left = step.hits;
  for (let nth = 0; nth < group.attacks.length; nth++) {
    const index = group.attacks[nth] ?? 0;
    const attack = step.attacks[index];
    if (attack === undefined) continue;
    let share = split === undefined ? left : (split[`${index}`] ?? 0);
    for (let i = 0; i < attack.lots.length; i++) {
      const lot = lots?.[attack.lots[i] ?? -1];
      if (lot === undefined) continue;
      const down = hitPlanes(battle, group.by, lot, share);
      share -= down;
      left -= down;
    }
  }
  const gone = step.hits - left;
  if (out.on && gone > 0) {
    out.say('21.1', 'planes-lost', { side: group.by, plane: group.plane, factors: gone, altitude: group.altitude });
  }
  step.hits = 0;
  step.at += 1;
  step.stage = 'dice';
}
