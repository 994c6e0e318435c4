/** Programs as opponents and advisers: chosen, asked for a hint, and read afterwards. */
import { shelf } from '@ironbottom/shelf';
import {
  askOf,
  awaited,
  begin,
  chance,
  type Game,
  type Kit,
  noteBeside,
  sample,
  seedFrom,
  submit,
  viewOf,
  writeGame,
} from '@ironbottom/umpire';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axe, beginGame, type House, openHouse, openScreen, type Screen } from './page.js';

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

const seats = { Blue: 'Me', Green: 'Chance', Red: 'Chance' };

/** A finished game of the smallest scenario: what one side had in mind beside its answers, and a hint of another. */
function playedGame(): Game<Kit> {
  const book = shelf.find(({ rulebook }) => rulebook.scenarios.some(({ id }) => id === 'narrows'));
  if (book === undefined) throw new Error('the toy game is not on the shelf');
  const setup = { scenario: 'narrows', options: {}, charts: {}, set: null };
  const begun = begin(book.rulebook, setup, { from: 'seed', seed: seedFrom('minds'), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join());
  const { game } = begun;
  const below = chance(3);
  for (let all = awaited(game); all.length > 0; all = awaited(game)) {
    const [seat = ''] = all;
    const ask = askOf(game, seat);
    submit(game, seat, ask && sample(viewOf(game.state, seat), ask, below, game.desk.ways));
    const { turn } = game.state.umpire.clock;
    if (seat === 'Red')
      noteBeside(game, {
        meant: { by: 'random', intents: [{ turn, text: `Lie in wait in turn ${turn} (6.1).`, at: 5 }] },
      });
    else if (game.log.length < 4) noteBeside(game, { hint: 'random' });
  }
  return game;
}

async function watch(page: Page, game: Game<Kit>): Promise<void> {
  const buffer = Buffer.from(writeGame(game, { seed: true }));
  await page.getByLabel('Open a game file').setInputFiles({ name: 'minds.game', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await page.getByRole('slider', { name: 'Moment' }).waitFor({ timeout: 60_000 });
}

describe('programs', { timeout: 120_000 }, () => {
  test('are chosen from a list that says what each is like; a newcomer is proposed the gentlest', async () => {
    const { page, complaints } = await sitDown();
    await page.getByRole('radio', { name: 'Rings Around Rabaul' }).check();
    const japan = page.getByLabel('Japan', { exact: true });
    expect(await japan.locator('option:checked').textContent()).toBe('Recruit (program)');
    const about = await japan.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${about}"]`).textContent()).toMatch(/\w/);
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('give a hint: the form is filled in, nothing is sent, and that it was asked stands in the own log', async () => {
    const { page, complaints } = await sitDown();
    await beginGame(page, 'Two ships and a patrol boat', seats, 'hints');
    const form = page.locator('form.ask');
    const moment = await form.getAttribute('data-moment');
    await form.getByRole('button', { name: 'What would Chance do?' }).press('Enter');
    await form.locator('.hint', { hasText: 'Filled in as Chance would answer' }).waitFor();
    expect(await form.getAttribute('data-moment')).toBe(moment);
    expect(await axe(page)).toEqual([]);
    await form.locator('button[type=submit]').click();
    await page.locator(`form.ask:not([data-moment="${moment}"])`).waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('checkbox').check();
    expect(await page.locator('.log').getByText('You asked Chance for a hint.').count()).toBe(1);
    // It is kept with the game.
    await page.reload();
    await form.waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('checkbox').check();
    await page.locator('.log').getByText('You asked Chance for a hint.').waitFor();
    expect(complaints).toEqual([]);
  });

  test('that look ahead are given an effort; who thinks is said, and whoever leaves meanwhile does not wait', async () => {
    const { page, complaints } = await sitDown();
    await page.getByRole('radio', { name: 'Rings Around Rabaul' }).check();
    await page.getByLabel('Japan', { exact: true }).selectOption({ label: 'Admiral (program)' });
    const effort = page.getByLabel(/^How much it thinks/);
    expect(await effort.locator('option').count()).toBeGreaterThan(1);
    await effort.selectOption({ index: 2 });
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Begin' }).click();
    const thinks = page.getByText('Admiral is thinking…');
    await thinks.waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play', exact: true }).click({ timeout: 60_000 });
    // When forces are arranged the first turn begins, and he thinks again.
    const form = page.locator('form.ask');
    const moment = Number(await form.getAttribute('data-moment'));
    await page.getByText('as proposed').click();
    await form.locator('button[type=submit]').click();
    await thinks.waitFor();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    expect(await thinks.count()).toBe(0);
    // What was answered stands; he thinks about it once more.
    await page.getByRole('button', { name: 'Continue' }).first().click();
    await thinks.waitFor();
    await form.waitFor({ timeout: 60_000 });
    expect(Number(await form.getAttribute('data-moment'))).toBeGreaterThan(moment);
    expect(complaints).toEqual([]);
  });

  test('lie open when a game is given up, which is asked twice', async () => {
    const { page, complaints } = await sitDown();
    await beginGame(page, 'Rings Around Rabaul', { Allies: 'Me', Japan: 'Captain' }, 'given up');
    const form = page.locator('form.ask');
    const moment = await form.getAttribute('data-moment');
    await form.getByRole('button', { name: 'What would Captain do?' }).click();
    await form.locator('.hint', { hasText: 'Filled in' }).waitFor();
    await form.locator('button[type=submit]').click();
    await page.locator(`form.ask:not([data-moment="${moment}"])`).waitFor();
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Give up…' }).click();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Give up, and see everything' }).click();
    await page.getByRole('tab', { name: 'In mind' }).click();
    await page.getByRole('button', { name: /later in the game/ }).click();
    await page.getByText('Keeps planes off the field at Rabaul').first().waitFor();
    expect(complaints).toEqual([]);
  });

  for (const width of [1280, 360])
    test(`say afterwards what they had in mind, with places on the map, ${width} wide`, async () => {
      const { page, complaints } = await sitDown({ viewport: { width, height: 800 } });
      await watch(page, playedGame());
      await page.getByRole('tab', { name: 'In mind' }).click();
      const minds = page.locator('.minds');
      await page.getByRole('heading', { name: 'What Chance had in mind for Red' }).waitFor();
      await minds.getByText('Nothing yet at this moment.').waitFor();
      const slider = page.getByRole('slider', { name: 'Moment' });
      await slider.focus();
      await page.keyboard.press('End');
      await minds.getByRole('heading', { name: 'Turn 4 of 4' }).waitFor();
      await minds
        .getByText(/^Lie in wait in turn 1/)
        .first()
        .waitFor();
      expect(await axe(page)).toEqual([]);
      // To the moment it was thought, and to the place that was meant.
      await minds
        .getByRole('button', { name: /^Go to moment/ })
        .last()
        .press('Enter');
      await expect.poll(() => slider.inputValue()).not.toBe(await slider.getAttribute('max'));
      await minds
        .getByRole('button', { name: /^Show on the map: Lie in wait/ })
        .first()
        .click();
      expect(await page.locator('.map-marks polygon').count()).toBeGreaterThan(0);
      await slider.focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await page.getByText('After a hint from Chance.').waitFor();
      expect(complaints).toEqual([]);
    });
});
