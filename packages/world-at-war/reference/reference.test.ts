/** Every rule has its explanation, and an explanation sends nobody to a rule or ruling that is not there. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ledger } from '../ledger.js';
import { reference } from './index.js';
import { rulings } from './rulings.js';

const rules = new Set(ledger.map(({ rule }) => rule));
const texts = Object.entries(reference);
const page = readFileSync(new URL('../../../docs/rulebooks/world-at-war.md', import.meta.url), 'utf8');

describe('the reference', () => {
  it('explains every entry of the ledger, and nothing else', () => {
    expect(new Set(Object.keys(reference))).toEqual(rules);
  });
  it('explains in a few sentences, and no two rules alike', () => {
    for (const [rule, text] of texts) {
      expect(text.length, rule).toBeGreaterThanOrEqual(20);
      expect(text.length, rule).toBeLessThanOrEqual(500);
      expect(text, rule).toMatch(/^\S.*[.]$/);
    }
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
  });
  it('names only rules that are in the ledger, and rulings that are on the page', () => {
    const ids = new Set(rulings.map(({ id }) => id));
    for (const [rule, text] of texts) {
      for (const named of text.match(/\b20\.\d+[A-Z]?/g) ?? []) expect(rules, rule).toContain(named);
      for (const named of text.match(/\bR\d+\b/g) ?? []) expect(ids, rule).toContain(named);
    }
  });
  it('every ruling names rules of the ledger, or chapters that it says are not in the source', () => {
    const named = rulings.flatMap((ruling) => ruling.rules).filter((rule) => rule.startsWith('20.'));
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((rule) => !rules.has(rule))).toEqual([]);
    expect(rulings.map(({ id }) => id).length).toBe(new Set(page.match(/\*\*R\d+/g)).size);
  });
});
