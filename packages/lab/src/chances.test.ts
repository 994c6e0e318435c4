import { describe, expect, test } from 'vitest';
import { meanOf, ratingsOf, shareOf } from './chances.js';

describe('shares', () => {
  test('have the interval of Wilson', () => {
    expect(shareOf(8, 10)).toEqual({ share: 0.8, low: 0.4902, high: 0.9433 });
    expect(shareOf(0, 10)).toEqual({ share: 0, low: 0, high: 0.2775 });
    expect(shareOf(10, 10)).toEqual({ share: 1, low: 0.7225, high: 1 });
  });

  test('of no games could be anything', () => {
    expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});

describe('means', () => {
  test('have the interval of the normal distribution', () => {
    expect(meanOf([1, 2, 3, 4, 5])).toEqual({ mean: 3, low: 1.61, high: 4.39 });
    expect(meanOf([7])).toEqual({ mean: 7, low: 7, high: 7 });
  });
});

/** As if everybody had met everybody so often that one drawn game more shows in no digit. */
const often = 1e9;

describe('ratings', () => {
  test('two programs: three of four games are 191 points', () => {
    const [one, two] = ratingsOf([
      [0, 0.75 * often],
      [0.25 * often, 0],
    ]);
    expect(one?.elo).toBe(1595);
    expect(two?.elo).toBe(1405);
  });

  test('two programs: the interval is that of the log of the odds', () => {
    const [one] = ratingsOf([
      [0, 74.5],
      [24.5, 0],
    ]);
    // With the drawn game 75 to 25: half of the odds' 1.96 / sqrt(100 * 0.75 * 0.25), for the mean is held.
    const half = ((400 / Math.LN10) * 1.959964) / Math.sqrt(100 * 0.75 * 0.25) / 2;
    expect((one?.high ?? 0) - (one?.low ?? 0)).toBeCloseTo(2 * half, -1);
  });

  test('three programs come out with the strengths their results were made from', () => {
    const strengths = [4, 2, 1];
    const won = strengths.map((a, i) => strengths.map((b, j) => (i === j ? 0 : (often * a) / (a + b))));
    const elos = ratingsOf(won).map(({ elo }) => elo);
    expect(elos).toEqual([1620, 1500, 1380]);
  });

  test('whoever never lost is strong, not infinitely strong, and 1500 is the mean', () => {
    const [one, two] = ratingsOf([
      [0, 10],
      [0, 0],
    ]);
    expect(one?.elo).toBe(1764);
    expect((one?.elo ?? 0) + (two?.elo ?? 0)).toBe(3000);
    expect(one?.low).toBeGreaterThan(1500);
  });
});
