import { askOf, awaited, type Bot, begin, chance, sample, seedFrom, submit, viewOf } from '@ironbottom/umpire';
import { type GroundGame, type Side, warInThePacificGround } from '@ironbottom/war-in-the-pacific';
import { expect, it } from 'vitest';
import { groundRecruit } from './ground.js';

const lot: Pick<Bot<GroundGame>, 'seat'> = {
  seat: (_seat, _law, below) => ({ answer: (view, ask) => sample(view, ask, below) ?? [] }),
};

function winnerOf(scenario: string, recruit: Side, nth: number): string | undefined {
  const setup = { scenario, options: {}, charts: {}, set: null };
  const begun = begin(warInThePacificGround, setup, { from: 'seed', seed: seedFrom(`ashore ${nth}`), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join());
  const { game } = begun;
  const below = chance(nth + 1);
  const players = {
    japan: (recruit === 'japan' ? groundRecruit : lot).seat('japan', game.law, below),
    allies: (recruit === 'allies' ? groundRecruit : lot).seat('allies', game.law, below),
  };
  for (let [seat] = awaited(game); seat !== undefined; [seat] = awaited(game)) {
    const ask = askOf(game, seat);
    if (ask === undefined) break;
    const player = seat === 'japan' ? players.japan : players.allies;
    const played = submit(game, seat, player.answer(viewOf(game.state, seat), ask, undefined));
    if ('refusal' in played) throw new Error(`${seat} is refused: ${played.refusal.why}`);
  }
  return game.state.umpire.over?.winners[0];
}

it.each([
  ['kokoda', 'japan'],
  ['kokoda', 'allies'],
  ['henderson-field', 'japan'],
  ['henderson-field', 'allies'],
  ['tulagi', 'japan'],
  ['tulagi', 'allies'],
  ['mogaung', 'japan'],
  ['mogaung', 'allies'],
] as const)('ashore in %s a recruit for %s beats chance, and is never refused', (scenario, side) => {
  const games = Array.from({ length: 20 }, (_, nth) => winnerOf(scenario, side, nth));
  expect(games.filter((winner) => winner === side).length).toBeGreaterThanOrEqual(16);
});
