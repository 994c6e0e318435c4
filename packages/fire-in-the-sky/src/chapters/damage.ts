/** What hits do to a naval unit, and when units come back. */
import type { DieNeed, Out } from '@ironbottom/umpire';
import type { Battle, Check, NavalPiece } from '../battle.js';
import { damageCheck, returnSchedule } from '../charts/damage.js';
import { cite } from '../cite.js';
import { enemyOf, type Side } from '../pieces.js';
import { unitOf } from '../units.js';

/** CARD-damage-check A check for each hit. The unit leaves the map in any case; how many hits decides when it returns. */
export function checkFor(battle: Battle, of: Side, piece: NavalPiece, hits: readonly number[]): void {
  if (hits.length === 0 || !cite('CARD-damage-check')) return;
  piece.hits += hits.length;
  for (const plus of hits) battle.checks.push({ of, id: piece.id, plus, first: 0 });
}

/** CARD-damage-modifiers, R2 What a hit by a submarine adds to its check. */
export const submarineHit = (): number => modified(damageCheck.values.submarineHit);
/** CARD-damage-modifiers, R2 What a hit in surface combat adds: the Firepower of the ship that scored it. */
export const surfaceHit = (firepower: number): number => modified(firepower * damageCheck.values.surfaceFirepower);
/** CARD-damage-modifiers, R2 What each of so many hits of one air strike adds: one for each of the others. */
export const airHit = (hits: number): number => modified((hits - 1) * damageCheck.values.furtherAirHit);

const modified = (plus: number): number => (cite('CARD-damage-modifiers') && cite('R2') ? plus : 0);

const leastSum = (check: Check): number => unitOf(check.id).defence - check.plus;

/** First dice after which the second must show the same come to the same. */
export function checkNeed(check: Check): DieNeed {
  const { of, first } = check;
  const least = leastSum(check);
  const classOf = (face: number): number =>
    first === 0 ? Math.min(7, Math.max(1, least - face)) : face >= least - first ? 1 : 0;
  return { need: 'die', rule: 'CARD-damage-check', by: enemyOf(of), sides: 6, classOf };
}

/** Equal to the Defence rating or above: sunk, and what else hit her no longer matters. Below: damaged. */
export function checkDie(battle: Battle, face: number, out: Out): void {
  const [check] = battle.checks;
  if (check === undefined) return;
  if (check.first === 0) {
    check.first = face;
    return;
  }
  battle.checks.shift();
  const { of, id, plus, first } = check;
  const piece = battle.sides[of].ships.find((ship) => ship.id === id);
  if (piece === undefined) return;
  const sunk = first + face >= leastSum(check);
  if (sunk) battle.checks = battle.checks.filter((other) => other.id !== id);
  // While further checks of hers are to be rolled nothing is settled.
  if (sunk) piece.state = 'sunk';
  else if (battle.checks.every((other) => other.id !== id)) piece.state = 'damaged';
  if (out.on) {
    const { defence } = unitOf(id);
    out.say('CARD-damage-check', 'checked', { of, ship: id, dice: first + face, plus, defence, sunk });
  }
}

/** CARD-return.naval A damaged unit is a reinforcement again after two of its owner's turns for each hit. */
export function navalReturn(turn: number, piece: Pick<NavalPiece, 'state' | 'hits'>): number | undefined {
  if (piece.state !== 'damaged' || !cite('CARD-return.naval')) return undefined;
  return turn + returnSchedule.values.naval.damagedForEachHit * piece.hits;
}

/** CARD-return.land What was eliminated in combat is a reinforcement again two turns later. */
export const landReturn = (turn: number): number | undefined =>
  cite('CARD-return.land') ? turn + returnSchedule.values.land.eliminated : undefined;

/** CARD-return.air Eliminated Air Points go back to the pool that later air reinforcements are taken from. */
export const airReturns = (): boolean => cite('CARD-return.air');

/** Units of any kind that are disbanded, or lost in another way than combat, come back on the next turn. */
export const otherReturn = (
  kind: 'naval' | 'land' | 'air',
  turn: number,
  cause: 'disbanded' | 'otherCauses',
): number | undefined => (cite(`CARD-return.${kind}`) ? turn + returnSchedule.values[kind][cause] : undefined);
