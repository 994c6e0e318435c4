/**
 * The desk of one match in this process: one thing after another. What is done is applied in memory, written to the store,
 * and only then acknowledged and told. Where another process was faster, the match is loaded anew and the thing tried again.
 */
import { setImmediate as othersFirst } from 'node:timers/promises';
import {
  type Answer,
  type BotSeat,
  botCalled,
  type Intent,
  type Kit,
  type Plain,
  type Refusal,
  type Seat,
  standIn,
  timesUsual,
} from '@ironbottom/umpire';
import type { Frame } from '@ironbottom/wire';
import { soon } from '../clocks/clocks.js';
import type { Query, Statement, Store } from '../store/store.js';
import type { Deed, Written } from './deeds.js';
import { nextDue, nextWake } from './due.js';
import { awaitedIn, fold, Refused, stillOf } from './fold.js';
import { type Match, watchers } from './match.js';
import { isRepeat, refuseDeed } from './may.js';
import { Orders } from './orders.js';
import { mostFor, type Programs, type Thought } from './programs.js';
import { type Before, changedIndex, seatingOf } from './seating.js';
import { type Frames, framesSince, viewFor } from './streams.js';

export type Listener = (seat: Seat, frame: Frame) => void;
/** After something is durable, in the process that wrote it. */
export type Witness = (match: Match, written: readonly Written[], frames: Frames) => void;

/**
 * `n`: the deed up to which it holds. `moved`: when something last happened that everybody may know of. `due`: when somebody has to
 * see to it although nobody looks.
 */
export type Note = { id: string; n: number; moved: number; due: number | null; asked: Seat[] };

export type DeskTools = {
  store: Store;
  now(): number;
  load(id: string): Promise<Match>;
  witness: Witness;
  trouble(what: string, fault: unknown): void;
  /** Time runs out soon for somebody who may not be looking. `at`: the moment to say so, the same in every process. */
  hurry(match: Match, seat: Seat, at: number): void;
  /** For lists, and for whoever looks after matches that sleep. */
  note(note: Note): void;
  /** A number below n, for programs that play; never for the game's dice. */
  below(n: number): number;
  /** Where programs that look ahead think; without it they do so here, and everybody waits. */
  programs?: Pick<Programs, 'think' | 'forget'>;
};

/** Nobody is faster so many times in a row. */
const mostTries = 20;
/** A process that wrote a deed lets its programs answer; when it died over it, another takes over after so long. */
const patience = 4000;

type Make = (match: Match) => Deed | { refusal: Refusal };
type Wish = { make: Make; done(refusal: Refusal | undefined): void; fail(why: unknown): void };

/** Deeds that are being written together. `seating`: who sat where before, where that may change. */
type Under = {
  at: number;
  first: number;
  before: Before;
  all: { written: Written; frames: Frames }[];
  /** What the lists of matches have to know of it. */
  also: readonly Statement[];
  /** Something else went wrong in memory after these. */
  broken?: true;
};

/** These change nothing that lists rest on, but perhaps the status: several of them may be written together. */
const isShared = (deed: Deed): boolean => deed.do === 'answer' || deed.do === 'say';

export class MatchDesk {
  match: Match;
  /** When something was last wanted of it. */
  used: number;
  private readonly tools: DeskTools;
  private readonly listeners = new Map<Seat, Set<Listener>>();
  private readonly programs = new Map<Seat, { name: string; bot: BotSeat<Kit> }>();
  /** Whose programs think just now, somewhere else. */
  private readonly thinking = new Set<Seat>();
  private readonly orders = new Orders();
  private wishes: Wish[] = [];
  private last: Promise<unknown> = Promise.resolve();
  private bell: NodeJS.Timeout | undefined;
  private reminder: NodeJS.Timeout | undefined;
  private nudge: NodeJS.Timeout | undefined;
  /** Up to which frame those who listen to a seat have been told. */
  private readonly told = new Map<Seat, number>();
  private closed = false;
  /** What is in memory may not be what is in the log: it is loaded anew before anything else. */
  private stale = false;
  /** What waits for the store to take it: until then more may go with it. */
  private boarding: { under: Under; wishes: Wish[]; settled: (Refusal | undefined)[] } | null = null;

  constructor(match: Match, tools: DeskTools) {
    this.match = match;
    this.tools = tools;
    this.used = tools.now();
  }

  get busy(): boolean {
    return [...this.listeners.values()].some((each) => each.size > 0);
  }

  /**
   * Do it, or say why not. `make` may be asked again when another process was faster. What is asked for while something is
   * being written is written together afterwards.
   */
  act(make: Make): Promise<Refusal | undefined> {
    return new Promise((done, fail) => {
      const wish = { make, done, fail };
      if (this.join(wish)) return;
      this.wishes.push(wish);
      if (this.wishes.length > 1) return;
      // Where the log could not be read, nobody waits for ever: whoever waits is told, and the next one tries again.
      this.inTurn(() => this.grant(this.wishes.splice(0))).catch((fault: unknown) => {
        for (const wish of this.wishes.splice(0)) wish.fail(fault);
      });
    });
  }

  /** The first deeds of a match that nobody knows yet, together with what makes it known. */
  found(deeds: readonly Deed[], making: readonly Statement[]): Promise<void> {
    return this.inTurn(async () => {
      if (deeds.length === 0) await this.tools.store.transaction((query) => inOrder(query, making));
      else {
        const under = this.begin();
        for (const deed of deeds) this.put(under, deed);
        if (!(await this.append(under, making))) throw new Error(`match ${this.match.row.id} is there already`);
      }
      this.goOn();
    });
  }

  /** Everything that was done before this is durable; nothing is under way. */
  quiet<T>(look: (match: Match) => T): Promise<T> {
    return this.inTurn(async () => look(this.match));
  }

  /** Frames after `since` at once, then every new one, none left out and none twice. */
  listen(seat: Seat, since: number, listener: Listener): Promise<() => void> {
    return this.inTurn(async () => {
      for (const frame of framesSince(this.match, seat, since)) listener(seat, frame);
      this.told.set(seat, this.match.streams[seat]?.seq ?? 0);
      const there = this.listeners.get(seat) ?? new Set();
      this.listeners.set(seat, there.add(listener));
      return () => there.delete(listener);
    });
  }

  hasListener(seat: Seat): boolean {
    return (this.listeners.get(seat)?.size ?? 0) > 0;
  }

  /** Another process has written up to deed `n`. */
  heard(n: number): void {
    const catching = this.inTurn(async () => {
      if (n > this.match.n) await this.catchUp();
    });
    catching.catch((fault: unknown) => this.tools.trouble('catching up', fault));
  }

  /** Programs answer and bells are set: after loading, and when nobody else did. */
  goOn(): void {
    this.setBell();
    for (const seat of this.lookingAhead()) this.think(seat);
    if (!this.wantsProgram()) this.note();
    else this.inTurn(() => this.runPrograms()).catch((fault: unknown) => this.tools.trouble('program', fault));
  }

  close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.bell);
    clearTimeout(this.reminder);
    clearTimeout(this.nudge);
    this.tools.programs?.forget(this.match.row.id);
    return this.inTurn(async () => undefined);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.used = this.tools.now();
    const next = this.last.then(async () => {
      if (this.stale) await this.reload();
      return work();
    });
    this.last = next.catch(() => undefined);
    return next;
  }

  /** All of them, as many together as can be. */
  private async grant(wishes: Wish[]): Promise<void> {
    const { n } = this.match;
    try {
      while (wishes.length > 0) wishes.splice(0, await this.grantSome(wishes));
    } catch (fault) {
      for (const { fail } of wishes) fail(fault);
    }
    if (this.match.n !== n) this.goOn();
  }

  /** With what waits for the store already; false where there is no such thing, or it cannot go together. */
  private join(wish: Wish): boolean {
    const { boarding } = this;
    if (boarding === null || this.wishes.length > 0) return false;
    const { under, wishes, settled } = boarding;
    try {
      const deed = wish.make(this.match);
      if (!('refusal' in deed) && !isShared(deed)) return false;
      const refusal = this.refuse(deed, under.at);
      if (refusal === undefined && !('refusal' in deed)) this.put(under, deed);
      wishes.push(wish);
      settled.push(refusal ?? undefined);
      return true;
    } catch {
      // What is in memory may be half of it: what waits goes as it is, and then the log is read again.
      this.boarding = null;
      under.broken = true;
      return false;
    }
  }

  /** The first few, in one append, and those who join them; says how many. `most`: no more than so many. */
  private async grantSome(wishes: Wish[], most = Number.POSITIVE_INFINITY): Promise<number> {
    for (let tries = 0; tries < mostTries; tries++) {
      const under = this.begin();
      const settled: (Refusal | undefined)[] = [];
      try {
        for (const { make } of wishes.slice(0, most)) {
          const deed = make(this.match);
          if (!('refusal' in deed) && under.all.length > 0 && !isShared(deed)) break;
          const refusal = this.refuse(deed, under.at);
          settled.push(refusal === null ? undefined : refusal);
          if (refusal !== undefined || 'refusal' in deed) continue;
          this.put(under, deed);
          if (!isShared(deed)) break;
        }
        if (under.all.length > 0) {
          const mayGrow = settled.length === wishes.length && under.all.every(({ written }) => isShared(written.deed));
          if (mayGrow) this.boarding = { under, wishes, settled };
          if (!(await this.append(under, []))) continue;
        }
      } catch (fault) {
        // What is in memory may be half of it: the log is the truth.
        this.stale = true;
        await this.reload();
        if (fault instanceof Refused) settled[settled.length - 1] = fault.refusal;
        else if (settled.length > 1) return this.grantSome(wishes, 1);
        else {
          wishes[0]?.fail(fault);
          return 1;
        }
      }
      for (const [i, refusal] of settled.entries()) wishes[i]?.done(refusal);
      return settled.length;
    }
    throw new Error(`match ${this.match.row.id} is written to by too many at once`);
  }

  /** Why not; null where there is nothing to be done, for it has been done already; undefined where it may be done. */
  private refuse(deed: Deed | { refusal: Refusal }, at: number): Refusal | null | undefined {
    if ('refusal' in deed) return deed.refusal;
    return isRepeat(this.match, deed) ? null : refuseDeed(this.match, deed, at);
  }

  private begin(): Under {
    const { match } = this;
    return {
      at: this.tools.now(),
      first: match.n + 1,
      before: { status: match.status, seating: null },
      all: [],
      also: [],
    };
  }

  private put(under: Under, deed: Deed): void {
    const { at, before, all } = under;
    if (!isShared(deed)) before.seating ??= seatingOf(this.match);
    const written = { n: this.match.n + 1, at, deed };
    all.push({ written, frames: fold(this.match, written) });
    under.also = changedIndex(before, this.match, at);
  }

  /** True when it is on disk, and everybody has been told; false when another process was faster. */
  private async append(under: Under, making: readonly Statement[]): Promise<boolean> {
    const { match } = this;
    const { at, first, all } = under;
    const going = () => {
      this.boarding = null;
      const deeds = all.map(({ written }) => ({ at, deed: written.deed as unknown as Plain }));
      return { deeds, also: [...making, ...under.also] };
    };
    this.stale = true;
    const isWritten = await this.tools.store.append(match.row.id, first, going).finally(() => {
      this.boarding = null;
    });
    if (!isWritten) {
      await this.reload();
      return false;
    }
    this.stale = under.broken === true;
    // Desks at which somebody waits tell first: what is asked there next still gets into the next batch of the store.
    if (this.wishes.length === 0) await othersFirst();
    for (const { frames } of all) this.publish(frames);
    const frames: Frames = {};
    for (const each of all)
      for (const [seat, frame] of Object.entries(each.frames)) frames[seat] = { ...frames[seat], ...frame };
    this.tools.witness(
      match,
      all.map(({ written }) => written),
      frames,
    );
    if (this.stale) await this.reload();
    return true;
  }

  /** Everything from the log, and to those who listen whatever they have not been told. */
  private async reload(): Promise<void> {
    this.match = await this.tools.load(this.match.row.id);
    this.stale = false;
    this.programs.clear();
    this.tools.programs?.forget(this.match.row.id);
    this.orders.forget();
    for (const [seat, there] of this.listeners) {
      for (const frame of framesSince(this.match, seat, this.told.get(seat) ?? 0))
        for (const listener of there) listener(seat, frame);
      this.told.set(seat, this.match.streams[seat]?.seq ?? 0);
    }
    this.followOthers();
  }

  /** Reads what other processes wrote. */
  private async catchUp(): Promise<void> {
    const rows = await this.tools.store.query<Written>(
      'select n, at, deed from log where match = $1 and n > $2 order by n',
      [this.match.row.id, this.match.n],
    );
    // From there on it is played with another module.
    if (rows.some(({ deed }) => deed.do === 'module')) return this.reload();
    try {
      for (const row of rows) this.publish(fold(this.match, row));
    } catch (fault) {
      this.stale = true;
      throw fault;
    }
    this.followOthers();
  }

  /** Bells are set anew; programs answer if those who wrote do not see to it. */
  private followOthers(): void {
    this.setBell();
    if (this.closed || (!this.wantsProgram() && this.lookingAhead().length === 0)) return;
    clearTimeout(this.nudge);
    this.nudge = setTimeout(() => this.goOn(), patience * (1 + this.tools.below(100) / 100));
  }

  private publish(frames: Frames): void {
    for (const seat in frames) {
      const frame = frames[seat];
      const there = this.listeners.get(seat);
      if (frame !== undefined) this.told.set(seat, frame.seq);
      if (frame !== undefined && there !== undefined) for (const listener of there) listener(seat, frame);
    }
  }

  private wantsProgram(): boolean {
    const { match } = this;
    if (match.status === 'open') return allTaken(match);
    if (match.row.made.onTimeOut === 'bot' && match.flags.length > 0) return true;
    return this.waitingForProgram() !== undefined || this.orders.spoken(match) !== undefined;
  }

  /** A seat that is awaited and whose program answers at once. */
  private waitingForProgram(): Seat | undefined {
    const ahead = this.lookingAhead();
    return awaitedIn(this.match).find((seat) => this.match.bots[seat] != null && !ahead.includes(seat));
  }

  /** Seats that are awaited and whose programs look ahead: they think somewhere else. */
  private lookingAhead(): Seat[] {
    const { match, tools } = this;
    if (tools.programs === undefined) return [];
    return awaitedIn(match).filter((seat) => {
      const called = match.bots[seat];
      return called != null && botCalled(match.book.bots, called)?.bot.efforts !== undefined;
    });
  }

  /** Meanwhile the match goes on: what was thought of a question that is not asked any more is forgotten. */
  private think(seat: Seat): void {
    const { match, tools } = this;
    const question = match.streams[seat]?.question ?? null;
    const called = match.bots[seat] ?? '';
    const { bot, futures } = botCalled(match.book.bots, called) ?? {};
    if (this.closed || this.thinking.has(seat) || question === null || bot === undefined) return;
    this.thinking.add(seat);
    const { id, module, rulebook, made } = match.row;
    const seed = tools.below(2 ** 31);
    const most = mostFor(timesUsual(bot, futures));
    const thinker = {
      ...{ match: id, seat, called, name: bot.name, futures, module, rulebook },
      ...{ setup: made.setup, seed, most },
    };
    const isMeant = (now: Match): boolean => now.bots[seat] === called && now.streams[seat]?.question === question;
    const answering = async (): Promise<void> => {
      let thought: Thought | undefined;
      try {
        thought = await tools.programs?.think(thinker, () => viewFor(this.match, seat));
      } catch (fault) {
        if (!this.closed) tools.trouble('program', fault);
      }
      this.thinking.delete(seat);
      if (this.closed) return;
      const refusal = await this.act((now) =>
        isMeant(now) ? this.answerFor(seat, thought) : { refusal: { rule: '', why: 'it is not asked any more' } },
      );
      if (refusal !== undefined) this.goOn();
    };
    answering().catch((fault: unknown) => tools.trouble('program', fault));
  }

  /** The game begins, programs answer: one deed at a time, so that others have their turn in between. */
  private async runPrograms(): Promise<void> {
    if (this.closed || !this.wantsProgram()) return;
    const make: Make = () => this.nextByItself() ?? { refusal: { rule: '', why: 'nothing is to be done' } };
    await new Promise<unknown>((done, fail) => {
      void this.grant([{ make, done, fail }]);
    });
  }

  private nextByItself(): Deed | undefined {
    const { match } = this;
    if (match.status === 'open') return allTaken(match) ? { do: 'begin' } : undefined;
    const late = match.row.made.onTimeOut === 'bot' ? match.flags[0] : undefined;
    const bot = standIn(match.book.bots)?.called;
    if (late !== undefined && bot !== undefined) return { do: 'seat-bot', seat: late, bot, by: 'time' };
    const seat = this.waitingForProgram();
    return seat === undefined ? this.orders.spoken(match) : this.answerOfProgram(seat);
  }

  private answerOfProgram(seat: Seat): Deed {
    const { game, module } = this.match;
    const ask = game === null ? undefined : module.askOf(game, seat);
    if (game === null || ask === undefined) throw new Error(`${seat} is awaited and asked nothing`);
    const bot = this.programAt(seat);
    const answer = bot.answer(viewFor(this.match, seat) as never, ask, game.desk.ways);
    return this.answerFor(seat, { answer, intents: bot.intents?.() ?? [] });
  }

  /** What its program has thought of, if it is an answer to what is asked. */
  private answerFor(seat: Seat, thought: { answer: Answer; intents: readonly Intent[] } | undefined): Deed {
    const { match } = this;
    const { module, game } = match;
    const question = match.streams[seat]?.question;
    const ask = game === null ? undefined : module.askOf(game, seat);
    if (game === null || question == null || ask === undefined) throw new Error(`${seat} is awaited and asked nothing`);
    const view = viewFor(match, seat) as never;
    if (thought !== undefined && module.judge(view, ask, thought.answer, game.desk.ways) === undefined) {
      const { answer, intents } = thought;
      const by = match.bots[seat]?.split(':')[0] ?? '';
      return { do: 'answer', seat, by: 'bot', question, answer, ...(intents.length > 0 && { meant: { by, intents } }) };
    }
    // A program that errs does not end the game: chance answers for it.
    const instead = module.sample(view, ask, this.tools.below, game.desk.ways);
    if (instead === undefined) throw new Error(`nothing is legal for ${seat}`);
    return { do: 'answer', seat, by: 'bot', question, answer: instead };
  }

  private programAt(seat: Seat): BotSeat<Kit> {
    const { match } = this;
    const name = match.bots[seat] ?? '';
    const known = this.programs.get(seat);
    if (known !== undefined && known.name === name) return known.bot;
    const { bot: found = match.book.bots.at(-1), futures } = botCalled(match.book.bots, name) ?? {};
    if (found === undefined || match.game === null) throw new Error(`there is no program for ${seat}`);
    const bot = found.seat(seat, match.game.law, this.tools.below, futures === undefined ? {} : { futures });
    this.programs.set(seat, { name, bot });
    return bot;
  }

  /** Rings when the first clock runs out. */
  private setBell(): void {
    clearTimeout(this.bell);
    clearTimeout(this.reminder);
    const next = nextDue(this.match);
    if (next === null || this.closed) return;
    this.setReminder(next.seat);
    const wait = Math.min(Math.max(0, next.at - this.tools.now()) + 5, 2 ** 31 - 1);
    this.bell = setTimeout(() => {
      const called = this.act(() => ({ do: 'time-out', seat: next.seat }));
      called.then(() => this.setBell()).catch((fault: unknown) => this.tools.trouble('time-out', fault));
    }, wait);
    this.bell.unref();
  }

  private setReminder(seat: Seat): void {
    const clock = this.match.clocks[seat];
    const at = clock == null ? null : soon(clock, this.match.row.made.clock, stillOf(this.match, seat));
    const wait = at === null ? -1 : at - this.tools.now();
    // Longer than a timer can wait: whoever looks after matches that sleep comes back to it.
    if (at === null || wait < 0 || wait >= 2 ** 31) return;
    this.reminder = setTimeout(() => {
      this.tools.hurry(this.match, seat, at);
      this.note();
    }, wait);
    this.reminder.unref();
  }

  /** When something last happened in it, and what its lists say: written a little later, with those of other matches. */
  private note(): void {
    const { match } = this;
    const asked = match.seats.flatMap(({ seat }) => (match.streams[seat]?.question == null ? [] : [seat]));
    const moved = match.streams[watchers]?.at || match.row.created;
    this.tools.note({ id: match.row.id, n: match.n, moved, due: nextWake(match, this.tools.now()), asked });
  }
}

function allTaken(match: Match): boolean {
  return match.seats.every(({ seat }) => match.bots[seat] != null || (match.holders[seat] ?? []).length > 0);
}

async function inOrder(query: Query, statements: readonly Statement[]): Promise<void> {
  for (const { sql, params } of statements) await query(sql, params);
}
