/** The desk's land attack: strengths, odds, modifiers, the table, retreat, Banzai and advance (5.14 to 5.20). */
import { type DeskProcedure, type ForceTable, misfit, type Problem, type Procedure } from '@ironbottom/umpire';
import { type Battle, type Fighter, stepsOf } from '../battle.js';
import { cloneBattle } from '../battle-copies.js';
import { occupied } from '../chapters/5-19-advance.js';
import { combatEvent } from '../chapters/words-combat.js';
import type { Charts } from '../charts/index.js';
import { landCombatBy } from '../land-combat.js';
import { sideNames } from '../names.js';
import { enemyOf, type Side } from '../pieces.js';
import { chartsUsed } from './charts-used.js';
import { chartsWith } from './house.js';
import { landLine } from './land-line.js';
import { policies } from './policies.js';
import { battleFrom } from './set-up.js';
import { LandCombat, type LandCombatInput, partners, type UnitInput } from './shapes.js';
import { alignment } from './theatre.js';

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

function problemsIn({ attacker = 'japan', defenders, attackers, fort, headquarters }: LandCombatInput): Problem[] {
  const problems: Problem[] = [];
  const nobody = defenders.length === 0 && fort !== 'chit' && headquarters !== true;
  if (nobody && !attackers.some(({ by }) => by === 'sea'))
    problems.push({
      ...{ field: 'defenders', rule: '5.15', why: 'nobody is there to be attacked: an empty hex is simply entered' },
    });
  for (const [list, units, side] of [
    ['attackers', attackers, attacker],
    ['defenders', defenders, enemyOf(attacker)],
  ] as const)
    for (const [at, unit] of units.entries())
      for (const { field, rule, why } of oddIn(unit, side))
        problems.push({ field: `${list}[${at}].${field}`, rule, why });
  return problems;
}

const wet: Problem = {
  ...{ field: 'wet', rule: 'R75' },
  why: 'only the Monsoon takes a point from an attack, Wet weather takes none; say "monsoon": true where it was the Monsoon, else leave this out',
};

/** What a counter cannot be. */
function oddIn({ full, depleted, flipped, nation, abroad }: UnitInput, side: Side): Problem[] {
  const problems: Problem[] = [];
  if (depleted !== undefined && depleted > full)
    problems.push({
      ...{ field: 'depleted', rule: '5.14' },
      why: `a depleted side of ${depleted} is stronger than the full one of ${full}; write the full strength first`,
    });
  if (flipped === true && depleted === undefined)
    problems.push({
      ...{ field: 'flipped', rule: '5.18' },
      why: 'a unit of one step has no other side; say its depleted strength, or leave this out',
    });
  if (nation !== undefined && alignment[nation] !== side)
    problems.push({
      ...{ field: 'nation', rule: '5.15' },
      why: `${nation} fights for ${sideNames[alignment[nation]]}, and this is the side of ${sideNames[side]}; say whose attack it is under "attacker"`,
    });
  if (abroad === true && (nation === undefined || !partners.includes(nation)))
    problems.push({
      ...{ field: 'abroad', rule: '5.14' },
      why: `only minor partners are halved outside their own country; say of which nation it is (${partners.join(', ')}), or leave this out`,
    });
  return problems;
}

const all = ({ from }: Battle): Fighter[] => from.flatMap(({ units }) => units);
const lost = (end: readonly Fighter[], start: readonly Fighter[]): number => stepsOf(start) - stepsOf(end);
const hasRetreated = ({ target, charged }: Battle): boolean =>
  !charged && target.units.some(({ left, to }) => left > 0 && to !== null);

const measures =
  (start: Battle) =>
  ({ battle: end }: Fought) => ({
    'attacker’s steps lost': lost(all(end), all(start)),
    'defender’s steps lost': lost(end.target.units, start.target.units),
    'hex emptied': Number(end.vacated),
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
    const problems = problemsIn(input as LandCombatInput);
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
    emptied: end.vacated,
    taken: occupied(end),
    retreated: hasRetreated(end),
    banzai: end.charged,
  }),
  charts: ({ crt }) => chartsUsed([crt]),
};
