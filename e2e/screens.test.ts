import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comeIn, type Host, openHost } from './online.js';
import { axe, flags } from './page.js';
import { stories } from './stories.mjs';

let host: Host;
let browser: Browser;
beforeAll(async () => {
  host = await openHost();
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await host?.close();
});

/** Colours differ by day and by night, the rest by the room there is: two looks have seen both of each. */
const looks = [
  { name: 'desk, day', width: 1280, height: 800, colorScheme: 'light' },
  { name: 'telephone, night', width: 360, height: 740, colorScheme: 'dark' },
] as const;

async function put(page: Page, { width, height, colorScheme }: (typeof looks)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height });
  // Drawn anew.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What is wrong with what is seen now. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) {
    await put(page, look);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) found.push(`${look.name}: ${wide} pixels too wide`);
    found.push(...(await axe(page)).map((fault) => `${look.name}: ${fault}`));
  }
  await put(page, looks[0]);
  return found;
}

test('what nobody could use is found', async () => {
  const page = await browser.newPage();
  await page.setContent('<html lang="en"><title>x</title><main><h1>x</h1><img src="x.png"></main></html>');
  expect(await axe(page)).toEqual([expect.stringMatching(/^image-alt/)]);
  await page.close();
});

describe('everybody can use every screen, at a desk by day and on a telephone by night', {
  timeout: 180_000,
}, () => {
  test.each(Object.keys(stories))('%s', async (story) => {
    const one = await comeIn(browser, host, '/', { reducedMotion: 'reduce' });
    const found: string[] = [];
    await one.page.getByRole('button', { name: 'Begin' }).waitFor();
    const look = async (name: string, seen: Page = one.page): Promise<void> => {
      found.push(...(await faults(seen)).map((fault) => `${name}, ${fault}`));
    };
    await stories[story]?.(one.page, look, `http://127.0.0.1:${one.wire.port}/`);
    expect([...found, ...one.complaints]).toEqual([]);
    await one.close();
  });
});
