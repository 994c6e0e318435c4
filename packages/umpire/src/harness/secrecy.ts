/**
 * Secrecy by imagination: whatever a seat sees, it would see the same in another world that agrees with its view. The
 * other world is drawn by the rulebook's own `imagine`.
 */

import { chance } from '../dice.js';
import type { Seat } from '../events.js';
import { askOf, awaited, type Game, refuse } from '../game.js';
import { canonical } from '../hash.js';
import type { Below, Kit, State } from '../rulebook.js';
import { viewOf } from '../view.js';
import { difference } from './difference.js';
import { caught, type Fault, type Found, fault, firstOf } from './fault.js';
import { fork, forkAt, playOn, showsAnyway, wander } from './fork.js';
import { writeFound } from './found.js';
import { probes } from './garbage.js';
import { areOpen, compareDraws, hiddenLeaves, neverVaried, type Pattern, patternsOf, unlisted } from './hidden.js';
import { answerFor, brokenAt } from './look.js';
import { newGame } from './new-game.js';
import { catchUp, parted, textOf, transcribe, waits } from './transcript.js';
import type { Trial } from './trial.js';

export type SecrecyOptions = { seed: number; states: number; draws?: number; progress?: (states: number) => void };

export type SecrecyReport = {
  /** Looked at, each from every seat. */
  states: number;
  /** Whole states drawn from what a seat sees there. */
  imagined: number;
  /** Pairs of worlds in which the same answer was played. */
  pairs: number;
  /** Pairs that parted by a disclosure. */
  told: number;
  found: Found[];
  /** Listed fields that no state had. */
  unseen: string[];
};

/** The long look: many states, many draws, and whether every hidden field varies. */
export function secrecy<K extends Kit>(trial: Trial<K>, options: SecrecyOptions): SecrecyReport {
  const below = chance(options.seed);
  const patterns = patternsOf(trial.hidden);
  const report: SecrecyReport = { states: 0, imagined: 0, pairs: 0, told: 0, found: [], unseen: [] };
  while (report.states < options.states && report.found.length === 0) {
    const begun = newGame(trial, below);
    if ('found' in begun) return { ...report, found: [begun.found] };
    secretGame(trial, begun.game, options, below, patterns, report);
  }
  const stuck = neverVaried(patterns);
  if (stuck !== undefined && report.found.length === 0) report.found.push({ fault: stuck, file: '' });
  report.unseen = patterns.filter(({ seen }) => seen === 0).map(({ hidden }) => hidden.path);
  return report;
}

function secretGame<K extends Kit>(
  trial: Trial<K>,
  game: Game<K>,
  options: SecrecyOptions,
  below: Below,
  patterns: Pattern[],
  report: SecrecyReport,
): void {
  const pieces = trial.pieces(game.state);
  const tally = { patterns, draws: options.draws ?? 3, report };
  for (let orders = 0; orders < trial.longest && report.states < options.states; orders++) {
    const owing = awaited(game);
    const seat = owing[below(owing.length)];
    const look = below(6) === 0 || seat === undefined;
    if (look) report.states += 1;
    const found = caught('exception', 'looking for leaks', () => {
      const leak = look ? keepsSecrets(trial, game, below, pieces, tally) : undefined;
      if (leak !== undefined || seat === undefined) return leak;
      const sampled = answerFor(game, seat, below);
      if ('fault' in sampled) return sampled.fault;
      playOn(game, seat, sampled.answer);
      return undefined;
    });
    if (found !== undefined) report.found.push({ fault: found, file: writeFound(game) });
    if (look) options.progress?.(report.states);
    if (seat === undefined || found !== undefined) return;
  }
}

export type Tally = { patterns: Pattern[]; draws: number; report?: { imagined: number; pairs: number; told: number } };

/** What is checked at one state, for every seat. */
export function keepsSecrets<K extends Kit>(
  trial: Trial<K>,
  game: Game<K>,
  below: Below,
  pieces: readonly string[],
  tally: Tally,
): Fault | undefined {
  const before = JSON.stringify(game.state);
  const heard = silent(game, below);
  if (heard !== undefined) return heard;
  for (const { seat } of game.seats) {
    const found = firstOf(
      () => canaryIn(trial, game.state, seat, [viewOf(game.state, seat), askOf(game, seat)], 'view'),
      () => unlisted(hiddenLeaves(game.state, seat), tally.patterns),
      () => imagined(trial, game, seat, below, pieces, tally),
    );
    if (found !== undefined) return found;
  }
  if (JSON.stringify(game.state) !== before) {
    return fault(
      'broken imagination',
      'an imagined state shares parts with the true one: playing it changed the truth',
    );
  }
  return undefined;
}

export function canaryIn<K extends Kit>(
  trial: Trial<K>,
  state: State<K>,
  seat: Seat,
  received: unknown,
  where: string,
): Fault | undefined {
  return canaryInText(trial, state, seat, JSON.stringify(received) ?? '', where);
}

function canaryInText<K extends Kit>(
  trial: Trial<K>,
  state: State<K>,
  seat: Seat,
  text: string,
  where: string,
): Fault | undefined {
  const canary = trial.canaries(state, seat).find((c) => text.includes(c));
  return canary === undefined ? undefined : fault('canary', `${canary} reached ${seat} in its ${where}`);
}

function imagined<K extends Kit>(
  trial: Trial<K>,
  game: Game<K>,
  seat: Seat,
  below: Below,
  pieces: readonly string[],
  tally: Tally,
): Fault | undefined {
  const view = viewOf(game.state, seat);
  const text = canonical(view);
  const written = JSON.stringify(view);
  // One draw differs from none.
  const compares = tally.draws > 1 && areOpen(tally.patterns);
  const draws: ReturnType<typeof hiddenLeaves>[] = [];
  for (let i = 0; i < tally.draws; i++) {
    let world: State<K>;
    try {
      world = game.rulebook.imagine(view, game.law, below);
    } catch (thrown) {
      return fault('broken imagination', `imagining for ${seat} threw ${String(thrown)}`);
    }
    if (tally.report) tally.report.imagined += 1;
    const seen = viewOf(world, seat);
    if (canonical(seen) !== text) return fault('imagined view differs', `for ${seat}, ${difference(seen, view)}`);
    if (compares) draws.push(hiddenLeaves(world, seat));
    const broken = brokenAt(trial, world, game.law, pieces);
    if (broken !== undefined) return fault('broken imagination', `imagined for ${seat}: ${broken.what}`);
    const leak = caught('exception', `imagined for ${seat}`, () =>
      sameWorlds(trial, game, world, seat, below, pieces, tally),
    );
    if (leak !== undefined) return leak;
  }
  if (JSON.stringify(view) !== written) return fault('broken imagination', `imagining for ${seat} changed its view`);
  if (compares) compareDraws(draws, tally.patterns);
  return undefined;
}

/** The same question, the same refusals, the same answers with the same dice: what the seat receives is the same. */
function sameWorlds<K extends Kit>(
  trial: Trial<K>,
  game: Game<K>,
  world: State<K>,
  seat: Seat,
  below: Below,
  pieces: readonly string[],
  tally: Tally,
): Fault | undefined {
  // How often each die has been rolled is the umpire's affair; the two worlds get the same dice.
  world.umpire.rolls = { ...game.state.umpire.rolls };
  const other = forkAt(game, world);
  const asked = askOf(game, seat);
  const question = canonical(asked ?? null);
  if (canonical(askOf(other, seat) ?? null) !== question) {
    return fault('leak in a question', `${seat}: ${difference(askOf(other, seat), asked)}`);
  }
  const owing = awaited(game);
  const actor = owing.includes(seat) && below(2) === 0 ? seat : owing[below(owing.length)];
  if (actor === undefined) return undefined;
  const sampled = answerFor(game, actor, below);
  if ('fault' in sampled) return undefined;
  const answers = { [actor]: sampled.answer };
  if (actor !== seat && owing.includes(seat)) {
    const own = answerFor(game, seat, below);
    if ('answer' in own) answers[seat] = own.answer;
  }
  const tries = probes(sampled.answer, below);
  for (const probe of tries) {
    const one = refuse(game, seat, probe);
    const two = refuse(other, seat, probe);
    if (canonical(one) !== canonical(two)) return fault('leak in a refusal', `${seat}: ${difference(two, one)}`);
    const canary = canaryIn(trial, game.state, seat, one, 'refusal');
    if (canary !== undefined) return canary;
  }
  // Another's answer may not be legal in the imagined world: then this pair shows nothing.
  if (refuse(other, actor, sampled.answer) !== undefined) return undefined;
  const salt = below(0x40000000);
  const moving = trial.moving?.(game.state) ?? seat;
  const patient = waits(game, seat) || waits(other, seat) || moving !== seat;
  const truth = fork(game);
  const here = transcribe(truth, answers, actor, seat, tries, chance(salt));
  const canary = canaryInText(trial, truth.state, seat, textOf(here), 'messages');
  if (canary !== undefined) return canary;
  const there = caughtWorld(() => transcribe(other, answers, actor, seat, tries, chance(salt)));
  if (typeof there === 'string') return fault('broken imagination', `imagined for ${seat}: ${there}`);
  const first = canonical(here);
  if (patient) {
    const one = { game: truth, seat, transcript: here, below: chance(salt + 1) };
    const two = { game: other, seat, transcript: there, below: chance(salt + 1) };
    const stopped = caughtWorld(() => catchUp(one, two, tries));
    if (typeof stopped === 'string')
      return fault('broken imagination', `imagined for ${seat}, then others went on: ${stopped}`);
  }
  const result = parted(here, there);
  if (tally.report) tally.report.pairs += 1;
  if ('leak' in result) {
    const again = transcribe(fork(game), answers, actor, seat, tries, chance(salt));
    if (canonical(again) !== first)
      return fault('replay differs', `the same answers, ${difference(again, JSON.parse(first))}`);
    // Whoever learns something and may take the answer back has looked for nothing.
    const free = actor === seat && truth.log.length === 1 && truth.log[0]?.told === false;
    const kind = free ? 'undo across a disclosure' : result.leak.kind;
    return fault(kind, `${actor} answers and ${seat} can tell: ${result.leak.what}`);
  }
  if (tally.report && result.told) tally.report.told += 1;
  const lost = wander(trial, other, 6, below, pieces);
  if (lost === undefined) return undefined;
  const anyway = showsAnyway(trial, game, lost.kind, 12, below, pieces);
  return anyway ?? fault('broken imagination', `imagined for ${seat}, then played on: ${lost.kind}: ${lost.what}`);
}

function caughtWorld<T>(work: () => T): T | string {
  try {
    return work();
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

/** An answer that does not complete its window sends nobody anything. */
export function silent<K extends Kit>(game: Game<K>, below: Below): Fault | undefined {
  const owing = awaited(game);
  const actor = owing[below(owing.length)];
  if (actor === undefined || owing.length < 2) return undefined;
  const sampled = answerFor(game, actor, below);
  if ('fault' in sampled) return undefined;
  const other = fork(game);
  const views = game.seats.map(({ seat }) => canonical(viewOf(other.state, seat)));
  const { events } = playOn(other, actor, sampled.answer);
  if (events.length > 0)
    return fault('secret answer sends bytes', `${actor}'s sealed answer made ${events.length} events`);
  const changed = game.seats.find(({ seat }, i) => seat !== actor && canonical(viewOf(other.state, seat)) !== views[i]);
  return changed && fault('secret answer sends bytes', `${actor}'s sealed answer changed the view of ${changed.seat}`);
}
