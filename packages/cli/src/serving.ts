/** What `serve` and `play` have in common: where the store is, how long the server runs. */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ServeGiven } from '@ironbottom/server';
import type { Flag } from './args.js';
import { Refused } from './refused.js';

export const dataFlag: Flag = { name: 'data', takes: 'DIR', about: 'the folder that everything is kept in' };

/** DATABASE_URL is for servers; a folder that was named comes before it. */
export function storeFrom(flags: ReadonlyMap<string, string>, otherwise: string | undefined): ServeGiven['store'] {
  const folder = flags.get('data');
  if (folder !== undefined) return { folder: resolve(folder) };
  const url = process.env.DATABASE_URL ?? '';
  if (url !== '') return { url };
  if (otherwise !== undefined) return { folder: otherwise };
  throw new Refused('--data DIR: name the folder that everything is kept in, or set DATABASE_URL for PostgreSQL');
}

/** Where programs keep what is a person's own. */
export function usualFolder(): string {
  const { env, platform } = process;
  if (platform === 'win32') return join(env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'Ironbottom');
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Ironbottom');
  const named = env.XDG_DATA_HOME ?? '';
  return join(named === '' ? join(homedir(), '.local', 'share') : named, 'ironbottom');
}

export function portFrom(name: string, text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port < 65536) return port;
  throw new Refused(`--${name}: a number from 0 to 65535, not ${text.slice(0, 20)}`);
}

export function interrupted(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done());
  });
}
