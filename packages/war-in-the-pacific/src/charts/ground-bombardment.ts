/**
 * 11.2 Bombardment of ground units: two tables of equal chances, of which the one who is bombarded has secretly chosen one for
 * the turn. The second is the first with the dice turned round, 2 for 12 and 3 for 11, so the chances are the same to the
 * last place. Values are ours; the kinds of result are the book's (11.2.2 A to E).
 */
import { cite } from '../cite.js';
import { bombardmentColumn } from './bombardment.js';
import type { HouseChart } from './house.js';

export const groundTables = ['first', 'second'] as const;
export type GroundTable = (typeof groundTables)[number];

/** `modifier` for the ground combat of the turn; a check; damage to a fortification; a step. */
export type GroundBombardment = {
  readonly modifier: number;
  readonly check: boolean;
  readonly fort: boolean;
  readonly step: boolean;
};

/** Tokens of a cell: '+2', 'check', 'fort', 'step'. */
const cells = ['', '+1', '+2', '+3'].flatMap((modifier) =>
  ['', 'check', 'fort', 'step', 'check fort', 'check step', 'fort step', 'check fort step'].map((rest) =>
    `${modifier} ${rest}`.trim(),
  ),
);

/** Two dice from 2 to 12; columns of the table of ports and airbases, two and two together. */
const open = `
                      |                  |           | +1     |      |           |      | +1  |            | check      |
  check               |                  |           | +1     |      | +1        |      | +1  |            | check      | step
  +1 check            | check            |           | +2     | +1   | +1        |      | +2  | +1         | check      | check step
  +2 check            | +1 check         | +1        | +2     | +1   | +2        | +1   | +3  | +1 check   | +1 check   | +1 check step
  +3 check step       | +2 check         | +1 check  | +3     | +2   | +2        | +1   | +3  | +2 check   | +2 check   | +2 check step`;

/** Behind fortifications fewer checks, and the works themselves suffer. */
const fortified = `
                      |                  |           |        |      |           |      | +1  |            |            |
  fort                |                  |           | +1     |      |           |      | +1  |            |            | check
  fort                |                  |           | +1     |      | +1        |      | +1  |            | fort       | check
  +1 fort             | check            | +1        | +2     | +1   | +1        |      | +2  |            | +1 fort    | check
  +2 fort             | +1 check         | +1        | +2     | +1   | +2        | +1   | +3  | +1         | +1 fort    | +1 check step`;

const lines = (text: string): string[][] =>
  text
    .split('\n')
    .slice(1)
    .map((row) => row.split('|').map((cell) => cell.trim()));

export type GroundBombardmentValues = {
  readonly open: readonly (readonly string[])[];
  readonly fortified: readonly (readonly string[])[];
};

export const groundBombardment: HouseChart<GroundBombardmentValues> = {
  id: 'bombardment-ground',
  title: 'Ground Unit Bombardment',
  about: 'What a bombardment does to ground units in a hex, in the open and fortified; the first of the two tables.',
  provenance: 'designed',
  source: '11.2',
  values: { open: lines(open), fortified: lines(fortified) },
  bounds: [{ at: /^(open|fortified)\.[0-4]\.(\d|10)$/, words: cells }],
};

/** Below 0: no effect. */
export const groundColumn = (strength: number, shift = 0): number => Math.floor(bombardmentColumn(strength) / 2) + shift;

export function bombarded(
  chart: typeof groundBombardment,
  table: GroundTable,
  isFortified: boolean,
  column: number,
  sum: number,
): GroundBombardment {
  const read = table === 'second' && cite('R66') ? 14 - sum : sum;
  const cell = chart.values[isFortified ? 'fortified' : 'open'][column]?.[read - 2] ?? '';
  return {
    modifier: Number(/\+(\d)/.exec(cell)?.[1] ?? 0),
    check: cell.includes('check'),
    fort: cell.includes('fort'),
    step: cell.includes('step'),
  };
}
