/** 8.11 Asking where arriving units go, one after another. Those that cannot be placed wait on the turn track (8.5). */
import type { Ask, Item, Table } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { map } from '../map/map.js';
import { hexName } from '../names.js';
import type { LandUnit, Nation } from '../pieces.js';
import { type Apto, ownOf, type Pub, type Tray } from '../state.js';
import { noPlace } from './8-11-placement.js';
import { placementHexes, placeOf } from './8-holdings.js';
import { disbandAt } from './10-6-disbanding.js';
import { lift, putAway, reservesOf } from './11-9-hidden-production.js';

/** Units of these nations that are due, in the order of their names; of those that are covered, what the tray says. */
export const arriving = (pub: Pub, nations: readonly Nation[], tray: Tray | undefined): LandUnit[] =>
  reservesOf(pub, nations, tray)
    .filter(({ off, due }) => off === 'track' && due <= pub.turn)
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** Hexes where it may be placed now. 9.24 What a liberated nation sends comes to its cities with resources alone. */
export function placesFor(pub: Pub, unit: LandUnit): string[] {
  const { nation, kind, left, small } = unit;
  const arrival = { nation, kind, steps: left, small };
  const isLiberated = pub.conquered[nation] !== undefined && cite('9.24');
  return placementHexes(pub, nation).flatMap((at) => {
    if (isLiberated && !hasCityAndResources(at.hex)) return [];
    return noPlace(arrival, at) === undefined ? [at.hex] : [];
  });
}

function hasCityAndResources(hex: string): boolean {
  const { city = false, resource = false } = map.hex(hex) ?? {};
  return city && resource;
}

/** The first that can be placed; those before it that cannot, wait for the next season. */
export function nextArrival(pub: Pub, nations: readonly Nation[], tray: Tray | undefined): LandUnit | undefined {
  return arriving(pub, nations, tray).find((unit) => placesFor(pub, unit).length > 0);
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

/** A unit that was covered is seen when it is placed. */
export function place(table: Table<Apto>, arrival: LandUnit, hex: string): void {
  const unit = lift(table, arrival);
  disbandAt(table, hex);
  unit.hex = hex;
  unit.off = null;
  unit.due = 0;
  unit.status = 'ready';
  if (table.state.public.covered === undefined) table.say('8.11', 'placed', { unit: unit.id, hex });
  else table.tell('all', '8.11', 'placed', { unit: unit.id, hex, steps: unit.left });
}

/** 8.5 Whoever finds no place waits for the next Seasonal Turn. */
export function putOff(table: Table<Apto>, seat: string, nations: readonly Nation[]): void {
  const { public: pub } = table.state;
  const waiting = cite('8.5') ? arriving(pub, nations, ownOf(table.state, seat).tray) : [];
  for (const unit of waiting) putAway(table, seat, unit, { off: 'track', due: pub.turn + 3, left: unit.left });
  if (waiting.length > 0 && pub.covered !== undefined)
    table.tell('all', '8.5', 'put off', { nation: nations[0] ?? '', units: waiting.length });
}
