/** What each seat is sent after a deed. A seat that learns nothing is sent nothing, not even a number. */
import type { Event, Seat } from '@ironbottom/umpire';
import { delta, type Frame, type Said, type Shared, type Table } from '@ironbottom/wire';
import { type Match, nameOf, type Stream, watchers } from './match.js';

export type Frames = { [stream: string]: Frame };

/**
 * What a deed brought about, for everybody together. `answered`: whose question it settled or opened again. `sealed`: others are
 * still awaited, and nothing has happened but that this answer was put aside. `table`: it may have changed.
 */
export type News = {
  at: number;
  events: readonly Event[];
  chat: Said | null;
  back: string;
  answered: Seat | null;
  sealed: boolean;
  table: boolean;
};

/** Enough for a train in a tunnel; whoever was away longer is sent the whole view. */
const mostRecent = 12;

export const freshStream = (): Stream => ({
  seq: 0,
  at: 0,
  question: null,
  kept: {},
  table: '',
  events: [],
  chat: [],
  recent: [],
});

export function newsFor(match: Match, news: News): Frames {
  const frames: Frames = {};
  const table = news.table ? tableOf(match) : null;
  const written = table === null ? null : JSON.stringify(table);
  const { game } = match;
  const patch = game === null || news.sealed ? [] : delta(match.shown, { public: game.state.public });
  const shared: Shared = { key: 'public', patch };
  for (const { seat } of match.seats) {
    if (news.sealed && seat !== news.answered) continue;
    const frame = frameFor(match, seat, news, shared, table, written);
    if (frame !== null) frames[seat] = frame;
  }
  if (news.sealed) return frames;
  const watched = frameFor(match, watchers, news, shared, table, written);
  if (watched !== null) frames[watchers] = watched;
  return frames;
}

function frameFor(
  match: Match,
  seat: Seat,
  news: News,
  shared: Shared,
  table: Table | null,
  written: string | null,
): Frame | null {
  const stream = match.streams[seat];
  if (stream === undefined) throw new Error(`there is no stream for ${seat}`);
  const frame: Frame = { seq: stream.seq + 1, at: news.at };
  let empty = true;
  if (table !== null && written !== null && stream.table !== written) {
    stream.table = written;
    frame.table = table;
    empty = false;
  }
  const heard = heardBy(news.events, seat);
  if (heard.length > 0) {
    frame.events = heard as Frame['events'] & object;
    for (const event of heard) stream.events.push({ seq: frame.seq, event });
    empty = false;
  }
  if (news.chat !== null && addressed(match, news.chat, seat)) {
    frame.chat = [news.chat];
    stream.chat.push({ ...news.chat, seq: frame.seq });
    empty = false;
  }
  if (news.back !== '') {
    frame.back = news.back;
    empty = false;
  }
  const patch = match.game === null ? [] : delta(stream.kept, viewFor(match, seat), shared);
  if (patch.length > 0) {
    frame.patch = patch;
    empty = false;
  }
  // Whoever answered is always told so, even if the next question looks like the last.
  const own = news.answered === seat && seat !== watchers;
  const owed = asked(match, stream);
  if (owed ? own || stream.question === null || news.back !== '' : stream.question !== null) {
    stream.question = owed ? frame.seq : null;
    frame.question = stream.question;
    empty = false;
  }
  if (empty && !own) return null;
  const clock = match.clocks[seat];
  if (clock != null && (frame.question !== undefined || own))
    frame.clock = { left: clock.left, at: clock.since ?? news.at, runs: clock.since !== null };
  stream.seq = frame.seq;
  stream.at = news.at;
  // As text: hundreds of frames of small parts would be gone through by every collection of garbage.
  stream.recent.push({ seq: frame.seq, text: JSON.stringify(frame) });
  if (stream.recent.length > mostRecent) stream.recent.shift();
  return frame;
}

/** A match that is over or adjourned asks nothing. */
function asked({ status }: Match, { kept }: Stream): boolean {
  const owes = kept.owes as { sealed: unknown } | null | undefined;
  return status === 'live' && owes != null && owes.sealed === null;
}

function heardBy(events: readonly Event[], seat: Seat): Event[] {
  const heard: Event[] = [];
  for (const event of events) {
    if (event.to === 'all') heard.push(event);
    // Who else heard it is not said.
    else if (seat !== watchers && event.to.includes(seat)) heard.push({ ...event, to: [seat] });
  }
  return heard;
}

function addressed({ seats }: Match, said: Said, seat: Seat): boolean {
  if (said.to === 'all') return true;
  const partyOf = (each: Seat): string | undefined => seats.find((plan) => plan.seat === each)?.party;
  return seat !== watchers && partyOf(seat) === partyOf(said.seat);
}

export function viewFor({ module, game }: Match, seat: Seat): object {
  if (game === null) return {};
  if (seat === watchers) return { public: game.state.public, over: game.state.umpire.over };
  return module.viewOf(game.state, seat);
}

export function tableOf(match: Match): Table {
  return {
    status: match.status,
    seats: match.seats.map(({ seat, party }) => ({
      seat,
      name: nameOf(match, seat),
      party,
      people: (match.holders[seat] ?? []).map(({ name }) => name),
      bot: match.bots[seat] ?? null,
    })),
    offers: match.offers.map(({ what, by, agreed }) => ({ what, by, agreed: [...agreed] })),
    outcome: match.outcome,
    rematch: match.rematch,
    flags: [...match.flags],
  };
}

/** What a stream has to say to somebody who has its frames up to `since`: those after it, or everything at once. */
export function framesSince(match: Match, seat: Seat, since: number): Frame[] {
  const stream = match.streams[seat];
  if (stream === undefined || since >= stream.seq) return since === stream?.seq ? [] : wholeOf(match, seat, 0);
  const first = stream.recent[0]?.seq ?? stream.seq + 1;
  if (since >= first - 1 && since > 0)
    return stream.recent.filter(({ seq }) => seq > since).map(({ text }) => JSON.parse(text) as Frame);
  return wholeOf(match, seat, since);
}

/** As it goes over the wire. A frame with the whole view has the number of the last one, but is none of the recent. */
export function textOf(match: Match, seat: Seat, frame: Frame): string {
  const made =
    frame.view !== undefined ? undefined : match.streams[seat]?.recent.findLast(({ seq }) => seq === frame.seq);
  return made?.text ?? JSON.stringify(frame);
}

/** The present view, and what was heard after `since`. */
function wholeOf(match: Match, seat: Seat, since: number): Frame[] {
  const stream = match.streams[seat];
  if (stream === undefined) return [];
  const frame: Frame = { seq: stream.seq, at: stream.at, table: tableOf(match), question: stream.question };
  frame.events = stream.events.filter(({ seq }) => seq > since).map(({ event }) => event) as Frame['events'] & object;
  frame.chat = stream.chat.filter(({ seq }) => seq > since).map(({ seq: _, ...said }) => said);
  // An empty one before the beginning: by a view a client knows that the frame stands for all before it.
  frame.view = viewFor(match, seat);
  const clock = match.clocks[seat];
  if (clock != null) {
    frame.clock = { left: clock.left, at: clock.since ?? stream.at, runs: clock.since !== null };
  }
  return [frame];
}
