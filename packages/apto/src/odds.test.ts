import { viewOf } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { battleFrom } from './desk/set-up.js';
import type { LandCombatInput } from './desk/shapes.js';
import { odds as deskOdds, lined } from './desk/testing.js';
import { answer, chinese, lawOf, matchOf, passUntil, question, told, toOffensives, unit } from './game-testing.js';
import { attackOdds } from './odds.js';
import { prospectOf } from './prospect.js';
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

it('5.18 a Banzai is no empty hex: its chance beside the question is that of the desk', () => {
  const input = lined('land-combat', 'Soviet 2x 3/1 -> Japanese 2/1, 1');
  const { clears, charges } = prospectOf(battleFrom(input as LandCombatInput));
  const sum = (wanted: { Banzai: number; 'hex emptied': number }): number =>
    deskOdds('land-combat', input)
      .outcomes.filter(({ measures }) => Object.entries(wanted).every(([name, value]) => measures[name] === value))
      .reduce((total, { chance }) => total + chance, 0);
  const emptied = sum({ Banzai: 0, 'hex emptied': 1 });
  expect(clears - charges).toBeCloseTo(emptied, 12);
  expect(charges).toBeCloseTo(sum({ Banzai: 1, 'hex emptied': 0 }) + sum({ Banzai: 1, 'hex emptied': 1 }), 12);
  expect(charges).toBeGreaterThan(0);
});

it('5.18 whoever attacks Japanese is told of the Banzai, whoever attacks Chinese is not', () => {
  const given = {
    offensives: { china: 1 },
    units: [unit('a', 'W4818'), unit('b', 'W4818'), ...['x', 'y', 'z'].map((id) => chinese(id, 'W4718'))],
  };
  const match = toOffensives(matchOf(given), 'allies');
  answer(match, 'allies', ['stack:W4718:china']);
  answer(match, 'allies', [['x', 'y', 'z'], [], []]);
  passUntil(match, (pub: Pub) => pub.offensive?.step === 'combat');
  const odds = attackOdds(viewOf(match.game.state, 'allies'), lawOf(given), question(match, 'allies'), ['W4818']);
  expect(odds?.note).toMatch(/emptied \d+ % of the time, and \d+ % the Japanese charge instead \(Banzai\)/);
  expect(beside().odds(['W4718'])?.note).not.toContain('Banzai');
});
