import { describe, expect, it } from 'vitest';
import { ledger } from '../ledger.js';

/** Numbered rules of each chapter; chapters 1, 9, 13 and 24 have text but no numbers. */
const rulesInChapter = {
  2: 3,
  3: 8,
  4: 11,
  5: 10,
  6: 15,
  7: 27,
  8: 34,
  10: 2,
  11: 13,
  12: 13,
  14: 42,
  15: 14,
  16: 26,
  17: 14,
  18: 12,
  19: 31,
  20: 3,
  21: 18,
  22: 5,
  23: 3,
  25: 5,
  26: 3,
};

const numbered = ledger.map((entry) => entry.rule).filter((rule) => /^\d+\.\d+(\.\d+)?$/.test(rule));
const optional = ledger.map((entry) => entry.rule).filter((rule) => rule.startsWith('OPT'));

describe('the ledger', () => {
  it('holds all 312 numbered rules, chapter by chapter', () => {
    const counts: { [chapter: string]: number } = {};
    for (const rule of numbered) {
      const chapter = rule.split('.')[0] ?? '';
      counts[chapter] = (counts[chapter] ?? 0) + 1;
    }
    expect(counts).toEqual(rulesInChapter);
    expect(numbered.length).toBe(312);
  });

  it('leaves no gap in any series and names no rule twice', () => {
    expect(new Set(ledger.map((entry) => entry.rule)).size).toBe(ledger.length);
    const known = new Set(numbered);
    for (const rule of numbered) {
      const parts = rule.split('.').map(Number);
      const last = parts.at(-1) ?? 0;
      if (last > 1) expect(known, `before ${rule}`).toContain([...parts.slice(0, -1), last - 1].join('.'));
      if (parts.length === 3) expect(known, `above ${rule}`).toContain(parts.slice(0, 2).join('.'));
    }
  });

  it('keeps the order of the book', () => {
    const weight = (rule: string) => rule.split('.').reduce((sum, part, i) => sum + Number(part) * 100 ** (2 - i), 0);
    const weights = numbered.map(weight);
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
  });

  it('has the text without numbers: six passages, 17 charts, the scenarios and every optional rule', () => {
    const count = (pattern: RegExp) => ledger.filter((entry) => pattern.test(entry.rule)).length;
    expect(count(/^(\d+|7\.12-classes)$/)).toBe(6);
    expect(count(/^CHART-/)).toBe(17);
    expect([1, 2, 3, 4, 5].map((n) => count(new RegExp(`^SC${n}\\.\\d+[a-z]?$`)))).toEqual([8, 11, 10, 3, 7]);
    expect([1, 2, 3, 4, 5].map((n) => count(new RegExp(`^SC${n}\\.V`)))).toEqual([2, 3, 2, 2, 3]);
    expect(count(/^SC[1-5]\.(OB|START)$/)).toBe(10);
    expect(count(/^SC\d[bc]$/)).toBe(4);
    const groups = ['AP', 'CH', 'EPF', 'ESF', 'AI', 'SUB', 'LL'];
    expect(groups.map((group) => count(new RegExp(`^OPT-${group}\\.`)))).toEqual([2, 7, 16, 7, 3, 15, 3]);
    expect(optional.length).toBe(2 + 2 + 7 + 16 + 7 + 3 + 15 + 3);
  });

  it('gives every rule a title and a line, and a reason where software has nothing to do', () => {
    for (const { rule, title, line, state } of ledger) {
      expect(title, rule).not.toBe('');
      expect(line, rule).toMatch(/^\d+(-\d+)?(, \d+(-\d+)?)*$/);
      if (typeof state === 'object') expect(state.nothing.length, rule).toBeGreaterThan(20);
    }
    expect(ledger.filter((entry) => typeof entry.state === 'object').length).toBe(13);
  });
});
