/**
 * From deeds to a match. `openMatch` sets the table, `fold` puts one deed after the other upon it and says what each seat
 * is to be sent. Nothing here reads a clock or draws a lot: the same deeds give the same frames everywhere.
 */
import { answersOf, noOrders, type RulebookModule, type Shelved, stillDone } from '@ironbottom/shelf';
import { noteBeside, type Refusal, type Seat } from '@ironbottom/umpire';
import type { Outcome, Span } from '@ironbottom/wire';
import { left, pause, run, start, stop } from '../clocks/clocks.js';
import { allAway, granted } from '../clocks/vacations.js';
import type { Deed, Spoken, Written } from './deeds.js';
import { type Match, type MatchRow, nameless, nameOf, type Offer, type Snapshot, watchers } from './match.js';
import { type Frames, freshStream, type News, newsFor } from './streams.js';

export function openMatch(row: MatchRow, module: RulebookModule): Match {
  const book = bookOf(row, module);
  const seats = book.rulebook.seats(row.made.setup);
  const each = <T>(make: (seat: Seat) => T): { [seat: Seat]: T } =>
    Object.fromEntries(seats.map(({ seat }) => [seat, make(seat)]));
  return {
    row,
    module,
    book,
    seats,
    n: 0,
    status: 'open',
    holders: each(() => []),
    bots: each((seat) => row.made.bots[seat] ?? null),
    entropy: {},
    game: null,
    offers: [],
    clocks: each(() => start(row.made.clock)),
    flags: [],
    left: {},
    vacations: {},
    outcome: null,
    rematch: null,
    orders: {},
    answered: {},
    streams: { ...each(freshStream), [watchers]: freshStream() },
    shown: {},
  };
}

function bookOf(row: MatchRow, module: RulebookModule): Shelved {
  const book = module.games.find(
    ({ rulebook }) => rulebook.name === row.rulebook && rulebook.scenarios.some(({ id }) => id === row.scenario),
  );
  if (book === undefined) throw new Error(`module ${row.module} has no ${row.rulebook}/${row.scenario}`);
  return book;
}

/** What nobody can know without trying: the match is to be loaded again. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.why);
    this.refusal = refusal;
  }
}

/** One deed; the frames that seats are to be sent, none for a seat that learns nothing. */
export function fold(match: Match, { n, at, deed }: Written): Frames {
  if (n !== match.n + 1) throw new Error(`deed ${n} of ${match.row.id} does not follow deed ${match.n}`);
  const news: News = { at, events: [], chat: null, back: '', answered: null, sealed: false, table: true };
  const still = match.seats.map(({ seat }) => stillOf(match, seat));
  const { status, offers, flags } = match;
  const window = match.game?.state.umpire.window ?? null;
  enact(match, at, deed, news);
  match.n = n;
  turnClocks(match, at, still, news.answered);
  if (deed.do === 'answer') {
    // The others went on waiting, and the answer came: no more than the offers may this show before everybody hears something.
    if (news.events.some(({ to }) => to === 'all'))
      match.flags = match.flags.filter((seat) => isSpent(match, seat, at));
    news.sealed = window !== null && match.game?.state.umpire.window === window;
    news.table =
      match.status !== status || match.offers.length !== offers.length || match.flags.length !== flags.length;
  }
  return newsFor(match, news);
}

/** The seats from which the game awaits an answer now. */
export function awaitedIn({ module, game, status }: Match): Seat[] {
  return game === null || status !== 'live' ? [] : module.awaited(game);
}

function enact(match: Match, at: number, deed: Deed, news: News): void {
  switch (deed.do) {
    case 'join': {
      const holders = match.holders[deed.seat] ?? [];
      if (!holders.some(({ person }) => person === deed.by)) holders.push({ person: deed.by, name: deed.name });
      match.holders[deed.seat] = holders;
      match.bots[deed.seat] = null;
      if (match.game === null && deed.entropy !== '') match.entropy[deed.seat] = deed.entropy;
      return;
    }
    case 'leave':
      if (match.status !== 'open') match.left[deed.seat] = [...(match.left[deed.seat] ?? []), deed.by];
      match.holders[deed.seat] = (match.holders[deed.seat] ?? []).filter(({ person }) => person !== deed.by);
      resumeIfAgreed(match);
      return;
    case 'seat-bot':
      match.bots[deed.seat] = deed.bot;
      match.flags = match.flags.filter((seat) => seat !== deed.seat);
      resumeIfAgreed(match);
      return;
    case 'begin':
      begin(match, news);
      return;
    case 'answer': {
      const { module, game } = match;
      if (game === null) throw new Error('an answer before the first question');
      const played = module.submit(game, deed.seat, deed.answer);
      if ('refusal' in played) throw new Error(`answer of ${deed.seat} in the log is refused: ${played.refusal.why}`);
      noteBeside(game, deed);
      const clock = match.clocks[deed.seat];
      match.answered[deed.seat] = {
        question: deed.question,
        answer: JSON.stringify(deed.answer),
        clock: clock == null ? null : pause(clock, at, stillOf(match, deed.seat)),
      };
      if (deed.order !== undefined) obeyed(match, deed.seat, deed.order);
      news.events = played.events;
      news.answered = deed.seat;
      // Only what everybody hears may change what everybody sees: a sealed answer must not show in the offers.
      if (played.events.some(({ to }) => to === 'all'))
        match.offers = match.offers.filter(({ what }) => what !== 'take-back');
      endWithGame(match);
      return;
    }
    case 'undo': {
      const { module, game } = match;
      if (game === null) throw new Error('nothing to take back before the first question');
      const refusal = module.undo(game, deed.seat);
      if (refusal !== undefined) throw new Refused(refusal);
      news.answered = deed.seat;
      undone(match);
      // Nothing is gained by answering and taking it back again and again.
      const before = match.answered[deed.seat]?.clock;
      if (before != null) match.clocks[deed.seat] = before;
      return;
    }
    case 'orders':
      match.orders[deed.seat] = { ...(match.orders[deed.seat] ?? noOrders), text: deed.text, on: deed.on };
      // Nobody hears of it, not by a table sent anew.
      news.table = false;
      return;
    case 'offer':
      match.offers.push({ what: deed.what, by: deed.seat, agreed: [] });
      agree(match, deed.what, deed.seat, news);
      return;
    case 'reply':
      if (deed.yes) agree(match, deed.what, deed.seat, news);
      else match.offers = match.offers.filter(({ what }) => what !== deed.what);
      return;
    case 'resign':
      end(match, othersOf(match, deed.seat), `${nameOf(match, deed.seat)} resigned.`);
      return;
    case 'resume':
      match.status = 'live';
      return;
    case 'time-out':
      if (!match.flags.includes(deed.seat)) match.flags.push(deed.seat);
      if (match.row.made.onTimeOut === 'lose')
        end(match, othersOf(match, deed.seat), `${nameOf(match, deed.seat)} ran out of time.`);
      return;
    case 'claim': {
      const late = match.flags[0] ?? '';
      end(match, othersOf(match, late), `${nameOf(match, late)} ran out of time.`);
      return;
    }
    case 'say':
      news.chat = { at, seat: deed.seat, who: deed.name, to: deed.to, text: deed.text };
      return;
    case 'vacation':
      match.vacations[deed.by] = deed.spans;
      return;
    case 'rename':
      rename(match, deed.by, deed.name);
      resumeIfAgreed(match);
      return;
    case 'rematch':
      match.rematch = deed.match;
      return;
    case 'module':
      return;
  }
}

/** Everywhere at this table, in what was said before too. */
function rename(match: Match, by: string, name: string): void {
  for (const [seat, holders] of Object.entries(match.holders)) {
    for (const holder of holders) {
      if (holder.person !== by) continue;
      for (const { chat } of Object.values(match.streams))
        for (const said of chat) if (said.seat === seat && said.who === holder.name) said.who = name;
      holder.name = name;
    }
  }
}

function begin(match: Match, news: News): void {
  const { module, book, row, entropy } = match;
  const begun = module.begin(book.rulebook, row.made.setup, { from: 'seed', seed: row.seed, entropy });
  if ('errors' in begun) throw new Error(`the set-up is refused: ${begun.errors.join('; ')}`);
  match.game = begun.game;
  match.status = 'live';
  news.events = begun.game.opening.events;
  endWithGame(match);
}

function endWithGame(match: Match): void {
  const over = match.game?.state.umpire.over ?? null;
  if (over !== null) end(match, over.winners, over.why, over.rule);
}

function end(match: Match, winners: readonly Seat[], why: string, rule = ''): void {
  match.outcome = { winners: [...winners], why, rule } satisfies Outcome;
  match.status = 'over';
  match.offers = [];
  match.flags = [];
}

/** Whoever must agree has a person in it and is not of the party that offers. */
export function mustAgree(match: Match, by: Seat): Seat[] {
  return othersOf(match, by).filter((seat) => (match.holders[seat] ?? []).length > 0 && match.bots[seat] == null);
}

/**
 * Whose word an offer wants. To resume it is also that of allies who are not at the table with whoever offers it, for their clocks run
 * again as well; but not of somebody who has left for good and can give none.
 */
export function wordsWanted(match: Match, { what, by }: Pick<Offer, 'what' | 'by'>): Seat[] {
  if (what !== 'resume') return mustAgree(match, by);
  const there = match.holders[by] ?? [];
  return match.seats.flatMap(({ seat }) => {
    const people = (match.holders[seat] ?? []).filter(({ name }) => name !== nameless);
    const isThere = people.some(({ person }) => there.some((each) => each.person === person));
    return people.length > 0 && match.bots[seat] == null && seat !== by && !isThere ? [seat] : [];
  });
}

const isAgreed = (match: Match, offer: Offer): boolean =>
  wordsWanted(match, offer).every((seat) => offer.agreed.includes(seat));

/** Nobody whose word was wanted is left to give it: a program took the seat, and agrees at once, or they left for good. */
function resumeIfAgreed(match: Match): void {
  const offer = match.offers.find(({ what }) => what === 'resume');
  if (offer === undefined || !isAgreed(match, offer)) return;
  match.offers = match.offers.filter((each) => each !== offer);
  match.status = 'live';
}

function agree(match: Match, kind: Offer['what'], seat: Seat, news: News): void {
  const offer = match.offers.find(({ what }) => what === kind);
  if (offer === undefined) return;
  if (!offer.agreed.includes(seat)) offer.agreed.push(seat);
  if (!isAgreed(match, offer)) return;
  match.offers = match.offers.filter((each) => each !== offer);
  if (kind === 'draw') end(match, [], 'A draw was agreed.');
  else if (kind === 'adjourn') match.status = 'adjourned';
  else if (kind === 'resume') match.status = 'live';
  else {
    takeBack(match, lastAnswerOf(match, offer.by));
    news.back = `${nameOf(match, offer.by)} took back the last answer; all agreed.`;
    news.answered = offer.by;
  }
}

function takeBack(match: Match, to: number): void {
  const { module, game } = match;
  if (game === null || to < 0) return;
  if (!module.rebuild(game, game.log.slice(0, to))) throw new Error('a game that was played cannot be played again');
  match.answered = {};
  undone(match);
}

function obeyed(match: Match, seat: Seat, spoken: Spoken): void {
  const { game } = match;
  const sheet = match.orders[seat];
  if (game === null || sheet === undefined) return;
  const nth = answersOf(game.log, seat) - 1;
  match.orders[seat] = { ...sheet, done: [...sheet.done, { ...spoken, nth }] };
}

/** What orders did is undone with the answers that were theirs. */
function undone(match: Match): void {
  const { game } = match;
  for (const [seat, sheet] of Object.entries(match.orders))
    if (game !== null) match.orders[seat] = stillDone(sheet, game.log, seat);
}

/** How long the log of the game was before the seat's last answer; -1 when it has given none. */
export function lastAnswerOf({ game }: Match, seat: Seat): number {
  return game?.log.findLastIndex((entry) => entry.seat === seat) ?? -1;
}

/** Every seat that is not of this seat's party. */
export function othersOf({ seats }: Match, seat: Seat): Seat[] {
  const party = seats.find((each) => each.seat === seat)?.party;
  return seats.filter((each) => each.party !== party).map((each) => each.seat);
}

/** A seat's clock runs while it is awaited. `still`: when the clocks stood all the same, before the deed. */
function turnClocks(match: Match, at: number, still: readonly (readonly Span[])[], answered: Seat | null): void {
  if (match.row.made.clock.kind === 'none') return;
  const waits = awaitedIn(match);
  for (const [i, { seat }] of match.seats.entries()) {
    const clock = match.clocks[seat];
    if (clock == null) continue;
    const before = still[i] ?? never;
    // A clock that runs on is left alone: when it was last looked at would say when another seat answered.
    if (clock.since !== null && waits.includes(seat) && answered !== seat && same(before, stillOf(match, seat)))
      continue;
    const standing =
      answered === seat && clock.since !== null
        ? stop(clock, at, match.row.made.clock, before)
        : pause(clock, at, before);
    match.clocks[seat] = waits.includes(seat) ? run(standing, at) : standing;
  }
}

function isSpent(match: Match, seat: Seat, at: number): boolean {
  const clock = match.clocks[seat];
  return clock == null || left(clock, at, stillOf(match, seat)) === 0;
}

const never: readonly Span[] = [];

const same = (one: readonly Span[], other: readonly Span[]): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** When the seat's clock stands although it is awaited: everybody who sits there is on vacation. */
export function stillOf({ vacations, holders, row }: Match, seat: Seat): readonly Span[] {
  const people = holders[seat] ?? [];
  if (row.made.clock.kind !== 'slow' || people.every(({ person }) => vacations[person] === undefined)) return never;
  return allAway(people.map(({ person }) => granted(row.made.clock, vacations[person] ?? [])));
}

/** The state without what can be had again from row and module: a cache, never the truth. */
export function snapshotOf(match: Match): Snapshot {
  const { row, module, book, seats, game, ...rest } = match;
  const streams = Object.fromEntries(
    Object.entries(rest.streams).map(([name, stream]) => [name, { ...stream, recent: [] }]),
  );
  const kept = game === null ? null : { state: game.state, log: game.log, opening: game.opening };
  return { ...rest, streams, game: kept };
}

export function fromSnapshot(row: MatchRow, module: RulebookModule, snapshot: Snapshot): Match {
  const fresh = openMatch(row, module);
  const match: Match = { ...fresh, ...snapshot, game: null };
  if (snapshot.game === null) return match;
  const { state, log, opening } = snapshot.game;
  const checked = fresh.book.rulebook.law(JSON.parse(module.canonical(row.made.setup)));
  if ('errors' in checked) throw new Error(`the set-up is refused: ${checked.errors.join('; ')}`);
  const source = { from: 'seed' as const, seed: row.seed, entropy: match.entropy };
  match.game = module.gameAt(fresh.book.rulebook, row.made.setup, checked.law, fresh.seats, source, state);
  match.game.log = log;
  match.game.opening = opening;
  return match;
}
