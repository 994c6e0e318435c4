import { expect, test } from 'vitest';
import type { LogLine } from '../umpire/messages.js';
import { sectionsOf } from './log.js';

const line = (n: number, opens: LogLine['opens'] = null): LogLine => ({
  n,
  rule: '1',
  text: String(n),
  kind: 'event',
  opens,
  minor: false,
  dice: [],
});

test('lines stand under the part of the turn or the battle they belong to', () => {
  const lines = [line(0), line(1, 'part'), line(2), line(3, 'battle'), line(4), line(5)];
  const told = sectionsOf(lines).map(({ heading, lines: within }) => [heading?.text, within.map(({ n }) => n)]);
  expect(told).toEqual([
    [undefined, [0]],
    ['1', [2]],
    ['3', [4, 5]],
  ]);
});
