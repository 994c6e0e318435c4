/** Who is in supply at this moment, for the chapters on movement and combat: Part 7 asked once for a situation. */

import { canCross } from './chapters/5-8-terrain.js';
import { sourcesOf } from './chapters/7-0-sources.js';
import { chitCapacity, type Drawer, draw } from './chapters/7-7-chits.js';
import { lineFrom, type Network, network, reaches, type Terms } from './chapters/7-7-tracing.js';
import { isolatedSources } from './chapters/7-8-isolation.js';
import { keepsSupply, suffers } from './chapters/7-10-out-of-supply.js';
import { isLandOf } from './chapters/9-11-conquered.js';
import { cite } from './cite.js';
import type { Law } from './law.js';
import type { Hex } from './map/hexes.js';
import { enemyOf, type Headquarters, type HexId, type LandUnit, type Nation, printed, type Side } from './pieces.js';
import {
  type Facts,
  hexAt,
  hexOf,
  holderAt,
  indexOf,
  isBarred,
  type Situation,
  sideOf,
  situationOf,
} from './situation.js';
import type { Pub } from './state.js';
import { type Supply, supplyOf, isSupplied as traces } from './supply.js';

type Known = {
  readonly supply: { [N in Nation]?: Supply };
  readonly chits: { [S in Side]?: Network };
  readonly fed: { [S in Side]?: Uint8Array };
};

const known = new WeakMap<Facts, Known>();

function knownOf({ facts }: Situation): Known {
  const found = known.get(facts) ?? { supply: {}, chits: {}, fed: {} };
  known.set(facts, found);
  return found;
}

const tracks = new WeakMap<Facts, ReadonlySet<HexId>>();

/** 10.35 Where rail was laid and works; worked out once for a situation. */
function tracksOf({ facts, board: { works } }: Situation): ReadonlySet<HexId> {
  const found = tracks.get(facts) ?? new Set(Object.keys(works).filter((hex) => works[hex]?.railway === true));
  tracks.set(facts, found);
  return found;
}

export function termsOf(situation: Situation, side: Side): Terms {
  const { facts } = situation;
  const railway = tracksOf(situation);
  return {
    friendly: ({ index }) => holderAt(facts, index) === side,
    zone: ({ index }) => isBarred(facts, side, index),
    ...(railway.size > 0 && { railway }),
  };
}

/** 7.0, 7.7 Every line of a nation to its sources. */
export function supplyFor(pub: Pub, situation: Situation, nation: Nation): Supply {
  const { supply } = knownOf(situation);
  const side = sideOf(pub, nation);
  const terms = termsFor(pub, situation, nation, side === 'neutral' ? 'allies' : side);
  supply[nation] ??= supplyOf(nation, pub, terms, isolatedNow(pub, nation, terms));
  return supply[nation];
}

/** 9.25 Those who have risen in a conquered China trace through it wherever no foreign troops stand, to any city left empty. */
function termsFor(pub: Pub, situation: Situation, nation: Nation, side: Side): Terms {
  const terms = termsOf(situation, side);
  if (nation !== 'china' || pub.conquered.china === undefined || !cite('9.25')) return terms;
  const foreign = situation.stands[enemyOf(side)];
  const friendly = (hex: Hex): boolean => isLandOf('china', hex.territory) && foreign[hex.index] === 0;
  return { ...terms, friendly: (hex) => terms.friendly(hex) || friendly(hex) };
}

/** 7.8 A source that was isolated and can be reached again gives supply at that instant. */
function isolatedNow(pub: Pub, nation: Nation, terms: Terms): HexId[] {
  if (pub.isolated.length === 0) return pub.isolated;
  const still = isolatedSources(nation, pub, terms, (hex) => pub.works[hex]?.port !== false);
  return pub.isolated.filter((hex) => still.includes(hex));
}

/** Whether it is armour that was supplied when it was activated (7.10). */
const stillFed = ({ offensive }: Pub, unit: LandUnit): boolean =>
  keepsSupply(unit, offensive?.fed.includes(unit.id) === true);

/** Every line of a side to its supply chits. */
function chitsFor(pub: Pub, situation: Situation, side: Side): Network {
  const { chits } = knownOf(situation);
  chits[side] ??= network(
    pub.chits.flatMap((chit) => (chit.side === side ? [chit.hex] : [])),
    termsOf(situation, side),
  );
  return chits[side];
}

/** The line from a hex to a chit of its side, both among them; empty when there is none. */
export const lineToChit = (pub: Pub, situation: Situation, side: Side, hex: HexId): HexId[] =>
  lineFrom(chitsFor(pub, situation, side), hex);

/** 7.7 Whether a nation's pieces in this hex can trace, to a source or to any chit. */
export function tracesFrom(pub: Pub, situation: Situation, nation: Nation, hex: HexId): boolean {
  const side = sideOf(pub, nation);
  if (side === 'neutral') return true;
  return traces(supplyFor(pub, situation, nation), hex) || reaches(chitsFor(pub, situation, side), hex);
}

type Marked = Pick<LandUnit | Headquarters, 'id' | 'nation' | 'hex' | 'marked'>;

/** 7.11 Whether it can trace to a source, chits left aside. */
export const isFedBySource = (pub: Pub, situation: Situation, { nation, hex }: Marked): boolean =>
  hex !== null && sideOf(pub, nation) !== 'neutral' && traces(supplyFor(pub, situation, nation), hex);

/** 7.11 Whoever is marked is helped by a chit only while it has not been drawn on by as many as it feeds. */
function findsPlace(pub: Pub, situation: Situation, { id, nation, hex }: Marked): boolean {
  const side = sideOf(pub, nation);
  if (hex === null || side === 'neutral') return false;
  if (!reaches(chitsFor(pub, situation, side), hex)) return false;
  const free = pub.chits.filter(
    (chit) => chit.side === side && (chit.drawn.length < chitCapacity(chit) || chit.drawn.includes(id)),
  );
  return reaches(
    network(
      free.map((chit) => chit.hex),
      termsOf(situation, side),
    ),
    hex,
  );
}

/** 7.7, 7.11 Whether it can trace to a source or a chit, and has a place there if it is marked. */
export function isTraced(pub: Pub, situation: Situation, piece: Marked): boolean {
  const { hex, nation, marked } = piece;
  if (hex === null) return true;
  const free = marked === 0 || isFedBySource(pub, situation, piece) || !cite('7.11');
  return free ? tracesFrom(pub, situation, nation, hex) : findsPlace(pub, situation, piece);
}

/** 7.10 Whether a unit or a headquarters feels no want: it can trace, or it stands in a city and has not been marked. */
export function isWell(pub: Pub, situation: Situation, piece: Marked): boolean {
  const { hex, marked } = piece;
  return hex === null || !suffers({ traces: isTraced(pub, situation, piece), marked }, hexOf(situation.map, hex));
}

export const isSupplied = (pub: Pub, law: Law, unit: LandUnit, situation = situationOf(pub, law.map)): boolean =>
  stillFed(pub, unit) || isWell(pub, situation, unit);

/** 7.10 Whether a line reaches it, or has at the beginning of its Offensive: a city keeps it from want, but makes no line. */
export const isFed = (pub: Pub, law: Law, unit: LandUnit, situation = situationOf(pub, law.map)): boolean =>
  stillFed(pub, unit) || isTraced(pub, situation, unit);

/**
 * 7.7 Which of those who attack are fed, and what they draw: each that has no source needs a free place at a chit. The draw is
 * for the game to write down.
 */
export function fedToAttack(
  pub: Pub,
  law: Law,
  units: readonly LandUnit[],
  side: Side,
  situation: Situation,
): { fed: Set<string>; drawers: Drawer[]; drawn: { readonly [unit: string]: number } } {
  const fed = new Set<string>();
  const drawers: Drawer[] = [];
  for (const unit of units) {
    if (unit.hex === null) continue;
    const sated = stillFed(pub, unit) && cite('R53');
    if (sated || traces(supplyFor(pub, situation, unit.nation), unit.hex)) fed.add(unit.id);
    else drawers.push({ id: unit.id, hex: unit.hex, consumes: printed(unit) >= 1 });
  }
  const chits = pub.chits.filter((chit) => chit.side === side);
  const drawn = drawers.length > 0 && chits.length > 0 ? draw(drawers, chits, termsOf(situation, side)) : {};
  for (const unit of units) {
    if (drawn[unit.id] !== undefined) fed.add(unit.id);
    else if (
      !fed.has(unit.id) &&
      unit.hex !== null &&
      !suffers({ traces: false, marked: unit.marked }, hexOf(law.map, unit.hex))
    )
      fed.add(unit.id);
  }
  return { fed, drawers, drawn };
}

/** The hexes a nation draws supply from now, for those who look for the way home. */
export function sourceHexes(pub: Pub, situation: Situation, nation: Nation): HexId[] {
  const side = sideOf(pub, nation);
  if (side === 'neutral') return [];
  const { friendly } = termsFor(pub, situation, nation, side);
  const sources = sourcesOf(nation, pub, friendly, pub.isolated).map(({ hex }) => hex);
  return [...sources, ...pub.chits.flatMap((chit) => (chit.side === side ? [chit.hex] : []))];
}

/**
 * 5.12, R3 By hex: whether a side can come from it to one of its sources over friendly land and no enemy zone. Deserts and jungle, which
 * no supply passes, do not make a front.
 */
export function fedHexes(pub: Pub, situation: Situation, side: Side): Uint8Array {
  const cached = knownOf(situation).fed;
  cached[side] ??= flood(pub, situation, side);
  return cached[side];
}

function flood(pub: Pub, situation: Situation, side: Side): Uint8Array {
  const { map } = situation;
  const fed = new Uint8Array(map.hexes.length);
  const open: number[] = [];
  for (const name in pub.alignment) {
    const nation = name as Nation;
    if (sideOf(pub, nation) !== side) continue;
    for (const id of sourceHexes(pub, situation, nation)) {
      const index = indexOf(map, id);
      if (fed[index] === 1) continue;
      fed[index] = 1;
      open.push(index);
    }
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const hex = hexAt(map, at);
    for (let way = 0; way < 6; way += 1) {
      const beside = hex.around[way] ?? -1;
      const across = hex.sides[way];
      if (beside < 0 || across === undefined || fed[beside] === 1) continue;
      if (holderAt(situation, beside) !== side || isBarred(situation, side, beside)) continue;
      if (!canCross(hexAt(map, beside), across)) continue;
      fed[beside] = 1;
      open.push(beside);
    }
  }
  return fed;
}
