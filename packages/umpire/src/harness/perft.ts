/** Decision perft: how many ways a game can go for so many answers, with its own dice. A rules bug changes the count. */
import type { Answer } from '../asks.js';
import { every } from '../every.js';
import { askOf, awaited, type Game } from '../game.js';
import type { Kit } from '../rulebook.js';
import { viewOf } from '../view.js';
import { fork, playOn } from './fork.js';

/** In a window the seats answer in their order: it commutes, so the other orders would only count the same again. */
export function perft<K extends Kit>(game: Game<K>, depth: number): number {
  if (depth === 0) return 1;
  let ways = 0;
  for (const { answer, seat } of answersOf(game)) {
    if (depth === 1) {
      ways += 1;
      continue;
    }
    const next = fork(game);
    playOn(next, seat, answer);
    ways += perft(next, depth - 1);
  }
  return ways;
}

/** The count under each first answer: to find the answer under which two programs disagree. */
export function divide<K extends Kit>(game: Game<K>, depth: number): { answer: Answer; ways: number }[] {
  return [...answersOf(game)].map(({ seat, answer }) => {
    const next = fork(game);
    playOn(next, seat, answer);
    return { answer, ways: perft(next, depth - 1) };
  });
}

function* answersOf<K extends Kit>(game: Game<K>): Generator<{ seat: string; answer: Answer }> {
  const [seat] = awaited(game);
  const ask = seat === undefined ? undefined : askOf(game, seat);
  if (seat === undefined || ask === undefined) return;
  for (const answer of every(viewOf(game.state, seat), ask, game.desk.ways)) yield { seat, answer };
}
