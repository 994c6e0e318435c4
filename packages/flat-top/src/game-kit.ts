/** The parts of a whole game of Flat Top, as the umpire keeps them. */
import type { Hex } from '@ironbottom/hexes';
import type { State, Table, View } from '@ironbottom/umpire';
import type { Step } from './chapters/steps.js';
import type { ShipType } from './charts/ships.js';
import type { GameFrame } from './frames.js';
import type { Knows as BattleKnows, Own as BattleOwn, Public as BattlePublic } from './kit.js';
import type {
  Coming,
  Flight,
  Hull,
  Landed,
  Mark,
  PlaneKey,
  Rescued,
  Sighting,
  Submarine,
  SubmarineMark,
  TaskForce,
  Wreck,
} from './pieces.js';
import type { ScenarioData } from './scenarios/scenario.js';
import type { Altitude, Base, Rules, Ship, Side } from './state.js';

export type GamePublic = {
  /** From 0; the hour is the scenario's first hour and so many on. */
  turn: number;
  /** 1 to 24. */
  hour: number;
  night: boolean;
  /** Index into `phases` of sequence.ts; -1 while setting up. */
  phase: number;
  /**
   * 14.1, 14.2 Whose segment of the Plane Movement Phase it is, and which of its steps. OPT-APM Whose turn, and who has no more to
   * move.
   */
  segment: { side: Side; step: FlightStep | 'turn'; done?: Side } | null;
  /** 6.2 Direction 1 to 6 in each of the eight sectors. */
  wind: readonly number[];
  /** 6.3 Cloud markers. A new array whenever one moves: what is worked out from it is kept by it. */
  clouds: readonly Hex[];
  /** 14.13.5 Interceptions tried this turn, as announced: 'side hex altitude'. */
  tried: readonly string[];
  /** 14.13.2 Who is asked whether he intercepts, and where; null when nobody is. */
  interception: { readonly side: Side; readonly hex: Hex } | null;
  /** 14.13 Interceptions that succeeded and are still to be fought. */
  fights: readonly Fight[];
  /** 13 Who has the initiative; who had it last turn. */
  initiative: Side | null;
  lastInitiative: Side | null;
  /** 25.1 The point track lies open. */
  points: Record<Side, number>;
  /** Hits on bases, by id: every one was scored by the enemy, and repair is automatic (23.1). */
  baseHits: { [base: string]: number };
  /** The same as they were when planes moved this turn: who could not land then is judged by it (25.4, R97). */
  hitsInFlight: { [base: string]: number };
  /** SC1 victory 1, R142 Hits ever scored on each base, repaired or not. */
  hitsScored: { [base: string]: number };
  /** 11.3 Who tried to shadow what this turn, as announced; hexes as they were then. */
  shadows: readonly {
    readonly side: Side;
    readonly from: Hex;
    readonly hex: Hex;
    readonly nth: number;
    readonly success: boolean;
    /** OPT-SUB.5 A submarine is followed, not a task force. */
    readonly submarine?: true;
  }[];
  /** 11.5 Which of `shadows` succeeded and are still to move, in their order. */
  following: readonly number[];
  /** 23.2 Bases attacked or bombarded this turn: both sides were there. */
  attacked: readonly string[];
  /**
   * SC3.2 A base that changes hands, as announced: whose it becomes and on which turn; `scored`: the hits on it until then, all of
   * them by the side that takes it, null before.
   */
  fallen?: { readonly base: string; readonly to: Side; readonly turn: number; readonly scored: number | null };
  /** SC2.2, R145 Places where ships held at anchor have been attacked. */
  alarmed?: readonly string[] | undefined;
  /** SC2.V2, SC3.V2, SC5.V2 Points received for what was unloaded, or was not: announced. */
  bonus?: Readonly<Record<Side, number>>;
  /** 12.9 Ships scuttled, as announced; `points` as they moved on the track. */
  scuttled: readonly { readonly side: Side; readonly type: ShipType; readonly points: number }[];
  /** OPT-SUB How many submarines of each side are afloat; only with the option. */
  submarines?: Readonly<Record<Side, number>>;
  /** OPT-ESF.3 In the order of their sinking; only with the option. */
  wrecks?: readonly Wreck[];
  /** OPT-ESF.3 Survivor Factors aboard at the end of the game, as announced. */
  survivors?: Readonly<Record<Side, number>>;
  battle: FightPublic | null;
};

/** A battle being fought: what the chapters of combat share with everybody, and where. */
export type FightPublic = BattlePublic & { hex: Hex; why: 'interception' | 'combat' | 'submarines' };

/** 14.13 Air-to-air combat at one altitude that `attacker` has brought about. */
export type Fight = { readonly hex: Hex; readonly altitude: Altitude; readonly attacker: Side };

/** 14.2.1 to 14.2.5 */
export const flightSteps = ['land', 'map', 'log', 'appear', 'remove'] as const;
export type FlightStep = (typeof flightSteps)[number];
/** OPT-APM How one formation may have its turn. */
export const turnSteps = ['land', 'map', 'log', 'appear'] as const;

/** 14.2 What a side has in hand while its planes move: the picks of this step still to be carried out, and one flight. */
export type Sortie = {
  queue: string[];
  /** Specials of this step that are done with. */
  used: string[];
  /** 14.2.3, 14.2.5 Were on the map and are to be off it at the end. */
  dark: string[];
  course: Course | null;
  /** OPT-APM The formation whose turn it is; only with the option. */
  turn?: Taken;
};

/** OPT-APM What one formation does with its turn, and what the enemy hears of it. */
export type Taken = { readonly af: string; readonly step: FlightStep; readonly how: 'map' | 'log' };

/** The step of plane movement that this side is at, as it knows itself. */
export const stepNow = ({ segment }: GamePublic, { sortie }: GameOwn): FlightStep | undefined => {
  const step = sortie?.turn?.step ?? segment?.step;
  return step === 'turn' ? undefined : step;
};

/** A walk under way: hexes entered so far, flags, and where altitudes have been changed. */
export type Course = {
  af: string;
  path: Hex[];
  at: number;
  flags: string[];
  /** It has entered a hex and what follows from that is not yet done. */
  entered: boolean;
  /** Something its owner waits for has happened: it is asked again. */
  halted: boolean;
  again: boolean;
  /** 14.15.2 Has changed altitude in this hex; 14.15.3 the lots that came down in it. */
  turned: boolean;
  dived: number[];
};

export type GameOwn = {
  tfs: TaskForce[];
  /** R149 Task forces that enter the map later; only where the scenario has some and they are still to come. */
  coming?: readonly Coming[];
  /** Sunk ships stay in the list (hits = damage). */
  ships: readonly Ship[];
  hulls: { [ship: string]: Hull };
  /** OPT-ESF.6 Japanese ships in combat this turn, by name; only with the option. */
  engaged?: readonly string[];
  /** OPT-ESF.3 By wreck. */
  rescued?: { readonly [wreck: string]: Rescued };
  flights: Flight[];
  bases: readonly Base[];
  /** SC3.2 Points put ashore, by place; only where transports may unload in more than one. */
  ashore?: { readonly [place: string]: number };
  /** Ships that have left the map (12.6) are in no task force. */
  left: readonly string[];
  landed: { [place: string]: Landed };
  /** OPT-EPF.7 Landed this turn beyond what damage leaves a base. */
  beyond?: { readonly [place: string]: Landed };
  /** 6.10 Carriers that steamed a hex into the wind this turn. */
  intoWind: { [ship: string]: boolean };
  /** 7.12.2 How own numbers are told this turn, in per cent of the truth: 50 to 150; and whether one is called two. */
  reports: { ships: number; planes: number; oneAsTwo: boolean };
  /** 22.1 Lost today; 22.3, 22.4 gone for good; both by name. */
  lostToday: { [plane: PlaneKey]: number };
  gone: { [plane: PlaneKey]: number };
  /** OPT-AP The turn in which an enemy task force was first seen where that calls up planes, and whether they have come. */
  additional?: { readonly called: number; readonly come: boolean };
  /** Planes that special rules have added so far (SC1.4, OPT-AP). */
  added: { [plane: PlaneKey]: number };
  /** Only in this side's segment of plane movement. */
  sortie: Sortie | null;
  /** OPT-APM Formations that have had a turn to land; only while planes move one by one. */
  landers?: readonly string[];
  /** SC1.4 The turn in which this side first observed an enemy ship. */
  firstSeen: number | null;
  /** 7.2 What the enemy has been told of this side's counters: his marks, for whoever reports knows what he said. */
  observed: readonly Mark[];
  /** 11.3 For each of `public.shadows`: the unit of this side that tries, or the task force of this side that is followed. */
  shadows: readonly string[];
  /** 11.6 The hexes that its shadower has still to enter; null when none is on its way. */
  trail: readonly Hex[] | null;
  /** OPT-SUB Those sunk stay in the list; only with the option. */
  submarines?: readonly Submarine[];
  battle: FightOwn | null;
};

/** The forces in a battle as its chapters know them, and whose they are. `formations`: for each of `air` the Flight's id. */
export type FightOwn = BattleOwn & {
  formations: string[];
  /** OPT-SUB.7 For each of `ships` the submarine that she is; only where submarines fight. */
  submarines?: readonly string[];
};

export type GameKnows = {
  /** Enemy counters on the mapboard now, in the order of hexes, task forces first. */
  marks: Mark[];
  /** What was last said of hexes where such a counter stood, or stands and is made out less well now. */
  sightings: Sighting[];
  /** 7.14, R38 Enemy bases that were seen well: whether planes stood on the field, and when. */
  fields: { readonly [base: string]: { readonly turn: number; readonly planes: boolean } };
  /** Enemy ships whose names combat has told: name, hits as last known, sunk. */
  ships: { [name: string]: { hits: number; sunk: boolean } };
  /** Enemy air factors seen to be lost, by name; '?' for those whose name was not told. */
  losses: { [plane: string]: number };
  /** OPT-SUB.3 Enemy submarines on the mapboard now, in the order of hexes; only with the option. */
  submarines?: readonly SubmarineMark[];
  battle: BattleKnows | null;
};

export type GameSecret = {
  /** The true agenda of the battle being fought. */
  steps: Step[];
  /** 14.13.6 Formations that met in air-to-air combat, Allied first: this turn and last turn. */
  metNow: [string, string][];
  metLast: [string, string][];
  /** What the points are made of (25.1). */
  tally: Record<Side, Tally>;
};

/** How many times each item has scored, in points. */
export type Tally = {
  planes: number;
  wasted: number;
  ships: number;
  bases: number;
  closed: number;
  unloading: number;
  bonus: number;
};

export type GameLaw = Rules & { readonly scenario: ScenarioData };

export type FlatTopGame = {
  public: GamePublic;
  own: GameOwn;
  knows: GameKnows;
  secret: GameSecret;
  frame: GameFrame;
  law: GameLaw;
};

export type GameState = State<FlatTopGame>;
export type GameView = View<FlatTopGame>;
export type GameTable = Table<FlatTopGame>;

export function ownOf({ seats }: GameState, side: Side): GameOwn {
  // Names written out are found several times as fast.
  const seat = side === 'allied' ? seats.allied : seats.japan;
  if (seat === undefined) throw new Error(`there is no ${side} side`);
  return seat.own;
}

export function knowsOf({ seats }: GameState, side: Side): GameKnows {
  const seat = side === 'allied' ? seats.allied : seats.japan;
  if (seat === undefined) throw new Error(`there is no ${side} side`);
  return seat.knows;
}

/** What a seat was told about its question, in the shape that the frame who asks gave it. */
export const aboutOf = <T extends object>({ owes }: GameView): Partial<T> => (owes?.about ?? {}) as Partial<T>;
