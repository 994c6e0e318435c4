import { expect, it } from 'vitest';
import { ledger } from '../ledger.js';

const rules = ledger.map((entry) => entry.rule);

it('the ledger holds the rules the card cites by number and its own charts, none twice', () => {
  expect(new Set(rules).size).toBe(rules.length);
  expect(rules.filter((rule) => /^\d/.test(rule)).length).toBe(26);
  expect(rules.filter((rule) => rule.startsWith('CARD-')).length).toBe(28);
});

it('every turn of the schedule from 2 to 16 has a line', () => {
  const turns = rules.filter((rule) => rule.startsWith('CARD-turn-')).map((rule) => Number(rule.slice(10)));
  expect(turns).toEqual(Array.from({ length: 15 }, (_, i) => i + 2));
});
