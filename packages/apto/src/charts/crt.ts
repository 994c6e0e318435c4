/**
 * 5.14 The land Combat Results Table. The booklet names its codes (5.18), its columns from 1:3 to 5:1 and its die, and shows one
 * cell: a 6 at 2:1 is -/2●. Everything else in here is ours: neither better odds nor a higher roll ever does worse.
 */
import type { HouseChart } from '@ironbottom/umpire';

/** From the worst for the attacker to the best. */
export const results = ['AE', '3/-', '2/-', '1/-', '[-/1]', '-/2●', '-/3●', 'DE'] as const;
export type Result = (typeof results)[number];

export const oddsColumns = ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1'] as const;
export type OddsColumn = (typeof oddsColumns)[number];

/** The lines of the table; what lies beyond reads as the end (R41). */
export const netRolls = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type NetRoll = (typeof netRolls)[number];

type Line = { readonly [O in OddsColumn]: Result };
export type CombatResults = { readonly [N in NetRoll]: Line };

const line = (a: Result, b: Result, c: Result, d: Result, e: Result, f: Result, g: Result): Line => ({
  '1:3': a, '1:2': b, '1:1': c, '2:1': d, '3:1': e, '4:1': f, '5:1': g,
});

export const crt: HouseChart<CombatResults> = {
  id: 'land-combat',
  title: 'Land Combat Results',
  about:
    'What the net roll of the eight-sided die (the line) comes to at the odds (the column). Before the stroke stand the steps that the attacker loses, behind it the defender’s; a dot: the defender may have to retreat.',
  provenance: 'designed',
  source: '5.14, 5.18',
  exceptions: [{ at: '6.2:1', provenance: 'text', why: 'an example of 5.18 has it' }],
  values: {
    //         1:3      1:2      1:1      2:1      3:1      4:1      5:1
    1: line('AE',    '3/-',   '3/-',   '1/-',   '1/-',   '[-/1]', '[-/1]'),
    2: line('AE',    '3/-',   '2/-',   '1/-',   '[-/1]', '[-/1]', '-/2●'),
    3: line('3/-',   '2/-',   '1/-',   '[-/1]', '[-/1]', '-/2●',  '-/2●'),
    4: line('3/-',   '2/-',   '1/-',   '[-/1]', '-/2●',  '-/2●',  '-/3●'),
    5: line('2/-',   '1/-',   '[-/1]', '-/2●',  '-/2●',  '-/3●',  '-/3●'),
    6: line('2/-',   '1/-',   '[-/1]', '-/2●',  '-/3●',  '-/3●',  'DE'),
    7: line('1/-',   '[-/1]', '-/2●',  '-/2●',  '-/3●',  'DE',    'DE'),
    8: line('[-/1]', '[-/1]', '-/2●',  '-/3●',  'DE',    'DE',    'DE'),
  },
  bounds: [{ at: /^[1-8]\.[1-5]:[1-3]$/, words: results }],
  falls: (values) =>
    netRolls.flatMap((net, at) =>
      oddsColumns.flatMap((odds, column) => {
        const here = rank(values[net][odds]);
        const worseOdds = rank(values[net][oddsColumns[column - 1] ?? odds]);
        const lowerRoll = rank(values[netRolls[at - 1] ?? net][odds]);
        return here < Math.max(worseOdds, lowerRoll) ? [`a ${net} at ${odds} does worse than worse odds or a lower roll`] : [];
      }),
    ),
};

const rank = (result: Result): number => results.indexOf(result);

export const resultAt = ({ values }: typeof crt, odds: OddsColumn, net: NetRoll): Result => values[net][odds];
