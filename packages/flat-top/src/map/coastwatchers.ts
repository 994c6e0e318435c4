/** 7.9 Coastwatchers: who watches which island, and what he sees. */
import type { Provenance } from '@ironbottom/umpire';
import { mapData } from '../charts/map-data.js';
import { type Hex, hexesNamed, neighbours } from './geometry.js';
import { hexesOfIsland } from './places.js';
import { terrainAt } from './terrain.js';

export type Coastwatcher = {
  readonly id: string;
  readonly side: 'allied' | 'japan';
  readonly island: string;
  /** On what ground the symbol stands there: a rule that names it, or history. */
  readonly provenance: Provenance;
  readonly why: string;
};

const symbol = (side: Coastwatcher['side'], island: string, provenance: Provenance, why: string): Coastwatcher => ({
  id: `${side} ${island}`,
  side,
  island,
  provenance,
  why,
});
const HISTORY = 'the printed symbols are lost; look-outs are known there in 1942';
const CORAL_SEA = 'named in special rule 9 of Coral Sea';

/** Japanese symbols on Bougainville would have to be ignored in Rings Around Rabaul like the one on New Guinea, and are not: there is none. */
export const coastwatchers: readonly Coastwatcher[] = [
  symbol('allied', 'New Guinea', 'text', 'named in 7.9'),
  ...[
    'New Britain',
    'New Ireland',
    'Buka',
    'Bougainville',
    'Choiseul',
    'Vella Lavella',
    'New Georgia',
    'Santa Isabel',
    'Guadalcanal',
    'Malaita',
    'San Cristobal',
  ].map((island) => symbol('allied', island, 'designed', HISTORY)),
  symbol('japan', 'New Guinea', 'text', 'named in 7.9 and in special rule 6 of Rings Around Rabaul'),
  ...['Choiseul', 'Santa Isabel', 'Vella Lavella', 'New Georgia', 'Guadalcanal'].map((island) =>
    symbol('japan', island, 'text', CORAL_SEA),
  ),
  ...['New Britain', 'New Ireland'].map((island) => symbol('japan', island, 'designed', HISTORY)),
];

/** 7.9 Hexes inside the dotted line on New Guinea (designed: the coast from the Huon peninsula to Buna). */
export const perimeter: readonly Hex[] = mapData.perimeter.flatMap((line) => hexesNamed(line));

type Watch = { readonly hexes: readonly Hex[]; readonly island: ReadonlySet<Hex> };
const WATCHES = new Map(coastwatchers.map((one) => [one.id, watch(one)]));

function watch({ side, island }: Coastwatcher): Watch {
  const lined = side === 'japan' && island === 'New Guinea' ? new Set(perimeter) : undefined;
  const land = hexesOfIsland(island);
  const seen = new Set(land);
  for (const hex of land) {
    if (terrainAt(hex) !== 'partial') continue;
    for (const around of neighbours(hex)) if (terrainAt(around) === 'sea') seen.add(around);
  }
  const hexes = [...seen].filter((hex) => lined?.has(hex) ?? true).sort((a, b) => a - b);
  return { hexes, island: new Set(land) };
}

/** Where a coastwatcher may see planes, in the order of the board; hexes with an enemy base are for the caller to leave out (R37). */
export function watchedHexes(id: string): readonly Hex[] {
  return WATCHES.get(id)?.hexes ?? [];
}

/** R36 At what distance he sees: 0 over the island, 1 over the sea next to it. */
export function watchDistance(id: string, hex: Hex): 0 | 1 {
  return WATCHES.get(id)?.island.has(hex) ? 0 : 1;
}
