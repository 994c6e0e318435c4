/** The laboratory's report, opened from its file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GameResult, gamesOf, groupOf, openFolder, type Plan, pairsOf, playGame } from '@ironbottom/lab';
import { shelved } from '@ironbottom/shelf';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, flags } from './page.js';

const folder = mkdtempSync(join(tmpdir(), 'ironbottom-lab-'));
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
  write('tournament', ['random', 'recruit', 'random:other'], 2);
  write('balance', ['random', 'recruit'], 2);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** A study of Rings Around Rabaul in its folder. Who is called by a name that nobody has loses by a fault. */
function write(kind: Plan['kind'], bots: readonly string[], games: number): void {
  const shelf = shelved('flat-top', 'rings-around-rabaul');
  if (shelf === undefined) throw new Error('it is not on the shelf');
  const setup = { scenario: 'rings-around-rabaul', options: {}, charts: {}, set: null };
  const groups = pairsOf(bots).map((pair) => {
    const made = groupOf(shelf.rulebook, setup, pair, pair.join(' and '));
    if ('errors' in made) throw new Error(made.errors.join());
    return made.group;
  });
  const plan: Plan = { kind, seed: 'report', games, swap: true, groups, code: 'test' };
  const results: GameResult[] = Array.from({ length: gamesOf(plan) }, (_, n) => playGame(plan, n));
  openFolder(join(folder, kind), plan).finish(results);
}

describe('the report of a study', () => {
  it.each([
    ['tournament', 'light', 1280],
    ['tournament', 'dark', 360],
    ['balance', 'dark', 1280],
  ] as const)(
    '%s, %s, %i wide: axe finds nothing, nothing is fetched, a table for every plot',
    async (kind, colorScheme, width) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
      const page = await context.newPage();
      const heard: string[] = [];
      page.on('console', (message) => heard.push(message.text()));
      page.on('request', (request) => heard.push(request.url()));
      const address = pathToFileURL(join(folder, kind, 'report.html')).href;
      await page.goto(address);
      expect(heard).toEqual([address]);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Flat Top: Rings Around Rabaul');
      const plots = await page.getByRole('img').count();
      expect(plots).toBeGreaterThan(2);
      expect(await page.locator('.pair:has(figure > svg[aria-label]):has(table caption)').count()).toBe(plots);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await axe(page)).toEqual([]);
      await context.close();
    },
  );
});
