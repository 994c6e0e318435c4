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

/** What a Task Force carries: an Air Point has a strength of 1. What is sunk has none left; what has come ashore is gone from here. */
export type CargoPiece = { id: string; kind: 'air' | 'land'; nation: Nation; strength: number; marine: boolean };

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

/** Dice of one kind: each that shows `from` or more is a hit. */
export type Volley = {
  rule: string;
  by: Side;
  dice: number;
  left: number;
  hits: number;
  from: number;
  /** What they are fired at: a piece of the enemy by its id, or one of the crowds below. */
  at: string;
  /** What each hit adds to the damage check. */
  plus: number;
  /** A hit is only half a hit. */
  half: boolean;
};
/** Targets that are no single piece. */
export const crowds = {
  submarines: '*submarines',
  air: '*air',
  strike: '*strike',
  kamikaze: '*kamikaze',
  land: '*land',
} as const;

/** One hit whose damage check is to be rolled: what is added to the two dice, and the first of them once it lies (else 0). */
export type Check = { of: Side; id: string; plus: number; first: number };

export type Battle = Facts & {
  sides: { [S in Side]: Force };
  /** The steps still to be fought, the present one first. */
  steps: Step[];
  /** Where within the step. */
  stage: number;
  round: number;
  /** No step has more rounds: three (R6, R11), or fewer at the desk. */
  rounds: number;
  volleys: Volley[];
  /** Hits on the present target so far: what each adds to its damage check. */
  hits: number[];
  halves: number;
  checks: Check[];
  /** A decision that is owed. */
  awaits: { rule: string; of: Side[] } | null;
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
    rounds: 3,
    volleys: [],
    hits: [],
    halves: 0,
    checks: [],
    awaits: null,
    supremacy: null,
    brokeOff: { japan: false, allies: false },
  };
}

export const soundShips = ({ ships }: Force): NavalPiece[] => ships.filter(({ state }) => state === 'sound');
/** A Task Force is at sea: what lies at anchor is none. */
export const taskForce = ({ ships }: Force): NavalPiece[] =>
  ships.filter(({ state, anchored }) => state === 'sound' && !anchored);
export const cargoLeft = ({ cargo }: Force): CargoPiece[] => cargo.filter(({ strength }) => strength > 0);
export const airIn = ({ air }: Force, state: AirPiece['state']): AirPiece[] =>
  air.filter((each) => each.state === state);
/** On the ground. */
export const strengthOf = ({ land }: Force): number => land.reduce((sum, { strength }) => sum + strength, 0);
