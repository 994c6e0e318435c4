/** 7.8 Home sources that are cut off from every other home source of their nation. */
import { cite } from '../cite.js';
import type { HexId } from '../map/lattice.js';
import { map } from '../map/map.js';
import type { Nation, Side } from '../pieces.js';
import type { SupplyChit } from '../state.js';
import { printedSources, type When } from './7-0-sources.js';
import { network, reaches, type Terms } from './7-7-tracing.js';

/** Minor nations' sources are never isolated. */
const MINORS: readonly Nation[] = ['mongolia', 'thailand', 'netherlands'];

/** A port with its harbour working and no enemy ship in it is never isolated. */
export type Harbour = (hex: HexId) => boolean;

/** The sources of a nation that are isolated now. R24: sources abroad and at the edge of the map are not, and count as others. */
export function isolatedSources(nation: Nation, when: When, terms: Terms, harbour: Harbour): HexId[] {
  if (MINORS.includes(nation) && cite('7.8')) return [];
  const held = printedSources(nation, when).filter(({ hex, within }) => {
    const place = map.hex(hex);
    return place !== undefined && within === undefined && terms.friendly(place);
  });
  return held
    .filter(({ hex, home }) => {
      if (!home && cite('R24')) return false;
      const place = map.hex(hex);
      if (place?.fortress === true && cite('7.8')) return false;
      if (place?.port != null && harbour(hex) && cite('7.8')) return false;
      const net = network([hex], terms);
      // R31 The other source is where the line ends, not a hex on its way: an enemy zone there does not count.
      const linked = (other: HexId): boolean => {
        const end = map.hex(other);
        if (reaches(net, other) || end === undefined || !terms.zone(end) || !cite('R31')) return reaches(net, other);
        return reaches(network([hex], { ...terms, zone: (at) => at !== end && terms.zone(at) }), other);
      };
      return !held.some((other) => other.hex !== hex && linked(other.hex)) && cite('7.8');
    })
    .map(({ hex }) => hex);
}

/** The stock of a source newly isolated: as many Sea Supply chits as the die says, whatever the hex may hold. */
export const stock = (die: number, hex: HexId, side: Side): SupplyChit[] =>
  cite('7.8') ? Array.from({ length: die }, () => ({ kind: 'sea', side, hex, drawn: [] })) : [];

/** Once linked again the source gives supply itself, and what was left of its stock is gone. */
export const withoutStock = (chits: readonly SupplyChit[], hex: HexId): SupplyChit[] =>
  chits.filter((chit) => chit.hex !== hex || chit.kind !== 'sea' || !cite('7.8'));
