import { readFile } from 'node:fs/promises';
import { servePage } from '@ironbottom/cli';
import { shelf } from '@ironbottom/shelf';
import { verifyGame } from '@ironbottom/umpire';
import { siteFolder } from '@ironbottom/web/site';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { comeIn, type Host, makeMatch, openHost, type Someone, sitDown } from './online.js';
import { axe, chooseScenario, closeBriefing, flags, hint } from './page.js';
import { newTally } from './player.js';
import { rush } from './rush.js';

let host: Host;
let browser: Browser;
const there: Someone[] = [];

beforeAll(async () => {
  host = await openHost();
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await host?.close();
});
afterEach(async () => {
  for (const each of there.splice(0)) await each.close();
});

async function someone(at = '/', more: Parameters<typeof comeIn>[3] = {}): Promise<Someone> {
  const one = await comeIn(browser, host, at, more);
  there.push(one);
  return one;
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function ready(page: Page): Promise<void> {
  await page.locator('form.ask, .waiting, .briefing, .over').first().waitFor();
  await closeBriefing(page);
}

/** The page fills in what a program would do, and it is sent: the questions of a whole game differ too much to guess at. */
async function answerSuggested(page: Page): Promise<void> {
  const form = page.locator('form.ask');
  const moment = await form.getAttribute('data-moment');
  if ((await form.locator('.only').count()) === 0) {
    await form.getByRole('button', { name: hint }).click();
    await form.locator('.hint', { hasText: 'Filled in' }).waitFor();
  }
  await form.locator('button[type=submit]').click();
  const next = page.locator(`form.ask:not([data-moment="${moment}"]), .waiting, .over, .curtain`).first();
  await next.or(form.locator('.warnings')).first().waitFor();
  if ((await form.locator('.warnings').count()) > 0) await form.getByRole('button', { name: 'Send anyway' }).click();
  await next.waitFor();
}

/** So many answers, by whoever is asked. */
async function answers(pages: readonly Page[], count: number): Promise<Set<Page>> {
  const by = new Set<Page>();
  for (let given = 0, tries = 0; given < count && tries < 200; tries += 1) {
    for (const page of pages) {
      if (given >= count || !(await page.locator('form.ask').isVisible())) continue;
      await answerSuggested(page);
      by.add(page);
      given += 1;
    }
    await pages[0]?.waitForTimeout(50);
  }
  return by;
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByRole('textbox', { name: 'Say' }).fill(text);
  await page.keyboard.press('Enter');
  await page.locator('.chat .words', { hasText: text }).waitFor();
}

describe('two people and a server', { timeout: 120_000 }, () => {
  test('make, join by link, play, lose the server in mid-turn and go on; neither is sent the other’s secrets', async () => {
    const ann = await someone();
    const [link] = await makeMatch(ann.page, 'Rings Around Rabaul', 'Ann');
    expect(await axe(ann.page)).toEqual([]);
    const bob = await someone(`/${link}`);
    await bob.page.getByRole('heading', { name: 'You are invited to Rings Around Rabaul' }).waitFor();
    expect(await axe(bob.page)).toEqual([]);
    await sitDown(bob.page, 'Bob');
    await ready(bob.page);
    await ready(ann.page);

    const pages = [ann.page, bob.page];
    expect((await answers(pages, 4)).size).toBe(2);
    await say(ann.page, 'good luck');
    await bob.page.getByRole('tab', { name: 'Chat (1 new)' }).click();
    await bob.page.getByText('good luck').waitFor();
    expect(await axe(bob.page)).toEqual([]);

    await host.kill();
    await ann.page.getByText('Connection lost').waitFor();
    await bob.page.getByText('Connection lost').waitFor();
    await host.start();
    await ann.page.getByText('Connection lost').waitFor({ state: 'hidden' });
    await bob.page.getByText('Connection lost').waitFor({ state: 'hidden' });
    expect((await answers(pages, 4)).size).toBeGreaterThan(0);

    // One of them loses the network: the other is not disturbed, and what was said meanwhile comes when it is back.
    bob.wire.cut();
    await bob.page.getByText('Connection lost').waitFor();
    await say(ann.page, 'are you there');
    expect(await ann.page.getByText('Connection lost').count()).toBe(0);
    bob.wire.mend();
    await bob.page.getByText('Connection lost').waitFor({ state: 'hidden' });
    await bob.page.locator('.chat').getByText('are you there').waitFor();

    // A reload comes back to the same table, the same words and the same seat; after an absence with its story.
    await bob.page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('ironbottom seen')) localStorage.setItem(key, JSON.stringify({ seq: 4, at: 0 }));
    });
    await bob.page.reload();
    await ready(bob.page);
    const story = bob.page.getByRole('region', { name: 'Since you were last here' });
    await story.getByText('good luck').waitFor();
    await story.getByRole('button', { name: 'Close' }).click();
    await bob.page.getByRole('tab', { name: 'Chat', exact: true }).click();
    await bob.page.locator('.chat').getByText('good luck').waitFor();

    // What happens while the table is still being laid is on it when it stands.
    await bob.page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, message: { request?: { do: string } }) {
        if (message.request?.do !== 'reference' || 'lay' in window) return postMessage.call(this, message);
        Object.assign(window, { lay: () => postMessage.call(this, message) });
      };
    });
    await bob.page.reload();
    await bob.page.waitForFunction(() => 'lay' in window);
    await say(ann.page, 'I was faster');
    await bob.page.evaluate(() => (window as unknown as { lay(): void }).lay());
    await ready(bob.page);
    await bob.page.getByRole('tab', { name: /^Chat/ }).click();
    await bob.page.locator('.chat').getByText('I was faster').waitFor();

    // While it goes on each looks back at what his own seat was sent.
    await bob.page.getByText('More', { exact: true }).click();
    await bob.page.getByRole('link', { name: 'Look back' }).click();
    const moment = bob.page.getByRole('slider', { name: 'Moment' });
    await moment.waitFor();
    expect(await bob.page.getByLabel('Seen by').locator('option').allInnerTexts()).toEqual(['Japan']);
    const most = (await moment.getAttribute('max')) ?? '';
    expect(Number(most)).toBeGreaterThan(3);
    expect(await moment.inputValue()).toBe(most);
    await moment.focus();
    const asked = async (): Promise<number> => {
      await bob.page.keyboard.press('ArrowLeft');
      return bob.page.getByText(/Japan was asked:/).count();
    };
    await expect.poll(asked).toBe(1);
    expect(await axe(bob.page)).toEqual([]);
    await bob.page.getByRole('button', { name: 'Leave' }).click();
    await ready(bob.page);

    const names = (text: string): string[] =>
      ['Pensacola', 'Indianapolis', 'Minneapolis'].filter((n) => text.includes(n));
    expect(names(ann.wire.frames())).toHaveLength(3);
    expect(names(bob.wire.frames())).toEqual([]);
    expect(bob.wire.frames().includes('"seat":"allied","public"')).toBe(false);
    expect([...ann.complaints, ...bob.complaints]).toEqual([]);
  });
});

describe('two windows on one seat', { timeout: 120_000 }, () => {
  test('the one that loses a question says so; a link that was used says so before it asks for a name', async () => {
    const ann = await someone();
    const [link] = await makeMatch(ann.page, 'Rings Around Rabaul', 'Ann');
    await ann.page.getByText('This link works on this computer only').first().waitFor();
    const bob = await someone(`/${link}`);
    await bob.page.getByText('At the table: Allies: Ann').waitFor();
    await sitDown(bob.page, 'Bob');
    await ready(bob.page);
    const other = await bob.page.context().newPage();
    await other.goto(bob.page.url());
    await ready(other);

    const moment = await other.locator('form.ask').getAttribute('data-moment');
    expect(await bob.page.locator('form.ask').getAttribute('data-moment')).toBe(moment);
    await answerSuggested(bob.page);
    await other.getByText('was answered in another window').waitFor();
    expect(await bob.page.getByText('was answered in another window').count()).toBe(0);
    // How much Bob is asked before it is Ann's turn hangs on the weather.
    const waiting = bob.page.getByText(/Waiting for the others: Ann[^,]* \(Allies\)\./);
    for (let tries = 0; tries < 300 && !(await waiting.isVisible()); tries += 1) {
      if (await bob.page.locator('form.ask').isVisible()) await answerSuggested(bob.page);
      await bob.page.waitForTimeout(50);
    }
    await waiting.waitFor();

    const carl = await someone(`/${link}`);
    await carl.page.getByRole('heading', { name: 'This invitation has been used' }).waitFor();
    expect(await carl.page.getByLabel('Your name').count()).toBe(0);
    expect(await axe(carl.page)).toEqual([]);
    await carl.page.getByRole('button', { name: 'Watch' }).click();
    await carl.page.getByText('You watch').waitFor();
    // The map with what lies open: bases of both sides, and no fleet of either.
    await carl.page.locator('.map canvas').first().waitFor();
    await carl.page.getByRole('tab', { name: 'Text' }).click();
    const text = await carl.page.locator('.text-board').innerText();
    expect(text).toContain('Japanese base Rabaul');
    expect(text).toContain('Wind of sector');
    expect(text).not.toMatch(/TF \d/);
    expect(await axe(carl.page)).toEqual([]);
    expect([...ann.complaints, ...bob.complaints, ...carl.complaints]).toEqual([]);
  });
});

describe('three people', { timeout: 120_000 }, () => {
  test('play to the end on their own screens; party and notes stay where they belong; then all is open', async () => {
    const ann = await someone();
    const links = await makeMatch(ann.page, 'Two ships and a patrol boat', 'Ann of Blue');
    expect(links).toHaveLength(2);
    const bob = await someone(`/${links[0]}`);
    await sitDown(bob.page, 'Bob of Green');
    const cem = await someone(`/${links[1]}`, { viewport: { width: 390, height: 844 } });
    expect(await overflow(cem.page)).toBe(0);
    await sitDown(cem.page, 'Cem of Red');
    const all = [ann, bob, cem];
    for (const { page } of all) await ready(page);
    expect(await overflow(cem.page)).toBe(0);
    expect(await axe(cem.page)).toEqual([]);

    await ann.page.getByRole('tab', { name: /^Chat/ }).click();
    await ann.page.getByLabel('To', { exact: true }).selectOption('party');
    await say(ann.page, 'we run at dawn');
    await bob.page.getByRole('tab', { name: 'Chat (1 new)' }).waitFor();
    await cem.page.getByRole('button', { name: 'Records' }).click();
    await cem.page.getByRole('tab', { name: 'Notes' }).click();
    await cem.page.getByLabel('Your notes on this match').fill('they always run at dawn');
    await cem.page.getByText('Saved.').waitFor();

    const tally = newTally();
    const over = await Promise.all(all.map(({ page }, i) => rush(page, i + 1, tally, 400)));
    expect(over).toEqual([true, true, true]);
    expect(tally.answers).toBeGreaterThan(15);
    const results = await Promise.all(all.map(({ page }) => page.locator('.over .prompt').innerText()));
    expect(new Set(results).size).toBe(1);
    expect(results[0]).toMatch(/^Won by (Red|Blue and Green)$/);
    expect(cem.wire.all().includes('we run at dawn')).toBe(false);
    expect(bob.wire.frames().includes('we run at dawn')).toBe(true);
    expect((ann.wire.all() + bob.wire.all()).includes('they always run')).toBe(false);
    const boat = '"name":"Sea Robin"';
    const dives = '"kind":"dives","to":["Red"]';
    for (const secret of [boat, dives]) {
      expect(cem.wire.frames().includes(secret)).toBe(true);
      expect((ann.wire.frames() + bob.wire.frames()).includes(secret)).toBe(false);
    }

    await ann.page.getByRole('button', { name: 'Look as Red' }).click();
    await ann.page.locator('.look select').waitFor();
    // Her story, not her boat: that may have been sunk.
    await expect.poll(() => ann.wire.frames().includes(dives), { timeout: 10_000 }).toBe(true);
    const coming = ann.page.waitForEvent('download');
    await ann.page.getByRole('button', { name: 'Save the replay file' }).click();
    const text = await readFile(await (await coming).path(), 'utf8');
    const verified = verifyGame(
      text,
      shelf.map(({ rulebook }) => rulebook),
    );
    expect(verified).toMatchObject({ ok: true });
    const before = ann.page.url();
    await bob.page.getByRole('button', { name: 'Rematch' }).click();
    await ann.page.getByRole('button', { name: 'Join the rematch' }).click();
    await expect.poll(() => ann.page.url(), { timeout: 15_000 }).not.toBe(before);
    expect(new URL(bob.page.url()).hash).toBe(new URL(ann.page.url()).hash);
    // Whoever only passes by may watch it too, once it is over.
    const passer = await someone(`/${cem.page.url().split('/').at(-1)?.replace('#match=', '#replay/match/')}`);
    await passer.page.getByRole('slider', { name: 'Moment' }).press('End');
    await passer.page.getByText(`${results[0]}: `).first().waitFor();
    expect(await passer.page.getByLabel('Seen by').locator('option').allInnerTexts()).toContain('Everybody (no fog)');
    expect(passer.complaints).toEqual([]);
    expect(all.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
});

describe('besides answering', { timeout: 120_000 }, () => {
  test('one person holds two seats, takes back, adjourns, is replaced and comes back; a third watches; one resigns', async () => {
    const ann = await someone();
    const { page } = ann;
    await page.getByRole('button', { name: 'Play with others' }).click();
    await page.getByRole('link', { name: 'New match' }).click();
    await chooseScenario(page, 'Two ships and a patrol boat');
    await page.getByLabel('Green', { exact: true }).selectOption('me');
    await page.getByText('Clock, spectators and more').click();
    await page.getByRole('combobox', { name: 'Clock' }).selectOption({ index: 1 });
    await page.getByLabel('Who may watch').selectOption('Anybody, everything, half an hour later');
    expect(await axe(page)).toEqual([]);
    await page.getByLabel('Your name').fill('Ann with two');
    await page.getByRole('button', { name: 'Make the match' }).click();
    const link = new URL(await page.locator('.copy input').inputValue()).hash;
    const bob = await someone(`/${link}`);
    await sitDown(bob.page, 'Bob against two');
    const asked = (name: string): Promise<void> => page.locator('.asked-of', { hasText: name }).waitFor();

    // Blue answers, Green is asked by itself; taking back leads to Blue again.
    await asked('Blue');
    expect(await page.getByRole('timer').innerText()).toMatch(/(30:00|29:\d\d)$/);
    await answerSuggested(page);
    await asked('Green');
    await page.getByRole('button', { name: 'Undo' }).click();
    await asked('Blue');

    // Two people at one screen, if they say so.
    const more = page.getByText('More', { exact: true });
    await more.click();
    await page.getByLabel('My seats are different people').click();
    await page.keyboard.press('Escape');
    await answerSuggested(page);
    await page.getByRole('heading', { name: 'Pass the screen to Green' }).waitFor();
    expect(await page.locator('form.ask, .tabs, canvas').count()).toBe(0);
    await page.getByRole('button', { name: 'Show' }).click();
    await asked('Green');
    await more.click();
    await page.getByLabel('My seats are different people').click();
    await page.keyboard.press('Escape');

    await bob.page.getByText('More', { exact: true }).click();
    await bob.page.getByRole('button', { name: 'Ask to adjourn' }).click();
    await page.getByText('Red asks to adjourn').waitFor();
    await page.getByRole('button', { name: 'Agree' }).click();
    await bob.page.getByText('The match is adjourned').waitFor();
    expect(await bob.page.locator('form.ask').count()).toBe(0);
    await bob.page.getByRole('button', { name: 'Ask to resume' }).click();
    await page.getByText('Red asks to resume the match').waitFor();
    expect(await bob.page.locator('form.ask').count()).toBe(0);
    await page.getByRole('button', { name: 'Agree' }).click();
    await bob.page.locator('form.ask').waitFor();

    await bob.page.getByText('More', { exact: true }).click();
    await bob.page.getByText('Hand my seat over').click();
    await bob.page.getByRole('button', { name: 'For a while' }).click();
    await bob.page.getByText('A program plays your seat').waitFor();
    await bob.page.getByRole('button', { name: 'Take it back', exact: true }).click();
    await bob.page.getByText('A program plays your seat').waitFor({ state: 'hidden' });

    const eve = await someone(`/${new URL(page.url()).hash}`);
    await eve.page.getByText('You watch: you see what everybody may see').waitFor();
    expect(await axe(eve.page)).toEqual([]);
    expect(eve.wire.frames().includes('"own"')).toBe(false);
    // What a seat sees is shown late, and half an hour ago nothing had begun.
    await eve.page.getByLabel('Seen by').selectOption('Red');
    await eve.page.getByText('What Red sees is shown 30 minutes later').waitFor();
    expect(await axe(eve.page)).toEqual([]);
    await eve.page.getByRole('button', { name: 'What everybody sees' }).click();
    await eve.page.getByText('You watch: you see what everybody may see').waitFor();
    expect(eve.wire.frames().includes('"own"')).toBe(false);

    await bob.page.getByText('More', { exact: true }).click();
    await bob.page.getByRole('button', { name: 'Resign…' }).click();
    await bob.page.getByRole('button', { name: 'Really resign' }).click();
    await bob.page.getByText('Red resigned').waitFor();
    await eve.page.getByText('Won by Blue and Green').waitFor();
    expect([...ann.complaints, ...bob.complaints, ...eve.complaints]).toEqual([]);
  });
});

describe('against a program of the server', { timeout: 120_000 }, () => {
  test('a hint is noted for oneself; what the program had in mind comes when it is over, and not a byte before', async () => {
    const { page, wire, complaints } = await someone('/#make');
    await chooseScenario(page, 'Rings Around Rabaul');
    await page.getByLabel('Japan', { exact: true }).selectOption({ label: 'Captain (program)' });
    await page.getByText(/^Plans ahead/).waitFor();
    await page.getByLabel('Your name').fill('Ann');
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make the match' }).click();
    await ready(page);
    await answers([page], 3);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('checkbox', { name: 'Every detail' }).check();
    await page.getByText('You asked Captain for a hint.').first().waitFor();
    // Captain arranges the planes of Japan first, and says why; the words are his own, the place comes with them.
    const mind = /Keeps planes off the field at Rabaul/;
    expect(wire.frames().length).toBeGreaterThan(5000);
    expect(wire.all()).not.toMatch(mind);
    await page.getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Resign…' }).click();
    await page.getByRole('button', { name: 'Really resign' }).click();
    await page.getByText('Allies resigned').first().waitFor();
    expect(wire.all()).not.toMatch(mind);
    await page
      .getByRole('button', { name: 'Watch it again' })
      .or(page.getByRole('link', { name: 'Watch it again' }))
      .click();
    await page.getByRole('slider', { name: 'Moment' }).focus();
    await page.keyboard.press('End');
    await page.getByRole('tab', { name: 'In mind' }).click();
    await page.getByRole('heading', { name: 'What Captain had in mind for Japan' }).waitFor();
    await page.getByText(mind).waitFor();
    expect(wire.all()).toMatch(mind);
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('who somebody is', { timeout: 120_000 }, () => {
  test('a guest becomes a member, comes back with the passphrase, lets a program and a feed in, and is forgotten', async () => {
    const { page, complaints } = await someone('/#account', { viewport: { width: 390, height: 844 } });
    expect(await overflow(page)).toBe(0);
    const card = (title: string) => page.locator('.card', { has: page.getByRole('heading', { name: title }) });
    const join = card('Become a member');
    await join.getByLabel('Name').fill('Dora');
    await join.getByLabel('A new passphrase').fill('two ships in the night');
    expect(await axe(page)).toEqual([]);
    await join.getByRole('button', { name: 'Become a member' }).click();
    await page.getByText('You are a member').waitFor();
    await card('Being told').getByRole('combobox').selectOption('atom');
    await page.getByRole('button', { name: 'Tell me so' }).click();
    await page.getByRole('textbox', { name: /^Your feed/ }).waitFor();
    await page.getByLabel('What the program is called').fill('my bot');
    await page.getByRole('button', { name: 'Make a token' }).click();
    await page.getByRole('textbox', { name: /^The new token/ }).waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);

    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await card('Log in').getByLabel('Name').fill('dora');
    await card('Log in').getByLabel('Passphrase').fill('two ships in the night');
    await page.getByRole('button', { name: 'Log in' }).click();
    await card('Tokens for programs').getByText('my bot').waitFor();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save it as a file' }).click();
    const kept = JSON.parse(await readFile(await (await coming).path(), 'utf8')) as unknown;
    expect(JSON.stringify(kept)).toContain('Dora');
    await page.getByRole('link', { name: 'Ratings' }).click();
    await page.getByText('Nobody has finished a rated match').waitFor();
    await page.getByRole('link', { name: 'Dora' }).click();
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    await page.getByLabel('Your passphrase').fill('two ships in the night');
    await page.getByRole('button', { name: 'Delete it for good' }).click();
    await card('Log in').waitFor();
    expect(complaints).toEqual([]);
  });

  test('where there is no server the page says so, and plays alone', async () => {
    const served = await servePage(await siteFolder(), 0);
    const context = await browser.newContext();
    const page = await context.newPage();
    try {
      await page.goto(served.address);
      await page.getByRole('button', { name: 'Play with others' }).click();
      await page.getByRole('heading', { name: 'There is no server here' }).waitFor();
      expect(await axe(page)).toEqual([]);
      await page.getByRole('button', { name: 'Play here' }).click();
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.locator('.table').waitFor();
    } finally {
      await context.close();
      await served.close();
    }
  });
});
