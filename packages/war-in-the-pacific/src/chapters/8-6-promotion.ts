/** 8.6, 8.7 Promotion and demotion of carrier admirals after the strikes, for commanders who are still there. */
import { cite } from '../cite.js';
import { isCapitalShip } from '../pieces.js';
import { enemyOf, type Side } from '../sides.js';
import type { StrikeLaw } from '../strike/law.js';
import type { Ship, StrikeBattle } from '../strike/state.js';

type Fought = Pick<StrikeBattle, 'ships'>;

const isLarge = ({ type }: Ship): boolean => type === 'CV' || type === 'CVL';
const of = ({ ships }: Fought, side: Side): Ship[] => ships.filter((ship) => ship.side === side);
const lostCarriers = (battle: Fought, side: Side): number =>
  of(battle, side).filter((ship) => isLarge(ship) && (ship.sunk || ship.damage === 4)).length;

/** Levels of damage done to a side's ships in these strikes; a ship that sank has five. */
const levels = (battle: Fought, law: Pick<StrikeLaw, 'forces'>, side: Side): number =>
  of(battle, side).reduce(
    (sum, { id, sunk, damage }) => sum + (sunk ? 5 : damage) - (law.forces[side].damaged?.[id] ?? 0),
    0,
  );

const isBetweenCarriers = (battle: Fought): boolean =>
  of(battle, 'japan').some(isLarge) && of(battle, 'allies').some(isLarge);

/** 8.6.1 Two carriers or three capital ships sunk, or four carriers in one battle between carriers. */
export function mayBePromoted(battle: Fought, side: Side): boolean {
  if (!cite('8.6.1')) return false;
  const sunk = of(battle, enemyOf(side)).filter((ship) => ship.sunk);
  if (sunk.filter(isLarge).length >= 2 || sunk.filter(isCapitalShip).length >= 3) return true;
  return isBetweenCarriers(battle) && battle.ships.filter(isLarge).length >= 4;
}

/** 8.7 Two carriers lost for less than two, or between carriers half as much damage again as was done. */
export function mayBeDemoted(battle: Fought, law: Pick<StrikeLaw, 'forces'>, side: Side): boolean {
  if (!cite('8.7')) return false;
  const enemy = enemyOf(side);
  if (lostCarriers(battle, side) >= 2 && lostCarriers(battle, enemy) < 2) return true;
  const suffered = levels(battle, law, side);
  return isBetweenCarriers(battle) && suffered > 0 && suffered >= 1.5 * levels(battle, law, enemy);
}

/** 8.6.2, 8.7 Two dice: a chit on anything but 7 and 11. */
export const earnsChit = (kind: 'promotion' | 'demotion', roll: number): boolean =>
  cite(kind === 'promotion' ? '8.6.2' : '8.7') && roll !== 7 && roll !== 11;
