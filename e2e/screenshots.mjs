/**
 * `npm run screenshots [FOLDER]`: every screen, by day and by night, at a desk and on a telephone, as PNG files, with a
 * page and a contact sheet of each of the four. The folder is `screenshots/` unless another is named; with names of looks
 * or stories behind it (`desk-day rabaul`), these alone.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../tools/chromium.mjs';
import { stories } from './stories.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [into = join(root, 'screenshots'), ...only] = process.argv.slice(2);
const folder = resolve(into);

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
      /** @type {import('./stories.mjs').Shoot} */
      const shoot = async (name, seen = page) => {
        await seen.waitForTimeout(700);
        const file = `${look.name}-${name}.png`;
        await seen.screenshot({ path: join(folder, file) });
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
