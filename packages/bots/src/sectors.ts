/**
 * Search by sectors: those who go out from one place divide the sea that has something to find. Each flies out along the middle of
 * his sector, as far as lets him come home, over to its other edge, and back along that.
 */
import { type Flight, mapboard } from '@ironbottom/flat-top';
import type { Bridge } from './bridge.js';
import { missionOf } from './planes.js';

const { bearing, distance, hexCount, inPlay, neighbours } = mapboard;

/** `since`: the turn of take-off; `middle` and `width` in degrees, `reach` in hexes; `legs`: the hexes still to be flown to. */
export type Sector = {
  readonly since: number;
  readonly from: number;
  readonly middle: number;
  readonly width: number;
  readonly reach: number;
  readonly legs: readonly number[];
};

/** The bearings are counted in slices of so many degrees. */
const slice = 10;
const slices = 360 / slice;
/** Wider sectors cannot be seen all over. */
const widest = 40;

/** So many sectors from there, those with most to find first; fewer, if there is nothing to find for more. */
export function sectorsFrom(bridge: Bridge, from: number, farthest: number, count: number): Sector[] {
  const hexes = worthALook(bridge, from, farthest);
  const found = new Array<number>(slices).fill(0);
  for (const hex of hexes) found[sliceOf(from, hex)] = (found[sliceOf(from, hex)] ?? 0) + 1;
  const { first, arc } = arcOf(found);
  if (arc === 0) return [];
  const parts = Math.max(Math.min(count, arc), Math.ceil((arc * slice) / widest));
  const width = (arc * slice) / parts;
  const sectors = Array.from({ length: parts }, (_, i) => {
    const middle = (first * slice - slice / 2 + (i + 0.5) * width + 360) % 360;
    const inside = hexes.filter((hex) => off(bearing(from, hex), middle) <= width / 2);
    const reach = inside.reduce((far, hex) => Math.max(far, distance(from, hex)), 0);
    const legs = [middle, middle + width / 2].map((angle) => alongFrom(bridge, from, angle, reach));
    return { sector: { since: bridge.turn, from, middle, width, reach, legs }, finds: inside.length };
  });
  return sectors
    .filter(({ finds }) => finds > 0)
    .sort((a, b) => b.finds - a.finds)
    .slice(0, count)
    .map(({ sector }) => sector);
}

/** Within reach, where ships may be and nobody else is looking; if that is nowhere, where somebody is. */
function worthALook(bridge: Bridge, from: number, farthest: number): number[] {
  const { possible } = bridge.memory;
  const held = sectorsHeld(bridge);
  const all: number[] = [];
  for (let hex = 0; hex < hexCount; hex++)
    if (possible[hex] === 1 && hex !== from && distance(from, hex) <= farthest) all.push(hex);
  const free = all.filter((hex) => !held.some((sector) => isIn(sector, hex)));
  return free.length > 0 ? free : all;
}

/** Of those in the air and of those about to take off. */
function sectorsHeld({ memory: { sectors }, own, law, turn }: Bridge): Sector[] {
  const aloft = new Set(own.flights.flatMap((flight) => (missionOf(law, flight) === 'search' ? [flight.id] : [])));
  return [...sectors].flatMap(([id, sector]) => (sector.since === turn || aloft.has(id) ? [sector] : []));
}

const isIn = ({ from, middle, width, reach }: Sector, hex: number): boolean =>
  distance(from, hex) <= reach && off(bearing(from, hex), middle) <= width / 2;

/** Degrees between two bearings. */
const off = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

const sliceOf = (from: number, hex: number): number => Math.round(bearing(from, hex) / slice) % slices;

/** From the end of the widest gap round to its beginning: the first slice, and how many there are. */
function arcOf(found: readonly number[]): { first: number; arc: number } {
  if (found.every((n) => n === 0)) return { first: 0, arc: 0 };
  let best = { first: 0, gap: 0 };
  for (let at = 0; at < slices; at++) {
    if (found[at] === 0) continue;
    let gap = 0;
    while (gap < slices && found[(at - 1 - gap + 2 * slices) % slices] === 0) gap++;
    if (gap > best.gap || (gap === 0 && best.gap === 0)) best = { first: at, gap };
  }
  return { first: best.first, arc: slices - best.gap };
}

/** So far along a bearing, or where the board ends. */
function alongFrom({ law }: Bridge, from: number, angle: number, far: number): number {
  let at = from;
  for (let step = 1; step <= far; step++) {
    let best: number | undefined;
    let least = 90;
    for (const hex of neighbours(at)) {
      const leaning = off(bearing(from, hex), angle);
      if (distance(from, hex) !== step || !inPlay(hex, law.scenario.westHalf) || leaning >= least) continue;
      [best, least] = [hex, leaning];
    }
    if (best === undefined) break;
    at = best;
  }
  return at;
}

/** Where a searcher goes next in his sector, as long as there is something to be found in it. */
export function legOf({ memory }: Bridge, { id, hex }: Pick<Flight, 'id' | 'hex'>): number | undefined {
  const sector = memory.sectors.get(id);
  if (sector === undefined) return undefined;
  let { legs } = sector;
  if (!memory.possible.some((ships, at) => ships === 1 && isIn(sector, at))) legs = [];
  while (legs[0] !== undefined && distance(hex, legs[0]) <= 1) legs = legs.slice(1);
  memory.sectors.set(id, { ...sector, legs });
  return legs[0];
}

const compass = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];
/** A hex is twenty miles across (3.1). */
const miles = 20;

/** What searchers from one place are out for, a sentence for every direction. */
export function sayings(
  sectors: readonly (Sector & { readonly plane: string })[],
  from: string,
): [string, number | undefined][] {
  const by = new Map<string, (Sector & { readonly plane: string })[]>();
  for (const sector of sectors) {
    const where = compass[Math.round(sector.middle / 45) % 8] ?? '';
    by.set(where, [...(by.get(where) ?? []), sector]);
  }
  return [...by].map(([where, all]) => {
    const far = all.reduce((a, b) => (b.reach > a.reach ? b : a));
    const planes = [...new Set(all.map(({ plane }) => plane))].join(' and ');
    const who = all.length === 1 ? `A ${planes} searches` : `${all.length} planes (${planes}) search`;
    return [`${who} ${where} from ${from}, out to ${far.reach * miles} miles.`, far.legs[0]];
  });
}
