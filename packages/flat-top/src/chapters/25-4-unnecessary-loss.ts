/** 25.4 Planes lost without need: for want of a place to land that their owner could have had. */
import { cite } from '../cite.js';
import { canHandle, type Field, fieldsOf, parkedAt, shipHandles } from '../fields.js';
import { type GameLaw, type GameOwn, type GamePublic, type GameTable, ownOf } from '../game-kit.js';
import { distance, entryHexes } from '../map.js';
import type { Flight } from '../pieces.js';
import { baseWith, withEach } from '../shapes.js';
import { type Base, type Lot, type Side, sides } from '../state.js';
import { launchRoom } from './8-launching.js';
import { baseFactors, launchOf } from './21-damage.js';
import { losePlanes } from './25-victory.js';
import { fewestPoints } from './optional-altitude-cost.js';
import { withoutHits } from './optional-damaged-bases.js';
import { turnsAway, turnsByHexes } from './optional-off-board.js';

/** SC1.8 Catalinas from Port Moresby stay up for the whole game. */
export function staysUp(law: GameLaw, side: Side, lot: Lot): boolean {
  const { freeTakeOff } = law.scenario.special;
  return freeTakeOff?.side === side && freeTakeOff.plane === lot.plane && cite('SC1.8');
}

/** R97 Some deck or field it could handle and reach would have taken it, but for hits on that ship or base. */
export function couldHaveLanded(
  { own: now, hits }: { own: GameOwn; hits: GamePublic['hitsInFlight'] },
  law: GameLaw,
  side: Side,
  flight: Flight,
  lot: Lot,
): boolean {
  if (flight.away !== null) return false;
  const hitsThen = ({ id }: Base): number => hits[id] ?? 0;
  // A base repaired since was still shut when they looked for a place to land.
  const own = now.bases.every((base) => base.hits === hitsThen(base))
    ? now
    : { ...now, bases: withEach(now.bases, (base) => baseWith(base, 'hits', hitsThen(base))) };
  const { movement } = law.charts.planes.values[lot.plane];
  const reaches = (hex: number | null | undefined): boolean =>
    hex !== null && hex !== undefined && fewestPoints(law, [lot], distance(flight.hex, hex), true) <= movement;
  // R252 Any plane carrying ship (R5): a tender's or a battleship's float planes are no worse off than a carrier's.
  const sunk = own.ships.some(
    (ship) =>
      ship.grounded !== null && reaches(own.hulls[ship.id]?.sunkIn) && shipHandles(law, ship, lot.plane, lot.seaBased),
  );
  if (sunk) return true;
  return fieldsOf(own, law, side).some(
    (field) =>
      reaches(field.hex) &&
      canHandle(law, field, lot.plane, lot.seaBased) &&
      // R346 Whoever may roll for it is not kept from landing there.
      withoutHits(law, field) === field &&
      isShortByHits(field, launchRoom(own, law, side, field.id).used),
  );
}

/** Nobody else could land there this turn, and without its hits somebody could. */
function isShortByHits(
  { ship, base, most }: Field,
  used: { minimum: number; normal: number; maximum: number },
): boolean {
  const all = used.minimum + used.normal + used.maximum;
  if (most > all) return false;
  const whole = ship === null ? base && baseFactors({ ...base, hits: 0 }).launch : launchOf({ ...ship, hits: 0 });
  return whole !== null && 2 * whole.normal > all;
}

/** 25.4, R98 Planes in flight at the end of the game must be able to land: nearest place first, as far as there is room. */
export function landsAfterTheGame(table: GameTable): void {
  const { state, law } = table;
  for (const side of sides) {
    const own = ownOf(state, side);
    const fields = fieldsOf(own, law, side).map((field): Room => ({ field, room: roomOf(field), landed: 0 }));
    for (const flight of own.flights) {
      for (const lot of flight.lots) {
        if (staysUp(law, side, lot)) continue;
        const wasted = lot.factors - bringDown(law, state.public.turn, flight, lot, fields);
        if (wasted === 0) continue;
        table.tell([side], '25.4', 'cannot-land', { af: flight.id, plane: lot.plane, factors: wasted });
        losePlanes(table, side, [{ ...lot, factors: wasted }], 'wasted');
        lot.factors -= wasted;
      }
      flight.lots = flight.lots.filter(({ factors }) => factors > 0);
    }
    own.flights = own.flights.filter(({ lots }) => lots.length > 0);
  }
}

/** `landed`: factors for which a landing there has been found. */
type Room = { readonly field: Field; room: number; landed: number };

const roomOf = ({ capacity, grounded }: Field): number =>
  capacity === null ? Number.POSITIVE_INFINITY : capacity - parkedAt(grounded);

/** How many of a lot find a place; their room is taken. */
function bringDown(law: GameLaw, turn: number, flight: Flight, lot: Lot, rooms: readonly Room[]): number {
  let left = lot.factors;
  const turns = lot.deadline - turn;
  const near = rooms
    .map((room) => ({ room, needs: turnsTo(law, flight, lot, room.field) }))
    .filter(({ room, needs }) => needs <= turns && canHandle(law, room.field, lot.plane, lot.seaBased))
    .sort((a, b) => a.needs - b.needs);
  for (const { room, needs } of near) {
    // It may circle there until its turn comes.
    const slots = withoutHits(law, room.field).most * (turns - needs + 1) - room.landed;
    const down = Math.max(0, Math.min(left, room.room, slots));
    room.room -= down;
    room.landed += down;
    left -= down;
  }
  return lot.factors - left;
}

/** How many more turns it takes to come down there. */
function turnsTo(law: GameLaw, flight: Flight, lot: Lot, field: Field): number {
  const { movement } = law.charts.planes.values[lot.plane];
  const { away } = flight;
  const far = (from: number, hex: number, lands: boolean): number =>
    fewestPoints(law, [lot], distance(from, hex), lands);
  if (away === null) return turnsFrom(law, far, flight.hex, movement, field);
  if (!away.inbound)
    return away.base === field.id ? Math.max(1, turnsAway(law, { away, lots: [lot] })) : Number.POSITIVE_INFINITY;
  // It comes in where that is best, and goes on from there.
  const gates = entryHexes.filter(({ base }) => base === away.base);
  const { hexes } = away;
  if (hexes !== undefined && field.hex !== null) {
    const to = field.hex;
    return Math.min(...gates.map(({ hex }) => Math.max(1, Math.ceil((hexes + far(hex, to, true)) / movement))));
  }
  const first = turnsAway(law, { away, lots: [lot] });
  return Math.min(...gates.map(({ hex }) => first + turnsFrom(law, far, hex, movement, field)));
}

type Far = (from: number, to: number, lands: boolean) => number;

function turnsFrom(law: GameLaw, far: Far, from: number, movement: number, { id, hex: to }: Field): number {
  if (to !== null) return Math.max(1, Math.ceil(far(from, to, true) / movement));
  const gates = entryHexes.filter(({ base }) => base === id);
  return Math.min(
    ...gates.map(({ hex, turns }) => {
      const toGate = far(from, hex, false);
      return Math.min(Math.ceil(toGate / movement) + 1 + turns, turnsByHexes(law, id, toGate, movement));
    }),
  );
}
