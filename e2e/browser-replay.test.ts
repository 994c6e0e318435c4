import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Golden, Replayed } from '@ironbottom/flat-top/golden';
import { modules } from '@ironbottom/shelf/modules';
import type { Verdict } from '@ironbottom/umpire';
import { playOut } from '@ironbottom/umpire/harness';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reply, Request } from './replay.js';
import { trials } from './trials.js';

/** The network may be closed, and Chromium keeps trying. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Browser;
let page: Page;
let code: string;
let golden: string;

beforeAll(async () => {
  code = await bundle('replay-worker.ts');
  golden = await bundle('golden-worker.ts');
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags });
  page = await browser.newPage();
}, 60_000);

afterAll(() => browser?.close());

/** The worker and all it imports, sources unchanged, as one script. */
async function bundle(worker: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['ironbottom-source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL(worker, import.meta.url)), formats: ['iife'], name: 'replay' },
    },
  });
  const [output] = [built].flat();
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('nothing was built');
  return chunk.code;
}

const inWorker = (request: Request): Promise<Reply> => asked<Request, Reply>(code, request);

function asked<Q, A>(script: string, question: Q): Promise<A> {
  return page.evaluate(
    ([source, data]) =>
      new Promise<A>((done, fail) => {
        const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
        worker.onmessage = ({ data: answer }) => {
          worker.terminate();
          done(answer as A);
        };
        worker.onerror = ({ message }) => fail(new Error(message));
        worker.postMessage(data);
      }),
    [script, question] as const,
  );
}

describe('umpire and rulebooks run unchanged in a browser worker', () => {
  test('every rulebook on trial is tried', () => {
    expect(trials.map(({ rulebook }) => rulebook.name)).toContain('straits');
  });

  test.each(trials.map((trial) => [trial.rulebook.name, trial] as const))(
    '%s: the same games come to the same hashes, played there and read from the files written here',
    async (rulebook, trial) => {
      const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
      const here = seeds.map((seed) => playOut(trial, seed));
      expect(new Set(here.map(({ hash }) => hash)).size).toBe(seeds.length);
      const reply = await inWorker({ rulebook, seeds, files: here.map(({ file }) => file) });
      const hashes = here.map(({ hash }) => hash);
      expect(reply).toEqual({ played: hashes, read: hashes, verified: true, windowed: false });
    },
    60_000,
  );

  test('golden games come to the hashes and endings of their files', async () => {
    const folder = new URL('../packages/flat-top/golden/games/', import.meta.url);
    const list = JSON.parse(readFileSync(new URL('list.json', folder), 'utf8')) as readonly Golden[];
    const files = list.map(({ file }) => readFileSync(new URL(file, folder)));
    const replayed = await asked<string[], Replayed[]>(
      golden,
      files.map((file) => file.toString('base64')),
    );
    expect(replayed, 'after a change of rules `npm run golden` plays them anew').toEqual(
      list.map(({ ending, rule }, i) => {
        const text = gunzipSync(files[i] ?? '').toString('utf8');
        return { problems: [], hash: /^hash: (.*)$/m.exec(text)?.[1], ending, rule };
      }),
    );
  }, 240_000);

  test('and so does the module that a rulebook is built to, with the umpire it brings along', async () => {
    const built = await modules();
    for (const { name, source } of built) {
      const trial = trials.find(({ rulebook }) => rulebook.name === name);
      if (trial === undefined) throw new Error(`${name} is not on trial`);
      // What is scrambled for the harness is no set-up of the rulebook itself.
      const { file } = playOut({ ...trial, setups: (below) => trial.setups(below, false) }, 9);
      // As text: an import within a function would be the test runner's, not the browser's.
      const verdict = await page.evaluate<Verdict>(`
        import(URL.createObjectURL(new Blob([${JSON.stringify(source)}], { type: 'text/javascript' }))).then(
          ({ verifyGame, games }) => verifyGame(${JSON.stringify(file)}, games.map(({ rulebook }) => rulebook)))`);
      expect(verdict).toMatchObject({ ok: true, problems: [] });
      expect(verdict.seen).toContain('the last state has the hash the file gives');
    }
  }, 60_000);
});
