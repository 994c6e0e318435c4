import type { ShelvedOdds } from '@ironbottom/shelf';
import { expect, test } from 'vitest';
import { headsOf, oddsBeside } from './odds-beside.js';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Weighs what has words for it, and counts what it was asked. */
function weighing(brief: (id: string) => string | undefined) {
  const asked: string[] = [];
  const weigh = async (answers: readonly (readonly string[])[]): Promise<(ShelvedOdds | null)[]> =>
    answers.map(([id = '']) => {
      asked.push(id);
      const said = brief(id);
      return said === undefined ? null : { title: id, rows: [], ...(said === '' ? {} : { brief: said }) };
    });
  return { asked, weigh };
}

test('stand beside each choice, however many there are; what cannot be weighed has none', async () => {
  const { weigh } = weighing((id) => (id === 'g' ? undefined : `odds of ${id}`));
  const told = await oddsBeside(ids, weigh);
  expect([...told.keys()]).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(told.get('f')).toBe('odds of f');
});

test('where there are no short ones the umpire is not kept weighing', async () => {
  const { asked, weigh } = weighing(() => '');
  expect((await oddsBeside(ids, weigh)).size).toBe(0);
  expect(asked).toEqual(['a', 'b', 'c']);
});

test('over its column a choice is named as far as it takes to tell it from the others', () => {
  expect(headsOf(['W4418: by all who can 17 against 6', 'Hsuchow: by all who can 21 against 8'])).toEqual([
    'W4418',
    'Hsuchow',
  ]);
  expect(headsOf(['Kaga: one wave', 'Kaga: two waves'])).toEqual(['Kaga: one wave', 'Kaga: two waves']);
  expect(headsOf(['', 'as it stands'])).toEqual(['', 'as it stands']);
});
