/** Ways through every screen of the page: for pictures of them, and for the test that looks whether everybody can use them. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** @typedef {import('playwright-core').Page} Page */
/** What is seen now, under a name; on another page than the first where one is given. @typedef {(name: string, seen?: Page) => Promise<void>} Shoot */

/** A finished game of a few hundred answers and five battles. */
const raid = gunzipSync(
  readFileSync(
    new URL('../packages/flat-top/golden/games/rings-around-rabaul--japan-ship-sunk.game.gz', import.meta.url),
  ),
);

/** The same, as if a captain had said what he had in mind. */
const minded = Buffer.from(
  raid
    .toString()
    .replace(
      '\nallied: first / none / none\n',
      '$&  captain means, turn 0, place 1058: Nine factors from Lexington strike at Rabaul (17.1).\n  captain means, turn 0, place 1058: TF 1 keeps Rabaul within reach of its planes, and no nearer.\n',
    ),
);

/** Somebody else, at a browser of their own. @param {Page} page */
async function another(page) {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const colorScheme = dark ? 'dark' : 'light';
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: page.viewportSize(), reducedMotion: 'reduce', colorScheme });
  if (context === undefined) throw new Error('the browser is gone');
  return context.newPage();
}

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).first().click();

/** Games but the first lie folded. @param {Page} page @param {string} scenario */
async function choose(page, scenario) {
  await page.locator('details.game').first().waitFor();
  const wanted = page.getByRole('radio', { name: scenario, includeHidden: true });
  const folded = page.locator('details.game:not([open])').filter({ has: wanted });
  if ((await folded.count()) > 0) await folded.locator('summary').click();
  await page.getByRole('radio', { name: scenario }).check();
}

/** Begins a game from the first screen. @param {Page} page @param {string} scenario @param {{ [seat: string]: string }} seats */
async function begin(page, scenario, seats) {
  await choose(page, scenario);
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
    const suggest = form.getByRole('button', { name: /^What would .+ do\?$/ });
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

/** Each walks through some screens, from the first one. @type {{ [story: string]: (page: Page, shoot: Shoot, address: string) => Promise<void> }} */
export const stories = {
  async first(page, shoot) {
    await shoot('start');
    await page.getByText('Optional rules').click();
    await shoot('start-options');
    await choose(page, 'A scenario of your own');
    await page.getByLabel('As JSON').fill('{');
    await page.locator('.set-data .refusal').first().waitFor();
    await shoot('own-scenario');
  },
  async rabaul(page, shoot) {
    await begin(page, 'Rings Around Rabaul', { Allies: 'Me', Japan: 'Recruit' });
    await shoot('briefing');
    await answer(page, /^Air operations|^Form the/i);
    await shoot('air-operations');
    await page.getByRole('button', { name: /^What would .+ do\?$/ }).click();
    await page.locator('form.ask .hint', { hasText: 'Filled in' }).waitFor();
    await shoot('hint');
    await answer(page, /^Plot/);
    await shoot('plot');
    await answer(page, /^Fly/);
    await shoot('fly');
    for (let i = 0; i < 2; i++) {
      await page.locator('.steps .step:not([aria-disabled="true"])').nth(1).click();
      await page.waitForTimeout(300);
    }
    await shoot('fly-path');
    await pane(page, 'Map');
    await press(page, 'Fit');
    await page.locator('.map-board').click({ position: { x: 180, y: 60 } });
    await shoot('place');
    await page.keyboard.press('Escape');
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
    const tabs = ['Air operations', 'Air record', 'Task forces', 'The enemy', 'Points and time', 'Notes', 'Orders'];
    for (const tab of tabs) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await shoot(`tab-${tab.toLowerCase().replaceAll(' ', '-')}`);
    }
    await page.getByText('More', { exact: true }).click();
    await page.getByLabel('Text only').check();
    await page.getByLabel('Your answer, or a command').waitFor();
    await shoot('text-only');
  },
  async guide(page, shoot) {
    await press(page, 'Learn in ten minutes');
    await page.locator('.coach').waitFor();
    await shoot('guide');
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
    const seats = page.locator('.seat > label');
    const scenario = page.getByRole('radio', { name: 'Rings Around Rabaul' });
    await scenario.check();
    const names = await seats.allInnerTexts();
    await begin(page, 'Rings Around Rabaul', { [names[0] ?? '']: 'Me', [names[1] ?? '']: 'friend' });
    await shoot('curtain');
  },
  async online(page, shoot, address) {
    for (const place of ['lobby', 'make', 'account', 'ratings', `reset=${'0'.repeat(24)}`]) {
      await page.goto(`${address}#${place}`);
      await page.reload();
      await page.locator('.online h1, .online h2').first().waitFor();
      await page.waitForTimeout(500);
      await shoot(place.replace(/=.*/, ''));
    }
  },
  async match(page, shoot, address) {
    await page.goto(`${address}#make`);
    await page.reload();
    await choose(page, 'Rings Around Rabaul');
    await page.getByLabel('Your name').fill('Ann');
    await press(page, 'Make the match');
    const link = page.locator('.copy input').first();
    await link.waitFor();
    await shoot('waiting');
    const bob = await another(page);
    await bob.goto(`${address}${new URL(await link.inputValue()).hash}`);
    await bob.getByLabel('Your name').fill('Bob');
    await shoot('invitation', bob);
    await press(bob, 'Sit down');
    await press(page, 'Play');
    await pane(page, 'Records');
    await page.getByRole('tab', { name: 'Chat' }).click();
    await shoot('match');
    const eve = await another(page);
    await eve.goto(`${address}${new URL(page.url()).hash}`);
    await eve.locator('.map-board').waitFor();
    await shoot('watching', eve);
    await page.goto(`${address}#lobby`);
    await page.getByText('Your matches').waitFor();
    await shoot('lobby-with-a-match');
    await bob.context().close();
    await eve.context().close();
  },
  async replay(page, shoot) {
    await page
      .getByLabel('Open a game file')
      .setInputFiles({ name: 'raid.game', mimeType: 'text/plain', buffer: minded });
    await press(page, 'Watch');
    await page.getByRole('slider', { name: 'Moment' }).focus();
    await page.keyboard.press('End');
    await shoot('replay');
    for (const tab of ['Moments', 'Boards', 'Knew', 'In mind', 'Luck', 'More']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByText('Every throw is weighed').waitFor({ state: 'detached' });
      await shoot(`replay-${tab.toLowerCase().replaceAll(' ', '-')}`);
    }
  },
  async desk(page, shoot, address) {
    await page.goto(`${address}#desk`);
    await page.reload();
    const strike = page.locator('main a[href^="#desk/"]').first();
    await strike.waitFor();
    await shoot('desk');
    await strike.click();
    await press(page, 'Roll');
    await press(page, 'Work out the odds');
    await page.getByText(/^Exact:|^Sampled:/).waitFor();
    await shoot('desk-procedure');
  },
  async rules(page, shoot, address) {
    for (const [name, at, sign] of /** @type {const} */ ([
      ['rules', '', 'The rules'],
      ['rules-book', '/flat-top', 'Chapters'],
      ['rules-chapter', '/flat-top/16', 'Air'],
      ['rules-rule', '/flat-top/16.10', '16.10'],
      ['rules-ruling', '/flat-top/R22', 'R22'],
      ['charts', '/flat-top/charts', 'House charts'],
      ['chart', '/flat-top/charts/air-hits', 'Source'],
    ])) {
      await page.goto(`${address}#rules${at}`);
      await page.locator('main').getByText(sign).filter({ visible: true }).first().waitFor();
      await shoot(name);
    }
    await press(page, 'Change values');
    await page.getByLabel('Avenger, torpedo', { exact: true }).fill('16');
    await shoot('chart-editor');
  },
};
