/** APTO: who of all nations can trace supply from every hex of the map, on positions of games that were played. */
import { type AptoPublic, apto, type Nation, sideOf, situationOf, tracesFrom } from '@ironbottom/apto';
import { askOf, awaited, begin, chance, sample, seedFrom, submit, viewOf } from '@ironbottom/umpire';
import type { Section } from './lines.js';
import { clock, median, percentile } from './measure.js';

/** More than a rulebook keeps in mind, so that each is worked out from nothing. */
const positions = 60;
const apart = 12;
const most = 5;

export const supply: Section = {
  name: 'supply',
  title: 'APTO, zones and lines of supply of every nation at war, from every hex of land',
  run(effort) {
    const made = apto.law(setup);
    if ('errors' in made) throw new Error(made.errors.join('\n'));
    const { map } = made.law;
    const boards = collected();
    let fed = 0;
    const trace = (board: AptoPublic): void => {
      const situation = situationOf(board, map);
      for (const name of Object.keys(board.alignment)) {
        const nation = name as Nation;
        if (sideOf(board, nation) === 'neutral') continue;
        for (const { id } of map.land) if (tracesFrom(board, situation, nation, id)) fed += 1;
      }
    };
    const all: number[] = [];
    for (const [round, leastMs] of [effort.warmUpMs, effort.roundMs * effort.rounds].entries())
      for (let spent = 0; spent < leastMs; )
        for (const board of boards) {
          const start = clock();
          trace(board);
          const ms = clock() - start;
          spent += ms;
          if (round > 0) all.push(ms);
        }
    if (fed === 0) throw new Error('nobody can trace supply');
    return [
      {
        ...{ name: `${positions} positions, ${map.land.length} hexes`, unit: 'ms', times: null },
        ...{ figure: median(all), best: percentile(all, 0), p95: percentile(all, 0.95) },
        ...{ goal: { of: 'p95', most }, note: `${percentile(all, 1).toFixed(1)} ms at worst` },
      },
    ];
  },
};

const setup = { scenario: 'china-1937', options: {}, charts: {}, set: null };

/** The board after every dozen answers of games played at random. */
function collected(): AptoPublic[] {
  const boards: AptoPublic[] = [];
  for (let nth = 1; boards.length < positions; nth += 1) {
    const begun = begin(apto, setup, { from: 'seed', seed: seedFrom(`supply ${nth}`), entropy: {} });
    if ('errors' in begun) throw new Error(begun.errors.join('\n'));
    const { game } = begun;
    const below = chance(nth);
    for (let orders = 0; game.state.umpire.over === null && boards.length < positions; ) {
      for (const seat of awaited(game)) {
        const ask = askOf(game, seat);
        const answer = ask && sample(viewOf(game.state, seat), ask, below, game.desk.ways);
        if (answer === undefined) throw new Error(`${seat} has no legal answer`);
        submit(game, seat, answer);
        orders += 1;
        if (orders % apart === 0) boards.push(structuredClone(game.state.public));
      }
    }
  }
  return boards;
}
