import { expect, test } from 'vitest';
import { readText, testFiles } from '../checkout.js';
import { rulingsIn } from '../reference/read.js';

test('every ruling of War in the Pacific is named by one of its tests', () => {
  const own = testFiles().filter((file) => file.startsWith('packages/war-in-the-pacific/'));
  const named = new Set(own.flatMap((file) => readText(file).match(/\bR\d+\b/g) ?? []));
  const rulings = rulingsIn(readText('docs/rulebooks/war-in-the-pacific.md')).map(({ id }) => id);
  expect(rulings.length).toBeGreaterThan(90);
  expect(rulings.filter((id) => !named.has(id))).toEqual([]);
});
