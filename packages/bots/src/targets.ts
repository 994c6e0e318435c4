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
} from '@ironbottom/flat-top';
import type { Bridge } from './bridge.js';
import { isFighter, isScout } from './planes.js';

const { distance, hexOf } = mapboard;

/** `sure`: it is there now, for a base stays and a counter is in sight. */
export type Target = { readonly hex: number; readonly on: 'base' | 'ships'; readonly sure: boolean };

export const enemyHasShips = (law: GameLaw, side: Side): boolean => law.scenario.forces[enemyOf(side)].ships.length > 0;

/** Enemy bases on the board that this side is out to bomb: the one a raid is for, or all where there are no ships to sink. */
export function basesToBomb(law: GameLaw, side: Side): string[] {
  const { victory, forces } = law.scenario;
  if (victory.raid !== undefined && victory.raid.side === side) return [victory.raid.base];
  if (enemyHasShips(law, side)) return [];
  return forces[enemyOf(side)].bases.filter((base) => law.charts.bases.values[base]?.offBoard === false);
}

/** A sighting older than this tells no bomber where to go. */
const stale = 2;

/** The nearest ships or bases for planes that carry such arms, seen from a hex. */
export function targetFrom({ view, law, side, turn }: Bridge, from: number, arms: readonly Arms[]): Target | undefined {
  const { marks, sightings } = view.knows;
  const worth = (hex: number, mark?: Mark): number => distance(from, hex) - (carriesPlanes(mark) ? 20 : 0);
  let best: Target | undefined;
  let least = Number.POSITIVE_INFINITY;
  const weigh = (hex: number, on: Target['on'], sure: boolean, rank: number): void => {
    if (rank >= least) return;
    least = rank;
    best = { hex, on, sure };
  };
  if (enemyHasShips(law, side)) {
    for (const mark of marks)
      if (mark.kind === 'TF') weigh(mark.hex, 'ships', mark.condition > 0, worth(mark.hex, mark));
    if (best === undefined)
      for (const { kind, hex, turn: when } of sightings)
        if (kind === 'TF' && turn - when <= stale) weigh(hex, 'ships', false, worth(hex) + 30 * (turn - when));
  }
  // 18.3.2 Torpedoes are for ships.
  if (best === undefined && arms.some((each) => each !== 'torpedo'))
    for (const base of basesToBomb(law, side)) weigh(hexOf(base), 'base', true, worth(hexOf(base)));
  return best;
}

const carriesPlanes = (mark: Mark | undefined): boolean =>
  mark?.report?.classes?.some((each) => each.startsWith('CV')) ?? false;

/** 8.7 What these planes stand ready with: nothing for fighters and scouts, else what hurts the enemy's ships or bases most. */
export function armsFor({ law, side }: Bridge, plane: PlaneName): Arms {
  if (isFighter(law, plane) || isScout(law, plane)) return 'none';
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
