/** 8.6 to 8.8 From box to box: whoever has landed is made ready again, armed for what there is to attack. */
import { type Field, fliesFreely, isQuick, type Parked } from '@ironbottom/flat-top';
import type { RowAnswer, Sheet } from '@ironbottom/umpire';
import { filling } from './answers.js';
import type { Bridge } from './bridge.js';
import { isFighter, isScout, ratingOf } from './planes.js';
import { armsFor, enemyHasShips } from './targets.js';

export type Entry = {
  readonly field: Field;
  readonly box: 'ready' | 'justLanded' | 'readying';
  readonly parked: Parked;
};

/** The rows in the order of the sheet. */
export function entriesOf({ fields, law, side }: Bridge): Entry[] {
  const entries: Entry[] = [];
  for (const field of fields)
    for (const box of ['ready', 'justLanded', 'readying'] as const)
      for (const parked of field.grounded[box])
        if (!fliesFreely(law, side, parked.plane, field.id)) entries.push({ field, box, parked });
  return entries;
}

/** Where a row's planes go, and how pressing that is: the least first. */
type Wish = { readonly row: number; readonly id: string; readonly factors: number; readonly rank: number };

export function boxes(bridge: Bridge, sheet: Sheet): RowAnswer[] {
  const { rows, give } = filling(sheet);
  const wishes = entriesOf(bridge).flatMap((entry, row): Wish[] => {
    const wish = wishFor(bridge, entry);
    return wish === undefined ? [] : [{ row, ...wish }];
  });
  for (const { row, id, factors } of wishes.sort((a, b) => a.rank - b.rank)) give(row, id, factors);
  for (const [i, row] of sheet.rows.entries()) {
    if (row.ask === 'say') rows[i] = Math.min(row.to, Math.max(row.from, 100)); // 7.12.2 honest
    if (row.ask === 'split' && (row.rule === 'SC1.4' || row.rule.startsWith('OPT-AP.')))
      rows[i] = arriving(bridge, row.prompt, row.total, row.over);
  }
  return rows;
}

function wishFor(bridge: Bridge, { field, box, parked }: Entry): Omit<Wish, 'row'> | undefined {
  const { law } = bridge;
  const { plane, factors, arms, dispersed } = parked;
  const wanted = armsFor(bridge, plane);
  const late = isFighter(law, plane) ? 1 : isScout(law, plane) ? 2 : 0;
  if (box === 'readying') return { id: dispersed ? 'undisperse' : `ready ${wanted}`, factors, rank: late };
  if (box === 'justLanded' && isQuick(law, plane)) return { id: `ready ${wanted}`, factors, rank: 3 + late };
  if (box === 'justLanded') return { id: 'readying', factors, rank: 3 + late };
  const idle = arms === wanted ? 0 : factors - searchersAmong(bridge, field, parked);
  return idle > 0 ? { id: 'readying', factors: idle, rank: 6 } : undefined;
}

/** Where a ship has no scouts, one dive bomber in four stays unarmed to search. */
function searchersAmong({ law, side }: Bridge, { ship }: Field, { plane, arms, factors }: Parked): number {
  if (ship === null || arms !== 'none' || !enemyHasShips(law, side)) return 0;
  return ratingOf(law, plane).mission === 'dive' ? Math.min(factors, 3) : 0;
}

/** SC1.4, OPT-AP The prompt begins with how many of which plane. */
function arriving(
  bridge: Bridge,
  prompt: string,
  total: number,
  over: readonly { readonly id: string }[],
): { [id: string]: number } {
  const { whenShipSeen, additional } = bridge.law.scenario.special;
  const planes = { ...whenShipSeen?.planes, ...additional?.[bridge.side] };
  const plane = Object.keys(planes).find((each) => prompt.includes(` ${each} `));
  const arms = plane === undefined ? 'none' : armsFor(bridge, plane as Parked['plane']);
  const id = over.find((each) => each.id === arms || each.id.endsWith(` ${arms}`))?.id ?? over[0]?.id ?? 'none';
  return { [id]: total };
}
