/** Rows of the building sheet that are there only when there is something in them: a unit for nothing (11.6), a harbour (10.43). */
import type { Pick, RowAnswer } from '@ironbottom/umpire';
import { type Law, seatOf } from '../law.js';
import { hexName } from '../names.js';
import type { LandUnit, Nation } from '../pieces.js';
import type { Theatre } from '../play.js';
import type { Pub, Tray } from '../state.js';
import { placeOf } from './8-holdings.js';
import { enlarge, enlargeable, enlargingPrice } from './10-43-harbours.js';
import { freeChoice } from './11-6-free-units.js';

export type Extra = { readonly row: Pick; readonly purse: Nation; readonly each: number };

const figures = ({ strength, move }: LandUnit): string => `${strength[strength.length - 1]}-${move}`;

export function extrasOf(
  pub: Pub,
  { options, charts }: Law,
  nations: readonly Nation[],
  tray: Tray | undefined,
): Extra[] {
  const extras: Extra[] = [];
  const free = options.freeUnits ? freeChoice(pub, nations, charts, tray) : { most: 0, of: [] };
  if (free.of.length > 0)
    extras.push({
      row: {
        ...{ ask: 'pick', rule: '11.6', prompt: 'A unit of the Force Pool for nothing', min: 0 },
        of: free.of.map((unit) => ({ id: unit.id, text: `${unit.name} ${figures(unit)}` })),
        max: Math.min(free.most, free.of.length),
      },
      purse: 'japan',
      each: 0,
    });
  const ports = nations.includes('japan') ? enlargeable(pub) : [];
  if (ports.length > 0)
    extras.push({
      row: {
        ...{ ask: 'pick', rule: '10.43', min: 0, max: 1 },
        prompt: `A port to be made a major one, once in the game, ${enlargingPrice(charts)} EP: a die says how many seasons it takes`,
        of: ports.map((id) => {
          const at = placeOf(id);
          return { id, text: hexName(id), ...(at !== undefined && { at }), seldom: true };
        }),
      },
      purse: 'japan',
      each: enlargingPrice(charts),
    });
  return extras;
}

/** What was chosen in them; the units that come for nothing. */
export function takeExtras(table: Theatre, extras: readonly Extra[], answers: readonly RowAnswer[]): string[] {
  const { public: pub } = table.state;
  return extras.flatMap(({ row, purse, each }, nth) => {
    const ids = (answers[nth] ?? []) as string[];
    if (each > 0 && ids.length > 0) pub.ep[purse] = (pub.ep[purse] ?? 0) - each * ids.length;
    if (row.rule === '10.43') {
      for (const id of ids) enlarge(table, id, seatOf(table.law, purse));
      return [];
    }
    return ids;
  });
}
