import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, beginGame, type House, hint, openHouse, openScreen } from './page.js';
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
  await map.press('f');
  expect(await page.locator('.map-fan p').innerText()).toContain('No line of supply');
  await page.keyboard.press('Escape');
  for (let step = 0; step < 300 && /No line of supply/.test(await heard.innerText()); step += 1) await map.press('n');
  await expect.poll(async () => Number(await crosses.getAttribute('data-barred'))).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

/** What a program would answer, sent. */
async function answered(page: Page): Promise<void> {
  const form = page.locator('form.ask');
  const moment = await form.getAttribute('data-moment');
  if ((await form.locator('.only').count()) === 0) {
    await form.getByRole('button', { name: hint }).click();
    await form.locator('.hint', { hasText: 'Filled in' }).waitFor();
  }
  await form.locator('button[type=submit]').click();
  const next = page.locator(`form.ask:not([data-moment="${moment}"]), .over`).first();
  const anyway = form.getByRole('button', { name: 'Send anyway' });
  await next.or(anyway).first().waitFor();
  if ((await anyway.count()) > 0) await anyway.click();
  await next.waitFor();
}

test('what lies over the map goes at Escape and with the next answer', { timeout: 120_000 }, async () => {
  const { page, complaints, close } = await openScreen(house);
  await beginGame(page, 'Hsuchow, May 1938: a first Offensive', { Japan: 'Me', Allies: 'Recruit' }, 'hsuchow');
  await page.locator('.map-window').click({ position: { x: 500, y: 80 } });
  const card = page.locator('.spot');
  await card.getByRole('button', { name: 'Close' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await card.count()).toBe(0);
  await page.locator('.map-window').click({ position: { x: 500, y: 80 } });
  await card.waitFor();
  await answered(page);
  expect(await card.count()).toBe(0);

  const told = page.locator('.battle-told');
  for (let given = 0; given < 40 && (await told.count()) === 0; given += 1) await answered(page);
  await told.getByRole('button', { name: 'Close' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await told.count()).toBe(0);
  for (let given = 0; given < 40 && (await told.count()) === 0; given += 1) await answered(page);
  await told.waitFor();
  // As long as there is more of it to tell it stays.
  for (let given = 0; given < 8 && (await told.count()) > 0; given += 1) await answered(page);
  expect(await told.count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test('on a telephone there is room for what is chosen from, and the buttons are a row', {
  timeout: 120_000,
}, async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page, complaints, close } = await openScreen(house, phone);
  await beginGame(page, 'Hsuchow, May 1938: a first Offensive', { Japan: 'Me', Allies: 'Recruit' }, 'hsuchow');
  const attacked = page.getByRole('heading', { name: 'Which hex is attacked?' });
  for (let given = 0; given < 40 && (await attacked.count()) === 0; given += 1) await answered(page);
  expect(await page.locator('main.map').isVisible()).toBe(true);
  const top = async (of: string): Promise<number> => (await page.locator(of).first().boundingBox())?.y ?? 0;
  expect((await top('.send-area')) - (await top('form.ask .choices'))).toBeGreaterThan(170);
  const rows = await page
    .locator('.send-area .send button:visible')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
  expect(new Set(rows).size).toBe(1);
  expect(await page.locator('form.ask .status').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
