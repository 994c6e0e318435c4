/** What is worth a strike, and where it was last known to be. */
import {
  type Arms,
  armsOf,
  enemyOf,
  type GameLaw,
  type Mark,
  mapboard,
  type PlaneName,
  type Side,
  unloadingHexes,
} from '@ironbottom/flat-top';
import type { Bridge } from './bridge.js';
import { isFighter, isOneWay, isScout } from './planes.js';

const { distance, hexOf } = mapboard;

/** `sure`: it is there now, for a base stays and a counter is in sight. */
export type Target = {
  readonly hex: number;
  readonly on: 'base' | 'ships';
  readonly sure: boolean;
  /** How far out of his way somebody goes for it, in hexes. */
  readonly prize: number;
};

export const enemyHasShips = (law: GameLaw, side: Side): boolean => law.scenario.forces[enemyOf(side)].ships.length > 0;

/** Enemy bases on the board that this side is out to bomb: the one a raid is for, or all where there are no ships to sink. */
export function basesToBomb(law: GameLaw, side: Side): string[] {
  const { victory, forces } = law.scenario;
  if (victory.raid !== undefined && victory.raid.side === side) return [victory.raid.base];
  if (enemyHasShips(law, side)) return [];
  return forces[enemyOf(side)].bases.filter((base) => law.charts.bases.values[base]?.offBoard === false);
}

/** What a raid was for is done: all that is left is to come home. */
export function isDone({ law, side, view, doctrine }: Bridge): boolean {
  const { raid } = law.scenario.victory;
  if (!doctrine.retires || raid === undefined || raid.side !== side) return false;
  const { hitsScored, points } = view.public;
  return (hitsScored[raid.base] ?? 0) >= raid.outright && points[side] >= raid.points;
}

/** A sighting older than this tells no bomber where to go. */
const stale = 2;

/** The nearest ships or bases for planes that carry such arms, seen from a hex; what is worth most first. */
export function targetFrom(bridge: Bridge, from: number, arms: readonly Arms[]): Target | undefined {
  const { view, law, side, turn } = bridge;
  const { marks, sightings } = view.knows;
  let best: Target | undefined;
  let least = Number.POSITIVE_INFINITY;
  const weigh = (hex: number, on: Target['on'], sure: boolean, prize: number, age = 0): void => {
    const rank = distance(from, hex) - prize + 30 * age;
    if (rank >= least) return;
    least = rank;
    best = { hex, on, sure, prize };
  };
  if (enemyHasShips(law, side)) {
    for (const { kind, hex, condition, report } of marks)
      if (kind === 'TF') weigh(hex, 'ships', condition > 0, prizeOf(bridge, hex, report));
    if (best === undefined)
      for (const { kind, hex, turn: when, report } of sightings)
        if (kind === 'TF' && turn - when <= stale)
          weigh(hex, 'ships', false, prizeOf(bridge, hex, report), turn - when);
  }
  // 18.3.2 Torpedoes are for ships.
  if (best === undefined && arms.some((each) => each !== 'torpedo'))
    for (const base of basesToBomb(law, side)) weigh(hexOf(base), 'base', true, 0);
  return best;
}

/** 7.12 By what was told of them: carriers before all; near a beach small ships are transports. */
function prizeOf({ doctrine, law, enemy }: Bridge, hex: number, report: Mark['report']): number {
  const classes = report?.classes;
  if (!doctrine.discerns || classes === null || classes === undefined) return 0;
  if (classes.includes('carriers')) return prizes.carriers;
  if (classes.includes('small ships')) {
    const far = Math.min(...beaches(law, enemy).map((beach) => distance(beach, hex)));
    if (far <= offTheBeach) return prizes.transports + (far <= 1 ? 20 : 0);
  }
  return classes.includes('capital ships') ? prizes.guns : 0;
}

export const prizes = { carriers: 40, transports: 25, guns: 8 } as const;
const offTheBeach = 10;

/** Where the enemy's transports are bound for. */
export const beaches = (law: GameLaw, side: Side): readonly number[] => [...unloadingHexes(law, side)];

/** 8.7 What these planes stand ready with: nothing for fighters and scouts, else what hurts the enemy's ships or bases most. */
export function armsFor({ law, side }: Bridge, plane: PlaneName): Arms {
  if (isFighter(law, plane) || (isScout(law, plane) && !isOneWay(law, plane))) return 'none';
  const has = armsOf(law, law.scenario.figures, plane);
  const wanted: Arms[] = basesToBomb(law, side).length > 0 ? ['GP', 'AP'] : ['torpedo', 'AP', 'GP'];
  return wanted.find((arms) => has.includes(arms)) ?? 'none';
}

/** 18.3.1 Dive bombers with bombs attack from high altitude; everybody else from low. */
export function dives(law: GameLaw, plane: PlaneName, arms: Arms): boolean {
  if (arms !== 'GP' && arms !== 'AP') return false;
  const { base, ship } = law.charts.airHits.values[plane];
  return base.dive[arms] !== null || ship.dive[arms] !== null;
}
