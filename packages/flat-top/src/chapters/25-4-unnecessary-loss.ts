/** 25.4 Planes lost without need: for want of a place to land that their owner could have had. */
import { cite } from '../cite.js';
import { canHandle, type Field, fieldsOf, parkedAt } from '../fields.js';
import { type GameLaw, type GameOwn, type GameTable, ownOf } from '../game-kit.js';
import { distance, entryHexes } from '../map.js';
import type { Flight } from '../pieces.js';
import { type Lot, type Side, sides } from '../state.js';
import { launchOf } from './21-damage.js';
import { losePlanes } from './25-victory.js';

/** R97 Some deck or field it could handle and reach would have taken it, but for hits on that ship or base. */
export function couldHaveLanded(own: GameOwn, law: GameLaw, side: Side, flight: Flight, lot: Lot): boolean {
  if (flight.away !== null) return false;
  const { movement } = law.charts.planes.values[lot.plane];
  return fieldsOf(own, law, side).some(
    (field) =>
      field.hex !== null &&
      distance(flight.hex, field.hex) <= movement &&
      canHandle(law, field, lot.plane, lot.seaBased) &&
      isShut(field),
  );
}

/** Damage has closed it. */
function isShut({ ship, base, launch }: Field): boolean {
  if (launch.normal > 0) return false;
  return (ship !== null && (launchOf({ ...ship, hits: 0 })?.normal ?? 0) > 0) || (base !== null && base.hits > 0);
}

/** 25.4, R98 Planes in flight at the end of the game must be able to land: nearest place first, as far as there is room. */
export function landsAfterTheGame(table: GameTable): void {
  const { state, law } = table;
  for (const side of sides) {
    const own = ownOf(state, side);
    const fields = fieldsOf(own, law, side).map((field) => ({ field, room: roomOf(field) }));
    for (const flight of own.flights) {
      for (const lot of flight.lots) {
        if (staysUp(law, side, lot)) continue;
        const wasted = lot.factors - bringDown(law, state.public.turn, flight, lot, fields);
        if (wasted === 0) continue;
        table.say('25.4', 'cannot-land', { af: flight.id, plane: lot.plane, factors: wasted }, [side]);
        losePlanes(table, side, [{ ...lot, factors: wasted }], 'wasted');
        lot.factors -= wasted;
      }
      flight.lots = flight.lots.filter(({ factors }) => factors > 0);
    }
    own.flights = own.flights.filter(({ lots }) => lots.length > 0);
  }
}

type Room = { readonly field: Field; room: number };

const roomOf = ({ capacity, grounded }: Field): number =>
  capacity === null ? Number.POSITIVE_INFINITY : capacity - parkedAt(grounded);

/** SC1.8 Catalinas from Port Moresby stay up for the whole game. */
function staysUp(law: GameLaw, side: Side, lot: Lot): boolean {
  const { freeTakeOff } = law.scenario.special;
  return freeTakeOff?.side === side && freeTakeOff.plane === lot.plane && cite('SC1.8');
}

/** How many of a lot find a place; their room is taken. */
function bringDown(law: GameLaw, turn: number, flight: Flight, lot: Lot, rooms: readonly Room[]): number {
  let left = lot.factors;
  const turns = lot.deadline - turn;
  const near = rooms
    .map((room) => ({ room, needs: turnsTo(law, flight, lot, room.field) }))
    .filter(({ room, needs }) => needs <= turns && canHandle(law, room.field, lot.plane, lot.seaBased))
    .sort((a, b) => a.needs - b.needs);
  for (const { room } of near) {
    const down = Math.min(left, room.room, room.field.most * Math.max(1, turns));
    room.room -= down;
    left -= down;
  }
  return lot.factors - left;
}

/** How many more turns it takes to come down there. */
function turnsTo(law: GameLaw, flight: Flight, lot: Lot, field: Field): number {
  const { movement } = law.charts.planes.values[lot.plane];
  if (flight.away !== null) return flight.away.base === field.id ? flight.away.turns : Number.POSITIVE_INFINITY;
  if (field.hex !== null) return Math.max(1, Math.ceil(distance(flight.hex, field.hex) / movement));
  const ways = entryHexes.filter(({ base }) => base === field.id);
  return Math.min(...ways.map(({ hex, turns }) => Math.ceil(distance(flight.hex, hex) / movement) + 1 + turns));
}
