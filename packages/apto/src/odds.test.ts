import { viewOf } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { answer, chinese, lawOf, matchOf, passUntil, question, told, toOffensives, unit } from './game-testing.js';
import { attackOdds } from './odds.js';
import type { Pub } from './state.js';

/** Two divisions beside a Chinese army, asked what to attack. */
function beside() {
  const given = {
    offensives: { japan: 1 },
    units: [unit('a', 'W4818'), unit('b', 'W4818'), chinese('x', 'W4718')],
  };
  const match = toOffensives(matchOf(given));
  answer(match, 'japan', ['stack:W4818:japan']);
  answer(match, 'japan', [['a', 'b'], [], []]);
  passUntil(match, (pub: Pub) => pub.offensive?.step === 'combat');
  const odds = (picked: string[]) =>
    attackOdds(viewOf(match.game.state, 'japan'), lawOf(given), question(match, 'japan'), picked);
  return { match, odds };
}

it('5.14 the strengths beside the question are those of the fight, and the chances those of its die', () => {
  const { match, odds } = beside();
  const all = odds(['W4718']);
  expect(all?.rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  answer(match, 'japan', ['W4718']);
  expect(question(match, 'japan').prompt).toContain('6 against 2: 3:1');
  expect(odds(['a', 'b'])?.rows).toEqual(all?.rows);
  const alone = odds(['a']);
  expect(alone?.note).toContain('3 against 2: 1:1');
  expect(alone?.rows).not.toEqual(all?.rows);
  expect(odds([])).toBeNull();
  answer(match, 'japan', ['a', 'b']);
  passUntil(match, (pub) => pub.offensive === null);
  expect(told(match, 'odds').at(-1)?.data).toMatchObject({ attack: 6, defence: 2, odds: '3:1' });
});
