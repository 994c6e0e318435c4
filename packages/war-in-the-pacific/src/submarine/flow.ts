/** The hunt as a procedure: from need to need, phase by phase. */
import type { Procedure } from '@ironbottom/umpire';
import { sideOf, sides } from '../sides.js';
import { attackingSteps } from './attacking.js';
import { contactSteps } from './contact.js';
import { movingSteps } from './moving.js';
import { openingSteps } from './opening.js';
import { closeHunt } from './points.js';
import { searchingSteps } from './searching.js';
import { seenBy } from './seen.js';
import { cloneHunt, type Hunt, type Phase, type SubmarineBattle } from './state.js';
import type { Step } from './step.js';

const steps: { readonly [phase in Phase]: Step } = {
  ...openingSteps,
  ...searchingSteps,
  ...movingSteps,
  ...contactSteps,
  ...attackingSteps,
  over: { next: () => undefined },
};

export const stepFor = ({ phase }: Pick<SubmarineBattle, 'phase'>): Step => steps[phase];

export const huntProcedure: Procedure<Hunt> = {
  next(hunt, out) {
    const { battle } = hunt;
    for (;;) {
      const need = steps[battle.phase].next(hunt, out);
      if (need !== undefined) return need;
      if (battle.phase !== 'over') continue;
      closeHunt(hunt, out);
      return undefined;
    }
  },
  die: (hunt, face, out) => steps[hunt.battle.phase].die?.(hunt, face, out),
  ask({ law, battle }, seat) {
    const side = sideOf(seat);
    const ask = steps[battle.phase].ask?.(seenBy(battle, side, law), side, law);
    if (ask === undefined) throw new Error(`nobody is asked in ${battle.phase}`);
    return ask;
  },
  decide(hunt, answers, out) {
    const step = steps[hunt.battle.phase];
    for (const side of sides) {
      const answer = answers[side];
      if (answer !== undefined) step.decide?.(hunt, answer, side, out);
    }
  },
  clone: ({ law, battle }) => ({ law, battle: cloneHunt(battle) }),
  key: ({ battle }) => JSON.stringify(battle.single ? whatMatters(battle) : battle),
};

/** Of a single attack at the desk: what can still make a difference, so that its odds come out exactly. */
function whatMatters({ phase, ships, squadrons, sunk, faces, criticals, contact }: SubmarineBattle): unknown[] {
  const hulls = ships.map(({ damage, hit }) => [damage, hit]);
  const boats = squadrons.map(({ points, home }) => [points, home]);
  const now = [phase, hulls, boats, sunk, faces, criticals];
  if (contact === null || phase === 'criticals') return now;
  if (phase === 'torpedoes') return [...now, contact.attacks];
  const { at, left, target, again, attacks, damageDie, groups } = contact;
  const screens = groups.map((group) => [
    group.kept === 0 ? group.screened >= 0 : group.screened,
    group.kept,
    group.ships.map(({ hit }) => hit),
  ]);
  return [...now, at, left, target, again, attacks, damageDie, screens];
}
