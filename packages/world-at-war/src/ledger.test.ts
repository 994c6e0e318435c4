import { expect, it } from 'vitest';
import { ledger } from '../ledger.js';

const rules = ledger.map((entry) => entry.rule);
const numbers = rules.filter((rule) => /^20\.\d+$/.test(rule));

it('the ledger holds the 116 numbers of chapter 20 and their 144 lettered paragraphs, none twice', () => {
  expect(numbers.length).toBe(116);
  expect(rules.filter((rule) => /^20\.\d+[A-Z]$/.test(rule)).length).toBe(144);
  expect(new Set(rules).size).toBe(rules.length);
});

it('no series of numbers or letters has a gap', () => {
  const known = new Set(rules);
  for (const rule of rules.filter((each) => each.startsWith('20.'))) {
    const last = rule.at(-1) ?? '';
    const above = rule.slice(0, -1);
    if (last !== '1' && last !== 'A')
      expect(known, `before ${rule}`).toContain(above + String.fromCharCode(last.charCodeAt(0) - 1));
    if (above !== '20.') expect(known, `above ${rule}`).toContain(above);
  }
});
