/** Bases, islands and the hexes where planes from beyond the board come in. */
import { mapData } from '../charts/map-data.js';
import { distance, type Hex, hexesNamed } from './geometry.js';

/** Every place the rules name, with its hex. Off-board bases have none. */
export type NamedPlace = {
  readonly name: string;
  readonly kind: 'base' | 'place';
  readonly hex: Hex;
  /** Where the world has it, when that is no hex for it, and why. */
  readonly nudgedFrom?: Hex;
  readonly why?: string;
};

export const namedPlaces: readonly NamedPlace[] = Object.entries(mapData.places).map(([name, place]): NamedPlace => {
  const [hex = -1, nudgedFrom = hex] = hexesNamed(
    place.nudgedFrom === undefined ? place.hex : `${place.hex} ${place.nudgedFrom}`,
  );
  const moved = place.why === undefined ? {} : { nudgedFrom, why: place.why };
  return { name, kind: place.kind, hex, ...moved };
});

const BY_NAME = new Map(namedPlaces.map((place) => [place.name, place]));
const BASES = new Map(namedPlaces.flatMap(({ name, kind, hex }) => (kind === 'base' ? [[hex, name] as const] : [])));

/** The hex of a base, or of another place the rules name. Off-board bases (14.11) have none: do not ask for it. */
export function hexOf(name: string): Hex {
  const place = BY_NAME.get(name);
  if (place === undefined) throw new RangeError(`${name} is not on the board`);
  return place.hex;
}

/** The base in a hex; whether a scenario uses it is for the scenario to say. */
export function baseAt(hex: Hex): string | undefined {
  return BASES.get(hex);
}

// Islands

const ISLANDS = new Map(
  Object.entries(mapData.islands).map(([name, lines]) => [name, lines.flatMap((line) => hexesNamed(line))]),
);
const MAIN = new Map<Hex, string>();
for (const [name, hexes] of ISLANDS) for (const hex of hexes) MAIN.set(hex, name);
for (const line of mapData.mainIsland) {
  const [hexName = '', ...words] = line.split(' ');
  for (const hex of hexesNamed(hexName)) MAIN.set(hex, words.join(' '));
}

export const islandNames: readonly string[] = [...ISLANDS.keys()];

/** The island of a hex; of several the one with most land there. */
export function islandOf(hex: Hex): string | undefined {
  return MAIN.get(hex);
}

/** Every all-land and partial-land hex with some of the island in it; none for a name the map does not have. */
export function hexesOfIsland(name: string): readonly Hex[] {
  return ISLANDS.get(name) ?? [];
}

/** R11 How far a hex lies from an island: from its nearest all-land or partial-land hex. */
export function distanceToIsland(hex: Hex, name: string): number {
  return Math.min(...hexesOfIsland(name).map((land) => distance(hex, land)));
}

// Beyond the board

/** 14.11, 14.12 Where planes to and from an off-board base pass, and the turns they are in flight beyond. */
export type EntryHex = { readonly hex: Hex; readonly base: string; readonly turns: number };

export const entryHexes: readonly EntryHex[] = [
  ...entry('A40 B40', 'Australia', 1),
  ...entry('III44 KKK44', 'New Caledonia', 5),
  ...entry('S1 U1', 'Kavieng', 1),
  ...entry('AA1', 'Truk', 4),
];

function entry(hexes: string, base: string, turns: number): readonly EntryHex[] {
  return hexesNamed(hexes).map((hex) => ({ hex, base, turns }));
}
