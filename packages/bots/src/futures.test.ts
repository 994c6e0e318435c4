import { type FlatTopGame, flatTopGame, type GameView } from '@ironbottom/flat-top';
import { askOf, awaited, begin, chance, seedFrom, submit, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { experienced } from './captain.js';
import { playedOut, worldsFrom } from './futures.js';
import { blank } from './memory.js';
import { recruit } from './recruit.js';

/** Japan looks for Lexington: some turns into the game, before her air operations. */
function looking(): { view: GameView; law: FlatTopGame['law'] } {
  const begun = begin<FlatTopGame>(
    flatTopGame,
    { scenario: 'rings-around-rabaul', options: {}, charts: {}, set: null },
    { from: 'seed', seed: seedFrom('particles'), entropy: {} },
  );
  if ('errors' in begun) throw new Error(begun.errors.join());
  const { game } = begun;
  const players = new Map(['allied', 'japan'].map((seat) => [seat, recruit.seat(seat, game.law, chance(1))] as const));
  for (;;) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    const view = viewOf(game.state, seat);
    if (ask === undefined) throw new Error('the game is over');
    if (seat === 'japan' && view.public.turn === 1 && ask.rule === '8.10')
      return { view: structuredClone(view), law: game.law };
    submit(game, seat, players.get(seat)?.answer(view, ask, game.desk.ways));
  }
}

const { view, law } = looking();
const where = (worlds: ReturnType<typeof worldsFrom>): number[] =>
  worlds.map(({ state }) => state.seats.allied?.own.tfs[0]?.hex ?? -1);

describe('pictures of what may be there', () => {
  test('agree with the view, byte for byte', () => {
    for (const { state } of worldsFrom(view, law, blank(), chance(3), 4)) expect(viewOf(state, 'japan')).toEqual(view);
  });

  test('have nobody gone home who need not', () => {
    const gone = worldsFrom(view, law, blank(), chance(3), 100).filter(
      ({ state }) => state.seats.allied?.own.left.length,
    );
    expect(gone.length).toBeLessThan(10);
  });

  test('are mostly those that fit what was looked at before', () => {
    const all = where(worldsFrom(view, law, blank(), chance(3), 200));
    const half = [...all].sort((a, b) => a - b)[100] ?? 0;
    const memory = blank();
    memory.possible.fill(1, 0, half);
    const fitting = (hexes: readonly number[]): number => hexes.filter((hex) => hex < half).length;
    expect(fitting(all)).toBeLessThan(120);
    expect(fitting(where(worldsFrom(view, law, memory, chance(3), 200)))).toBeGreaterThan(150);
  });

  test('end the same way again with the same dice, and leave the picture as it was', () => {
    const [world] = worldsFrom(view, law, blank(), chance(3), 1);
    if (world === undefined) throw new Error('nothing could be imagined');
    const before = structuredClone(world.state);
    const play = () => playedOut(world, law, 'japan', experienced, experienced, blank(), 20);
    const first = play();
    expect(first).toBeGreaterThanOrEqual(0);
    expect(first).toBeLessThanOrEqual(1);
    expect(play()).toBe(first);
    expect(world.state).toEqual(before);
  });
});
