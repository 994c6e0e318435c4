import { library } from '@ironbottom/shelf/library';
import { expect, it } from 'vitest';
import { ruleText } from './rule-text.js';

it('a ruling is told with its title, in every book that has some', async () => {
  let some = 0;
  for (const { name, rulings } of library)
    for (const { id, title, text } of await rulings()) {
      const told = await ruleText(name, id);
      expect([told.startsWith(title), told.endsWith(text)]).toEqual([true, true]);
      some += 1;
    }
  expect(some).toBeGreaterThan(0);
});

it('a rule without a text of its own is told by the nearest it is part of, and an unknown one not at all', async () => {
  const [{ name, texts } = { name: '', texts: async () => ({}) }] = library;
  const [first = ''] = Object.entries(await texts()).flatMap(([rule]) => (/^\d+\.\d+$/.test(rule) ? [rule] : []));
  expect(await ruleText(name, `${first}.999`)).toBe(await ruleText(name, first));
  expect(await ruleText(name, 'R9999')).toBe('');
});
