/**
 * The built page. In a checkout it is built when its sources have changed since the last time; where there are no
 * sources, what was shipped is served. Node's own modules only.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const packages = dirname(here);
const pages = join(here, 'dist', 'pages');

/** Rooms that are never part of the page. */
const apart = new Set(['cli', 'server', 'lab']);

/**
 * Where the page lies. `say` hears that it has to be built first. Every page has a folder named by the hash of its sources,
 * which comes into being at once: who serves one, or builds it at the same time, is not disturbed.
 */
export async function siteFolder(/** @type {(line: string) => void} */ say = () => undefined) {
  if (!existsSync(join(here, 'src'))) return newest();
  const folder = join(pages, hashOfSources().slice(0, 16));
  if (existsSync(folder)) return folder;
  say('building the page');
  const making = `${folder}.${process.pid}`;
  try {
    await build(making);
    if (!existsSync(folder)) renameSync(making, folder);
  } catch (fault) {
    if (!existsSync(folder)) throw fault; // somebody else was faster
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  forgetOld(folder);
  return folder;
}

/** What was shipped. */
function newest() {
  const [last] = existing().sort((a, b) => b.when - a.when);
  if (last === undefined) throw new Error('there is no built page here, and no source to build it from');
  return last.folder;
}

function existing() {
  return readdirSync(pages).map((name) => {
    const folder = join(pages, name);
    return { folder, when: statSync(folder).mtimeMs };
  });
}

/** Pages of yesterday go; whoever serves one since then may begin anew. */
function forgetOld(/** @type {string} */ kept) {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000;
  for (const { folder, when } of existing())
    if (folder !== kept && when < yesterday) rmSync(folder, { recursive: true, force: true });
}

/** In a process of its own: whoever wants the page, a test or a person, the same page is built. */
async function build(/** @type {string} */ folder) {
  const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin', 'vite.js');
  const config = join(here, 'vite.config.ts');
  const args = [vite, 'build', '--config', config, '--outDir', folder, '--logLevel', 'error'];
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
    ...['index.html', 'offline.js', 'vite.config.ts'].map((name) => join(here, name)),
    ...filesBelow(join(here, 'public')),
    ...readdirSync(packages)
      .filter((name) => !apart.has(name))
      .sort()
      .flatMap((name) => [
        ...['src', 'reference'].flatMap((part) => filesBelow(join(packages, name, part))),
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await siteFolder();
