/** The toy game: small, complete, and as awkward for an umpire as a whole rulebook. Its rules are in docs/toy.md. */
import type { Place, Way, Ways } from '../asks.js';
import type { Rulebook } from '../rulebook.js';
import { cite } from './cite.js';
import { frames } from './frames.js';
import { imagine } from './imagine.js';
import { type Law, law, open } from './law.js';
import { learn } from './learn.js';
import { type Chart, placeName, placeNamed } from './map.js';
import { scenarios } from './scenarios.js';
import { clone, isAlly, type Straits, type View } from './state.js';
import { words } from './words.js';

export const straits: Rulebook<Straits> = {
  name: 'straits',
  edition: '1',
  scenarios: scenarios.map(({ id, title }) => ({ id, title })),
  law,
  seats: () => [
    { seat: 'Blue', party: 'allies' },
    { seat: 'Green', party: 'allies' },
    { seat: 'Red', party: 'red' },
  ],
  open,
  frames,
  learn,
  ways,
  words,
  clone,
  imagine,
};

function ways(law: Law): Ways<View> {
  const { chart } = law;
  const deepWays = chart.terrain.map((_, at) =>
    (chart.beside[at] ?? []).flatMap((to) => (chart.terrain[to] === 'o' ? [{ to, cost: 1 }] : [])),
  );
  return {
    ways: (view, unit, at) => (unit === 'submarine' ? (deepWays[at] ?? []) : steps(view, law, at)),
    placeName: (place) => placeName(chart, place),
    placeNamed: (name) => placeNamed(chart, name),
  };
}

/** 1.1, 1.2, 6.8 Where a ship may go next. */
function steps(view: View, { chart }: Law, at: Place): Way[] {
  const free = chart.free[at];
  if (free !== undefined && isFree(view.public.board, free)) return free;
  return chart.beside[at]?.map((to) => step(view, chart, to)) ?? [];
}

/** Most of the sea is open and empty: then there is nothing to say about any step. */
function isFree(board: readonly string[], ways: readonly Way[]): boolean {
  for (const { to } of ways) if (board[to] !== '') return false;
  return true;
}

function step(view: View, chart: Chart, to: Place): Way {
  const terrain = chart.terrain[to];
  let steps = chart.into;
  if (terrain === '#' && cite('1.1')) steps = chart.ashore;
  else if (terrain === 'H' && !isAlly(view.seat) && cite('6.8')) steps = chart.shut;
  else if (view.public.board[to] !== '' && cite('1.2')) steps = chart.taken;
  return steps[to] ?? { to, cost: 1 };
}
