/**
 * The rulebooks as modules, each in one file named by its hash. In a checkout they are built when their sources have changed
 * since the last time; where there are no sources, what was shipped is used. Node's own modules only.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** @typedef {{ name: string, edition: string, hash: string, source: string }} BuiltModule */
/** @typedef {{ [name: string]: { file: string, hash: string, edition: string } }} Index */

const script = fileURLToPath(import.meta.url);
const here = dirname(script);
const packages = dirname(here);
const folder = join(here, 'dist', 'modules');
const index = join(folder, 'index.json');

/** By what a module is called. Of 64 bits: they are told apart by it, and one that was damaged is found out. */
export const hashOfSource = (/** @type {string} */ source) =>
  createHash('sha256').update(source).digest('hex').slice(0, 16);

/**
 * The modules of this checkout. `say` hears that they have to be built first.
 * @param {(line: string) => void} say
 * @returns {Promise<BuiltModule[]>}
 */
export async function modules(say = () => undefined) {
  const from = existsSync(join(here, 'src')) ? hashOfInputs() : undefined;
  const kept = readIndex();
  if (kept !== undefined && (from === undefined || kept.from === from)) return withSources(kept.modules);
  if (from === undefined) throw new Error('there are no built modules here, and no sources to build them from');
  say('building the rulebooks');
  // In a process of its own: whoever wants them, a test or a person, the same modules are built.
  const child = spawn(process.execPath, [script, '--build', from], {
    cwd: here,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  const made = readIndex();
  if (code !== 0 || made?.from !== from) throw new Error('the rulebooks could not be built; the errors are above');
  return withSources(made.modules);
}

/** @param {Index} listed */
function withSources(listed) {
  return Object.entries(listed).map(([name, { file, hash, edition }]) => {
    const source = readFileSync(join(folder, file), 'utf8');
    if (hashOfSource(source) !== hash) throw new Error(`${file} is damaged: take ${folder} away and begin again`);
    return { name, edition, hash, source };
  });
}

/** @returns {{ from: string, modules: Index } | undefined} */
function readIndex() {
  try {
    return JSON.parse(readFileSync(index, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Every file comes into being at once and the index last: who builds at the same time, or reads, is not disturbed. */
async function build(/** @type {string} */ from) {
  const { bundle, names } = await import('./bundle.mjs');
  mkdirSync(folder, { recursive: true });
  /** @type {Index} */
  const listed = {};
  for (const name of names()) {
    const source = await bundle(name);
    const hash = hashOfSource(source);
    const file = `${name}-${hash}.js`;
    put(join(folder, file), source);
    const { games } = await import(pathToFileURL(join(folder, file)).href);
    listed[name] = { file, hash, edition: editionOf(name, games) };
  }
  put(index, `${JSON.stringify({ from, modules: listed }, null, 2)}\n`);
  forgetOld(new Set(['index.json', ...Object.values(listed).map(({ file }) => file)]));
}

/** Of yesterday; whoever reads one now has an index of today. */
function forgetOld(/** @type {Set<string>} */ kept) {
  const yesterday = Date.now() - 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (!kept.has(name) && (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < yesterday)
      rmSync(file, { force: true });
  }
}

/** @param {string} name @param {readonly { rulebook: { name: string, edition: string } }[]} games */
function editionOf(name, games) {
  const [first, ...others] = new Set(games.map(({ rulebook }) => `${rulebook.name} ${rulebook.edition}`));
  const edition = first?.split(' ')[1];
  if (edition === undefined || others.length > 0 || first !== `${name} ${edition}`)
    throw new Error(`src/games/${name}.ts should have games of one edition of ${name}, not of ${[first, ...others]}`);
  return edition;
}

/** @param {string} path @param {string} text */
function put(path, text) {
  const making = `${path}.${process.pid}`;
  writeFileSync(making, text);
  renameSync(making, path);
}

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const file of inputs())
    hash.update(file.slice(packages.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Everything that goes into a module: the rooms that the shelf stands on, the versions of the libraries, this script. */
export function inputs() {
  const lock = join(packages, '..', 'package-lock.json');
  return [
    ...(existsSync(lock) ? [lock] : []),
    script,
    join(here, 'bundle.mjs'),
    ...rooms().flatMap((name) => [
      ...filesBelow(join(packages, name, 'src')),
      ...['ledger.ts', 'package.json'].map((file) => join(packages, name, file)).filter((file) => existsSync(file)),
    ]),
  ];
}

/** The shelf and what it imports, and what that imports. */
function rooms() {
  const found = new Set(['shelf']);
  for (const name of found) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
    for (const each of Object.keys(dependencies))
      if (each.startsWith('@ironbottom/')) found.add(each.slice('@ironbottom/'.length));
  }
  return [...found].sort();
}

/** @param {string} within @returns {string[]} */
function filesBelow(within) {
  if (!existsSync(within)) return [];
  return readdirSync(within, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

if (process.argv[1] === script) {
  const [how, from] = process.argv.slice(2);
  if (how === '--build' && from !== undefined) await build(from);
  else await modules((line) => console.error(line));
}
