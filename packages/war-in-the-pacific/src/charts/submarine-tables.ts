/** Tables of submarine attacks: ASW, hits, damage, and what the distance to the base does. */

import type { HouseChart } from './house.js';
import { type NavalResult, results } from './naval-crt.js';

/** The least screening value of each row of the ASW Table. */
export const screenRows = [0, 1, 2, 3, 5, 7, 10, 13] as const;

export const aswTable: HouseChart<readonly (readonly number[])[]> = {
  id: 'asw',
  title: 'ASW Table',
  provenance: 'designed',
  source: '22.7, R83',
  about: 'How many submarines are screened off, by screening value and a die; 7 with hedgehogs.',
  values: [
    // 1  2  3  4  5  6  7
    [  0, 0, 0, 0, 0, 0, 0 ],    // none
    [  0, 0, 0, 0, 1, 1, 1 ],    // 1
    [  0, 0, 0, 1, 1, 1, 2 ],    // 2
    [  0, 0, 1, 1, 1, 2, 2 ],    // 3-4
    [  0, 1, 1, 2, 2, 3, 3 ],    // 5-6
    [  1, 1, 2, 2, 3, 4, 4 ],    // 7-9
    [  1, 2, 2, 3, 4, 5, 5 ],    // 10-12
    [  2, 2, 3, 4, 5, 6, 6 ],    // 13 and more
  ],
  bounds: [{ at: /^\d\.\d$/, from: 0, to: 12 }],
  falls: (values) =>
    values.flatMap((row, at) =>
      row.flatMap((screened, die) => [
        ...(screened < (row[die - 1] ?? 0) ? [`row ${at + 1} falls at die ${die + 1}`] : []),
        ...(screened < (values[at - 1]?.[die] ?? 0) ? [`die ${die + 1} falls at row ${at + 1}`] : []),
      ]),
    ),
};

/** The least printed defence of each row of the two tables that follow. */
export const defenceRows = [0, 4, 7, 10] as const;

export const subHit: HouseChart<readonly number[]> = {
  id: 'sub-hit',
  title: 'Sub Hit Table',
  provenance: 'designed',
  source: '22.7, R84',
  about: 'The least die that hits, by printed defence: up to 3, 4-6, 7-9, 10 and more. Large ships are easier to hit.',
  values: [6, 5, 5, 4],
  bounds: [{ at: /^[0-3]$/, from: 1, to: 7 }],
  falls: (values) => values.flatMap((least, row) => (least > (values[row - 1] ?? 7) ? [`row ${row + 1} wants more`] : [])),
};

export const subDamage: HouseChart<readonly (readonly NavalResult[])[]> = {
  id: 'sub-damage',
  title: 'Sub Damage Table',
  provenance: 'designed',
  source: '22.7, 22.7.4, R85',
  about: 'What a hit does, by printed defence (up to 3, 4-6, 7-9, 10 and more) and a die.',
  values: [
    //  1     2     3     4     5     6
    [ 'D2', 'D3', 'D4', 'S',  'S',  'S' ],
    [ 'D1', 'D2', 'D3', 'D4', 'S',  'S' ],
    [ 'D1', 'D2', 'D2', 'D3', 'D4', 'S' ],
    [ 'D1', 'D1', 'D1', 'D2', 'D3', 'D4'],
  ],
  bounds: [{ at: /^[0-3]\.[0-5]$/, words: results }],
  falls: (values) =>
    values.flatMap((row, at) =>
      row.flatMap((result, die) => [
        ...(results.indexOf(result) < results.indexOf(row[die - 1] ?? '-') ? [`row ${at + 1} falls at die ${die + 1}`] : []),
        ...(results.indexOf(result) > results.indexOf(values[at - 1]?.[die] ?? 'S') ? [`row ${at + 1} is worse for a larger ship at die ${die + 1}`] : []),
      ]),
    ),
};

/** Sub Log: what the distance between squadron and base does to the number available. `most`: hexes. */
export const subLog: HouseChart<readonly { readonly most: number; readonly drm: number }[]> = {
  id: 'sub-log',
  title: 'Sub Log: distance to the base',
  provenance: 'designed',
  source: '22.3.2, R86',
  about: 'What is added to the number of submarines available, by hexes from their base.',
  values: [
    { most: 15, drm: 1 },
    { most: 30, drm: 0 },
    { most: 45, drm: -1 },
    { most: 99, drm: -2 },
  ],
  bounds: [
    { at: /\.most$/, from: 1, to: 99 },
    { at: /\.drm$/, from: -6, to: 6 },
  ],
  falls: (values) =>
    values.flatMap(({ most, drm }, at) => {
      const before = values[at - 1];
      if (before === undefined) return [];
      return most <= before.most || drm > before.drm ? [`line ${at + 1} does not go on from line ${at}`] : [];
    }),
};
