import { expect, test } from 'vitest';
import { barsOf, percent } from './spread.js';

test('bars carry the chance of this number, of less and of more', () => {
  const bars = barsOf([
    { value: 0, chance: 0.25, interval: null },
    { value: 1, chance: 0.5, interval: null },
    { value: 3, chance: 0.25, interval: null },
  ]);
  expect(bars.map(({ name, chance, atLeast, atMost }) => [name, chance, atLeast, atMost])).toEqual([
    ['0', 0.25, 1, 0.25],
    ['1', 0.5, 0.75, 0.75],
    ['3', 0.25, 0.25, 1],
  ]);
});

test('many numbers share bars, and nothing is lost', () => {
  const values = Array.from({ length: 100 }, (_, value) => ({ value, chance: 0.01, interval: null }));
  const bars = barsOf(values);
  expect(bars.length).toBeLessThanOrEqual(32);
  expect(bars[0]?.name).toBe('0–3');
  expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test('what can happen is never written as impossible, nor what may fail as certain', () => {
  expect(percent(0.25)).toBe('25.0 %');
  expect(percent(0.00001)).toBe('<0.1 %');
  expect(percent(0.99999)).toBe('>99.9 %');
  expect(percent(1)).toBe('100.0 %');
});
