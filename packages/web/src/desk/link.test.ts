import { expect, test } from 'vitest';
import { packed, unpacked } from './link.js';

const linked = {
  input: { attacker: { planes: ['10 Dauntless AP'] }, night: true },
  policy: 'straightforward',
  dice: { faces: [4, 6, 3, 1] },
  odds: true,
};

test('a link carries the whole sitting, in letters that an address may have', async () => {
  const text = await packed(linked);
  expect(text).toMatch(/^[\w-]+$/);
  expect(await unpacked(text)).toEqual(linked);
});

test('a damaged link is found out', async () => {
  const text = await packed(linked);
  expect(await unpacked(text.slice(0, -6))).toBeUndefined();
  expect(await unpacked('%%%')).toBeUndefined();
});

test('a link that unpacks to an endless text is given up', async () => {
  const text = await packed({ ...linked, policy: 'a'.repeat(300_000) });
  expect(text.length).toBeLessThan(2000);
  expect(await unpacked(text)).toBeUndefined();
});
