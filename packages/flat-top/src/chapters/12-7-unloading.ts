/** 12.7.4, SC2.4, SC3.2, SC5.3 Where transports unload, and what has been put ashore there. */
import { isWitnessed } from '@ironbottom/umpire';
import { citeIn } from '../cite-scenario.js';
import type { GameLaw, GameOwn } from '../game-kit.js';
import { type Hex, hexCount, hexesOfIsland, hexOf, terrainAt } from '../map.js';
import { islandIn, isPlace, placeOf } from '../scenarios/areas.js';
import type { ScenarioData, UnloadingPlace } from '../scenarios/scenario.js';
import type { Side } from '../state.js';
import { unloadingPoints } from '../stock.js';

type Places = ReadonlyMap<Hex, string>;
const kept = new WeakMap<ScenarioData, Record<Side, Places>>();

/** The place of the scenario to which this hex belongs, where ships of the side may unload. */
export function unloadingPlaceAt(law: GameLaw, side: Side, hex: Hex): string | undefined {
  return placesFor(law, side).get(hex);
}

/** All of them, for whoever looks for one. */
export const unloadingHexes = (law: GameLaw, side: Side): ReadonlySet<Hex> => new Set(placesFor(law, side).keys());

function placesFor({ scenario }: GameLaw, side: Side): Places {
  if (isWitnessed()) return placesOf(scenario, side);
  let both = kept.get(scenario);
  if (both === undefined) {
    both = { allied: placesOf(scenario, 'allied'), japan: placesOf(scenario, 'japan') };
    kept.set(scenario, both);
  }
  return both[side];
}

const unloadingRules = { SC2: 'SC2.4', SC3: 'SC3.2', SC5: 'SC5.3' } as const;

/** R154 An enemy base there, armed or not, does not keep them away. */
function placesOf(scenario: ScenarioData, side: Side): Places {
  const places = new Map<Hex, string>();
  const given = scenario.special.unload?.[side] ?? [];
  if (given.length === 0) return places;
  if (!citeIn(unloadingRules, scenario)) {
    for (let hex = 0; hex < hexCount; hex++) if (terrainAt(hex) === 'partial') places.set(hex, 'anywhere');
    return places;
  }
  for (const place of given) for (const hex of hexesOfPlace(place)) places.set(hex, placeOf(place));
  return places;
}

function hexesOfPlace(given: UnloadingPlace): readonly Hex[] {
  const place = placeOf(given);
  const except = typeof given === 'string' ? [] : given.except.flatMap((each) => hexesOfPlace(each));
  const hexes = isPlace(place) ? [hexOf(place)] : hexesOfIsland(islandIn(place));
  return hexes.filter((hex) => terrainAt(hex) === 'partial' && !except.includes(hex));
}

/** Whether the side may unload in more than one place, so that each has to be kept count of. */
export const unloadsApart = ({ scenario }: GameLaw, side: Side): boolean =>
  (scenario.special.unload?.[side]?.length ?? 0) > 1;

/** Points that a side has put ashore at one place, or, if no place is given, altogether. */
export function unloadedAt(own: GameOwn, law: GameLaw, side: Side, place?: string): number {
  if (place === undefined || !unloadsApart(law, side)) return unloadingPoints(own, law);
  return own.ashore?.[place] ?? 0;
}

/** SC3.2, SC3.V2 Where it matters which of several places it was. */
export function putAshore(own: GameOwn, law: GameLaw, side: Side, hex: Hex, points: number): void {
  const place = unloadsApart(law, side) ? unloadingPlaceAt(law, side, hex) : undefined;
  if (place !== undefined) own.ashore = { ...own.ashore, [place]: (own.ashore?.[place] ?? 0) + points };
}
