/**
 * A game: a fold over its log. Set-up, dice and answers decide everything; the state is what they come to.
 */
import type { Answer, Ask, Refusal, RowAnswer, SplitAnswer, Ways } from './asks.js';
import type { Intent } from './board.js';
import { isInForce } from './cite.js';
import { type DiceSource, DieWanted, openDice } from './dice.js';
import type { Event, Seat } from './events.js';
import { handedOut, setDown } from './freeze.js';
import { canonical } from './hash.js';
import { judge } from './judge.js';
import type { Kit, Rulebook, SeatPlan, Setup, State, Table, View, Window } from './rulebook.js';
import { type Book, type Parties, type Roll, setTable } from './table.js';
import { viewOf } from './view.js';

/** One answer, and what came of it. `told`: somebody learned something or saw a die, so there is no way back past it. */
export type Entry = { seat: Seat; answer: Answer; told: boolean; rolls: Roll[] } & Beside;

/**
 * Kept beside an answer, no part of the game, and told to nobody before it is over: what the program that gave it had in
 * mind; the program that was asked for a hint before.
 */
export type Beside = {
  meant?: { readonly by: string; readonly intents: readonly Intent[] };
  hint?: string;
};

export type Game<K extends Kit> = {
  readonly rulebook: Rulebook<K>;
  readonly setup: Setup;
  readonly law: K['law'];
  readonly seats: readonly SeatPlan[];
  readonly source: DiceSource;
  state: State<K>;
  log: Entry[];
  /** Rolled before the first answer. */
  opening: Book;
  /** The machinery around the present state; made anew when the state is. */
  desk: Desk<K>;
};

type Desk<K extends Kit> = {
  table: Table<K>;
  book: Book;
  ways: Ways<View<K>> | undefined;
  /** What has been asked since the last answer: an answer is judged by the very question that was asked. */
  asked: readonly Asked<K>[];
};

/** The question a seat has now (or that it has none), and the view it was made from. */
type Asked<K extends Kit> = { seat: Seat; view: View<K>; ask: Ask | undefined };

export type Played = { events: Event[] };

/** Begin a game, or say what is wrong with the set-up. */
export function begin<K extends Kit>(
  rulebook: Rulebook<K>,
  setup: Setup,
  source: DiceSource,
): { game: Game<K> } | { errors: string[] } {
  // In one order, as a file would have it: nothing may hang on the order in which its names were written.
  const written = JSON.parse(canonical(setup)) as Setup;
  const checked = rulebook.law(written);
  if ('errors' in checked) return checked;
  return { game: start(rulebook, written, checked.law, source) };
}

function start<K extends Kit>(rulebook: Rulebook<K>, setup: Setup, law: K['law'], source: DiceSource): Game<K> {
  const opening = rulebook.open(law, setup);
  const state: State<K> = {
    public: opening.public,
    seats: opening.seats,
    umpire: {
      secret: opening.secret,
      agenda: opening.agenda,
      window: null,
      clock: { turn: opening.turn, phase: opening.phase },
      rolls: {},
      over: null,
    },
  };
  const seats = rulebook.seats(setup);
  const game = gameAt(rulebook, setup, law, seats, source, state);
  advance(game);
  game.opening = { events: game.desk.book.events, rolls: game.desk.book.rolls };
  game.desk.book.rolls = [];
  return game;
}

/** A game that goes on from a given state with an empty log: imagined states and named positions. */
export function gameAt<K extends Kit>(
  rulebook: Rulebook<K>,
  setup: Setup,
  law: K['law'],
  seats: readonly SeatPlan[],
  source: DiceSource,
  state: State<K>,
): Game<K> {
  const book: Book = { events: [], rolls: [] };
  const table = setTable(rulebook, law, state, openDice(source), partiesOf(seats), book);
  return {
    rulebook,
    setup,
    law,
    seats,
    source,
    state,
    log: [],
    opening: { events: [], rolls: [] },
    desk: { table, book, ways: rulebook.ways?.(law), asked: nothingAsked },
  };
}

/** Who sits with whom stays the same for all the states of a game. */
const partiesKnown = new WeakMap<readonly SeatPlan[], Parties>();

function partiesOf(seats: readonly SeatPlan[]): Parties {
  const known = partiesKnown.get(seats);
  if (known !== undefined) return known;
  const parties: { [seat: Seat]: Seat[] } = {};
  for (const a of seats) parties[a.seat] = seats.filter((b) => b.party === a.party).map((b) => b.seat);
  partiesKnown.set(seats, parties);
  return parties;
}

/** The seats from which an answer is awaited. */
export function awaited<K extends Kit>(game: Game<K>): Seat[] {
  const { window } = game.state.umpire;
  if (window === null) return [];
  // Whoever is asked alone has not answered, or there would be no window.
  if (window.seats.length === 1) return window.seats.slice();
  return window.seats.filter((seat) => window.sealed[seat] === undefined);
}

/**
 * The question a seat owes an answer to, from its view alone. It is read only: the answer is going to be judged by this
 * very question (`guardQuestions`).
 */
export function askOf<K extends Kit>(game: Game<K>, seat: Seat): Ask | undefined {
  if (game.state.seats[seat] === undefined) return undefined;
  const { ask } = asking(game, seat);
  return ask === undefined ? undefined : handedOut(ask);
}

/** Asked once; until the next answer nothing can change the question. */
function asking<K extends Kit>(game: Game<K>, seat: Seat): Asked<K> {
  const { asked } = game.desk;
  for (let i = 0; i < asked.length; i++) {
    const known = asked[i];
    if (known !== undefined && known.seat === seat) return known;
  }
  const view = viewOf(game.state, seat);
  const fresh = { seat, view, ask: askIn(game, view) };
  game.desk.asked = asked.length === 0 ? [fresh] : [...asked, fresh];
  return fresh;
}

function askIn<K extends Kit>(game: Game<K>, view: View<K>): Ask | undefined {
  if (view.owes === null || view.owes.sealed !== null) return undefined;
  const kind = game.rulebook.frames[view.owes.kind];
  if (kind?.ask === undefined) throw new Error(`frame ${view.owes.kind} owes an answer but has no question`);
  return kind.ask(view, game.law);
}

/** Answer. A refusal changes nothing; otherwise all events that followed are returned, each with its audience. */
export function submit<K extends Kit>(game: Game<K>, seat: Seat, answer: unknown): Played | { refusal: Refusal } {
  const refusal = refuse(game, seat, answer);
  if (refusal !== undefined) {
    isInForce(game.rulebook.name, refusal.rule);
    return { refusal };
  }
  const entry: Entry = { seat, answer: setDown(copy(answer as Answer)), told: false, rolls: noRolls };
  try {
    play(game, entry);
  } catch (fault) {
    // Nothing half-applied: back to where the log stands.
    rebuild(game, game.log);
    throw fault;
  }
  game.log.push(entry);
  return { events: game.desk.book.events };
}

/** With the answer that was given last. */
export function noteBeside<K extends Kit>({ log }: Game<K>, { meant, hint }: Beside): void {
  const entry = log[log.length - 1];
  if (entry === undefined) return;
  if (meant !== undefined && meant.intents.length > 0) entry.meant = meant;
  if (hint !== undefined) entry.hint = hint;
}

/**
 * Real dice on a real table. A game whose dice are typed throws `DieWanted` where a die is missing and stands as before;
 * type the face that was rolled, then answer again.
 */
export function typeDie<K extends Kit>(game: Game<K>, wanted: DieWanted, face: number): Refusal | undefined {
  if (game.source.from !== 'script') return { rule: '', why: 'the dice of this game come from its seed' };
  if (!Number.isInteger(face) || face < 1 || face > wanted.sides) {
    return { rule: wanted.key.rule, why: `a die of ${wanted.sides} shows a whole number from 1 to ${wanted.sides}` };
  }
  game.source.faces.push(face);
  return undefined;
}

/** Why this answer would be refused, if it would. It looks at the seat's view and nothing else. */
export function refuse<K extends Kit>(game: Game<K>, seat: Seat, answer: unknown): Refusal | undefined {
  if (game.state.seats[seat] === undefined) return { rule: '', why: `there is no seat ${seat} in this game` };
  const { view, ask } = asking(game, seat);
  if (ask === undefined) return { rule: '', why: whyNothing(view) };
  return judge(view, ask, answer, game.desk.ways);
}

function whyNothing<K extends Kit>(view: View<K>): string {
  if (view.over !== null) return 'the game is over';
  if (view.owes !== null) return 'you have answered; take the answer back first to change it';
  return 'nothing is asked of you now';
}

function play<K extends Kit>(game: Game<K>, entry: Entry): void {
  const { table, book } = game.desk;
  const { umpire } = game.state;
  game.desk.asked = nothingAsked;
  book.events = [];
  if (book.rolls.length > 0) book.rolls = [];
  const { window } = umpire;
  if (window === null) throw new Error('no answer is owed');
  window.sealed[entry.seat] = entry.answer;
  if (allSealed(window)) {
    umpire.window = null;
    const frame = umpire.agenda[umpire.agenda.length - 1];
    const kind = frame && game.rulebook.frames[frame.kind];
    if (kind?.take === undefined) throw new Error(`frame ${frame?.kind} owes answers but takes none`);
    kind.take(table, frame as never, window.sealed);
    advance(game);
  }
  if (book.rolls.length > 0) entry.rolls = book.rolls;
  entry.told = book.rolls.length > 0 || tellsSomebody(book.events, entry.seat);
}

function allSealed({ seats, sealed }: Window): boolean {
  for (let i = 0; i < seats.length; i++) if (sealed[seats[i] ?? ''] === undefined) return false;
  return true;
}

function tellsSomebody(events: readonly Event[], by: Seat): boolean {
  for (let i = 0; i < events.length; i++) {
    const event = events[i];
    if (event === undefined) continue;
    const { tells, to } = event;
    if (tells === true || typeof to === 'string' || to.some((seat) => seat !== by)) return true;
  }
  return false;
}

const nothingAsked: readonly never[] = [];

/** Most answers roll no die: their entries share one empty list. */
const noRolls: Roll[] = [];

/** Far more steps without a decision than any rulebook needs: a frame that never finishes. */
const endless = 100_000;

/** Carry on until somebody owes an answer or the game is over. */
export function advance<K extends Kit>(game: Game<K>): void {
  const { umpire } = game.state;
  for (let steps = 0; umpire.window === null && umpire.over === null; steps++) {
    const frame = umpire.agenda[umpire.agenda.length - 1];
    if (frame === undefined) throw new Error('the agenda ran out before the game was over');
    const kind = game.rulebook.frames[frame.kind];
    if (kind === undefined) throw new Error(`nobody knows how to play a frame ${frame.kind}`);
    if (steps > endless) throw new Error(`frame ${frame.kind} (${frame.rule}) goes on for ever`);
    kind.run(game.desk.table, frame as never);
  }
}

/**
 * Take back a seat's last answer. Free as long as nobody has been told anything since, not even that there was nothing
 * to see; others' sealed answers stay as they are.
 */
export function undo<K extends Kit>(game: Game<K>, seat: Seat): Refusal | undefined {
  const at = game.log.findLastIndex((entry) => entry.seat === seat);
  if (at < 0) return { rule: '', why: 'you have given no answer yet' };
  if (game.log.slice(at).some((entry) => entry.told)) {
    return { rule: '', why: 'something has been told or rolled since; it cannot be taken back' };
  }
  const rest = game.log.filter((_, i) => i !== at);
  const before = game.log;
  try {
    if (rebuild(game, rest)) return undefined;
  } catch (fault) {
    if (!(fault instanceof DieWanted)) throw fault;
  }
  rebuild(game, before);
  return { rule: '', why: 'others have gone on from your answer; it cannot be taken back' };
}

/** Play a log from the beginning; false (and a game cut short) when an answer of it is not legal there. */
export function rebuild<K extends Kit>(game: Game<K>, log: readonly Entry[]): boolean {
  const fresh = start(game.rulebook, game.setup, game.law, game.source);
  for (const entry of log) {
    if ('refusal' in submitFresh(fresh, entry.seat, entry.answer)) break;
    noteBeside(fresh, entry);
  }
  game.state = fresh.state;
  game.log = fresh.log;
  game.opening = fresh.opening;
  game.desk = fresh.desk;
  return fresh.log.length === log.length;
}

function submitFresh<K extends Kit>(game: Game<K>, seat: Seat, answer: Answer): Played | { refusal: Refusal } {
  const refusal = refuse(game, seat, answer);
  if (refusal !== undefined) return { refusal };
  const entry: Entry = { seat, answer, told: false, rolls: noRolls };
  play(game, entry);
  game.log.push(entry);
  return { events: game.desk.book.events };
}

/** The log keeps its own copy: whoever sent the answer may go on changing theirs. The names of a split have one order. */
function copy(answer: Answer): Answer {
  if (typeof answer === 'number') return answer;
  if (Array.isArray(answer)) {
    const list = answer.slice();
    for (let i = 0; i < list.length; i++) {
      const each = list[i];
      if (typeof each === 'object') list[i] = copy(each) as RowAnswer;
    }
    return list as Answer;
  }
  if ('path' in answer && Array.isArray(answer.path))
    return { path: answer.path.slice(), halt: (answer.halt as string[]).slice() };
  const shares = answer as SplitAnswer;
  const split: SplitAnswer = {};
  const ids = Object.keys(shares);
  for (const id of areInOrder(ids) ? ids : ids.sort()) split[id] = shares[id] ?? 0;
  return split;
}

function areInOrder(names: readonly string[]): boolean {
  for (let i = 1; i < names.length; i++) if ((names[i - 1] ?? '') > (names[i] ?? '')) return false;
  return true;
}
