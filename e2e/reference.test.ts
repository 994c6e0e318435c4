import { readFile } from 'node:fs/promises';
import { ledger } from '@ironbottom/flat-top';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, beginGame, chooseScenario, type House, openHouse, openScreen, type Screen } from './page.js';

let house: House;
let screen: Screen;

beforeAll(async () => {
  house = await openHouse();
  screen = await openScreen(house);
}, 120_000);
afterAll(() => house?.close());

const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

describe('the reference', { timeout: 180_000 }, () => {
  test('every rulebook is listed; a rule is found by words and read, with its rulings and its neighbours', async () => {
    const { page } = screen;
    await page.getByRole('link', { name: 'The rules' }).click();
    await page.getByRole('link', { name: 'War in the Pacific' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Flat Top' }).click();
    await page.getByRole('heading', { name: 'Flat Top' }).waitFor();
    await page.getByText(`${ledger.length} rules`).waitFor();
    await page.getByLabel('Search').fill('night landing modifier');
    await page.locator('.rules-found li').first().waitFor();
    await page.getByLabel('Search').fill('14.10');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: /^14\.10 / }).waitFor();
    expect(await page.locator('.rules-text').first().innerText()).toMatch(/\w+ \w+/);
    await page.getByRole('heading', { name: 'How we read it' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: /→$/ }).click();
    await page.getByRole('heading', { level: 1, name: /^14\.11/ }).waitFor();
    await page.getByRole('link', { name: 'R22', exact: true }).first().isVisible();
    await page.goto(`${house.served.address}#rules/flat-top/16`);
    await page.getByRole('heading', { level: 1, name: /^16 / }).waitFor();
    expect(await page.locator('.rules-chapter section').count()).toBe(
      ledger.filter(({ rule }) => /^16(\.|$)/.test(rule)).length,
    );
  });

  test('a chart is changed in its table, checked while it is typed, saved, put back and taken from a file', async () => {
    const { page, complaints } = screen;
    await page.goto(`${house.served.address}#rules/flat-top/charts/interception`);
    await page.getByRole('button', { name: 'Change values' }).click();
    await page.getByLabel('Few', { exact: true }).fill('none');
    await page.getByText('Expected a whole number').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto(`${house.served.address}#rules/flat-top/charts/air-hits`);
    await page.getByRole('button', { name: 'Change values' }).click();
    const cell = page.getByLabel('Avenger, torpedo', { exact: true });
    await cell.fill('16');
    await page.getByText('Expected a whole number from 1 to 15, or null for a dash, got 16').waitFor();
    await cell.fill('9');
    await page.getByText('1 value is changed').waitFor();
    await page.getByRole('link', { name: 'Charts of Flat Top' }).click();
    await page.getByText('Avenger.torpedo: 9 instead of 6').waitFor();
    expect(await axe(page)).toEqual([]);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const saved = await readFile(await (await coming).path(), 'utf8');
    expect(JSON.parse(saved)).toEqual({ 'air-hits': { 'Avenger.torpedo': 9 } });
    const give = (text: string) =>
      page
        .getByLabel('Open a file')
        .setInputFiles({ name: 'c.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await give(saved.replace('9', '99'));
    await page.getByText('line 3, air-hits, Avenger.torpedo: expected a whole number from 1 to 15').waitFor();
    await page.getByRole('button', { name: 'Put all charts back' }).click();
    await page.getByRole('button', { name: 'Really put all of them back' }).click();
    await page.getByText('No value is changed.').waitFor();
    await give(saved);
    await page.getByText('1 value taken from the file.').waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(wide)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(complaints).toEqual([]);
  });

  test('house charts go into a new game, and numbers in it lead to the reference', async () => {
    const { page, complaints } = screen;
    await page.goto(`${house.served.address}#home`);
    await chooseScenario(page, 'One battle');
    await page.getByText('Avenger.torpedo: 9 instead of 6').waitFor();
    expect(await axe(page)).toEqual([]);
    await beginGame(page, 'One battle', { Allies: 'Me', Japan: 'Chance' }, 'house');
    const number = page.getByRole('button', { name: /^Rule / }).first();
    await number.click();
    const note = page.getByRole('note').first();
    const link = note.getByRole('link', { name: 'In the reference' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toMatch(/^#rules\/flat-top\/\d/);
    expect(await axe(page)).toEqual([]);
    const coming = page.waitForEvent('download');
    await page.getByText('More', { exact: true }).click();
    await page.getByText('House charts: 1 value changed').click();
    await page.getByText('Avenger.torpedo: 9 instead of 6').waitFor();
    await page.getByRole('button', { name: 'Save as a file' }).click();
    expect(await readFile(await (await coming).path(), 'utf8')).toContain('Avenger.torpedo');
    expect(complaints).toEqual([]);
  });
});
