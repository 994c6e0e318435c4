/** 9.25 What Japan must leave in a conquered China, and what comes of it where she does not. */
import { monthNumber } from '../calendar.js';
import { cite } from '../cite.js';
import { map } from '../map/map.js';
import { type HexId, type LandUnit, printed } from '../pieces.js';
import type { Theatre } from '../play.js';
import type { Pub } from '../state.js';
import { conquestNote } from './9-11-conquered.js';

/** Combat land units of Japan in China, each of strength 1 or more, and the mainland cities none of them stands in. */
export function garrisonRemiss(units: number, emptyCities: number, seasonsSince: number): boolean {
  return seasonsSince >= 2 && (units < 25 || emptyCities > 0) && cite('9.25');
}

/** The cities of the mainland. */
const cities = map.land.filter(({ city, territory }) => city && territory === 'china');
const isInChina = (hex: HexId | null): boolean => hex !== null && map.hex(hex)?.territory === 'china';

/** R125 Units of Manchukuo, a Japanese colony, count as Japan's. */
const isGarrison = (unit: LandUnit): boolean =>
  (unit.nation === 'japan' || (unit.nation === 'manchukuo' && cite('R125'))) && printed(unit) >= 1;

export function garrisonOf(pub: Pub): { units: number; empty: HexId[] } {
  const there = Object.values(pub.units).filter((unit) => isInChina(unit.hex) && isGarrison(unit));
  const held = new Set(there.map(({ hex }) => hex));
  return { units: there.length, empty: cities.flatMap(({ id }) => (held.has(id) ? [] : [id])) };
}

const quarter = (month: number): number => Math.floor(month / 3);

/** Seasonal Turns since the conquest. */
function seasonsSince(pub: Pub): number {
  const now = monthNumber(pub);
  return quarter(now) - quarter(now - pub.turn + (pub.notes[conquestNote('china')] ?? pub.turn));
}

const remissNote = '9.25 remiss';

/** Whether the last Supply Step found the garrison wanting. */
export const isRemiss = ({ notes }: Pick<Pub, 'notes'>): boolean => notes[remissNote] === 1;

/** In the Supply Step. */
export function inspectGarrison(table: Theatre): void {
  const { public: pub } = table.state;
  delete pub.notes[remissNote];
  if (pub.conquered.china !== 'japan') return;
  const { units, empty } = garrisonOf(pub);
  if (!garrisonRemiss(units, empty.length, seasonsSince(pub))) return;
  pub.notes[remissNote] = 1;
  table.say('9.25', 'remiss', { units, empty });
}

/** A Chinese city with resources that nobody garrisons earns Japan nothing while the garrison is remiss. */
export const earnsNothing = (pub: Pub, hex: HexId): boolean =>
  isRemiss(pub) &&
  cities.some(({ id, resource }) => resource && id === hex) &&
  garrisonOf(pub).empty.includes(hex) &&
  cite('9.25');

/** Chinese who have risen have two Offensives a month, as a minor nation has, while there are any, be China free again (9.24). */
export const isRisen = (pub: Pub): boolean =>
  pub.conquered.china !== undefined &&
  Object.values(pub.units).some(({ nation, kind, hex }) => nation === 'china' && kind !== 'partisan' && hex !== null) &&
  cite('9.25');
