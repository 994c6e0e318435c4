/** The record of attacks on a naval force: what the procedure of 20.5 carries from die to die (chapters/20-5-attacks.ts). */
import { type Cargo, cloneLight, type LightForce, type NamedShip, type Power } from './pieces.js';

/** What changes the dice roll, as the table prints it. */
export type Modifier = { readonly rule: string; readonly what: string; readonly by: number };

/**
 * `on`: a ship's id; `light`, the light ships as a group; `screened`, those with cargo in fleet combat (20.58A). `known`: the hits
 * are known already, rolled at a table; nothing is rolled for them.
 */
export type Attack = {
  strength: number;
  on: string;
  modifiers: readonly Modifier[];
  readonly known?: { readonly hits: number; readonly twelve: boolean };
};

export type Strike = {
  /** Strength is in air squadrons, fleet factors or submarine factors. */
  by: 'air' | 'fleet' | 'submarine';
  /** Seats: who rolls, and who chooses among losses. */
  attacker: string;
  defender: string;
  /** `raid`: an engagement of raiders (20.523B). */
  where: 'sea' | 'port' | 'raid';
  /** 20.5241C, and one of the table's modifiers. */
  surprise: number;
  /** Chapter 43 is not in the source: an atomic attack only opens the critical hit roll (20.5241D). */
  atomic: boolean;
  /** The named ships are bombarding a shore: one hit damages (20.5221). */
  bombarding: boolean;
  /** Naval nationality DRMs, for 20.57. */
  navalDRM: { readonly [P in Power]: number };
  /** Levels of air defence that have not fired yet (designed, for 23.4). */
  airDefence: number;
  ships: NamedShip[];
  light: LightForce[];
  attacks: Attack[];
  /** The attack being resolved. */
  at: number;
  step: Step;
  /** Odds: keep every ship apart; else those that no attack is still to come on are only counted. */
  apart: boolean;
  /** Odds: losses once worked out may be kept, for nobody changes these forces but the procedure. */
  keeps: boolean;
};

/** Light ships that take losses together: cruisers, cruisers that were damaged before, or one-factor units. */
export type LossClass = 'CA' | 'CAdamaged' | 'single';
/** `odd`: the last of these cruisers is only damaged. */
export type LossPart = { of: LossClass; count: number; odd: boolean };
/** A type among which losses are shared, 'us DD' (20.57). */
export type LossType = string;

export type Step =
  | { step: 'attack' }
  | { step: 'dice'; first: number }
  | { step: 'critical'; ship: number; plus: number; rolls: number }
  | { step: 'losses'; group: 'light' | 'screened'; parts: LossPart[]; chosen: LossType[] }
  | { step: 'cargo'; lost: Cargo[] };

/** A strike with nothing special about it. */
export function strike(given: Pick<Strike, 'by' | 'navalDRM' | 'attacks'> & Partial<Strike>): Strike {
  return {
    attacker: 'attacker',
    defender: 'defender',
    where: 'sea',
    surprise: 0,
    atomic: false,
    bombarding: false,
    airDefence: 0,
    ships: [],
    light: [],
    at: 0,
    step: { step: 'attack' },
    apart: true,
    keeps: false,
    ...given,
  };
}

/**
 * A copy for the procedure, which changes nothing that two records share: ships, forces and attacks are put in place of old
 * ones. Whoever changes them himself takes a whole copy.
 */
export const sharingCopy = (record: Strike): Strike => ({ ...record, step: { ...record.step } });

/** A whole copy. */
export function cloneStrike(record: Strike): Strike {
  const { step } = record;
  return {
    ...record,
    ships: record.ships.map((ship) => ({ ...ship })),
    light: record.light.map(cloneLight),
    attacks: record.attacks.map((attack) => ({ ...attack })),
    step:
      step.step === 'losses'
        ? { ...step, parts: step.parts.map((part) => ({ ...part })), chosen: [...step.chosen] }
        : step.step === 'cargo'
          ? { ...step, lost: [...step.lost] }
          : { ...step },
  };
}
