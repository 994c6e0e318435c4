/** 14.6 Taking off. 14.11, 14.12, 14.20 Beyond the edge of the map. */
import type { Hex } from '@ironbottom/hexes';
import { cite } from '../cite.js';
import { fieldCalled } from '../fields.js';
import { type GameOwn, type GameTable, ownOf } from '../game-kit.js';
import { type EntryHex, entryHexes, name } from '../map.js';
import type { Flight } from '../pieces.js';
import type { Side } from '../state.js';
import { observeFlight, observeOwn } from './7-observation.js';
import { flyBeyond } from './optional-off-board.js';

/** 8.5.1, 14.6 Off the deck, low, in the hex of its ship or base; from an off-board base it is on its way for some turns. */
export function takeOff(table: GameTable, side: Side, flight: Flight): void {
  const own = ownOf(table.state, side);
  const field = fieldCalled(own, table.law, side, flight.onDeck ?? '');
  const place = field?.name ?? flight.onDeck ?? '';
  flight.onDeck = null;
  flight.hex = field?.hex ?? flight.hex;
  const [entry] = entriesOf(place);
  if (field?.base?.offBoard === true && entry !== undefined && cite('14.11'))
    flight.away = { base: field.id, turns: entry.turns, inbound: true };
  table.say('14.6', 'takes-off', { af: flight.id, place }, [side]);
  if (flight.away === null) observeFlight(table, side, flight, flight.hex, !flight.onMap);
  else flight.moved = true;
}

/** The hexes through which planes go to and come from an off-board base. */
export const entriesOf = (base: string): readonly EntryHex[] => entryHexes.filter((entry) => entry.base === base);

/** Where it stands is an entry hex of one of its side's bases: that base. */
export const baseBeyond = (own: GameOwn, hex: Hex): EntryHex | undefined =>
  entryHexes.find((entry) => entry.hex === hex && own.bases.some(({ id }) => id === entry.base));

/** One turn nearer. R93 The time beyond counts: deadlines are turns of the clock. */
export function comeNearer(table: GameTable, side: Side): void {
  for (const flight of ownOf(table.state, side).flights) {
    const { away } = flight;
    if (away === null || flight.onDeck !== null) continue;
    if (away.hexes !== undefined) flyBeyond(table.law, flight);
    else if (away.turns > 0) flight.away = { base: away.base, turns: away.turns - 1, inbound: away.inbound };
  }
}

/** 14.11, R94 It is placed in an entry hex, on the map or on the log, and does not move this turn. */
export function arriveFrom(table: GameTable, side: Side, flight: Flight, at: Hex | undefined, shown: boolean): void {
  const { away } = flight;
  if (away === null || !away.inbound || away.turns > 0) return;
  const entries = entriesOf(away.base);
  const entry = entries.find(({ hex }) => hex === at) ?? entries[0];
  if (entry === undefined) return;
  flight.away = null;
  flight.hex = entry.hex;
  flight.onMap = shown;
  flight.moved = cite('14.11');
  table.say('14.11', 'arrives', { af: flight.id, hex: name(entry.hex), from: away.base }, [side]);
  observeOwn(table, side, flight.hex);
}

/** Whether it may leave the map now: it has stood in an entry hex since the turn began, in flight. */
export const mayLeave = (own: GameOwn, { away, onDeck, moved, flown, carried, hex }: Flight): EntryHex | undefined =>
  away === null && onDeck === null && !moved && flown === 0 && carried === 0 ? baseBeyond(own, hex) : undefined;

/** 14.12, 14.20 Into the In Flight box of the base beyond, and to no other; it may land there so many turns later. */
export function leaveFor(table: GameTable, side: Side, af: string): void {
  const own = ownOf(table.state, side);
  const flight = own.flights.find(({ id }) => id === af);
  const entry = flight && mayLeave(own, flight);
  if (flight === undefined || entry === undefined || !cite('14.12')) return;
  flight.away = { base: entry.base, turns: entry.turns, inbound: false };
  flight.onMap = false;
  flight.moved = true;
  flight.searching = false;
  flight.rides = null;
  table.say('14.12', 'leaves', { af, base: entry.base, turns: entry.turns }, [side]);
  observeOwn(table, side, flight.hex);
}
