/** One game at this screen: people and bots around the umpire. Lives in the worker; only views leave it. */
import { type Shelved, seatName, shelf, shelved } from '@ironbottom/shelf';
import {
  type Answer,
  type Ask,
  askOf,
  awaited,
  type BotSeat,
  begin,
  chance,
  type Event,
  fromText,
  type Game,
  judge,
  type Kit,
  type Refusal,
  readGame,
  type Seat,
  type Setup,
  sample,
  seedFrom,
  submit,
  toText,
  undo,
  viewOf,
  writeGame,
} from '@ironbottom/umpire';
import { itemsOf } from '../asks/draft.js';
import { sentencesOf } from '../asks/prompt.js';
import type { Answered, Person, Players } from './messages.js';
import { onlyAnswer } from './only.js';
import { peopleOf, personOf, seatsOf, wrongSeating } from './players.js';

/** Something that was told, and to whom. */
export type Told = { to: Event['to']; event: Event } | { to: readonly Seat[]; note: string; rule: string };

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
  readonly bots: Map<Seat, BotSeat<Kit>>;
  /** For each answer of the log, whether nobody was asked for it. */
  byItself: boolean[];
  told: Told[];
};

export class Trouble extends Error {}

export type Opening = { players: Players; forced: boolean; id: string };

/** Set-up data where a scenario wants some: what somebody wrote, or its own example. */
export function setupOf(book: Shelved, scenario: string, options: Setup['options'], set: string | null): Setup {
  const found = book.rulebook.scenarios.find(({ id }) => id === scenario);
  return { scenario, options, charts: {}, set: set === null ? (found?.example ?? null) : readSet(set) };
}

function readSet(text: string): Setup['set'] {
  try {
    return JSON.parse(text) as Setup['set'];
  } catch (fault) {
    throw new Trouble(`this is not JSON: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}

/** What keeps a game from beginning so. */
export function errorsIn(book: Shelved, setup: Setup): string[] {
  const begun = begin(book.rulebook, setup, { from: 'seed', seed: seedFrom('trial'), entropy: {} });
  return 'errors' in begun ? [...begun.errors] : [];
}

export function newSession(book: Shelved, setup: Setup, seed: string, opening: Opening): Session {
  const begun = begin(book.rulebook, setup, { from: 'seed', seed: seedFrom(seed), entropy: {} });
  if ('errors' in begun) throw new Trouble(begun.errors.join('; '));
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
  if ('errors' in read) throw new Trouble(read.errors[0] ?? 'the file cannot be read');
  const book = shelved(read.game.rulebook.name, read.game.setup.scenario);
  if (book === undefined) throw new Trouble(`${read.game.rulebook.name} is not here`);
  if (read.game.source.from === 'script' && read.game.state.umpire.over === null)
    throw new Trouble('the file does not say its seed, and without it the game cannot go on with fair dice');
  return { game: read.game, book };
}

function seated(book: Shelved, game: Game<Kit>, opening: Opening, byItself: readonly boolean[]): Session {
  const wrong = wrongSeating(book, game.seats, opening.players);
  if (wrong !== undefined) throw new Trouble(wrong);
  const people = peopleOf(opening.players);
  const [first] = people;
  if (first === undefined) throw new Trouble('take at least one seat yourself');
  const session: Session = {
    ...opening,
    book,
    game,
    shown: people.length === 1 ? first : null,
    next: first,
    looking: seatsOf(opening.players, first)[0] ?? '',
    bots: new Map(),
    byItself: game.log.map((_, i) => byItself[i] ?? false),
    told: [],
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
  for (const { seat, answer } of log) {
    const played = submit(begun.game, seat, answer);
    if ('refusal' in played) throw new Error(`an answer that was given is refused: ${played.refusal.why}`);
    session.told.push(...heard(played.events));
  }
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
    else if (!session.forced || !answerForced(session, seats)) break;
  }
  turnScreen(session);
}

function answerForced(session: Session, seats: readonly Seat[]): boolean {
  const { game } = session;
  for (const seat of seats) {
    const ask = askOf(game, seat);
    const answer = ask && (onlyAnswer(viewOf(game.state, seat), ask, game.desk.ways) ?? passing(ask));
    if (ask === undefined || answer === undefined) continue;
    const note = noteOf(ask, answer, toText(ask, answer, game.desk.ways));
    if (note !== null) session.told.push({ to: [seat], rule: ask.rule, note });
    const refusal = give(session, seat, answer, true);
    if (refusal !== undefined) throw new Error(`the only legal answer was refused: ${refusal.why}`);
    return true;
  }
  return false;
}

/** Where nothing but things hardly ever wanted can be chosen, and nothing need be, nothing is. */
function passing(ask: Ask): Answer | undefined {
  if (ask.ask !== 'pick' || ask.min > 0) return undefined;
  return ask.of.every(({ not, seldom }) => not !== undefined || seldom === true) ? [] : undefined;
}

/** What was answered for somebody, unless there was nothing to answer. */
function noteOf(ask: Ask, answer: Answer, text: string): string | null {
  const [question] = sentencesOf(ask.prompt);
  if (Array.isArray(answer) && answer.length === 0) {
    const free = itemsOf(ask).filter(({ not }) => not === undefined);
    return free.length === 0 ? null : `Passed over: ${free.map((item) => item.text).join(', ')}.`;
  }
  return `${question} There was only one answer: ${text}.`;
}

function answerAsBot(session: Session, seat: Seat): void {
  const { game } = session;
  const ask = askOf(game, seat);
  if (ask === undefined) throw new Error(`${seat} is awaited and asked nothing`);
  const view = viewOf(game.state, seat);
  const player = session.players[seat];
  const answer = botAt(session, seat, player?.by === 'bot' ? player.bot : '').answer(view, ask, game.desk.ways);
  if (give(session, seat, answer, true) === undefined) return;
  // A bot that errs does not end the game: chance answers for it.
  const instead = sample(view, ask, chanceOf(session, seat), game.desk.ways);
  const refusal = instead === undefined ? { why: 'nothing is legal' } : give(session, seat, instead, true);
  if (refusal !== undefined) throw new Error(`${seat} cannot answer "${ask.prompt}": ${refusal.why}`);
}

function botAt(session: Session, seat: Seat, name: string): BotSeat<Kit> {
  const known = session.bots.get(seat);
  if (known !== undefined) return known;
  const fresh = newBot(session, seat, name);
  session.bots.set(seat, fresh);
  return fresh;
}

function newBot(session: Session, seat: Seat, name: string): BotSeat<Kit> {
  const bot = session.book.bots.find((each) => each.name === name) ?? session.book.bots.at(-1);
  if (bot === undefined) throw new Error(`there is no bot for ${session.book.title}`);
  return bot.seat(seat, session.game.law, chanceOf(session, seat));
}

/** A bot's own chance: it has nothing to do with the game's dice. */
function chanceOf({ id, game }: Session, seat: Seat): (n: number) => number {
  let hash = 2166136261; // FNV-1a
  for (const letter of `${id} ${seat} ${game.log.length}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return chance(hash);
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
    throw new Trouble(`${seatName(session.book, seat)} is not yours to look at`);
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

export function readTyped(session: Session, text: string): { answer: Answer } | { refusal: Refusal } {
  const asked = askedNow(session);
  if (asked === undefined) return { refusal: { rule: '', why: 'nothing is asked of you now' } };
  return fromText(viewOf(session.game.state, asked.seat), asked.ask, text, session.game.desk.ways);
}

/** `undefined` when the answer has been taken. */
export function answer(
  session: Session,
  given: Answer | { text: string },
  anyway: boolean,
): Exclude<Answered, { situation: unknown }> | undefined {
  const { game, book } = session;
  const asked = askedNow(session);
  if (asked === undefined) return { refusal: { rule: '', why: 'nothing is asked of you now' } };
  const view = viewOf(game.state, asked.seat);
  let meant: unknown = given;
  if (isTyped(given)) {
    const read = readTyped(session, given.text);
    if ('refusal' in read) return read;
    meant = read.answer;
  }
  const refusal = judge(view, asked.ask, meant, game.desk.ways);
  if (refusal !== undefined) return { refusal };
  const warnings = anyway ? [] : (book.board?.warnings?.(view, game.law, meant as Answer) ?? []);
  if (warnings.length > 0) return { warnings };
  const late = give(session, asked.seat, meant as Answer, false);
  if (late !== undefined) return { refusal: late };
  settle(session);
  return undefined;
}

function isTyped(given: Answer | { text: string }): given is { text: string } {
  return typeof given === 'object' && !Array.isArray(given) && 'text' in given && typeof given.text === 'string';
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
  if (at < 0) return 'You have answered nothing yet.';
  if (!session.game.log.slice(at).some(({ told }) => told)) return '';
  return 'Since your last answer something has been told, a die rolled, or everybody’s orders were taken up together: it cannot be taken back.';
}

export function takeBack(session: Session): void {
  const { game, players } = session;
  const at = takenBack(session);
  const seat = game.log[at]?.seat;
  const person = seat === undefined ? null : personOf(players, seat);
  if (seat === undefined || person === null) throw new Trouble('there is no answer to take back');
  for (;;) {
    const last = game.log.findLastIndex((entry) => entry.seat === seat);
    const refusal = undo(game, seat);
    if (refusal !== undefined) throw new Trouble(refusal.why);
    if (session.byItself.splice(last, 1)[0] !== true) break;
  }
  retell(session);
  session.next = person;
  settle(session);
}

/** What a bot would do in this seat. It sees what the seat sees. */
export function suggest(session: Session, name: string): Answer {
  const asked = askedNow(session);
  if (asked === undefined) throw new Trouble('nothing is asked of you now');
  const view = viewOf(session.game.state, asked.seat);
  return newBot(session, asked.seat, name).answer(view, asked.ask, session.game.desk.ways);
}

export function fileOf({ game }: Session): string {
  return writeGame(game, { seed: true });
}
