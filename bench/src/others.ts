/** Whole games of the other rulebooks at random: battles of War in the Pacific and campaigns of APTO. */
import { shelved } from '@ironbottom/shelf';
import {
  askOf,
  awaited,
  begin,
  chance,
  type Kit,
  type Rulebook,
  sample,
  seedFrom,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import { type Line, rateLine, type Section } from './lines.js';
import { type Contender, clock, race } from './measure.js';

/** What a game at random may take, in milliseconds. */
type Match = { rulebook: string; scenario: string; most: number };

const surface: readonly Match[] = ['savo-island', 'cape-esperance', 'tassafaronga', 'esperance-search'].map(
  (scenario) => ({
    rulebook: 'war-in-the-pacific',
    scenario,
    most: 10,
  }),
);
const china: readonly Match[] = [{ rulebook: 'apto', scenario: 'china-1937', most: 2000 }];

export const actions: Section = {
  name: 'actions',
  title: 'War in the Pacific, whole surface actions: set up, asked, judged, played, told and logged to the end',
  run: (effort, progress) =>
    race(surface.map(gamesOf), { ...effort, warmUpMs: 4 * effort.warmUpMs }, progress).map(lineOf(surface)),
};

export const campaigns: Section = {
  name: 'campaigns',
  title: 'APTO, whole campaigns in China from July 1937 to December 1938',
  run: (effort, progress) =>
    race(china.map(gamesOf), { ...effort, roundMs: 8 * effort.roundMs }, progress).map(lineOf(china)),
};

/** A rate is what is measured; what a person wants to know is how long one game takes. */
const lineOf =
  (matches: readonly Match[]) =>
  (rates: Parameters<typeof rateLine>[0], i: number): Line => ({
    ...rateLine(rates, 'ms'),
    figure: 1000 / rates.median,
    best: 1000 / rates.best,
    goal: { of: 'figure', most: matches[i]?.most ?? 0 },
  });

function gamesOf({ rulebook, scenario }: Match): Contender {
  const found = shelved(rulebook, scenario);
  if (found === undefined) throw new Error(`there is no ${rulebook}/${scenario} on the shelf`);
  let nth = 0;
  return {
    name: `${scenario}, a game at random`,
    run() {
      nth += 1;
      const start = clock();
      play(found.rulebook, scenario, nth);
      return { count: 1, ms: clock() - start };
    },
  };
}

function play<K extends Kit>(rulebook: Rulebook<K>, scenario: string, nth: number): void {
  const setup = { scenario, options: {}, charts: {}, set: null };
  const begun = begin(rulebook, setup, { from: 'seed', seed: seedFrom(`${scenario} ${nth}`), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join('\n'));
  const { game } = begun;
  const below = chance(nth);
  while (game.state.umpire.over === null) {
    for (const seat of awaited(game)) {
      const ask = askOf(game, seat);
      const answer = ask && sample(viewOf(game.state, seat), ask, below, game.desk.ways);
      if (answer === undefined) throw new Error(`${seat} has no legal answer`);
      const played = submit(game, seat, answer);
      if ('refusal' in played) throw new Error(`${seat} was refused: ${played.refusal.why} (${played.refusal.rule})`);
    }
  }
}
