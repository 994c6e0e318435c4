/** Rings Around Rabaul on the page: the first game anyone can play. */
import { readFile } from 'node:fs/promises';
import { servePage } from '@ironbottom/cli';
import { shelf } from '@ironbottom/shelf';
import { verifyGame } from '@ironbottom/umpire';
import { siteFolder } from '@ironbottom/web/site';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  axe,
  beginGame,
  chooseScenario,
  closeBriefing,
  type House,
  hint,
  openHouse,
  openScreen,
  type Screen,
  showScreen,
} from './page.js';
import { newTally } from './player.js';
import { rush } from './rush.js';

let house: House;
let screen: Screen | undefined;

beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house?.close());
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

async function sitDown(more: Parameters<typeof openScreen>[1] = {}): Promise<Screen> {
  screen = await openScreen(house, more);
  return screen;
}

const rabaul = 'Rings Around Rabaul';
const prompt = (page: Page): Promise<string> => page.locator('.prompt').innerText();

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sends what stands there and waits for what is asked next. */
async function send(page: Page): Promise<void> {
  const form = page.locator('form.ask');
  const moment = await form.getAttribute('data-moment');
  await form.locator('button[type=submit]').click();
  await page.locator(`form.ask:not([data-moment="${moment}"]), .curtain, .over`).first().waitFor();
}

async function sendUntil(page: Page, asked: RegExp): Promise<void> {
  for (let i = 0; i < 12 && !asked.test(await prompt(page)); i += 1) await send(page);
  expect(await prompt(page)).toMatch(asked);
}

async function suggestAndSend(page: Page): Promise<void> {
  const form = page.locator('form.ask');
  const moment = await form.getAttribute('data-moment');
  if ((await form.locator('.only').count()) === 0) {
    await form.getByRole('button', { name: hint }).click();
    await form.locator('.hint', { hasText: 'Filled in' }).waitFor();
  }
  await form.locator('button[type=submit]').click();
  await page.locator(`form.ask:not([data-moment="${moment}"]), .curtain, .warnings`).first().waitFor();
  const anyway = form.getByRole('button', { name: 'Send anyway' });
  if ((await anyway.count()) > 0) await anyway.click();
  await page.locator(`form.ask:not([data-moment="${moment}"]), .curtain`).first().waitFor();
}

/** Everything the worker sends is noted: what is not shown must not arrive either. */
async function eavesdrop(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const { addEventListener } = Worker.prototype;
    const handler = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage');
    Object.defineProperty(Worker.prototype, 'onmessage', {
      configurable: true,
      set(listener: unknown) {
        addEventListener.call(this, 'message', (event) => heard.push(JSON.stringify((event as MessageEvent).data)));
        handler?.set?.call(this, listener);
      },
    });
  });
  await page.reload();
  const lines = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  // The order of battle, which both may read, is told by the briefing alone.
  return async () => (await lines()).filter((line) => !line.includes('{"parts":')).join('\n');
}

describe('Rings Around Rabaul', { timeout: 180_000 }, () => {
  test('tells a newcomer what to do, and a strike sets out from Lexington for Rabaul', async () => {
    const { page, complaints } = await sitDown({ viewport: { width: 1400, height: 900 } });
    await page.getByRole('radio', { name: rabaul }).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    const briefing = page.locator('.briefing');
    await briefing.getByText('hits on Rabaul').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await closeBriefing(page);
    await page.getByRole('button', { name: 'What am I to do?' }).click();
    await briefing.waitFor();
    await closeBriefing(page);
    await page.getByRole('radio', { name: /as proposed/ }).check();
    await send(page);
    await sendUntil(page, /^Form the Air Formations/);
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 1400, height: 900 });
    expect(await overflow(page)).toBe(0);
    await page.getByLabel('9 Dauntless with GP bombs, AF 1', { exact: true }).fill('9');
    const wildcats = page.getByLabel('8 Wildcat, AF 1', { exact: true });
    const more = page.getByRole('button', { name: 'One more: 8 Wildcat, AF 1', exact: true });
    await page.getByRole('button', { name: 'None: 9 Dauntless with GP bombs, AF 1', exact: true }).click();
    await page.locator('.sheet .advice').waitFor({ state: 'detached' });
    // What is said of the first plane pushes nothing away from under the pointer.
    const before = await more.boundingBox();
    await more.click();
    await page.locator('.sheet .advice').waitFor();
    expect(await more.boundingBox()).toEqual(before);
    await more.click();
    await page.getByRole('button', { name: 'One less: 8 Wildcat, AF 1', exact: true }).click();
    expect(await wildcats.inputValue()).toBe('1');
    await page.getByLabel('9 Dauntless with GP bombs, AF 1', { exact: true }).fill('9');
    // Typed over what stands there.
    await wildcats.click();
    await page.keyboard.type('3');
    expect(await page.locator('tfoot .sum').first().innerText()).toBe('12');
    await sendUntil(page, /^Step 3 of 4, hidden/);
    await page.getByRole('checkbox', { name: /AF 1 .* takes off from Lexington/ }).check();
    await send(page);
    expect(await prompt(page)).toMatch(/^Fly AF 1/);
    await page.locator('.advice', { hasText: 'Lexington' }).waitFor();
    // A click on Rabaul, out of reach as yet, flies as far that way as it goes.
    const target = await page.locator('.map-framed').last().boundingBox();
    await page.mouse.click((target?.x ?? 0) + (target?.width ?? 0) / 2, (target?.y ?? 0) + (target?.height ?? 0) / 2);
    await page.locator('.path li:nth-child(4)').waitFor();
    expect(await axe(page)).toEqual([]);
    await send(page);
    await page.getByRole('log').getByText('AF 1 takes off from Lexington').waitFor();
    expect(complaints).toEqual([]);
  });

  test('is played to its end against Recruit through its controls, and the replay file can be verified', async () => {
    const { page, complaints } = await sitDown();
    await beginGame(page, rabaul, { Allies: 'Me', Japan: 'Recruit' }, 'first');
    const tally = newTally();
    expect(await rush(page, 3, tally, 3000)).toBe(true);
    expect(tally.answers).toBeGreaterThan(60);
    expect(await prompt(page)).toMatch(/^Won by (Allies|Japan)$/);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the replay file' }).click();
    const file = await readFile(await (await coming).path(), 'utf8');
    const books = shelf.map(({ rulebook }) => rulebook);
    expect(verifyGame(file, books)).toMatchObject({ ok: true, problems: [] });
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    await page.getByRole('button', { name: 'Wide' }).click();
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('by two people at one screen: neither ever holds what the other hides', async () => {
    const { page, complaints } = await sitDown();
    const heard = await eavesdrop(page);
    await beginGame(page, rabaul, { Allies: 'Me', Japan: 'A friend' }, 'curtain');
    await heard(); // the games on the shelf, with examples of their own
    // What only one side can know before the first shot: the other's units, by name and place.
    const hiddenFrom = {
      Allies: /\d+ (Zero|Mavis|Kate|Nell|Jake|Rufe)\b|Rabaul, (Ready|Readying)/,
      Japan: /\bTF 1\b|\bAF \d|on deck at Lexington|Lexington, Ready/,
    };
    const known = { Allies: /\bTF 1\b/, Japan: /\d+ Zero\b/ };
    const told = { Allies: '', Japan: '' };
    const sat: ('Allies' | 'Japan')[] = [];
    const behind = page.locator('form.ask, .tabs, canvas, table, main.map, .briefing');
    const firstTurn = async (): Promise<boolean> => / turn 1 /.test(await page.locator('.clock').innerText());
    while ((await page.locator('.curtain').count()) > 0) {
      const heading = await page.getByRole('heading', { name: /^Pass the screen to/ }).innerText();
      const side = heading.endsWith('Japan') ? 'Japan' : 'Allies';
      sat.push(side);
      expect(await behind.count()).toBe(0);
      expect(await page.content()).not.toMatch(hiddenFrom.Allies);
      expect(await page.content()).not.toMatch(hiddenFrom.Japan);
      if (sat.length === 1) expect(await axe(page)).toEqual([]);
      await showScreen(page);
      if (sat.length === 2) {
        // A reload never shows a seat to whoever happens to sit there.
        await page.reload();
        await page.locator('.curtain').waitFor();
        await showScreen(page);
      }
      // On the second turn Japan has formations of its own.
      while ((await page.locator('.curtain').count()) === 0 && (await firstTurn())) {
        told[side] += (await page.content()) + (await heard());
        await suggestAndSend(page);
        told[side] += await heard(); // the hint and what followed, before anybody else sits here
      }
      expect(told[side]).not.toMatch(hiddenFrom[side]);
    }
    expect(told.Allies).toMatch(known.Allies);
    expect(told.Japan).toMatch(known.Japan);
    expect(sat.length).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
  });

  test('goes on after a reload in the middle of a turn', async () => {
    const { page, complaints } = await sitDown();
    await beginGame(page, rabaul, { Allies: 'Me', Japan: 'Recruit' }, 'reload');
    await rush(page, 5, newTally(), 9);
    const now = async () => ({
      prompt: await prompt(page),
      moment: await page.locator('form.ask').getAttribute('data-moment'),
      clock: await page.locator('.clock').innerText(),
      seen: await page.locator('.text-board').innerText(),
    });
    await page.getByRole('tab', { name: 'Text' }).click();
    const before = await now();
    await page.reload();
    await page.locator('form.ask').waitFor();
    await page.getByRole('tab', { name: 'Text' }).click();
    expect(await now()).toEqual(before);
    await rush(page, 6, newTally(), 2);
    expect(complaints).toEqual([]);
  });

  test('by standing orders as far as they go, with notes pinned to the map', async () => {
    const { page, complaints } = await sitDown();
    await beginGame(page, rabaul, { Allies: 'Me', Japan: 'Recruit' }, 'orders');
    await page.getByRole('tab', { name: 'Orders' }).click();
    await page.getByRole('button', { name: 'Add: Fighters overhead' }).click();
    const orders = page.getByLabel('Your orders');
    const written = await orders.inputValue();
    await orders.fill(written.replace('"Lexington"', '"Lexingtom"'));
    await page.getByRole('button', { name: 'Let them stand' }).click();
    await page.locator('.orders .refusal', { hasText: /^line \d+, .*did you mean Lexington/ }).waitFor();
    await orders.fill(written.replace(/]\s*$/, ',{ "order": "the rest", "otherwise": "recruit" }]'));
    await page.getByRole('button', { name: 'Let them stand' }).click();
    await page.getByText('They stand.').waitFor();
    expect(await axe(page)).toEqual([]);
    // The set-up is asked in any case, and forces that are arranged; from there on nobody is.
    for (let asked = 0; asked < 2 && (await page.locator('.over').count()) === 0; asked += 1) {
      const moment = await page.locator('form.ask').getAttribute('data-moment');
      await page.getByRole('button', { name: hint }).click();
      await page.locator('form.ask .hint', { hasText: 'Filled in' }).waitFor();
      await page.locator('form.ask button[type=submit]').click();
      await page.locator(`form.ask:not([data-moment="${moment}"]), .over`).first().waitFor({ timeout: 60_000 });
    }
    await page.locator('.over').waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('checkbox').check();
    await page.getByText('Standing order CAP over Lexington').first().waitFor();
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByLabel('Your notes on this match').fill('K20 two carriers?');
    await page.getByText('Saved.').waitFor();
    expect(complaints).toEqual([]);
  });

  test('as a scenario of one’s own: its data are written on the first screen, and errors stand beside them', async () => {
    const { page, complaints } = await sitDown();
    await chooseScenario(page, 'A scenario of your own');
    const data = page.getByLabel('As JSON');
    const example = await data.inputValue();
    await data.fill(example.slice(0, -3));
    await page.locator('.set-data .refusal', { hasText: /^line \d+, column \d+: / }).waitFor();
    const { turns: _, ...others } = JSON.parse(example) as { turns: number };
    await data.fill(JSON.stringify(others));
    await page.locator('.set-data .refusal', { hasText: 'turns' }).waitFor();
    expect(await axe(page)).toEqual([]);
    const mended = Buffer.from(JSON.stringify({ ...others, turns: 3 }));
    await page
      .getByLabel('Take it from a file')
      .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: mended });
    await page.locator('.set-data .refusal').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.clock', { hasText: 'of 3' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('begins without a network, once the page has been here', async () => {
    const served = await servePage(await siteFolder(), 0);
    const context = await house.browser.newContext();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    try {
      await page.goto(served.address);
      await page.getByRole('button', { name: 'Begin' }).waitFor();
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (navigator.serviceWorker.controller === null) await new Promise((done) => setTimeout(done, 20));
      });
      await served.close();
      await page.reload();
      await beginGame(page, rabaul, { Allies: 'Me', Japan: 'Recruit' }, 'island');
      await page.getByRole('radio', { name: /as proposed/ }).check();
      await send(page);
      expect(await prompt(page)).toMatch(/^Air operations/);
      const home = new URL(served.address).origin;
      expect(asked.filter((url) => !url.startsWith(home) && !url.startsWith('blob:'))).toEqual([]);
    } finally {
      await context.close();
      await served.close().catch(() => undefined);
    }
  });
});
