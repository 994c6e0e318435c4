/** The pieces and where they are: plain types, no behaviour. Nearly all of it lies open on the map. */
import type { State, View as ViewOf } from '@ironbottom/umpire';
import type { AttackKind } from './attack.js';
import type { Battle } from './battle.js';
import type { Law } from './law.js';
import type { General, Headquarters, HexId, LandUnit, Nation, Side } from './pieces.js';

/** The steps of a season and of a month, in the order of sequence.ts. */
export type Phase =
  | 'income'
  | 'arrivals'
  | 'construction'
  | 'purchase'
  | 'initiative'
  | 'weather'
  | 'offensives'
  | 'movement'
  | 'supply'
  | 'replenishment'
  | 'politics';

/** 5.3 The steps of one Land Offensive. */
export type Step = 'command' | 'breakthrough' | 'movement' | 'regroup' | 'combat' | 'exploitation';

export type Weather = 'dry' | 'wet' | 'monsoon' | 'winter';

/**
 * 7.0 `drawn`: the units that have drawn on it this month. `dropped`: from the air, gone when the month ends (7.3). `landed`: those with
 * whom it came ashore this month, who draw on it when the month ends (7.7).
 */
export type SupplyChit = {
  kind: 'sea' | 'air';
  side: Side;
  hex: HexId;
  drawn: string[];
  dropped?: true;
  landed?: readonly string[];
};

/** What is built in a hex; `true` while it works, false once destroyed and not repaired (8.7). What is printed on the map works unless it says false. */
export type Works = {
  fortification?: boolean;
  coastalFort?: boolean;
  airbase?: boolean;
  airstrip?: boolean;
  port?: boolean;
  /** 10.43 A small port that was made a major one. */
  harbour?: true;
  resource?: boolean;
  /** 10.35 Rail that Japan has laid. */
  railway?: boolean;
};

/** Who activates units for an Offensive (5.0). `of`: the id of the headquarters or General, the hex, or the nation. */
export type Agent = { by: 'hq' | 'general' | 'stack' | 'minor'; of: string };

/**
 * Land units that attack a hex together. `bound`: they have to (5.21). `changed`: another attack of the Step has been made, or planes
 * of the enemy have come, since it was announced.
 */
export type Declared = { target: HexId; units: string[]; bound?: true; changed?: true };

/** 5.17 Who is about to leave `from` for the last hex of the path, and whether the enemy has been asked. */
export type Reaction = {
  side: Side;
  units: string[];
  riders: string[];
  from: HexId;
  path: HexId[];
  asked: boolean;
  /** 5.10 Where the rider is taken up on the way, or gets off. */
  via?: HexId;
  /** They advance after combat (5.19). */
  advance?: true;
  /** Who waits to leave another hex until this is over. */
  next?: Reaction;
};

/** Points of ground support of each side: null until it has said how many. */
export type Sortie = Declared & {
  kind: AttackKind;
  side: Side;
  air: { [S in Side]: number | null };
  /** R93 Planes have met. 11.14 Who has paid for a second roll, or said that he does not. */
  met?: true;
  again?: { [S in Side]?: boolean };
  /** 5.15 The attacker has said that he goes through with it. */
  sure?: true;
};

/** The Offensive being carried out. Its units are those on standby. */
export type Offensive = {
  side: Side;
  nation: Nation;
  agents: Agent[];
  impromptu: boolean;
  step: Step;
  /** What the step waits for; each step has its own words. */
  stage: string;
  /** Attacks declared in this step and not yet resolved; target hexes declared in it; attacks still to be had. */
  attacks: Declared[];
  targets: HexId[];
  left: number;
  /** Headquarters that still may ride; units that have had their turn to follow. */
  chosen: string[];
  /** 5.1 The hexes a headquarters rode over before movement, the first among them: it activates whom it reaches on the way. */
  ridden?: { [hq: string]: HexId[] };
  /** Hexes left by those who advanced, for those who follow (5.19). */
  followed: HexId[];
  /** 5.21 Targets that must be attacked again after a failed Breakthrough; who has taken part in one. */
  repeat: Declared[];
  broke: string[];
  /** 5.21 Generals with the armour that broke through last, wherever it goes on to. */
  led?: string[];
  /** 5.21 A Breakthrough for which only some are to be named. */
  thrust?: string;
  /** 5.22 Who has attacked and cleared the target; who exploits. */
  cleared: string[];
  /** 7.10 Units in supply when they were activated: armour stays so until the Offensive ends. */
  fed: string[];
  exploiting: string[];
};

export type Pub = {
  /** The month played: turns count from 1 for the first month of the scenario. */
  turn: number;
  year: number;
  /** 1 for January. */
  month: number;
  phase: Phase;
  /** Whether the phase has begun. */
  playing: boolean;
  /** Whose turn it is within a phase that the sides play one after the other. */
  part: Side;
  weather: { [zone: string]: Weather };

  units: { [id: string]: LandUnit };
  hqs: { [id: string]: Headquarters };
  generals: { [id: string]: General };
  /** Hexes held by another side than the one they began with. */
  control: { [hex: HexId]: Side };
  works: { [hex: HexId]: Works };
  chits: SupplyChit[];
  /** 7.8 Isolated sources. */
  isolated: HexId[];
  /** 5.18 Retreated into an enemy hex: the turn in which it flips if they are still there. */
  squatting: { [hex: HexId]: number };

  /** Which side a nation fights on; those not at war are neutral. */
  alignment: { [N in Nation]?: Side | 'neutral' };
  /** 9.10 Conquered nations, by their conqueror's side. */
  conquered: { [N in Nation]?: Side };
  ep: { [N in Nation]?: number };
  reserve: { [N in Nation]?: number };
  /** Offensives on the track; for minor nations what is left of this month's two. */
  offensives: { [N in Nation]?: number };
  /** 8.13 Bought this season, for the Initiative. */
  bought: { [N in Nation]?: number };
  initiative: Nation;
  /** Rail capacity used this month, by nation. */
  rail: { [N in Nation]?: number };
  /** PART-5 Whether the first side has been named, and who has passed for good in this Offensive Phase. */
  opened: boolean;
  passed: Side[];
  /** Seats that leave this Offensive, or the rest of this Movement Phase, to their allies. */
  deferred: string[];
  /** The seats that owe an answer now: everybody sees who is waited for. */
  asked: string[];

  offensive: Offensive | null;
  /** The attack being carried out, and who takes part in it with what they were before. */
  attack: Battle | null;
  /** The attack about to be made, while planes are sent to it (R68); who reacts before a hex is left (5.17). */
  sortie: Sortie | null;
  /** 5.17 A move that waits while the enemy's armour may attack those who leave. */
  reaction: Reaction | null;
  /** 5.19 Emptied hexes that nobody advanced into, by the side that has to pay a step for entering them this month. */
  tolls: { [hex: HexId]: Side };
  /** 5.2 Headquarters that have to make room, the first of them now. */
  bumped: string[];
  /** 11.9 Covered units on the Turn Track, by nation and the turn they are due in (R141); absent where that is not played. */
  covered?: CoveredStack[];
  /** What special rules remember, by rule number: small numbers only. */
  notes: { [rule: string]: number };
};

/** 11.9 Where a covered unit lies, and the steps it will come with. */
export type Covered = { off: 'pool' | 'track' | 'later'; due: number; left: number };
export type Tray = { [id: string]: Covered };
export type CoveredStack = { nation: Nation; due: number; units: number };

/**
 * `plan`: what a seat has picked up to move, or the hex it thinks of attacking: nobody else's business until it is done. `tray`: its
 * covered units, absent where 11.9 is not played.
 */
export type Own = { plan: string | null; tray?: Tray };
export type Knows = Record<string, never>;
export type Secret = Record<string, never>;

export type AptoFrame = { kind: 'month' | Phase | 'offensive' | 'reaction' | 'attack' | 'bump'; rule: string };

export type Apto = {
  public: Pub;
  own: Own;
  knows: Knows;
  secret: Secret;
  frame: AptoFrame;
  law: Law;
};

export type AptoState = State<Apto>;
export type View = ViewOf<Apto>;

export function ownOf(state: AptoState, seat: string): Own {
  const part = state.seats[seat];
  if (part === undefined) throw new Error(`there is no seat ${seat}`);
  return part.own;
}
