import { expect, test } from 'vitest';
import { battleScene } from './board-battle.js';
import type { GameView } from './game-kit.js';

const formation = (id: string, factors: number) => ({
  id,
  lots: [{ plane: 'Mavis', factors, altitude: 'low', arms: 'none' }],
});

test('formations of which the same is left are one line of the battle', () => {
  const yours = [formation('A1', 2), formation('A2', 0), formation('A3', 2)];
  const theirs = ['Z1', 'Z2', 'Z3', 'Z4'].map((id) => formation(id, 1));
  const scene = battleScene({
    public: { battle: { hex: 7 } },
    own: { battle: { air: yours, formations: ['AF 1', 'AF 2', 'AF 3'], ships: [], base: null } },
    knows: { battle: { air: theirs, ships: [], base: null, marks: { air: true, ships: false } } },
  } as unknown as GameView);
  expect(scene?.sides.map(({ units }) => units.map(({ text, state }) => `${text}: ${state}`))).toEqual([
    ['AF 1 (A1), AF 3 (A3): 2 Mavis low each', 'AF 2 (A2): nothing'],
    ['4 formations: 1 Mavis low each'],
  ]);
});
