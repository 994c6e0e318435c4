/** 8.11 Reorganizing formations over friendly decks and fields. */

import type { Ask, FrameKind, Row, RowAnswer, Share } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { fieldsOf } from '../fields.js';
import { flightAt } from '../forces.js';
import type { FlatTopGame, GameLaw, GameOwn, GamePublic } from '../game-kit.js';
import { ownOf } from '../game-kit.js';
import { name as hexName } from '../map.js';
import type { Flight } from '../pieces.js';
import { partOfLot } from '../shapes.js';
import { type Lot, only, type Side } from '../state.js';
import { observeOwn } from './7-observation.js';
import { addTo } from './8-5-formations.js';
import { sheetOf, splitOf } from './8-air-operations.js';
import { armsText } from './8-boxes.js';
import { fliesFreely, freeFormationIds } from './8-launching.js';
import { inheritMeetings } from './14-meetings.js';

export type ReorganizeFrame = { kind: 'reorganize'; rule: '8.11'; side: Side; hex: number };

export const reorganize: FrameKind<FlatTopGame, ReorganizeFrame> = {
  run(table, { side, hex }) {
    if (mayReorganize(ownOf(table.state, side), table.law, side, hex)) table.owe([side], hex);
    else table.pop();
  },

  ask: (view, law) => reorganizingSheet(view.own, law, view.seat as Side, Number(view.owes?.about)),

  take(table, { side, hex }, answers) {
    const own = ownOf(table.state, side);
    const before = takingPart(own, hex);
    const was: string[] = [];
    for (const { id } of before) was.push(id);
    const made = regroup(own, table.state.public, table.law, side, hex, before, sheetOf(answers[side]));
    inheritMeetings(table, side, () => lineageOf(made));
    table.pop();
    const now: { af: string; planes: ReturnType<typeof planesOf>[] }[] = [];
    for (const { id, lots } of takingPart(own, hex)) now.push({ af: id, planes: lots.map(planesOf) });
    table.say('8.11', 'reorganized', { hex: hexName(hex), was, now }, only(side));
    observeOwn(table, side, hex);
  },
};

const planesOf = ({ plane, factors, arms }: Lot) => ({ plane, factors, arms });

/** 8.11, R5 In a hex with a friendly base or plane carrying ship, and somebody there to reorganize. */
export function mayReorganize(own: GameOwn, law: GameLaw, side: Side, hex: number): boolean {
  if (!isSomebodyThere(own, hex)) return false;
  for (const field of fieldsOf(own, law, side)) if (field.hex === hex) return true;
  return !cite('8.11');
}

function isSomebodyThere({ flights }: GameOwn, hex: number): boolean {
  for (const flight of flights) if (flight.hex === hex && flight.away === null) return true;
  return false;
}

/** The formations there: those in the air, or, where none is in the air, those on deck (R63a). */
function takingPart(own: GameOwn, hex: number): Flight[] {
  const onDecks: Flight[] = [];
  const aloft: Flight[] = [];
  for (const flight of own.flights)
    if (flight.hex === hex && flight.away === null) (flight.onDeck === null ? aloft : onDecks).push(flight);
  return aloft.length > 0 ? aloft : onDecks;
}

/**
 * Who may be put together. Launches count by how far their formation has flown: so planes that took off this turn and have
 * moved may be divided but not joined, and the others only with those that have not moved (R220).
 */
function companies(flights: readonly Flight[]): (readonly Flight[])[] {
  const decks: string[] = [];
  for (const { onDeck } of flights) if (onDeck !== null && !decks.includes(onDeck)) decks.push(onDeck);
  // On deck, each deck by itself: nobody changes ships before taking off.
  if (decks.length > 0) return decks.map((deck) => flights.filter(({ onDeck }) => onDeck === deck));
  if (flights.every(({ launches }) => launches.length === 0)) return [flights];
  const still = flights.filter(({ flown }) => flown === 0);
  const arrived = flights.filter(({ flown, launches }) => flown > 0 && launches.length === 0);
  const underWay = flights.filter(({ flown, launches }) => flown > 0 && launches.length > 0);
  return [still, arrived, ...underWay.map((flight) => [flight])].filter((company) => company.length > 0);
}

/** New formations that each company may make. */
const newOnes = 2;

type Berth = { readonly flight: Flight; readonly lot: Lot; readonly into: readonly string[] };

/** Every lot, and the formations it may end up in. */
function berths(own: GameOwn, flights: readonly Flight[]): Berth[] {
  const all = companies(flights);
  const free = freeFormationIds(own, newOnes * all.length);
  const list: Berth[] = [];
  let next = 0;
  for (const company of all) {
    const ids: string[] = [];
    for (const { id } of company) ids.push(id);
    for (let i = 0; i < newOnes && next < free.length; i++) ids.push(free[next++] ?? '');
    for (const flight of company) {
      // Its own first: what nobody changes stays as it is.
      const into = [flight.id];
      for (const id of ids) if (id !== flight.id) into.push(id);
      for (const lot of flight.lots) list.push({ flight, lot, into });
    }
  }
  return list;
}

function reorganizingSheet(own: GameOwn, _law: GameLaw, _side: Side, hex: number): Ask {
  const rows: Row[] = [];
  for (const { flight, lot, into } of berths(own, takingPart(own, hex))) {
    const { plane, factors, arms, altitude, deadline } = lot;
    const over: Share[] = [];
    for (const id of into) over.push({ id, text: id, cap: factors });
    const prompt = `${flight.id}: ${factors} ${plane} ${altitude}, ${armsText(arms)}, to land by turn ${deadline + 1}`;
    rows.push({ ask: 'split', rule: '8.11', prompt, total: factors, over, all: true });
  }
  return { ask: 'sheet', rule: '8.11', prompt: `reorganize the formations in ${hexName(hex)}`, rows, limits: [] };
}

/** A formation in the making: its planes, the formations they come from, and what of them took off this turn. */
type Made = { readonly lots: Lot[]; readonly from: Flight[]; readonly launches: Launches };

/** For each formation those it was made of. */
function lineageOf(made: ReadonlyMap<string, Made>): Map<string, string[]> {
  const lineage = new Map<string, string[]>();
  for (const [id, { from }] of made)
    lineage.set(
      id,
      from.map((flight) => flight.id),
    );
  return lineage;
}

/** Returns the formations there are now. */
function regroup(
  own: GameOwn,
  pub: GamePublic,
  law: GameLaw,
  side: Side,
  hex: number,
  before: readonly Flight[],
  rows: readonly RowAnswer[],
): ReadonlyMap<string, Made> {
  const list = berths(own, before);
  const after = new Map<string, Made>();
  const queues = before.map(({ launches }) => launches.map(({ place, factors }) => ({ place, factors })));
  for (let i = 0; i < list.length; i++) {
    const berth = list[i];
    if (berth === undefined) continue;
    const { flight, lot } = berth;
    const launched =
      tookOffNow(law, pub, lot) && !flight.launches.every(({ place }) => fliesFreely(law, side, lot.plane, place));
    const split = splitOf(rows[i]);
    for (const id in split) {
      const factors = split[id] ?? 0;
      let target = after.get(id);
      if (target === undefined) {
        target = { lots: [], from: [], launches: [] };
        after.set(id, target);
      }
      addTo(target, partOfLot(lot, factors));
      if (!target.from.includes(flight)) target.from.push(flight);
      if (launched) carry(queues[before.indexOf(flight)] ?? [], target.launches, factors);
    }
  }
  // Launches of planes shot down since stay spent: with whoever is left of their formation.
  for (const [i, flight] of before.entries()) {
    const queue = queues[i];
    if (queue === undefined || queue.length === 0) continue;
    const heir = after.get(flight.id) ?? [...after.values()].find(({ from }) => from.includes(flight));
    if (heir !== undefined) carry(queue, heir.launches, Number.POSITIVE_INFINITY);
  }
  const flights: Flight[] = [];
  for (const flight of own.flights) if (!before.includes(flight)) flights.push(flight);
  // Those that are left in their old order, then the new ones.
  for (const { id } of before) {
    const target = after.get(id);
    if (target !== undefined) flights.push(joined(id, hex, target.lots, target.from, target.launches));
  }
  for (const [id, target] of after)
    if (!before.some((flight) => flight.id === id))
      flights.push(joined(id, hex, target.lots, target.from, target.launches));
  own.flights = flights;
  return after;
}

type Launches = { place: string; factors: number }[];

/** A lot that took off this turn: nobody else has so many turns left (8.5.5). */
function tookOffNow(law: GameLaw, { turn }: GamePublic, { plane, deadline, burned }: Lot): boolean {
  return deadline + (burned ? 1 : 0) === turn + law.charts.planes.values[plane].range - 1;
}

function carry(from: Launches, to: Launches, factors: number): void {
  let left = factors;
  for (const launch of from) {
    const n = Math.min(left, launch.factors);
    if (n === 0) continue;
    launch.factors -= n;
    left -= n;
    const same = to.find(({ place }) => place === launch.place);
    if (same === undefined) to.push({ place: launch.place, factors: n });
    else same.factors += n;
  }
}

/** What a formation inherits from those it is made of: where they differ, the worse (R49a). */
function joined(id: string, hex: number, lots: Lot[], from: readonly Flight[], launches: Launches): Flight {
  const [first] = from;
  const now = flightAt(id, hex, lots);
  now.onDeck = first?.onDeck ?? null;
  now.launches = launches;
  now.searching = true;
  now.rides = first?.rides ?? null;
  for (const flight of from) {
    now.onMap ||= flight.onMap;
    if (flight.seen > now.seen) now.seen = flight.seen;
    now.searching &&= flight.searching;
    now.blind ||= flight.blind;
    now.beganInCloud ||= flight.beganInCloud;
    now.leavesStorm ||= flight.leavesStorm;
    // As far as the one that came farthest, on its wings and on its ship together.
    if (flight.flown + flight.carried > now.flown + now.carried) {
      now.flown = flight.flown;
      now.carried = flight.carried;
    }
    now.moved ||= flight.moved;
  }
  if (from.some(({ rides }) => rides !== now.rides)) now.rides = null;
  return now;
}
