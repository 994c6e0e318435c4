/**
 * What the page and the umpire say to each other about a game that is looked at again. Of a game that goes on, everything
 * is told from the views of whoever looks, and moments in which nothing reached them are not counted.
 */
import type { ShelvedOdds } from '@ironbottom/shelf';
import type { BoardPiece, BoardTrack, Intent, Place, Scene, Seat } from '@ironbottom/umpire';
import type { LogLine, Offered, Person, Players, Reference } from './messages.js';

/** A game kept in this browser, or a match on the server. */
export type ReplayOf = { of: 'game' | 'match'; id: string };

/** Through whose eyes: a seat's, or everybody's at once. */
export type Eyes = { seat: Seat } | 'all';

export type ReplayRequest =
  | ({ do: 'replay' } & ReplayOf)
  /** A finished game from its file; it is kept in the browser. */
  | { do: 'replayFile'; text: string; players: Players }
  /** The curtain before a game that goes on is drawn aside. */
  | { do: 'replayShow' }
  | { do: 'replayAt'; at: number; eyes: readonly Eyes[] }
  | { do: 'replayLog'; eyes: Eyes }
  | { do: 'replayLuck' }
  | { do: 'replayOdds'; at: number }
  | { do: 'replayOn'; at: number; players: Players; dice: 'same' | 'new' };

export type ReplayReplies = {
  replay: ReplayOpened;
  replayFile: { id: string };
  replayShow: ReplayOpened;
  replayAt: ReplayAt;
  replayLog: { lines: ReplayLine[] };
  replayLuck: Luck;
  replayOdds: { odds: ShelvedOdds | null };
  /** The new game, which is kept in this browser. */
  replayOn: { id: string };
};

export type ReplayOpened = { curtain: { person: Person; seats: string[] } } | { replay: ReplayHead };

/** What does not change while a replay is looked at. Moments are numbered from 0: before the first answer. */
export type ReplayHead = ReplayOf & {
  title: string;
  scenario: string;
  /** 'Allies: you, Japan: Recruit' */
  who: string;
  /** Optional rules that are not as they usually are. */
  options: string[];
  /** The seats that may be looked through. */
  seats: { seat: Seat; name: string; party: string }[];
  /** How it ended; null while it goes on. */
  over: { result: string; why: string; rule: string } | null;
  /** Whether everybody's eyes may be used at once. */
  all: boolean;
  last: number;
  marks: ReplayMark[];
  /** How it stood, from the moment on that changed it. */
  points: { at: number; values: { name: string; value: number }[] }[];
  reference: Reference;
  /** What programs had in mind, once the game is over: the answer it stands beside, and who. */
  minds: ReplayMind[];
  /** What is needed to play another line; null where that may not be. */
  offered: Offered | null;
  /** Whether the seed of the dice is known. */
  seeded: boolean;
};

export type ReplayMind = Intent & { moment: number; seat: string; by: string };

export type ReplayMark = { at: number; kind: 'turn' | 'phase' | 'battle' | 'news'; text: string; place?: Place };

export type ReplayAt = {
  at: number;
  /** The answer that led here; null at the beginning, and where it was another's. `hint`: who was asked for one before. */
  answered: { seat: string; prompt: string; told: readonly string[]; rule: string; odds: boolean; hint: string } | null;
  scenes: ReplayScene[];
  /** What each of those who may be looked through had of others. */
  knew: { name: string; pieces: Known[] }[];
};

export type ReplayScene = { name: string; scene: Scene; tracks: readonly BoardTrack[] };

/** What a seat had of others. */
export type Known = Pick<BoardPiece, 'title' | 'place' | 'age' | 'badges'>;

/** `only`: whom it was told, where not everybody was. */
export type ReplayLine = LogLine & { at: number; only?: string };

export type Luck = { throws: ThrowSum[]; notable: Throw[]; course: LuckCourse[]; dice: DiceSum[] };

/** All throws of one measure by one seat. */
export type ThrowSum = {
  seat: string;
  measure: string;
  count: number;
  came: number;
  expected: number;
  /** Exactly, for the throws that were made: the chance of so much or more, and of so much or less. */
  more: number;
  less: number;
  /** The chance of each sum, from the least; for the picture. */
  chances: { from: number; each: number[] };
};

export type Throw = {
  at: number;
  seat: string;
  text: string;
  came: number;
  expected: number;
  more: number;
  less: number;
};

/** What had come, less what was to be expected, throw by throw. */
export type LuckCourse = { seat: string; points: { at: number; over: number }[] };

/** Dice as such: what is high is not always good. */
export type DiceSum = {
  seat: string;
  rule: string;
  count: number;
  mean: number;
  expected: number;
  more: number;
  less: number;
};
