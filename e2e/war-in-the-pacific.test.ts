import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, beginGame, type House, hint, openHouse, openScreen } from './page.js';
import { newTally } from './player.js';
import { rush } from './rush.js';

let house: House;

beforeAll(async () => {
  house = await openHouse();
}, 240_000);
afterAll(() => house?.close());

describe('battles of War in the Pacific, each kind from the page to its end', { timeout: 300_000 }, () => {
  test.each([
    ['Surface action: Savo Island', 'Deploy your ships.'],
    ['Air strike: a carrier each, to learn', 'Which priority has the strike?'],
    ['Albacore and Cavalla, 19 June 1944', 'Which task force is which, and what way does each go?'],
    ['Henderson Field, October 1942', 'By which table are your troops bombarded this week?'],
    ['Henderson Field under fire, October 1942', 'What do your planes bomb today?'],
  ])('%s', async (scenario, asks) => {
    const { page, complaints, close } = await openScreen(house);
    await beginGame(page, scenario, { Japan: 'Me', Allies: 'Recruit' }, 'ironbottom');
    expect(await page.locator('.prompt').innerText()).toContain(asks);
    expect(await page.locator('.badge-designed').count()).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);
    expect(await rush(page, 7, newTally(), 600)).toBe(true);
    expect(await page.locator('.prompt').innerText()).toMatch(/^Won by (Japan|Allies)$/);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('a battle of War in the Pacific tells a newcomer', { timeout: 120_000 }, () => {
  test('who leads, the odds of every target beside it, and who could fire before fire is held', async () => {
    const { page, complaints, close } = await openScreen(house);
    await beginGame(page, 'Surface action: Savo Island', { Japan: 'Me', Allies: 'Recruit' }, 'ironbottom');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('heading', { name: /choose a target/ }).waitFor();
    expect(await page.locator('header').first().innerText()).toContain('(began with 166): the Allies lead by 166');
    const targets = page.locator('form.ask .choice').filter({ hasText: /^(CA|CL|DD) / });
    await targets.locator('.beside').first().waitFor();
    expect(await targets.locator('.beside').count()).toBe(await targets.count());
    expect(await targets.locator('.beside').first().innerText()).toMatch(/^hurt \d+ %.*points on average$/);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Go on' }).click();
    expect(await page.locator('.warnings').innerText()).toContain('will not be asked again');
    expect(complaints).toEqual([]);
    await close();
  });

  test('what each force may do within its panel and in full, with the figures of contact, and at the end for what there are points', async () => {
    const { page, complaints, close } = await openScreen(house);
    await beginGame(page, 'Search and surface action', { Japan: 'Recruit', Allies: 'Me' }, 'ironbottom');
    const plotting = page.getByRole('heading', { name: 'What does each of your forces do?' });
    for (let asked = 0; asked < 40 && !(await plotting.isVisible()); asked++) {
      await page.getByRole('button', { name: hint }).click();
      await page.getByText(/^Filled in as/).waitFor();
      await page.locator('.send button.main').click();
      await page.getByText(/^Filled in as/).waitFor({ state: 'detached' });
    }
    await plotting.waitFor();
    expect(await page.locator('.question').innerText()).toContain('14 is 7 at best: a die up to 5');
    const wide = await page
      .locator('.question')
      .evaluate((panel) => [panel, ...panel.querySelectorAll('*')].map((each) => each.scrollWidth - panel.clientWidth));
    expect(Math.max(...wide)).toBeLessThanOrEqual(0);
    const convoy = page.getByRole('group', { name: /the convoy/ });
    await convoy.getByRole('combobox').selectOption({ index: 4 });
    expect(await convoy.locator('.chosen-text').innerText()).toMatch(/: later, as it goes$/);
    expect(await axe(page)).toEqual([]);
    expect(await rush(page, 7, newTally(), 600)).toBe(true);
    const over = page.locator('.over');
    expect(await over.innerText()).toMatch(/Japan \d+ points \(began with 21/);
    await over.getByRole('button', { name: 'Rule ruling 37' }).click();
    await over.getByRole('note').getByText('Each level of damage').waitFor();
    expect(await over.getByRole('note').innerText()).toMatch(/^Points \(designed\)/);
    expect(complaints).toEqual([]);
    await close();
  });

  test('the limits of a sheet in a line, until one is not kept', async () => {
    const { page, close } = await openScreen(house);
    await beginGame(page, 'Albacore and Cavalla, 19 June 1944', { Japan: 'Me', Allies: 'Recruit' }, 'ironbottom');
    await page.getByText('3 limits of this sheet, all kept').waitFor();
    const first = page.getByRole('group', { name: /^TF 1 is/ });
    await first.getByRole('radio', { name: 'Carrier Division 2' }).check();
    const open = page.locator('.sheet > .limits > .limit');
    await open.first().waitFor();
    expect(await open.allInnerTexts()).toEqual([expect.stringContaining('Carrier Division 2')]);
    await close();
  });
});
