/**
 * The built page. In a checkout it is built when its sources have changed since the last time; where there are no
 * sources, what was shipped is served. Node's own modules only.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const packages = dirname(here);
const stamp = join(here, 'dist', 'site.hash');

/** Rooms that are never part of the page. */
const apart = new Set(['cli', 'server', 'lab']);

/** Where the page lies. `say` hears that it has to be built first. */
export async function siteFolder(/** @type {(line: string) => void} */ say = () => undefined) {
  const folder = join(here, 'dist', 'site');
  if (!existsSync(join(here, 'src'))) return folder;
  const wanted = hashOfSources();
  const built = existsSync(join(folder, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (built) return folder;
  say('building the page');
  await build();
  writeFileSync(stamp, wanted);
  return folder;
}

/** In a process of its own: whoever wants the page, a test or a person, the same page is built. */
async function build() {
  const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin', 'vite.js');
  const args = [vite, 'build', '--config', join(here, 'vite.config.ts'), '--logLevel', 'error'];
  const child = spawn(process.execPath, args, {
    cwd: here,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('the page could not be built; the errors are above');
}

function hashOfSources() {
  const hash = createHash('sha256');
  const lock = join(packages, '..', 'package-lock.json');
  const files = [
    ...(existsSync(lock) ? [lock] : []),
    ...['index.html', 'vite.config.ts'].map((name) => join(here, name)),
    ...filesBelow(join(here, 'public')),
    ...readdirSync(packages)
      .filter((name) => !apart.has(name))
      .sort()
      .flatMap((name) => [
        ...filesBelow(join(packages, name, 'src')),
        ...['ledger.ts', 'package.json'].map((file) => join(packages, name, file)).filter((file) => existsSync(file)),
      ]),
  ];
  for (const file of files)
    hash.update(file.slice(packages.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
