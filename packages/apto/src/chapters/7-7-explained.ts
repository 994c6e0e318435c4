/**
 * 7.7 A line of supply explained hex by hex: the line that serves, or, when there is none, the way to a source with the
 * fewest hexes in between that bar it, each with what bars it.
 */
import { isCrossable, isLand } from '../map/hexes.js';
import { type HexId, ways } from '../map/lattice.js';
import { map } from '../map/map.js';
import { type Bar, barOf, lineFrom, type Network, type Terms } from './7-7-tracing.js';

/** `bar`: why the line cannot come here from the hex before; undefined where it can. */
export type TracedHex = { readonly hex: HexId; readonly bar: Bar | undefined };
export type TracedLine = { readonly supplied: boolean; readonly line: readonly TracedHex[] };

/** What a hex that bars the way weighs against one more hex. */
const BARRED = 100;

export function explain(id: HexId, net: Network, terms: Terms): TracedLine {
  const line = lineFrom(net, id);
  if (line.length > 0) return { supplied: true, line: line.map((hex) => ({ hex, bar: undefined })) };
  return { supplied: false, line: nearestWay(id, new Set(net.sources), terms) };
}

/** By fewest bars, then fewest hexes. Empty when no land leads to a source. */
function nearestWay(id: HexId, sources: ReadonlySet<HexId>, terms: Terms): TracedHex[] {
  const start = map.hex(id);
  if (start === undefined) return [];
  const cost = new Map<number, number>([[start.index, 0]]);
  const before = new Map<number, number>();
  const waiting = [start.index];
  const done = new Set<number>();
  while (waiting.length > 0) {
    const index = takeLeast(waiting, cost);
    const from = map.hexes[index];
    if (from === undefined || done.has(index)) continue;
    done.add(index);
    if (sources.has(from.id) && from !== start) return retold(start.index, index, before, terms);
    for (const way of ways) {
      const to = map.hexes[from.around[way]];
      if (to === undefined || !isLand(to) || !isCrossable(from.sides[way])) continue;
      const bar = barOf(to, from.sides[way], terms);
      const sum =
        (cost.get(index) ?? 0) +
        1 +
        (bar !== undefined || isJungleWay(index, to.index, from.sides[way].rail) ? BARRED : 0);
      if (sum >= (cost.get(to.index) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(to.index, sum);
      before.set(to.index, index);
      waiting.push(to.index);
    }
  }
  return [];
}

/** A line that has come this far would have to go on through jungle. */
function isJungleWay(from: number, to: number, rail: boolean): boolean {
  const [a, b] = [map.hexes[from], map.hexes[to]];
  return !rail && [a, b].every((hex) => hex?.terrain === 'jungle' || hex?.terrain === 'jungle-mountain');
}

function takeLeast(waiting: number[], cost: ReadonlyMap<number, number>): number {
  let least = 0;
  waiting.forEach((index, at) => {
    if ((cost.get(index) ?? 0) < (cost.get(waiting[least] ?? -1) ?? 0)) least = at;
  });
  return waiting.splice(least, 1)[0] ?? -1;
}

/** The way with what bars each hex. The hex where the unit stands is never barred to it. */
function retold(start: number, end: number, before: ReadonlyMap<number, number>, terms: Terms): TracedHex[] {
  const way: number[] = [];
  for (let at = end; at !== start; at = before.get(at) ?? start) way.unshift(at);
  return [start, ...way].map((index, at) => {
    const hex = map.hexes[index];
    const from = map.hexes[way[at - 2] ?? start];
    if (hex === undefined || from === undefined || at === 0) return { hex: hex?.id ?? '', bar: undefined };
    const side = map.hexside(from.id, hex.id);
    const plain = side === undefined ? 'off the map' : barOf(hex, side, terms);
    return { hex: hex.id, bar: plain ?? (throughJungle(way, at, start) ? 'jungle' : undefined) };
  });
}

/** Entered otherwise than by rail, or left so, and not the last hex of the line. */
function throughJungle(way: readonly number[], at: number, start: number): boolean {
  const hexes = [start, ...way].map((index) => map.hexes[index]);
  const [from, hex, to] = [hexes[at - 1], hexes[at], hexes[at + 1]];
  if (hex === undefined || to === undefined || from === undefined) return false;
  if (hex.terrain !== 'jungle' && hex.terrain !== 'jungle-mountain') return false;
  return map.hexside(from.id, hex.id)?.rail !== true || map.hexside(hex.id, to.id)?.rail !== true;
}

/** In words, for the page and the terminal. */
export function inWords({ supplied, line }: TracedLine): string {
  const name = (id: HexId): string =>
    `${id.slice(0, 1)} ${id.slice(1)}${map.hex(id)?.name ? ` ${map.hex(id)?.name}` : ''}`;
  if (line.length === 0) return 'No land leads to a source of supply.';
  const told = line.map(({ hex, bar }) => (bar === undefined ? name(hex) : `${name(hex)} (barred: ${bar})`));
  return `${supplied ? 'In supply' : 'Out of supply'}: ${told.join(' – ')}.`;
}
