import { expect, it } from 'vitest';
import { Bounded } from './bounded.js';

it('a bounded map forgets what was longest not set', () => {
  const map = new Bounded<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  map.set('c', 4);
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
  expect(map.get('b')).toBeUndefined();
  for (let n = 0; n < 1000; n++) map.set(`key ${n}`, n);
  expect(map.size).toBe(2);
});
