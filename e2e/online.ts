/** A server that can be killed, and browsers each with a wire of their own on which everything that arrives is noted. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { chooseScenario } from './page.js';

const command = join(dirname(dirname(fileURLToPath(import.meta.url))), 'packages', 'cli', 'bin', 'ironbottom.mjs');

export type Host = {
  port: number;
  /** As if the power failed. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
};

/** `more`: what else the command is told. */
export async function openHost(more: readonly string[] = []): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'ironbottom-online-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const kill = async (): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  const start = async (): Promise<void> => {
    const args = [command, 'serve', '--port', String(port), '--data', folder, '--no-limits', ...more];
    const env = { ...process.env, DATABASE_URL: '' };
    const started = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
    child = started;
    let said = '';
    await new Promise<void>((done, fail) => {
      started.stderr?.on('data', (chunk: Buffer) => {
        said += String(chunk);
        if (said.includes('Ironbottom is at')) done();
      });
      started.once('exit', () => fail(new Error(`the server does not start: ${said}`)));
    });
  };
  await start();
  return {
    port,
    kill,
    start,
    async close() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

export type Wire = {
  port: number;
  /** Every byte that came from the server over the socket since it was last asked for. */
  frames(): string;
  /** Every byte of every kind. */
  all(): string;
  /** As if the network of this one were gone, and come back. */
  cut(): void;
  mend(): void;
  close(): void;
};

/** Between one browser and the server. */
export async function openWire(to: number): Promise<Wire> {
  let frames = '';
  let all = '';
  let whole = true;
  const open = new Set<Socket>();
  const server: Server = createServer((near) => {
    if (!whole) return near.destroy();
    open.add(near);
    const far = connect(to, '127.0.0.1');
    let socket = false;
    near.on('data', (chunk: Buffer) => {
      if (String(chunk.subarray(0, 20)).startsWith('GET /api/socket')) socket = true;
      far.write(chunk);
    });
    far.on('data', (chunk: Buffer) => {
      all += String(chunk);
      if (socket) frames += String(chunk);
      near.write(chunk);
    });
    const end = (): void => {
      open.delete(near);
      near.destroy();
      far.destroy();
    };
    for (const each of [near, far]) each.on('error', end).on('close', end);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    frames: () => frames,
    all: () => all,
    cut() {
      whole = false;
      for (const near of open) near.destroy();
    },
    mend() {
      whole = true;
    },
    close: () => server.close(),
  };
}

export type Someone = { page: Page; wire: Wire; complaints: string[]; close(): Promise<void> };

/** Somebody at a browser of their own. What the network said while the server was down is not the page's fault. */
export async function comeIn(
  browser: Browser,
  host: Host,
  at = '/',
  more: Parameters<Browser['newContext']>[0] = {},
): Promise<Someone> {
  const wire = await openWire(host.port);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...more });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const quiet = /WebSocket connection to|ERR_CONNECTION|ERR_EMPTY_RESPONSE/.test(message.text());
    if ((message.type() === 'error' || message.type() === 'warning') && !quiet) complaints.push(message.text());
  });
  page.on('pageerror', (fault) => complaints.push(fault.message));
  await page.goto(`http://127.0.0.1:${wire.port}${at}`);
  return {
    page,
    wire,
    complaints,
    async close() {
      await context.close();
      wire.close();
    },
  };
}

/** A match with these seats for others; their links, seat by seat. */
export async function makeMatch(page: Page, scenario: string, name: string): Promise<string[]> {
  await page.getByRole('button', { name: 'Play with others' }).click();
  await page.getByRole('button', { name: 'New match' }).click();
  await chooseScenario(page, scenario);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Make the match' }).click();
  await page.getByRole('button', { name: /^Copy/ }).first().waitFor();
  const fields = await page.locator('.copy input').all();
  return Promise.all(fields.map(async (field) => new URL(await field.inputValue()).hash));
}

export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.table, .waiting-room').first().waitFor();
}
