/** Naval Combat Results Table: levels of damage by odds (rows, from less than 1:1 to 8:1 and more) and one die (columns). */
import type { HouseChart } from './house.js';

export const results = ['-', 'D1', 'D2', 'D3', 'D4', 'S'] as const;
export type NavalResult = (typeof results)[number];

export const mostOdds = 8;

export const navalCRT: HouseChart<readonly (readonly NavalResult[])[]> = {
  id: 'naval-crt',
  title: 'Naval Combat Results Table',
  provenance: 'designed',
  source: '7.8.1, 19.4.7, R23',
  about: 'What damage points do to a ship: by how many times they come to her defence, and a die.',
  values: [
    //  1     2     3     4     5     6
    [ '-',  '-',  '-',  '-',  '-',  'D1'],    // less than 1:1
    [ '-',  '-',  'D1', 'D1', 'D1', 'D2'],    // 1:1
    [ '-',  'D1', 'D1', 'D2', 'D2', 'D3'],    // 2:1
    [ 'D1', 'D1', 'D2', 'D2', 'D3', 'D4'],    // 3:1
    [ 'D1', 'D2', 'D2', 'D3', 'D4', 'S' ],    // 4:1
    [ 'D2', 'D2', 'D3', 'D4', 'D4', 'S' ],    // 5:1
    [ 'D2', 'D3', 'D4', 'D4', 'S',  'S' ],    // 6:1
    [ 'D3', 'D4', 'D4', 'S',  'S',  'S' ],    // 7:1
    [ 'D4', 'D4', 'S',  'S',  'S',  'S' ],    // 8:1 and more
  ],
  bounds: [{ at: /^[0-8]\.[0-5]$/, words: results }],
  falls(values) {
    const found: string[] = [];
    const worth = (result: NavalResult | undefined): number => (result === undefined ? 0 : results.indexOf(result));
    for (const [odds, row] of values.entries())
      for (const [die, result] of row.entries()) {
        if (worth(result) < worth(row[die - 1])) found.push(`${odds}:1 falls at die ${die + 1}`);
        if (worth(result) < worth(values[odds - 1]?.[die])) found.push(`die ${die + 1} falls at ${odds}:1`);
      }
    return found;
  },
};
