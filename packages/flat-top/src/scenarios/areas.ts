/** Where a scenario lets ships begin. */
import { didYouMean } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import {
  distance,
  distanceToIsland,
  fromEdge,
  type Hex,
  hexCount,
  hexesOfIsland,
  hexOf,
  inPlay,
  islandNames,
  named,
  namedPlaces,
  sectorsOf,
  terrainAt,
} from '../map.js';
import type { Options } from '../options.js';
import type { Area, ScenarioData, UnloadingPlace } from './scenario.js';

type Ground = {
  readonly scenario: Pick<ScenarioData, 'westHalf'>;
  readonly options?: Pick<Options, 'sharedHexes'>;
};

type Kept = { westHalf: boolean; shared: Options['sharedHexes']; hexes: readonly Hex[] };
const KEPT = new WeakMap<Area, Kept>();

/** The hexes of an area in which ships can float, in the order of the map: every part that is given holds (R11). */
export function hexesOf(area: Area, { scenario, options }: Ground): readonly Hex[] {
  // Whoever plays on half the map has its eastern edge at the fold.
  const westHalf = scenario.westHalf && cite('SC1.1');
  const kept = KEPT.get(area);
  const shared = options?.sharedHexes ?? 'folds';
  if (kept?.westHalf === westHalf && kept.shared === shared) return kept.hexes;
  const hexes: Hex[] = [];
  for (let hex = 0; hex < hexCount; hex++)
    if (inPlay(hex, westHalf) && terrainAt(hex) !== 'land' && isIn(area, hex, westHalf, shared)) hexes.push(hex);
  KEPT.set(area, { westHalf, shared, hexes });
  return hexes;
}

function isIn(area: Area, hex: Hex, westHalf: boolean, shared: Options['sharedHexes']): boolean {
  const { edge, sectors, near, notNear, hexes } = area;
  if (edge !== undefined && fromEdge(hex, edge.of, westHalf) > edge.within) return false;
  if (sectors !== undefined && !sectorsOf(hex, shared).some((sector) => sectors.includes(sector))) return false;
  if (near !== undefined && distanceTo(near.place, hex) > near.within) return false;
  if (notNear?.some(({ place, within }) => distanceTo(place, hex) <= within)) return false;
  return hexes === undefined || hexes.some((name) => named(name) === hex);
}

/** R11 To a base or place: its hex; to an island: its nearest hex with land. 'Ndeni Island' is the island, Ndeni the base on it. */
function distanceTo(place: string, hex: Hex): number {
  return isPlace(place) ? distance(hex, hexOf(place)) : distanceToIsland(hex, islandIn(place));
}

export const isPlace = (place: string): boolean => namedPlaces.some(({ name }) => name === place);
export const islandIn = (place: string): string => place.replace(/ Island$/, '');

/** What places are called; an island with a base of its name is told from it. */
export const placeNames: readonly string[] = [
  ...namedPlaces.map(({ name }) => name),
  ...islandNames.map((island) => (isPlace(island) ? `${island} Island` : island)),
];

export const notOnMap = (place: string): string => `the map has no ${place}${didYouMean(place, placeNames)}`;

/** A base, island or other place that the map has. */
export const isOnMap = (place: string): boolean => isPlace(place) || hexesOfIsland(islandIn(place)).length > 0;

/** The name under which what is unloaded there counts. */
export const placeOf = (place: UnloadingPlace): string => (typeof place === 'string' ? place : place.place);
