import { library } from '@ironbottom/shelf/library';
import { expect, it } from 'vitest';
import { ruleTold } from './rule-text.js';

it('a ruling is told with its title, in every book that has some', async () => {
  let some = 0;
  for (const { name, rulings } of library)
    for (const { id, title, text } of await rulings()) {
      expect(await ruleTold(name, id)).toEqual({ title, text });
      some += 1;
    }
  expect(some).toBeGreaterThan(0);
});

it('a rule without a text of its own is told by the nearest it is part of, and an unknown one not at all', async () => {
  const [{ name, texts } = { name: '', texts: async () => ({}) }] = library;
  const [first = ''] = Object.entries(await texts()).flatMap(([rule]) => (/^\d+\.\d+$/.test(rule) ? [rule] : []));
  const told = await ruleTold(name, first);
  expect(told.text).not.toBe('');
  expect(await ruleTold(name, `${first}.999`)).toEqual(told);
  expect(await ruleTold(name, 'R9999')).toEqual({ title: '', text: '' });
});
