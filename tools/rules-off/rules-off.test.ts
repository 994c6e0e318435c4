import { describe, expect, test } from 'vitest';
import { broken } from './broken.js';
import { draw } from './draw.js';

describe('switching a rule off', { timeout: 60_000 }, () => {
  const config = 'tools/ledger/fixture/vitest.config.ts';
  const files = ['tools/ledger/fixture/citing.fixture.ts'];

  test('breaks no test when no rule is off', async () => {
    expect(await broken(files, undefined, config)).toEqual([]);
  });
  test('breaks the tests that hang on the rule, and no other', async () => {
    expect(await broken(files, 'book 1.1', config)).toEqual(['1.1 holds']);
  });
  test('goes unnoticed where a test cites the rule but asserts nothing of it', async () => {
    expect(await broken(files, 'book 4.1', config)).toEqual([]);
  });
});

describe('drawing rules', () => {
  const rules = Array.from({ length: 50 }, (_, n) => ({ rulebook: 'book', rule: `1.${n}` }));

  test('gives as many as are wanted, none twice, and no more than there are', () => {
    expect(new Set(draw(rules, 10, 'a')).size).toBe(10);
    expect(draw(rules, 99, 'a')).toHaveLength(50);
  });
  test('is the same for the same seed and another for another', () => {
    expect(draw(rules, 10, 'a')).toEqual(draw(rules, 10, 'a'));
    expect(draw(rules, 10, 'a')).not.toEqual(draw(rules, 10, 'b'));
  });
});
