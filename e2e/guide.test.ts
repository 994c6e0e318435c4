/** The guided first game: a newcomer learns on the real table, by hand, by being shown, and by leaving the rest to the guide. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, type House, hint, openHouse, openScreen, type Screen } from './page.js';

let house: House;
let screen: Screen;

beforeAll(async () => {
  house = await openHouse();
  screen = await openScreen(house);
}, 120_000);
afterAll(async () => {
  await screen?.close();
  await house?.close();
});

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const coach = (page: Page) => page.locator('.coach');
const atStep = (page: Page, n: number): Promise<void> => coach(page).getByText(`Step ${n} of `).waitFor();
const send = (page: Page): Promise<void> => page.locator('form.ask button[type=submit]').click();

describe('the guided first game', { timeout: 120_000 }, () => {
  test('teaches a newcomer from the first screen to the bombs on the target', async () => {
    const { page, complaints } = screen;
    await page.getByRole('button', { name: 'Learn in ten minutes' }).click();
    await atStep(page, 1);
    expect(await page.locator('.briefing').count()).toBe(0);
    expect(await axe(page)).toEqual([]);

    // By hand: what is meant is framed.
    await page.locator('.choice.meant').getByRole('radio').check();
    await send(page);
    await atStep(page, 2);
    await page.locator('.tab-body, [role=tabpanel]').getByText('Ready').first().waitFor();

    // Something else is explained, and not sent.
    await send(page);
    await page.locator('.warnings', { hasText: 'only the 3 Dauntless' }).waitFor();
    expect(await axe(page)).toEqual([]);
    // On the board: by hand, back again, and by keys alone.
    const into = page.locator('.box-board').getByRole('button', { name: 'Put 3 here to Readying' });
    await page.setViewportSize({ width: 1280, height: 1200 });
    const planes = page.getByRole('button', { name: '3 Dauntless', exact: true });
    await planes.dragTo(page.getByRole('group', { name: 'Readying' }).first());
    await page.getByRole('button', { name: /^3 Dauntless, to Readying: put back/ }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await planes.focus();
    await page.keyboard.press('Enter');
    await into.focus();
    await page.keyboard.press('Enter');
    await page.locator('.chip.moved').waitFor();
    expect(await axe(page)).toEqual([]);
    await send(page);
    await atStep(page, 3);
    expect(await page.locator('td.meant').count()).toBe(2);
    await coach(page).getByRole('button', { name: 'Do it for me' }).click();
    await atStep(page, 4);

    // It is there again after a reload, on a phone too.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.reload();
    await atStep(page, 4);
    expect(await overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await coach(page).getByRole('button', { name: /^Skip/ }).click();
    for (let step = 9; step < 17; step += 1) {
      await atStep(page, step);
      await coach(page).getByRole('button', { name: 'Do it for me' }).click();
    }
    // Before the strike is sent: what may come of it, over what may wait there.
    await atStep(page, 17);
    const odds = page.locator('form.ask .odds');
    expect(await odds.count()).toBe(0);
    await coach(page).getByRole('button', { name: 'Show me' }).click();
    await odds.getByText('Odds: if AF 1 comes to fight in Y3 this turn').waitFor();
    await odds.getByRole('columnheader', { name: 'In most pictures' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await send(page);
    await atStep(page, 18);

    // The battle: both sides' forces, dice, and the odds beside the choice, with what they are taken over.
    await odds.getByText(/^Over \d+ pictures of what may be there\.$/).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    for (let step = 18; step <= 22; step += 1) {
      await atStep(page, step);
      await coach(page).getByRole('button', { name: 'Show me' }).click();
      await send(page);
      if (step !== 18) continue;
      // Both sides, and the dice: on a phone as well.
      await page.locator('.battle-told .die').first().waitFor();
      expect(await page.locator('.force.own, .force.other').allInnerTexts()).toHaveLength(2);
      await page.getByRole('button', { name: 'Step by step' }).click();
      await page.getByRole('button', { name: 'Next roll' }).click();
      expect(await page.locator('.battle-told .die').count()).toBe(2);
      await page.getByRole('button', { name: 'Skip the dice' }).click();
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await overflow(page)).toBe(0);
      expect(await axe(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await coach(page)
      .getByRole('heading', { name: /hour’s war/ })
      .waitFor();
    // Who fought is shown as long as it is true; afterwards the total stands alone.
    await page.locator('.battle-total').waitFor();
    expect(await page.locator('.forces').count()).toBe(0);
    expect(await page.locator('.score').innerText()).toBe('Allies 12 (2 hits on Rabaul), Japan 8');
    expect(await axe(page)).toEqual([]);
    await coach(page).getByRole('button', { name: 'Go on playing' }).click();
    await coach(page).waitFor({ state: 'detached' });

    // On one's own a hint says what a program would do, and sends nothing.
    const moment = await page.locator('form.ask').getAttribute('data-moment');
    await page.getByRole('button', { name: hint }).click();
    await page.locator('.hinted li').first().waitFor();
    expect(await page.locator('form.ask').getAttribute('data-moment')).toBe(moment);

    // When the game goes on, the battle makes room; the log has it.
    const told = page.locator('.battle-told');
    await told.locator('.log').first().waitFor();
    await send(page);
    await told.waitFor({ state: 'detached' });
    expect(await axe(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Log', exact: true }).click();
    await page.locator('.tabs .log .die').first().waitFor();

    // A standing order is put together on the map.
    await page.getByRole('tab', { name: 'Orders' }).click();
    await page.getByRole('button', { name: 'Point on the map' }).click();
    const map = await page.locator('main.map').boundingBox();
    for (const [right, down] of [
      [0.6, 0.3],
      [0.4, 0.5],
    ] as const)
      await page.mouse.click((map?.x ?? 0) + right * (map?.width ?? 0), (map?.y ?? 0) + down * (map?.height ?? 0));
    await page.locator('.compose-path li:nth-child(2)').waitFor();
    const path = await page.locator('.compose-path li').allInnerTexts();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Write it into your orders' }).click();
    const orders = JSON.parse(await page.getByLabel('Your orders').inputValue()) as { search: { path: string[] } }[];
    expect(orders.map(({ search }) => search.path)).toEqual([path]);
    await page.getByRole('button', { name: 'Let them stand' }).click();
    await page.getByText('They stand.').waitFor();
    expect(complaints).toEqual([]);
  });
});
