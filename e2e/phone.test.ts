import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comeIn, type Host, makeMatch, openHost } from './online.js';
import { axe, chooseScenario, flags, hint } from './page.js';

/** Where a browser's maker would be told that there is something for it. */
let pushed: { path: string; bytes: number }[] = [];
let service: Server;
let host: Host;
let browser: Browser;

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

beforeAll(async () => {
  service = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      pushed.push({ path: request.url ?? '', bytes });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  host = await openHost(['--allow-inward']);
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await host?.close();
  service?.close();
});

/** What does not fit: anything wider than the screen, anything to press that a thumb would miss. */
async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const pressed = document.querySelectorAll('button, select, summary, textarea, input, nav a, [role=tab]');
    const small = [...pressed].flatMap((element) => {
      // A box is pressed by its label; rule numbers stand in the middle of a text.
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      const shown = element.checkVisibility({ checkVisibilityCSS: true }) && width > 0 && height > 0;
      if (!shown || element.closest('.rule') !== null || height >= 40) return [];
      return [`${element.tagName} ${element.textContent || element.getAttribute('aria-label')} is ${height} high`];
    });
    return [...(wide > 0 ? [`${wide} too wide`] : []), ...small];
  });
}

async function fits(page: Page): Promise<void> {
  expect(await misfits(page)).toEqual([]);
}

async function looksRight(page: Page): Promise<void> {
  await fits(page);
  expect(await axe(page)).toEqual([]);
}

async function answer(page: Page): Promise<void> {
  const form = page.locator('form.ask');
  const moment = await form.getAttribute('data-moment');
  if ((await form.locator('.only').count()) === 0) {
    await form.getByRole('button', { name: hint }).click();
    await form.locator('.hint', { hasText: 'Filled in' }).waitFor();
  }
  await form.locator('button[type=submit]').click();
  const next = page.locator(`form.ask:not([data-moment="${moment}"]), .waiting, .over`).first();
  await next.or(form.locator('.warnings')).first().waitFor();
  if ((await form.locator('.warnings').count()) > 0) await form.getByRole('button', { name: 'Send anyway' }).click();
  await next.waitFor();
}

describe('a telephone of 360 pixels', { timeout: 120_000 }, () => {
  test('from the link alone: accept, answer, go away, be told, come back and see what happened', async () => {
    const ann = await comeIn(browser, host);
    const [link] = await makeMatch(ann.page, 'Rings Around Rabaul', 'Ann');
    const bob = await comeIn(browser, host, `/${link}`, { ...phone, permissions: ['notifications'] });
    const { page } = bob;
    await page.getByRole('heading', { name: 'You are invited to Rings Around Rabaul' }).waitFor();
    await page.getByText('Lexington raids Rabaul').waitFor();
    await page.getByText('At the table: Allies: Ann').waitFor();
    await looksRight(page);
    await page.getByLabel('Your name').fill('Bob');
    await page.getByRole('button', { name: 'Sit down' }).tap();
    await page.getByRole('heading', { name: 'Rings Around Rabaul: what am I to do?' }).waitFor();
    await fits(page);
    await page.getByRole('button', { name: 'Play', exact: true }).tap();

    // Three things, one at a time, at the foot of the screen.
    await page.getByText('as proposed').tap();
    await fits(page);
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    await page.locator('main.map canvas').first().waitFor();
    expect(await page.locator('form.ask').isVisible()).toBe(false);
    await fits(page);
    await page.getByRole('button', { name: 'Records' }).tap();
    await page.getByRole('tab', { name: 'Task forces' }).tap();
    await looksRight(page);
    await page.getByRole('button', { name: 'Question' }).tap();
    await page.getByRole('button', { name: 'Send' }).tap();
    await page.getByText('Waiting for the others: Ann (Allies)').waitFor();

    // This browser has no maker's service to be told through: one stands here that takes what the server sends.
    const { port } = service.address() as AddressInfo;
    await page.evaluate(async (endpoint) => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']);
      const text = (bytes: Uint8Array): string =>
        btoa(String.fromCharCode(...bytes))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
      const keys = {
        p256dh: text(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))),
        auth: text(crypto.getRandomValues(new Uint8Array(16))),
      };
      const subscription = { toJSON: () => ({ endpoint, keys }) };
      PushManager.prototype.subscribe = () => Promise.resolve(subscription as unknown as PushSubscription);
    }, `http://127.0.0.1:${port}/bob`);
    await looksRight(page);
    // This server sends no mail, so it offers none.
    expect(await page.getByRole('button', { name: 'Tell me by mail' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Tell me on this device' }).tap();
    await page.getByText('You are told on this device when it is your move.').waitFor();
    const there = new URL(page.url()).hash;
    const context = page.context();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('ironbottom seen')) {
          const { seq } = JSON.parse(localStorage.getItem(key) ?? '') as { seq: number };
          localStorage.setItem(key, JSON.stringify({ seq, at: 0 }));
        }
    });
    await page.close();

    await ann.page.locator('.briefing, form.ask').first().waitFor();
    const briefed = ann.page.locator('.briefing').getByRole('button', { name: 'Play' });
    if (await briefed.isVisible()) await briefed.click();
    // A program would arrange her forces anew, and Bob would have to wait for it.
    await ann.page.getByText('as proposed').click();
    pushed = [];
    const first = await ann.page.locator('form.ask').getAttribute('data-moment');
    await ann.page.locator('form.ask button[type=submit]').click();
    await ann.page.locator(`form.ask:not([data-moment="${first}"]), .waiting`).first().waitFor();
    for (let given = 0; given < 30 && pushed.length === 0; given += 1) {
      if (await ann.page.locator('form.ask').isVisible()) await answer(ann.page);
      else await ann.page.waitForTimeout(100);
    }
    await expect.poll(() => pushed, { timeout: 20_000 }).toContainEqual({ path: '/bob', bytes: expect.any(Number) });

    // The notice leads to the match, where what he missed stands above what is asked.
    const back = await context.newPage();
    await back.goto(`http://127.0.0.1:${bob.wire.port}/#lobby`);
    await back.getByText('your move').waitFor();
    await looksRight(back);
    await back.getByRole('button', { name: 'Play: Rings Around Rabaul' }).tap();
    await back.getByRole('region', { name: 'Since you were last here' }).locator('li').first().waitFor();
    expect(new URL(back.url()).hash).toBe(there);
    await back.locator('form.ask').waitFor();
    await looksRight(back);
    // The log is read from its end.
    await back.getByRole('button', { name: 'Records' }).tap();
    await back.getByRole('tab', { name: 'Log' }).tap();
    const newest = back.locator('.log .line').last();
    const inSight = async (): Promise<boolean> => {
      const y = (await newest.boundingBox())?.y ?? -1;
      return y > 0 && y < phone.viewport.height;
    };
    await expect.poll(inSight).toBe(true);
    expect([...ann.complaints, ...bob.complaints]).toEqual([]);
    await ann.close();
    await bob.close();
  });

  test('every other screen by day and by night; a walk shows the map above its question', async () => {
    const bob = await comeIn(browser, host, '/', { ...phone, colorScheme: 'dark' });
    const { page } = bob;
    await page.getByRole('button', { name: 'Begin' }).waitFor();
    await looksRight(page);
    for (const [at, sign] of [
      ['make', 'Who plays'],
      ['account', 'Become a member'],
      ['ratings', 'Nobody has finished'],
    ] as const) {
      await page.goto(`http://127.0.0.1:${bob.wire.port}/#${at}`);
      await page.getByText(sign).first().waitFor();
      await looksRight(page);
    }
    await page.goto(`http://127.0.0.1:${bob.wire.port}/#`);
    await chooseScenario(page, 'Two ships and a patrol boat');
    await page.getByLabel('Seed of the dice').fill('phone');
    await page.getByRole('button', { name: 'Begin' }).tap();
    await page.locator('form.ask').waitFor();
    for (let i = 0; i < 8 && (await page.locator('form.ask[data-ask=walk]').count()) === 0; i += 1) await answer(page);
    await page.locator('form.ask[data-ask=walk]').waitFor();
    expect(await page.locator('main.map').isVisible()).toBe(true);
    await looksRight(page);
    await page.getByText('More', { exact: true }).tap();
    await looksRight(page);
    await page.getByLabel('Text only').tap();
    await page.getByLabel('Your answer, or a command').waitFor();
    await looksRight(page);
    expect(bob.complaints).toEqual([]);
    await bob.close();
  });
});
