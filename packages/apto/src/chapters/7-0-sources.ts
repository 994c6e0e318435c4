/** 7.0 Where supply comes from: sources printed on the map, and places that need none. */
import { cite } from '../cite.js';
import type { Hex, Territory } from '../map/hexes.js';
import type { HexId } from '../map/lattice.js';
import { map } from '../map/map.js';
import { indiaBoxHexes } from '../map/places.js';
import type { Nation } from '../pieces.js';

/** `home`: must be linked with another home source (7.8). `within`: serves only units there. */
export type Source = { readonly hex: HexId; readonly home: boolean; readonly within?: readonly Territory[] };

export type When = { readonly year: number; readonly month: number };

/** What is home to a nation. Those who have no home on the map draw on another's sources (R22). */
const HOMES: { readonly [N in Nation]?: readonly Territory[] } = {
  japan: ['japan'],
  // Hainan is a colony of hers.
  china: ['china'],
  ccp: ['china'],
  ussr: ['ussr'],
  mongolia: ['mongolia'],
  thailand: ['thailand'],
  australia: ['australia'],
  netherlands: ['dutch'],
};

export const isHome = (nation: Nation, hex: Hex): boolean =>
  hex.territory !== null && HOMES[nation]?.includes(hex.territory) === true;

const CITIES: readonly Hex[] = map.hexes.filter(({ city }) => city);

/** Printed cities with resources at home are sources; of China every city (R22). */
function homeSources(nation: Nation): Source[] {
  const anyCity = (nation === 'china' || nation === 'ccp') && cite('R22');
  return CITIES.filter((hex) => (hex.resource || anyCity) && isHome(nation, hex)).map(({ id }) => ({
    hex: id,
    home: true,
  }));
}

const at = (hex: HexId, ...within: Territory[]): Source => ({
  hex,
  home: false,
  ...(within.length > 0 && { within }),
});

/** What the book adds, nation by nation. */
function added(nation: Nation, { year, month }: When): Source[] {
  switch (nation) {
    case 'china':
    case 'ccp':
      return [at('W5109')];
    case 'japan':
    case 'manchukuo': {
      const summer1941 = year > 1941 || (year === 1941 && month >= 7);
      return [at('W5022'), at('E4229', 'new-guinea'), ...(summer1941 ? [at('W2713', 'indochina')] : [])];
    }
    case 'ussr':
    case 'mongolia':
      return [at('W5811'), at('W6028')];
    case 'france':
      return [at('W2713', 'indochina')];
    case 'uk':
    case 'australia':
    case 'new-zealand':
      return [
        // The Box lies behind each of them.
        ...(cite('R23') ? indiaBoxHexes.map((hex) => at(hex)) : []),
        at('E4229', 'new-guinea'),
        at('W2112', 'malaya'),
        ...(nation === 'uk' ? homeSources('australia').map(({ hex }) => at(hex, 'australia')) : []),
      ];
    case 'us':
      return [
        at('E2501', 'us'),
        at('W3021', 'philippines'),
        ...homeSources('australia').map(({ hex }) => at(hex, 'australia')),
      ];
    default:
      return [];
  }
}

/** Every source printed for a nation, whoever holds it now. */
export function printedSources(nation: Nation, when: When): Source[] {
  return cite('7.0') ? [...homeSources(nation === 'manchukuo' ? 'japan' : nation), ...added(nation, when)] : [];
}

/** Those that work for it: in friendly hands and not isolated (7.8). */
export function sourcesOf(
  nation: Nation,
  when: When,
  friendly: (hex: Hex) => boolean,
  isolated: readonly HexId[],
): Source[] {
  return printedSources(nation, when).filter(({ hex, home }) => {
    const place = map.hex(hex);
    return place !== undefined && friendly(place) && !(home && isolated.includes(hex) && cite('7.8'));
  });
}

/** Places that are no sources, and yet whoever stands there is in supply. */
export function isAlwaysSupplied(nation: Nation, hex: Hex): boolean {
  switch (nation) {
    case 'japan':
    case 'manchukuo':
      return ['W3621', 'W3733', 'W3825', 'E0327', 'E3628'].includes(hex.id) && cite('7.0');
    case 'ussr':
      return (hex.territory === 'sakhalin' || hex.territory === 'kamchatka') && cite('7.0');
    case 'netherlands':
      return hex.territory === 'dutch' && (hex.smallIsland || hex.city) && cite('7.0');
    default:
      return false;
  }
}
