/** 14.10, 14.14 Landing at night, in a storm or with bombs aboard: one die for each Air Factor. */
import type { DieNeed, Out } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Battle, Grounded, Lot, Parked, Rules, Side } from '../state.js';
import type { Modifier } from './20-combat-resolution.js';
import { atBase, putBase, putShip, scorePlanes } from './21-damage.js';
import type { Chapter, Progress } from './steps.js';

/** A whole formation comes down on one ship (by index) or at the base (`atBase`). */
export type LandingStep = {
  rule: '14.10';
  readonly side: Side;
  readonly af: number;
  readonly place: number;
  readonly storm: boolean;
  /** Eastern Solomons 5: Dauntless and Avengers trained to come down on the Wasp by night. */
  readonly waspGroup: boolean;
  lot: number;
  /** Factors of the present lot that have rolled, and those of them that are down safely. */
  rolled: number;
  safe: number;
};

export const landingStep = (
  side: Side,
  af: number,
  place: number,
  given: { storm?: boolean; waspGroup?: boolean } = {},
): LandingStep => ({
  rule: '14.10',
  side,
  af,
  place,
  storm: given.storm ?? false,
  waspGroup: given.waspGroup ?? false,
  lot: 0,
  rolled: 0,
  safe: 0,
});

export const landing: Chapter<LandingStep> = {
  next(battle, step, out): Progress {
    const lots = battle.air[step.side][step.af]?.lots ?? [];
    for (; step.lot < lots.length; step.lot++) {
      const lot = lots[step.lot];
      if (lot === undefined || lot.factors === 0) continue;
      const least = leastSafe(battle, step, lot);
      if (least <= 1) step.safe = step.rolled = lot.factors;
      if (step.rolled < lot.factors) return dieFor(step.side, least);
      settle(battle, step, lot, out);
    }
    return 'done';
  },

  die(battle, step, face, out) {
    const lot = battle.air[step.side][step.af]?.lots[step.lot];
    if (lot === undefined) return;
    const why: Modifier[] | undefined = out.on ? [] : undefined;
    const least = leastSafe(battle, step, lot, why);
    const safe = face >= least;
    step.rolled += 1;
    if (safe) step.safe += 1;
    if (out.on && why !== undefined) {
      const on = step.place === atBase ? 'base' : 'ship';
      out.say('14.10', 'landing-roll', { side: step.side, plane: lot.plane, face, safe, least, on, why }, [step.side]);
    }
  },

  clone: (step) => ({ ...step }),
  key: (step) => `${step.lot}.${step.rolled}.${step.safe}`,
};

/**
 * The least face that brings a factor down; 1 when it need not roll. Troubles beyond the first make it harder (R22, R23).
 * `why` is told what the number is made of: the table for the first trouble, and what each further one adds.
 */
function leastSafe(battle: Battle, step: LandingStep, lot: Lot, why?: Modifier[] | undefined): number {
  const on = step.place === atBase ? 'base' : 'ship';
  const { night, rules } = battle;
  const least = leastToLand(rules, { on, night, storm: step.storm, armed: lot.arms !== 'none' }, why);
  if (least <= 1 || !trained(battle, step, lot)) return least;
  why?.push({ rule: 'SC3.5a', name: 'trained for it', by: -2 });
  return least - 2;
}

/** Where and how a factor comes down. */
export type Touchdown = {
  readonly on: 'ship' | 'base';
  readonly night: boolean;
  readonly storm: boolean;
  readonly armed: boolean;
  /** OPT-EPF.7 Beyond what damage leaves the base. */
  readonly beyond?: boolean;
};

export function leastToLand(
  rules: Rules,
  { on, night, storm, armed, beyond }: Touchdown,
  why?: Modifier[] | undefined,
): number {
  const { ship, base, furtherTrouble } = rules.charts.nightLanding.values;
  const table = on === 'base' ? base : ship;
  let least = 0;
  const trouble = (rule: string, name: string): void => {
    const by = least === 0 ? table : -furtherTrouble;
    least += by;
    why?.push({ rule, name, by });
  };
  if (night && cite('14.10')) trouble('14.10', 'at night');
  if (armed && cite('14.14')) trouble('14.14', 'with bombs aboard');
  if (storm && cite('6.6')) trouble('6.6', 'in a storm');
  if (beyond === true && cite('OPT-EPF.7')) trouble('OPT-EPF.7', 'on a damaged field');
  return least === 0 || !cite('CHART-night-landing') ? 1 : least;
}

function trained(battle: Battle, step: LandingStep, lot: Lot): boolean {
  if (!step.waspGroup || !battle.night || (lot.plane !== 'Dauntless' && lot.plane !== 'Avenger')) return false;
  return battle.ships[step.side][step.place]?.name === 'Wasp' && cite('SC3.5a');
}

const dice = new Map<string, DieNeed>();

function dieFor(by: Side, least: number): DieNeed {
  const key = `${by}${least}`;
  let need = dice.get(key);
  if (need === undefined) {
    need = { need: 'die', rule: '14.10', by, sides: 6, classOf: (face) => (face >= least ? 1 : 0) };
    dice.set(key, need);
  }
  return need;
}

/** Whoever is down stands in the Just Landed box, without bombs; under Expanded Plane Functions 6d armed and in the Ready box. */
function settle(battle: Battle, step: LandingStep, lot: Lot, out: Out): void {
  const { side, place, safe } = step;
  const lost = lot.factors - safe;
  scorePlanes(battle, side, lot.seaBased, lost);
  const { plane, seaBased, arms } = lot;
  const keepsArms = arms !== 'none' && battle.rules.options.armedLandingKeepsArms && cite('OPT-EPF.6d');
  if (safe > 0) {
    const parked: Parked = { plane, seaBased, factors: safe, arms: keepsArms ? arms : 'none', dispersed: false };
    park(battle, side, place, keepsArms ? 'ready' : 'justLanded', parked);
  }
  lot.factors = 0;
  step.rolled = 0;
  step.safe = 0;
  if (out.on) out.say('14.10', 'landed', { side, plane, safe, lost, box: keepsArms ? 'ready' : 'justLanded' }, [side]);
}

function park(battle: Battle, side: Side, place: number, box: keyof Grounded, parked: Parked): void {
  const empty: Grounded = { ready: [], justLanded: [], readying: [] };
  if (place === atBase) {
    const { base } = battle;
    if (base !== null)
      putBase(battle, { ...base, grounded: { ...base.grounded, [box]: [...base.grounded[box], parked] } });
    return;
  }
  const ship = battle.ships[side][place];
  if (ship === undefined) return;
  const grounded = ship.grounded ?? empty;
  putShip(battle, side, place, { ...ship, grounded: { ...grounded, [box]: [...grounded[box], parked] } });
}
