/** The map of the straits: rows of hexes, odd rows half a hex to the right. A place is row × width + column. */
import type { Place, Refusal, Way } from '../asks.js';

/** `.` open sea, `#` land, `~` marked water where a mine may lie, `o` the deep where the submarine lives, `H` harbour. */
export type Terrain = '.' | '#' | '~' | 'o' | 'H';

export type Chart = {
  width: number;
  height: number;
  terrain: readonly string[];
  /** The hexes next to each hex, land included. */
  beside: readonly (readonly Place[])[];
  /** The hexes within one and within two of each hex, itself first: gunfire looks at thousands of them in a turn. */
  within: readonly [one: readonly (readonly Place[])[], two: readonly (readonly Place[])[]];
  /** Hexes from which the submarine, wherever in the deep it is, might reach this one. */
  overDeep: readonly boolean[];
  marked: readonly Place[];
  deep: readonly Place[];
  /** The steps into each hex, made once: sea, land, sea taken by another ship, a harbour shut to the enemy. */
  into: readonly Way[];
  ashore: readonly Way[];
  taken: readonly Way[];
  shut: readonly Way[];
  /** All steps out of a hex with nothing but sea around it. */
  free: readonly (Way[] | undefined)[];
};

/** 1.1 */
const land: Refusal = { rule: '1.1', why: 'ships keep to the sea; choose a hex of water' };
/** 1.2 */
const occupied: Refusal = { rule: '1.2', why: 'there is a ship in that hex; one ship to a hex' };
/** 6.8 */
const harbour: Refusal = { rule: '6.8', why: 'the harbour is shut to patrol boats; stay outside' };

/** A chart never changes, so that of one map is drawn once. */
const drawn = new WeakMap<readonly string[], Chart>();

export function drawChart(rows: readonly string[]): Chart {
  let chart = drawn.get(rows);
  if (chart === undefined) {
    chart = draw(rows);
    drawn.set(rows, chart);
  }
  return chart;
}

function draw(rows: readonly string[]): Chart {
  const width = rows[0]?.length ?? 0;
  const height = rows.length;
  const terrain = rows.join('').split('');
  const places = terrain.map((_, place) => place);
  const beside = places.map((place) => neighbours(place, width, height));
  const into: Way[] = places.map((to) => ({ to, cost: 1 }));
  const deep = places.filter((place) => terrain[place] === 'o');
  return {
    width,
    height,
    terrain,
    beside,
    within: [places.map((place) => reachable(beside, place, 1)), places.map((place) => reachable(beside, place, 2))],
    deep,
    marked: places.filter((place) => terrain[place] === '~'),
    overDeep: places.map((place) => terrain[place] === 'o' || (beside[place] ?? []).some((p) => terrain[p] === 'o')),
    into,
    free: beside.map((next) => {
      const open = next.every((to) => terrain[to] !== '#' && terrain[to] !== 'H');
      return open ? next.flatMap((to) => into[to] ?? []) : undefined;
    }),
    ashore: places.map((to) => ({ to, cost: 1, not: land })),
    taken: places.map((to) => ({ to, cost: 1, not: occupied })),
    shut: places.map((to) => ({ to, cost: 1, not: harbour })),
  };
}

function neighbours(place: Place, width: number, height: number): Place[] {
  const row = Math.floor(place / width);
  const column = place % width;
  const shift = row % 2;
  const around: readonly (readonly [number, number])[] = [
    [row, column - 1],
    [row, column + 1],
    [row - 1, column - 1 + shift],
    [row - 1, column + shift],
    [row + 1, column - 1 + shift],
    [row + 1, column + shift],
  ];
  return around.filter(([r, c]) => r >= 0 && r < height && c >= 0 && c < width).map(([r, c]) => r * width + c);
}

export function distance(chart: Chart, a: Place, b: Place): number {
  const rowA = Math.floor(a / chart.width);
  const rowB = Math.floor(b / chart.width);
  const skewA = (a % chart.width) - ((rowA - (rowA % 2)) >> 1);
  const skewB = (b % chart.width) - ((rowB - (rowB % 2)) >> 1);
  const down = rowB - rowA;
  const across = skewB - skewA;
  return Math.max(Math.abs(down), Math.abs(across), Math.abs(down + across));
}

/** The places within `reach` of a place, itself first. */
export function around(chart: Chart, place: Place, reach: 1 | 2): readonly Place[] {
  return chart.within[reach === 1 ? 0 : 1][place] ?? [];
}

function reachable(beside: Chart['beside'], place: Place, reach: number): Place[] {
  const found = [place];
  for (let from = 0, ring = 0; ring < reach; ring++) {
    const until = found.length;
    for (; from < until; from++) {
      for (const next of beside[found[from] ?? -1] ?? []) if (!found.includes(next)) found.push(next);
    }
  }
  return found;
}

/** "C4": the column by letters, the row by number. */
export function placeName(chart: Chart, place: Place): string {
  return `${letters(place % chart.width)}${Math.floor(place / chart.width) + 1}`;
}

function letters(n: number): string {
  const last = String.fromCharCode(65 + (n % 26));
  return n < 26 ? last : letters(Math.floor(n / 26) - 1) + last;
}

export function placeNamed(chart: Chart, name: string): Place | undefined {
  const [, column = '', row = ''] = /^([A-Z]{1,2})(\d{1,3})$/.exec(name) ?? [];
  let at = 0;
  for (const letter of column) at = at * 26 + letter.charCodeAt(0) - 64;
  const place = (Number(row) - 1) * chart.width + at - 1;
  return column !== '' && at <= chart.width && Number(row) >= 1 && Number(row) <= chart.height ? place : undefined;
}
