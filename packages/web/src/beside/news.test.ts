import { expect, test } from 'vitest';
import type { LogLine } from '../umpire/messages.js';
import { newsShown, newsTold } from './news.js';

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
    line(2, 'The enemy sees our ships in JJ7: ships.', 3, true),
    line(6, 'The enemy sees our ships in JJ7: two carriers.', 3, true),
    line(3, 'Sighted in K9: planes.', 1),
    line(4, 'Sighted in K8: ships.', 0),
    line(5, 'Sighted in K10: planes.', 2),
  ];
  const told = newsTold(news, (place) => names[place] ?? '');
  expect(told.map(({ line: { text }, before }) => [text, before.map((place) => names[place])])).toEqual([
    ['The enemy sees our ships in JJ7: two carriers.', []],
    ['Sighted in K10: planes.', ['K8', 'K9']],
    ['Sighted in K8: ships.', []],
  ]);
});

test('neither what we saw nor what they saw crowds out the other', () => {
  const shown = (ours: number, theirs: number): string => {
    const lines = [...Array(ours + theirs).keys()].map((n) => line(n, `${n}`, 0, n < ours ? true : undefined));
    const told = lines.map((each) => ({ line: each, place: 0, before: [] }));
    return newsShown(told, 4)
      .map(({ line: { exposed } }) => (exposed ? 'o' : 't'))
      .join('');
  };
  expect([shown(5, 5), shown(5, 1), shown(1, 5), shown(5, 0)]).toEqual(['oott', 'ooot', 'ottt', 'oooo']);
});
