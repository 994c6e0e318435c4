import { expect, test } from 'vitest';
import { certain, meanOf, plus, plusDie, tails, trimmed } from './chances.js';

test('two dice come to seven once in six, whichever way they are added', () => {
  const dice = plusDie(plusDie(certain, 6), 6);
  const faces = plus(plus(certain, [1, 2, 3, 4, 5, 6]), [1, 2, 3, 4, 5, 6]);
  expect(dice.from).toBe(2);
  expect(dice.each[5]).toBeCloseTo(1 / 6, 12);
  for (const [i, chance] of faces.each.entries()) expect(dice.each[i]).toBeCloseTo(chance, 12);
});

test('the chance of as much and of as little are counted with what came', () => {
  const attack = plus(certain, [0, 0, 1, 1, 2, 3]);
  expect(meanOf(attack)).toBeCloseTo(7 / 6, 12);
  expect(tails(attack, 2).more).toBeCloseTo(1 / 3, 12);
  expect(tails(attack, 2).less).toBeCloseTo(5 / 6, 12);
});

test('a thousand dice keep a whole chance', () => {
  let dice = certain;
  for (let i = 0; i < 1000; i += 1) dice = plusDie(dice, 6);
  expect(dice.each.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  expect(meanOf(dice)).toBeCloseTo(3500, 6);
  expect(trimmed(dice).each.length).toBeLessThan(dice.each.length / 5);
});
