/**
 * The three rings as they are drawn: hexes round a middle one. The core is the middle and those round it, the inner ring the
 * twelve round them, four to an arc, as many as an arc holds (7.2.2); the outer ring the eighteen beyond, three to an arc.
 */
import type { BoardMap, Point } from '@ironbottom/umpire';
import { allArcs, arcsOf, ringOf } from '../chapters/7-2-display.js';
import type { Arc } from './state.js';

type Axial = readonly [q: number, r: number];

const pointOf = ([q, r]: Axial): Point => [(q * Math.sqrt(3)) / 2, r + q / 2];

/** The hexes at so many steps from the middle, clockwise from the top. */
function hexRing(far: number): Axial[] {
  if (far === 0) return [[0, 0]];
  const found: Axial[] = [];
  let [q, r]: Axial = [0, -far];
  for (const [dq, dr] of [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ] as const)
    for (let step = 0; step < far; step++) {
      found.push([q, r]);
      [q, r] = [q + dq, r + dr];
    }
  return found;
}

/** The hexes of an arc, in the order in which ships fill them. */
function hexesOf(arc: Arc): Axial[] {
  const ring = ringOf(arc);
  const at = arcsOf[ring].indexOf(arc);
  const pick = (hexes: readonly Axial[], order: readonly number[]): Axial[] =>
    order.flatMap((each) => {
      const hex = hexes[each];
      return hex === undefined ? [] : [hex];
    });
  if (ring === 'core') return [[0, 0], ...pick(hexRing(1), [0, 2, 4, 1, 5, 3])];
  const each = ring === 'inner' ? 4 : 3;
  const hexes = hexRing(ring === 'inner' ? 2 : 3).slice(each * at, each * at + each);
  return pick(hexes, ring === 'inner' ? [1, 2, 0, 3] : [1, 0, 2]);
}

const slots: readonly { readonly arc: Arc; readonly hex: Axial }[] = allArcs.flatMap((arc) =>
  hexesOf(arc).map((hex) => ({ arc, hex })),
);
const middles: readonly Point[] = slots.map(({ hex }) => pointOf(hex));

/** The places of an arc, in the order in which ships fill them. */
export const placesIn = (arc: Arc): number[] => slots.flatMap((slot, place) => (slot.arc === arc ? [place] : []));

/** What a place is called: its arc. */
export const displayPlaces = {
  placeName: (place: number): string => slots[place]?.arc ?? '',
  placeNamed: (name: string): number | undefined => {
    const place = slots.findIndex(({ arc }) => arc === name);
    return place < 0 ? undefined : place;
  },
};

/** Arcs of a ring take turns in colour, so that each stands out from its neighbours. */
const letters = { core: ['c'], inner: ['i', 'j', 'k'], outer: ['o', 'p'] } as const;
function letterOf(arc: Arc): string {
  const ring = ringOf(arc);
  const of: readonly string[] = letters[ring];
  return of[arcsOf[ring].indexOf(arc) % of.length] ?? 'c';
}

const borders = (): BoardMap['sides'] =>
  slots.flatMap((one, a) =>
    slots.flatMap((other, b) => {
      const [p, q] = [middles[a], middles[b]];
      if (b <= a || one.arc === other.arc || p === undefined || q === undefined) return [];
      if (Math.hypot(p[0] - q[0], p[1] - q[1]) > 1.1) return [];
      const ring = ringOf(one.arc) !== ringOf(other.arc);
      return [{ a, b, kind: ring ? 'ring' : 'arc', colour: ring ? '#12304a' : '#5b7f9c' }];
    }),
  );

export const displayMap = (): BoardMap => ({
  title: 'Air/Surface Tactical Display',
  shape: 'hex',
  middles,
  terrain: slots.map(({ arc }) => letterOf(arc)).join(''),
  legend: {
    c: { name: 'core', fill: '#6f9fc4' },
    i: { name: 'inner ring', fill: '#9cc0da' },
    j: { name: 'inner ring', fill: '#8db5d2' },
    k: { name: 'inner ring', fill: '#a9cae1' },
    o: { name: 'outer ring', fill: '#d3e4ee' },
    p: { name: 'outer ring', fill: '#c4dae8' },
  },
  land: [],
  sides: borders(),
  // Every hex bears the name of its arc.
  labels: [],
  signs: [],
});
