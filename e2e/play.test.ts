import { readFile } from 'node:fs/promises';
import { shelf } from '@ironbottom/shelf';
import { chance, verifyGame } from '@ironbottom/umpire';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axe, beginGame, type House, openHouse, openScreen, type Screen } from './page.js';
import { answerOnce, newTally } from './player.js';
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

const narrows = 'Two ships and a patrol boat';
const allies = { Blue: 'Me', Green: 'Me', Red: 'Chance' };
const hotSeat = { Blue: 'Me', Green: 'Me', Red: 'A friend' };

const prompt = (page: Page): Promise<string> => page.locator('.prompt').innerText();
const momentOf = (page: Page): Promise<string | null> => page.locator('form.ask').getAttribute('data-moment');

async function savedFile(page: Page, button: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await coming).path(), 'utf8');
}

describe('a game on the page', { timeout: 180_000 }, () => {
  test('is played to its end through its controls, and its replay file can be verified', async () => {
    const { page, complaints } = await sitDown();
    expect(await axe(page)).toEqual([]);
    await beginGame(page, narrows, allies, 'coral sea');
    const tally = newTally();
    const below = chance(11);
    // By mouse as far as a turn goes, every kind of question looked at once; then in a hurry.
    const looked = new Set<string | null>();
    while (looked.size < 4 && tally.answers < 14) {
      const kind = await page.locator('form.ask').getAttribute('data-ask');
      if (!looked.has(kind)) expect(await axe(page)).toEqual([]);
      looked.add(kind);
      await answerOnce(page, below, tally);
    }
    expect(await rush(page, 5, tally, 400)).toBe(true);
    expect(Object.keys(tally.kinds).sort()).toEqual(['pick', 'say', 'sheet', 'split', 'walk']);
    expect(tally.suggested).toBeLessThan(tally.answers / 4);
    expect(await prompt(page)).toMatch(/^Won by (Red|Blue and Green)$/);
    expect(await axe(page)).toEqual([]);
    const file = await savedFile(page, 'Save the replay file');
    const books = shelf.map(({ rulebook }) => rulebook);
    expect(verifyGame(file, books)).toMatchObject({ ok: true, problems: [] });
    expect(complaints).toEqual([]);
  });

  test('without a map is answered on boards and forms', async () => {
    const { page, complaints } = await sitDown();
    await beginGame(page, 'One battle', { Allies: 'Me', Japan: 'Chance' }, 'a');
    await page.getByRole('table', { name: 'Your planes' }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await rush(page, 1, newTally(), 400)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('goes on after a reload in mid-turn, and from the list of kept games', async () => {
    const { page, complaints } = await sitDown();
    await beginGame(page, narrows, allies, 'reload');
    await rush(page, 3, newTally(), 4);
    const before = { prompt: await prompt(page), moment: await momentOf(page) };
    const log = await page.getByRole('log').innerText();
    await page.reload();
    await page.locator('form.ask').waitFor();
    expect({ prompt: await prompt(page), moment: await momentOf(page) }).toEqual(before);
    // Notes of what was answered by itself are not kept: everything that was told is.
    const told = log.split('\n').filter((line) => line !== '' && !/only one answer|done for you/.test(line));
    const now = await page.getByRole('log').innerText();
    for (const line of told) expect(now).toContain(line);
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: /^Continue Straits/ }).click();
    await page.locator('form.ask').waitFor();
    expect({ prompt: await prompt(page), moment: await momentOf(page) }).toEqual(before);
    expect(complaints).toEqual([]);
  });

  test('saved as a file in mid-game, is opened by another browser and played on', async () => {
    const first = await sitDown();
    await beginGame(first.page, narrows, allies, 'file');
    await rush(first.page, 3, newTally(), 3);
    const before = await prompt(first.page);
    await first.page.getByText('More', { exact: true }).click();
    const file = await savedFile(first.page, 'Save as a file');
    await first.close();
    const { page, complaints } = await sitDown();
    await page
      .getByLabel('Open a game file')
      .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.locator('form.ask').waitFor();
    expect(await prompt(page)).toBe(before);
    await page.getByRole('button', { name: 'Leave' }).click();
    await page
      .getByLabel('Open a game file')
      .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('nonsense') });
    await page.getByRole('alert').getByText('this is not a game file').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('two people before one screen', { timeout: 180_000 }, () => {
  test('pass it through a curtain with nothing behind it, and neither learns what the other hides', async () => {
    const { page, complaints } = await sitDown();
    // Everything the worker sends is noted: what is not shown must not arrive either.
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
    const heard = (): Promise<string> =>
      page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0).join('\n'));
    const secrets = /Sea Robin|mine of yours|your submarine/;
    await beginGame(page, narrows, hotSeat, 'curtain');
    const behind = page.locator('form.ask, .tabs, canvas, table, main.map');

    await page.getByRole('heading', { name: 'Pass the screen to Blue and Green' }).waitFor();
    expect(await behind.count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show' }).click();
    await page.locator('form.ask').waitFor();
    const tally = newTally();
    await answerOnce(page, chance(1), tally); // Blue's sheet
    await answerOnce(page, chance(2), tally); // Green's

    await page.getByRole('heading', { name: 'Pass the screen to Red' }).waitFor();
    expect(await behind.count()).toBe(0);
    expect(await page.locator('body').innerText()).not.toMatch(/armour|cargo/i);
    await heard();
    await page.getByRole('button', { name: 'Show' }).click();
    await page.locator('form.ask').waitFor();
    expect(await heard()).not.toMatch(/"armour":[12]/);
    // Red lays a mine and hides the submarine, then orders it about.
    await page.getByRole('group', { name: /mines/ }).getByRole('checkbox').first().check();
    await page
      .getByRole('group', { name: /submarine/ })
      .getByRole('radio')
      .first()
      .check();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('form.ask:not([data-ask=sheet])').waitFor();
    expect(await heard()).toMatch(secrets);
    while ((await page.locator('.curtain').count()) === 0) {
      await answerOnce(page, () => 0, tally);
      await page.locator('form.ask, .curtain').first().waitFor();
    }

    await heard();
    expect(await page.content()).not.toMatch(secrets);
    await page.getByRole('button', { name: 'Show' }).click();
    await page.locator('form.ask').waitFor();
    await page.getByRole('tab', { name: 'Text' }).click();
    expect(await page.content()).not.toMatch(secrets);
    expect(await heard()).not.toMatch(secrets);

    // A reload never shows a seat to whoever happens to sit there.
    await page.reload();
    await page.locator('.curtain').waitFor();
    expect(await behind.count()).toBe(0);
    expect(await rush(page, 9, tally, 200)).toBe(true);
    expect(tally.curtains).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
  });
});

describe('hands and eyes of every kind', { timeout: 180_000 }, () => {
  test('the keyboard alone: typed answers, refusals with their rule, keys that steer', async () => {
    const { page, complaints } = await sitDown();
    await beginGame(page, narrows, { Blue: 'Me', Green: 'Chance', Red: 'Chance' }, 'keys');
    await page.getByRole('tab', { name: 'Log' }).focus();
    await page.keyboard.press('End');
    const input = page.getByLabel('Your answer');
    await input.focus();
    await page.keyboard.type('b1 2 / b1, b1');
    await page.keyboard.press('Enter');
    await page.locator('.text-board .refusal').waitFor();
    await input.fill('b1 3 / none');
    await page.keyboard.press('Enter');
    const refusal = page.locator('.text-board .refusal');
    await refusal.getByText('from 1 to 2').waitFor();
    await refusal.getByRole('button', { name: 'Rule 2.2' }).click();
    await refusal.getByRole('note').getByText('armour costs 1').waitFor();
    await input.fill('b1 2 / b1');
    await page.keyboard.press('Enter');
    await page.locator('form.ask:not([data-ask=sheet])').waitFor();
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    const tally = newTally();
    for (let i = 0; i < 8; i += 1) {
      if ((await page.locator('form.ask').getAttribute('data-ask')) === 'walk') break;
      await answerOnce(page, () => 0, tally);
    }
    expect(await page.locator('.path').innerText()).toBe('stays where it is');
    await page.locator('.prompt').focus();
    await page.keyboard.press('d');
    await page.locator('.path li', { hasText: /^[A-E]\d$/ }).waitFor();
    const there = await page.locator('.path').innerText();
    await page.keyboard.press('Backspace');
    await page.locator('.path', { hasText: 'stays where it is' }).waitFor();
    await page.locator('summary', { hasText: 'Type the places' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Or type the places').fill(there);
    await page.keyboard.press('Enter');
    await page.locator('.path li', { hasText: there }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('an answer nobody has learned from is taken back; a forced one is given when wished for', async () => {
    const { page, complaints } = await sitDown();
    await beginGame(page, narrows, allies, 'undo');
    const undo = page.getByRole('button', { name: 'Undo' });
    expect(await undo.isDisabled()).toBe(true);
    const first = await momentOf(page);
    await answerOnce(page, () => 0, newTally());
    await undo.click();
    await page.locator(`form.ask[data-moment="${first}"]`).waitFor();
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('Answer forced questions for me').uncheck();
    await page.getByRole('button', { name: 'Leave' }).click();
    await beginGame(page, 'One battle', { Allies: 'Me', Japan: 'Chance' }, 'forced');
    await page.getByText('Only one answer is possible').waitFor();
    const forced = await momentOf(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator(`form.ask:not([data-moment="${forced}"])`).waitFor();
    expect(complaints).toEqual([]);
  });
});
