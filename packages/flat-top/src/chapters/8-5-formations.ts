/** 8.5, 8.10.2 Ready planes form Air Formations, which take off this turn. */
import type { Limit, Refusal, Row, RowAnswer, Share } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { canHandle, type Field, fieldsOf, isTemporaryBase, noLimit, putGrounded, withoutParked } from '../fields.js';
import { flightAt, lotOf } from '../forces.js';
import type { GameLaw, GameOwn, GamePublic } from '../game-kit.js';
import { entryHexes, name as hexName } from '../map.js';
import type { Flight } from '../pieces.js';
import type { Grounded, Lot, Parked, Side } from '../state.js';
import { type AirSheet, type Note, planesText } from './8-boxes.js';
import { fliesFreely, freeFormationIds, isClosed, mostTakeOffs } from './8-launching.js';

/** So many new formations at most from one place: more can be had by reorganizing (8.11). */
const newFromOnePlace = 4;

type ReadyPlanes = {
  readonly field: Field;
  readonly parked: Parked;
  readonly free: boolean;
  readonly not: Refusal | null;
};

export const formations: AirSheet = {
  ask(own, pub, law, side) {
    const planes = readyPlanes(own, pub, law, side);
    const numbers = numbersFor(own, planes);
    const rows: Row[] = [];
    for (const { field, parked, not } of planes) {
      const prompt = `${field.name}: ${planesText(parked)}`;
      const over = not === null ? sharesOf(numbers.get(field.id) ?? [], parked) : [refused(not)];
      rows.push({ ask: 'split', rule: '8.10.2', prompt, total: parked.factors, over, all: false });
    }
    const limits = launchLimits(own, pub, law, planes);
    const prompt =
      'form the Air Formations that take off this turn. Planes in one formation fly and fight together; planes in none ' +
      `stay Ready.${launchText(own, pub, law, planes)}`;
    return { ask: 'sheet', rule: '8.10.2', prompt, rows, limits };
  },

  take(own, pub, law, side, rows) {
    const formed = new Map<string, Flight>();
    const boxes = new Map<string, Grounded>();
    for (const [i, { field, parked, free }] of readyPlanes(own, pub, law, side).entries()) {
      const row = rows[i];
      if (row === undefined || typeof row === 'number' || Array.isArray(row) || !cite('8.10.2')) continue;
      for (const [id, factors] of Object.entries(row)) {
        const flight = formed.get(id) ?? onDeck(id, field);
        formed.set(id, flight);
        addTo(flight, lotTakingOff(law, pub.turn, parked, factors));
        // 8.5.4 Launched this turn.
        if (!free && cite('8.5.4'))
          flight.launches = [{ place: field.id, factors: (flight.launches[0]?.factors ?? 0) + factors }];
        const grounded = boxes.get(field.id) ?? field.grounded;
        boxes.set(
          field.id,
          withoutParked(
            grounded,
            'ready',
            grounded.ready.findIndex((each) => alike(each, parked)),
            factors,
          ),
        );
      }
    }
    for (const [place, grounded] of boxes) putGrounded(own, place, grounded);
    if (cite('8.5')) own.flights.push(...formed.values());
    return [...formed.values()].map(noteOf);
  },
};

export type Formed = { readonly id: string; readonly field: Field; readonly lots: Lot[]; readonly free: boolean };

/** The formations that a sheet, as it is filled in so far, would form. */
export function formedBy(
  own: GameOwn,
  pub: GamePublic,
  law: GameLaw,
  side: Side,
  rows: readonly RowAnswer[],
): readonly Formed[] {
  const formed = new Map<string, Formed>();
  for (const [i, { field, parked, free }] of readyPlanes(own, pub, law, side).entries()) {
    const row = rows[i];
    if (row === undefined || typeof row === 'number' || Array.isArray(row)) continue;
    for (const [id, factors] of Object.entries(row)) {
      const known = formed.get(id) ?? { id, field, lots: [], free };
      formed.set(id, known);
      addTo(known, lotTakingOff(law, pub.turn, parked, factors));
    }
  }
  return [...formed.values()];
}

/** 8.4 What a player has to know before he sends them all at once. */
function launchText(own: GameOwn, pub: GamePublic, law: GameLaw, planes: readonly ReadyPlanes[]): string {
  const fields = new Set(planes.filter(({ not, free }) => not === null && !free).map(({ field }) => field));
  const told: string[] = [];
  for (const field of fields) {
    const { minimum, normal } = field.launch;
    const most = mostTakeOffs(own, pub, law, field);
    if (normal > minimum && normal < noLimit.normal && most >= normal)
      told.push(
        `${field.name}: at most ${most} take off; ${minimum} of them fly their full way this turn, ${normal - minimum} half of it, the rest only form up.`,
      );
  }
  return told.map((each) => ` ${each}`).join('');
}

export function readyPlanes(own: GameOwn, pub: GamePublic, law: GameLaw, side: Side): ReadyPlanes[] {
  const planes: ReadyPlanes[] = [];
  for (const field of fieldsOf(own, law, side))
    for (const parked of field.grounded.ready) {
      const free = fliesFreely(law, side, parked.plane, field.id);
      planes.push({ field, parked, free, not: whyNot(pub, law, side, field, parked, free) });
    }
  return planes;
}

/** SC1.7 The side whose planes may not take off this turn, the first of the game. */
export function keptDown({ turn }: GamePublic, { scenario }: GameLaw): Side | null {
  const side = scenario.special.noTakeOffOnFirstTurn;
  return turn === 0 && side !== undefined && cite('SC1.7') ? side : null;
}

function whyNot(
  pub: GamePublic,
  law: GameLaw,
  side: Side,
  field: Field,
  parked: Parked,
  free: boolean,
): Refusal | null {
  if (keptDown(pub, law) === side) return { rule: 'SC1.7', why: 'no plane of this side takes off on the first turn' };
  if (free) return null;
  const { needsSeaplaneBase: locked } = law.scenario.special;
  const ashore = field.ship !== null && isTemporaryBase(field.ship);
  if (locked?.ship === field.name && locked.plane === parked.plane && !ashore && cite('SC2.5'))
    return {
      rule: 'SC2.5',
      why: `${parked.plane} flies only once ${field.name}, at anchor, is a temporary seaplane base`,
    };
  if (!canHandle(law, field, parked.plane, parked.seaBased))
    return { rule: '8.9', why: `${parked.plane} cannot take off from ${field.name}` };
  if (isClosed(field))
    return { rule: 'OPT-CH.3', why: `a critical hit keeps everybody on the ground at ${field.name} this turn` };
  if (field.base !== null && field.most === 0)
    return { rule: '21.5', why: `${field.name} is closed by damage until its Launch Factor is repaired` };
  return null;
}

const refused = (not: Refusal): Share => ({ id: 'AF', text: 'an Air Formation', cap: 1, not });

function sharesOf(ids: readonly string[], { factors }: Parked): Share[] {
  if (ids.length === 0)
    return [refused({ rule: '3.3.1', why: 'all 35 Air Formations are in use; land or combine some first' })];
  const shares: Share[] = [];
  for (const id of ids) shares.push({ id, text: id, cap: factors });
  return shares;
}

/** The lowest free numbers, dealt out so that every place with Ready planes has one before any has two. */
function numbersFor(own: GameOwn, planes: readonly ReadyPlanes[]): Map<string, string[]> {
  const places: string[] = [];
  for (const { not, field } of planes) if (not === null && !places.includes(field.id)) places.push(field.id);
  const numbers = new Map<string, string[]>();
  const free = freeFormationIds(own, newFromOnePlace * places.length);
  const each = Math.floor(free.length / Math.max(1, places.length));
  const more = free.length % Math.max(1, places.length);
  let from = 0;
  for (let i = 0; i < places.length; i++) {
    const to = from + each + (i < more ? 1 : 0);
    numbers.set(places[i] ?? '', free.slice(from, to));
    from = to;
  }
  return numbers;
}

/** 8.3, 8.4, 6.10 What each place can launch this turn; one never lends to another. */
function launchLimits(own: GameOwn, pub: GamePublic, law: GameLaw, planes: readonly ReadyPlanes[]): Limit[] {
  const limits: Limit[] = [];
  for (let from = 0; from < planes.length; ) {
    const field = planes[from]?.field;
    const of: { row: number }[] = [];
    let factors = 0;
    let to = from;
    for (; to < planes.length && planes[to]?.field === field; to++) {
      const ready = planes[to];
      if (ready === undefined || ready.free || ready.not !== null) continue;
      of.push({ row: to });
      factors += ready.parked.factors;
    }
    from = to;
    if (field === undefined || of.length === 0) continue;
    const most = mostTakeOffs(own, pub, law, field);
    const windless = most < field.most;
    const rule = windless ? '6.10' : '8.3.3';
    if (factors <= most || !cite(rule)) continue;
    const why = windless
      ? `${field.name} cannot steam into the wind this turn and launches her minimum of ${most} at most`
      : `${field.name} can launch ${most} Air Factors in a turn`;
    limits.push({ rule, why, most, of });
  }
  return limits;
}

/** 8.5.1, 8.5.3 On deck, bound to take off this turn; where it came from stays with it. */
function onDeck(id: string, field: Field): Flight {
  const flight = flightAt(id, field.hex ?? 0, []);
  if (cite('8.5.3')) flight.onDeck = field.id;
  const entry = entryHexes.find(({ base }) => base === field.name);
  if (field.hex === null && entry !== undefined) {
    flight.hex = entry.hex;
    flight.away = { base: field.id, turns: entry.turns, inbound: true };
  }
  return flight;
}

/** 8.5.5 It must land within its Range Factor, the turn of take-off counted; 8.12.4 armed now, a bomber until it lands. */
function lotTakingOff(law: GameLaw, turn: number, parked: Parked, factors: number): Lot {
  const { plane, seaBased, arms } = parked;
  const lot = lotOf(law.charts, turn, plane, factors, { seaBased, arms });
  if (parked.night === true) lot.night = true;
  return cite('8.5.5') ? lot : { ...lot, deadline: noDeadline };
}

const noDeadline = 1000;

/** 2.2, 8.5.6 Factors alike in everything are one lot; any difference keeps them apart. */
export function addTo(flight: { lots: Lot[] }, lot: Lot): void {
  for (const each of flight.lots) {
    if (!sameLot(each, lot)) continue;
    if (!cite('2.2')) break;
    each.factors += lot.factors;
    return;
  }
  flight.lots.push(lot);
}

export const sameLot = (a: Lot, b: Lot): boolean =>
  a.plane === b.plane &&
  a.seaBased === b.seaBased &&
  a.altitude === b.altitude &&
  a.arms === b.arms &&
  a.tookOffArmed === b.tookOffArmed &&
  (a.deadline === b.deadline || !cite('8.5.6')) &&
  a.burned === b.burned &&
  a.night === b.night;

const alike = (a: Parked, b: Parked): boolean =>
  a.plane === b.plane &&
  a.seaBased === b.seaBased &&
  a.arms === b.arms &&
  a.dispersed === b.dispersed &&
  a.night === b.night;

function noteOf({ id, lots, onDeck: place, away, hex }: Flight): Note {
  const planes = lots.map(({ plane, factors, arms, deadline }) => ({ plane, factors, arms, deadline }));
  return { rule: '8.5.1', kind: 'formed', data: { af: id, place, hex: away === null ? hexName(hex) : null, planes } };
}
