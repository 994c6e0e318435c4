import { askOf } from '@ironbottom/umpire';
import { expect, test } from 'vitest';
import { fleetOdds } from './odds.js';
import { formed } from './testing.js';

const set = {
  rounds: 2,
  japan: { ships: ['Shokaku', 'Zuikaku'], damaged: [], CA: 4, DD: 6, CVE: 0 },
  allies: { ships: ['Washington'], damaged: [], CA: 4, DD: 8, CVE: 0 },
};

test('20.51 before planes are sent their chances are told, and with more of them they are better', () => {
  const { game, view } = formed('carrier-duel', [5, 5, 1, 1], set).both([['search A1']], [['search J1']]);
  const ask = askOf(game, 'japan');
  if (ask === undefined) throw new Error('Japan is not asked');
  const sunk = (squadrons: number): number =>
    fleetOdds(view('japan'), game.law, ask, [{ 'A1 washington': squadrons }])?.rows[0]?.chance ?? 0;
  expect(fleetOdds(view('japan'), game.law, ask, [{}])).toBeNull();
  // One squadron never scores four hits; a natural 12 damages her at most.
  expect(sunk(1)).toBe(0);
  expect(sunk(6)).toBeGreaterThan(sunk(4));
  expect(sunk(6)).toBeLessThan(1);
});
