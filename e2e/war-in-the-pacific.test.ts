import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, beginGame, type House, openHouse, openScreen } from './page.js';
import { newTally } from './player.js';
import { rush } from './rush.js';

let house: House;

beforeAll(async () => {
  house = await openHouse();
}, 240_000);
afterAll(() => house?.close());

describe('battles of War in the Pacific, each kind from the page to its end', { timeout: 300_000 }, () => {
  test.each([
    ['Surface action: Savo Island', 'Deploy your ships.'],
    ['Air strike: a carrier each, to learn', 'Which priority has the strike?'],
    ['Albacore and Cavalla, 19 June 1944', 'Which task force is which, and what way does each go?'],
    ['Henderson Field, October 1942', 'By which table are your troops bombarded this week?'],
    ['Henderson Field under fire, October 1942', 'What do your planes bomb today?'],
  ])('%s', async (scenario, asks) => {
    const { page, complaints, close } = await openScreen(house);
    await beginGame(page, scenario, { Japan: 'Me', Allies: 'Recruit' }, 'ironbottom');
    expect(await page.locator('.prompt').innerText()).toContain(asks);
    expect(await page.locator('.badge-designed').count()).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);
    expect(await rush(page, 7, newTally(), 600)).toBe(true);
    expect(await page.locator('.prompt').innerText()).toMatch(/^Won by (Japan|Allies)$/);
    expect(complaints).toEqual([]);
    await close();
  });
});
