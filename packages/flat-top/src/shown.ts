/**
 * The agenda of a battle as one side sees it. Play is announced aloud, but how the enemy keeps his planes (lots that differ
 * in range left or in what they carry) is his business: his lots are shown as what can be seen of them.
 */
import { cloneStep } from './battle.js';
import type { AirCombat, Unit } from './chapters/16-units.js';
import { type AntiAircraftStep, antiAircraft } from './chapters/17-anti-aircraft.js';
import { factorsIn } from './chapters/17-declaration.js';
import { type AirAttackStep, airAttack } from './chapters/18-air-attack.js';
import type { Attack } from './chapters/18-bombing.js';
import type { Step } from './chapters/steps.js';
import { sameInSight, seenFormation } from './seen.js';
import { copied } from './shapes.js';
import { type AirFormation, type Battle, enemyOf, type Lot, ofSide, type Side } from './state.js';

/** Of the enemy's planes: `lot` counts what is seen of the formation, `factors` is how many do this. */
export type ShownUnit = Unit & { readonly factors?: number };
export type ShownAttack = Attack & { readonly factors?: number };

/** `other`: what the other side has just been shown; steps that hide nothing are shown to both alike. */
export function stepsShown(battle: Battle, side: Side, other?: readonly Step[]): Step[] {
  const { agenda } = battle;
  const first = agenda[0];
  const second = agenda[1];
  // Most often there are two, and no more to do than to write them down.
  if (agenda.length === 2 && first !== undefined && second !== undefined)
    return [shownBeside(battle, first, side, other?.[0]), shownBeside(battle, second, side, other?.[1])];
  return agenda.map((step, i) => shownBeside(battle, step, side, other?.[i]));
}

const shownBeside = (battle: Battle, step: Step, side: Side, other: Step | undefined): Step =>
  other !== undefined && isOpen(step) ? other : shown(battle, step, side);

function isOpen(step: Step): boolean {
  if (step.rule === '17' || step.rule === '18') return step.attacks.length === 0;
  return step.rule !== '16' && step.rule !== '16.3';
}

function shown(battle: Battle, step: Step, side: Side): Step {
  switch (step.rule) {
    case '16':
      return { ...step, fights: step.fights.map((fight) => combatShown(battle, fight, side)) };
    case '16.3':
      return combatShown(battle, step, side);
    case '17':
    case '18':
      return attacksShown(battle, step, side);
    default:
      return cloneStep(step);
  }
}

function combatShown(battle: Battle, step: AirCombat, side: Side): AirCombat {
  const air = battle.air[enemyOf(side)];
  const theirs = (units: readonly Unit[]): ShownUnit[] => unitsShown(air, units);
  if (side === step.attacker) return { ...step, escorts: theirs(step.escorts), bombers: theirs(step.bombers) };
  return { ...step, interceptors: theirs(step.interceptors) };
}

function unitsShown(air: readonly AirFormation[], units: readonly Unit[]): ShownUnit[] {
  const all: { af: number; lot: number; against: Unit['against']; factors: number }[] = [];
  for (const { af, lot: index, against } of units) {
    const formation = air[af];
    const lot = formation?.lots[index];
    if (formation === undefined || lot === undefined || lot.factors === 0) continue;
    const seen = seenIndex(formation, lot);
    const alike = all.find((unit) => unit.af === af && unit.lot === seen && unit.against === against);
    if (alike === undefined) all.push({ af, lot: seen, against, factors: lot.factors });
    else alike.factors += lot.factors;
  }
  // In the order in which they are seen, not in which their owner keeps them.
  return all.sort((a, b) => a.af - b.af || a.lot - b.lot || (a.against < b.against ? -1 : 1));
}

/** Which of the lots in sight this one belongs to. */
export function seenIndex(formation: AirFormation, lot: Lot): number {
  return seenFormation(formation).lots.findIndex((seen) => sameInSight(seen, lot));
}

function attacksShown(battle: Battle, step: AntiAircraftStep | AirAttackStep, side: Side): Step {
  // Copied as the chapters copy it, so that steps have one shape wherever they come from.
  const copy = step.rule === '17' ? antiAircraft.clone(step) : airAttack.clone(step);
  if (copy.attacks.every(({ by }) => by === side)) return copy;
  copy.attacks = copied(step.attacks, (attack): ShownAttack => {
    if (attack.by === side) return attack;
    const factors = factorsIn(ofSide(battle.air, attack.by)[attack.af]?.lots, attack.lots);
    // Written out: adding to a spread takes as long as thirty of these.
    const { by, af, plane, kind, arms, altitude, target, table } = attack;
    return { by, af, plane, kind, arms, altitude, target, lots: [], table, factors };
  });
  return copy;
}

/** The other way round: give an imagined enemy lots of his own for everything he is seen to do. */
export function stepsImagined(battle: Battle, steps: readonly Step[], side: Side): Step[] {
  const air = battle.air[enemyOf(side)];
  return steps.map((step) => {
    switch (step.rule) {
      case '16':
        return { ...step, fights: step.fights.map((fight) => combatImagined(air, fight, side)) };
      case '16.3':
        return combatImagined(air, step, side);
      case '17':
      case '18':
        return attacksImagined(air, step, side);
      default:
        return { ...step };
    }
  });
}

function attacksImagined<S extends AntiAircraftStep | AirAttackStep>(
  air: readonly AirFormation[],
  step: S,
  side: Side,
): S {
  const used = new Set<Lot>();
  return { ...step, attacks: step.attacks.map((attack) => (attack.by === side ? attack : lotFor(air, attack, used))) };
}

function combatImagined(air: readonly AirFormation[], step: AirCombat, side: Side): AirCombat {
  const used = new Set<Lot>();
  const theirs = (units: readonly ShownUnit[]): Unit[] => units.flatMap((unit) => partsFor(air, unit, used));
  if (side === step.attacker) return { ...step, escorts: theirs(step.escorts), bombers: theirs(step.bombers) };
  return { ...step, interceptors: theirs(step.interceptors) };
}

function partsFor(
  air: readonly AirFormation[],
  { af, lot: seen, against, factors = 0 }: ShownUnit,
  used: Set<Lot>,
): Unit[] {
  const formation = air[af];
  if (formation === undefined) return [];
  const shown = seenFormation(formation).lots[seen];
  return partsOf(formation, factors, used, (lot) => shown !== undefined && sameInSight(shown, lot)).map((lot) => ({
    af,
    lot,
    against,
  }));
}

function lotFor(air: readonly AirFormation[], attack: ShownAttack, used: Set<Lot>): Attack {
  const { factors = 0, ...plain } = attack;
  const formation = air[attack.af];
  if (factors === 0 || formation === undefined) return plain;
  const strafes = attack.kind === 'strafe';
  const lots = partsOf(
    formation,
    factors,
    used,
    ({ plane, altitude, tookOffArmed }) =>
      plane === attack.plane && altitude === attack.altitude && tookOffArmed !== strafes,
  );
  for (const index of lots) {
    const lot = formation.lots[index];
    if (lot !== undefined) lot.arms = attack.arms;
  }
  return { ...plain, lots };
}

/** Lots that come to so many factors and do nothing else: one that has enough, or several. What is left of the last goes behind the others. */
function partsOf(formation: AirFormation, factors: number, used: Set<Lot>, fits: (lot: Lot) => boolean): number[] {
  const able = formation.lots.filter((lot) => lot.factors > 0 && !used.has(lot) && fits(lot));
  const whole = able.find((lot) => lot.factors >= factors);
  const parts: number[] = [];
  let wanted = factors;
  for (const lot of whole === undefined ? able : [whole]) {
    if (wanted === 0) break;
    const some = Math.min(wanted, lot.factors);
    wanted -= some;
    if (lot.factors > some) {
      formation.lots.push({ ...lot, factors: lot.factors - some });
      lot.factors = some;
    }
    used.add(lot);
    parts.push(formation.lots.indexOf(lot));
  }
  return parts;
}
