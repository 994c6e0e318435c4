import { expect, it } from 'vitest';
import { bar, percent, table, wrap } from './layout.js';

it('tables set numbers right and words left, with no space at the end of a line', () => {
  expect(
    table(
      ['ship', 'hits', ''],
      [
        ['Shokaku', 4, 'sunk'],
        ['DD', 10, ''],
      ],
      '',
    ),
  ).toEqual(['ship     hits', 'Shokaku     4  sunk', 'DD         10']);
});
it('text is wrapped within the width, and a word longer than that stands alone', () => {
  const lines = wrap('one two three incomprehensibilities four', 12, '> ');
  expect(lines).toEqual(['> one two', '  three', '  incomprehensibilities', '  four']);
});
it('bars go by eighths of a character', () => {
  expect(bar(1, 4)).toBe('████');
  expect(bar(0, 4)).toBe('');
  expect(bar(0.53125, 4)).toBe('██▏');
  expect(bar(7, 2)).toBe('██');
});
it('a chance too small to write is not written as none', () => {
  expect(percent(0.25)).toBe('25.0 %');
  expect(percent(0.0001)).toBe('< 0.1 %');
  expect(percent(0)).toBe('0.0 %');
});
