/** The map and the look of the page: what is drawn, what is put away, by keys alone, by day and by night. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, beginGame, type House, openHouse, openScreen } from './page.js';

let house: House;

beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house?.close());

/** A number for what stands on the map's canvas, and how bright it is on the whole; taken when nothing is drawn any more. */
async function picture(page: Page): Promise<{ mark: number; bright: number }> {
  const drawn = (): Promise<string> =>
    page.locator('.map-window canvas').evaluate((canvas: HTMLCanvasElement) => canvas.dataset.drawn ?? '');
  for (let before = ''; before !== (await drawn()); ) {
    before = await drawn();
    await page.waitForTimeout(150);
  }
  return page.locator('.map-window canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let [mark, sum] = [0, 0];
    for (let i = 0; i < pixels.length; i += 12) {
      const value = (pixels[i] ?? 0) + 3 * (pixels[i + 1] ?? 0) + 7 * (pixels[i + 2] ?? 0);
      mark = (Math.imul(mark, 31) + value) | 0;
      sum += (pixels[i] ?? 0) + (pixels[i + 1] ?? 0) + (pixels[i + 2] ?? 0);
    }
    return { mark, bright: sum / (pixels.length / 4) };
  });
}

describe('the first load', () => {
  test('is under 350 kB, gzipped, before the first screen stands', { timeout: 60_000 }, async () => {
    const context = await house.browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const come: Response[] = [];
    page.on('response', (response) => come.push(response));
    await page.goto(house.served.address);
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    const bodies = await Promise.all(come.slice().map((response) => response.body()));
    const all = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    // React alone is some 60 kB: less would mean that something was not counted.
    expect(all).toBeGreaterThan(60_000);
    expect(all).toBeLessThan(350_000);
    await context.close();
  });
});

describe('the map', { timeout: 240_000 }, () => {
  test('shows by day and by night what is wished for, by keys alone', async () => {
    const { page, complaints, close } = await openScreen(house, { reducedMotion: 'reduce', colorScheme: 'light' });
    await beginGame(page, 'Rings Around Rabaul', { Allies: 'Me', Japan: 'Recruit' }, 'first');
    // Set up as proposed: then there is weather.
    const moment = await page.locator('form.ask').getAttribute('data-moment');
    await page.getByRole('radio', { name: /as proposed/ }).check();
    await page.locator('form.ask button[type=submit]').click();
    await page.locator(`form.ask:not([data-moment="${moment}"])`).waitFor();
    const board = page.locator('.map-board');
    await board.focus();
    const first = await picture(page);

    // Every layer changes what is drawn, and comes back as it was.
    await page.keyboard.press('l');
    for (const layer of ['Cloud and storm', 'Wind', 'Sectors']) {
      const box = page.getByRole('checkbox', { name: layer });
      await box.focus();
      await page.keyboard.press('Space');
      expect((await picture(page)).mark, layer).not.toBe(first.mark);
      await page.keyboard.press('Space');
    }
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect((await picture(page)).mark).toBe(first.mark);

    // Counters: hidden while H is held or until they are wanted again; larger, and still so after a reload.
    await page.keyboard.down('h');
    const bare = await picture(page);
    expect(bare.mark).not.toBe(first.mark);
    await page.keyboard.up('h');
    expect((await picture(page)).mark).toBe(first.mark);
    await page.keyboard.press('Shift+H');
    expect((await picture(page)).mark).toBe(bare.mark);
    await page.keyboard.press('Shift+H');
    await page.keyboard.press(']');
    await page.keyboard.press(']');
    const large = await picture(page);
    expect(large.mark).not.toBe(first.mark);
    await page.reload();
    await page.locator('form.ask').waitFor();
    expect((await picture(page)).mark).toBe(large.mark);

    // A note is written where it is pinned.
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByRole('textbox', { name: 'Your notes on this match' }).fill('T10 two carriers?');
    expect((await picture(page)).mark).not.toBe(large.mark);

    // The keys are told by a key.
    await board.focus();
    await page.keyboard.press('?');
    await page.getByText('fan out the pieces there').waitFor();
    await page.keyboard.press('Escape');
    expect(await board.evaluate((element) => element === document.activeElement)).toBe(true);

    // So they are while something beside the map has the focus, which comes back to it; not while somebody writes.
    await page.getByRole('textbox', { name: 'Your notes on this match' }).focus();
    await page.keyboard.press('?');
    expect(await page.getByText('fan out the pieces there').count()).toBe(0);
    await page.getByRole('tab', { name: 'Log' }).click();
    const box = page.getByRole('checkbox', { name: 'Every detail' });
    await box.focus();
    await page.keyboard.press('?');
    await page.getByText('fan out the pieces there').waitFor();
    await page.keyboard.press('Escape');
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);

    // Night: chosen, remembered, and the chart dark.
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('radio', { name: 'Night' }).check();
    await page.keyboard.press('Escape');
    const night = await picture(page);
    expect(night.bright).toBeLessThan(large.bright / 2);
    await board.focus();
    await page.keyboard.press('k');
    await page.getByRole('button', { name: 'Close the legend' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.reload();
    await page.locator('form.ask').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
    expect((await picture(page)).bright).toBeLessThan(large.bright / 2);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
