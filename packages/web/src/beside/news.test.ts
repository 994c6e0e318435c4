import { expect, test } from 'vitest';
import type { LogLine } from '../umpire/messages.js';
import { newsTold } from './news.js';

const names = ['K8', 'K9', 'K10', 'JJ7'];
const line = (n: number, text: string, alarm: number, exposed?: true): LogLine => ({
  n,
  rule: '1',
  text,
  kind: 'private',
  opens: null,
  minor: false,
  dice: [],
  alarm,
  ...(exposed && { exposed }),
});

test('that we were seen comes first; one after another sighted on the way are one line, at the last place', () => {
  const news = [
    line(1, 'Sighted in K8: planes.', 0),
    line(2, 'The enemy sees our ships in JJ7.', 3, true),
    line(3, 'Sighted in K9: planes.', 1),
    line(4, 'Sighted in K8: ships.', 0),
    line(5, 'Sighted in K10: planes.', 2),
  ];
  const told = newsTold(news, (place) => names[place] ?? '');
  expect(told.map(({ line: { text }, before }) => [text, before.map((place) => names[place])])).toEqual([
    ['The enemy sees our ships in JJ7.', []],
    ['Sighted in K10: planes.', ['K8', 'K9']],
    ['Sighted in K8: ships.', []],
  ]);
});
