/** The page in a real browser: served as `ironbottom play` serves it, looked at and answered through its own controls. */
import { type Served, servePage } from '@ironbottom/cli';
import { siteFolder } from '@ironbottom/web/site';
import axeCore from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** The network may be closed, and Chromium keeps trying. */
export const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type House = { browser: Browser; served: Served; close(): Promise<void> };

export async function openHouse(): Promise<House> {
  const served = await servePage(await siteFolder(), 0);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
  return {
    browser,
    served,
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

export type Screen = {
  page: Page;
  /** What the console complained of, and errors nobody caught. */
  complaints: string[];
  close(): Promise<void>;
};

/** A browser that has never been here, at the first screen. */
export async function openScreen(
  { browser, served }: House,
  more: Parameters<Browser['newContext']>[0] = {},
): Promise<Screen> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...more });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (fault) => complaints.push(fault.message));
  await page.goto(served.address);
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  return { page, complaints, close: () => context.close() };
}

/** The button that asks a program what it would do, whichever program that is. */
export const hint = /^What would .+ do\?$/;

/** Who sits where: the words of the choice, such as 'Me' or 'Chance'. */
export type Seats = { [seat: string]: string };

/** Games but the first lie folded. */
export async function chooseScenario(page: Page, scenario: string): Promise<void> {
  await page.locator('details.game').first().waitFor();
  const wanted = page.getByRole('radio', { name: scenario, includeHidden: true });
  const folded = page.locator('details.game:not([open])').filter({ has: wanted });
  if ((await folded.count()) > 0) await folded.locator('summary').click();
  await page.getByRole('radio', { name: scenario }).check();
}

export async function beginGame(page: Page, scenario: string, seats: Seats, seed: string): Promise<void> {
  await chooseScenario(page, scenario);
  for (const [seat, who] of Object.entries(seats)) {
    const choice = page.getByLabel(seat, { exact: true });
    const label = await choice.locator('option').filter({ hasText: who }).first().textContent();
    await choice.selectOption({ label: label ?? who });
  }
  await page.getByLabel('Seed of the dice').fill(seed);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('form.ask, .curtain, .over, .briefing').first().waitFor();
  await closeBriefing(page);
}

/** Whoever looks for the first time is told what to do. */
export async function closeBriefing(page: Page): Promise<void> {
  const briefing = page.locator('.briefing');
  if ((await briefing.count()) > 0) await briefing.getByRole('button', { name: 'Play' }).click();
}

/** The curtain is drawn aside. */
export async function showScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show' }).click();
  await page.locator('form.ask, .over, .briefing').first().waitFor();
  await closeBriefing(page);
}

/** What axe has to say, one line each; nothing is what we want. It is brought into a page once. */
export async function axe(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}
