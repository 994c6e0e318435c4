/**
 * What a rulebook gives the umpire, and what the umpire gives its chapters.
 *
 * The types of one rulebook travel together as a `Kit`, so that chapters, views and questions of one game cannot be
 * mixed with another's.
 */
import type { Answer, Ask, Ways } from './asks.js';
import type { Audience, Event, Out, Plain, Seat } from './events.js';

export type Kit = {
  /** What everybody sees. */
  public: object;
  /** A seat's own forces and plans. */
  own: object;
  /** What a seat has been told of others, true or not: changed by the events it hears. */
  knows: object;
  /** What only the umpire knows. */
  secret: object;
  /** What the agenda holds. */
  frame: Frame;
  /** Options and charts in force: fixed while a game lasts. */
  law: object;
};

/** Something being resolved: plain data tagged by rule, so that a state can be saved in the middle of anything. */
export type Frame = { kind: string; rule: string };

export type State<K extends Kit> = {
  public: K['public'];
  seats: { [seat: Seat]: { own: K['own']; knows: K['knows'] } };
  umpire: Umpire<K>;
};

export type Umpire<K extends Kit> = {
  secret: K['secret'];
  /** The last frame is the one being resolved. */
  agenda: K['frame'][];
  window: Window | null;
  clock: { turn: number; phase: string };
  /** How many times each roll key of this turn has been rolled. */
  rolls: { [key: string]: number };
  over: Result | null;
};

/** Answers owed at once, each sealed until all are in: whoever answers first changes nothing. */
export type Window = {
  seats: Seat[];
  /** What each seat is told about its question: part of its view. */
  about: { [seat: Seat]: Plain };
  sealed: { [seat: Seat]: Answer };
};

export type Result = { winners: Seat[]; why: string; rule: string };

/** All that ever leaves the umpire for a seat. It is named part by part, never a state with parts deleted. */
export type View<K extends Kit> = {
  seat: Seat;
  public: K['public'];
  own: K['own'];
  knows: K['knows'];
  owes: Owed | null;
  over: Result | null;
};

/** The question a seat has been asked; `sealed` is its own answer once given. */
export type Owed = { kind: string; rule: string; about: Plain; sealed: Answer | null };

/** How a kind of frame is played. */
export interface FrameKind<K extends Kit, F extends Frame = Frame> {
  /** Go on: do what needs no decision, then owe questions, push what comes first, or pop. Check again what the frame holds. */
  run(table: Table<K>, frame: F): void;
  /** The question, from the asked seat's view alone. Only frames that owe questions have one. */
  ask?(view: View<K>, law: K['law']): Ask;
  /** All owed answers are in. */
  take?(table: Table<K>, frame: F, answers: { [seat: Seat]: Answer }): void;
}

/** What chapters work with: the state to change in place, dice, events, agenda. */
export interface Table<K extends Kit> extends Out {
  readonly state: State<K>;
  readonly law: K['law'];
  /** One die, keyed by turn, phase, rule and roller, so that nobody else's doings change it. */
  roll(rule: string, by: Seat, sides?: number, to?: Audience): number;
  push(frame: K['frame']): void;
  /** The present frame is finished. */
  pop(): void;
  /** These seats owe the present frame an answer. */
  owe(seats: readonly Seat[], about?: Plain): void;
  /** Turns never go back: a roll key is never used twice. */
  clock(turn: number, phase: string): void;
  end(result: Result): void;
  /** The seat and its allies. */
  party(seat: Seat): readonly Seat[];
}

/** Everything that decides a game, besides dice and answers. */
export type Setup = {
  scenario: string;
  options: { [name: string]: Plain };
  /** House charts: chart, then path, then value. */
  charts: { [chart: string]: { [path: string]: Plain } };
  /** Set-up data for scenarios that take some. */
  set: Plain;
};

export type SeatPlan = { seat: Seat; party: string };

export type Opening<K extends Kit> = {
  public: K['public'];
  seats: { [seat: Seat]: { own: K['own']; knows: K['knows'] } };
  secret: K['secret'];
  agenda: K['frame'][];
  turn: number;
  phase: string;
};

export interface Rulebook<K extends Kit> {
  readonly name: string;
  /** Changes when replaying an old game could give another state. */
  readonly edition: string;
  /** `example`: set-up data to begin with, for scenarios that take some. */
  readonly scenarios: readonly { id: string; title: string; example?: Plain }[];
  /** Check options, house charts and set-up data; errors speak to a person. */
  law(setup: Setup): { law: K['law'] } | { errors: string[] };
  seats(setup: Setup): readonly SeatPlan[];
  open(law: K['law'], setup: Setup): Opening<K>;
  readonly frames: { readonly [kind: string]: FrameKind<K, never> };
  /** Fold an event a seat has heard into what it knows; none where the chapters write that down themselves. */
  learn?(knows: K['knows'], event: Event, seat: Seat): void;
  ways?(law: K['law']): Ways<View<K>>;
  /** An event as one sentence of our own. */
  words(event: Event): string;
  clone(state: State<K>): State<K>;
  /** A whole state that this seat cannot tell from the true one, drawn from its view alone. */
  imagine(view: View<K>, law: K['law'], below: Below): State<K>;
}

/** A source of chance for samples and imagination: a whole number from 0 up to, not including, n. Never for the game's dice. */
export type Below = (n: number) => number;
