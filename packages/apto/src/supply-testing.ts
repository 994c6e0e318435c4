/** A map with a few units on it, for tests of supply: who holds what, and whose Zone of Control lies where. */
import type { Terms } from './chapters/7-7-tracing.js';
import type { Hex, Territory } from './map/hexes.js';
import { map } from './map/map.js';

/** The lands of the side; hexes of theirs that the enemy holds; hexes in an enemy zone. Names of hexes parted by spaces. */
export function terms(lands: readonly Territory[], enemy = '', zones = '', taken = ''): Terms {
  const [lost, barred, won] = [enemy, zones, taken].map((text) => new Set(text.split(' ')));
  return {
    friendly: ({ id, territory }) =>
      won?.has(id) === true || (territory !== null && lands.includes(territory) && lost?.has(id) !== true),
    zone: ({ id }) => barred?.has(id) === true,
  };
}

export const hexOf = (id: string): Hex => {
  const hex = map.hex(id);
  if (hex === undefined) throw new Error(`${id} is not on the map`);
  return hex;
};
