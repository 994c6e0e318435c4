import { chance } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { matchOf, passUntil, tableOf } from './game-testing.js';
import { invariants } from './invariants.js';
import { china1937 } from './scenarios/china-1937.js';
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

it('9.2 some scrambled wars in China begin with Mongolia invaded, and its defenders are set up in the first month', () => {
  const begun = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => scrambled(china1937, chance(seed)));
  const invaded = begun.filter(({ alignment }) => alignment.mongolia === 'allies');
  expect([invaded.length > 0, invaded.length < begun.length]).toEqual([true, true]);
  for (const scenario of invaded.slice(0, 1)) {
    const match = passUntil(matchOf(scenario), ({ phase }, ask) => phase === 'offensives' && ask.rule === '9.2');
    expect(tableOf(match)).toMatchObject({ turn: 1, alignment: { ussr: 'allies' } });
  }
});

it('5.22 a scrambled Khalkhin Gol has Zhukov, who can exploit, with armour beside the enemy', () => {
  const { units, generals } = scrambled(khalkhinGol, chance(1));
  const zhukov = generals.find(({ name }) => name === 'Zhukov');
  expect(zhukov?.exploitation).toBe(2);
  expect(units.some(({ kind, hex }) => kind === 'armor' && hex === zhukov?.hex)).toBe(true);
});
