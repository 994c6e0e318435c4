/** 9.24 A conquered nation is set free when its conqueror's enemies hold all its cities with resources. */
import { cite } from '../cite.js';
import { map } from '../map/map.js';
import { enemyOf, type LandUnit, type Nation, printed, type Side } from '../pieces.js';
import type { Theatre } from '../play.js';
import { hexOf, holderOf, situationOf } from '../situation.js';
import type { Pub } from '../state.js';
import { fallenKey } from './9-10-conquest.js';
import { isHomeOf, isLandOf, yieldLand } from './9-11-conquered.js';
import { conquestFacts } from './9-facts.js';

/** `side`: the one it fought on. */
export function isLiberated(pub: Pub, nation: Nation, side: Side): boolean {
  const sources = map.land.filter(({ city, resource, territory }) => city && resource && isLandOf(nation, territory));
  return sources.length > 0 && sources.every((hex) => holderOf(pub, hex) === side) && cite('9.24');
}

/** It does not rise again, but its land is the liberator's, colonies excepted. What the conqueror's troops stand in stays theirs until it is taken. */
export function liberate(table: Theatre, nation: Nation, by: Side): void {
  const { public: pub } = table.state;
  pub.conquered[nation] = by;
  // To be conquered anew its capital has to be entered anew (9.10).
  delete pub.notes[fallenKey(conquestFacts(pub, nation).capital)];
  table.say('9.24', 'liberated', { nation, by });
  yieldLand(pub, situationOf(pub, table.law.map), nation, by, (territory) => isHomeOf(nation, territory));
}

/** 10.6 Partisans of a liberated nation go home once no enemy is left in it. */
export function disband(table: Theatre, nation: Nation, side: Side): void {
  const { public: pub } = table.state;
  const there = Object.values(pub.units).filter(
    ({ hex }) => hex !== null && isLandOf(nation, hexOf(map, hex).territory),
  );
  if (there.some((unit) => pub.alignment[unit.nation] === enemyOf(side))) return;
  const partisans = there.filter((unit) => unit.nation === nation && unit.kind === 'partisan' && cite('10.6'));
  for (const partisan of partisans) {
    partisan.hex = null;
    partisan.off = 'pool';
  }
  if (partisans.length > 0) table.say('10.6', 'disbanded', { nation });
}

/**
 * Each Winter a liberated nation has one land unit for nothing, of those that were removed; R126 the strongest, of equals the first by
 * name. It is placed as others are (8.11), but in cities with resources alone.
 */
export function winterUnit(pub: Pub, nation: Nation): LandUnit | undefined {
  if (pub.month !== 1 || pub.conquered[nation] === undefined || pub.conquered[nation] !== pub.alignment[nation]) return;
  if (!cite('9.24')) return;
  const strength = (unit: LandUnit): number => printed({ ...unit, left: unit.steps });
  const removed = Object.values(pub.units).filter(
    (unit) => unit.nation === nation && unit.off === 'gone' && unit.kind !== 'partisan',
  );
  return removed.sort((a, b) => (cite('R126') ? strength(b) - strength(a) : 0) || (a.id < b.id ? -1 : 1))[0];
}
