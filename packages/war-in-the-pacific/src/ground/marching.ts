/** 23.1, 23.7, 23.9 Activation, sieges, marches and withdrawals. */
import type { Answer, Out } from '@ironbottom/umpire';
import { mayBesiege, withdrawalLoss } from '../chapters/23-8-rally.js';
import { cite } from '../cite.js';
import { enemyOf, type Side, sides } from '../sides.js';
import type { GroundLaw, Open } from './kit.js';
import {
  hexName,
  isIn,
  isShared,
  loseSteps,
  type March,
  marches,
  retreatHexes,
  stepsIn,
  tidy,
  unitOf,
  unitsIn,
  waysOut,
} from './land.js';
import type { PlacedUnit } from './scenario.js';

/** Half Command Points. */
export const activationCost = ({ activation }: PlacedUnit): number => 2 * activation;

/** 23.0 Units that could be activated. */
export const mayActivate = (open: Open, law: GroundLaw, side: Side): PlacedUnit[] =>
  law.scenario.units.filter((unit) => {
    const state = open.units[unit.id];
    return unit.side === side && state !== undefined && state.hex !== null && !state.active && unit.labour !== true;
  });

export function activate(open: Open, law: GroundLaw, answers: { [seat: string]: Answer }, out: Out): void {
  for (const side of sides) {
    const [ids = []] = (answers[side] ?? []) as string[][];
    for (const id of ids) {
      const unit = open.units[id];
      if (unit === undefined) continue;
      unit.active = true;
      open.command[side] -= activationCost(unitOf(law, id));
    }
    if (out.on) out.tell('all', '23.0', 'activated', { side, units: ids.map((id) => unitOf(law, id).name) });
  }
}

/** 23.7 Hexes shared since the phase began, with two to one. */
export const mayBeBesieged = (open: Open, law: GroundLaw, side: Side): string[] =>
  open.shared.filter(
    (hex) =>
      isShared(open, law, hex) &&
      open.hexes[hex]?.siege === null &&
      mayBesiege(stepsIn(open, law, hex, side), stepsIn(open, law, hex, enemyOf(side))),
  );

export function besiege(open: Open, law: GroundLaw, side: Side, hexes: readonly string[], out: Out): void {
  for (const hex of hexes) {
    const state = open.hexes[hex];
    if (state === undefined) continue;
    state.siege = side;
    if (out.on) out.tell('all', '23.7', 'siege', { side, at: hexName(law, hex) });
  }
}

/** 23.1, 23.1.1 Active units that share their hex with no enemy, and where they may go. */
export function mayMarch(open: Open, law: GroundLaw, side: Side): { unit: PlacedUnit; to: March[] }[] {
  return law.scenario.units.flatMap((unit) => {
    const state = open.units[unit.id];
    if (unit.side !== side || state === undefined || state.hex === null || !state.active || state.spent) return [];
    if (isIn(open, law, state.hex, enemyOf(side)) && cite('23.1.1')) return [];
    const to = marches(open, law, state.hex, side, state.points);
    return to.length === 0 ? [] : [{ unit, to }];
  });
}

export function march(open: Open, law: GroundLaw, side: Side, rows: readonly string[][], out: Out): void {
  open.marched = [];
  for (const [at, { unit, to }] of mayMarch(open, law, side).entries()) {
    const way = to.find((each) => each.to === rows[at]?.[0]);
    const state = open.units[unit.id];
    if (way === undefined || state === undefined) continue;
    state.hex = way.to;
    open.marched.push({ unit: unit.id, from: way.from, to: way.to, cost: way.cost });
    enter(open, law, side, way.from, way.to);
    if (out.on) out.tell('all', '23.1', 'marched', { unit: unit.name, side, to: hexName(law, way.to) });
  }
  tidy(open, law);
}

/** 23.1.1 An arrow where one comes in on the enemy. */
export function enter(open: Open, law: GroundLaw, side: Side, from: string, to: string): void {
  if (!isIn(open, law, to, enemyOf(side)) || !cite('23.1.1')) return;
  if (!open.arrows.some((arrow) => arrow.side === side && arrow.from === from && arrow.to === to))
    open.arrows.push({ side, from, to });
}

/** 23.9 Out of a hex held in common, to one without enemies; R157 not out of a siege. */
export const mayWithdraw = (open: Open, law: GroundLaw, side: Side): { hex: string; to: string }[] =>
  Object.keys(law.scenario.hexes)
    .filter((hex) => isShared(open, law, hex) && cite('23.9'))
    .flatMap((hex) => {
      // All who leave a hex in one phase go to the same one.
      const before = open.withdrew.find((each) => each.hex === hex);
      const ways = cite('R157') ? retreatHexes : waysOut;
      return ways(open, law, hex, side)
        .filter((to) => before === undefined || to === before.to)
        .map((to) => ({ hex, to }));
    });

export function withdraw(open: Open, law: GroundLaw, side: Side, ids: readonly string[], out: Out): void {
  const way = open.leaving;
  if (way === null) return;
  const broken = unitsIn(open, law, way.hex, side).some(({ id }) => open.units[id]?.broken);
  let owed = withdrawalLoss(broken);
  for (const id of ids) {
    const unit = open.units[id];
    if (unit === undefined) continue;
    unit.hex = way.to;
    unit.active = false;
  }
  // R63 As under bombardment, the largest unit pays.
  for (; owed > 0; owed -= 1) {
    const [largest] = [...ids].sort((a, b) => (open.units[b]?.steps ?? 0) - (open.units[a]?.steps ?? 0));
    if (largest !== undefined) loseSteps(open, side, largest, 1);
  }
  if (out.on)
    out.tell('all', '23.9', 'withdrew', {
      side,
      units: ids.map((id) => unitOf(law, id).name),
      from: hexName(law, way.hex),
      to: hexName(law, way.to),
      lost: withdrawalLoss(broken),
    });
  open.leaving = null;
  open.withdrew.push(way);
  tidy(open, law);
}
