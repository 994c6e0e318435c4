/** The chances of what is being decided ashore, from a view alone: an attack, or how it is led. */
import {
  type Answer,
  type Ask,
  copyOf,
  type Odds,
  oddsOf,
  type Policy,
  silent,
  spreadOf,
  type View,
} from '@ironbottom/umpire';
import { ownQuality } from '../chapters/23-5-troop-quality.js';
import { groundTables } from '../charts/ground-bombardment.js';
import { enemyOf, type Side, sideOf } from '../sides.js';
import { type Clash, defenderOf, stepsOf } from './clash.js';
import { clashProcedure, temper } from './clash-procedure.js';
import { beginClash } from './fighting.js';
import type { GroundLaw, GroundSeen } from './kit.js';
import type { GroundGame } from './rulebook.js';
import { agrees } from './seen.js';

export type GroundOdds = {
  readonly title: string;
  readonly rows: readonly {
    readonly text: string;
    readonly chance: number;
    readonly range?: readonly [number, number];
  }[];
  readonly note: string;
};

const steadfast = temper({ retreats: false, pursues: false });

/** Exact, but for what the enemy's table has made of bombardments: both tables are looked at where both are possible. */
export function groundOdds(
  { own, seat }: View<GroundGame>,
  law: GroundLaw,
  ask: Ask,
  answer: Answer | null,
): GroundOdds | null {
  const side = sideOf(seat);
  const { open } = own;
  if (Array.isArray(answer) && answer[0] === 'decline') return null;
  if (ask.rule === '23.2' && (open.step === 'attack' || open.step === 'counter')) {
    const tables = groundTables.filter((table) => agrees(open, law, enemyOf(side), table));
    return told(
      tables.map((table) => clashAt(own, law, side, table)),
      law,
      side,
      steadfast,
    );
  }
  if (open.clash === null || open.clash.step !== 'leads' || answer === null || !isLed(answer)) return null;
  const decided: Policy = (each, of) => (of === side && each.rule === ask.rule ? answer : steadfast(each, of));
  return told([bestFirst(open.clash)], law, side, decided);
}

/** Somebody has been named. */
const isLed = (answer: Answer): boolean =>
  Array.isArray(answer) && (Array.isArray(answer[0]) ? answer[0].length > 0 : answer.length > 0);

/** The combat as it would be, by one of the enemy's tables. */
function clashAt(own: GroundSeen, law: GroundLaw, side: Side, table: (typeof groundTables)[number]): Clash {
  const open = copyOf(own.open);
  const tables = { japan: own.table, allies: own.table };
  tables[enemyOf(side)] = table;
  beginClash({ law, battle: { open, secret: { tables, inoperable: 0 } } }, open.hex ?? '', side, silent);
  if (open.clash === null) throw new Error('there is no combat');
  return bestFirst(open.clash);
}

/** The tempers have the first unit lead: the best one. */
function bestFirst(clash: Clash): Clash {
  const best = copyOf(clash);
  for (const force of [best.forces.japan, best.forces.allies])
    force.units.sort((a, b) => ownQuality(b) - ownQuality(a) || b.steps - a.steps);
  return best;
}

function told(clashes: readonly Clash[], { charts }: GroundLaw, side: Side, policy: Policy): GroundOdds | null {
  const [first] = clashes;
  if (first === undefined) return null;
  const defender = defenderOf(first);
  const all = clashes.map((clash) => {
    const before = { japan: stepsOf(clash.forces.japan.units), allies: stepsOf(clash.forces.allies.units) };
    return oddsOf(
      clashProcedure,
      { charts, clash: copyOf(clash) },
      policy,
      ({ clash: end }) => ({
        own: before[side] - stepsOf(end.forces[side].units),
        enemy: before[enemyOf(side)] - stepsOf(end.forces[enemyOf(side)].units),
        out: Number(end.gone?.side === defender || stepsOf(end.forces[defender].units) === 0),
        back: Number(end.gone?.side === end.attacker),
      }),
      { below: () => 0, samples: 1000 },
    );
  });
  const row = (text: string, wanted: (measures: { [measure: string]: number }) => boolean) => {
    const chances = all.map(({ outcomes }) =>
      outcomes.filter(({ measures }) => wanted(measures)).reduce((sum, { chance }) => sum + chance, 0),
    );
    const chance = chances.reduce((sum, each) => sum + each, 0) / chances.length;
    const [least, most] = [Math.min(...chances), Math.max(...chances)];
    return { text, chance, ...(most - least > 0.005 ? { range: [least, most] as const } : {}) };
  };
  const mean = (measure: string): string => {
    const means = all.map((odds: Odds) => spreadOf(odds, measure).mean);
    return (means.reduce((sum, each) => sum + each, 0) / means.length).toFixed(1);
  };
  const attacks = side === first.attacker;
  return {
    title: `${attacks ? 'Attack' : 'Defence'} at ${first.hex}`,
    rows: [
      row(
        attacks ? 'the defender is driven out or destroyed' : 'you are driven out or destroyed',
        ({ out }) => out === 1,
      ),
      row(attacks ? 'you are thrown back' : 'the attacker is thrown back', ({ back }) => back === 1),
      row('you lose nothing', ({ own }) => own === 0),
      row('you lose two steps or more', ({ own }) => (own ?? 0) >= 2),
      row('the enemy loses two steps or more', ({ enemy }) => (enemy ?? 0) >= 2),
    ],
    note: `on average you lose ${mean('own')} steps, the enemy ${mean('enemy')}; the best units lead, nobody goes who need not, nobody pursues`,
  };
}
