/** 19.3 Where ships stand for a round, who can be fired at there, and what guns they bring. */
import type { Battle, Ship, Side } from '../state.js';
import { gunsOf, usableGuns, type Where } from './19-8-ammunition.js';
import { isAfloat } from './19-fire.js';
import type { Position, SurfaceStep } from './19-surface.js';

export const positionIds = ['gunnery', 'torpedo', 'screen'] as const;

export const isFront = (position: Position | undefined): boolean => position === 'gunnery' || position === 'torpedo';

/** 19.3.1-19.3.3 Ships in front may be attacked, those in the Screen not. */
export function isTarget(battle: Battle, step: SurfaceStep, side: Side): boolean {
  return battle.ships[side].some((ship, i) => isAfloat(ship) && isFront(step.positions[side][i]));
}

/** Ships afloat in that position with guns left: whether they have ammunition is their owner's secret. */
export function gunsUp(battle: Battle, step: SurfaceStep, side: Side, position: Position): number[] {
  const up: number[] = [];
  battle.ships[side].forEach((ship, i) => {
    if (step.positions[side][i] === position && isAfloat(ship) && gunsOf(battle, ship, 'gunnery') > 0) up.push(i);
  });
  return up;
}

/** Guns that are part of a split: all of them, and those of BB, CA and CAV (19.5.1). */
export type Guns = { total: number; heavy: number };

const isHeavy = (ship: Ship): boolean => ship.type === 'BB' || ship.type === 'CA' || ship.type === 'CAV';

/** What the chosen ships can fire together in a turn that costs `bht`. */
export function sumGuns(
  where: Where,
  ships: readonly Ship[],
  bht: number,
  chosen: (ship: Ship, i: number) => boolean,
): Guns {
  const guns: Guns = { total: 0, heavy: 0 };
  ships.forEach((ship, i) => {
    if (!isAfloat(ship) || !chosen(ship, i)) return;
    const usable = usableGuns(ship, gunsOf(where, ship, 'gunnery'), bht);
    guns.total += usable;
    if (isHeavy(ship)) guns.heavy += usable;
  });
  return guns;
}

/** 19.7 Usable guns of the ships afloat in both front positions (R122). */
export function frontGuns(where: Where, ships: readonly Ship[], positions: readonly Position[], bht: number): number {
  return sumGuns(where, ships, bht, (_, i) => isFront(positions[i])).total;
}
