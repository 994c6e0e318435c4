/** The supply of one nation at one moment: every hex that can trace to its sources, and every line in words. */
import { isAlwaysSupplied, type Source, sourcesOf, type When } from './chapters/7-0-sources.js';
import { explain, type TracedLine, type Ways, waysFrom } from './chapters/7-7-explained.js';
import { type Network, network, reaches, type Terms } from './chapters/7-7-tracing.js';
import type { HexId } from './map/lattice.js';
import { map } from './map/map.js';
import type { Nation } from './pieces.js';

export type Supply = {
  readonly nation: Nation;
  readonly terms: Terms;
  /** What serves everywhere, and what serves only in some lands (7.0). */
  readonly general: Network;
  readonly local: readonly { readonly source: Source; readonly net: Network }[];
};

export function supplyOf(nation: Nation, when: When, terms: Terms, isolated: readonly HexId[]): Supply {
  const sources = sourcesOf(nation, when, terms.friendly, isolated);
  const everywhere = sources.filter(({ within }) => within === undefined).map(({ hex }) => hex);
  const local = sources.filter(({ within }) => within !== undefined);
  return {
    nation,
    terms,
    general: network(everywhere, terms),
    local: local.map((source) => ({ source, net: network([source.hex], terms) })),
  };
}

/** The network that serves a unit of the nation here; undefined where none does. */
function serving({ general, local }: Supply, id: HexId): Network | undefined {
  if (reaches(general, id)) return general;
  const territory = map.hex(id)?.territory ?? null;
  return local.find(
    ({ source, net }) => territory !== null && source.within?.includes(territory) === true && reaches(net, id),
  )?.net;
}

/** 7.7 Whether a unit of the nation here is in supply without any chit. */
export function isSupplied(supply: Supply, id: HexId): boolean {
  const hex = map.hex(id);
  if (hex === undefined) return false;
  return isAlwaysSupplied(supply.nation, hex) || serving(supply, id) !== undefined;
}

/** Ways are found once for a moment, and for the sources that serve in some land. */
const found = new WeakMap<Supply, Map<string, Ways>>();

function waysOf(supply: Supply, id: HexId): Ways {
  const { general, local, terms } = supply;
  const territory = map.hex(id)?.territory ?? null;
  const here = local.filter(({ source }) => territory !== null && source.within?.includes(territory) === true);
  const sources = [...general.sources, ...here.map(({ source }) => source.hex)];
  const known = found.get(supply) ?? new Map<string, Ways>();
  found.set(supply, known);
  const ways = known.get(sources.join()) ?? waysFrom(sources, terms);
  known.set(sources.join(), ways);
  return ways;
}

/** The line that serves a unit of the nation here, or the nearest way to a source and what bars it. */
export function explained(supply: Supply, id: HexId): TracedLine {
  const net = serving(supply, id);
  if (net === undefined && isSupplied(supply, id)) return { supplied: true, line: [{ hex: id, bar: undefined }] };
  return explain(id, net ?? supply.general, () => waysOf(supply, id));
}
