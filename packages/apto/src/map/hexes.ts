/** What a hex and a hexside are. The map itself is in map.ts. */
import type { HexId, Spot, Way } from './lattice.js';

/** 5.8. `sea` is all-sea. A hex of land and sea is its land, and `coastal`. */
export type Terrain = 'clear' | 'desert' | 'jungle' | 'jungle-mountain' | 'mountain' | 'sea';

/** Whose home, colony or possession a hex is on the map, whoever holds it now. */
export type Territory =
  | 'japan'
  | 'formosa'
  | 'ryukyus'
  | 'bonins'
  | 'karafuto'
  | 'kuriles'
  | 'micronesia'
  | 'korea'
  | 'manchukuo'
  | 'china'
  | 'hainan'
  | 'hong-kong'
  | 'mongolia'
  | 'ussr'
  | 'sakhalin'
  | 'kamchatka'
  | 'india'
  | 'burma'
  | 'thailand'
  | 'indochina'
  | 'malaya'
  | 'sarawak'
  | 'dutch'
  | 'philippines'
  | 'australia'
  | 'new-guinea'
  | 'guam'
  | 'us'
  | 'uk';

/** 7.4, 7.2: what a port or an airbase can hold hangs on its size. */
export type Port = 'coastal-city' | 'minor' | 'major';

export type Hex = {
  readonly id: HexId;
  /** Its place in `hexes`, for arrays that run beside it. */
  readonly index: number;
  readonly spot: Spot;
  readonly terrain: Terrain;
  readonly coastal: boolean;
  readonly territory: Territory | null;
  /** A city, a resource or a place worth a name. */
  readonly name: string | null;
  readonly city: boolean;
  readonly resource: boolean;
  readonly capital: boolean;
  readonly port: Port | null;
  /** A printed airbase, cities apart (7.2). */
  readonly airbase: 'small' | 'large' | null;
  /** A permanent fortification (5.8). */
  readonly fortress: boolean;
  /** Whether a line of rail runs in the hex. */
  readonly rail: boolean;
  /** An island of one hex without printed base, city or port holds four steps (5.9). */
  readonly smallIsland: boolean;
  /** By way, from the north-east clockwise: the index of the hex there, or -1 off the map. */
  readonly around: readonly [number, number, number, number, number, number];
  /** By way: what lies on the side. */
  readonly sides: readonly [Hexside, Hexside, Hexside, Hexside, Hexside, Hexside];
};

/** `open` land by the way; `sea` and `lake` and `impassable` bar it, `ferry` bridges a sea side (5.8). */
export type Hexside = {
  readonly kind: 'open' | 'sea' | 'ferry' | 'lake' | 'impassable' | 'edge';
  readonly river: boolean;
  readonly rail: boolean;
  /** Two territories meet. Whether the border is neutral hangs on who is at war. */
  readonly border: boolean;
};

export type GameMap = {
  readonly hexes: readonly Hex[];
  /** Those that are not all sea. */
  readonly land: readonly Hex[];
  /** Undefined for a number that is on no sheet. */
  hex(id: HexId): Hex | undefined;
  /** The hexes around that are on the map, clockwise from the north-east. */
  neighbours(id: HexId): readonly HexId[];
  /** The way from a hex to its neighbour; undefined when they are not neighbours. */
  way(from: HexId, to: HexId): Way | undefined;
  /** The side between two neighbours; undefined when they are not. */
  hexside(a: HexId, b: HexId): Hexside | undefined;
};

export const isLand = (hex: Hex): boolean => hex.terrain !== 'sea';
/** Land units and lines of supply may go over it: open ground, or water with a ferry. */
export const isCrossable = (side: Hexside): boolean => side.kind === 'open' || side.kind === 'ferry';
