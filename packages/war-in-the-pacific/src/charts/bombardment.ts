/**
 * 11 Bombardment of ports, airbases and the planes on them: two dice, columns by total strength. The columns end with the
 * printed '176+' (10.3.4); the column marked M1 gives 15 % at 10, as 5.1.3 has it. The rest is ours.
 */
import { type HouseChart, leaves } from './house.js';

/** The least strength of each column. Below the first there is no effect. */
export const bombardmentColumns = [1, 6, 13, 25, 41, 61, 86, 116, 146, 176] as const;
export const bombardmentColumnNames: readonly string[] = bombardmentColumns.map((from, at) => {
  const next = bombardmentColumns[at + 1];
  return next === undefined ? `${from}+` : `${from}–${next - 1}`;
});

/** Which column, counted from 0; -1 for no strength at all. Shifted off the left end, nothing is left of it. */
export function bombardmentColumn(strength: number, shift = 0): number {
  let at = -1;
  for (const [i, from] of bombardmentColumns.entries()) if (strength >= from) at = i;
  return at < 0 ? -1 : Math.min(bombardmentColumns.length - 1, at + shift);
}

/** A table written as a table. */
function lines(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
}

/** 5.1.2 The column by which planes that fly a second mission are lost. */
export const missionColumn = 1;

export const bombardmentOfAirPoints: HouseChart<readonly (readonly number[])[]> = {
  id: 'bombardment-air-points',
  title: 'Bombardment of Air Points',
  about: 'How many in a hundred of a type of planes on the ground are destroyed, by strength and two dice.',
  provenance: 'designed',
  source: '11.3; 5.1.3; 10.3.4',
  // Two dice from 2 to 12, after their modifiers.
  values: lines(`
     0  0  0  0  0  0  0  5  5 10 10
     0  0  0  0  5  5  5 10 15 15 20
     0  0  0  5  5 10 10 15 20 25 30
     5  5 10 15 20 25 30 35 40 50 55
    10 15 20 25 30 40 45 50 55 60 70
    10 20 25 30 40 45 50 55 60 70 75
    15 20 30 35 40 50 55 60 65 75 80
    15 25 30 40 45 55 60 65 70 80 85
    20 25 35 40 50 55 60 70 75 85 90
    20 30 40 45 50 60 65 75 80 90 95`).map((row) => row.map(Number)),
  exceptions: [{ at: '1.8', provenance: 'text', why: '5.1.3: a modified 10 on column M1 is 15 %' }],
  bounds: [{ at: /^\d\.(\d|10)$/, from: 0, to: 100 }],
  falls: (values) => fallsIn(values, (value) => value),
};

export const damageLevels = ['-', 'S', 'D1', 'D2', 'D3', 'D4'] as const;
export type DamageResult = (typeof damageLevels)[number];

export const bombardmentOfBases: HouseChart<readonly (readonly DamageResult[])[]> = {
  id: 'bombardment-bases',
  title: 'Bombardment of Ports & Airbases',
  about: 'What happens to a port or an airfield, by strength and two dice.',
  provenance: 'designed',
  source: '11.3; 11.4',
  values: lines(`
    -  -  -  -  -  -  -  -  -  S  S
    -  -  -  -  -  -  -  S  S  S  D1
    -  -  -  -  S  S  S  S  D1 D1 D2
    -  -  -  S  S  S  S  D1 D1 D2 D2
    -  -  S  S  S  D1 D1 D1 D2 D2 D3
    -  S  S  S  D1 D1 D1 D2 D2 D3 D3
    S  S  S  D1 D1 D1 D2 D2 D3 D3 D4
    S  S  D1 D1 D1 D1 D2 D2 D3 D4 D4
    S  S  D1 D1 D1 D2 D2 D3 D3 D4 D4
    S  D1 D1 D1 D2 D2 D3 D3 D4 D4 D4`).map((row) => row.map((cell) => damageLevels.find((level) => level === cell) ?? '-')),
  bounds: [{ at: /^\d\.(\d|10)$/, words: damageLevels }],
  falls: (values) => fallsIn(values, (value) => damageLevels.indexOf(value)),
};

/** Along a line and down a column nothing may become less. */
function fallsIn<V>(values: readonly (readonly V[])[], worth: (value: V) => number): string[] {
  return leaves(values).flatMap((path) => {
    const [row = 0, at = 0] = path.split('.').map(Number);
    const here = values[row]?.[at];
    if (here === undefined) return [];
    const lesser = [values[row - 1]?.[at], values[row]?.[at - 1]].find(
      (before) => before !== undefined && worth(before) > worth(here),
    );
    return lesser === undefined ? [] : [`${path}: ${here} comes after ${lesser}`];
  });
}

/** Two dice after their modifiers: below 2 counts as 2, above 12 as 12. */
const line = (sum: number): number => Math.max(0, Math.min(10, sum - 2));

export const percentLost = (chart: typeof bombardmentOfAirPoints, column: number, sum: number): number =>
  chart.values[column]?.[line(sum)] ?? 0;

export const damageOf = (chart: typeof bombardmentOfBases, column: number, sum: number): DamageResult =>
  chart.values[column]?.[line(sum)] ?? '-';
