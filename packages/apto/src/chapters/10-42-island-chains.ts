/** 10.42 Small craft carry supply from island to island, over coastal hexes that touch. */
import { cite } from '../cite.js';
import { type Hex, isCrossable, isLand } from '../map/hexes.js';
import { type HexId, ways } from '../map/lattice.js';
import { map } from '../map/map.js';

/** At most so many hexes make an island; what is larger is a land. */
const LARGEST = 3;

/** The hexes of the island of which this one is a part, as far as one more than an island may have. */
function landOf(start: Hex): Hex[] {
  const found = [start];
  for (let next = 0; next < found.length && found.length <= LARGEST; next += 1) {
    const from = found[next];
    for (const way of ways) {
      const to = map.hexes[from?.around[way] ?? -1];
      if (from === undefined || to === undefined || !isLand(to) || !isCrossable(from.sides[way])) continue;
      if (!found.includes(to)) found.push(to);
    }
  }
  return found;
}

export const isIsland = (hex: Hex): boolean =>
  isLand(hex) && hex.coastal && landOf(hex).length <= LARGEST && cite('10.42');

/**
 * The line from an island hex to a source or chit on an island, both ends among the hexes; undefined if there is none. `blocked`: a supplied
 * enemy unit with a strength, or a ship with torpedoes, is there; leaders, transports and coastwatchers do not block.
 */
export function islandLine(from: HexId, to: HexId, blocked: (hex: HexId) => boolean): HexId[] | undefined {
  const before = new Map<HexId, HexId | undefined>([[from, undefined]]);
  const start = map.hex(from);
  if (start === undefined || !isIsland(start)) return undefined;
  const waiting = [from];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (at === to) return retraced(at, before);
    for (const id of map.neighbours(at)) {
      const hex = map.hex(id);
      if (hex === undefined || before.has(id) || !isIsland(hex) || blocked(id)) continue;
      before.set(id, at);
      waiting.push(id);
    }
  }
  return undefined;
}

function retraced(end: HexId, before: ReadonlyMap<HexId, HexId | undefined>): HexId[] {
  const line: HexId[] = [];
  for (let at: HexId | undefined = end; at !== undefined; at = before.get(at)) line.unshift(at);
  return line;
}
