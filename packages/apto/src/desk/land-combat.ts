/** The desk's land attack: strengths, odds, modifiers, the table, retreat, Banzai and advance (5.14 to 5.20). */
import { type DeskProcedure, type ForceTable, misfit, type Problem, type Procedure } from '@ironbottom/umpire';
import { alive, type Battle, type Fighter, stepsOf } from '../battle.js';
import { cloneBattle } from '../battle-copies.js';
import { occupied } from '../chapters/5-19-advance.js';
import { combatEvent } from '../chapters/words-combat.js';
import type { Charts } from '../charts/index.js';
import { landCombatBy } from '../land-combat.js';
import { chartsUsed } from './charts-used.js';
import { chartsWith } from './house.js';
import { impossible } from './impossible.js';
import { landLine } from './land-line.js';
import { policies } from './policies.js';
import { battleFrom } from './set-up.js';
import { LandCombat, type LandCombatInput } from './shapes.js';

/** A battle, and the table by which it is fought. */
type Fought = { readonly crt: Charts['crt']; readonly combat: Procedure<Battle>; readonly battle: Battle };

const procedure: Procedure<Fought> = {
  next: ({ combat, battle }, out) => combat.next(battle, out),
  die: ({ combat, battle }, face, out) => combat.die(battle, face, out),
  ask: ({ combat, battle }, seat) => combat.ask(battle, seat),
  decide: ({ combat, battle }, answers, out) => combat.decide(battle, answers, out),
  clone: ({ crt, combat, battle }) => ({ crt, combat, battle: combat.clone(battle) }),
  key: ({ combat, battle }) => combat.key(battle),
};

const wet: Problem = {
  ...{ field: 'wet', rule: 'R75' },
  why: 'only the Monsoon takes a point from an attack, Wet weather takes none; say "monsoon": true where it was the Monsoon, else leave this out',
};

const all = ({ from }: Battle): Fighter[] => from.flatMap(({ units }) => units);
const lost = (end: readonly Fighter[], start: readonly Fighter[]): number => stepsOf(start) - stepsOf(end);
const hasRetreated = ({ target, charged }: Battle): boolean =>
  !charged && target.units.some(({ left, to }) => left > 0 && to !== null);
/** 5.18 Whoever charged out of the hex and came into the attackers' has left it empty as well. */
const isEmptied = ({ vacated, charged, target }: Battle): boolean => vacated || (charged && alive(target).length === 0);

const measures =
  (start: Battle) =>
  ({ battle: end }: Fought) => ({
    'attacker’s steps lost': lost(all(end), all(start)),
    'defender’s steps lost': lost(end.target.units, start.target.units),
    'hex emptied': Number(isEmptied(end)),
    'hex taken': Number(occupied(end)),
    retreat: Number(hasRetreated(end)),
    Banzai: Number(end.charged),
  });

const stateOf = ({ left, to, strength }: Fighter): string => {
  if (left === 0) return 'eliminated';
  return `${left < strength.length ? 'depleted' : 'full'}${to === null ? '' : `, in ${to}`}`;
};

const table = (title: string, units: readonly Fighter[]): ForceTable => ({
  title,
  head: ['unit', 'strength', 'steps', 'state'],
  rows: units.map((unit) => [unit.name, unit.strength[unit.left - 1] ?? 0, unit.left, stateOf(unit)]),
});

const dice: { readonly [stage: string]: string } = {
  roll: 'the attack (5.14), eight-sided',
  check: 'the defender’s retreat check (5.18), eight-sided',
  'banzai-check': 'the Banzai check (5.18), eight-sided',
  generals: 'the General’s fate (5.20), six-sided',
};

export const landCombatDesk: DeskProcedure<Fought> = {
  id: 'apto/land-combat',
  title: 'Land attack',
  about: 'Strengths, odds and modifiers, the results table, retreat, Banzai, advance and what it costs (5.14 to 5.20).',
  schema: LandCombat,
  example: {
    attackers: [
      { full: 3, depleted: 1, count: 3 },
      { full: 2, depleted: 1, side: 4, across: 'river' },
    ],
    defenders: [{ full: 2, depleted: 1, count: 2 }],
    terrain: 'mountain',
    support: { attacker: { air: 2, aloft: 2 } },
    generals: { attacker: { strength: 1 } },
  },
  line: landLine,
  procedure,
  policies,
  check(input) {
    // Inputs of old say both kinds of bad weather in one word.
    if (Object.hasOwn(Object(input), 'wet')) return { problems: [wet] };
    const problem = misfit(LandCombat, input);
    if (problem !== undefined) return { problems: [problem] };
    const problems = impossible(input as LandCombatInput);
    if (problems.length > 0) return { problems };
    const house = chartsWith((input as LandCombatInput).charts);
    if ('problems' in house) return house;
    const { crt } = house.charts;
    const battle = battleFrom(input as LandCombatInput);
    const record: Fought = { crt, combat: landCombatBy(crt), battle };
    return { sitting: { record, orders: (policy) => policy, measures: measures(cloneBattle(battle)) } };
  },
  words: (event) => combatEvent(event) ?? event.kind,
  dieFor({ battle: { stage, banzai } }, { rule }) {
    if (banzai !== null) return `in the Banzai attack: ${dice[banzai.stage] ?? rule}`;
    return dice[stage] ?? rule;
  },
  forces: ({ battle }) => [table('Attacking', all(battle)), table('Defending', battle.target.units)],
  outcome: ({ battle: end }, { battle: start }) => ({
    result: end.result,
    net: end.net,
    attackerLost: lost(all(end), all(start)),
    defenderLost: lost(end.target.units, start.target.units),
    emptied: isEmptied(end),
    taken: occupied(end),
    retreated: hasRetreated(end),
    banzai: end.charged,
  }),
  charts: ({ crt }) => chartsUsed([crt]),
};
