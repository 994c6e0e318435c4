/** 19.4 Who may fire at whom, and what it comes to. */
import type { Refusal } from '@ironbottom/umpire';
import { mostOdds, results } from '../charts/naval-crt.js';
import { strengthColumn, strengthColumns } from '../charts/surface-damage.js';
import { cite } from '../cite.js';
import { isTransport } from '../pieces.js';
import { round } from '../rounding.js';
import { enemyOf, type Side } from '../sides.js';
import { hexesBetween, numberAt } from '../surface/display.js';
import { type SurfaceLaw, unitOf } from '../surface/law.js';
import { type Attack, afloat, type Ship, type SurfaceBattle, shipOf } from '../surface/state.js';
import { calledOpenly } from '../surface/telling.js';
import { defenceOf, gunneryOf, speedOf } from './16-8-damage.js';
import { mayLaunch, whyNoTorpedoes } from './19-5-torpedoes.js';
import { allReachTwo } from './19-10-night.js';

export const isActive = ({ charts }: SurfaceLaw, { active }: SurfaceBattle, { hex }: Ship): boolean =>
  hex >= 0 && (numberAt(charts.surfaceDisplay.values, hex) === active || !cite('19.4'));

/** Why she may not fire at all in this Fire Segment; undefined: she may. In words that ships with the same reason share. */
export function whyNotFire(law: SurfaceLaw, battle: SurfaceBattle, ship: Ship): Refusal | undefined {
  if (!ship.advanced && !isActive(law, battle, ship))
    return { rule: '19.4', why: `number ${battle.active} is active, and she lies in a hex with another number` };
  if (ship.fired && cite('19.4.3')) return { rule: '19.4.3', why: 'she has fired in this sequence' };
  if (gunneryOf(law, ship) === 0) return { rule: '19.7.5', why: `she has no gunnery left at D${ship.damage}` };
  const { brokenOff, chits } = battle.command[ship.side];
  if (brokenOff && chits.special === 0 && cite('19.9.5') && cite('R146'))
    return { rule: '19.9.5', why: 'the force breaks off, and without a special chit nobody fires as she goes' };
  return undefined;
}

/** Printed range, or what torpedoes and the night add. */
export const rangeOf = (law: SurfaceLaw, battle: SurfaceBattle, ship: Ship): number =>
  Math.max(unitOf(law, ship.id).range, allReachTwo(law, battle, ship) ? 2 : 0);

/** Where the night adds to what is printed, it says so. */
export function rangeText(law: SurfaceLaw, battle: SurfaceBattle, ship: Ship): string {
  const [range, printed] = [rangeOf(law, battle, ship), unitOf(law, ship.id).range];
  return range === printed
    ? `${range}`
    : `${range} in this sequence (printed ${printed}; ${battle.advantage === 'A' ? 'surprise by night' : 'better lookouts by night'}, 19.10.5, R27)`;
}

/** How she reaches the target: with what she has, by spending a torpedo marker, or not at all. */
export function reach(
  law: SurfaceLaw,
  battle: SurfaceBattle,
  ship: Ship,
  target: Ship,
): 'guns' | 'torpedoes' | undefined {
  const hexes = hexesBetween(ship.hex, target.hex);
  if (hexes <= rangeOf(law, battle, ship) || !cite('19.4.1')) return 'guns';
  return hexes <= 2 && mayLaunch(law, battle, ship) ? 'torpedoes' : undefined;
}

export const readyToFire = (law: SurfaceLaw, battle: SurfaceBattle, side: Side): Ship[] =>
  afloat(battle, side).filter((ship) => whyNotFire(law, battle, ship) === undefined);

/** Why she does not reach this enemy; undefined: she does. */
export function whyNotReach(law: SurfaceLaw, battle: SurfaceBattle, ship: Ship, target: Ship): Refusal | undefined {
  if (reach(law, battle, ship, target) !== undefined) return undefined;
  const hexes = hexesBetween(ship.hex, target.hex);
  const torpedoes =
    hexes === 2 && unitOf(law, ship.id).torpedoBonus ? whyNoTorpedoes(law, battle, ship)?.why : undefined;
  const why = `${calledOpenly(target)} is ${hexes} hexes from ${ship.id}, whose range is ${rangeText(law, battle, ship)}`;
  return { rule: '19.4.1', why: torpedoes === undefined ? why : `${why}; and ${torpedoes}` };
}

/** Why she has nothing to fire at, or may not; undefined: she may fire now. */
export function whyIdle(law: SurfaceLaw, battle: SurfaceBattle, ship: Ship): Refusal | undefined {
  const not = whyNotFire(law, battle, ship);
  if (not !== undefined) return not;
  const enemies = targetsOf(battle, ship.side)
    .map((target) => ({ target, hexes: hexesBetween(ship.hex, target.hex) }))
    .sort((a, b) => a.hexes - b.hexes);
  const inSight = enemies.filter(({ target }) => whyNoTarget(law, battle, target, [ship]) === undefined);
  if (inSight.length > 0) return undefined;
  const free = enemies.filter(({ target }) => target.seen && !target.attacked);
  const [nearest] = free;
  if (nearest !== undefined) return whyNotReach(law, battle, ship, nearest.target);
  const [done] = enemies.filter(({ target }) => target.attacked && reach(law, battle, ship, target) !== undefined);
  if (done !== undefined)
    return {
      rule: '19.4.4',
      why: `${done.target.id}, whom ${ship.id} reaches, has been attacked in this Active Phase`,
    };
  const [near] = enemies.filter(({ target }) => !target.seen);
  return near === undefined
    ? { rule: '19.4.1', why: `no enemy is left for ${ship.id}` }
    : {
        rule: '19.10.3',
        why: `${ship.id} sees nobody: the masked ship ${near.target.mark}, ${near.hexes} hex${near.hexes === 1 ? '' : 'es'} off, stays masked until she fires or lies beside one of yours`,
      };
}

/** Why nobody may fire at this enemy now; undefined: somebody may. */
export function whyNoTarget(
  law: SurfaceLaw,
  battle: SurfaceBattle,
  target: Ship,
  ready: readonly Ship[],
): Refusal | undefined {
  if (!target.seen && cite('19.10.3'))
    return {
      rule: '19.10.3',
      why: `nobody has seen what the masked ship ${target.mark} is: come beside her, or wait until she fires`,
    };
  if (target.attacked && cite('19.4.4'))
    return { rule: '19.4.4', why: `${target.id} has been attacked in this Active Phase` };
  if (ready.some((ship) => reach(law, battle, ship, target) !== undefined)) return undefined;
  const [near] = [...ready].sort((a, b) => hexesBetween(a.hex, target.hex) - hexesBetween(b.hex, target.hex));
  if (near === undefined) return { rule: '19.4', why: 'none of your ships may fire now' };
  return whyNotReach(law, battle, near, target);
}

export const targetsOf = (battle: SurfaceBattle, side: Side): Ship[] => afloat(battle, enemyOf(side));

/** 19.4.1 Six-inch cruisers fire with half their strength, rounded down, over two hexes. 17.3.5 So does whoever has troops aboard. */
export function strengthAt(law: SurfaceLaw, ship: Ship, hexes: number): number {
  const isLoaded = law.forces.some(({ id, loaded }) => id === ship.id && loaded);
  const whole = gunneryOf(law, ship);
  const strength = isLoaded && !isTransport(unitOf(law, ship.id)) && cite('17.3.5') ? round(whole / 2, 'down') : whole;
  return unitOf(law, ship.id).sixInch && hexes >= 2 && cite('19.4.1') ? round(strength / 2, 'down') : strength;
}

/** 19.4.2, 19.4.3 All who fire at one target fire together, each with all she has. */
export function strengthOf(law: SurfaceLaw, battle: SurfaceBattle, { target, firers, strength }: Attack): number {
  const { hex } = shipOf(battle, target);
  let sum = strength;
  for (const id of firers) {
    const ship = shipOf(battle, id);
    const own = strengthAt(law, ship, hexesBetween(ship.hex, hex));
    sum = cite('19.4.2') ? sum + own : Math.max(sum, own);
  }
  return sum;
}

/** The column of the damage table, with the shift of torpedoes (19.5). */
export const columnFor = (strength: number, torpedoShift: boolean): number =>
  Math.min(strengthColumns.length - 1, strengthColumn(strength) + (torpedoShift && cite('19.5') ? 1 : 0));

const dieWith = (face: number, modifier: number): number => Math.max(1, Math.min(6, face + modifier));

/** 19.4.7 Steps 1 to 3: damage points. */
export function damagePoints(law: SurfaceLaw, battle: SurfaceBattle, attack: Attack, face: number): number {
  const target = shipOf(battle, attack.target);
  const type = String(Math.max(1, speedOf(law, target))) as '1' | '2' | '3';
  const column = columnFor(strengthOf(law, battle, attack), attack.torpedoShift);
  const points = law.charts.surfaceDamage.values[type][dieWith(face, attack.onDamage) - 1]?.[column] ?? 0;
  return isCloseUnderGuns(law, battle, attack, target) ? 2 * points : points;
}

/** 19.4.6 A battleship beside destroyers: all points count double, whoever else fires. */
function isCloseUnderGuns(law: SurfaceLaw, battle: SurfaceBattle, { firers }: Attack, target: Ship): boolean {
  if (!['DD', 'DE', 'CD'].includes(unitOf(law, target.id).type)) return false;
  return firers.some((id) => {
    const { type } = unitOf(law, id);
    const isBig = type === 'BB' || type === 'BC';
    return isBig && hexesBetween(shipOf(battle, id).hex, target.hex) === 1 && cite('19.4.6');
  });
}

/** 19.4.7 Step 4: points to defence, rounded down. */
export const oddsFor = (points: number, defence: number): number =>
  Math.min(mostOdds, cite('19.4.7') ? round(points / defence, 'down') : 0);

export const oddsOfAttack = (law: SurfaceLaw, battle: SurfaceBattle, { target, points, defence }: Attack): number =>
  oddsFor(points, defenceOf(law, shipOf(battle, target)) + defence);

/** 19.4.7 Step 5: levels of damage, five for sunk. */
export function levelsFor({ charts }: SurfaceLaw, odds: number, face: number, modifier: number): number {
  const result = charts.navalCRT.values[odds]?.[dieWith(face, modifier) - 1] ?? '-';
  return results.indexOf(result);
}
