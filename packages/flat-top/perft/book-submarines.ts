/** Submarines: every move, dive and choice of target written out. */
import type { Hex } from '@ironbottom/hexes';
import { around, at, inTheWest, land, shipsCanCross } from './book-board.js';
import { assignments } from './book-choices.js';

/** 2, 4 A hex next door that is all sea, in play, and not behind a reef. */
const next = (from: Hex): Hex[] =>
  around(from).filter((to) => inTheWest(to) && land(to) === '.' && shipsCanCross(from, to));

/** 2, 4 At most six of them move, one hex each, and at most six are in a hex when they have. `still`: others that stay. */
export function dives(movers: readonly string[], still: readonly string[] = []): number {
  const choices = movers.map((hex) => [at(hex), ...next(at(hex))]);
  const where: Hex[] = still.map(at);
  let ways = 0;
  const go = (i: number, moved: number): void => {
    if (moved > 6) return;
    const here = choices[i];
    if (here === undefined) {
      if (where.every((hex) => where.filter((each) => each === hex).length <= 6)) ways += 1;
      return;
    }
    for (const [n, to] of here.entries()) {
      where.push(to);
      go(i + 1, n === 0 ? moved : moved + 1);
      where.pop();
    }
  };
  go(0, 0);
  return ways;
}

/** 9a Each CL, DD and PG attacks one of the submarines, or none. */
export const hunts = (types: readonly string[], submarines: number): number =>
  assignments(
    types.filter((type) => type === 'CL' || type === 'DD' || type === 'PG').length,
    Array.from({ length: submarines + 1 }, (_, i) => i),
  ).length;
