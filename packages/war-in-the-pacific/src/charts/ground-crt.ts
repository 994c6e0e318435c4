/**
 * 23.2.1 Ground Combat. The book gives axes and die, no value: a column from the Troop Qualities of the two lead units, a row
 * from the steps of both sides, one ten-sided die that helps the attacker when it is high. Everything in here is ours.
 */
import type { HouseChart } from './house.js';

/** Who must retreat; `either`: who wants to may, the attacker first. */
export type RetreatResult = 'none' | 'either' | 'attacker' | 'defender';

/** 'attacker's severity / defender's severity, retreat'. */
const written = /^([0-5])\/([0-5])(?: (either|attacker|defender))?$/;

/** How bad it may be for each side, and who has to go. */
export type GroundResult = {
  readonly attacker: number;
  readonly defender: number;
  readonly retreat: RetreatResult;
};

/** How much better the attacker's lead unit is; the ends take in whatever lies beyond. */
export const groundColumns = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const;
/** The die after its modifiers: what is below 0 or above 9 has a line of its own. */
export const groundRolls = ['-1', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

// A column to the right is worth one on the die. From five against the attacker to five against the defender.
const ladder = `
  5/0 attacker | 5/0 attacker | 4/0 attacker | 4/1 attacker | 4/1 attacker
  3/1 attacker | 3/1 attacker | 3/1 either   | 2/1 either   | 2/2
  2/2 either   | 2/2 either   | 1/2 either   | 1/3 defender | 1/3 defender
  1/4 defender | 0/4 defender | 0/4 defender | 0/5 defender | 0/5 defender`
  .trim()
  .split(/[|\n]/)
  .map((cell) => cell.trim());

const column = (at: number): string[] => groundRolls.map((_, roll) => ladder[at + roll] ?? '2/2');

export const groundCombat: HouseChart<readonly (readonly string[])[]> = {
  id: 'ground-combat',
  title: 'Ground Combat',
  about: 'What the die of a ground combat comes to, by how much better the attacker’s lead unit is.',
  provenance: 'designed',
  source: '23.2.1',
  values: groundColumns.map((_, at) => column(at)),
  bounds: [
    {
      at: /^[0-8]\.(\d|1[01])$/,
      words: [0, 1, 2, 3, 4, 5].flatMap((a) =>
        [0, 1, 2, 3, 4, 5].flatMap((d) =>
          ['', ' either', ' attacker', ' defender'].map((retreat) => `${a}/${d}${retreat}`),
        ),
      ),
    },
  ],
  falls: (values) =>
    values.flatMap((results, at) =>
      results.flatMap((text, roll) => {
        const b = resultOf(text);
        const isLess = (before: string | undefined): boolean => {
          const a = before === undefined ? b : resultOf(before);
          return b.attacker > a.attacker || b.defender < a.defender;
        };
        const [before, left] = [results[roll - 1], values[at - 1]?.[roll]];
        return [
          ...(isLess(before) ? [`column ${groundColumns[at]}: ${text} stands above ${before}`] : []),
          ...(isLess(left) ? [`column ${groundColumns[at]}: ${text} stands beside ${left}`] : []),
        ];
      }),
    ),
};

export function resultOf(text: string): GroundResult {
  const [, attacker, defender, retreat] = written.exec(text) ?? [];
  if (attacker === undefined || defender === undefined) throw new Error(`${text} is no result of ground combat`);
  return {
    attacker: Number(attacker),
    defender: Number(defender),
    retreat: retreat === 'either' || retreat === 'attacker' || retreat === 'defender' ? retreat : 'none',
  };
}

export function groundResult(chart: typeof groundCombat, col: number, roll: number): GroundResult {
  const at = Math.max(0, Math.min(groundColumns.length - 1, col + 4));
  const line = Math.max(0, Math.min(groundRolls.length - 1, roll + 1));
  return resultOf(chart.values[at]?.[line] ?? '2/2');
}

/** The rows: steps of both sides together, up to and with this many. */
export const stepRows = [3, 7, 12, 19, 29, 999] as const;

export const groundLosses: HouseChart<readonly (readonly number[])[]> = {
  id: 'ground-losses',
  title: 'Ground Combat, step losses',
  about: 'How many steps a severity costs, by the steps of both sides together: 1–3, 4–7, 8–12, 13–19, 20–29, 30 and more.',
  provenance: 'designed',
  source: '23.2.1',
  values: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 1, 1],
    [0, 0, 1, 1, 1, 2],
    [0, 1, 1, 2, 2, 3],
    [1, 1, 2, 2, 3, 4],
    [1, 2, 3, 3, 4, 6],
  ],
  bounds: [{ at: /^[0-5]\.[0-5]$/, from: 0, to: 30 }],
  falls: (values) =>
    values.flatMap((row, severity) =>
      row.flatMap((steps, at) =>
        steps < (values[severity - 1]?.[at] ?? 0) || steps < (row[at - 1] ?? 0)
          ? [`severity ${severity}, row ${at + 1}: ${steps} is less than before`]
          : [],
      ),
    ),
};

export function stepsLost(chart: typeof groundLosses, severity: number, steps: number): number {
  const row = stepRows.findIndex((most) => steps <= most);
  return chart.values[severity]?.[row] ?? 0;
}
