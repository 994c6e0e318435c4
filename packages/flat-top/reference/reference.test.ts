/** Every rule has its explanation, and an explanation sends nobody to a rule or ruling that is not there. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ledger } from '../ledger.js';
import { reference } from './index.js';

const page = readFileSync(new URL('../../../docs/rulebooks/flat-top.md', import.meta.url), 'utf8');
const rules = new Set(ledger.map(({ rule }) => rule));
const texts = Object.entries(reference);

/** In bold with their number, and still in force. */
const rulings = new Set([...page.matchAll(/\*\*(R\d+[a-z]?)\b(?! is withdrawn)/g)].map(([, id]) => id));

/** 16.10.2, SC3.5a, OPT-EPF.6d, CHART-crt: what the page makes links of. */
const rulesIn = (text: string): string[] =>
  text.match(/\b\d+\.\d+(?:\.\d+)*(?:-classes)?\b|\b(?:SC\d|OPT|CHART)\b(?:[-.]?\w+)*/g) ?? [];
const rulingsIn = (text: string): string[] => text.match(/\bR\d+[a-z]?\b/g) ?? [];

describe('the reference', () => {
  it('explains every entry of the ledger, and nothing else', () => {
    expect(new Set(Object.keys(reference))).toEqual(rules);
  });

  it('explains in a few sentences: none shorter than 40 characters, none longer than 700', () => {
    for (const [rule, text] of texts) {
      expect(text.length, rule).toBeGreaterThanOrEqual(40);
      expect(text.length, rule).toBeLessThanOrEqual(700);
      expect(text, rule).toMatch(/^\S.*[.]$/);
    }
  });

  it('says more than the title, and no two rules are explained alike', () => {
    for (const { rule, title } of ledger) expect(reference[rule]?.toLowerCase(), rule).not.toBe(title.toLowerCase());
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
  });

  it('names only rules that are in the ledger', () => {
    const named = texts.flatMap(([rule, text]) => rulesIn(text).map((each) => ({ rule, named: each })));
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter((each) => !rules.has(each.named))).toEqual([]);
  });

  it('names only rulings that are in force', () => {
    const named = texts.flatMap(([rule, text]) => rulingsIn(text).map((each) => ({ rule, named: each })));
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((each) => !rulings.has(each.named))).toEqual([]);
    expect(rulings).not.toContain('R128a');
  });
});
