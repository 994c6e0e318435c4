/** What a set-up of the ground game says. */

import type { Bombarding } from '../chapters/17-2-naval-bombardment.js';
import type { Arm } from '../chapters/25-3-jungle.js';
import type { Terrain } from '../charts/ground-terrain.js';
import type { GroundUnit, Nation } from '../pieces.js';
import type { Side } from '../sides.js';

export type PlacedUnit = GroundUnit & {
  readonly id: string;
  readonly side: Side;
  readonly arm: Arm;
  /** 23.2.2 An asterisk in place of the steps. */
  readonly labour?: true;
  /** Steps it begins with, where it has lost some. */
  readonly left?: number;
  readonly hex: string;
  /** The turn in which it lands; from the beginning where there is none. */
  readonly turn?: number;
  /** 23.1.3 Naval movement points of the ships that bring it, and how many they had. */
  readonly voyage?: { readonly used: number; readonly of: number };
  /** 17.1 The landing force it is embarked in. */
  readonly force?: string;
  /** 25.6, 25.7 Chindits and Marauders. */
  readonly chindit?: true;
};

export type LandHex = {
  readonly name: string;
  readonly terrain: Terrain;
  readonly next: readonly string[];
  readonly holder: Side;
  readonly fort?: number;
  /** Supply comes in here, for whoever holds it alone. */
  readonly source?: Side;
};

export type Squadron = {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly nation: Nation;
  readonly ships: readonly (Bombarding & { readonly name: string })[];
  readonly turns: readonly number[];
};

/** 17.1 Transports with troops for a landing. */
export type LandingForce = {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  /** The weeks in which it lies off the coast, and the naval movement points for debarking in each. */
  readonly turns: readonly number[];
  readonly points: readonly number[];
  /** 21.1 Activation points of its ships. */
  readonly activation: number;
  /** The first one afloat has the flag. */
  readonly ships: readonly { readonly name: string; readonly defence: number }[];
  readonly beaches: readonly string[];
  /** 21.4 Admirals in the box who might lead it. */
  readonly admirals: readonly string[];
};

/** Planes from a field beyond the map. */
export type Raiders = {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly turns: readonly number[];
  readonly groups: {
    readonly [type: string]: AirGroup & {
      /** 11.2.1 Against troops, where that is another figure. */
      readonly support?: number;
      readonly antiShip?: number;
    };
  };
};

export type AirGroup = { readonly points: number; readonly bombardment: number };

export type GroundScenario = {
  readonly id: string;
  readonly title: string;
  /** Turn labels, the first week first. */
  readonly weeks: readonly string[];
  /** 25.1.1 In the Arctic Movement Area. */
  readonly arctic?: boolean;
  readonly hexes: { readonly [hex: string]: LandHex };
  readonly units: readonly PlacedUnit[];
  /** Half Command Points a week. */
  readonly command: { readonly [side in Side]: readonly number[] };
  readonly squadrons: readonly Squadron[];
  readonly landings?: readonly LandingForce[];
  readonly raiders?: readonly Raiders[];
  readonly airfield: {
    readonly hex: string;
    readonly level: number;
    readonly groups: { readonly [type: string]: AirGroup };
  } | null;
  /** Points for whoever holds it at the end, and what Japan is given beforehand. */
  readonly objective: { readonly hex: string; readonly points: number };
  /** Other places that count for whoever holds them. */
  readonly others?: readonly { readonly hex: string; readonly points: number }[];
  readonly japansStart: number;
  /** Points for a step of the enemy's. */
  readonly perStep: { readonly [side in Side]: number };
};
