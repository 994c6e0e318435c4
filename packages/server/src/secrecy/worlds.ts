/** A match and its double: another world that one seat cannot tell from the true one, sitting at the same table. */
import type { RulebookModule, Shelved } from '@ironbottom/shelf';
import {
  type Answer,
  type Below,
  type Event,
  type Game,
  type Kit,
  type Rulebook,
  type Seat,
  type Setup,
  type State,
  seedFrom,
} from '@ironbottom/umpire';
import { answerFor, forkAt, type Play } from '@ironbottom/umpire/harness';
import type { Frame } from '@ironbottom/wire';
import type { Deed } from '../match/deeds.js';
import { awaitedIn, fold, openMatch } from '../match/fold.js';
import type { Made, Match, MatchRow, Stream } from '../match/match.js';
import { watchers } from '../match/match.js';
import { type Frames, viewFor } from '../match/streams.js';

/** A match, and everything that was sent since it was put on the table, as it goes over the wire. */
export type Wired = {
  match: Match;
  /** What the umpire said of the last answer, to whomever. */
  events: Event[];
  sent: { [stream: string]: string[] };
};

export function wiredMatch(
  rulebook: Rulebook<Kit>,
  module: RulebookModule,
  setup: Setup,
  seed: string,
  agreed: Partial<Made> = {},
): Wired {
  const book: Shelved = {
    rulebook,
    title: rulebook.name,
    abouts: {},
    seatNames: {},
    options: [],
    board: null,
    bots: [],
    ledger: [],
  };
  const row: MatchRow = {
    id: 'match',
    rulebook: rulebook.name,
    scenario: setup.scenario,
    module: 'here',
    title: 'match',
    made: {
      setup,
      seats: [],
      clock: { kind: 'none' },
      onTimeOut: 'nobody',
      rated: false,
      watch: { see: 'public' },
      bots: {},
      open: [],
      ...agreed,
    },
    seed: seedFrom(seed),
    creator: 'somebody',
    created: 0,
  };
  return listened((heard) => openMatch(row, heardBy({ ...module, games: [book] }, heard)));
}

function listened(make: (heard: (events: Event[]) => void) => Match): Wired {
  const wired: Wired = { match: undefined as never, events: [], sent: {} };
  wired.match = make((events) => {
    wired.events = events;
  });
  return wired;
}

/** The same rules; what they say to everybody together is overheard. */
function heardBy(module: RulebookModule, heard: (events: Event[]) => void): RulebookModule {
  return {
    ...module,
    submit(game, seat, answer) {
      const played = module.submit(game, seat, answer);
      if (!('refusal' in played)) heard(played.events);
      return played;
    },
  };
}

export function deed(wired: Wired, what: Deed, at: number): Frames {
  const frames = fold(wired.match, { n: wired.match.n + 1, at, deed: what });
  for (const [stream, frame] of Object.entries(frames)) {
    const sent = wired.sent[stream] ?? [];
    wired.sent[stream] = sent;
    sent.push(JSON.stringify(frame));
  }
  return frames;
}

/** In every world something else is kept beside the answer, of another length: what a program had in mind. */
export function answerDeed({ match }: Wired, seat: Seat, answer: Answer): Deed {
  const question = match.streams[seat]?.question ?? 0;
  minds += 1;
  const meant = { by: 'somebody', intents: [{ turn: 1, text: `mind ${minds} ${'x'.repeat(minds % 97)}` }] };
  return { do: 'answer', seat, by: `of ${seat}`, question, answer, meant, hint: `hint-${minds}` };
}

let minds = 0;

/** Everybody sits down, a person to a seat, and the first question is asked. */
export function sitDown(wired: Wired): void {
  for (const { seat } of wired.match.seats)
    deed(wired, { do: 'join', seat, by: `of ${seat}`, name: `who sits at ${seat}`, entropy: '' }, 1);
  deed(wired, { do: 'begin' }, 2);
}

/** How the harness plays an answer in this match: as a deed, at a moment that is the same in all worlds. */
export function playIn(wired: Wired, at: number): Play<Kit> {
  return (game, seat, answer) => {
    deed(wired, answerDeed(wired, seat, answer), at);
    return { events: wired.events, rolls: game.log.at(-1)?.rolls ?? [] };
  };
}

/** The table as it stands, with the game at this state, which it takes over. What `seat` was sent stays as it was. */
export function doubleOf({ match }: Wired, state: State<Kit>, seat: Seat): Wired {
  const { row, module, book, seats, game, streams, ...rest } = match;
  if (game === null) throw new Error('there is no game yet');
  const double = listened((heard) => {
    const other: Match = {
      ...structuredClone(rest),
      row,
      module: heardBy(module, heard),
      book,
      seats,
      game: forkAt(game, state),
      streams: {},
    };
    for (const [name, stream] of Object.entries(streams)) {
      const own = name === seat || name === watchers;
      other.streams[name] = own ? copyOf(stream) : anew(other, name, stream);
      if (!own) reset(other, name);
    }
    return other;
  });
  return double;
}

const copyOf = ({ kept, seq, at, question, table }: Stream): Stream => ({
  seq,
  at,
  question,
  table,
  kept: structuredClone(kept),
  events: [],
  chat: [],
  recent: [],
});

/** What another seat has been sent in the other world: what it sees there. */
function anew(match: Match, name: string, stream: Stream): Stream {
  const kept = JSON.parse(JSON.stringify(viewFor(match, name))) as Stream['kept'];
  const asked = awaitedIn(match).includes(name);
  return { ...copyOf({ ...stream, kept: {} }), kept, question: asked ? (stream.question ?? stream.seq) : null };
}

/** The clock of another seat runs where that seat is asked. */
function reset(match: Match, seat: Seat): void {
  const clock = match.clocks[seat];
  if (clock == null) return;
  const runs = awaitedIn(match).includes(seat);
  match.clocks[seat] = { ...clock, since: runs ? (clock.since ?? 0) : null };
}

/** The first thing in which two runs of frames differ; told: by a disclosure, which is a differing `tells` in both. */
export function partedFrames(one: readonly string[], other: readonly string[]): { told: boolean } | { leak: string } {
  const at = firstDifference(one, other);
  if (at < 0) return { told: false };
  const [here, there] = [eventsFrom(one.slice(at)), eventsFrom(other.slice(at))];
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    if (JSON.stringify(here[i]) === JSON.stringify(there[i])) continue;
    if (here[i]?.tells === true && there[i]?.tells === true) return { told: true };
    break;
  }
  return { leak: `frame ${at + 1} of ${one.length} and ${other.length}: ${apart(one[at], other[at])}` };
}

function firstDifference(one: readonly string[], other: readonly string[]): number {
  for (let i = 0; i < Math.max(one.length, other.length); i++) if (one[i] !== other[i]) return i;
  return -1;
}

const eventsFrom = (frames: readonly string[]): NonNullable<Frame['events']> =>
  frames.flatMap((frame) => (JSON.parse(frame) as Frame).events ?? []);

function apart(one: string | undefined, other: string | undefined): string {
  if (one === undefined || other === undefined) return `only one world sends ${(one ?? other)?.slice(0, 300)}`;
  let i = 0;
  while (i < one.length && one[i] === other[i]) i += 1;
  const near = (text: string): string => text.slice(Math.max(0, i - 60), i + 60);
  return `${one.length} and ${other.length} bytes, …${near(one)}… and …${near(other)}…`;
}

/** Any legal answer; undefined where there is none. */
export function sampled(game: Game<Kit>, seat: Seat, below: Below): Answer | undefined {
  const found = answerFor(game, seat, below);
  return 'answer' in found ? found.answer : undefined;
}
