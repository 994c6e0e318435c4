/**
 * Secrecy on the wire: whatever a seat, or somebody who watches, is sent by the server, they would be sent the same in
 * another world that agrees with the seat's view: as many frames, as long, byte for byte. The worlds and their answers
 * are those of the umpire's harness; here they go through deeds, streams and frames.
 */
import type { RulebookModule } from '@ironbottom/shelf';
import { type Answer, type Below, canonical, chance, type Kit, type Seat, type State } from '@ironbottom/umpire';
import { catchUp, type Play, parted, probes, type Trial, transcribe, waits } from '@ironbottom/umpire/harness';
import type { Deed } from '../match/deeds.js';
import { awaitedIn, othersOf } from '../match/fold.js';
import { type Made, watchers } from '../match/match.js';
import { refuseDeed } from '../match/may.js';
import { framesSince } from '../match/streams.js';
import {
  answerDeed,
  deed,
  doubleOf,
  partedFrames,
  playIn,
  sampled,
  sitDown,
  type Wired,
  wiredMatch,
} from './worlds.js';

export type Tried = Pick<Trial<Kit>, 'rulebook' | 'setups' | 'longest' | 'moving'>;

export type WireOptions = { seed: number; states: number; progress?: (states: number) => void };

export type WireReport = {
  matches: number;
  states: number;
  /** Pairs of worlds in which the same was done. */
  pairs: number;
  /** Pairs that parted by a disclosure. */
  told: number;
  /** Compared byte for byte. */
  frames: number;
  bytes: number;
  found: string[];
};

const clocks: readonly Made['clock'][] = [
  { kind: 'none' },
  { kind: 'live', minutes: 600, increment: 10 },
  { kind: 'slow', days: 3, bank: 1, vacation: 10 },
];

export function wireSecrecy(trial: Tried, module: RulebookModule, options: WireOptions): WireReport {
  const below = chance(options.seed);
  const report: WireReport = { matches: 0, states: 0, pairs: 0, told: 0, frames: 0, bytes: 0, found: [] };
  while (report.states < options.states && report.found.length === 0) {
    const clock = clocks[below(clocks.length)] ?? { kind: 'none' };
    const setup = trial.setups(below, below(2) === 0);
    const wired = wiredMatch(trial.rulebook, module, setup, `wire ${below(0x40000000)}`, { clock });
    sitDown(wired);
    report.matches += 1;
    playThrough(trial, wired, options, below, report);
  }
  return report;
}

function playThrough(trial: Tried, wired: Wired, options: WireOptions, below: Below, report: WireReport): void {
  let at = 1000;
  for (let answers = 0; answers < trial.longest && report.states < options.states; answers++) {
    at += 1000 * (1 + below(30));
    const owing = awaitedIn(wired.match);
    const seat = owing[below(owing.length)];
    if (seat === undefined) return;
    if (below(6) === 0) {
      report.states += 1;
      for (const each of wired.match.seats) {
        const leak = compared(trial, wired, each.seat, at, below, report);
        if (leak === undefined) continue;
        report.found.push(`${wired.match.row.rulebook}, seed ${options.seed}, answer ${answers}: ${leak}`);
        return;
      }
      options.progress?.(report.states);
    }
    const { game } = wired.match;
    const answer = game === null ? undefined : sampled(game, seat, below);
    if (answer === undefined) return;
    deed(wired, answerDeed(wired, seat, answer), at);
    wired.sent = {};
  }
}

function compared(
  trial: Tried,
  wired: Wired,
  seat: Seat,
  at: number,
  below: Below,
  report: WireReport,
): string | undefined {
  const { match } = wired;
  const { game, module } = match;
  if (game === null) return undefined;
  const state: State<Kit> = trial.rulebook.imagine(module.viewOf(game.state, seat), game.law, below);
  state.umpire.rolls = { ...game.state.umpire.rolls };
  const truth = doubleOf(wired, trial.rulebook.clone(game.state), seat);
  const other = doubleOf(wired, state, seat);
  const owing = awaitedIn(match);
  const actor = owing.includes(seat) && below(2) === 0 ? seat : owing[below(owing.length)];
  const answer = actor === undefined ? undefined : sampled(game, actor, below);
  if (actor === undefined || answer === undefined) return undefined;
  const answers: { [seat: Seat]: Answer } = { [actor]: answer };
  const own = owing.includes(seat) && actor !== seat ? sampled(game, seat, below) : undefined;
  if (own !== undefined) answers[seat] = own;
  const [here, there] = [truth.match.game, other.match.game];
  if (here === null || there === null || module.refuse(there, actor, answer) !== undefined) return undefined;

  const around = tableDeeds(wired, seat, below);
  for (const each of around.everywhere) for (const world of [truth, other]) deed(world, each, at);
  for (const each of around.unheard) deed(truth, each, at);

  const tries = probes(answer, below);
  const salt = below(0x40000000);
  const patient = waits(here, seat) || waits(there, seat) || (trial.moving?.(game.state) ?? seat) !== seat;
  const [play, playThere] = [playIn(truth, at + 1), playIn(other, at + 1)];
  // Whoever answers last hears the outcome at once: that others had answered before is no secret then. So in both worlds
  // they answer first, and nobody hears a thing.
  const last = owing.includes(seat);
  for (const [world, how] of [
    [truth, play],
    [other, playThere],
  ] as const) {
    const heard = last ? sealedBefore(world, seat, answers, chance(salt + 2), how) : undefined;
    if (heard !== undefined) return heard;
  }
  const first = last ? seat : actor;
  const one = transcribe(here, answers, first, seat, tries, chance(salt), play);
  const two = transcribe(there, answers, first, seat, tries, chance(salt), playThere);
  if (patient) {
    const worlds = [
      { game: here, seat, transcript: one, below: chance(salt + 1), play },
      { game: there, seat, transcript: two, below: chance(salt + 1), play: playThere },
    ] as const;
    catchUp(...worlds, tries);
  }
  const umpire = parted(one, two);
  report.pairs += 1;
  const by = `${actor} answers, and`;
  if ('leak' in umpire) return `${by} ${seat} can tell by the umpire: ${umpire.leak.what}`;
  if (umpire.told) report.told += 1;
  const sent = [truth.sent[seat] ?? [], other.sent[seat] ?? []] as const;
  count(report, sent[0]);
  const frames = partedFrames(...sent);
  if ('leak' in frames) return `${by} ${seat} can tell by its ${frames.leak}`;
  const watched = [truth.sent[watchers] ?? [], other.sent[watchers] ?? []] as const;
  count(report, watched[0]);
  // Whoever only watches is told less than the seat: two worlds may look alike to them for longer, never shorter.
  const seen = partedFrames(...watched);
  if ('leak' in seen && !umpire.told) return `${by} those who watch can tell by their ${seen.leak}`;
  if (umpire.told) return undefined;
  const [mine, theirs] = [allFor(truth, seat, at + 2), allFor(other, seat, at + 2)];
  count(report, [mine]);
  return mine === theirs
    ? undefined
    : `${by} ${seat} can tell by asking: ${JSON.stringify(partedFrames([mine], [theirs]))}`;
}

/** The others of a window answer; what they seal is heard by nobody else. */
function sealedBefore(
  { match, sent }: Wired,
  seat: Seat,
  answers: { readonly [seat: Seat]: Answer },
  below: Below,
  play: Play<Kit>,
): string | undefined {
  const { game } = match;
  for (let i = 0; game !== null && i < match.seats.length; i++) {
    const next = awaitedIn(match).find((each) => each !== seat);
    if (next === undefined || !awaitedIn(match).includes(seat)) return undefined;
    const before = counted(sent, next);
    const answer = answers[next] ?? sampled(game, next, below);
    if (answer === undefined) return undefined;
    play(game, next, answer);
    if (counted(sent, next) !== before) return `${next} seals an answer, and others are sent something`;
  }
  return undefined;
}

/** How many frames everybody but one has been sent. */
const counted = (sent: Wired['sent'], but: Seat): number =>
  Object.entries(sent).reduce((sum, [seat, frames]) => sum + (seat === but ? 0 : frames.length), 0);

function count(report: WireReport, frames: readonly string[]): void {
  report.frames += frames.length;
  for (const frame of frames) report.bytes += frame.length;
}

/**
 * What happens round the game meanwhile. `everywhere`: everybody sees it, so it happens in both worlds. `unheard`: not for
 * this seat, and so done in one of them only.
 */
function tableDeeds({ match }: Wired, seat: Seat, below: Below): { everywhere: Deed[]; unheard: Deed[] } {
  const everywhere: Deed[] = [];
  const unheard: Deed[] = [];
  const some = match.seats[below(match.seats.length)]?.seat ?? seat;
  const by = `of ${some}`;
  const kind = below(6);
  if (kind === 0) everywhere.push({ do: 'offer', what: 'draw', seat: some, by });
  if (kind === 1) everywhere.push({ do: 'offer', what: 'adjourn', seat: some, by });
  if (kind === 2) everywhere.push({ do: 'offer', what: 'take-back', seat: some, by });
  if (kind === 3) everywhere.push({ do: 'say', seat: some, by, name: by, to: 'all', text: 'to all' });
  if (kind === 4) everywhere.push({ do: 'time-out', seat: some });
  const foe = othersOf(match, seat)[0];
  if (foe !== undefined && below(2) === 0) {
    unheard.push({ do: 'say', seat: foe, by: `of ${foe}`, name: foe, to: 'party', text: 'a secret' });
    unheard.push({ do: 'vacation', by: `of ${foe}`, spans: [{ from: 5000, until: 90_000_000 }] });
  }
  return { everywhere, unheard };
}

/** Everything that a seat is told when it asks for all, and what it would be refused. */
export function allFor({ match }: Wired, seat: Seat, at: number): string {
  const by = `of ${seat}`;
  const tried: Deed[] = [
    { do: 'undo', seat, by },
    { do: 'offer', what: 'take-back', seat, by },
    { do: 'claim', seat, by },
    { do: 'reply', what: 'draw', seat, by, yes: true },
    { do: 'offer', what: 'resume', seat, by },
  ];
  const refusals = tried.map((each) => refuseDeed(match, each, at) ?? null);
  return canonical([
    JSON.stringify(framesSince(match, seat, 0)),
    JSON.stringify(framesSince(match, watchers, 0)),
    refusals,
  ]);
}
