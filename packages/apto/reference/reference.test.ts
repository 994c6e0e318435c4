/** Every rule that is implemented has its explanation, and an explanation sends nobody to a rule or ruling that is not there. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ledger } from '../ledger.js';
import { reference } from './index.js';
import { rulings } from './rulings.js';

const rules = new Set(ledger.map(({ rule }) => rule));
const texts = Object.entries(reference);
const known = new Set(rulings.map(({ id }) => id));
const rulingsIn = (text: string): string[] => text.match(/\bR\d+[a-z]?\b/g) ?? [];

describe('the reference', () => {
  it('explains every rule that is implemented', () => {
    const wanted = ledger.filter(({ state }) => state === 'implemented');
    expect(wanted.filter(({ rule }) => reference[rule] === undefined).map(({ rule }) => rule)).toEqual([]);
    expect(Object.keys(reference).filter((rule) => !rules.has(rule))).toEqual([]);
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
        (text.match(/\b\d+\.\d+\b/g) ?? []).filter((each) => !rules.has(each)),
        rule,
      ).toEqual([]);
      expect(
        rulingsIn(text).filter((each) => !known.has(each)),
        rule,
      ).toEqual([]);
    }
  });

  it('every ruling is in the name of a test', () => {
    const source = new URL('../', import.meta.url);
    const tests = ['src', 'examples']
      .flatMap((folder) =>
        readdirSync(new URL(folder, source), { recursive: true }).map((name) => `${folder}/${String(name)}`),
      )
      .map((name) => new URL(name, source))
      .filter((file) => file.pathname.endsWith('.test.ts') && statSync(file).isFile())
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const named = new Set(
      [...tests.matchAll(/(?:\bit|\btest|\bdescribe|\])\)?\(\s*['"`](.*)/g)].flatMap(([, name = '']) =>
        rulingsIn(name),
      ),
    );
    expect(known.size).toBeGreaterThan(50);
    expect([...known].filter((id) => !named.has(id))).toEqual([]);
  });
});
