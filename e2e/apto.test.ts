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

test('the log stays at its newest line when less room is left for it', { timeout: 120_000 }, async () => {
  const { page, complaints, close } = await openScreen(house);
  await beginGame(page, 'Hsuchow, May 1938: a first Offensive', { Japan: 'Me', Allies: 'Recruit' }, 'hsuchow');
  expect(await rush(page, 5, newTally(), 24)).toBe(false);
  const log = page.locator('.tabs:has(.log)');
  const below = (): Promise<number> =>
    log.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  expect(await log.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(100);
  await expect.poll(below).toBeLessThan(8);
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ ...size, height: size.height - 60 });
  await expect.poll(below).toBeLessThan(8);
  expect(complaints).toEqual([]);
  await close();
});

test('the map shows what bars the supply of a unit, and says it', { timeout: 300_000 }, async () => {
  const { page, complaints, close } = await openScreen(house);
  await beginGame(page, 'China, July 1937 to December 1938', { Japan: 'Me', Allies: 'Recruit' }, 'shots');
  const cutOff = page.locator('.panel tr, [role=tabpanel] tr').filter({ hasText: /marked/, hasNotText: /chits|again/ });
  for (let round = 0; round < 40 && (await cutOff.count()) === 0; round += 1) {
    expect(await rush(page, 3 + round, newTally(), 4)).toBe(false);
    await page.getByRole('tab', { name: 'Supply', exact: true }).click();
  }
  const table = page.locator('.tab-body .panel .wide').first();
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  // 'Nanking (W4320)', or the number alone.
  const where = /W\d{4}/.exec(await cutOff.first().innerText())?.[0] ?? 'no hex';
  const map = page.locator('.map-board');
  const heard = page.locator('.map-view p[aria-live]');
  const crosses = page.locator('canvas[data-barred]');
  for (let step = 0; step < 300 && !(await heard.innerText()).startsWith(where); step += 1) await map.press('n');
  expect(await heard.innerText()).toMatch(
    /No line of supply; the nearest way, to .+, is barred at .+ \(.+\)|no land leads from here/,
  );
  await expect.poll(async () => Number(await crosses.getAttribute('data-barred'))).toBeGreaterThan(0);
  for (let step = 0; step < 300 && /No line of supply/.test(await heard.innerText()); step += 1) await map.press('n');
  await expect.poll(async () => Number(await crosses.getAttribute('data-barred'))).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});
