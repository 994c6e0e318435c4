import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { shelf } from '@ironbottom/shelf';
import { readGame } from '@ironbottom/umpire';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, beginGame, type House, openHouse, openScreen, type Screen, showScreen } from './page.js';
import { newTally } from './player.js';
import { rush } from './rush.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house?.close());

/** A finished game of a few hundred answers and five battles. */
const file = gunzipSync(
  readFileSync(
    new URL('../packages/flat-top/golden/games/rings-around-rabaul--japan-ship-sunk.game.gz', import.meta.url),
  ),
);
const answers = 234;

const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Moment' });
const moment = async (page: Page): Promise<number> => Number(await slider(page).inputValue());

/** What is seen has come: the clock in the head belongs to the moment of the slider. */
async function at(page: Page, wanted: number): Promise<void> {
  await expect.poll(() => moment(page)).toBe(wanted);
}

async function saved(page: Page, button: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: button }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

describe('a replay', { timeout: 120_000 }, () => {
  let screen: Screen;
  beforeAll(async () => {
    screen = await openScreen(house);
  }, 60_000);
  afterAll(() => screen?.close());

  test('of a file is scrubbed by keyboard, through any eyes, and stays where it is after a reload', async () => {
    const { page } = screen;
    await page
      .getByLabel('Open a game file')
      .setInputFiles({ name: 'raid.game', mimeType: 'text/plain', buffer: file });
    await page.getByRole('button', { name: 'Watch', exact: true }).click();
    await slider(page).waitFor({ timeout: 60_000 });
    await slider(page).focus();
    expect(await slider(page).getAttribute('max')).toBe(String(answers));
    await page.keyboard.press('ArrowRight');
    await at(page, 1);
    await page.keyboard.press('End');
    await at(page, answers);
    await page.locator('.clock', { hasText: /turn [5-9] of 13/ }).waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('PageDown');
    await page.locator('.clock', { hasText: 'turn 2 of 13' }).waitFor();
    await page.keyboard.press('n');
    const battle = await moment(page);
    await page
      .locator('.replay-log .present', { hasText: /battle|meet/ })
      .first()
      .waitFor();
    // No fog: both sides' planes on one map; each side's own fog beside the other's.
    await page.getByLabel('Seen by').selectOption({ label: 'Each side beside the other' });
    await page.getByRole('region', { name: 'Seen by Japan' }).waitFor();
    expect(await page.locator('.map-view').count()).toBe(2);
    await page.getByRole('tab', { name: 'Knew' }).click();
    await page.getByRole('heading', { name: 'What Allies knew of others' }).waitFor();
    await page.getByRole('tab', { name: 'Moments' }).click();
    await page.getByLabel('What the bookmark is called').fill('The raid begins');
    await page.getByRole('button', { name: 'Keep this moment' }).click();
    await expect
      .poll(() => page.evaluate(() => location.hash))
      .toMatch(new RegExp(`^#replay/game/[0-9a-f]+/${battle}$`));
    expect(await axe(page)).toEqual([]);
    await page.reload();
    await at(page, battle);
    await page.getByRole('tab', { name: 'Moments' }).click();
    await page
      .getByRole('button', { name: /The raid begins$/ })
      .first()
      .waitFor();
  });

  test('weighs luck against the exact odds, and writes a report with pictures', async () => {
    const { page } = screen;
    await page.getByRole('button', { name: 'One answer on' }).click();
    await page.getByRole('tab', { name: 'Luck' }).click();
    // As the seat could reckon them when it was asked, and what came.
    await page.getByRole('button', { name: 'Weigh the answer given here' }).click();
    await page.getByRole('row', { name: /^hits on Rabaul: 1 or more \d\d %$/ }).waitFor({ timeout: 60_000 });
    await page.getByText('Over 20 pictures of what may be there.').waitFor();
    await page.getByText('In this combat: no hits on Rabaul; the Allies lose 1 Dauntless.').waitFor();
    const row = page.getByRole('row', { name: /^Japan hits by air attack/ });
    // One throw: table 10, three factors, a six: three hits where 7/6 were to be expected, once in six.
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(['3', '1.2', '17 %', '100 %', '']);
    await page.getByRole('tab', { name: 'More' }).click();
    expect(await axe(page)).toEqual([]);
    const html = await saved(page, 'Save as HTML');
    expect(html.name).toBe('flat-top-rings-around-rabaul-report.html');
    expect(html.text.match(/<img src="data:image\/(webp|png);base64,/g)?.length).toBeGreaterThan(4);
    expect(html.text).toContain('Won by Japan');
    await page.getByLabel('With pictures of the map').uncheck();
    const markdown = await saved(page, 'Save as Markdown');
    expect(markdown.text).not.toContain('data:image');
    expect(markdown.text).toMatch(/^# Flat Top: Rings Around Rabaul/);
  });

  test('is played on from a moment of the past, and the game it came from stays as it is', async () => {
    const { page, complaints } = screen;
    const past = await moment(page);
    await page.getByLabel('New dice: nobody knows what will fall').check();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('form.ask, .briefing').first().waitFor();
    await page.getByText('More', { exact: true }).click();
    const { text } = await saved(page, 'Save as a file');
    const read = readGame(
      text,
      shelf.map(({ rulebook }) => rulebook),
    );
    const played = readGame(
      file.toString(),
      shelf.map(({ rulebook }) => rulebook),
    );
    if ('errors' in read || 'errors' in played) throw new Error('a file cannot be read');
    expect(read.game.log.length).toBeGreaterThanOrEqual(past);
    const first = ({ log }: typeof read.game): unknown => log.slice(0, past).map(({ seat, answer }) => [seat, answer]);
    expect(first(read.game)).toEqual(first(played.game));
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('link', { name: /^Watch Flat Top: Rings Around Rabaul/ }).click();
    await slider(page).waitFor();
    expect(await slider(page).getAttribute('max')).toBe(String(answers));
    expect(complaints).toEqual([]);
  });

  test('of a game that goes on shows a person what he saw, behind the curtain', async () => {
    const { page, complaints } = screen;
    await page.getByRole('button', { name: 'Leave' }).click();
    await beginGame(page, 'Two ships and a patrol boat', { Blue: 'Me', Green: 'Me', Red: 'A friend' }, 'look back');
    await showScreen(page);
    await rush(page, 3, newTally(), 3);
    const id = /#game=([0-9a-f]+)/.exec(page.url())?.[1] ?? '';
    await page.goto(`${page.url().split('#')[0]}#replay/game/${id}`);
    await page.reload();
    await page.getByRole('heading', { name: /^Pass the screen to/ }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show' }).click();
    await slider(page).waitFor();
    const eyes = await page.getByLabel('Seen by').locator('option').allInnerTexts();
    expect(eyes.join()).not.toMatch(/no fog/);
    expect(eyes.includes('Red')).not.toBe(eyes.includes('Blue'));
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.locator('.curtain').waitFor();
    expect(complaints).toEqual([]);
  });
});
