/** `ironbottom play`: the page, served to this machine alone. */
import { spawn } from 'node:child_process';
import { mark, type Served, servePage } from '@ironbottom/server';
import { siteFolder } from '@ironbottom/web/site';
import type { Command } from './args.js';
import { exits, Refused } from './refused.js';
import { paintFor, type Terminal } from './terminal.js';

/** Games are kept by the browser for one address: the port should be the same every time. */
const usualPort = 1942;

export const play: Command = {
  name: 'play',
  args: '',
  about: 'The games, on a page in your browser; Ctrl-C ends it.',
  more: [
    '',
    'The page is served to this machine alone and talks to nobody else. Games are kept',
    'in the browser, and can be saved as files and opened again.',
  ],
  flags: [
    { name: 'port', takes: 'NUMBER', about: `another port than ${usualPort}; 0 takes any that is free` },
    { name: 'no-open', about: 'do not open the browser' },
  ],
  most: 0,
  async run({ flags }, io) {
    const given = flags.get('port');
    const port = given === undefined ? undefined : portFrom(given);
    const folder = await siteFolder((line) => io.err(`${line}\n`));
    const opens = io.watched && !flags.has('no-open') && somebodyIsThere();
    const served = await serve(folder, port, io);
    if (served === undefined) {
      // The page is there already, served by another process.
      if (opens) openBrowser(address(usualPort));
      return exits.ok;
    }
    io.out(`Ironbottom is at ${paintFor(io)('bold', served.address)}\n`);
    if (io.watched) io.out('Ctrl-C ends it.\n');
    if (opens) openBrowser(served.address);
    await interrupted();
    await served.close();
    if (io.watched) io.out('\n');
    return exits.ok;
  },
};

const address = (port: number): string => `http://127.0.0.1:${port}/`;

function portFrom(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port < 65536) return port;
  throw new Refused(`--port: a number from 0 to 65535, not ${text.slice(0, 20)}`);
}

async function serve(folder: string, port: number | undefined, io: Terminal): Promise<Served | undefined> {
  try {
    return await servePage(folder, port ?? usualPort);
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault);
    if (port !== undefined) throw new Refused(`--port ${port}: cannot be used (${code})`);
    if (await isOurs(address(usualPort))) {
      io.out(`Ironbottom is already at ${address(usualPort)}\n`);
      return undefined;
    }
    io.err(`port ${usualPort} cannot be used (${code}); games kept in the browser at its address are not seen now\n`);
    return servePage(folder, 0);
  }
}

async function isOurs(page: string): Promise<boolean> {
  try {
    const answer = await fetch(page, { method: 'HEAD', signal: AbortSignal.timeout(2000) });
    return answer.headers.has(mark);
  } catch {
    return false;
  }
}

function interrupted(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done());
  });
}

/** A browser is opened for a person with a screen, not for a machine. */
function somebodyIsThere(): boolean {
  const { env, platform } = process;
  if ((env.CI ?? '') !== '') return false;
  if (platform === 'darwin' || platform === 'win32') return true;
  return (env.DISPLAY ?? '') !== '' || (env.WAYLAND_DISPLAY ?? '') !== '';
}

function openBrowser(page: string): void {
  const { platform } = process;
  const [command, args] =
    platform === 'darwin'
      ? ['open', [page]]
      : platform === 'win32'
        ? ['cmd', ['/c', 'start', '', page]]
        : ['xdg-open', [page]];
  const opener = spawn(command as string, args as string[], { stdio: 'ignore', detached: true });
  // Without an opener the address that was printed has to do.
  opener.on('error', () => undefined);
  opener.unref();
}
