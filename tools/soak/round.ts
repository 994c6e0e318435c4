/** One round of soaking: some thousand answers under watch, then some hundred states searched for leaks. */
import type { Kit } from '@ironbottom/umpire';
import { type Found, fuzz, secrecy, type Trial } from '@ironbottom/umpire/harness';

export type Round = {
  rulebook: string;
  seed: number;
  games: number;
  orders: number;
  states: number;
  fired: { [rule: string]: number };
  found: Found[];
};

export type Size = { orders: number; states: number };

export function playRound<K extends Kit>(
  trial: Trial<K>,
  seed: number,
  { orders, states }: Size,
  name = trial.rulebook.name,
): Round {
  const played = fuzz(trial, { seed, orders });
  const round = {
    rulebook: name,
    seed,
    games: played.games,
    orders: played.orders,
    fired: played.fired,
  };
  if (played.found.length > 0) return { ...round, states: 0, found: played.found };
  const kept = secrecy(trial, { seed, states });
  return { ...round, states: kept.states, found: kept.found };
}
