/** What a set-up of the bombardment game says. */
import type { Squadron } from '../ground/scenario.js';
import type { Side } from '../sides.js';

/** Air Points of a type: in the air, and dropping bombs. */
export type Wing = { readonly points: number; readonly air: number; readonly bombs: number; readonly fighter: boolean };

export type Headquarters = { readonly name: string; readonly radius: number; readonly command: number };

export type BombardScenario = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly attacker: Side;
  /** The date of each day, turn/cycle/year. */
  readonly days: readonly string[];
  /** 17.2.4 Of three hexes or fewer; jungle. */
  readonly island: boolean;
  readonly jungle: boolean;
  readonly field: { readonly name: string; readonly level: number; readonly wings: { readonly [type: string]: Wing } };
  readonly port: {
    readonly name: string;
    /** In order, and damaged (11.5). */
    readonly antiAir: readonly [whole: number, damaged: number];
    readonly headquarters: readonly Headquarters[];
  } | null;
  /** The attacker's planes, from a base beyond the map. */
  readonly raid: { readonly [type: string]: Wing };
  readonly squadrons: readonly Squadron[];
  /** R124 Attempts to repair a day, and the highest die with which one succeeds. */
  readonly engineers: { readonly tries: number; readonly upTo: number };
  /** R126 Points: for a plane of the defender's and a Command Point lost, to the attacker; for a plane of his, to the defender. */
  readonly worth: { readonly plane: number; readonly command: number; readonly raider: number; readonly start: number };
};
