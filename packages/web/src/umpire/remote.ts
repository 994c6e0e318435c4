/**
 * A match whose umpire is on a server: this browser holds the views of its own seats, as frames brought them, and the
 * rulebook's module, which asks the same questions of a view here as there. Nothing of another seat ever arrives.
 */
import {
  type Answer,
  type Ask,
  calledTitle,
  type Event,
  type Kit,
  type Refusal,
  type Seat,
  type View,
} from '@ironbottom/umpire';
import {
  call,
  isWanted,
  Line,
  plainCopy,
  type Reply,
  type SeatState,
  type SocketLike,
  type Table,
} from '@ironbottom/wire';
import { umpire } from '../words/umpire.js';
import { type Forced, forcedAnswer } from './forced.js';
import type { Answered, SeatDeed, StandingSheet } from './messages.js';
import { newTracks, type Tracks, track } from './overtaken.js';
import { groundOf, skewOf } from './remote-ground.js';
import { askIn, considered, type Ground, notAsked, type Sight, type Told } from './sight.js';
import { Trouble } from './trouble.js';

export type Remote = {
  readonly id: string;
  readonly line: Line;
  readonly ground: Ground;
  /** What was agreed, and who I am in it; asked for anew when somebody sits down or gets up. */
  about: Reply<'match'>;
  mine: readonly Seat[];
  looking: Seat;
  forced: boolean;
  /** Seats of mine are different people: whose turn it is to look stands behind a curtain first. */
  curtained: boolean;
  shown: boolean;
  connected: boolean;
  /** Seats that have answered from this browser. */
  readonly known: Set<Seat>;
  /** Of each of my seats: whether its answers, one after the other, were given by themselves. */
  readonly given: Map<Seat, boolean[]>;
  /** Which seat was answered for last, by somebody who decided. */
  last: Seat | null;
  /** A question that somebody wants to answer himself, although it has but one answer. */
  readonly kept: Map<Seat, number>;
  readonly notes: { seat: Seat; after: number; rule: string; note: string }[];
  /** Who was asked for a hint to the question of that number. */
  readonly hinted: Map<Seat, { question: number; by: string }>;
  readonly views: Map<Seat, Seen>;
  /** The server's clock less this machine's. */
  readonly skew: number;
  /** Questions that answer themselves just now. */
  readonly answering: Set<Seat>;
  readonly tracks: Tracks;
  /** Everything that was there has arrived. */
  sat: boolean;
  closed: boolean;
};

/** `forced`: worked out when it is first wanted; null where somebody has to decide. */
type Seen = { seq: number; view: View<Kit>; ask: Ask | undefined; forced?: Forced | null };

const server = { base: '' };
/** Those who only watch. */
export const watchers = '';

export type Opening = { forced: boolean; known: boolean; curtain: boolean; onNews(): void };

/** Sits down before a match, as whoever the browser's cookie says. */
export async function sitDown(match: string, opening: Opening): Promise<Remote> {
  const about = await call(server, 'match', { params: { id: match } });
  const [ground, skew] = await Promise.all([groundOf(about), skewOf()]);
  const mine = mineIn(about);
  if (mine.length === 0 && !about.mayWatch) throw new Trouble(umpire.noSeat);
  const asked = about.match.mine.find((each) => each.asked)?.seat;
  const remote: Remote = {
    id: match,
    line: new Line({
      open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`) as SocketLike,
      onState: (_, seat) => news(seat),
      onConnected(connected) {
        // Whoever comes back may be somebody else by now: logged out, or renamed.
        if (connected && remote.sat) void whoAmI(remote).then(opening.onNews, () => undefined);
        remote.connected = connected;
        opening.onNews();
      },
    }),
    ground,
    about,
    mine,
    looking: asked ?? mine[0] ?? watchers,
    forced: opening.forced,
    curtained: opening.curtain && mine.length > 1,
    shown: !(opening.curtain && mine.length > 1),
    connected: false,
    known: new Set(opening.known ? mine : []),
    given: new Map(),
    last: null,
    kept: new Map(),
    notes: [],
    hinted: new Map(),
    views: new Map(),
    skew,
    answering: new Set(),
    tracks: newTracks(),
    sat: false,
    closed: false,
  };
  let seated = JSON.stringify(about.match.table.seats);
  let status = about.match.status;
  function news(seat: Seat): void {
    const table = tableIn(remote);
    if (JSON.stringify(table.seats) !== seated || table.status !== status) {
      seated = JSON.stringify(table.seats);
      status = table.status;
      void whoAmI(remote).then(opening.onNews, () => undefined);
    }
    follow(remote, seat);
    void answerForced(remote, seat);
    opening.onNews();
  }
  await watch(remote);
  for (const seat of mine) await answerForced(remote, seat);
  turnTo(remote);
  for (const seat of mine) follow(remote, seat);
  remote.sat = true;
  return remote;
}

/** What is adjourned, over or in the hands of a program is not answered by anybody. */
function follow(remote: Remote, seat: Seat): void {
  const { status, seats } = tableIn(remote);
  if (status !== 'live' || seats.some((each) => each.seat === seat && each.bot !== null)) {
    remote.tracks.shown.delete(seat);
    return;
  }
  const backs = stateOf(remote, seat)?.back.length ?? 0;
  track(remote.tracks, seat, { asked: askedOf(remote, seat), question: questionOf(remote, seat), backs });
}

const mineIn = ({ match }: Reply<'match'>): Seat[] => match.mine.map(({ seat }) => seat);

async function watch(remote: Remote): Promise<void> {
  const { line, id, mine, looking } = remote;
  const before = lookable(remote).filter((seat) => stateOf(remote, seat) !== undefined);
  const seats = [...new Set([...(mine.length === 0 ? [watchers] : mine), looking, ...before])];
  const refusal = await line.watch(id, seats);
  if (refusal !== undefined) throw new Trouble(refusal.why);
}

/** Somebody sat down or got up, and it may have been me. */
async function whoAmI(remote: Remote): Promise<void> {
  const about = await call(server, 'match', { params: { id: remote.id } });
  if (remote.closed) return;
  remote.about = about;
  const mine = mineIn(about);
  const changed = mine.join() !== remote.mine.join();
  remote.mine = mine;
  if (!changed || about.match.status === 'over') return;
  if (!mine.includes(remote.looking)) remote.looking = mine[0] ?? watchers;
  if (mine.length > 0 || about.mayWatch) await watch(remote);
}

export function leave(remote: Remote): void {
  remote.closed = true;
  remote.line.close();
}

export function stateOf({ line, id }: Remote, seat: Seat): SeatState | undefined {
  return line.state(id, seat);
}

/** The table as it is now: a seat that is only watched may lie some time back. */
export function tableIn(remote: Remote): Table {
  return stateOf(remote, remote.mine[0] ?? watchers)?.table ?? remote.about.match.table;
}

/** The number of the question before a seat. A seat that a program plays is asked nothing. */
export function questionOf(remote: Remote, seat: Seat): number | null {
  const { status, seats } = tableIn(remote);
  if (status !== 'live' || seats.some((each) => each.seat === seat && each.bot !== null)) return null;
  return stateOf(remote, seat)?.question ?? null;
}

/**
 * The view of a seat, and what is asked of it. A copy for every frame: rulebooks remember what they worked out for a list by
 * the list itself, and patches change lists in place.
 */
function seenFrom(remote: Remote, seat: Seat): Seen | undefined {
  const state = stateOf(remote, seat);
  if (state?.view == null || state.view.public === undefined) return undefined;
  const kept = remote.views.get(seat);
  if (kept?.seq === state.seq) return kept;
  const view = plainCopy(state.view) as unknown as View<Kit>;
  const seen: Seen = {
    seq: state.seq,
    view,
    ask: questionOf(remote, seat) === null ? undefined : askIn(remote.ground, view),
  };
  remote.views.set(seat, seen);
  return seen;
}

export function sightOf(remote: Remote): Sight | undefined {
  if (!remote.shown) return undefined;
  const { looking, ground } = remote;
  const seen = seenFrom(remote, looking);
  if (seen === undefined) return undefined;
  const ask = askedOf(remote, looking) === null ? undefined : seen.ask;
  return { ...ground, seat: looking, view: seen.view, ask, told: toldTo(remote, looking) };
}

/** The number of the question that somebody at this screen has to answer: not one that answers itself. */
export function askedOf(remote: Remote, seat: Seat): number | null {
  const question = remote.mine.includes(seat) ? questionOf(remote, seat) : null;
  return question === null || forcedFor(remote, seat) !== undefined ? null : question;
}

/** A question of one seat is never taken for one of another, although each seat counts its own. */
export function momentOf(remote: Remote, seat: Seat): number {
  const { seats } = remote.about.match.table;
  return (askedOf(remote, seat) ?? 0) * (seats.length + 1) + seats.findIndex((each) => each.seat === seat) + 1;
}

/** What the question before a seat is answered with by itself, if it is. */
function forcedFor(remote: Remote, seat: Seat): Forced | undefined {
  if (!remote.forced || remote.kept.get(seat) === questionOf(remote, seat)) return undefined;
  const seen = seenFrom(remote, seat);
  if (seen?.ask === undefined) return undefined;
  if (seen.forced === undefined) seen.forced = forcedAnswer(remote.ground, seen.view, seen.ask) ?? null;
  return seen.forced ?? undefined;
}

/** What a seat heard, with what was said between. */
function toldTo(remote: Remote, seat: Seat): Told[] {
  const state = stateOf(remote, seat);
  const told: Told[] = [];
  const notes = remote.notes.filter((note) => note.seat === seat);
  const backs = [...(state?.back ?? [])];
  const noted = (n: number): void => {
    while (notes[0] !== undefined && notes[0].after <= n) {
      const [{ rule, note }] = notes.splice(0, 1) as [Remote['notes'][number]];
      told.push({ to: [seat], rule, note });
    }
  };
  for (const [n, { seq, event }] of (state?.events ?? []).entries()) {
    noted(n);
    while (backs[0] !== undefined && backs[0].seq < seq) told.push(backNote(seat, backs.shift()?.text));
    told.push({ to: event.to, event: event as Event });
  }
  noted(Number.POSITIVE_INFINITY);
  for (const { text } of backs) told.push(backNote(seat, text));
  return told;
}

const backNote = (seat: Seat, text = ''): Told => ({ to: [seat], rule: '', note: text });

/** `undefined` when the answer has been taken. */
export async function answer(
  remote: Remote,
  moment: number,
  given: Answer | { text: string },
  anyway: boolean,
): Promise<Exclude<Answered, { situation: unknown }> | undefined> {
  const sight = sightOf(remote);
  const question = sight === undefined ? null : askedOf(remote, sight.seat);
  if (sight === undefined || question === null) return { refusal: notAsked() };
  if (momentOf(remote, sight.seat) !== moment) return { refusal: { rule: '', why: umpire.goneOn } };
  const meant = considered(sight, given, anyway);
  if (!('answer' in meant)) return meant;
  const { seat } = sight;
  const { sent, overtaken } = remote.tracks;
  sent.set(seat, question);
  const hinted = remote.hinted.get(seat);
  const hint = hinted?.question === question ? hinted.by : undefined;
  const after = stateOf(remote, seat)?.events.length ?? 0;
  const refusal = await remote.line.answer(remote.id, seat, question, meant.answer, hint);
  if (refusal !== undefined) {
    sent.delete(seat);
    if (questionOf(remote, seat) === question) return { refusal };
    // Another was faster: there is no question left to which the refusal could be shown.
    overtaken.add(seat);
    return undefined;
  }
  overtaken.delete(seat);
  if (hint !== undefined) {
    const note = umpire.hinted(calledTitle(remote.ground.book.bots, hint));
    remote.notes.push({ seat, after, rule: sight.ask?.rule ?? '', note });
  }
  remote.known.add(seat);
  remote.last = seat;
  remember(remote, seat, false);
  await answerForced(remote, seat);
  turnTo(remote);
  return undefined;
}

function remember(remote: Remote, seat: Seat, byItself: boolean): void {
  remote.kept.delete(seat);
  remote.given.set(seat, [...(remote.given.get(seat) ?? []), byItself]);
}

/** One after the other, until somebody has to decide. */
export async function answerForced(remote: Remote, seat: Seat): Promise<void> {
  if (!remote.forced || !remote.mine.includes(seat) || remote.answering.has(seat)) return;
  remote.answering.add(seat);
  try {
    for (;;) {
      const question = questionOf(remote, seat);
      const forced = question === null ? undefined : forcedFor(remote, seat);
      if (question === null || forced === undefined || remote.closed) return;
      const after = stateOf(remote, seat)?.events.length ?? 0;
      const rule = seenFrom(remote, seat)?.ask?.rule ?? '';
      const refusal = await remote.line.answer(remote.id, seat, question, forced.answer);
      if (refusal !== undefined) {
        // Somebody else who holds this seat was faster, or it is adjourned. If it is asked still, a person sees to it.
        remote.kept.set(seat, question);
        return;
      }
      if (forced.note !== null) remote.notes.push({ seat, after, rule, note: forced.note });
      remember(remote, seat, true);
    }
  } catch {
    // The connection was closed.
  } finally {
    remote.answering.delete(seat);
  }
}

/** To a seat of mine that is asked, where the one that looks is not; with a curtain between if they are different people. */
export function turnTo(remote: Remote): void {
  const { mine, looking } = remote;
  if (askedOf(remote, looking) !== null || !mine.includes(looking)) return;
  const next = mine.find((seat) => askedOf(remote, seat) !== null);
  if (next === undefined) return;
  remote.looking = next;
  if (remote.curtained) remote.shown = false;
}

/** The seats that may be looked at: mine; all once it is over; all for those who watch everything late. */
export function lookable(remote: Remote): readonly Seat[] {
  const { about, mine } = remote;
  const { status, seats } = tableIn(remote);
  const all = seats.map(({ seat }) => seat);
  if (status === 'over') return all;
  if (mine.length > 0) return mine;
  return about.watch.see === 'full' && status !== 'open' ? [watchers, ...all] : [];
}

export async function look(remote: Remote, seat: Seat): Promise<void> {
  if (!lookable(remote).includes(seat)) throw new Trouble(umpire.notYourSeat);
  if (remote.curtained && seat !== remote.looking && tableIn(remote).status !== 'over') remote.shown = false;
  remote.looking = seat;
  // What has been sent already is kept, and not sent again.
  if (stateOf(remote, seat) === undefined) await watch(remote);
}

/** Back to the last answer that somebody was asked for: those that were given by themselves go with it. */
export async function takeBack(remote: Remote): Promise<void> {
  const { last, looking, mine } = remote;
  const seat = last !== null && mine.includes(last) && !remote.curtained ? last : looking;
  for (;;) {
    const now = questionOf(remote, seat);
    if (now !== null) remote.tracks.sent.set(seat, now);
    const refusal = await remote.line.ask({ do: 'undo', match: remote.id, seat });
    if (refusal !== undefined) throw new Trouble(refusal.why);
    const given = remote.given.get(seat) ?? [];
    remote.given.set(seat, given.slice(0, -1));
    // What was taken back is not at once answered again.
    const question = questionOf(remote, seat);
    if (question !== null) remote.kept.set(seat, question);
    if (given.at(-1) !== true) break;
  }
  remote.last = null;
  remote.looking = seat;
}

export async function deed(remote: Remote, what: SeatDeed): Promise<Refusal | undefined> {
  if (!remote.connected) return { rule: '', why: umpire.notSent };
  for (const seat of agreeing(remote, what)) {
    const refusal = await remote.line.ask({ ...what, match: remote.id, seat });
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Whoever agrees agrees for all seats that are his; everything else is done from the seat that looks. */
function agreeing(remote: Remote, what: SeatDeed): readonly Seat[] {
  const { looking, mine, curtained } = remote;
  if (what.do !== 'reply' || !what.yes || curtained) return [looking];
  const table = tableIn(remote);
  const offer = table.offers.find((each) => each.what === what.what);
  return mine.filter((seat) => offer !== undefined && !offer.agreed.includes(seat) && isWanted(table, offer, seat));
}

export function setCurtain(remote: Remote, curtained: boolean): void {
  remote.curtained = curtained && remote.mine.length > 1;
  remote.shown = true;
}

/** The standing orders of the seat that looks, which the server keeps. */
export async function sheetShown(remote: Remote): Promise<StandingSheet> {
  const { ground, id, looking } = remote;
  const { book, law } = ground;
  const sight = sightOf(remote);
  if (sight === undefined || book.standing === undefined) throw new Trouble(umpire.noOrdersHere);
  const sheet = await call(server, 'orders', { params: { id, seat: looking } });
  const read = sheet.text === '' ? undefined : book.standing.read(sheet.text, law, looking);
  const orders = read === undefined || 'errors' in read ? undefined : read;
  return {
    ...sheet,
    examples: book.standing.examples(law, looking),
    templates: book.standing.templates?.(law, looking) ?? [],
    warnings: orders?.warnings ?? [],
    lapsed: orders?.lapsed(sight.view) ?? [],
  };
}

export async function leaveOrders({ id, looking }: Remote, text: string, on: boolean): Promise<readonly string[]> {
  return (await call(server, 'leaveOrders', { params: { id, seat: looking }, body: { text, on } })).errors;
}
