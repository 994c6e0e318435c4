/**
 * Panning and zooming the whole map on the real page, in Chromium with software rendering. The counters of the game are
 * exchanged for as many as are wanted on their way from the umpire to the page; nothing else is different.
 */
import { type Served, servePage } from '@ironbottom/cli';
import { siteFolder } from '@ironbottom/web/site';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Line, Section } from './lines.js';
import { percentile } from './measure.js';

/** Of the largest map: 3,520 hexes. */
const scenario = 'Coral Sea: The Battle';
const crowds = [300, 2000];
const view = { width: 1280, height: 800 };
/** Other flags than these are not wanted: no real graphics card takes part. */
const flags = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--no-first-run', '--disable-sync'];

export const frames: Section = {
  name: 'frames',
  title: 'The map: 3,520 hexes at 1280×800 on the page, software rendering, frames a second while it moves',
  async run(effort, progress) {
    const served = await servePage(await siteFolder(), 0);
    const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
    try {
      const lines: Line[] = [await untilBoard(browser, served)];
      for (const [i, crowd] of crowds.entries()) {
        lines.push(...(await withCrowd(browser, served, crowd, effort.warmUpMs * 3)));
        progress((i + 1) / crowds.length);
      }
      return lines;
    } finally {
      await browser.close();
      await served.close();
    }
  },
};

/** From the address to the first screen, and from Begin to a question beside a drawn map: all that somebody waits for. */
async function untilBoard(browser: Browser, served: Served): Promise<Line> {
  const context = await browser.newContext({ viewport: view, serviceWorkers: 'block' });
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(served.address);
  const begin = page.getByRole('button', { name: 'Begin' });
  await begin.waitFor();
  const screen = performance.now() - start;
  await page.getByRole('radio', { name: scenario }).check();
  const pressed = performance.now();
  await begin.click();
  await page.locator('.map-window canvas[data-drawn]').waitFor();
  await page.locator('.briefing, form.ask').first().waitFor();
  const figure = screen + performance.now() - pressed;
  await context.close();
  const note = `the first screen after ${screen.toFixed(0)} ms`;
  const line = { unit: 'ms', best: null, p95: null, times: null, note };
  return {
    ...line,
    name: 'a playable board in a browser that was never here',
    figure,
    goal: { of: 'figure', most: 3000 },
  };
}

async function withCrowd(browser: Browser, served: Served, crowd: number, ms: number): Promise<Line[]> {
  const context = await browser.newContext({ viewport: view });
  const page = await context.newPage();
  await page.addInitScript(exchangeCounters, crowd);
  await page.goto(served.address);
  await page.getByRole('radio', { name: scenario }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // The map takes the whole window, as the goal says.
  await page.locator('.map').evaluate((map: HTMLElement) => {
    Object.assign(map.style, { position: 'fixed', inset: '0', zIndex: '99' });
  });
  await page.waitForTimeout(1500);
  const lines: Line[] = [];
  for (const how of ['pan', 'zoom'] as const) {
    const { gaps, spent } = await moved(browser, page, how, ms);
    lines.push(...linesOf(`${how}, ${crowd} counters`, gaps, spent / gaps.length));
  }
  await context.close();
  return lines;
}

/** Milliseconds that every process of the browser has had of any core: what others do meanwhile does not count. */
async function processorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}

function linesOf(name: string, gaps: readonly number[], spent: number): Line[] {
  const all = gaps.reduce((sum, gap) => sum + gap, 0);
  const note = `one frame in 20 took longer than ${percentile([...gaps], 0.95).toFixed(0)} ms, the longest ${Math.max(...gaps).toFixed(0)} ms`;
  const figure = (gaps.length * 1000) / all;
  const line = { best: null, p95: null, times: null };
  const each = `${name}: processor time a frame, in all processes of the browser`;
  return [
    { ...line, name, figure, unit: 'frames/s', goal: { of: 'figure', least: 45 }, note },
    { ...line, name: each, figure: spent, unit: 'ms', goal: null, note: '' },
  ];
}

/** Milliseconds from frame to frame. Every frame moves the map, as a hand or a wheel would that never rests. */
async function moved(
  browser: Browser,
  page: Page,
  how: 'pan' | 'zoom',
  ms: number,
): Promise<{ gaps: number[]; spent: number }> {
  const [x, y] = [view.width / 2, view.height / 2];
  await page.getByRole('button', { name: 'Fit' }).click();
  for (let i = 0; i < 3; i++) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -240);
  }
  await page.waitForTimeout(800);
  if (how === 'pan') {
    await page.mouse.down();
    await page.mouse.move(x + 12, y);
  }
  const before = await processorTime(browser);
  const gaps = await page.evaluate(inPage, { how, ms, x, y });
  const spent = (await processorTime(browser)) - before;
  if (how === 'pan') await page.mouse.up();
  return { gaps, spent };
}

/** Runs in the page: nothing from outside is in reach. */
function inPage({ how, ms, x, y }: { how: string; ms: number; x: number; y: number }): Promise<number[]> {
  const host = document.querySelector('.map-board');
  const canvas = document.querySelector<HTMLCanvasElement>('.map-window canvas');
  if (host === null || canvas === null) throw new Error('there is no map');
  return new Promise((done, fail) => {
    const gaps: number[] = [];
    let first: number | undefined;
    let last = 0;
    let still = 0;
    let seen = '';
    const frame = (now: number): void => {
      first ??= now;
      if (last > 0) gaps.push(now - last);
      last = now;
      if (canvas.style.transform === seen) still += 1;
      seen = canvas.style.transform;
      const at = (now - first) / 1000;
      const common = { bubbles: true, cancelable: true, clientX: x, clientY: y };
      if (how === 'pan') {
        const [clientX, clientY] = [x + 420 * Math.sin(at * 1.9), y + 260 * Math.sin(at * 2.7)];
        host.dispatchEvent(
          new PointerEvent('pointermove', {
            ...common,
            clientX,
            clientY,
            pointerId: 1,
            pointerType: 'mouse',
            buttons: 1,
          }),
        );
      } else host.dispatchEvent(new WheelEvent('wheel', { ...common, deltaY: -10 * Math.sin(at * 1.6) }));
      if (now - first < ms || (gaps.length < 100 && now - first < 4 * ms)) requestAnimationFrame(frame);
      else if (still > gaps.length / 4) fail(new Error(`the map stood still in ${still} of ${gaps.length} frames`));
      else done(gaps);
    };
    requestAnimationFrame(frame);
  });
}

/** Runs in the page before anything else: what the umpire says of counters is exchanged for a crowd all over the map. */
function exchangeCounters(crowd: number): void {
  const symbols = ['carrier', 'surface', 'transport', 'fighter', 'bomber', 'search', 'unknown-ships', 'submarine'];
  const pieces = Array.from({ length: crowd }, (_, i) => ({
    id: `piece ${i}`,
    place: (i * 1361) % 3520,
    side: i % 2 === 0 ? 'us' : 'them',
    symbol: symbols[i % symbols.length],
    label: `${i % 2 === 0 ? 'TF' : 'AF'} ${i % 60}`,
    title: `piece ${i}`,
    own: i % 2 === 0,
    badges: i % 3 === 0 ? ['high'] : [],
    age: i % 7 === 0 ? 1 + (i % 4) : 0,
  }));
  const told = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
  Object.defineProperty(MessageEvent.prototype, 'data', {
    configurable: true,
    get(this: MessageEvent) {
      const data = told?.get?.call(this) as { reply?: { table?: { pieces?: unknown } } } | undefined;
      const table = data?.reply?.table;
      if (table?.pieces !== undefined) table.pieces = pieces;
      return data;
    },
  });
}
