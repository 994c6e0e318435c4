/** 8.6 to 8.8 From box to box: whoever has landed is made ready again, armed for what there is to attack. */
import { type Field, fliesFreely, isQuick, type Parked } from '@ironbottom/flat-top';
import type { RowAnswer, Sheet } from '@ironbottom/umpire';
import { filling } from './answers.js';
import type { Bridge } from './bridge.js';
import { patrolAloft, patrolWanted, searchersAloft, searchersWanted } from './launching.js';
import { isFighter, isScout, ratingOf } from './planes.js';
import { armsFor, enemyHasShips, targetFrom } from './targets.js';

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
  const eyes = new Map(bridge.fields.map((field) => [field.id, searchersFrom(bridge, field)]));
  const wishes = entriesOf(bridge).flatMap((entry, row): Wish[] => {
    const { field, parked } = entry;
    if (!isCleared(bridge, field) || isFighter(bridge.law, parked.plane)) {
      const wish = wishFor(bridge, entry);
      return wish === undefined ? [] : [{ row, ...wish }];
    }
    const left = eyes.get(field.id) ?? 0;
    const goes = goingNow(bridge, entry, left);
    if (isScout(bridge.law, parked.plane)) eyes.set(field.id, left - goes);
    return kept(bridge, entry, goes).map((wish) => ({ row, ...wish }));
  });
  for (const { row, id, factors } of wishes.sort((a, b) => a.rank - b.rank)) give(row, id, factors);
  for (const [i, row] of sheet.rows.entries()) {
    if (row.ask === 'say') rows[i] = Math.min(row.to, Math.max(row.from, 100)); // 7.12.2 honest
    if (row.ask === 'split' && (row.rule === 'SC1.4' || row.rule.startsWith('OPT-AP.')))
      rows[i] = arriving(bridge, row.prompt, row.total, row.over);
  }
  return rows;
}

/** 21.6 Planes Ready or Just Landed double what falls on them. */
const isCleared = ({ doctrine, law, side }: Bridge, { id }: Field): boolean => {
  const { raid } = law.scenario.victory;
  return doctrine.clears && raid !== undefined && raid.side !== side && raid.base === id;
};

/** 8.3 Searchers that can take off this turn and go the whole way, beside the fighters. */
function searchersFrom(bridge: Bridge, field: Field): number {
  const { law, turn, side } = bridge;
  if (turn === 0 && law.scenario.special.noTakeOffOnFirstTurn === side) return 0;
  const patrol = Math.max(0, patrolWanted(bridge, field) - patrolAloft(bridge, field));
  const wanted = searchersWanted(bridge) - searchersAloft(bridge);
  return Math.max(0, Math.min(wanted, field.launch.minimum, field.launch.normal - patrol));
}

/** How many of these are going to take off this turn. */
function goingNow(bridge: Bridge, { field, parked }: Entry, eyes: number): number {
  const { law } = bridge;
  if (isScout(law, parked.plane)) return Math.max(0, Math.min(parked.factors, eyes));
  const target = targetFrom(bridge, field.hex ?? 0, [armsFor(bridge, parked.plane)]);
  return target === undefined ? 0 : parked.factors;
}

/** Only those who take off are made ready. */
function kept(bridge: Bridge, { box, parked }: Entry, goes: number): Omit<Wish, 'row'>[] {
  const { plane, factors, dispersed } = parked;
  const ready = `ready ${armsFor(bridge, plane)}`;
  if (box === 'readying') return goes > 0 ? [{ id: dispersed ? 'undisperse' : ready, factors: goes, rank: 0 }] : [];
  return box === 'ready' && goes === factors
    ? []
    : [{ id: 'readying', factors: factors - (box === 'ready' ? goes : 0), rank: 2 }];
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

/** Where a ship has no scouts, one dive bomber in four stays unarmed to search; an experienced officer has a few ashore, too. */
function searchersAmong({ law, side, doctrine }: Bridge, { ship }: Field, { plane, arms, factors }: Parked): number {
  if (arms !== 'none' || !enemyHasShips(law, side) || (ship === null && !doctrine.discerns)) return 0;
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
