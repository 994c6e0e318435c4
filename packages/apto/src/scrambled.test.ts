import { chance } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { matchOf } from './game-testing.js';
import { invariants } from './invariants.js';
import { scenarios } from './scenarios/index.js';
import { khalkhinGol } from './scenarios/khalkhin-gol.js';
import { scrambled } from './scrambled.js';

it.each(scenarios)('$id, scrambled, begins in a position that breaks no rule', (scenario) => {
  for (let seed = 0; seed < 5; seed += 1) {
    const { game } = matchOf(scrambled(scenario, chance(seed)));
    const broken = invariants.flatMap((each) => each.broken(game.state, game.law) ?? []);
    expect(broken, `seed ${seed}`).toEqual([]);
  }
});

it('5.22 a scrambled Khalkhin Gol has Zhukov, who can exploit, with armour beside the enemy', () => {
  const { units, generals } = scrambled(khalkhinGol, chance(1));
  const zhukov = generals.find(({ name }) => name === 'Zhukov');
  expect(zhukov?.exploitation).toBe(2);
  expect(units.some(({ kind, hex }) => kind === 'armor' && hex === zhukov?.hex)).toBe(true);
});
