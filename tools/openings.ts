/**
 * The admiral's book of openings, measured: every plan of every side against a captain.
 *   node tools/dist/openings.js [--games 100] SCENARIO…
 * Prints what packages/bots/src/openings.ts holds. A few minutes for each scenario.
 */
import { parseArgs } from 'node:util';
import { experienced, officer, plansFor } from '@ironbottom/bots';
import { type FlatTopGame, flatTopGame, type Side, sides } from '@ironbottom/flat-top';
import { askOf, awaited, begin, chance, type Game, numberFrom, seedFrom, submit, viewOf } from '@ironbottom/umpire';

const { values, positionals } = parseArgs({
  options: { games: { type: 'string', default: '100' } },
  allowPositionals: true,
});
const games = Number(values.games);

function opened(scenario: string, word: string): Game<FlatTopGame> {
  const begun = begin<FlatTopGame>(
    flatTopGame,
    { scenario, options: {}, charts: {}, set: null },
    { from: 'seed', seed: seedFrom(word), entropy: {} },
  );
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  return begun.game;
}

/** 1 for a game that the side wins by this doctrine, one half for a draw. */
function result(scenario: string, side: Side, doctrine: typeof experienced, word: string): number {
  const game = opened(scenario, word);
  const players = new Map<string, ReturnType<typeof officer>>(
    sides.map((each) => {
      const below = chance(numberFrom(`${word} ${each}`));
      const how = each === side ? doctrine : experienced;
      return [each, officer(each, game.law, below, () => how, silently)];
    }),
  );
  while (game.state.umpire.over === null) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    const player = players.get(seat);
    if (ask === undefined || player === undefined) throw new Error(`nobody answers for ${seat}`);
    submit(game, seat, player.answer(viewOf(game.state, seat), ask, game.desk.ways));
  }
  const { winners } = game.state.umpire.over;
  return winners.length === 1 ? Number(winners[0] === side) : 0.5;
}

const silently = (): void => undefined;

for (const scenario of positionals) {
  const { law } = opened(scenario, 'book');
  for (const side of sides)
    for (const { id, doctrine } of plansFor(law, side, experienced)) {
      let sum = 0;
      for (let i = 0; i < games; i++) sum += result(scenario, side, doctrine, `book ${i}`);
      console.log(`${scenario} ${side} ${id}: ${(sum / games).toFixed(3)}`);
    }
}
