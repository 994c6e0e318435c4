/**
 * A player who knows no game: whatever is asked is answered through the controls of the page, legal or not at the first
 * try. What is refused is answered as the page itself suggests.
 */
import type { Locator, Page } from 'playwright-core';
import { hint, showScreen } from './page.js';

export type Tally = { answers: number; kinds: { [ask: string]: number }; suggested: number; curtains: number };

export const newTally = (): Tally => ({ answers: 0, kinds: {}, suggested: 0, curtains: 0 });

/** A whole number from 0 up to, not including, n. */
export type Below = (n: number) => number;

/** Until the game is over, or `most` answers have been given. Returns whether it is over. */
export async function playOn(page: Page, below: Below, tally: Tally, most: number): Promise<boolean> {
  const until = tally.answers + most;
  for (;;) {
    const state = page.locator('form.ask, .curtain, .over').first();
    await state.waitFor();
    if ((await page.locator('.over').count()) > 0) return true;
    if (tally.answers >= until) return false;
    if ((await page.locator('.curtain').count()) > 0) {
      tally.curtains += 1;
      await showScreen(page);
      continue;
    }
    await answerOnce(page, below, tally);
  }
}

export async function answerOnce(page: Page, below: Below, tally: Tally): Promise<void> {
  const form = page.locator('form.ask');
  const kind = (await form.getAttribute('data-ask')) ?? '';
  const moment = await form.getAttribute('data-moment');
  if ((await form.locator('.only').count()) === 0) await fillIn(form, kind, below);
  await send(form);
  if (!(await gone(page, moment))) {
    if ((await form.locator('.warnings').count()) > 0) await form.getByRole('button', { name: 'Send anyway' }).click();
    else {
      tally.suggested += 1;
      await form.getByRole('button', { name: hint }).click();
      await form.locator('.hint', { hasText: 'Filled in' }).waitFor();
      await send(form);
      const anyway = form.getByRole('button', { name: 'Send anyway' });
      if (!(await gone(page, moment)) && (await anyway.count()) > 0) await anyway.click();
    }
    if (!(await gone(page, moment))) throw new Error(`refused: ${await form.innerText()}`);
  }
  tally.answers += 1;
  tally.kinds[kind] = (tally.kinds[kind] ?? 0) + 1;
}

const send = (form: Locator): Promise<void> => form.locator('button[type=submit]').click();

/** Another question, a curtain, the others, or the end: the answer was taken. Otherwise the page says why not. */
async function gone(page: Page, moment: string | null): Promise<boolean> {
  const next = page.locator(
    `form.ask:not([data-moment="${moment}"]), .curtain, .over, .waiting, form.ask .refusal, form.ask .warnings`,
  );
  await next.first().waitFor();
  return (await page.locator(`form.ask[data-moment="${moment}"]`).count()) === 0;
}

async function fillIn(form: Locator, kind: string, below: Below): Promise<void> {
  if (kind === 'walk') return walk(form, below);
  if (kind !== 'sheet') return fillRow(form, below);
  for (const row of await form.locator('fieldset.row').all()) await fillRow(row, below);
}

async function fillRow(row: Locator, below: Below): Promise<void> {
  const radios = row.locator('input[type=radio]');
  if ((await radios.count()) > 0) {
    await radios.nth(below(await radios.count())).check();
    return;
  }
  const select = row.locator('select');
  if ((await select.count()) > 0) {
    await select.selectOption({ index: 1 + below((await select.locator('option').count()) - 1) });
    return;
  }
  const boxes = await row.locator('input[type=checkbox]').all();
  if (boxes.length > 0) {
    const status = (await row.locator('.status').first().textContent()) ?? '';
    const [, least = '0', most = least] = /^Choose (?:up to )?(\d+)(?: to (\d+))?/.exec(status) ?? [];
    const wanted = status.startsWith('Choose up to')
      ? below(Math.min(3, Number(least) + 1))
      : Number(least) + below(Number(most) - Number(least) + 1);
    const start = below(boxes.length);
    for (let i = 0; i < Math.min(wanted, boxes.length); i += 1) await boxes[(start + i) % boxes.length]?.check();
    return;
  }
  const shares = await row.locator('.share').all();
  if (shares.length > 0) {
    const all = /all must be/.test((await row.locator('.status').first().textContent()) ?? '');
    for (const share of shares) {
      const button = share.getByRole('button', { name: all || below(2) === 0 ? /^As much/ : /^One more/ });
      if (await button.isEnabled()) await button.click();
    }
    return;
  }
  const said = row.locator('input[type=number]');
  if ((await said.count()) === 0) return;
  const [from, to] = [Number(await said.getAttribute('min')), Number(await said.getAttribute('max'))];
  await said.fill(String(from + below(to - from + 1)));
}

async function walk(form: Locator, below: Below): Promise<void> {
  for (let steps = below(4); steps > 0; steps -= 1) {
    const next = form.locator('button.step');
    const count = await next.count();
    if (count === 0) return;
    const before = await form.locator('.path li').allTextContents();
    await next.nth(below(count)).click();
    // The umpire says where one may go from there.
    await form
      .page()
      .waitForFunction(
        (old) => [...document.querySelectorAll('form.ask .path li')].map((li) => li.textContent).join() !== old,
        before.join(),
      );
  }
}
