/**
 * How a game looks, told without a rule: the page is given a map, pieces, overlays and panels, and draws them. It knows no
 * rulebook; a rulebook knows no canvas.
 */
import type { Answer, Ask, Place, Ways } from './asks.js';
import type { Provenance } from './charts.js';
import type { Event, Seat } from './events.js';
import type { Kit, View } from './rulebook.js';

/** In units of the distance between the middles of two neighbouring places, the middle of place 0 at (0, 0), y southwards. */
export type Point = readonly [x: number, y: number];

export type BoardMap = {
  readonly title: string;
  /** What a place looks like: a hex whose top is flat, one with a corner at the top (its rows are straight), or a square. */
  readonly shape: 'hex' | 'pointed' | 'square';
  /** The middle of every place, by its number; null for a number that is no place of this map. */
  readonly middles: readonly (Point | null)[];
  /** One letter a place, explained by the legend. */
  readonly terrain: string;
  readonly legend: { readonly [letter: string]: { readonly name: string; readonly fill: string } };
  /** Land, as closed lines, drawn over the terrain's colours; empty where the terrain says it all. */
  readonly land: readonly (readonly Point[])[];
  /** Sides between two places that are drawn with a line of their own: reefs, mountains, borders. A railway runs across its side. */
  readonly sides: readonly { readonly a: Place; readonly b: Place; readonly kind: string; readonly colour: string }[];
  /** `size`: 3 for a sea, 2 for an island, 1 for a base or a small place. */
  readonly labels: readonly { readonly at: Point; readonly text: string; readonly size: 1 | 2 | 3 }[];
  /** Signs printed on the map: bases, look-outs, entry hexes. */
  readonly signs: readonly { readonly place: Place; readonly symbol: string; readonly text: string }[];
  /** Parts of the map that rules name, drawn when somebody wants to see them: weather sectors, theatres. */
  readonly sectors?: readonly { readonly name: string; readonly places: readonly Place[] }[];
  /** What ages are counted in on a counter: 'h' where a turn is an hour; 't' unless said otherwise. */
  readonly ageUnit?: string;
  /** What is written on counters, each by an example: '3-1', 'strength and movement of a unit'. */
  readonly figures?: readonly { readonly label: string; readonly text: string }[];
  /** What is looked at first, where a scenario has to do with a part of the map alone; all of it unless said otherwise. */
  readonly opening?: readonly Place[];
};

/** A counter. Nothing in it is secret: it is made from a view. */
export type BoardPiece = {
  /** Its name in questions and answers, where it has one; else any name that is its own on this board. */
  readonly id: string;
  readonly place: Place;
  readonly side: Seat;
  /** Which drawing: 'carrier', 'surface', 'fighter', 'bomber', 'search', 'base', 'unknown-ships', 'unknown-planes', ... */
  readonly symbol: string;
  /** A few letters on the counter: 'AF 3', '12'. */
  readonly label: string;
  /** What a person who cannot see it reads. */
  readonly title: string;
  readonly own: boolean;
  /** Small signs in a corner: 'high', 'searching', 'damaged', 'seen'. */
  readonly badges: readonly string[];
  /** Turns since this was last known to be true; 0 for now. */
  readonly age: number;
  /** Where it is going: the places it has been told to enter, in order, the one where it is first. */
  readonly course?: readonly Place[];
  /** What it sees, how far it goes; drawn while it is looked at. */
  readonly rings?: readonly BoardRing[];
  /** What it hangs on, whether it comes through to it or not; drawn while it is looked at. */
  readonly lines?: readonly BoardLine[];
  /** How many places off it may be by now, at most, as far as the seat can tell. */
  readonly drift?: number;
};

/** A line that a piece needs, such as one of supply, and where it is barred, if it is. */
export type BoardLine = {
  /** In order, where the piece is first; the last is what it leads to. */
  readonly places: readonly Place[];
  /** `mark`: a word or two for the map; `text`: what is said of that place. */
  readonly bars: readonly { readonly place: Place; readonly mark: string; readonly text: string }[];
  /** All of it in a sentence. */
  readonly text: string;
};

/** Everything within so many steps of a place, whatever lies between. */
export type BoardRing = {
  readonly at: Place;
  readonly reach: number;
  /** With it, everything through which a way from `at` to it is no longer than `reach`: out and home again. */
  readonly home?: Place;
  /** `search`: what is seen from there; `range`: how far it could go and come home, or go at all. */
  readonly kind: 'search' | 'range';
  readonly text: string;
};

/** The way a piece went of late, as far as the seat saw it. */
export type BoardTrack = {
  readonly own: boolean;
  readonly side: Seat;
  /** The places in order, where it began first; one alone where it was seen but not followed. */
  readonly places: readonly Place[];
  /** 'TF 1, last turn' */
  readonly text: string;
  /** Turns since it ended; 0 for now. */
  readonly age: number;
  /** It was lost out of sight at the end. */
  readonly lost: boolean;
};

/** Something with a direction over a place: the wind. `to` is a neighbour of `from`. */
export type BoardArrow = { readonly from: Place; readonly to: Place; readonly text: string };

/** Places drawn with a veil or a frame: cloud, storm, night, an entry area; 'own …' and 'enemy …' in the colours of the sides. */
export type BoardOverlay = {
  readonly kind: string;
  readonly text: string;
  readonly places: readonly Place[];
  /** Filled with lines or with dots instead of framed, for what lies on top of other things and beside them. */
  readonly pattern?: 'lines' | 'dots';
  /** With it the area is not framed: a line is drawn where it borders on these places, one's own whole, another's broken. */
  readonly facing?: readonly Place[];
};

/** Text in columns beside the map: air operations, task forces, air record, points. */
export type BoardPanel = {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string;
  /** Cells not to be overlooked, by row and column; the text itself says why. */
  readonly tones?: readonly { readonly row: number; readonly column: number; readonly tone: 'care' | 'alarm' }[];
  /** Time as a row of steps: what is over, what is now, what is to come. */
  readonly track?: {
    readonly title: string;
    readonly steps: readonly {
      readonly text: string;
      readonly when: 'past' | 'now' | 'ahead';
      /** An hour of the night, and nothing else. */
      readonly dark: boolean;
    }[];
  };
  /** Brought before the player's eyes as long as it is there: a battle being fought. */
  readonly front?: true;
  /** On what ground that stands which the panel shows, where it is not the book's. */
  readonly provenance?: Provenance;
};

/** What to know while an answer is made up: lines beside the question, places marked on the map. */
export type Advice = {
  readonly lines: readonly string[];
  readonly marks: readonly { readonly place: Place; readonly text: string }[];
  /** What it would see from where the answer leads, how far it could go on. */
  readonly rings?: readonly BoardRing[];
};

/** Rows of a sheet as things in boxes, to be carried from one to another. */
export type BoardBoxes = {
  /** Where there are boxes: a ship, a base. */
  readonly lines: readonly {
    readonly title: string;
    readonly note?: string;
    readonly boxes: readonly { readonly id: string; readonly title: string }[];
  }[];
  /** By row of the sheet: what lies where, and into which box each of its shares leads. Null: a row that is on no board. */
  readonly rows: readonly ({
    readonly line: number;
    readonly box: string;
    readonly text: string;
    readonly to: { readonly [share: string]: string };
  } | null)[];
  /** What lies there too and stays. */
  readonly fixed: readonly { readonly line: number; readonly box: string; readonly text: string }[];
};

/** Somebody who could still do something, and does nothing as the answer stands. */
export type Unassigned = { readonly text: string; readonly at?: Place };

/** A battle being fought, as one side knows it. */
export type BattleScene = {
  readonly title: string;
  /** Where it is fought, on a map. */
  readonly at?: Place;
  readonly sides: readonly {
    readonly name: string;
    readonly own: boolean;
    /** `state`: what is left of it, or what has become of it. */
    readonly units: readonly { readonly text: string; readonly state: string }[];
  }[];
};

export type Scene = {
  /** 'Turn 3, 0800, day: Plane Movement' */
  readonly clock: string;
  /** 'Allies 12, Japan 4' */
  readonly score: string;
  readonly pieces: readonly BoardPiece[];
  readonly overlays: readonly BoardOverlay[];
  readonly panels: readonly BoardPanel[];
  readonly arrows?: readonly BoardArrow[];
  readonly battle?: BattleScene;
};

export interface Board<K extends Kit> {
  /** Null where the forces are all there is to see: then the panels are the board. */
  map(law: K['law']): BoardMap | null;
  scene(view: View<K>, law: K['law']): Scene;
  /** What those see who only watch: from what lies open to everybody, and nothing else. */
  watched(open: K['public'], law: K['law']): Scene;
  /** What to know before answering, in warning words: a plane that could not come home, a carrier that could not launch. */
  warnings?(view: View<K>, law: K['law'], answer: Answer): readonly string[];
  /** Where home is, how long the fuel lasts: from the view and the answer as it stands. */
  advice?(view: View<K>, law: K['law'], ask: Ask, answer: Answer): Advice | null;
  /** How a sheet is laid out as boxes; null where its form serves as well. */
  boxes?(view: View<K>, law: K['law'], ask: Ask): BoardBoxes | null;
  /** Who is left over when the answer is sent as it stands. */
  unassigned?(view: View<K>, law: K['law'], ask: Ask, answer: Answer): readonly Unassigned[];
  /** Whether an event opens a part of a turn, or a battle, in the log. */
  opens?(event: Event): 'part' | 'battle' | undefined;
  /** Where pieces went in this turn and the last, from what the seat has heard, the oldest event first. */
  tracks?(heard: readonly Event[], view: View<K>, law: K['law']): readonly BoardTrack[];
  /** What a battle has come to, from its events: hits, losses. Empty while there is nothing to add up. */
  total?(events: readonly Event[]): string;
  /** News that nobody should miss, such as a sighting: where it is. */
  alarm?(event: Event): Place | undefined;
  /** That some of one's own have been seen: where they are. It comes before other news. */
  exposed?(event: Event): Place | undefined;
  /** Where an event takes place, to be looked at. */
  where?(event: Event): Place | undefined;
  /** How everybody stands, in figures, as far as the view says. */
  points?(view: View<K>, law: K['law']): readonly { readonly name: string; readonly value: number }[];
  /** Hardly worth a line to somebody who reads what happened: shown when every detail is wanted. */
  minor?(event: Event): boolean;
  /** The dice of an event, to be shown as such. */
  dice?(event: Event): readonly number[];
  /** The event as a sentence, where the map's names are wanted; the rulebook's own words otherwise. */
  words?(event: Event, law: K['law']): string;
}

/** A player that is a program: it gets views and questions, never states. */
export interface Bot<K extends Kit> {
  readonly name: string;
  readonly title: string;
  /** What it is like to play against, in a sentence. */
  readonly about?: string;
  /** How much it may think about, the usual first; none where it does not look ahead. */
  readonly efforts?: readonly BotEffort[];
  /** One seat of one game; `below` is its own chance, so that a game can be played again. */
  seat(seat: Seat, law: K['law'], below: (n: number) => number, thought?: BotThought): BotSeat<K>;
}

/** Counted in imagined futures a turn, never in time: the same game comes out on a fast machine and on a slow one. */
export type BotEffort = { readonly futures: number; readonly title: string };

/** `isLate`: in live play, whether it has thought long enough; without it, all futures are played. */
export type BotThought = { readonly futures?: number; isLate?(): boolean };

export interface BotSeat<K extends Kit> {
  answer(view: View<K>, ask: Ask, ways: Ways<View<K>> | undefined): Answer;
  /** What it has made up its mind to since it was last asked, for after the game and for hints; whoever does not plan has none. */
  intents?(): readonly Intent[];
  /** How many of its questions chance answered because nothing it said was legal; whoever is always legal does not count. */
  slips?(): number;
  /** It gets up: the game is over, or goes on without it. Whoever holds something open closes it. */
  leave?(view: View<K>): void;
}

/** One thing a program means to do, in a sentence of our own, and where. */
export type Intent = { readonly turn: number; readonly text: string; readonly at?: Place };

/** 'admiral' or 'admiral:40': a program, and how many futures a turn it may imagine. */
export function botCalled<K extends Kit>(
  bots: readonly Bot<K>[],
  called: string,
): { bot: Bot<K>; futures: number | undefined } | undefined {
  const [name = '', effort] = called.split(':');
  const bot = bots.find((each) => each.name === name);
  if (bot === undefined || (effort !== undefined && (bot.efforts === undefined || !/^[1-9]\d{0,4}$/.test(effort))))
    return undefined;
  return { bot, futures: effort === undefined ? bot.efforts?.[0]?.futures : Number(effort) };
}
