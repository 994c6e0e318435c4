import { shelf } from '@ironbottom/shelf';
import { desks } from '@ironbottom/shelf/desks';
import { library } from '@ironbottom/shelf/library';
import { describe, expect, test } from 'vitest';
import { excerpt, indexOf, search } from './search.js';
import { bookCalled, chapterOf, chaptersOf } from './volume.js';

describe('the reference', () => {
  test('every rulebook of the shelf stands in the library, by the same name', () => {
    const names = library.map(({ name }) => name);
    for (const { rulebook } of shelf) expect(names).toContain(rulebook.name);
    for (const { book, title } of desks) expect(library.find(({ name }) => name === book)?.title).toBe(title);
  });

  test.each(library.map(({ name }) => name))(
    '%s: every rule has a chapter and is found by its number',
    async (name) => {
      const book = await bookCalled(name);
      if (book === undefined) throw new Error(name);
      expect(book.chapters.flatMap(({ rules }) => rules).length).toBe(book.byRule.size);
      const index = indexOf(book);
      for (const { rule } of book.entries) expect(search(index, rule)[0]?.id, rule).toBe(rule);
    },
  );

  test('words find titles before texts, numbers find what lies below them', async () => {
    const [book] = await Promise.all(library.filter(({ toy }) => toy).map(({ name }) => bookCalled(name)));
    if (book === undefined) throw new Error('no toy');
    const index = indexOf(book);
    expect(search(index, 'torpedo').map(({ id }) => id)).toContain('6.6');
    expect(search(index, '7').map(({ id }) => id)).toEqual(expect.arrayContaining(['7.1', '7.5']));
    expect(search(index, 'cover boat')[0]?.id).toBe('7.4');
    expect(search(index, 'zeppelin')).toEqual([]);
  });

  test('chapters by number, then the rest', () => {
    expect(['16.10.2', 'SC2b', 'SC2.1', 'OPT-EPF.5b', 'PART-9', '7.12-classes'].map(chapterOf)).toEqual([
      '16',
      'SC2',
      'SC2',
      'OPT-EPF',
      '9',
      '7',
    ]);
    const entry = (rule: string) => ({ rule, title: `t ${rule}`, line: '', state: 'open' as const });
    const chapters = chaptersOf([entry('10.2'), entry('10.10'), entry('SC1.1'), entry('2.0')], { 10: 'Ten' });
    expect(chapters.map(({ id, title }) => `${id} ${title}`)).toEqual(['2 t 2.0', '10 Ten', 'SC1 Chapter SC1']);
  });

  test('an excerpt shows where the word stands', () => {
    const text = `${'a long beginning '.repeat(20)}the Zero comes here and more follows ${'after it '.repeat(30)}`;
    expect(excerpt(text, 'zero')).toMatch(/^… .*Zero.* …$/);
  });
});
