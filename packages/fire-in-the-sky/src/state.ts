/** The pieces of the campaign and where they are: plain types, no behaviour. */
import type { Place, State, View as ViewOf } from '@ironbottom/umpire';
import type { Battle } from './battle.js';
import type { Law } from './law.js';
import type { BaseNo } from './map/places.js';
import type { Side } from './pieces.js';

export type ShipId = string;
export type LandId = string;

export type Phase = 'economy' | 'merchants' | 'deployment' | 'operations' | 'reaction' | 'combat' | 'return';

/** Where a naval or a land unit is: the number of a base, a Task Force below 0 (`spotOf`), or the Convoy Escort box. */
export type Spot = number;
export const escortBox: Spot = -1000;
export const spotOf = (taskForce: number): Spot => -taskForce;

/** A marker on the map. What it carries lies open; its ships are behind the screen until they have fought (`shown`). */
export type TaskForce = {
  /** From 1, for each part of a turn anew. */
  no: number;
  side: Side;
  at: Place;
  /** Hexes it has gone. */
  steps: number;
  from: BaseNo;
  air: number;
  land: LandId[];
  shown: ShipId[] | null;
};

/** A land unit on the map; `moved`: it has moved in this part. */
export type Ashore = { at: Spot; strength: number; moved: boolean };

/** What becomes of a naval or land unit: in play, gone for good, not in this game, or due in the turn of that number. */
export type Fate = number;
export const inPlay: Fate = 0;
export const gone: Fate = -1;
export const notInThisGame: Fate = -2;

export type BattleScene = { place: Place; record: Battle | null };

export type Pub = {
  turn: number;
  /** Whose part of the turn it is. */
  part: Side;
  phase: Phase;
  /** By base: who holds it, the Air Points there, those of them that have moved or flown in this part, whether ships are at anchor. */
  control: Side[];
  air: number[];
  flown: number[];
  anchored: boolean[];
  land: { [id: LandId]: Ashore };
  fate: { [id: string]: Fate };
  taskForces: TaskForce[];
  /** Ships at anchor that the enemy has seen in battle, until their owner next moves. */
  shown: { [id: ShipId]: BaseNo };
  /** Air Points of each side that can be had again. */
  pool: { [S in Side]: number };
  /** Japan's trained carrier pilots, in Air Points, and how many of them are elite (16.2.3). */
  pilots: number;
  elite: number;
  submarines: { [S in Side]: number };
  /** What is left of Japan's merchant fleet: her Transport Points of a turn. */
  merchants: number;
  kamikaze: boolean;
  /** 15.6 The British ships of turn 14 have been called. */
  called: boolean;
  /** Hexes where a battle is still to be fought, and the one being fought. */
  fights: Place[];
  battle: BattleScene | null;
};

/** What its owner has in mind: a base to deploy to or to sail from, and who is to sail. */
export type Plan = { base: BaseNo; sailing: { ships: ShipId[]; land: LandId[]; air: number } | null };

export type Own = {
  at: { [id: ShipId]: Spot };
  /** Ships that have moved in this part. */
  moved: ShipId[];
  transport: number;
  oil: number;
  /** By base: oil that waits there to be shipped. */
  waiting: number[];
  plan: Plan | null;
  /** Bases that have been deployed to in this phase. */
  served: BaseNo[];
};

/** Where each enemy ship was last seen, and when. */
export type Knows = { seen: { [id: ShipId]: { turn: number; place: Place } } };

/** The umpire has no secrets of his own. */
export type Secret = Record<string, never>;

export type SkyFrame = { kind: 'turn' | Phase; rule: string };

export type Sky = {
  public: Pub;
  own: Own;
  knows: Knows;
  secret: Secret;
  frame: SkyFrame;
  law: Law;
};

export type SkyState = State<Sky>;
export type View = ViewOf<Sky>;

export function partOf(state: SkyState, side: Side): { own: Own; knows: Knows } {
  const part = state.seats[side];
  if (part === undefined) throw new Error(`there is no seat ${side}`);
  return part;
}

/** By base, nothing. */
export const none = (bases: number): number[] => new Array<number>(bases).fill(0);
