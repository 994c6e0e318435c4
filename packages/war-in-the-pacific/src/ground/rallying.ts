/** 23.8 The rally segment; 25.1 the attrition of those cut off. */
import type { Answer, Out } from '@ironbottom/umpire';
import { checkModifier, ownQuality, passes } from '../chapters/23-5-troop-quality.js';
import { attritionModifier, type Rallying, rallyModifier, rallyQuality } from '../chapters/23-8-rally.js';
import { cite } from '../cite.js';
import { zeroIsNone } from '../dice.js';
import { type Side, sides } from '../sides.js';
import type { GroundLaw, Open, RallyTry } from './kit.js';
import { fortOf, hexName, isLinked, isShared, loseSteps, tidy, unitModifier, unitOf, unitsIn } from './land.js';
import type { PlacedUnit } from './scenario.js';

export type RallyHex = { hex: string; units: PlacedUnit[] };

/** 23.8, 25.1 Broken units in hexes without enemies, not cut off. */
export function mayRally(open: Open, law: GroundLaw, side: Side): RallyHex[] {
  return Object.keys(law.scenario.hexes).flatMap((hex) => {
    const units = unitsIn(open, law, hex, side).filter(({ id }) => open.units[id]?.broken);
    if (units.length === 0 || isShared(open, law, hex) || !cite('23.8')) return [];
    return isLinked(open, law, hex, side) || !cite('25.1') ? [{ hex, units }] : [];
  });
}

/** 23.8.2 Only Japan, only in the jungle, and only with the points for it. */
export const mayBeSupplied = (open: Open, law: GroundLaw, side: Side, { hex, units }: RallyHex): boolean =>
  side === 'japan' && law.scenario.hexes[hex]?.terrain === 'jungle' && open.command.japan >= units.length;

/** Two rows a hex: who tries, and whether points are spent on it. */
export function takeRally(open: Open, law: GroundLaw, answers: { [seat: string]: Answer }, out: Out): void {
  for (const side of sides) {
    const rows = (answers[side] ?? []) as string[][];
    const trying = rows.filter((_, at) => at % 2 === 0).flat();
    const tries = mayRally(open, law, side).flatMap(({ hex }, at): RallyTry[] => {
      const units = rows[2 * at] ?? [];
      const supplied = (rows[2 * at + 1] ?? []).length > 0 && cite('23.8.2');
      return units.length === 0 ? [] : [{ side, hex, units, supplied }];
    });
    const spent = tries.reduce((sum, { units, supplied }) => sum + (supplied ? units.length : 0), 0);
    open.command[side] -= spent;
    open.tries.push(...tries);
    // What was chosen in secret is opened, with what it costs, also when it is nobody.
    if (out.on) out.tell('all', '23.8', 'rallying', { side, units: trying.map((id) => unitOf(law, id).name), spent });
  }
}

export function rallyingOf(open: Open, law: GroundLaw, { side, hex, units, supplied }: RallyTry): Rallying {
  const there = unitsIn(open, law, hex, side);
  return {
    quality: Math.max(...units.map((id) => unitOf(law, id).troopQuality)),
    others: units.length - 1,
    unbroken: there.filter(({ id }) => !open.units[id]?.broken).length,
    fort: fortOf(open, hex, side),
    supplied,
    gurkhas: checkModifier(units.map((id) => unitOf(law, id))) < 0,
    chineseAtHome: false,
  };
}

export function rallied(open: Open, law: GroundLaw, face: number, out: Out): void {
  const order = open.tries.shift();
  if (order === undefined) return;
  const rallying = rallyingOf(open, law, order);
  const passed = passes(face, rallyQuality(rallying), rallyModifier(rallying), '23.8.3');
  for (const id of order.units) {
    const unit = open.units[id];
    if (unit === undefined) continue;
    if (passed) unit.broken = false;
    else if (cite('23.8')) unit.active = false;
  }
  if (out.on)
    out.tell('all', '23.8', 'rally', {
      side: order.side,
      at: hexName(law, order.hex),
      units: order.units.map((id) => unitOf(law, id).name),
      face: zeroIsNone(face),
      passed,
    });
}

/** 25.1 Every unit that is cut off when the cycle ends. */
export const cutOff = (open: Open, law: GroundLaw): string[] =>
  law.scenario.units
    .filter(({ id, side, chindit }) => {
      const hex = open.units[id]?.hex ?? null;
      // 25.6.2, 25.7 Behind the lines is where they live, as long as they are not broken.
      if (chindit === true && open.units[id]?.broken === false && cite('25.6.2') && cite('25.7')) return false;
      return hex !== null && !isLinked(open, law, hex, side) && cite('25.1');
    })
    .map(({ id }) => id);

/** What a cut-off unit checks with. */
export function attritionOf(open: Open, law: GroundLaw, id: string): { quality: number; modifier: number } {
  const unit = open.units[id];
  const state = { broken: unit?.broken ?? false, steps: unit?.steps ?? 0 };
  return {
    quality: ownQuality({ quality: unitOf(law, id).troopQuality, broken: state.broken }),
    modifier: attritionModifier(state, law.scenario.arctic === true) + unitModifier(open, law, id),
  };
}

export function attrited(open: Open, law: GroundLaw, face: number, out: Out): void {
  const id = open.queue.shift() ?? '';
  const unit = open.units[id];
  if (unit === undefined) return;
  const { quality, modifier } = attritionOf(open, law, id);
  const passed = passes(face, quality, modifier);
  const { side, name } = unitOf(law, id);
  if (!passed && unit.broken) loseSteps(open, side, id, 1);
  else if (!passed) unit.broken = true;
  if (out.on) out.tell('all', '25.1', 'attrition', { unit: name, face: zeroIsNone(face), passed, left: unit.steps });
  tidy(open, law);
}
