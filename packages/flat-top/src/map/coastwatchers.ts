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
  /** Where the symbol is drawn; it says nothing but which island (designed). */
  readonly hex: Hex;
  /** On what ground the symbol stands there: a rule that names it, or history. */
  readonly provenance: Provenance;
  readonly why: string;
};

const HISTORY = 'the printed symbols are lost; look-outs are known there in 1942';
const CORAL_SEA = 'named in special rule 9 of Coral Sea';

/**
 * Japanese symbols on Bougainville would have to be ignored in Rings Around Rabaul like the one on New Guinea, and are
 * not: there is none.
 */
export const coastwatchers: readonly Coastwatcher[] = [
  symbol('allied', 'New Guinea', 'G16', 'text', 'named in 7.9'),
  symbol('allied', 'New Britain', 'T8', 'designed', HISTORY),
  symbol('allied', 'New Ireland', 'AA4', 'designed', HISTORY),
  symbol('allied', 'Buka', 'GG6', 'designed', HISTORY),
  symbol('allied', 'Bougainville', 'II9', 'designed', HISTORY),
  symbol('allied', 'Choiseul', 'NN11', 'designed', HISTORY),
  symbol('allied', 'Vella Lavella', 'NN14', 'designed', HISTORY),
  symbol('allied', 'New Georgia', 'QQ16', 'designed', HISTORY),
  symbol('allied', 'Santa Isabel', 'XX15', 'designed', HISTORY),
  symbol('allied', 'Guadalcanal', 'AAA20', 'designed', HISTORY),
  symbol('allied', 'Malaita', 'CCC18', 'designed', HISTORY),
  symbol('allied', 'San Cristobal', 'FFF22', 'designed', HISTORY),
  symbol('japan', 'New Guinea', 'H10', 'text', 'named in 7.9 and in special rule 6 of Rings Around Rabaul'),
  symbol('japan', 'New Britain', 'W5', 'designed', HISTORY),
  symbol('japan', 'New Ireland', 'Y1', 'designed', HISTORY),
  symbol('japan', 'Choiseul', 'PP12', 'text', CORAL_SEA),
  symbol('japan', 'Vella Lavella', 'NN13', 'text', CORAL_SEA),
  symbol('japan', 'New Georgia', 'QQ15', 'text', CORAL_SEA),
  symbol('japan', 'Santa Isabel', 'UU14', 'text', CORAL_SEA),
  symbol('japan', 'Guadalcanal', 'XX19', 'text', CORAL_SEA),
];

function symbol(
  side: Coastwatcher['side'],
  island: string,
  at: string,
  provenance: Provenance,
  why: string,
): Coastwatcher {
  const [hex = -1] = hexesNamed(at);
  return { id: `${side} ${island}`, side, island, hex, provenance, why };
}

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
