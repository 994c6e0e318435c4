/**
 * 7.7 A line of supply explained hex by hex: the line that serves, or, when there is none, the way to a source with the
 * fewest hexes that bar it, the unit's own among them, each with what bars it. It goes outward from the sources by the
 * same steps as the tracing itself, so that a line is barred here exactly where it is not traced there.
 */
import { isCrossable, isLand } from '../map/hexes.js';
import { type HexId, ways } from '../map/lattice.js';
import { map } from '../map/map.js';
import { type Bar, barOf, entering, leaving, lineFrom, type Network, outset, type Terms } from './7-7-tracing.js';

/** `bar`: why no line comes through this hex, or into it; undefined where it does. */
export type TracedHex = { readonly hex: HexId; readonly bar: Bar | undefined };
export type TracedLine = { readonly supplied: boolean; readonly line: readonly TracedHex[] };

/** What a hex weighs that bars the way, against one more hex; of two as near, the one in friendly hands is shown. */
const BARRED = 2000;
const STEP = 2;
const FOREIGN = 1;
/** In how many ways a line can stand in a hex (`entering`), and 0. */
const STANDS = 4;

/** The cheapest way from some source to every hex, in each manner in which a line may stand there. */
export type Ways = {
  readonly cost: Float64Array;
  /** The state before, towards the source; -1 at a source. */
  readonly before: Int32Array;
  /** What bars the hex itself, and whether the line could not go on from the hex before it. */
  readonly bar: readonly (Bar | undefined)[];
  readonly stuck: Uint8Array;
};

export function explain(id: HexId, net: Network, ways: () => Ways): TracedLine {
  const line = lineFrom(net, id);
  if (line.length > 0) return { supplied: true, line: line.map((hex) => ({ hex, bar: undefined })) };
  return { supplied: false, line: nearestWay(id, ways()) };
}

/** By fewest bars, then fewest hexes. */
export function waysFrom(sources: readonly HexId[], terms: Terms): Ways {
  const states = map.hexes.length * STANDS;
  const cost = new Float64Array(states).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(states).fill(-1);
  const bar: (Bar | undefined)[] = Array.from({ length: states }, () => undefined);
  const stuck = new Uint8Array(states);
  const waiting: number[][] = [[]];
  for (const id of sources) {
    const index = map.hex(id)?.index;
    if (index === undefined) continue;
    cost[index * STANDS + outset] = 0;
    waiting[0]?.push(index * STANDS + outset);
  }
  for (let sum = 0; sum < waiting.length; sum += 1) {
    for (const state of waiting[sum] ?? []) {
      const from = map.hexes[Math.floor(state / STANDS)];
      if (from === undefined || cost[state] !== sum) continue;
      for (const way of ways) {
        const to = map.hexes[from.around[way]];
        const side = from.sides[way];
        if (to === undefined || !isLand(to) || !isCrossable(side)) continue;
        const barred = barOf(to, side, terms);
        const held = !leaving(state % STANDS, from, to, side, terms);
        const next = to.index * STANDS + entering(from, to, side, terms);
        const then = sum + STEP + weight(barred) + (held ? BARRED : 0);
        if (then >= (cost[next] ?? 0)) continue;
        cost[next] = then;
        before[next] = state;
        bar[next] = barred;
        stuck[next] = held ? 1 : 0;
        waiting[then] ??= [];
        waiting[then]?.push(next);
      }
    }
  }
  return { cost, before, bar, stuck };
}

const weight = (bar: Bar | undefined): number =>
  bar === undefined ? 0 : bar === 'not friendly' ? BARRED + FOREIGN : BARRED;

/** From the hex to the source; empty when no land leads to one. */
function nearestWay(id: HexId, { cost, before, bar, stuck }: Ways): TracedHex[] {
  const at = map.hex(id)?.index;
  if (at === undefined) return [];
  const all = Array.from({ length: STANDS }, (_, how) => at * STANDS + how);
  const costOf = (state: number): number => cost[state] ?? Number.POSITIVE_INFINITY;
  const best = all.reduce((least, state) => (costOf(state) < costOf(least) ? state : least));
  if (costOf(best) === Number.POSITIVE_INFINITY) return [];
  const line: TracedHex[] = [];
  let held = false;
  for (let state = best; state >= 0; state = before[state] ?? -1) {
    const hex = map.hexes[Math.floor(state / STANDS)];
    if (hex !== undefined) line.push({ hex: hex.id, bar: bar[state] ?? (held ? 'jungle' : undefined) });
    held = stuck[state] === 1;
  }
  return line;
}

/** In words, for the page and the terminal. */
export function inWords({ supplied, line }: TracedLine): string {
  const name = (id: HexId): string =>
    `${id.slice(0, 1)} ${id.slice(1)}${map.hex(id)?.name ? ` ${map.hex(id)?.name}` : ''}`;
  if (line.length === 0) return 'No land leads to a source of supply.';
  const told = line.map(({ hex, bar }) => (bar === undefined ? name(hex) : `${name(hex)} (barred: ${bar})`));
  return `${supplied ? 'In supply' : 'Out of supply'}: ${told.join(' – ')}.`;
}
