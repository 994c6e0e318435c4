/** 8.11 Asking where arriving units go, one after another. Those that cannot be placed wait on the turn track (8.5). */
import type { Ask, Item, Table } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { hexName } from '../names.js';
import type { LandUnit, Nation } from '../pieces.js';
import type { Apto, Pub } from '../state.js';
import { noPlace } from './8-11-placement.js';
import { placementHexes, placeOf } from './8-holdings.js';

/** Units of these nations that are due, in the order of their names. */
export const arriving = (pub: Pub, nations: readonly Nation[]): LandUnit[] =>
  Object.values(pub.units)
    .filter(({ off, due, nation }) => off === 'track' && due <= pub.turn && nations.includes(nation))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** Hexes where it may be placed now. */
export function placesFor(pub: Pub, unit: LandUnit): string[] {
  const { nation, kind, left, small } = unit;
  const arrival = { nation, kind, steps: left, small };
  return placementHexes(pub, nation).flatMap((at) => (noPlace(arrival, at) === undefined ? [at.hex] : []));
}

/** The first that can be placed; those before it that cannot, wait for the next season. */
export function nextArrival(pub: Pub, nations: readonly Nation[]): LandUnit | undefined {
  return arriving(pub, nations).find((unit) => placesFor(pub, unit).length > 0);
}

export function placementAsk(pub: Pub, unit: LandUnit): Ask {
  const of = placesFor(pub, unit).map((hex): Item => {
    const at = placeOf(hex);
    return { id: hex, text: hexName(hex), ...(at !== undefined && { at }) };
  });
  return {
    ask: 'pick',
    rule: '8.11',
    prompt: `Where does ${unit.name} arrive? It is placed at home, in supply, out of enemy Zones of Control; what can be placed must be.`,
    of,
    min: 1,
    max: 1,
  };
}

export function place(table: Table<Apto>, unit: LandUnit, hex: string): void {
  unit.hex = hex;
  unit.off = null;
  unit.due = 0;
  unit.status = 'ready';
  table.say('8.11', 'placed', { unit: unit.id, hex });
}

/** 8.5 Whoever finds no place waits for the next Seasonal Turn. */
export function putOff(pub: Pub, nations: readonly Nation[]): void {
  for (const unit of arriving(pub, nations)) if (cite('8.5')) unit.due = pub.turn + 3;
}
