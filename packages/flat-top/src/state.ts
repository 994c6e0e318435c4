/**
 * The pieces and where they are: plain types, no behaviour.
 *
 * This page holds what a battle needs (chapters 15 to 21); the map and the clock join it with the whole game.
 */

import type { Step } from './chapters/steps.js';
import type { Charts } from './charts/index.js';
import type { PlaneName } from './charts/planes.js';
import type { ShipType } from './charts/ships.js';
import type { Scenario } from './charts/special-attacks.js';
import type { Options } from './options.js';

export type Side = 'allied' | 'japan';
export const sides = ['allied', 'japan'] as const;
export const enemyOf = (side: Side): Side => (side === 'allied' ? 'japan' : 'allied');
/** `both[side]`, several times as fast: a name that is not written out has to be looked up. */
export const ofSide = <T>(both: Readonly<Record<Side, T>>, side: Side): T =>
  side === 'allied' ? both.allied : both.japan;

/** The same of what not every side has, such as answers. */
export const givenBy = <T>(some: { readonly allied?: T; readonly japan?: T }, side: Side): T | undefined =>
  side === 'allied' ? some.allied : some.japan;

const alone: Readonly<Record<Side, readonly Side[]>> = { allied: ['allied'], japan: ['japan'] };
/** An audience of one: the same list for all that is said to it. */
export const only = (side: Side): readonly Side[] => ofSide(alone, side);

const neither: readonly Side[] = [];
/** Those of the two sides that … */
export const whichOf = (allied: boolean, japan: boolean): readonly Side[] => {
  if (allied) return japan ? sides : alone.allied;
  return japan ? alone.japan : neither;
};

export type Altitude = 'high' | 'low';

/** What a plane carries (8.7; para-frag and skip bombs are Expanded Plane Functions 3 and 4). */
export type Arms = 'none' | 'GP' | 'AP' | 'torpedo' | 'para-frag' | 'skip';

/** Air factors of one name that are alike in everything: the smallest thing kept apart (8.5.6, 8.9). */
export type Lot = {
  plane: PlaneName;
  seaBased: boolean;
  factors: number;
  altitude: Altitude;
  arms: Arms;
  /** 8.12.4 Armed at take-off: a bomber until it lands, even when the bombs are gone. */
  tookOffArmed: boolean;
  /** 8.5.5 The last turn in which it can land; a range factor spent in combat brings it one turn nearer (15.6). */
  deadline: number;
  /** 15.6.1 Has spent this turn's range factor in air-to-air combat. */
  burned: boolean;
  /** SC3.5 Trained for the night; left out where they are not. */
  night?: true;
};

export type AirFormation = { id: string; lots: Lot[] };

/** Planes standing on a ship or base, box by box (8.6). */
export type Parked = {
  readonly plane: PlaneName;
  readonly seaBased: boolean;
  readonly factors: number;
  readonly arms: Arms;
  readonly dispersed: boolean;
  /** SC3.5 As in a lot. */
  readonly night?: true;
};
export type Grounded = {
  readonly ready: readonly Parked[];
  readonly justLanded: readonly Parked[];
  readonly readying: readonly Parked[];
};

export type LaunchFactor = { readonly normal: number; readonly minimum: number };

/**
 * Ships and bases are values: a change puts a new one in its place (`putShip`, `putBase` of chapter 21), so that copies of a
 * battle share all that did not change. A sunk ship stays in the list, with as many hits as its Damage Factor.
 */
export type Ship = {
  readonly id: string;
  /** 'Shokaku', or the type and a number for ships without a name: 'DD 3'. */
  readonly name: string;
  readonly type: ShipType;
  readonly tf: string;
  /** Printed on the counter, with the scenario's changes; damage is taken off where a factor is used (21.2.2). */
  readonly gunnery: number;
  readonly aa: number;
  readonly movement: number;
  readonly damage: number;
  readonly hits: number;
  readonly anchored: boolean;
  /** 19.8.1 Ammunition left; for DD and APD 1, or 0 once the guns have had their one turn (19.8.3). */
  readonly ammunition: number;
  /** 19.8.2 Torpedo Factor; 0 when it has none or has fired them. */
  readonly torpedoes: number;
  /** Only on ships that carry planes. */
  readonly grounded: Grounded | null;
  readonly launch: LaunchFactor | null;
  /** What critical hits forbid next turn (Critical Hits 3). */
  readonly nextTurn: { noReadying: boolean; noFlying: boolean; noMoving: boolean } | null;
};

export type Base = {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** 8.9 What it handles: land planes (LP), sea planes (SP). */
  readonly handles: readonly ('LP' | 'SP')[];
  readonly launch: LaunchFactor;
  readonly aaf: number;
  readonly sf: number;
  readonly hits: number;
  /** 18.4 Off-board bases can never be attacked. */
  readonly offBoard: boolean;
  readonly grounded: Grounded;
  readonly nextTurn: { noReadying: boolean; noFlying: boolean } | null;
};

/** The law of this game: the options in force and the charts, house charts put in. Never changes while a game lasts. */
export type Rules = { readonly options: Options; readonly charts: Charts };

/** `planes`: names, numbers and altitudes (7.13, 7.15). `ships`: names, task forces, anchored, planes on deck (7.14, 7.15.2). */
export type Told = {
  readonly planes: boolean;
  readonly ships: boolean;
  /** The ships (or the base) on which planes were seen when the attack was announced. */
  readonly decks?: readonly string[];
};

/** 15.1 All combat in one hex is one battle. */
export type Battle = {
  readonly rules: Rules;
  turn: number;
  night: boolean;
  clouds: boolean;
  air: Record<Side, AirFormation[]>;
  ships: Record<Side, readonly Ship[]>;
  base: Base | null;
  /** Which scenario is being played, where an optional rule asks; null at the desk, where every option is open. */
  readonly scenario: Scenario | null;
  /** 15.2 A plane carrying ship or a base lies within two hexes. */
  readonly zone: boolean;
  /** What each side has been told of the other so far (7.13, 7.15, 19.2). */
  told: Record<Side, Told>;
  /** 15.7 The combat steps (15.5.1 to 15.5.4) already fought in this hex this turn. */
  fought: readonly string[];
  /** 25.1 Victory points scored in this battle. */
  points: Record<Side, number>;
  /** What is being resolved; the last step is the present one. Steps are announced play: both sides may see all of a step. */
  agenda: Step[];
};

/** What one side may know of the battle; questions are built from this and from nothing else. */
export type Seen = {
  readonly rules: Rules;
  side: Side;
  turn: number;
  night: boolean;
  clouds: boolean;
  scenario: Scenario | null;
  own: { air: readonly AirFormation[]; ships: readonly Ship[]; base: Base | null };
  enemy: {
    /** 7.2 A counter on the map: somebody is there, in the air or on the water. */
    marks: { air: boolean; ships: boolean };
    air: SeenFormation[];
    ships: SeenShip[];
    base: SeenBase | null;
  };
};

/** 7.13, 7.15 Once air combat begins: names, numbers and altitudes. Not the range left, nor what they carry beyond being armed. */
export type SeenFormation = { id: string; lots: SeenLot[] };
export type SeenLot = {
  plane: PlaneName;
  factors: number;
  altitude: Altitude;
  tookOffArmed: boolean;
  /** 15.6.1 Fighting for all they are worth, or saving range: seen as soon as they fire. */
  burned: boolean;
};

/** 7.14, 7.15, 7.15.2, 19.2 Once ships are disclosed. Not ammunition (19.8.1), nor which planes stand on deck (7.15.1). */
export type SeenShip = {
  id: string;
  name: string;
  type: ShipType;
  tf: string;
  gunnery: number;
  damage: number;
  hits: number;
  anchored: boolean;
  planesOnDeck: boolean;
};
/** Every hit on a base was scored by the enemy, and repair is automatic (23.1): he can keep count. */
export type SeenBase = Omit<Base, 'side' | 'grounded' | 'nextTurn'> & { planesOnField: boolean };
