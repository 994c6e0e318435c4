import { type FlatTopGame, flatTopGame, type GameView, mapboard } from '@ironbottom/flat-top';
import { askOf, awaited, begin, chance, seedFrom, submit, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { experienced } from './captain.js';
import { galleryOf, playedOut, type World, worldFrom } from './futures.js';
import { blank, type Memory } from './memory.js';
import { type Fleet, noParticles } from './particles.js';
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
function worldsFrom(memory: Memory, count: number): World[] {
  const gallery = galleryOf(view, law, memory, noParticles(), chance(3));
  return Array.from({ length: count }, () => worldFrom(gallery));
}
const where = (worlds: readonly World[]): number[] =>
  worlds.map(({ state }) => state.seats.allied?.own.tfs[0]?.hex ?? -1);

describe('pictures of what may be there', () => {
  test('agree with the view, byte for byte', () => {
    for (const { state } of worldsFrom(blank(), 4)) expect(viewOf(state, 'japan')).toEqual(view);
  });

  test('have nobody gone home who need not', () => {
    const gone = worldsFrom(blank(), 100).filter(({ state }) => state.seats.allied?.own.left.length);
    expect(gone.length).toBeLessThan(10);
  });

  test('are mostly those that fit what was looked at before', () => {
    const all = where(worldsFrom(blank(), 200));
    const half = [...all].sort((a, b) => a - b)[100] ?? 0;
    const memory = blank();
    memory.possible.fill(1, 0, half);
    const fitting = (hexes: readonly number[]): number => hexes.filter((hex) => hex < half).length;
    expect(fitting(all)).toBeLessThan(120);
    expect(fitting(where(worldsFrom(memory, 200)))).toBeGreaterThan(150);
  });

  test('lie near what was carried on from turns before', () => {
    const hexes = where(worldsFrom(blank(), 40));
    const at = Math.max(...hexes);
    const carried: Fleet = { hex: at, course: 0, ships: ['Lexington'], carriers: true, anchored: false };
    const gallery = galleryOf(view, law, blank(), { turn: view.public.turn, all: [[carried]] }, chance(3));
    const near = where(Array.from({ length: 10 }, () => worldFrom(gallery))).map((hex) => mapboard.distance(hex, at));
    const all = hexes.map((hex) => mapboard.distance(hex, at));
    const mean = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0) / of.length;
    expect(mean(near)).toBeLessThan(mean(all) / 2);
  });

  test('end the same way again with the same dice, and leave the picture as it was', () => {
    const [world] = worldsFrom(blank(), 1);
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
