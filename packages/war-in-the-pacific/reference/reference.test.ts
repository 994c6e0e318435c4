import { expect, it } from 'vitest';
import { ledger } from '../ledger.js';
import { chapters } from './chapters.js';
import { reference } from './index.js';
import { rulings } from './rulings.js';

const texts = Object.entries(reference);
const rules = new Set(ledger.map(({ rule }) => rule));

it('every rule that is not open is explained, and no open one claims to be', () => {
  expect(Object.keys(reference).sort()).toEqual(
    ledger
      .filter(({ state }) => state !== 'open')
      .map(({ rule }) => rule)
      .sort(),
  );
});

it('texts are sentences, no two alike, and send nobody to a rule or ruling that is not there', () => {
  const ids = new Set(rulings.map(({ id }) => id));
  for (const [rule, text] of texts) {
    expect(text, rule).toMatch(/^\S.*[.]$/);
    expect(text.length, rule).toBeLessThan(320);
    for (const named of text.match(/\b\d+\.\d+(\.\d+)*\b/g) ?? []) expect(rules, rule).toContain(named);
    for (const named of text.match(/\bR\d+\b/g) ?? []) expect(ids, rule).toContain(named);
  }
  expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
});

it('every chapter has a name, and no ruling has the number of another', () => {
  for (const rule of rules) expect(chapters, rule).toHaveProperty(rule.split('.')[0] ?? '');
  expect(new Set(rulings.map(({ id }) => id)).size).toBe(rulings.length);
});
