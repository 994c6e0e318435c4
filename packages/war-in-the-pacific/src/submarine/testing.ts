/** Hunts in a line or two, for tests. */
import { type Answer, type Event, type Need, type Out, silent } from '@ironbottom/umpire';
import { submarineCharts } from '../charts/submarine.js';
import { huntProcedure } from './flow.js';
import { type SubmarineLaw, type SubmarineScenario, submarineLawFor } from './law.js';
import { openHunt } from './opening.js';
import { submarineScenarios } from './scenarios.js';
import type { Hunt } from './state.js';

export function readLaw(
  id: string,
  changes: Partial<SubmarineScenario> = {},
  variable = true,
): { law: SubmarineLaw } | { errors: string[] } {
  const scenario = submarineScenarios.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`there is no ${id}`);
  return submarineLawFor({ ...scenario, ...changes }, submarineCharts, variable);
}

export function lawOf(id: string, changes: Partial<SubmarineScenario> = {}, variable = true): SubmarineLaw {
  const read = readLaw(id, changes, variable);
  if ('errors' in read) throw new Error(read.errors.join('; '));
  return read.law;
}

/** Markers stand for what the set-up lists, in its order; all go by the lane named. */
export function begun(law: SubmarineLaw, lane: string): Hunt {
  const battle = openHunt(law);
  for (const [i, force] of battle.forces.entries())
    Object.assign(force, { force: law.forces[i]?.name ?? 'dummy', lane });
  for (const [i, subron] of battle.subrons.entries()) subron.holds = law.subrons[i]?.name ?? 'dummy';
  battle.phase = 'naval';
  return { law, battle };
}

/** Contact has been made with the first task force by the first squadron of the set-up, from so many hexes. */
export function contacted(law: SubmarineLaw, hexes = 0): Hunt {
  const hunt = begun(law, Object.keys(law.lanes)[0] ?? '');
  const { battle } = hunt;
  const [subron] = battle.subrons;
  const [squadron] = battle.squadrons;
  const [force] = battle.forces;
  if (subron === undefined || squadron === undefined || force === undefined) throw new Error('nobody is there');
  Object.assign(battle, { naval: 0, mover: 0, phase: 'groups' });
  Object.assign(force, { hex: subron.hex, met: true });
  battle.contact = {
    marker: force.marker,
    subron: subron.marker,
    squadron: squadron.id,
    hexes,
    available: 0,
    groups: [],
    chits: [],
    toDraw: 0,
    at: -1,
    left: 0,
    target: '',
    again: false,
    attacks: 0,
    damageDie: 0,
  };
  return hunt;
}

export const hearing = (heard: Event[]): Out => ({
  on: true,
  say: (rule, kind, data, to = 'all') => void heard.push({ rule, kind, data, to }),
  tell: (to, rule, kind, data) => void heard.push({ rule, kind, data, to, tells: true }),
});

/** Go on with these dice, and these answers by phase, until one is wanted that is not there. */
export function play(
  hunt: Hunt,
  dice: readonly number[],
  answers: { readonly [phase: string]: Answer } = {},
  heard?: Event[],
): Need | undefined {
  const out: Out = heard === undefined ? silent : hearing(heard);
  const left = [...dice];
  for (;;) {
    const need = huntProcedure.next(hunt, out);
    if (need === undefined) return undefined;
    if (need.need === 'die') {
      const face = left.shift();
      if (face === undefined) return need;
      huntProcedure.die(hunt, face, out);
    } else {
      const answer = answers[hunt.battle.phase];
      if (answer === undefined) return need;
      huntProcedure.decide(hunt, Object.fromEntries(need.of.map((seat) => [seat, answer])), out);
    }
  }
}
