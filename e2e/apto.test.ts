import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, beginGame, type House, openHouse, openScreen } from './page.js';
import { newTally } from './player.js';
import { rush } from './rush.js';

let house: House;

beforeAll(async () => {
  house = await openHouse();
}, 240_000);
afterAll(() => house?.close());

test('the first Offensive in China is played from the page to its end', { timeout: 300_000 }, async () => {
  const { page, complaints, close } = await openScreen(house);
  await beginGame(page, 'Hsuchow, May 1938: a first Offensive', { Japan: 'Me', Allies: 'Recruit' }, 'hsuchow');
  expect(await page.locator('.prompt').innerText()).toContain('Where do your ships land supply this month?');
  expect(await page.locator('.badge-designed').count()).toBeGreaterThan(0);
  expect(await axe(page)).toEqual([]);
  expect(await rush(page, 5, newTally(), 400)).toBe(true);
  expect(await page.locator('.prompt').innerText()).toMatch(/^(Won by (Japan|Allies)|A draw)/);
  expect(complaints).toEqual([]);
  await close();
});
