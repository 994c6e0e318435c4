/** 11 Searchers that see a fleet keep it in sight as it sails. */
import { mapboard } from '@ironbottom/flat-top';
import type { RowAnswer, Sheet, Walk, WalkAnswer } from '@ironbottom/umpire';
import { isOpen } from './answers.js';
import { type Bridge, told } from './bridge.js';
import { hexesOf } from './flying.js';
import { homeFrom, missionOf, turnsLeft } from './planes.js';
import { route } from './routes.js';

const { distance } = mapboard;

/** One searcher with fuel to spare for each fleet. */
export function attempts(bridge: Bridge, sheet: Sheet): RowAnswer[] {
  const taken = new Set<string>();
  return sheet.rows.map((row): RowAnswer => {
    if (row.ask !== 'pick') return [];
    const flight = bridge.own.flights.find(({ id }) => row.prompt.startsWith(`${id} in `));
    if (flight === undefined || missionOf(bridge.law, flight) !== 'search') return [];
    const home = homeFrom(bridge, flight.lots, flight.hex);
    if (home !== undefined && home.turns + 2 > turnsLeft(bridge, flight)) return [];
    const target = row.of.find((item) => isOpen(item) && !taken.has(item.id));
    if (target === undefined) return [];
    taken.add(target.id);
    return [target.id];
  });
}

/** Back to a hex beside it. */
export function follow(bridge: Bridge, ask: Walk): WalkAnswer {
  const hex = told(bridge.view, 'hex');
  if (typeof hex !== 'number' || distance(ask.from, hex) <= 1) return { path: [], halt: [] };
  const path = route(bridge, ask.unit, ask.from, hex, Math.min(hexesOf(bridge, ask), distance(ask.from, hex) - 1));
  return { path, halt: [] };
}
