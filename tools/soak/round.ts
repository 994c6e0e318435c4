/** One round of soaking: some thousand answers under watch, then some hundred states searched for leaks. */
import { type Tried, type WireReport, wireSecrecy } from '@ironbottom/server/secrecy';
import { workspace } from '@ironbottom/shelf';
import type { Kit } from '@ironbottom/umpire';
import { type Found, fuzz, secrecy, type Trial } from '@ironbottom/umpire/harness';

export type Round = {
  rulebook: string;
  seed: number;
  games: number;
  orders: number;
  states: number;
  /** Drawn from what seats see in those. */
  imagined: number;
  fired: { [rule: string]: number };
  found: Found[];
  /** What was compared on the wire, where that was looked at. */
  wire?: Pick<WireReport, 'pairs' | 'told' | 'frames' | 'bytes'>;
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
  if (played.found.length > 0) return { ...round, states: 0, imagined: 0, found: played.found };
  const kept = secrecy(trial, { seed, states });
  return { ...round, states: kept.states, imagined: kept.imagined, found: kept.found };
}

/** The same game through a server's frames: two worlds that a seat cannot tell apart are sent it byte for byte alike. */
export function playWireRound<K extends Kit>(
  trial: Trial<K>,
  seed: number,
  states: number,
  name = trial.rulebook.name,
): Round {
  const { matches, found, ...wire } = wireSecrecy(trial as unknown as Tried, workspace, { seed, states });
  const faults = found.map((what) => ({
    fault: { kind: 'leak in the view' as const, what: `on the wire: ${what}` },
    file: '',
  }));
  const { states: looked } = wire;
  return {
    rulebook: name,
    seed,
    games: matches,
    orders: 0,
    states: looked,
    imagined: 0,
    fired: {},
    found: faults,
    wire,
  };
}
