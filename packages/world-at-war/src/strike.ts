/** The record of attacks on a naval force: what the procedure of 20.5 carries from die to die (chapters/20-5-attacks.ts). */
import type { Cargo, LightForce, NamedShip, OneFactorKind, Power } from './pieces.js';

/** What changes the dice roll, as the table prints it. */
export type Modifier = { rule: string; what: string; by: number };

/** `on`: a ship's id; `light`, the light ships as a group; `screened`, those with cargo in fleet combat (20.58A). */
export type Attack = { strength: number; on: string; modifiers: Modifier[] };

export type Strike = {
  /** Strength is in air squadrons, fleet factors or submarine factors. */
  by: 'air' | 'fleet' | 'submarine';
  /** Seats: who rolls, and who chooses losses. */
  attacker: string;
  defender: string;
  /** `raid`: an engagement of raiders (20.523B). */
  where: 'sea' | 'port' | 'raid';
  /** 20.5241C, and the +1 from three on. */
  surprise: number;
  /** 43 is not in the source: an air attack with an atomic weapon only opens the critical hit roll (20.5241D). */
  atomic: boolean;
  /** The named ships are bombarding a shore: one hit damages (20.5221). */
  bombarding: boolean;
  /** Naval nationality DRMs, by power, for 20.57. */
  navalDRM: { readonly [P in Power]: number };
  /** Dice of air defence still to be rolled (designed, for 23.4). */
  airDefence: number;
  ships: NamedShip[];
  light: LightForce[];
  attacks: Attack[];
  /** The attack being resolved. */
  at: number;
  /** What comes next within it. */
  step: Step;
  /** Keep every ship apart in the odds; else those no longer attacked are only counted. */
  apart: boolean;
};

/** One type among which losses are shared (20.57). */
export type LossType = { power: Power; kind: OneFactorKind | 'CA' | 'CAdamaged' };

export type Step =
  | { step: 'attack' }
  | { step: 'dice'; first: number }
  | { step: 'critical'; ship: number; plus: number; causes: string[] }
  /** The owner says which of these types takes what cannot be divided (20.57). */
  | { step: 'remnant'; among: LossType[]; losses: number; hits: { cruisers: number; singles: number } }
  /** The defender says what goes down (20.59). */
  | { step: 'cargo'; power: Power; on: Cargo['on']; room: number }
  | { step: 'over' };
