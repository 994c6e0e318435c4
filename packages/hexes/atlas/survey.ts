/**
 * From coastlines to a map of hexes. A survey says which part of the world lies on the board and what is to be found
 * there; everything here computes with additions and multiplications only, so that the same survey gives the same map, byte
 * for byte, on every machine.
 *
 * Board units: the distance between the middles of two neighbouring hexes, the middle of hex 0 at (0, 0), y southwards.
 */
import type { Grid } from '../src/grid.js';

export type Point = readonly [x: number, y: number];
/** Degrees: longitude east, latitude north. */
export type Position = readonly [longitude: number, latitude: number];
/** A closed line; the last point is joined to the first. */
export type Ring = readonly Point[];

/** Degrees of longitude and latitude to a board unit, and where the middle of hex 0 lies. */
export type Projection = {
  readonly origin: Position;
  readonly longitudePerUnit: number;
  readonly latitudePerUnit: number;
};

export type Survey = {
  readonly grid: Grid;
  readonly projection: Projection;
  /** A hex with more land than this is all land; with more than that, in part. */
  readonly allLand: number;
  readonly partialLand: number;
  /** Islands by name, each with a place on it or next to it for every piece of land that counts as part of it. */
  readonly islands: { readonly [name: string]: readonly Position[] };
  /** Atolls and islets too small for the coastlines: their hex is partial land all the same. */
  readonly islets: { readonly [name: string]: Position };
  /** Where a harbour opens: in a hex that land cuts in two, ships use the water nearest to it. */
  readonly harbours: { readonly [name: string]: Position };
  /** Ridges and reefs as lines: a hexside is closed where the way from middle to middle crosses one. */
  readonly ridges: readonly (readonly Position[])[];
  readonly reefs: readonly (readonly Position[])[];
  /** A line drawn on the map around part of it; nothing if the map has none. */
  readonly perimeter: readonly Position[];
};

export function toBoard({ origin, longitudePerUnit, latitudePerUnit }: Projection, [lon, lat]: Position): Point {
  return [(lon - origin[0]) / longitudePerUnit, (origin[1] - lat) / latitudePerUnit];
}
