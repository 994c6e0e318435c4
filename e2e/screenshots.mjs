/**
 * `npm run screenshots [FOLDER]`: every screen, by day and by night, at a desk and on a telephone, as PNG files, with a
 * page and a contact sheet of each of the four. The folder is `screenshots/` unless another is named; with names of looks
 * or stories behind it (`desk-day rabaul`), these alone.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../tools/chromium.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {(name: string) => Promise<void>} Shoot */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [into = join(root, 'screenshots'), ...only] = process.argv.slice(2);
const folder = resolve(into);

/** A finished game to watch. */
const finished = join(root, 'packages/flat-top/golden/games/rings-around-rabaul--japan-ship-sunk.game.gz');

const desk = { viewport: { width: 1280, height: 800 } };
const telephone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const every = [
  { name: 'desk-day', context: { ...desk, colorScheme: /** @type {const} */ ('light') } },
  { name: 'desk-night', context: { ...desk, colorScheme: /** @type {const} */ ('dark') } },
  { name: 'telephone-day', context: { ...telephone, colorScheme: /** @type {const} */ ('light') } },
  { name: 'telephone-night', context: { ...telephone, colorScheme: /** @type {const} */ ('dark') } },
];

/** All of them, unless some are named. @template T @param {readonly T[]} all @param {(each: T) => string} nameOf */
function wanted(all, nameOf) {
  const named = all.filter((each) => only.includes(nameOf(each)));
  return named.length > 0 ? named : all;
}

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click();

/** Begins a game from the first screen. @param {Page} page @param {string} scenario @param {{ [seat: string]: string }} seats */
async function begin(page, scenario, seats) {
  await page.getByRole('radio', { name: scenario }).check();
  for (const [seat, who] of Object.entries(seats)) {
    const choice = page.getByLabel(seat, { exact: true });
    const label = await choice.locator('option').filter({ hasText: who }).first().textContent();
    await choice.selectOption({ label: label ?? who });
  }
  await page.getByLabel('Seed of the dice').fill('screens');
  await press(page, 'Begin');
  await page.locator('form.ask, .curtain, .over, .briefing').first().waitFor();
}

/** Answers as suggested until the question begins so, or so many times. @param {Page} page @param {RegExp} until @param {number} most */
async function answer(page, until, most = 60) {
  for (let i = 0; i < most; i++) {
    const play = page.locator('.briefing').getByRole('button', { name: 'Play', exact: true });
    if ((await play.count()) > 0) await play.click();
    await page.locator('form.ask, .over, .curtain').first().waitFor();
    if ((await page.locator('.over, .curtain').count()) > 0) return;
    const form = page.locator('form.ask');
    if (until.test(await page.locator('.prompt').innerText())) return;
    const moment = await form.getAttribute('data-moment');
    const suggest = form.getByRole('button', { name: 'Hint', exact: true });
    if ((await form.locator('.only').count()) === 0 && (await suggest.count()) > 0) {
      await suggest.click();
      await form.locator('.hint', { hasText: 'Filled in' }).waitFor();
    }
    await form.locator('button[type=submit]').click();
    const next = page.locator(`form.ask:not([data-moment="${moment}"]), .curtain, .over, .warnings`);
    await next.first().waitFor();
    const anyway = form.getByRole('button', { name: 'Send anyway' });
    if ((await anyway.count()) > 0) await anyway.click();
    await page.locator(`form.ask:not([data-moment="${moment}"]), .curtain, .over`).first().waitFor();
  }
}

/** On a telephone one thing is seen at a time. @param {Page} page @param {string} name */
async function pane(page, name) {
  const button = page.locator('.panes').getByRole('button', { name, exact: true });
  if (await button.isVisible()) await button.click();
}

/** Each walks through some screens, from the first. @type {{ [story: string]: (page: Page, shoot: Shoot, address: string) => Promise<void> }} */
const stories = {
  async first(page, shoot) {
    await shoot('start');
    await page.getByText('Optional rules').click();
    await shoot('start-options');
  },
  async rabaul(page, shoot) {
    await begin(page, 'Rings Around Rabaul', { Allies: 'Me', Japan: 'Recruit' });
    await shoot('briefing');
    await answer(page, /^Air operations|^Form the/i);
    await shoot('air-operations');
    await answer(page, /^Plot/);
    await shoot('plot');
    await answer(page, /^Fly/);
    await shoot('fly');
    for (let i = 0; i < 2; i++) {
      await page.locator('.steps .step:not([aria-disabled="true"])').nth(1).click();
      await page.waitForTimeout(300);
    }
    await shoot('fly-path');
    await press(page, 'Fit');
    await press(page, 'Layers');
    await page.getByRole('checkbox', { name: 'Sectors' }).check();
    await page.getByRole('checkbox', { name: 'All that my units can see' }).check();
    await shoot('layers');
    await page.keyboard.press('Escape');
    await press(page, 'Legend');
    await shoot('legend');
    await page.keyboard.press('Escape');
    await page.locator('.map-board').focus();
    await page.keyboard.press('?');
    await shoot('keys');
    await page.keyboard.press('Escape');
    await page.getByText('More', { exact: true }).click();
    await shoot('menu');
    await page.keyboard.press('Escape');
    await pane(page, 'Records');
    for (const tab of [
      'Air operations',
      'Air record',
      'Task forces',
      'The enemy',
      'Points and time',
      'Notes',
      'Orders',
    ]) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await shoot(`tab-${tab.toLowerCase().replaceAll(' ', '-')}`);
    }
  },
  async text(page, shoot) {
    await begin(page, 'Rings Around Rabaul', { Allies: 'Me', Japan: 'Recruit' });
    await answer(page, /^Air operations/i);
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('Text only').check();
    await page.locator('.text-only').waitFor();
    await shoot('text-only');
  },
  async learn(page, shoot) {
    await press(page, 'Learn in ten minutes');
    await page.locator('.coach').waitFor();
    await shoot('learn');
  },
  async replay(page, shoot) {
    const buffer = gunzipSync(readFileSync(finished));
    await page.getByLabel('Open a game file').setInputFiles({ name: 'raid.game', mimeType: 'text/plain', buffer });
    await page.getByRole('button', { name: 'Watch', exact: true }).click();
    await page.getByRole('slider', { name: 'Moment' }).waitFor();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('n');
    await shoot('replay');
    await page.getByLabel('Seen by').selectOption({ label: 'Each side beside the other' });
    for (const tab of ['Moments', 'Knew', 'Luck', 'More']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await shoot(`replay-${tab.toLowerCase()}`);
    }
  },
  async books(page, shoot, address) {
    const places = {
      desk: 'desk',
      'desk-strike': 'desk/flat-top/strike',
      rules: 'rules/flat-top',
      rule: 'rules/flat-top/16',
      chart: 'rules/flat-top/charts/air-hits',
    };
    for (const [name, place] of Object.entries(places)) {
      await page.goto(`${address}#${place}`);
      await page.reload();
      await page.locator('h1').first().waitFor();
      await shoot(name);
    }
  },
  async battle(page, shoot) {
    await begin(page, 'One battle', { Allies: 'Me' });
    await answer(page, /nothing begins so/, 3);
    await shoot('battle');
  },
  async toy(page, shoot) {
    await begin(page, 'Two ships and a patrol boat', {});
    await shoot('toy');
    await answer(page, /nothing begins so/, 80);
    await shoot('over');
  },
  async 'hot-seat'(page, shoot) {
    const seats = page.locator('.seat label');
    const scenario = page.getByRole('radio', { name: 'Rings Around Rabaul' });
    await scenario.check();
    const names = await seats.allInnerTexts();
    await begin(page, 'Rings Around Rabaul', { [names[0] ?? '']: 'Me', [names[1] ?? '']: 'friend' });
    await shoot('curtain');
  },
  async online(page, shoot, address) {
    for (const place of ['lobby', 'make', 'account', 'ratings']) {
      await page.goto(`${address}#${place}`);
      await page.reload();
      await page.locator('.online h1, .online h2').first().waitFor();
      await page.waitForTimeout(500);
      await shoot(place);
    }
    await page.goto(`${address}#make`);
    await page.getByRole('radio', { name: 'Rings Around Rabaul' }).check();
    await page.getByLabel('Your name').fill('Ann');
    const choice = page.getByLabel('Japan', { exact: true });
    const program = await choice.locator('option').filter({ hasText: 'Recruit' }).first().textContent();
    await choice.selectOption({ label: program ?? '' });
    await press(page, 'Make the match');
    await page.locator('.table').waitFor();
    await shoot('match');
    await page.goto(`${address}#lobby`);
    await page.locator('.online h1').waitFor();
    await shoot('lobby-with-matches');
  },
};

const data = mkdtempSync(join(tmpdir(), 'ironbottom-screens-'));
const port = 20_000 + Math.floor((process.pid * 7919) % 20_000);
const command = join(root, 'packages', 'cli', 'bin', 'ironbottom.mjs');
const server = spawn(process.execPath, [command, 'serve', '--port', String(port), '--data', data, '--no-limits'], {
  stdio: ['ignore', 'ignore', 'pipe'],
  env: { ...process.env, DATABASE_URL: '' },
});
await new Promise((done, fail) => {
  let said = '';
  server.stderr.on('data', (chunk) => {
    said += String(chunk);
    if (said.includes('Ironbottom is at')) done(undefined);
  });
  server.once('exit', () => fail(new Error(`the server does not start: ${said}`)));
});
const address = `http://localhost:${port}/`;
const browser = await chromium.launch({ executablePath: (await findChromium()) ?? '', args: ['--disable-gpu'] });
/** @type {string[]} */
const failures = [];
mkdirSync(folder, { recursive: true });
try {
  for (const look of wanted(every, ({ name }) => name)) {
    /** @type {string[]} */
    const files = [];
    for (const [story, tell] of wanted(Object.entries(stories), ([name]) => name)) {
      const context = await browser.newContext({ ...look.context, serviceWorkers: 'block', reducedMotion: 'reduce' });
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      /** @type {Shoot} */
      const shoot = async (name) => {
        await page.waitForTimeout(700);
        const file = `${look.name}-${name}.png`;
        await page.screenshot({ path: join(folder, file) });
        files.push(file);
        process.stderr.write(`${file}\n`);
      };
      try {
        await page.goto(address);
        await page.getByRole('button', { name: 'Begin' }).waitFor();
        await tell(page, shoot, address);
      } catch (fault) {
        failures.push(`${look.name} ${story}: ${fault instanceof Error ? fault.message.split('\n')[0] : fault}`);
        await shoot(`failed-${story}`);
      }
      await context.close();
    }
    await contactSheet(look.name, files);
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
for (const failure of failures) console.error(failure);
console.log(`Screens are in ${folder}${failures.length > 0 ? `; ${failures.length} could not be reached` : ''}.`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** @param {string} name @param {readonly string[]} files */
async function contactSheet(name, files) {
  const wide = name.startsWith('telephone') ? 190 : 400;
  const pictures = files.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" width="${wide}" alt=""></a><figcaption>${file}</figcaption></figure>`,
  );
  const style = 'body{font:12px sans-serif;display:flex;flex-wrap:wrap;gap:10px;margin:10px}figure{margin:0}';
  const page = `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>${pictures.join('')}`;
  const html = join(folder, `${name}.html`);
  writeFileSync(html, page);
  const sheet = await browser.newPage({ viewport: { width: 1660, height: 800 } });
  await sheet.goto(pathToFileURL(html).href);
  await sheet.screenshot({ path: join(folder, `${name}-contact-sheet.png`), fullPage: true });
  await sheet.close();
}
