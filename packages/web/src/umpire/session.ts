/** One game at this screen: people and bots around the umpire. Lives in the worker; only views leave it. */
import { answersOf, noOrders, type Shelved, seatName, shelf, shelved, stillDone, workspace } from '@ironbottom/shelf';
import {
  type Answer,
  type Ask,
  askOf,
  atLine,
  awaited,
  type BotSeat,
  begin,
  botCalled,
  calledTitle,
  type Event,
  type Game,
  type Guide,
  JsonFault,
  type Kit,
  noteBeside,
  type Refusal,
  readGame,
  readJson,
  type Seat,
  type Setup,
  type StandingSeat,
  sample,
  seedFrom,
  submit,
  undo,
  viewOf,
  writeGame,
} from '@ironbottom/umpire';
import { marks } from '../words/marks.js';
import { umpire } from '../words/umpire.js';
import { forcedAnswer } from './forced.js';
import { proposedNow, strayed } from './guide.js';
import type { Answered, Person, Players, Sheets } from './messages.js';
import { saidBy } from './orders.js';
import { peopleOf, personOf, seatsOf, wrongSeating } from './players.js';
import { considered, type Ground, notAsked, type Sight, type Told } from './sight.js';
import { chanceFrom, inTime, type Timed } from './suggest.js';
import { Trouble } from './trouble.js';

export type Session = {
  readonly id: string;
  readonly book: Shelved;
  readonly game: Game<Kit>;
  readonly players: Players;
  /** Who looks at the screen; null while it is handed over. */
  shown: Person | null;
  /** Whose turn it is to look, or who looked last. */
  next: Person;
  looking: Seat;
  forced: boolean;
  readonly bots: Map<Seat, Sitting>;
  /** Who was asked for a hint to which question: the number of answers before it. */
  readonly hinted: Map<Seat, { moment: number; by: string }>;
  /** Hears which program is about to think. */
  onThought?(title: string): void;
  /** For each answer of the log, whether nobody was asked for it. */
  byItself: boolean[];
  /** Standing orders, and what they have done. */
  readonly sheets: Sheets;
  /** Private notes, by seat. */
  readonly notes: { [seat: Seat]: string };
  /** The sheets as they were last read. */
  readonly read: Map<Seat, { text: string; orders: StandingSeat<Kit> | undefined }>;
  told: Told[];
  /** A first game that teaches, as long as its guide is wanted. */
  guide: Guide | null;
};

/** A program in its seat, and its clock. */
type Sitting = { name: string; sits: BotSeat<Kit>; thought: Timed };

export type Opening = {
  players: Players;
  forced: boolean;
  id: string;
  onThought?(title: string): void;
  sheets?: Sheets;
  notes?: { [seat: Seat]: string };
  /** Whether the guide of the rulebook's first game is wanted. */
  guided?: boolean;
};

/** Set-up data where a scenario wants some: what somebody wrote, or its own example. */
export function setupOf(
  book: Shelved,
  scenario: string,
  options: Setup['options'],
  set: string | null,
  charts: Setup['charts'] = {},
): Setup {
  const found = book.rulebook.scenarios.find(({ id }) => id === scenario);
  return { scenario, options, charts, set: set === null ? (found?.example ?? null) : readSet(set) };
}

function readSet(text: string): Setup['set'] {
  try {
    return readJson(text).value as Setup['set'];
  } catch (fault) {
    throw fault instanceof JsonFault ? new Trouble(fault.message) : fault;
  }
}

/** What keeps a game from beginning so; in what somebody wrote, with the line. */
export function errorsIn(book: Shelved, setup: Setup, set: string | null): string[] {
  const begun = begin(book.rulebook, setup, { from: 'seed', seed: seedFrom('trial'), entropy: {} });
  if (!('errors' in begun)) return [];
  const written = set === null ? undefined : readJson(set);
  return begun.errors.map((error) => (written === undefined ? error : atLine(error, written)));
}

export function newSession(book: Shelved, setup: Setup, seed: string, opening: Opening): Session {
  const begun = begin(book.rulebook, setup, { from: 'seed', seed: seedFrom(seed), entropy: {} });
  if ('errors' in begun) throw new Trouble(marks.parts(begun.errors));
  return seated(book, begun.game, opening, []);
}

/** A game from its file: everything in it is played again, and refused where it could not have happened. */
export function sessionFrom(text: string, opening: Opening, byItself: readonly boolean[]): Session {
  const { game, book } = gameFrom(text);
  return seated(book, game, opening, byItself);
}

export function gameFrom(text: string): { game: Game<Kit>; book: Shelved } {
  const read = readGame(
    text,
    shelf.map(({ rulebook }) => rulebook),
  );
  if ('errors' in read) throw new Trouble(read.errors[0] ?? umpire.unreadable);
  const book = shelved(read.game.rulebook.name, read.game.setup.scenario);
  if (book === undefined) throw new Trouble(umpire.notHere(read.game.rulebook.name));
  if (read.game.source.from === 'script' && read.game.state.umpire.over === null) throw new Trouble(umpire.noSeed);
  return { game: read.game, book };
}

function seated(book: Shelved, game: Game<Kit>, opening: Opening, byItself: readonly boolean[]): Session {
  const wrong = wrongSeating(book, game.seats, opening.players);
  if (wrong !== undefined) throw new Trouble(wrong);
  const people = peopleOf(opening.players);
  const [first] = people;
  if (first === undefined) throw new Trouble(umpire.takeASeat);
  const session: Session = {
    ...opening,
    book,
    game,
    shown: people.length === 1 ? first : null,
    next: first,
    looking: seatsOf(opening.players, first)[0] ?? '',
    bots: new Map(),
    hinted: new Map(),
    byItself: game.log.map((_, i) => byItself[i] ?? false),
    sheets: opening.sheets ?? {},
    notes: opening.notes ?? {},
    read: new Map(),
    told: [],
    guide: opening.guided === true ? (book.guide ?? null) : null,
  };
  retell(session);
  settle(session);
  return session;
}

/** Everything told since the beginning. Notes are not in the log of a game and go. */
function retell(session: Session): void {
  const { rulebook, setup, source, log } = session.game;
  const begun = begin(rulebook, setup, source);
  if ('errors' in begun) throw new Error(`a game under way is refused: ${begun.errors.join('; ')}`);
  session.told = heard(begun.game.opening.events);
  for (const { seat, answer, hint } of log) {
    if (hint !== undefined) session.told.push(hintTold(session, seat, askOf(begun.game, seat), hint));
    const played = submit(begun.game, seat, answer);
    if ('refusal' in played) throw new Error(`an answer that was given is refused: ${played.refusal.why}`);
    session.told.push(...heard(played.events));
  }
}

/** To that seat alone: that somebody wanted a hint is nobody else's to know before the end. */
function hintTold({ book }: Session, seat: Seat, ask: Ask | undefined, by: string): Told {
  return { to: [seat], rule: ask?.rule ?? '', note: umpire.hinted(calledTitle(book.bots, by)) };
}

const heard = (events: readonly Event[]): Told[] => events.map((event) => ({ to: event.to, event }));

function give(session: Session, seat: Seat, answer: Answer, byItself: boolean): Refusal | undefined {
  const played = submit(session.game, seat, answer);
  if ('refusal' in played) return played.refusal;
  session.byItself[session.game.log.length - 1] = byItself;
  session.told.push(...heard(played.events));
  return undefined;
}

/** Bots answer, and forced questions answer themselves, until a person has to decide; then see who looks. */
export function settle(session: Session): void {
  const { game, players } = session;
  for (let seats = awaited(game); seats.length > 0; seats = awaited(game)) {
    const bot = seats.find((seat) => personOf(players, seat) === null);
    if (bot !== undefined) answerAsBot(session, bot);
    else if (answerByOrder(session, seats)) continue;
    else if (!session.forced || !answerForced(session, seats)) break;
  }
  turnScreen(session);
}

function answerByOrder(session: Session, seats: readonly Seat[]): boolean {
  const { game, sheets } = session;
  for (const seat of seats) {
    const { ask, said } = saidBy(session, seat) ?? {};
    const sheet = sheets[seat];
    if (ask === undefined || said === undefined || sheet === undefined || said.part) continue;
    const { by, note, answer } = said;
    const { turn } = game.state.umpire.clock;
    if (give(session, seat, answer, true) !== undefined) continue;
    sheets[seat] = { ...sheet, done: [...sheet.done, { nth: answersOf(game.log, seat) - 1, turn, by, note }] };
    if (note !== '') session.told.push({ to: [seat], rule: ask.rule, note: umpire.standingOrder(note) });
    return true;
  }
  return false;
}

/** The notes of whoever looks. */
export function notesShown({ shown, notes, looking }: Session): string {
  if (shown === null) throw new Trouble(umpire.nobodyLooks);
  return notes[looking] ?? '';
}

export function writeNotes({ shown, notes, looking }: Session, text: string): void {
  if (shown === null) throw new Trouble(umpire.nobodyLooks);
  notes[looking] = text;
}

/** Other orders for the seat of whoever looks; what is wrong with them, if anything is, and then the old ones stand. */
export function leaveOrders(session: Session, text: string, on: boolean): readonly string[] {
  const { book, game, looking, sheets } = session;
  if (session.shown === null || book.standing === undefined) throw new Trouble(umpire.noOrdersHere);
  if (on || text.trim() !== '') {
    const found = book.standing.read(text, game.law, looking);
    if ('errors' in found) return found.errors;
  }
  sheets[looking] = { ...(sheets[looking] ?? noOrders), text, on };
  settle(session);
  return [];
}

function answerForced(session: Session, seats: readonly Seat[]): boolean {
  const { game } = session;
  for (const seat of seats) {
    const ask = askOf(game, seat);
    const forced = ask && forcedAnswer(groundOf(session), viewOf(game.state, seat), ask);
    if (ask === undefined || forced === undefined) continue;
    if (forced.note !== null) session.told.push({ to: [seat], rule: ask.rule, note: forced.note });
    const refusal = give(session, seat, forced.answer, true);
    if (refusal !== undefined) throw new Error(`the only legal answer was refused: ${refusal.why}`);
    return true;
  }
  return false;
}

function answerAsBot(session: Session, seat: Seat): void {
  const { game } = session;
  const ask = askOf(game, seat);
  if (ask === undefined) throw new Error(`${seat} is awaited and asked nothing`);
  const view = viewOf(game.state, seat);
  const player = session.players[seat];
  const { name, sits, thought } = botAt(session, seat, player?.by === 'bot' ? player.bot : '');
  session.onThought?.(calledTitle(session.book.bots, name));
  thought.begin();
  const answer = sits.answer(view, ask, game.desk.ways);
  const intents = sits.intents?.() ?? [];
  if (give(session, seat, answer, true) === undefined) {
    noteBeside(game, { meant: { by: name, intents } });
    return;
  }
  // A bot that errs does not end the game: chance answers for it.
  const instead = sample(view, ask, chanceOf(session, seat), game.desk.ways);
  const refusal = instead === undefined ? { why: umpire.nothingLegal } : give(session, seat, instead, true);
  if (refusal !== undefined) throw new Error(`${seat} cannot answer "${ask.prompt}": ${refusal.why}`);
}

function botAt(session: Session, seat: Seat, called: string): Sitting {
  // A story that is the same every time, after a reload and a take-back too: nothing is remembered.
  if (session.guide !== null) return newBot(session, seat, called);
  const known = session.bots.get(seat);
  if (known !== undefined) return known;
  const fresh = newBot(session, seat, called);
  session.bots.set(seat, fresh);
  return fresh;
}

function newBot(session: Session, seat: Seat, called: string): Sitting {
  const { bots, title } = session.book;
  const { bot = bots.at(-1), futures } = botCalled(bots, called) ?? {};
  if (bot === undefined) throw new Error(`there is no bot for ${title}`);
  const thought = inTime(bot, futures);
  return { name: bot.name, thought, sits: bot.seat(seat, session.game.law, chanceOf(session, seat), thought) };
}

/** A bot's own chance: it has nothing to do with the game's dice. */
function chanceOf({ id, game, guide }: Session, seat: Seat): (n: number) => number {
  return chanceFrom(`${guide?.seed ?? id} ${seat} ${game.log.length}`);
}

/** Whose turn it is to look: whoever looks already, if a question is for one of his seats. */
function turnScreen(session: Session): void {
  const { game, players } = session;
  const seats = awaited(game);
  const people = peopleOf(players);
  const mine = seats.find((seat) => personOf(players, seat) === session.shown);
  const seat = mine ?? seats.find((each) => personOf(players, each) === session.next) ?? seats[0];
  const person = seat === undefined ? null : personOf(players, seat);
  if (seat === undefined || person === null) {
    // The game is over: there is nobody left to hide anything from, and whoever looked last may look on.
    session.shown ??= session.next;
    return;
  }
  session.looking = seat;
  session.next = person;
  if (people.length > 1 && session.shown !== person) session.shown = null;
  else session.shown = person;
}

/** The curtain is drawn aside by whoever it names. */
export function show(session: Session): void {
  session.shown = session.next;
  turnScreen(session);
}

/** Another seat of the same person; once the game is over, any seat a person held. */
export function look(session: Session, seat: Seat): void {
  const person = personOf(session.players, seat);
  const over = session.game.state.umpire.over !== null;
  if (person === null || session.shown === null || (person !== session.shown && !over))
    throw new Trouble(umpire.notYours(seatName(session.book, seat)));
  session.shown = person;
  session.next = person;
  session.looking = seat;
}

/** The question before whoever looks. */
export function askedNow(session: Session): { seat: Seat; ask: Ask } | undefined {
  const { game, looking } = session;
  if (session.shown === null || !awaited(game).includes(looking)) return undefined;
  const ask = askOf(game, looking);
  return ask === undefined ? undefined : { seat: looking, ask };
}

function groundOf({ book, game }: Session): Ground {
  return { book, rules: workspace, law: game.law, ways: game.desk.ways, house: game.setup.charts };
}

/** What whoever looks sees; nothing while the screen is handed over. */
export function sightOf(session: Session): Sight | undefined {
  const { game, looking, told } = session;
  if (session.shown === null) return undefined;
  const view = viewOf(game.state, looking);
  const ask = askedNow(session)?.ask;
  const begun = ask === undefined ? undefined : saidBy(session, looking)?.said.answer;
  return { ...groundOf(session), seat: looking, view, ask, told, ...(begun !== undefined && { begun }) };
}

/** `undefined` when the answer has been taken, and everybody else has answered. */
export function answer(session: Session, given: Answer | { text: string }, anyway: boolean): NotTaken | undefined {
  const not = take(session, given, anyway);
  if (not === undefined) settle(session);
  return not;
}

type NotTaken = Exclude<Answered, { situation: unknown }>;

/** `undefined` when the answer has been taken; nobody has answered after it. */
export function take(session: Session, given: Answer | { text: string }, anyway: boolean): NotTaken | undefined {
  const sight = sightOf(session);
  if (sight === undefined) return { refusal: notAsked() };
  const meant = considered(sight, given, anyway);
  if (!('answer' in meant)) return meant;
  const strays = strayed(session, sight, meant.answer);
  if (strays !== undefined && !anyway) return { warnings: [strays] };
  const { seat, ask } = sight;
  const { moment, by } = session.hinted.get(seat) ?? {};
  const hint = moment === session.game.log.length ? by : undefined;
  const before = session.told.length;
  const late = give(session, seat, meant.answer, false);
  if (late !== undefined) return { refusal: late };
  if (hint !== undefined) {
    noteBeside(session.game, { hint });
    session.told.splice(before, 0, hintTold(session, seat, ask, hint));
  }
  if (strays !== undefined) session.guide = null;
  return undefined;
}

/** Whether somebody here looks ahead, and may be waited for. */
export function looksAhead({ players, book }: Session): boolean {
  return Object.values(players).some(
    (player) => player.by === 'bot' && botCalled(book.bots, player.bot)?.bot.efforts !== undefined,
  );
}

/** The rest of this part of a first game, as its guide proposes it. */
export function skipPart(session: Session): void {
  let part: string | undefined;
  for (let sight = sightOf(session); sight !== undefined; sight = sightOf(session)) {
    const next = proposedNow(session, sight);
    part ??= next?.part;
    if (next === undefined || next.part !== part || answer(session, next.answer, true) !== undefined) return;
  }
}

/** The last answer that somebody at this screen was asked for. */
function lastGiven({ game, players, byItself, next }: Session): number {
  return game.log.findLastIndex(({ seat }, i) => personOf(players, seat) === next && byItself[i] !== true);
}

/** While the screen is handed over, `next` has given nothing yet: then it is the answer of whoever was there before. */
function takenBack(session: Session): number {
  const { game, players, byItself } = session;
  if (session.shown !== null) return lastGiven(session);
  return game.log.findLastIndex(({ seat }, i) => personOf(players, seat) !== null && byItself[i] !== true);
}

export function mayUndo(session: Session): boolean {
  return whyNoUndo(session) === '';
}

/** Why the last answer stands; empty while it can be taken back. */
export function whyNoUndo(session: Session): string {
  const at = takenBack(session);
  if (at < 0) return umpire.answeredNothing;
  if (!session.game.log.slice(at).some(({ told }) => told)) return '';
  return umpire.tooLate;
}

export function takeBack(session: Session): void {
  const { game, players } = session;
  const at = takenBack(session);
  const seat = game.log[at]?.seat;
  const person = seat === undefined ? null : personOf(players, seat);
  if (seat === undefined || person === null) throw new Trouble(umpire.nothingBack);
  for (;;) {
    const last = game.log.findLastIndex((entry) => entry.seat === seat);
    const refusal = undo(game, seat);
    if (refusal !== undefined) throw new Trouble(refusal.why);
    const sheet = session.sheets[seat];
    if (sheet !== undefined) session.sheets[seat] = stillDone(sheet, game.log, seat);
    if (session.byItself.splice(last, 1)[0] !== true) break;
  }
  retell(session);
  session.next = person;
  settle(session);
}

export function fileOf({ game }: Session): string {
  return writeGame(game, { seed: true });
}
