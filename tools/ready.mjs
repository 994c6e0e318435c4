/**
 * Makes a checkout ready: installs when the lock changed, builds, and with --browser sees to a Chromium.
 * Node's own modules only, for it runs before anything is installed. One line for each thing it does, none otherwise.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) stop(`Node 20.19 or newer is wanted, this is ${process.version}.`);
install();
build();
if (process.argv.includes('--browser')) await browser();

function install() {
  const stamp = join(root, 'node_modules', '.ironbottom-ready');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.version)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('installing what package-lock.json names (npm ci)');
  // The inner npm works on the whole checkout, whichever workspace the outer one was called for.
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^npm_config_workspace/i.test(key)));
  const npm = process.env.npm_execpath;
  const quiet = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = npm
    ? spawnSync(process.execPath, [npm, ...quiet], { cwd: root, env, stdio: 'inherit' })
    : spawnSync('npm', quiet, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) stop('npm ci failed; its own message is above. It needs a way to the npm registry.');
  writeFileSync(stamp, wanted);
}

function build() {
  // Of everything that tsc -b says, only a failure is news.
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  if (!existsSync(join(root, 'packages', 'cli', 'dist'))) say('building (tsc -b)');
  const done = spawnSync(process.execPath, [tsc, '-b'], { cwd: root, stdio: 'inherit' });
  if (done.status !== 0) stop('the build failed; the errors are above.');
}

async function browser() {
  if (await findChromium()) return;
  if (process.platform === 'linux' && process.getuid?.() === 0 && has('apt-get')) {
    say('installing Chromium (apt-get)');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    const wanted = ['chromium', 'fonts-dejavu-core'];
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted], { env, stdio: 'ignore' });
    if (await findChromium()) return;
  }
  say('fetching Chromium (playwright-core install)');
  const fetcher = join(root, 'node_modules', 'playwright-core', 'cli.js');
  spawnSync(process.execPath, [fetcher, 'install', 'chromium'], { cwd: root, stdio: 'ignore', timeout: 300_000 });
  if (await findChromium()) return;
  stop(
    'no Chromium found, and the browser tests need one. Install it (Debian: apt-get install chromium; ' +
      'macOS: brew install --cask google-chrome), or set CHROMIUM to the path of a Chrome or Chromium.',
  );
}

/** @param {string} command */
function has(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** @param {string} text */
function say(text) {
  console.error(`ready: ${text}`);
}

/** @param {string} why @returns {never} */
function stop(why) {
  console.error(`ready: ${why}`);
  process.exit(1);
}
