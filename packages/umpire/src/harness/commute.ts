/** Simultaneous means commuting: the answers of a window may come in any order. */
import type { Answer } from '../asks.js';
import { type Event, hears, type Seat } from '../events.js';
import { awaited, type Game } from '../game.js';
import { canonical } from '../hash.js';
import type { Below, Kit } from '../rulebook.js';
import { difference } from './difference.js';
import { type Fault, fault } from './fault.js';
import { fork, playOn } from './fork.js';
import { answerFor } from './look.js';

/** More seats than this are taken four at a time. */
const mostSeats = 4;

export function commutes<K extends Kit>(game: Game<K>, below: Below): Fault | undefined {
  const owing = awaited(game);
  while (owing.length > mostSeats) owing.splice(below(owing.length), 1);
  if (owing.length < 2) return undefined;
  const answers: { seat: Seat; answer: Answer }[] = [];
  for (const seat of owing) {
    const sampled = answerFor(game, seat, below);
    if ('fault' in sampled) return sampled.fault;
    answers.push({ seat, answer: sampled.answer });
  }
  const first = playAll(game, answers);
  const text = canonical(first);
  for (const order of permutations(answers)) {
    if (order.every((each, i) => each === answers[i])) continue;
    const outcome = playAll(game, order);
    if (canonical(outcome) === text) continue;
    const again = playAll(game, answers);
    if (canonical(again) !== text) {
      return fault('replay differs', `the same answers in the same order, ${difference(again, first)}`);
    }
    const names = order.map(({ seat }) => seat).join(', ');
    return fault('window does not commute', `answered in the order ${names}, ${difference(outcome, first)}`);
  }
  return undefined;
}

type Outcome = { state: unknown; heard: { [seat: Seat]: Event[] } };

function playAll<K extends Kit>(game: Game<K>, order: readonly { seat: Seat; answer: Answer }[]): Outcome {
  const other = fork(game);
  const heard: Outcome['heard'] = {};
  for (const { seat } of game.seats) heard[seat] = [];
  for (const { seat, answer } of order) {
    for (const event of playOn(other, seat, answer).events) {
      for (const to in heard) if (hears(event, to)) heard[to]?.push(event);
    }
  }
  return { state: other.state, heard };
}

function* permutations<T>(list: readonly T[]): Generator<T[]> {
  if (list.length < 2) yield [...list];
  for (const [i, first] of list.entries()) {
    if (list.length < 2) return;
    for (const rest of permutations([...list.slice(0, i), ...list.slice(i + 1)])) yield [first, ...rest];
  }
}
