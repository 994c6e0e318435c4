/** Who is where, who may go where, and who is cut off. */
import { allowance } from '../chapters/23-1-movement.js';
import { checkModifier, fortModifier } from '../chapters/23-5-troop-quality.js';
import { cite } from '../cite.js';
import { enemyOf, type Side, sides } from '../sides.js';
import type { GroundLaw, Open } from './kit.js';
import type { PlacedUnit } from './scenario.js';

export function unitOf({ scenario }: GroundLaw, id: string): PlacedUnit {
  const unit = scenario.units.find((each) => each.id === id);
  if (unit === undefined) throw new Error(`there is no unit ${id}`);
  return unit;
}

export const unitsIn = (open: Open, law: GroundLaw, hex: string, side: Side): PlacedUnit[] =>
  law.scenario.units.filter((unit) => unit.side === side && open.units[unit.id]?.hex === hex);

export const isIn = (open: Open, law: GroundLaw, hex: string, side: Side): boolean =>
  unitsIn(open, law, hex, side).length > 0;

export const isShared = (open: Open, law: GroundLaw, hex: string): boolean =>
  sides.every((side) => isIn(open, law, hex, side));

export const sharedHexes = (open: Open, law: GroundLaw): string[] =>
  Object.keys(law.scenario.hexes).filter((hex) => isShared(open, law, hex));

export const stepsIn = (open: Open, law: GroundLaw, hex: string, side: Side): number =>
  unitsIn(open, law, hex, side).reduce((sum, { id }) => sum + (open.units[id]?.steps ?? 0), 0);

/** The fortification a side sits in. */
export const fortOf = (open: Open, hex: string, side: Side): number =>
  open.hexes[hex]?.holder === side ? (open.hexes[hex]?.fort ?? 0) : 0;

/** 23.5, 25.8 On any check that a unit makes by itself: its fortification, and what Gurkhas are. */
export function unitModifier(open: Open, law: GroundLaw, id: string): number {
  const unit = unitOf(law, id);
  return checkModifier([unit]) + fortModifier(fortOf(open, open.units[id]?.hex ?? '', unit.side));
}

export const nextTo = ({ scenario }: GroundLaw, hex: string): readonly string[] => scenario.hexes[hex]?.next ?? [];

export const hexName = ({ scenario }: GroundLaw, hex: string): string => scenario.hexes[hex]?.name ?? hex;

/** 23.3.2 Not to the enemy, not over a hexside he came in by, and not out of a siege (23.7). */
export function retreatHexes(open: Open, law: GroundLaw, hex: string, side: Side): string[] {
  const enemy = enemyOf(side);
  if (open.hexes[hex]?.siege === enemy && cite('23.7')) return [];
  return waysOut(open, law, hex, side);
}

/** 23.3.2, 23.9 The same for those who withdraw of their own accord. */
export function waysOut(open: Open, law: GroundLaw, hex: string, side: Side): string[] {
  const enemy = enemyOf(side);
  return nextTo(law, hex).filter((to) => {
    if (isIn(open, law, to, enemy) && cite('23.3.2')) return false;
    return !open.arrows.some(
      (arrow) => arrow.side === enemy && arrow.from === to && arrow.to === hex && cite('23.3.2'),
    );
  });
}

export type March = { readonly to: string; readonly from: string; readonly cost: number };

/** 23.1, 23.1.1 Where a unit may get with its points, six as a rule; the first hex with enemies in it is the last. */
export function marches(open: Open, law: GroundLaw, start: string, side: Side, points = allowance): March[] {
  const { scenario, charts } = law;
  const found = new Map<string, March>();
  const edge: March[] = [{ to: start, from: start, cost: 0 }];
  for (let here = edge.shift(); here !== undefined; here = edge.shift()) {
    if (here.to !== start && isIn(open, law, here.to, enemyOf(side)) && cite('23.1.1')) continue;
    for (const to of nextTo(law, here.to)) {
      const terrain = scenario.hexes[to]?.terrain ?? 'clear';
      const cost = here.cost + charts.groundMovement.values[terrain];
      if (to === start || cost > points || (found.get(to)?.cost ?? 99) <= cost || !cite('23.1')) continue;
      const march = { to, from: here.to, cost };
      found.set(to, march);
      edge.push(march);
    }
  }
  return [...found.values()].sort((a, b) => (a.to < b.to ? -1 : 1));
}

/** 2.4, R61 Linked: a way over land that is not the enemy's alone leads to a place where supply comes in. */
export function isLinked(open: Open, law: GroundLaw, hex: string, side: Side): boolean {
  const { hexes } = law.scenario;
  const enemy = enemyOf(side);
  const seen = new Set([hex]);
  const queue = [hex];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    if (hexes[here]?.source === side && (isIn(open, law, here, side) || !isIn(open, law, here, enemy))) return true;
    for (const to of nextTo(law, here)) {
      if (seen.has(to) || (isIn(open, law, to, enemy) && !isIn(open, law, to, side))) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  return false;
}

/** After anything has moved or died: arrows and sieges that have lost their ground, and who holds what. */
export function tidy(open: Open, law: GroundLaw): void {
  for (const [hex, state] of Object.entries(open.hexes)) {
    const here = sides.filter((side) => isIn(open, law, hex, side));
    const [only] = here;
    if (here.length === 1 && only !== undefined && state.holder !== only) {
      state.holder = only;
      state.fort = 0;
      if (open.airfield?.hex === hex && only === 'japan') open.airfield.points = {};
    }
    const { siege } = state;
    const steps = (side: Side): number => stepsIn(open, law, hex, side);
    if (siege !== null && (here.length < 2 || steps(siege) < 2 * steps(enemyOf(siege))) && cite('23.7'))
      state.siege = null;
  }
  open.arrows = open.arrows.filter(({ to }) => isShared(open, law, to) || !cite('23.1.1'));
}

export function loseSteps(open: Open, side: Side, id: string, steps: number): void {
  const unit = open.units[id];
  if (unit === undefined) return;
  const lost = Math.min(steps, unit.steps);
  unit.steps -= lost;
  open.lost[side] += lost;
  if (unit.steps === 0) unit.hex = null;
}
