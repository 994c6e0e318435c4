import { servePage } from '@ironbottom/cli';
import { siteFolder } from '@ironbottom/web/site';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axe, beginGame, type House, hint, openHouse, openScreen, type Screen } from './page.js';

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

/** What stands before whoever plays by text: its question or its end, told apart from the one before. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.querySelectorAll('.entry').length} ${document.querySelector('.over') !== null}`);

async function type(page: Page, line: string): Promise<string> {
  const before = await standing(page);
  await page.keyboard.type(line);
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (old) => `${document.querySelectorAll('.entry').length} ${document.querySelector('.over') !== null}` !== old,
    before,
  );
  return page.locator('.transcript').innerText();
}

/** Until what it leads to is told, which may come a moment later. */
async function typeFor(page: Page, line: string, told: string | RegExp): Promise<void> {
  await type(page, line);
  await page.locator('.transcript').getByText(told).first().waitFor();
}

/** What a program would answer, sent: until it is over, or until something has happened. */
async function typeOn(page: Page, until: string): Promise<void> {
  for (let i = 0; i < 120; i += 1) {
    if ((await page.locator('.over').count()) > 0) return;
    if ((await page.locator('.transcript').innerText()).includes(until)) return;
    await type(page, 'hint');
    if ((await type(page, 'send')).trimEnd().endsWith('or another answer.')) await type(page, 'send');
  }
}

/** Keys alone: from one thing that takes the focus to the next. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 90; i += 1) {
    const at = await page.evaluate(() => {
      const { activeElement: element } = document;
      const label = (element as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '';
      return element?.getAttribute('aria-label') ?? (label || (element?.textContent ?? ''));
    });
    if (at.trim().startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not come to ${name}`);
}

describe('the text board alone', { timeout: 120_000 }, () => {
  test('a game is read and typed to its end, refusals, rules, rows, odds and the log included', async () => {
    screen = await openScreen(house);
    const { page, complaints } = screen;
    await beginGame(page, 'Two ships and a patrol boat', { Blue: 'Me', Green: 'Chance', Red: 'Chance' }, 'keys');
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('Text only').check();
    // From here on nothing but typing: the line has the focus, and keeps it.
    const line = page.getByLabel('Your answer, or a command');
    await line.and(page.locator(':focus')).waitFor();
    expect(await page.locator('canvas').count()).toBe(0);
    expect(await type(page, 'help')).toContain('take your last answer back');
    expect(await type(page, 'b1 3 / none')).toMatch(/from 1 to 2.* \(rule 2\.2\)/);
    expect(await type(page, 'rule 2.2')).toContain('armour costs 1');
    expect(await type(page, 'row 1 b1 2')).toMatch(/Row 1\. .*b1 2/);
    expect(await type(page, 'rows')).toMatch(/2\. .* none/);
    await type(page, 'row 2 b1');
    expect(await type(page, 'look')).toContain('On the map');
    await type(page, 'send');
    expect(await page.locator('.asked').innerText()).not.toContain('armour');
    expect(await axe(page)).toEqual([]);
    // It is remembered.
    await page.reload();
    await line.and(page.locator(':focus')).waitFor();
    await typeOn(page, 'nothing is ever told so');
    await page.locator('.over').waitFor();
    expect(await page.locator('.over .prompt').innerText()).toMatch(/^Won by/);
    await line.focus();
    expect(await type(page, 'log 3')).not.toBe('');
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('an hour of Rings Around Rabaul is played by typing: planes readied, a course plotted, a strike flown', async () => {
    screen = await openScreen(house);
    const { page, complaints } = screen;
    await page.evaluate(() => localStorage.setItem('ironbottom text only', 'yes'));
    await page.getByRole('radio', { name: 'Rings Around Rabaul' }).check();
    await page.getByLabel('Seed of the dice').fill('typed');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByLabel('Your answer, or a command').and(page.locator(':focus')).waitFor();
    await typeFor(page, 'brief', 'Your aim');
    await typeFor(page, 'as proposed', 'You begin with TF 1');
    await typeFor(page, 'find lexington', 'MM9: TF 1 in MM9: CV Lexington');
    await type(page, 'row 2 readying 3');
    await typeFor(page, 'send', '3 Dauntless from Ready to Readying');
    await type(page, 'row 2 af 1 3');
    await typeFor(page, 'send', 'AF 1 is on deck at Lexington');
    await type(page, 'send');
    await typeFor(page, 'at rabaul', 'north: Y2, partial land');
    await typeFor(page, 'far lexington to rabaul', 'From MM9 to Y3: 14 places, to the north-west.');
    await typeFor(page, 'steps', 'May go north to MM8');
    await typeFor(page, 'to rabaul', 'Goes by LL8 KK8');
    await typeFor(page, 'send', 'TF 1 is plotted by LL8 and KK8');
    await type(page, 'af 1');
    await typeFor(page, 'to rabaul', 'AF 1 at BB3; 0 of 9 left');
    await typeFor(page, 'send', 'Turn 2, 0700: Air Operations Phase');
    expect(await page.locator('.seen').innerText()).toMatch(
      /Tracks of this turn and the last\n(.*\n)*AF 1, last turn: JJ7 II7/,
    );
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('the keyboard alone', { timeout: 120_000 }, () => {
  test('a game is chosen, begun, answered and steered on the map without a mouse', async () => {
    screen = await openScreen(house);
    const { page, complaints } = screen;
    const wanted = page.getByRole('radio', { name: 'Two ships and a patrol boat' });
    // From game to game with the Tab key; this one lies folded.
    await tabTo(page, 'Straits');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    for (let i = 0; i < 100 && !(await wanted.isChecked()); i += 1) await page.keyboard.press('ArrowDown');
    expect(await wanted.isChecked()).toBe(true);
    await tabTo(page, 'Begin');
    await page.keyboard.press('Enter');
    const form = page.locator('form.ask');
    await form.waitFor();
    const send = async (): Promise<void> => {
      const moment = await form.getAttribute('data-moment');
      await tabTo(page, await form.locator('button[type=submit]').innerText());
      await page.keyboard.press('Enter');
      await page.locator(`form.ask:not([data-moment="${moment}"])`).waitFor();
    };
    let walked = 0;
    for (let i = 0; i < 14 && walked < 2; i += 1) {
      if ((await form.getAttribute('data-ask')) === 'walk') {
        // The next place it may go to, chosen on the map.
        await tabTo(page, (await page.locator('[aria-roledescription]').first().getAttribute('aria-label')) ?? 'map');
        await page.keyboard.press('t');
        await page.keyboard.press('Enter');
        await form.locator('.path li:not(.quiet)').first().waitFor();
        walked += 1;
      } else {
        await tabTo(page, (await form.getByRole('button', { name: hint }).textContent()) ?? '');
        await page.keyboard.press('Enter');
        await form.locator('.hint', { hasText: 'Filled in' }).waitFor();
      }
      await send();
    }
    expect(walked).toBe(2);
    expect(complaints).toEqual([]);
  });

  test('an hour of Rings Around Rabaul: planes carried from box to box, a course and a strike steered on the map', async () => {
    screen = await openScreen(house);
    const { page, complaints } = screen;
    const press = (key: string): Promise<void> => page.keyboard.press(key);
    await tabTo(page, 'Rings Around Rabaul');
    await tabTo(page, 'Seed of the dice');
    await press('Control+a');
    await page.keyboard.type('typed');
    await tabTo(page, 'Begin');
    await press('Enter');
    await page.locator('.briefing').waitFor();
    await tabTo(page, 'Play');
    await press('Enter');
    const form = page.locator('form.ask');
    await form.waitFor();
    const send = async (): Promise<void> => {
      const moment = await form.getAttribute('data-moment');
      await tabTo(page, await form.locator('button[type=submit]').innerText());
      await press('Enter');
      await page.locator(`form.ask:not([data-moment="${moment}"])`).waitFor();
    };
    await tabTo(page, 'as proposed');
    await press('Space');
    await send();
    // What is chosen is carried on: each thing pressed leads to the next.
    await tabTo(page, '3 Dauntless');
    await press('Enter');
    await page.getByRole('button', { name: 'Put 3 here' }).and(page.locator(':focus')).waitFor();
    await press('Enter');
    await page
      .getByRole('button', { name: '3 Dauntless, to Readying: put back' })
      .and(page.locator(':focus'))
      .waitFor();
    await send();
    await tabTo(page, '9 Dauntless with GP bombs, AF 1');
    await page.keyboard.type('3');
    await send();
    await send();
    const flyToRabaul = async (steps: number): Promise<void> => {
      await tabTo(page, 'The western half of the mapboard');
      const heard = page.locator('.map-unseen[aria-live]');
      for (let i = 0; i < 9 && !(await heard.innerText()).includes('base Rabaul'); i += 1) await press('n');
      await press('Enter');
      await form
        .locator('.path li')
        .nth(steps - 1)
        .waitFor();
      await send();
    };
    await flyToRabaul(2);
    await send();
    expect(await page.locator('.prompt').innerText()).toMatch(/^Fly AF 1/);
    await flyToRabaul(9);
    await page.getByRole('log').getByText('Turn 2, 0700: Air Operations Phase').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('without a network', { timeout: 120_000 }, () => {
  test('a page that was here once opens again, goes on with its game and plays', async () => {
    const served = await servePage(await siteFolder(), 0);
    screen = await openScreen({ ...house, served });
    const { page } = screen;
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      const told = (await (await fetch(link?.href ?? '')).json()) as { icons: { src: string }[]; display: string };
      const icons = await Promise.all(
        told.icons.map(({ src }) => fetch(new URL(src, link?.href)).then(({ ok }) => ok)),
      );
      return { display: told.display, icons };
    });
    expect(manifest).toEqual({ display: 'standalone', icons: [true, true, true, true] });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const names = await caches.keys();
      if (names.length === 0) throw new Error('nothing is kept');
    });
    await beginGame(page, 'Two ships and a patrol boat', { Blue: 'Me', Green: 'Chance', Red: 'Chance' }, 'offline');
    await served.close();
    await page.reload();
    const form = page.locator('form.ask');
    await form.waitFor();
    const moment = await form.getAttribute('data-moment');
    await form.getByRole('button', { name: hint }).click();
    await form.locator('.hint', { hasText: 'Filled in' }).waitFor();
    // What the program would do may be nothing, and then the button says so.
    await form.locator('button[type=submit]').click();
    await page.locator(`form.ask:not([data-moment="${moment}"])`).waitFor();
    // Rooms that are fetched when they are wanted were kept too.
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('Text only').check();
    await page.getByLabel('Your answer, or a command').waitFor();
  });
});
