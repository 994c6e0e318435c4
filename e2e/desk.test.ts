import { desks } from '@ironbottom/shelf/desks';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, type House, openHouse, openScreen, type Screen } from './page.js';

let house: House;
let screen: Screen;

beforeAll(async () => {
  house = await openHouse();
  screen = await openScreen(house);
}, 120_000);
afterAll(() => house?.close());

const steps = (page: Page): Promise<string[]> => page.locator('.desk-steps > li > span:first-child').allInnerTexts();
const goTo = async (page: Page, hash: string): Promise<void> => {
  await page.goto(`${house.served.address}${hash}`);
};

describe('the desk', { timeout: 180_000 }, () => {
  test('lists every procedure of every rulebook, and is found from the first screen', async () => {
    const { page } = screen;
    await page.getByRole('link', { name: 'The desk' }).click();
    await page.getByRole('heading', { name: 'The desk', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Strike', exact: true }).waitFor();
    const links = await page.locator('.desk-procedures a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const all = await Promise.all(desks.map(({ procedures }) => procedures()));
    expect(links).toEqual(all.flat().map(({ id }) => `#desk/${id}`));
    expect(await axe(page)).toEqual([]);
  });

  test('forces are put in by a form, a slip is told beside its field and mended, dice are typed one by one', async () => {
    const { page } = screen;
    await page.getByRole('link', { name: 'Strike', exact: true }).click();
    const first = page.getByRole('group', { name: 'Plane 1' }).first();
    await first.getByLabel('Plane', { exact: true }).fill('Dauntles');
    const problem = first.locator('.refusal');
    await problem.getByText('did you mean Dauntless?').waitFor();
    expect(await first.getByLabel('Plane', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    await problem.getByRole('button', { name: 'Use Dauntless' }).click();
    await problem.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Type my own dice' }).click();
    // The book's own dice: four hits on Shokaku (after 18.5).
    for (const [i, face] of ['4', '6', '3', '1'].entries()) {
      await page.getByText(`Die ${i + 1}:`).waitFor();
      if (i === 0) await page.getByRole('button', { name: face, exact: true }).click();
      else await page.keyboard.press(face);
    }
    await page.getByRole('heading', { name: 'What became of them' }).waitFor();
    expect((await steps(page)).join('\n')).toContain('Shokaku takes 4 hits: 4 of 6');
  });

  test('the odds are drawn, told in a table, and the link brings a friend the same', async () => {
    const { page, complaints } = screen;
    await page.getByLabel('In a line').fill('10 Dauntless AP -> Shokaku with 6 DD');
    await page.getByRole('button', { name: 'Fill in' }).click();
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    await page.getByRole('heading', { name: 'What became of them' }).waitFor();
    await page.getByRole('button', { name: 'Work out the odds' }).click();
    await page.getByText('Exact: every way the dice can fall').waitFor();
    await page.getByText('As a table').click();
    const figures = await page.locator('.plot table').innerText();
    expect(figures).toMatch(/100\.000 %/);
    expect(await page.locator('.plot rect').count()).toBeGreaterThan(3);
    const told = await steps(page);
    await page.getByRole('button', { name: 'Copy the link' }).click();
    const link = await page.getByLabel('Share', { exact: true }).locator('input').inputValue();
    expect(await axe(page)).toEqual([]);

    const friend = await openScreen(house, { viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
    await friend.page.goto(link);
    await friend.page.getByRole('heading', { name: 'What became of them' }).waitFor();
    await friend.page.getByText('Exact: every way the dice can fall').waitFor();
    expect(await steps(friend.page)).toEqual(told);
    await friend.page.getByText('As a table').click();
    expect(await friend.page.locator('.plot table').innerText()).toBe(figures);
    const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await friend.page.evaluate(wide)).toBe(0);
    expect(await axe(friend.page)).toEqual([]);
    expect([...complaints, ...friend.complaints]).toEqual([]);
    await friend.close();
  });

  test('a line fills the form, a seed rolls the same dice, JSON is there for who likes it, long odds are broken off', async () => {
    const { page, complaints } = screen;
    await goTo(page, '#desk/flat-top/surface');
    await page.getByLabel('In a line').fill('Washington, Pensacola, 4 DD vs Kongo, Kumano, 5 DD by night');
    await page.getByRole('button', { name: 'Fill in' }).click();
    await page.getByRole('checkbox', { name: 'Night' }).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Night' }).isChecked()).toBe(true);
    await page.getByLabel('Seed').fill('coral');
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    await page.getByRole('heading', { name: 'What became of them' }).waitFor();
    const once = await steps(page);
    await page.getByRole('button', { name: 'As JSON' }).click();
    const json = page.getByLabel('The whole input, as JSON');
    expect(await json.inputValue()).toContain('"Pensacola"');
    await json.fill((await json.inputValue()).replace('Pensacola', 'Pensacole'));
    await page.locator('.desk-summary').getByText('did you mean Pensacola?').waitFor();
    await json.fill((await json.inputValue()).replace('Pensacole', 'Pensacola'));
    await page.locator('.desk-summary').waitFor({ state: 'detached' });
    await page.getByLabel('Seed').fill('coral');
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    await page.getByRole('heading', { name: 'What became of them' }).waitFor();
    expect(await steps(page)).toEqual(once);
    const great =
      'Washington, South Dakota, Pensacola, Chicago, Atlanta, 8 DD + 15 DD + 15 DD vs Haruna, Hiei, Kongo, 6 DD + 10 DD + 10 DD';
    await page.getByLabel('In a line').fill(great);
    await page.getByRole('button', { name: 'Fill in' }).click();
    await page.getByRole('button', { name: 'Work out the odds' }).click();
    await page.getByText(/positions at once|battles played/).waitFor();
    await page.getByRole('button', { name: 'Break off' }).click();
    await page.getByText('Broken off.').waitFor();
    expect(complaints).toEqual([]);
  });

  test('another rulebook fills its form from a line too, and its odds name a single ship', async () => {
    const { page, complaints } = screen;
    await goTo(page, '#desk/fire-in-the-sky/surface-combat');
    await page.getByLabel('In a line').fill('Kongo 2xDD vs Houston');
    await page.getByRole('button', { name: 'Fill in' }).click();
    await page.getByRole('button', { name: 'Work out the odds' }).click();
    await page.getByText('Houston sunk').first().waitFor();
    await page.getByLabel('Seed').fill('java');
    await page.getByRole('button', { name: 'Roll', exact: true }).click();
    await page.getByRole('heading', { name: 'What became of them' }).waitFor();
    expect((await steps(page)).join('\n')).toContain('Japanese ships fire at CA Houston');
    expect(complaints).toEqual([]);
  });
});
