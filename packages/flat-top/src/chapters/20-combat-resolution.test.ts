import { describe, expect, test } from 'vitest';
import { battleOf } from '../testing.js';
import { battleStep } from './15-combat.js';
import { needDie, noDie, resultOf } from './20-combat-resolution.js';

const rulesWith = (options = {}) => battleOf(battleStep(), { options }).rules;
const rules = rulesWith();
const faces = [1, 2, 3, 4, 5, 6];

describe('combat resolution', () => {
  test('20.1 hits are found by hit table and number of attacking factors', () => {
    expect([1, 6, 12, 20, 25, 50].map((factors) => resultOf(rules, 12, factors, 3))).toEqual([0, 2, 4, 7, 9, 19]);
    expect([1, 5, 9, 15].map((table) => resultOf(rules, table, 20, 4))).toEqual([1, 3, 5, 9]);
  });

  test('20.2 no table is below 1 or above 15, however many modifiers apply', () => {
    expect(resultOf(rules, -7, 50, 3)).toBe(resultOf(rules, 1, 50, 3));
    expect(resultOf(rules, 19, 50, 3)).toBe(23);
  });

  test('20.3 the die takes two or one off the Result Number, leaves it, or adds one or two; never less than no hits', () => {
    expect(faces.map((face) => resultOf(rules, 8, 14, face))).toEqual([2, 3, 4, 4, 5, 6]);
    expect(faces.map((face) => resultOf(rules, 8, 3, face))).toEqual([0, 0, 1, 1, 2, 3]);
  });

  test('20.3 a star is one hit on a 6 and nothing else', () => {
    expect(faces.map((face) => resultOf(rules, 1, 2, face))).toEqual([0, 0, 0, 0, 0, 1]);
  });

  test('20.3 more than 50 factors take 50 and the rest on their own columns, with the same die (R110)', () => {
    expect(resultOf(rules, 8, 64, 3)).toBe(13 + 4);
    expect(resultOf(rules, 8, 120, 6)).toBe(15 + 15 + 7);
    expect(needDie(rules, '20.3', 'allied', 8, 64)?.classOf?.(3)).toBe(17);
  });

  test('20.3 faces with the same hits are one class, for the odds', () => {
    const classes = (table: number, factors: number) =>
      faces.map((face) => needDie(rules, '20.3', 'japan', table, factors)?.classOf?.(face));
    expect(classes(8, 14)).toEqual([2, 3, 4, 4, 5, 6]);
    expect(classes(1, 2)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(needDie(rules, '20.3', 'japan', 8, 14)).toBe(needDie(rules, '20.3', 'japan', 8, 13));
  });
});

describe('less luck', () => {
  test('OPT-LL.1 no die is rolled: hits are the Result Number, and a star is nothing', () => {
    const tame = rulesWith({ lessLuck: 1 });
    expect(needDie(tame, '20.3', 'allied', 8, 14)).toBeUndefined();
    expect(resultOf(tame, 8, 14, noDie)).toBe(4);
    expect(resultOf(tame, 1, 2, noDie)).toBe(0);
  });

  test('OPT-LL.2 the die moves the result by one at most; a star still hits on a 6', () => {
    const tame = rulesWith({ lessLuck: 2 });
    expect(faces.map((face) => resultOf(tame, 8, 14, face))).toEqual([3, 3, 4, 4, 5, 5]);
    expect(faces.map((face) => resultOf(tame, 1, 2, face))).toEqual([0, 0, 0, 0, 0, 1]);
  });
});
