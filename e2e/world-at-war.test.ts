import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, beginGame, type House, openHouse, openScreen } from './page.js';
import { newTally } from './player.js';
import { rush } from './rush.js';

let house: House;

beforeAll(async () => {
  house = await openHouse();
}, 240_000);
afterAll(() => house?.close());

describe('without a map, the panels are the board', { timeout: 300_000 }, () => {
  test.each([
    ['A carrier duel, 1942', 'How do you form your task forces?'],
    ['One year of the Pacific box: 1943', 'Place your submarines and ASW.'],
  ])('%s is played from the page to its end, and what is designed says so', async (scenario, asks) => {
    const { page, complaints, close } = await openScreen(house);
    await beginGame(page, scenario, { Japan: 'Me', Allies: 'Recruit' }, 'line');
    expect(await page.locator('.prompt').innerText()).toContain(asks);
    expect(await page.locator('.panel .badge-designed').count()).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);
    const tally = newTally();
    expect(await rush(page, 5, tally, 200)).toBe(true);
    expect(await page.locator('.prompt').innerText()).toMatch(/^Won by (Japan|Allies)$/);
    expect(complaints).toEqual([]);
    await close();
  });
});
