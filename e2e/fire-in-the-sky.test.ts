import { chance } from '@ironbottom/umpire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, beginGame, type House, openHouse, openScreen } from './page.js';
import { answerOnce, newTally } from './player.js';
import { rush } from './rush.js';

let house: House;

beforeAll(async () => {
  house = await openHouse();
}, 240_000);
afterAll(() => house?.close());

test('the learning scenario of the quarterly war is played from the page to its end', {
  timeout: 300_000,
}, async () => {
  const { page, complaints, close } = await openScreen(house);
  await beginGame(page, 'The Coral Sea: a first game', { Japan: 'Me', Allies: 'Recruit' }, 'coral sea');
  expect(await page.locator('.prompt').innerText()).toContain('to which base shall units go?');
  expect(await axe(page)).toEqual([]);
  const tally = newTally();
  for (let n = 0; n < 4; n += 1) await answerOnce(page, chance(3), tally);
  expect(await rush(page, 5, tally, 200)).toBe(true);
  expect(await page.locator('.prompt').innerText()).toMatch(/^Won by (Japan|Allies)$/);
  expect(complaints).toEqual([]);
  await close();
});
