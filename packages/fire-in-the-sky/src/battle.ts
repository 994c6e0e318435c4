/** The record of a battle in one hex: plain data that the combat chapters carry from die to die. */
import type { Options } from './options.js';
import type { LandUnit, Nation, Side } from './pieces.js';

/** The sequence of combat, chapter 11: what is not in a battle's list is not fought. */
export type Step = 'submarines' | 'air' | 'surface' | 'land';
export const allSteps: readonly Step[] = ['submarines', 'air', 'surface', 'land'];

/** What the campaign, or a person at the desk, knows of the hex. */
export type Facts = {
  turn: number;
  /** Whose part of the turn it is: the attacker. */
  part: Side;
  options: Options;
  /** Land units of that side in the hex can trace supply. */
  supplied: { [S in Side]: boolean };
  /** 16.2.4 Japan has declared kamikaze attacks. */
  kamikaze: boolean;
};

/** `damaged` leaves the map at once and comes back later; `hits` decide when. */
export type NavalPiece = {
  /** Of a unit in charts/naval-units.ts. */
  id: string;
  state: 'sound' | 'damaged' | 'sunk';
  hits: number;
  /** In a base, not in a Task Force. */
  anchored: boolean;
};

/** One Air Point over the hex, or aboard a carrier there. */
export type AirPiece = {
  id: string;
  nation: Nation;
  elite: boolean;
  /** A land base in reach, or the id of a carrier in the hex. */
  from: string;
  /** 16.2.4; said before the fight. */
  kamikaze: boolean;
  /** `used`: its mission is flown. `lost`: eliminated. */
  state: 'ready' | 'strike' | 'support' | 'used' | 'lost';
};
/** What `from` says of a land-based Air Point. */
export const ashore = 'base';

/** A land unit on the ground; `landing`: it comes ashore in this battle. */
export type LandPiece = Pick<LandUnit, 'id' | 'nation' | 'strength' | 'marine'> & { landing: boolean };

/** What a Task Force carries: an Air Point has a strength of 1. Cargo that is sunk has none. */
export type CargoPiece = { id: string; kind: 'air' | 'land'; strength: number };

export type Force = {
  ships: NavalPiece[];
  cargo: CargoPiece[];
  air: AirPiece[];
  land: LandPiece[];
  /** Submarine Points sent against the enemy's ships here. */
  submarines: number;
  /** Submarine Points eliminated here. */
  submarinesLost: number;
};

/** Dice of one kind still to be rolled: each that shows `from` or more is a hit. */
export type Volley = {
  rule: string;
  by: Side;
  left: number;
  from: number;
  /** What the dice are fired at: a piece's id, or 'air', 'land', 'submarines'. */
  at: string;
  /** What a hit adds to the damage check. */
  weight: number;
  /** The hits count half. */
  half: boolean;
};

/** One hit whose damage check is still to be rolled: what is added to the two dice, and the first of them. */
export type Check = { of: Side; id: string; plus: number; first: number; rule: string };

export type Battle = Facts & {
  sides: { [S in Side]: Force };
  /** The steps still to be fought, the present one first. */
  steps: Step[];
  /** Where within the step. */
  stage: number;
  round: number;
  volleys: Volley[];
  checks: Check[];
  /** Hits so far by target in this exchange of fire: weights, one for each hit. */
  scored: { [S in Side]: { [id: string]: number[] } };
  /** Half hits of the present round, by target. */
  halves: { [S in Side]: { [id: string]: number } };
  /** Who has the sky, once the air battle has been fought. */
  supremacy: Side | null;
  /** Who broke off the surface combat. */
  brokeOff: { [S in Side]: boolean };
};

export const force = (given: Partial<Force> = {}): Force => ({
  ships: [],
  cargo: [],
  air: [],
  land: [],
  submarines: 0,
  submarinesLost: 0,
  ...given,
});

export function newBattle(facts: Facts, japan: Force, allies: Force, steps: readonly Step[] = allSteps): Battle {
  return {
    ...facts,
    sides: { japan, allies },
    steps: [...steps],
    stage: 0,
    round: 1,
    volleys: [],
    checks: [],
    scored: { japan: {}, allies: {} },
    halves: { japan: {}, allies: {} },
    supremacy: null,
    brokeOff: { japan: false, allies: false },
  };
}
