/** The Naval Attack Table, as printed: hits by strength (rows) and dice roll from 2 to 12 (columns). */
import type { Chart } from '@ironbottom/umpire';

export type AttackRow = { readonly AS: number | null; readonly from: number; readonly to: number; readonly hits: readonly number[] };

const row = (AS: number | null, from: number, to: number, ...hits: number[]): AttackRow => ({ AS, from, to, hits });

export const navalAttack: Chart<readonly AttackRow[]> = {
  id: 'naval-attack',
  title: 'Naval Attack Table',
  provenance: 'text',
  source: '20.51, CHART-naval-attack',
  values: [
    //   AS    FF        2  3  4  5  6   7   8   9  10  11  12+
    row(null,  1,  1,    0, 0, 0, 0, 0,  0,  1,  1,  1,  1,  1),
    row(null,  2,  2,    0, 0, 0, 0, 0,  1,  1,  1,  1,  1,  2),
    row(1,     3,  3,    0, 0, 0, 0, 1,  1,  1,  1,  1,  2,  2),
    row(null,  4,  4,    0, 0, 0, 1, 1,  1,  1,  1,  2,  2,  3),
    row(2,     5,  6,    0, 0, 1, 1, 1,  1,  2,  2,  2,  3,  3),
    row(3,     7,  9,    1, 1, 1, 1, 2,  2,  2,  3,  3,  3,  4),
    row(4,    10, 12,    1, 1, 2, 2, 2,  3,  3,  3,  4,  4,  5),
    row(5,    13, 15,    2, 2, 2, 3, 3,  3,  4,  4,  5,  5,  6),
    row(6,    16, 18,    2, 2, 3, 3, 3,  4,  4,  5,  5,  6,  6),
    row(7,    19, 21,    2, 3, 3, 3, 4,  4,  5,  5,  6,  6,  7),
    row(8,    22, 24,    3, 3, 3, 4, 4,  5,  5,  6,  6,  7,  7),
    row(9,    25, 27,    3, 3, 4, 4, 5,  5,  6,  6,  7,  7,  8),
    row(10,   28, 30,    3, 4, 4, 5, 5,  6,  6,  7,  7,  8,  8),
    row(11,   31, 33,    4, 4, 5, 5, 6,  6,  7,  7,  8,  8,  9),
    row(12,   34, 36,    4, 5, 5, 6, 6,  7,  7,  8,  8,  9,  9),
    row(13,   37, 39,    5, 5, 6, 6, 7,  7,  8,  8,  9,  9, 10),
    row(14,   40, 42,    5, 6, 6, 7, 7,  8,  8,  9,  9, 10, 10),
    row(15,   43, 45,    6, 6, 7, 7, 8,  8,  9,  9, 10, 10, 11),
    row(16,   46, 48,    6, 7, 7, 8, 8,  9,  9, 10, 10, 11, 11),
    row(17,   49, 51,    7, 7, 8, 8, 9,  9, 10, 10, 11, 11, 12),
    row(18,   52, 54,    7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12),
    row(19,   55, 57,    8, 8, 9, 9,10, 10, 11, 11, 12, 12, 13),
    row(20,   58, 60,    8, 9, 9,10,10, 11, 11, 12, 12, 13, 13),
  ],
};

/** The last row's strength: what is beyond it is looked up apart. */
export const mostAS = 20;
export const mostFF = 60;
