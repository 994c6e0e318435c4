/** Random and other players play game after game under watch. */
import { chance } from '../dice.js';
import type { Seat } from '../events.js';
import { awaited, type Game } from '../game.js';
import { readGame, writeGame } from '../game-file.js';
import { canonical } from '../hash.js';
import type { Below, Kit, Rulebook } from '../rulebook.js';
import { difference } from './difference.js';
import { caught, type Fault, type Found, fault } from './fault.js';
import { writeFound } from './found.js';
import { answerFor, type Sampled } from './look.js';
import { newGame } from './new-game.js';
import { type Aside, countRules, type Fired, neverFired } from './rules.js';
import type { Player, Trial } from './trial.js';
import { watch } from './watch.js';

export type FuzzOptions<K extends Kit> = {
  seed: number;
  /** Stop after so many answers. */
  orders: number;
  /** Stop after so many faults; 1 unless told. */
  faults?: number;
  players?: readonly Player<K>[];
  progress?: (orders: number) => void;
};

export type FuzzReport = {
  games: number;
  orders: number;
  found: Found[];
  /** How often each rule fired in play. */
  fired: Fired;
  /** Rules that play never reached. */
  never: string[];
  /** How often each result came. */
  ends: { [winners: string]: number };
  /** The longest game, in answers. */
  longest: number;
};

export function fuzz<K extends Kit>(trial: Trial<K>, options: FuzzOptions<K>): FuzzReport {
  const report: FuzzReport = { games: 0, orders: 0, found: [], fired: {}, never: [], ends: {}, longest: 0 };
  const below = chance(options.seed);
  const players = [undefined, ...(options.players ?? trial.players ?? [])];
  countRules(trial.rulebook.name, report.fired, (aside) => {
    while (report.orders < options.orders && report.found.length < (options.faults ?? 1)) {
      const begun = newGame(trial, below);
      if ('found' in begun) {
        report.found.push(begun.found);
        break;
      }
      const { game } = begun;
      const seated = new Map(game.seats.map(({ seat }) => [seat, players[below(players.length)]]));
      const found = playWatched(trial, game, seated, below, aside);
      report.games += 1;
      report.orders += game.log.length;
      report.longest = Math.max(report.longest, game.log.length);
      const end = game.state.umpire.over?.winners.join(' and ') ?? 'unfinished';
      report.ends[end] = (report.ends[end] ?? 0) + 1;
      if (found !== undefined) report.found.push(found);
      options.progress?.(report.orders);
    }
  });
  report.never = neverFired(trial.rules, report.fired);
  return report;
}

function playWatched<K extends Kit>(
  trial: Trial<K>,
  game: Game<K>,
  seated: ReadonlyMap<Seat, Player<K> | undefined>,
  below: Below,
  aside: Aside,
): Found | undefined {
  const watched = watch(trial, game, aside);
  while (true) {
    let found = aside(watched.look);
    if (found !== undefined) return { fault: found, file: writeFound(game) };
    const owing = awaited(game);
    const seat = owing[below(owing.length)];
    if (seat === undefined) break;
    const sampled = chosenBy(game, seat, below, seated.get(seat));
    if ('fault' in sampled) return { fault: sampled.fault, file: writeFound(game) };
    const length = game.log.length;
    found = watched.move(seat, sampled.answer);
    if (found === undefined) continue;
    const attempt = game.log.length > length ? undefined : { seat, answer: sampled.answer };
    return { fault: found, file: writeFound(game, attempt) };
  }
  const differs = aside(() => replays(game));
  return differs && { fault: differs, file: writeFound(game) };
}

function chosenBy<K extends Kit>(game: Game<K>, seat: Seat, below: Below, player: Player<K> | undefined): Sampled {
  try {
    return answerFor(game, seat, below, player);
  } catch (thrown) {
    return { fault: fault('exception', `choosing an answer for ${seat}: ${String(thrown)}`) };
  }
}

/** The finished game comes out the same when it is played again, from its log and from its file. */
export function replays<K extends Kit>(game: Game<K>): Fault | undefined {
  return caught('replay differs', 'playing the game again', () => {
    const rulebook = game.rulebook as unknown as Rulebook<Kit>;
    const read = readGame(writeGame(game, { seed: true }), [rulebook]);
    if ('errors' in read) return fault('replay differs', read.errors.join('; '));
    if (canonical(read.game.state) === canonical(game.state)) return undefined;
    return fault('replay differs', difference(read.game.state, game.state));
  });
}
