/**
 * The same player in a hurry: a whole game inside the page, by its own controls. What is refused is answered as the
 * page suggests.
 */
import type { Page } from 'playwright-core';
import type { Tally } from './player.js';

/** Until the game is over or `most` answers have been given. Returns whether it is over. */
export async function rush(page: Page, seed: number, tally: Tally, most: number): Promise<boolean> {
  const { over, played } = await page.evaluate(inPage, { seed, most });
  tally.answers += played.answers;
  tally.suggested += played.suggested;
  tally.curtains += played.curtains;
  for (const [kind, n] of Object.entries(played.kinds)) tally.kinds[kind] = (tally.kinds[kind] ?? 0) + n;
  return over;
}

/** Runs in the page: nothing from outside is in reach. */
async function inPage({ seed, most }: { seed: number; most: number }): Promise<{ over: boolean; played: Tally }> {
  const played: Tally = { answers: 0, kinds: {}, suggested: 0, curtains: 0 };
  let chance = seed >>> 0;
  const below = (n: number): number => {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    return Math.floor((chance / 4294967296) * n);
  };
  const all = <E extends Element>(selector: string, within: ParentNode = document): E[] => [
    ...within.querySelectorAll<E>(selector),
  ];
  const one = <E extends Element>(selector: string): E | null => document.querySelector<E>(selector);
  const pause = (): Promise<void> => new Promise((done) => setTimeout(done));
  const until = async (what: string, holds: () => boolean): Promise<void> => {
    const late = performance.now() + 15_000;
    while (!holds()) {
      if (performance.now() > late) throw new Error(`waited in vain for ${what}: ${document.body.innerText}`);
      await pause();
    }
  };
  const click = async (target: HTMLElement | null | undefined): Promise<void> => {
    target?.click();
    await pause();
  };
  const button = (name: string): HTMLElement | undefined =>
    all<HTMLElement>('form.ask button').find(({ textContent }) => textContent?.startsWith(name));

  const fillRow = async (row: ParentNode): Promise<void> => {
    const radios = all<HTMLInputElement>('input[type=radio]', row);
    if (radios.length > 0) return click(radios[below(radios.length)]);
    const select = row.querySelector('select');
    if (select !== null) {
      const value = select.options[1 + below(select.options.length - 1)]?.value ?? '';
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
      select.dispatchEvent(new Event('change', { bubbles: true }));
      return pause();
    }
    const boxes = all<HTMLInputElement>('.choices input[type=checkbox]', row);
    if (boxes.length > 0) {
      const status = row.querySelector('.status')?.textContent ?? '';
      const [, least = '0'] = /^Choose (\d+)/.exec(status) ?? [];
      const wanted = Number(least) + below(3);
      for (let i = 0; i < wanted; i += 1) {
        const free = all<HTMLInputElement>('.choices input[type=checkbox]:enabled:not(:checked)', row);
        await click(free[below(Math.max(1, free.length))]);
      }
      return undefined;
    }
    for (const share of all('.share', row)) {
      const line = share.closest('tr') ?? row;
      const needed = /all must be/.test(line.querySelector('.status')?.textContent ?? '');
      const wanted = needed || below(2) === 0 ? 'As much' : 'One more';
      await click(share.querySelector<HTMLElement>(`button[aria-label^="${wanted}"]`));
    }
    const slider = row.querySelector<HTMLInputElement>('input[type=range]');
    if (slider === null) return undefined;
    const value = Number(slider.min) + below(Number(slider.max) - Number(slider.min) + 1);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(value));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    return pause();
  };
  const walk = async (): Promise<void> => {
    for (let steps = below(6); steps > 0; steps -= 1) {
      const next = all<HTMLElement>('form.ask button.step');
      const before = one('form.ask .path')?.textContent;
      if (next.length === 0) return;
      await click(next[below(next.length)]);
      await until('a step', () => one('form.ask .path')?.textContent !== before);
    }
  };

  for (;;) {
    await until('a question', () => one('form.ask, .curtain, .over, .briefing') !== null);
    if (one('.briefing') !== null) {
      await click(one('.briefing button.main'));
      continue;
    }
    if (one('.over') !== null) return { over: true, played };
    if (played.answers >= most) return { over: false, played };
    if (one('.curtain') !== null) {
      played.curtains += 1;
      await click(one('.curtain button.main'));
      await until('the curtain', () => one('.curtain') === null);
      continue;
    }
    const form = one<HTMLFormElement>('form.ask');
    if (form === null) continue;
    const { ask: kind = '', moment } = form.dataset;
    const gone = (): boolean => one(`form.ask[data-moment="${moment}"]`) === null;
    const send = async (): Promise<void> => {
      await click(one<HTMLElement>('form.ask button[type=submit]'));
      await until('an answer', () => gone() || one('form.ask .refusal, form.ask .warnings') !== null);
      if (gone() || one('form.ask .warnings') === null) return;
      await click(button('Send anyway'));
      await until('an answer', () => gone() || one('form.ask .refusal') !== null);
    };
    if (form.querySelector('.only') === null) {
      if (kind === 'walk') await walk();
      else if (kind === 'sheet') for (const row of all('fieldset.row', form)) await fillRow(row);
      else await fillRow(form);
    }
    await send();
    if (!gone()) {
      played.suggested += 1;
      await click(button('What would '));
      await until('a suggestion', () => /Filled in/.test(form.textContent ?? ''));
      await send();
    }
    if (!gone()) throw new Error(`refused: ${document.querySelector('.question')?.textContent}`);
    played.answers += 1;
    played.kinds[kind] = (played.kinds[kind] ?? 0) + 1;
  }
}
