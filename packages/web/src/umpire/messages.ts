/**
 * What the page and the umpire in its worker say to each other. Nothing in a reply comes from anything but views of the
 * seat that looks at the screen, the questions put to it and the events it heard: a state never crosses.
 */
import type { BriefingPart, Done, OrderSheet, RuleTitle, ShelvedOdds, ShelvedOption } from '@ironbottom/shelf';
import type {
  Advice,
  Answer,
  Ask,
  BattleScene,
  BoardArrow,
  BoardBoxes,
  BoardMap,
  BoardOverlay,
  BoardPanel,
  BoardPiece,
  BoardTrack,
  BotTold,
  HouseValues,
  Intent,
  Place,
  Plain,
  Refusal,
  Seat,
  StandingExample,
  StandingTemplate,
  Unassigned,
} from '@ironbottom/umpire';
import type { ClockRule, OfferKind, OnTimeOut, Said, Table as WireTable } from '@ironbottom/wire';
import type { ReplayReplies, ReplayRequest } from './replay-messages.js';

/** Somebody who sits at this screen; a person may hold several seats. */
export type Person = 'me' | 'friend' | 'friend-2';
export type Player = { by: 'person'; person: Person } | { by: 'bot'; bot: string };
export type Players = { [seat: Seat]: Player };

export type Request =
  | { do: 'shelf' }
  | {
      do: 'new';
      book: string;
      scenario: string;
      options: { [name: string]: Plain };
      players: Players;
      /** What the scenario wants to be told, as JSON; null for what it brings itself. */
      set: string | null;
      /** What is put in instead of the charts' own values. */
      charts: HouseValues;
      seed: string;
      forced: boolean;
    }
  /** The first game of a rulebook that teaches one. */
  | { do: 'learn'; book: string; scenario: string }
  /** What the guide proposes, up to the end of its part; or without it from now on. */
  | { do: 'guide'; what: 'skip' | 'leave' }
  | {
      do: 'check';
      book: string;
      scenario: string;
      options: { [name: string]: Plain };
      set: string;
      charts: HouseValues;
    }
  | { do: 'open'; id: string; forced: boolean }
  | { do: 'read'; text: string }
  | { do: 'import'; text: string; players: Players; forced: boolean }
  | { do: 'forget'; id: string }
  /** A match on the server. `known`: this browser has shown it before. `curtain`: seats of mine are different people. */
  | { do: 'sit'; match: string; forced: boolean; known: boolean; curtain: boolean }
  | { do: 'curtain'; curtain: boolean }
  | { do: 'deed'; deed: SeatDeed }
  | { do: 'reference' }
  | { do: 'show' }
  | { do: 'look'; seat: Seat }
  | { do: 'forced'; forced: boolean }
  | { do: 'answer'; moment: number; answer: Answer | { text: string }; anyway: boolean }
  | { do: 'undo' }
  /** What a program would do in the seat that looks; that it was asked is noted with the answer. */
  | { do: 'suggest' }
  | { do: 'steps'; path: readonly Place[] }
  | { do: 'advice'; answer: Answer }
  | { do: 'typed'; text: string }
  /** `most`: over how many pictures of what may be there, if there is time. */
  | { do: 'odds'; answers: readonly Answer[]; most: number }
  | { do: 'standing' }
  /** `on`: they answer from now on. */
  | { do: 'orders'; text: string; on: boolean }
  /** Private notes on the game, of the seat that looks; on a server, of the person. */
  | { do: 'notes' }
  | { do: 'keepNotes'; text: string }
  | { do: 'briefing' }
  | { do: 'log' }
  | { do: 'export' }
  /** Nobody wants to play it to its end: it is looked at with everything open. */
  | { do: 'giveUp' }
  | ReplayRequest;

export type Replies = {
  shelf: { games: Offered[]; saved: Saved[] };
  new: Situation;
  learn: Situation;
  guide: Situation;
  check: { errors: string[] };
  open: Situation;
  read: { book: string; scenario: string; answers: number; over: boolean };
  import: Situation;
  forget: { saved: Saved[] };
  sit: Situation;
  curtain: Situation;
  deed: { refusal: Refusal | null; situation: Situation };
  reference: Reference;
  show: Situation;
  look: Situation;
  forced: Situation;
  answer: Answered;
  undo: Situation;
  /** `lines`: the answer in words. */
  suggest: { answer: Answer; by: string; lines: readonly string[]; intents: readonly Intent[] };
  steps: Steps;
  advice: { lines: readonly string[]; unassigned: readonly Unassigned[] };
  typed: { answer: Answer } | { refusal: Refusal };
  /** For each answer asked about. */
  odds: { odds: (ShelvedOdds | null)[] };
  standing: StandingSheet;
  orders: { errors: readonly string[]; situation: Situation };
  notes: { text: string };
  keepNotes: Record<string, never>;
  briefing: { parts: readonly BriefingPart[] };
  log: { log: LogLine[] };
  export: { name: string; text: string };
  giveUp: { id: string };
} & ReplayReplies;

/** What can be done from a seat besides answering. */
export type SeatDeed =
  | { do: 'say'; to: 'all' | 'party'; text: string }
  | { do: 'offer'; what: OfferKind }
  | { do: 'reply'; what: OfferKind; yes: boolean }
  | { do: 'resign' | 'claim' };

export type Answered = { situation: Situation } | { refusal: Refusal } | { warnings: readonly string[] };

/** Every request has a number of its own, and its reply the same. */
export type Sent = { n: number; request: Request };
export type Returned = { n: number; reply: Replies[Request['do']] } | { n: number; error: string };
/** Something has come from the server that nobody at this screen asked for; or a program thinks, or has done so. */
export type Pushed = { push: Situation } | { thinks: string | null };

export type Sheets = { [seat: Seat]: OrderSheet };

export type StandingSheet = {
  text: string;
  on: boolean;
  examples: readonly StandingExample[];
  templates: readonly StandingTemplate[];
  warnings: readonly string[];
  lapsed: readonly { by: string; why: string }[];
  done: readonly Done[];
};

/** A game of the shelf, as plain data. */
export type Offered = {
  book: string;
  title: string;
  scenarios: {
    id: string;
    title: string;
    about: string;
    seats: { seat: Seat; name: string; party: string }[];
    /** Where the scenario wants to be told something: an example of it, as JSON. */
    example: string | null;
  }[];
  options: readonly ShelvedOption[];
  bots: readonly BotTold[];
  /** The program that is proposed to somebody who has not chosen one; empty where there is none. */
  opponent: string;
  /** A first game that teaches. */
  guide?: { title: string; about: string; scenario: string };
};

export type Saved = {
  id: string;
  title: string;
  scenario: string;
  /** 'Allies: you, Japan: Recruit' */
  who: string;
  /** Milliseconds since 1970. */
  when: number;
  answers: number;
  clock: string;
  over: boolean;
};

/** What does not change while a game lasts. */
export type Reference = {
  /** The name of the rulebook, as the library has it. */
  book: string;
  map: BoardMap | null;
  placeNames: string[];
  rules: readonly RuleTitle[];
  odds: boolean;
  advice: boolean;
  briefing: boolean;
  /** What of the game is ours; empty where its sources say it all. */
  designed: string;
  standing: boolean;
  /** What is put in instead of the charts' own values. */
  house?: HouseValues;
};

export type Situation = {
  id: string;
  title: string;
  scenario: string;
  /** How many answers have been given: an answer to an older question is refused. */
  moment: number;
  /** Between two people before one screen: nobody's view is sent. */
  curtain: { person: Person; seats: string[]; undo: boolean } | null;
  table: TableView | null;
  /** Of a match on the server; null for a game at this screen. */
  afar: Afar | null;
  /** Why the browser could not keep the game, if it could not. */
  unkept?: string;
};

/** A match on the server, as those at its table see it. */
export type Afar = {
  match: string;
  connected: boolean;
  table: WireTable;
  /** My seats; none for whoever only watches. */
  mine: readonly Seat[];
  /** The seat that looks; empty for whoever only watches. */
  seat: Seat;
  /** The last frame of that seat. */
  seq: number;
  /** Milliseconds left at `at`, by this machine's clock. */
  clock: { left: number; at: number; runs: boolean } | null;
  chat: readonly Said[];
  agreed: {
    clock: ClockRule;
    onTimeOut: OnTimeOut;
    rated: boolean;
    watched: boolean;
    /** So many minutes later everything is shown to those who watch; null: it is not. */
    late: number | null;
    commitment: string;
  };
  bots: readonly BotTold[];
  /** The program that takes over where nobody has chosen another. */
  standIn: { title: string; called: string } | null;
  /** Seats of mine are different people, who pass the screen to each other. */
  curtained: boolean;
  /** A question that stood open here was answered from elsewhere. */
  overtaken: boolean;
};

export type TableView = {
  seat: Seat;
  seatName: string;
  /** The seats of whoever looks. */
  seats: { seat: Seat; name: string }[];
  clock: string;
  score: string;
  pieces: readonly BoardPiece[];
  overlays: readonly BoardOverlay[];
  panels: readonly BoardPanel[];
  arrows?: readonly BoardArrow[];
  /** Where pieces went of late, as far as the seat has heard. */
  tracks: readonly BoardTrack[];
  battle?: BattleScene;
  /** Everything the seat sees, as lines. */
  text: string[];
  asked: Asked | null;
  /** Whether whoever looks has answered anything yet. */
  answered: boolean;
  /** Other seats of whoever looks that are asked something now. */
  elsewhere: { seat: Seat; name: string }[];
  log: LogLine[];
  /** Lines of the log that were left out. */
  earlier: number;
  undo: boolean;
  /** Why nothing can be taken back; empty where it can. */
  undoWhy: string;
  over: { result: string; why: string; rule: string } | null;
  /** Whoever may be asked for a hint; null where nobody may. */
  adviser: { title: string } | null;
  /** In a first game that teaches, as long as its guide is wanted. */
  coach: Coach | null;
};

/** What the guide says beside the question. */
export type Coach = {
  /** From 1; after the last step one more than there are. */
  step: number;
  of: number;
  title: string;
  /** The part this step belongs to, and how many of its steps are left with this one; empty at the end. */
  part: string;
  left: number;
  /** What has happened. */
  before: string;
  text: readonly string[];
  answer: Answer | null;
  look: readonly { place: Place; text: string }[];
  panel: string | null;
  state: 'step' | 'done' | 'lost';
};

export type Asked = {
  ask: Ask;
  /** The question as text, and how an answer to it is typed. */
  lines: string[];
  how: string;
  /** The only legal answer, where there is but one. */
  only: { answer: Answer; text: string } | null;
  /** What the form begins with, where the rulebook proposes something. */
  start: Answer | null;
  /** For walks: where it begins. */
  steps: Steps | null;
  /** For sheets that are boards. */
  boxes: BoardBoxes | null;
};

export type LogLine = {
  n: number;
  rule: string;
  text: string;
  /** `event`: everybody heard it; `private`: only this seat and its party; `note`: said by the page's umpire itself. */
  kind: 'event' | 'private' | 'note';
  /** It opens a part of a turn, or a battle. */
  opens: 'part' | 'battle' | null;
  minor: boolean;
  /** On the line that opens a battle: what it has come to so far. */
  total?: string;
  /** Faces of dice. */
  dice: readonly number[];
  /** News that nobody should miss: where it is. */
  alarm?: Place;
  /** The news is that some of one's own have been seen. */
  exposed?: true;
};

export type Steps = {
  at: Place;
  atName: string;
  left: number;
  /** Why the path so far is none. */
  refusal: Refusal | null;
  next: Step[];
  /** Every place within what is left, the cheapest way there: the step before it. */
  reach: { place: Place; from: Place; cost: number }[];
  /** The path so far, by name. */
  path: string[];
  advice: Advice | null;
};
export type Step = { place: Place; name: string; cost: number; not: Refusal | null };
