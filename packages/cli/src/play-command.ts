/** `ironbottom play`: the page and its server, for this machine alone. */
import { spawn } from 'node:child_process';
import type { Served, Serving } from '@ironbottom/server';
import { modules } from '@ironbottom/shelf/modules';
import { siteFolder } from '@ironbottom/web/site';
import type { Command } from './args.js';
import { exits, Refused } from './refused.js';
import { dataFlag, interrupted, portFrom, storeFrom, usualFolder } from './serving.js';
import { paintFor, type Terminal } from './terminal.js';

/** Games are kept by the browser for one address: the port should be the same every time. */
const usualPort = 1942;

export const play: Command = {
  name: 'play',
  args: '',
  about: 'The games, on a page in your browser; Ctrl-C ends it.',
  more: [
    '',
    'The page is served to this machine alone and talks to nobody else. Games played alone',
    'are kept in the browser, and can be saved as files and opened again; matches between',
    'several windows are kept in the folder --data. `ironbottom serve` is for the world.',
  ],
  flags: [
    { name: 'port', takes: 'NUMBER', about: `another port than ${usualPort}; 0 takes any that is free` },
    dataFlag,
    { name: 'no-open', about: 'do not open the browser' },
  ],
  most: 0,
  async run({ flags }, io) {
    const given = flags.get('port');
    const port = given === undefined ? undefined : portFrom('port', given);
    const folder = await siteFolder((line) => io.err(`${line}\n`));
    const opens = io.watched && !flags.has('no-open') && somebodyIsThere();
    const served = await begin(folder, port, flags, io);
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

type Playing = Served | (Serving & { address: string });

async function begin(
  page: string,
  port: number | undefined,
  flags: ReadonlyMap<string, string>,
  io: Terminal,
): Promise<Playing | undefined> {
  try {
    return await withServer(page, port ?? usualPort, flags, io);
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
    const taken = code === 'EADDRINUSE' || code === 'EACCES';
    if (taken && port !== undefined) throw new Refused(`--port ${port}: cannot be used (${code})`);
    if (port === undefined && (await isOurs(address(usualPort)))) {
      io.out(`Ironbottom is already at ${address(usualPort)}\n`);
      return undefined;
    }
    if (!taken) {
      const why = fault instanceof Error ? fault.message : String(fault);
      if (flags.has('data')) throw new Refused(why);
      io.err(`Matches between several windows are not possible now: ${why}\n`);
      const { servePage } = await import('@ironbottom/server');
      return servePage(page, port ?? usualPort);
    }
    io.err(`port ${usualPort} cannot be used (${code}); games kept in the browser at its address are not seen now\n`);
    return withServer(page, 0, flags, io);
  }
}

async function withServer(
  page: string,
  port: number,
  flags: ReadonlyMap<string, string>,
  io: Terminal,
): Promise<Playing> {
  // Only now: the other commands start faster without it.
  const { serve } = await import('@ironbottom/server');
  const serving = await serve({
    store: storeFrom(flags, usualFolder()),
    port,
    host: '127.0.0.1',
    modules: await modules((line) => io.err(`${line}\n`)),
    page,
    log: (line) => {
      if (line.level === 'error') io.err(`${JSON.stringify(line)}\n`);
    },
  });
  return { ...serving, address: `${serving.address}/` };
}

async function isOurs(page: string): Promise<boolean> {
  const { mark } = await import('@ironbottom/server');
  try {
    const answer = await fetch(page, { method: 'HEAD', signal: AbortSignal.timeout(2000) });
    return answer.headers.has(mark);
  } catch {
    return false;
  }
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
