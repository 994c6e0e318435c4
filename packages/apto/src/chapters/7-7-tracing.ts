/**
 * 7.7 Lines of supply. All hexes that can trace to some source are found at once, by going outward from the sources; every
 * hex keeps the next one on its line, so that the line can be shown hex by hex.
 */
import { cite } from '../cite.js';
import { type Hex, type Hexside, isCrossable } from '../map/hexes.js';
import { type HexId, ways } from '../map/lattice.js';
import { map } from '../map/map.js';

/** How the land lies for those who trace. */
export type Terms = {
  /** In the hands of their side. */
  readonly friendly: (hex: Hex) => boolean;
  /** In an enemy Zone of Control that no friendly unit in the hex inhibits; contested ones count (5.13). */
  readonly zone: (hex: Hex) => boolean;
  /** 10.35 Hexes with a working Burma Railway. */
  readonly railway?: ReadonlySet<HexId>;
};

/** Why a line may not go on. */
export type Bar =
  | 'not friendly'
  | 'enemy zone of control'
  | 'desert'
  | 'jungle'
  | 'water'
  | 'impassable'
  | 'off the map';

/** How a line stands in a hex: it ends there, goes on along the rail alone, or goes on as it likes. */
const ENDS = 1;
const BY_RAIL = 2;
const GOES_ON = 3;

/** What can trace to some source. Arrays run beside `map.hexes`. */
export type Network = {
  readonly sources: readonly HexId[];
  /** 0 where no line comes. */
  readonly reached: Uint8Array;
  /** The next hex on the line to the source; -1 at a source and where no line comes. */
  readonly toward: Int16Array;
};

/** From each hex of land, where a line may go at all: not over water without a ferry, not into a desert. */
const LINKS: readonly (readonly Link[])[] = map.hexes.map(({ around, sides }) =>
  ways.flatMap((way): Link[] => {
    const to = map.hexes[around[way]];
    return to === undefined || !isCrossable(sides[way]) || to.terrain === 'desert' ? [] : [{ to, side: sides[way] }];
  }),
);
type Link = { readonly to: Hex; readonly side: Hexside };

/** R31 A source is where a line ends, not a hex on its way: one in an enemy zone still serves. */
export function network(sources: readonly HexId[], terms: Terms): Network {
  const reached = new Uint8Array(map.hexes.length);
  const toward = new Int16Array(map.hexes.length).fill(-1);
  const closed = new Uint8Array(map.hexes.length);
  const waiting: Hex[] = [];
  for (const id of sources) {
    const source = map.hex(id);
    if (source === undefined || reached[source.index] === GOES_ON || (terms.zone(source) && !cite('R31'))) continue;
    reached[source.index] = GOES_ON;
    waiting.push(source);
  }
  for (let next = 0; next < waiting.length; next += 1) {
    const from = waiting[next];
    for (const { to, side } of LINKS[from?.index ?? -1] ?? []) {
      if (from === undefined || reached[to.index] === GOES_ON || closed[to.index] === 1) continue;
      if (isClosed(to, terms)) {
        closed[to.index] = 1;
        continue;
      }
      const then = onward(reached[from.index] ?? 0, from, to, side, terms);
      if (then <= (reached[to.index] ?? 0)) continue;
      reached[to.index] = then;
      toward[to.index] = from.index;
      if (then !== ENDS) waiting.push(to);
    }
  }
  return { sources, reached, toward };
}

const isClosed = (to: Hex, terms: Terms): boolean => closure(to, terms) !== undefined && cite('7.7');

/** What closes a hex of land to every line, whichever side it comes over. */
function closure(to: Hex, { friendly, zone }: Terms): Bar | undefined {
  if (!friendly(to)) return 'not friendly';
  return zone(to) ? 'enemy zone of control' : undefined;
}

/** How a line that stands so in one hex would stand in the next; 0 when it may not go there. */
const onward = (how: number, from: Hex, to: Hex, side: Hexside, terms: Terms): number =>
  leaving(how, from, to, side, terms) ? entering(from, to, side, terms) : 0;

/** How a line stands in its source. */
export const outset = GOES_ON;

/** Whether a line that stands so may go on over this side. */
export const leaving = (how: number, from: Hex, to: Hex, side: Hexside, terms: Terms): boolean =>
  how === GOES_ON || (how === BY_RAIL && isRail(from, to, side, terms));

/** How a line that goes over this side stands then. */
export function entering(from: Hex, to: Hex, side: Hexside, terms: Terms): number {
  if (!isJungle(to) || !cite('7.7')) return GOES_ON;
  return isRail(from, to, side, terms) ? BY_RAIL : ENDS;
}

const isJungle = ({ terrain }: Hex): boolean => terrain === 'jungle' || terrain === 'jungle-mountain';

const hasRail = (hex: Hex, { railway }: Terms): boolean => hex.rail || railway?.has(hex.id) === true;

/** Rail runs over the side: a printed line, or a Burma Railway on either hand with rail on the other (10.35). */
function isRail(from: Hex, to: Hex, side: Hexside, terms: Terms): boolean {
  if (side.rail) return true;
  if (terms.railway === undefined || side.kind !== 'open') return false;
  const laid = terms.railway.has(from.id) || terms.railway.has(to.id);
  return laid && hasRail(from, terms) && hasRail(to, terms) && cite('10.35');
}

/** What keeps a line from going over this side into this hex, wherever it comes from. */
export function barOf(to: Hex, side: Hexside, terms: Terms): Bar | undefined {
  if (side.kind === 'edge') return 'off the map';
  if (!isCrossable(side)) return side.kind === 'impassable' ? 'impassable' : 'water';
  return to.terrain === 'desert' ? 'desert' : closure(to, terms);
}

export const reaches = (net: Network, id: HexId): boolean => (net.reached[map.hex(id)?.index ?? -1] ?? 0) > 0;

/** The line from a hex to its source, both among them; empty when there is none. */
export function lineFrom(net: Network, id: HexId): HexId[] {
  const line: HexId[] = [];
  if (!reaches(net, id)) return line;
  for (let at = map.hex(id); at !== undefined; at = map.hexes[net.toward[at.index] ?? -1]) line.push(at.id);
  return line;
}
