/** The map, put together once from the rows, the sides, the lines of rail and the places. */
import { type GameMap, type Hex, type Hexside, isLand, type Terrain, type Territory } from './hexes.js';
import { type HexId, hexId, namesAt, type Spot, spotOf, spotToward, type Way, ways } from './lattice.js';
import { type PlaceSigns, placesE, placesW, seasE } from './places.js';
import { rails } from './rails.js';
import { terrainRows, territoryRows } from './rows.js';
import { ferrySides, lakeSides, rivers, seaSides, seaSidesE } from './sides.js';
import { ranges, straits, territories } from './territories.js';

const TERRAIN: { readonly [letter: string]: Terrain } = {
  '.': 'sea',
  c: 'clear',
  m: 'mountain',
  d: 'desert',
  j: 'jungle',
  x: 'jungle-mountain',
};

type Ground = { id: HexId; spot: Spot; terrain: Terrain; coastal: boolean; territory: Territory | null };
type Six<T> = [T, T, T, T, T, T];

const sideName = (a: HexId, b: HexId): string => (a < b ? `${a}/${b}` : `${b}/${a}`);
const words = (text: string): string[] => text.trim().split(/\s+/);
const sidesOf = (text: string, sheet = 'W'): Set<string> =>
  new Set(words(text).map((side) => sideName(`${sheet}${side.slice(0, 4)}`, `${sheet}${side.slice(5)}`)));

const sea = new Set([...sidesOf(seaSides), ...sidesOf(seaSidesE, 'E')]);
const ferry = sidesOf(ferrySides);
const lake = sidesOf(lakeSides);
const river = sidesOf(Object.values(rivers).join(' '));
const rail = new Set(
  Object.values(rails).flatMap((line) => {
    const hexes = words(line);
    return hexes.slice(1).map((hex, n) => sideName(`W${hexes[n]}`, `W${hex}`));
  }),
);
const railHexes = new Set(Object.values(rails).flatMap((line) => words(line).map((hex) => `W${hex}`)));

function sheetW(): Ground[] {
  const north = terrainRows.length - 1;
  return terrainRows.flatMap((letters, line) =>
    [...letters].flatMap((letter, column): Ground[] => {
      const terrain = TERRAIN[letter.toLowerCase()];
      if (terrain === undefined) return [];
      const row = north - line;
      const territory = territories[territoryRows[line]?.[column] ?? ''] ?? null;
      const coastal = letter !== letter.toLowerCase();
      return [{ id: hexId('W', row, column), spot: { row, column }, terrain, coastal, territory }];
    }),
  );
}

function sheetE(): Ground[] {
  return Object.entries(placesE).map(([number, { letter }]) => {
    const id = `E${number}`;
    const terrain = letter === 'u' || letter === 'G' ? 'jungle' : 'clear';
    return { id, spot: spotOf(id), terrain, coastal: true, territory: territories[letter] ?? null };
  });
}

/** They come last, so that no other hex changes its number. */
const seaOfE = (): Ground[] =>
  seasE.map((number) => {
    const id = `E${number}`;
    return { id, spot: spotOf(id), terrain: 'sea', coastal: false, territory: null };
  });

const grounds = [...sheetW(), ...sheetE(), ...seaOfE()];
const indexOf = new Map(grounds.map(({ id }, index) => [id, index]));

/** The hex at a spot; where both sheets have one (R20) that of W. */
function indexAt(spot: Spot): number {
  for (const name of namesAt(spot)) {
    const index = indexOf.get(name);
    if (index !== undefined) return index;
  }
  return -1;
}

const facing = (pairs: readonly (readonly [Territory, Territory])[], a: Ground, b: Ground): boolean =>
  pairs.some(([one, other]) =>
    a.territory === one ? b.territory === other : a.territory === other && b.territory === one,
  );

function sideBetween(a: Ground, b: Ground): Hexside['kind'] {
  const name = sideName(a.id, b.id);
  if (a.terrain === 'sea' || b.terrain === 'sea') return 'sea';
  if (ferry.has(name)) return 'ferry';
  if (sea.has(name) || facing(straits, a, b)) return 'sea';
  if (lake.has(name)) return 'lake';
  return facing(ranges, a, b) ? 'impassable' : 'open';
}

function hexsideOf(a: Ground, b: Ground | undefined): Hexside {
  if (b === undefined) return { kind: 'edge', river: false, rail: false, border: false };
  const name = sideName(a.id, b.id);
  const border = a.territory !== null && b.territory !== null && a.territory !== b.territory;
  return { kind: sideBetween(a, b), river: river.has(name), rail: rail.has(name), border };
}

const places: { readonly [id: HexId]: PlaceSigns } = Object.fromEntries([
  ...Object.entries(placesW).map(([number, place]) => [`W${number}`, place]),
  ...Object.entries(placesE).map(([number, place]) => [`E${number}`, place]),
]);

const hexes: readonly Hex[] = grounds.map((ground, index) => {
  const place = places[ground.id];
  const around = ways.map((way) => indexAt(spotToward(ground.spot, way))) as Six<number>;
  const sides = around.map((at) => hexsideOf(ground, grounds[at])) as Six<Hexside>;
  const alone = ground.terrain !== 'sea' && around.every((at) => (grounds[at]?.terrain ?? 'sea') === 'sea');
  return {
    ...ground,
    index,
    name: place?.name ?? null,
    city: place?.city === true,
    resource: place?.resource === true,
    capital: place?.capital === true,
    port: place?.port ?? null,
    airbase: place?.airbase ?? null,
    fortress: place?.fortress === true,
    rail: railHexes.has(ground.id),
    smallIsland: alone && place?.city !== true && place?.port === undefined && place?.airbase === undefined,
    around,
    sides,
  };
});

const hex = (id: HexId): Hex | undefined => hexes[indexOf.get(id) ?? -1];

function way(from: HexId, to: HexId): Way | undefined {
  const at = indexOf.get(to);
  return at === undefined ? undefined : ways.find((each) => hex(from)?.around[each] === at);
}

const beside: readonly (readonly HexId[])[] = hexes.map(({ around }) => around.flatMap((at) => hexes[at]?.id ?? []));

export const map: GameMap = {
  hexes,
  land: hexes.filter(isLand),
  hex,
  neighbours: (id) => beside[indexOf.get(id) ?? -1] ?? [],
  way,
  hexside: (a, b) => {
    const toward = way(a, b);
    return toward === undefined ? undefined : hex(a)?.sides[toward];
  },
};

/** Every line of rail names neighbours, and every side of a list is a side: what a slip of the pen would break. */
export function slips(): string[] {
  const pairs = [...sea, ...ferry, ...lake, ...river, ...rail];
  const apart = pairs.filter((side) => {
    const [a = '', b = ''] = side.split('/');
    return way(a, b) === undefined;
  });
  const wet = [...rail, ...river].filter((side) => side.split('/').some((id) => hex(id)?.terrain === 'sea'));
  const unplaced = Object.keys(places).filter((id) => (hex(id)?.terrain ?? 'sea') === 'sea');
  return [...apart, ...wet, ...unplaced];
}
