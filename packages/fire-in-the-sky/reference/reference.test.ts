/** Every rule has its explanation, and an explanation sends nobody to a rule or ruling that is not there. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ledger } from '../ledger.js';
import { reference } from './index.js';
import { rulings } from './rulings.js';

const rules = new Set(ledger.map(({ rule }) => rule));
const texts = Object.entries(reference);
const known = new Set(rulings.map(({ id }) => id));

const rulesIn = (text: string): string[] =>
  text.match(/\b\d+\.\d+(?:\.\d+)*[ab]?\b|\bCARD-[a-z]+(?:[-.][a-z0-9]+)*/g) ?? [];
const rulingsIn = (text: string): string[] => text.match(/\bR\d+[a-z]?\b/g) ?? [];

describe('the reference', () => {
  it('explains every entry of the ledger, and nothing else', () => {
    expect(new Set(Object.keys(reference))).toEqual(rules);
  });

  it('explains in a few sentences, no two alike', () => {
    for (const [rule, text] of texts) {
      expect(text.length, rule).toBeGreaterThanOrEqual(40);
      expect(text.length, rule).toBeLessThanOrEqual(700);
      expect(text, rule).toMatch(/^\S.*[.]$/);
    }
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
  });

  it('names only rules of the ledger and rulings that are there', () => {
    for (const [rule, text] of texts) {
      expect(
        rulesIn(text).filter((each) => !rules.has(each)),
        rule,
      ).toEqual([]);
      expect(
        rulingsIn(text).filter((each) => !known.has(each)),
        rule,
      ).toEqual([]);
    }
  });

  it('every ruling is in the name of a test', () => {
    const source = new URL('../src/', import.meta.url);
    const files = readdirSync(source, { recursive: true }).map((name) => new URL(String(name), source));
    const tests = files
      .filter((file) => file.pathname.endsWith('.test.ts') && statSync(file).isFile())
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const named = new Set(
      [...tests.matchAll(/(?:it|describe)(?:\.each\([^)]*\))?\(\s*['"`](.*)/g)].flatMap(([, name = '']) =>
        rulingsIn(name),
      ),
    );
    expect([...known].filter((id) => Number(id.slice(1)) < 30 && !named.has(id))).toEqual([]);
  });
});
