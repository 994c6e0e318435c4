import { expect, it } from 'vitest';
import { ledger } from '../ledger.js';

const rules = ledger.map((entry) => entry.rule);

it('the ledger holds the 725 numbered rules of chapters 1 to 25, none twice', () => {
  expect(rules.length).toBe(725);
  expect(new Set(rules).size).toBe(725);
  expect(rules.filter((rule) => /^\d+\.0$/.test(rule)).length).toBe(25);
});

it('no series has a gap and no rule lacks the one above it', () => {
  const known = new Set(rules);
  for (const rule of rules) {
    const parts = rule.split('.').map(Number);
    const last = parts.at(-1) ?? 0;
    if (last > 1) expect(known, `before ${rule}`).toContain([...parts.slice(0, -1), last - 1].join('.'));
    if (parts.length === 3) expect(known, `above ${rule}`).toContain(parts.slice(0, 2).join('.'));
  }
});

it('every open rule says what is wanting, and no other does', () => {
  for (const { rule, state, wanting } of ledger) expect(wanting !== undefined, rule).toBe(state === 'open');
});
