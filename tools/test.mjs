/**
 * `npm test`: everything that must hold, in order, stopping at the first stage that fails. What follows `--` goes to
 * Vitest (`npm test -- packages/umpire`); the ledger is then not checked, for it needs a whole run.
 * The last line counts Vitest's tests and the other stages, one each.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wanted = process.argv.slice(2);
const notes = join(root, '.ledger', 'notes');
const report = join(root, '.ledger', 'vitest.json');
const count = { passed: 0, failed: 0, skipped: 0 };

stage('ready', 'tools/ready.mjs', ['--browser']);
const { findChromium } = await import('./chromium.mjs');
process.env.CHROMIUM = await findChromium();

stage(
  'lint and format',
  bin('@biomejs/biome', 'biome'),
  ['check', '--error-on-warnings', '--diagnostic-level=warn', '.'],
  {
    hint: '`npm run format` mends what can be mended by itself',
  },
);
stage('types of the tests', bin('typescript', 'tsc'), ['-p', 'tsconfig.tests.json']);
stage('arrows between the rooms', 'tools/dist/arrows/run.js', []);
stage('the rulebooks are built', 'packages/shelf/modules.mjs', []);
stage('the page is built', 'packages/web/site.mjs', []);
vitest();
if (wanted.length === 0) stage('ledger', 'tools/dist/ledger/run.js', ['check', notes]);
else console.log('ledger: not checked, only part of the tests ran');
finish();

/**
 * @param {string} name
 * @param {string} script
 * @param {string[]} args
 * @param {{ hint?: string }} more
 */
function stage(name, script, args, { hint } = {}) {
  const started = performance.now();
  if (node(script, args) !== 0) {
    count.failed += 1;
    console.error(`\nnpm test stopped at: ${name}${hint === undefined ? '' : ` (${hint})`}`);
    finish();
  }
  count.passed += 1;
  console.log(`${name}: ok, ${seconds(started)}`);
}

function vitest() {
  rmSync(notes, { recursive: true, force: true });
  rmSync(report, { force: true });
  const env = wanted.length === 0 ? { ...process.env, IRONBOTTOM_LEDGER: notes } : process.env;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = node(bin('vitest', 'vitest'), ['run', ...reporters, ...wanted], env);
  const told = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  count.passed += told.numPassedTests ?? 0;
  count.skipped += (told.numPendingTests ?? 0) + (told.numTodoTests ?? 0);
  // A file that does not load, or an error outside any test, has no failed test to show for it.
  count.failed += status === 0 ? 0 : Math.max(told.numFailedTests ?? 0, 1);
  if (status === 0) return;
  console.error('\nnpm test stopped at: tests');
  finish();
}

/** @returns {never} */
function finish() {
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
  process.exit(count.failed > 0 ? 1 : 0);
}

/** @param {string} script @param {string[]} args @param {NodeJS.ProcessEnv} env */
function node(script, args, env = process.env) {
  return spawnSync(process.execPath, [script, ...args], { cwd: root, env, stdio: 'inherit' }).status;
}

/** @param {string} library @param {string} command */
function bin(library, command) {
  const folder = join(root, 'node_modules', library);
  return join(folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).bin[command]);
}

/** @param {number} started */
function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
