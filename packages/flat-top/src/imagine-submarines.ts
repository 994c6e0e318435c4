/** The enemy's submarines as they may be: those on the mapboard where they stand, the others wherever nobody would have seen them. */
import { weatherAt } from './chapters/6-weather.js';
import { emptyEyes, isFlying, onFlight, onTaskForce, openEyes } from './chapters/7-sight.js';
import { submarineShip } from './chapters/15-muster.js';
import {
  afloat,
  mostInHex,
  openingSubmarines,
  sees,
  stationsOf,
  submarinesOf,
  waysFrom,
} from './chapters/optional-submarines.js';
import type { GameOwn } from './game-kit.js';
import { at, type Draft, pick } from './imagine-draft.js';
import { type Hex, terrainAt } from './map.js';
import type { Submarine } from './pieces.js';
import type { Ship } from './state.js';

/** As many as the order of battle has, less those that were sunk. */
export function drawSubmarines(draft: Draft): void {
  const { law, pub, enemy, own, view, below } = draft;
  const begun = openingSubmarines(law, enemy);
  const left = afloat(pub, enemy);
  const fleet: Submarine[] = begun.slice(0, begun.length - left).map((each) => ({ ...each, sunk: true }));
  const add = (hex: Hex, change: Partial<Submarine>): void => {
    const next = begun[fleet.length];
    if (next !== undefined) fleet.push({ ...next, hex, ...change });
  };
  for (const { hex, count } of view.knows.submarines ?? [])
    for (let i = 0; i < count; i++) add(hex, { onMap: true, fought: lastFight(draft, hex) });
  own.submarines = fleet;
  for (const hex of unexplained(draft)) add(hex, {});
  const turns = pub.turn + (pub.phase > at.sailing ? 1 : 0);
  const most = 6 * turns;
  for (let moved = 0; fleet.length < begun.length; ) {
    const steps = Math.min(below(turns + 1), Math.max(0, most - moved));
    moved += steps;
    const deep = pub.turn > 0 && below(6) === 0;
    const hex = hiddenHex(draft, steps, deep);
    add(hex, { deep: deep ? pub.turn + (pub.phase >= at.combat ? below(2) : 0) : null });
  }
  own.submarines = fleet;
}

/** OPT-SUB.2 Who stands on the mapboard may have fought, this turn or the last. */
function lastFight({ pub, below }: Draft, hex: Hex): number | null {
  if (pub.battle?.why === 'submarines' && pub.battle.hex === hex) return pub.turn;
  const turn = pub.turn - (pub.phase > at.combat ? below(2) : 1);
  return turn >= 0 && below(2) === 0 ? turn : null;
}

/** Hexes where somebody of this side is made out better than anybody else could: a periscope is there. */
function unexplained({ view, pub, own, law, enemy }: Draft): Hex[] {
  const eyes = openEyes(emptyEyes(), pub, own, law, enemy);
  const hexes = new Set<Hex>();
  for (const tf of view.own.tfs) if (tf.onMap && tf.seen === 3 && onTaskForce(eyes, pub, tf) < 3) hexes.add(tf.hex);
  for (const flight of view.own.flights)
    if (flight.onMap && flight.seen === 3 && isFlying(flight) && onFlight(eyes, pub, flight) < 3) hexes.add(flight.hex);
  return [...hexes].filter((hex) => terrainAt(hex) === 'sea');
}

/** So many steps from where she may have begun. */
function hiddenHex(draft: Draft, steps: number, deep: boolean): Hex {
  const { law, enemy, below } = draft;
  const stations = stationsOf(law, enemy);
  for (let i = 0; i < 60; i++) {
    let hex = pick(stations, below);
    for (let step = 0; step < steps && i < 40; step++) {
      const ways = waysFrom(law, hex);
      if (ways.length > 0) hex = pick(ways, below);
    }
    if (mayLurk(draft, hex, deep)) return hex;
  }
  return pick(stations, below);
}

/** OPT-SUB.3 Neither seen by planes, nor where she would have seen somebody who was not. */
function mayLurk({ view, law, pub, side, own }: Draft, hex: Hex, deep: boolean): boolean {
  if (submarinesOf(own).filter((each) => each.hex === hex && !each.sunk).length >= mostInHex) return false;
  if (deep) return true;
  if (view.own.flights.some((flight) => sees(view, law, side, flight, hex))) return false;
  if (weatherAt(pub, hex) === 'storm') return true;
  const isDark = (unit: { onMap: boolean; seen: number }): boolean => !unit.onMap || unit.seen < 3;
  return !(
    view.own.tfs.some((tf) => tf.hex === hex && isDark(tf)) ||
    view.own.flights.some((flight) => flight.hex === hex && isFlying(flight) && isDark(flight))
  );
}

/** His submarines of this battle, if it is his that fight; those he lost in it among them. */
export function submarinesIn(draft: Draft, theirs: GameOwn): { ships: Ship[]; ids: string[] } | undefined {
  const { view, law, enemy, pub } = draft;
  const told = view.knows.battle?.ships ?? [];
  if (told.length === 0 || told.some(({ type }) => type !== 'SS')) return undefined;
  const all = submarinesOf(theirs);
  const here = all.filter(({ hex, onMap, sunk }) => onMap && !sunk && hex === pub.battle?.hex);
  const gone = all.filter(({ sunk }) => sunk).reverse();
  const ids = told.map(({ hits, damage }) => (hits >= damage ? gone : here).shift()?.id ?? '');
  const ships = told.map(({ hits }, i) => ({ ...submarineShip(law, enemy, i), hits }));
  return { ships, ids };
}
