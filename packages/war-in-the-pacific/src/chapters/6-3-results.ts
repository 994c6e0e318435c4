/** 6.3 The Air-to-Air CRT and what its results do. */
import type { Limit, Row, Sheet } from '@ironbottom/umpire';
import { airColumns, airRows } from '../charts/air-combat.js';
import { cite } from '../cite.js';
import { zeroIsNone } from '../dice.js';
import { round } from '../rounding.js';
import type { StrikeLaw } from '../strike/law.js';
import type { Flight } from '../strike/state.js';
import { attackInAir, defenceInAir } from './5-2-altitude.js';

/** The last band whose least value is reached. */
export function bandIn(least: readonly number[], value: number): number {
  let band = 0;
  while ((least[band + 1] ?? Number.POSITIVE_INFINITY) <= value) band++;
  return band;
}

/** 6.3.1 Column by strength, row by number of Air Points, two dice. */
export function airResult(
  { charts }: { readonly charts: Pick<StrikeLaw['charts'], 'airCRT'> },
  strength: number,
  number: number,
  roll: number,
): { aborted: number; eliminated: number } {
  if (strength <= 0) return { aborted: 0, eliminated: 0 };
  const [column, row] = [bandIn(airColumns, strength), bandIn(airRows, number)];
  const at = Math.max(0, Math.min(10, roll - 2));
  const { aborted, eliminated } = charts.airCRT.values;
  return { aborted: aborted[row]?.[at]?.[column] ?? 0, eliminated: eliminated[row]?.[at]?.[column] ?? 0 };
}

export const strengthInAir = (law: StrikeLaw, flights: readonly Flight[]): number =>
  flights.reduce((sum, flight) => sum + flight.points * attackInAir(law, flight), 0);

/** 6.3.1 Untrained Air Points suffer everything before trained ones suffer anything. */
export function liable(flights: readonly Flight[]): Flight[] {
  const alive = flights.filter(({ points }) => points > 0);
  const untrained = alive.filter(({ trained }) => !trained);
  return untrained.length > 0 && cite('6.3.1') ? untrained : alive;
}

/** How many Air Points of a flight so many strength points do away with. */
export const pointsFor = (law: StrikeLaw, flight: Flight, strength: number): number =>
  Math.min(flight.points, round(strength / defenceInAir(law, flight), 'down'));

/** What an attack did, in points of strength; `limit`: Air Points that may be shot down (6.3.2). */
export type Toll = { readonly eliminated: number; readonly aborted: number; readonly limit: number };
/** Air Points that may suffer it, alike among themselves. */
export type Sufferer = { readonly text: string; readonly points: number; readonly each: number };

/** 6.3.1 The attacker shares out what he did: for each kind how many are shot down, then how many are driven off. */
export function lossSheet(open: readonly Sufferer[], { eliminated, aborted, limit }: Toll): Sheet {
  const within = ({ points, each }: Sufferer, strength: number): number =>
    Math.min(points, round(strength / each, 'down'));
  const rows = open.flatMap((sufferer): Row[] => [
    {
      ask: 'say',
      rule: '6.3.1',
      prompt: `${sufferer.text} (${sufferer.each} each): how many are shot down?`,
      from: 0,
      to: Math.min(within(sufferer, eliminated), limit),
    },
    {
      ask: 'say',
      rule: '6.3.1',
      prompt: 'How many are driven off?',
      from: 0,
      to: within(sufferer, aborted),
    },
  ]);
  const limits: Limit[] = [
    {
      rule: '6.3.1',
      why: `strength of ${eliminated} is shot down`,
      most: eliminated,
      of: open.map(({ each }, i) => ({ row: 2 * i, each })),
    },
    {
      rule: '6.3.1',
      why: `strength of ${aborted} is driven off`,
      most: aborted,
      of: open.map(({ each }, i) => ({ row: 2 * i + 1, each })),
    },
    ...(limit < 1000
      ? [
          {
            rule: '6.3.2',
            why: `return fire shoots down ${limit} at most`,
            most: limit,
            of: open.map((_, i) => ({ row: 2 * i })),
          },
        ]
      : []),
    ...open.map(({ points }, i) => ({
      rule: '6.3.1',
      why: `there are ${points}`,
      most: points,
      of: [{ row: 2 * i }, { row: 2 * i + 1 }],
    })),
  ];
  return {
    ask: 'sheet',
    rule: '6.3.1',
    prompt: `Who suffers? Strength of ${eliminated} is shot down, of ${aborted} driven off.`,
    rows,
    limits,
  };
}

/** 6.3.2 By return fire of bombers no more fighters are shot down than bombers were hit. */
export const mostByReturnFire = (bombersHit: number): number => (cite('6.3.2') ? bombersHit : Number.MAX_SAFE_INTEGER);

/** 6.3.3 Nor are they where a way home by a friendly field has no leg beyond normal range. */
export const isSpared = (normalRange: number, legs: readonly number[]): boolean =>
  legs.every((leg) => leg <= normalRange) && cite('6.3.3');

/** 6.3.3 Home from extended range: losses of a type are doubled when the die is above its extended rating. */
export const isDoubled = (law: StrikeLaw, type: Flight['type'], face: number, elite = false): boolean =>
  zeroIsNone(face) > law.charts.airPoints.values[type].air[1] + (elite && type === 'A6M' && cite('7.11') ? 1 : 0) &&
  cite('6.3.3');

type ByKind = { readonly [kind: string]: number };

/** 6.3.3 Of trained and untrained Air Points of a type one kind rolls: the owner is taken to choose the one that has less to lose. */
export function whoRolls(lost: ByKind, coming: ByKind): string[] {
  const atStake = (kind: string): number => Math.min(lost[kind] ?? 0, coming[kind] ?? 0);
  const kinds = Object.keys(lost)
    .sort()
    .filter((kind) => (lost[kind] ?? 0) > 0);
  const young = ' untrained';
  return kinds.filter((kind) => {
    const other = kind.endsWith(young) ? kind.slice(0, -young.length) : kind + young;
    const [own, others] = [atStake(kind), atStake(other)];
    return (lost[other] ?? 0) === 0 || own < others || (own === others && kind.endsWith(young));
  });
}
