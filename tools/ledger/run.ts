/**
 * The ledger against a whole run of the tests.
 *   check FOLDER   compare ledger and record with the notes in FOLDER (what `npm test` does last)
 *   write [FOLDER] write each rulebook's ledger.record.json from the notes in FOLDER, or run all tests first (`npm run ledger`)
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packages, readText, root, testFiles } from '../checkout.js';
import { rulingsIn } from '../reference/read.js';
import {
  type Cited,
  checkLedger,
  checkRecord,
  citedButOpen,
  count,
  type Entry,
  type LedgerRecord,
  makeRecord,
} from './check.js';
import { gather, type Notes } from './notes.js';

const notesFolder = join(root, '.ledger', 'notes');

const [command = 'check', folder] = process.argv.slice(2);
if (command !== 'write') await check(folder ?? notesFolder);
else if (folder !== undefined || run()) await write(folder ?? notesFolder);

async function check(from: string): Promise<void> {
  const { cited, missing } = read(from);
  if (missing.length > 0) {
    const some = missing.slice(0, 3).join(', ');
    console.log(`ledger: not checked, only part of the tests ran (${missing.length} files did not, such as ${some})`);
    return;
  }
  for (const [rulebook, ledger] of await ledgers()) {
    const book = cited[rulebook] ?? {};
    const { total, implemented, nothing, open } = count(ledger);
    console.log(
      `ledger: ${rulebook} ${total} rules, ${implemented} implemented, ${nothing} nothing to do, ${open} open`,
    );
    const faults = checkLedger(ledger, book, rulingsOf(rulebook));
    const stale = checkRecord(ledger, book, recordOf(rulebook));
    for (const fault of [...faults, ...stale]) console.error(`ledger: ${rulebook} ${fault}`);
    if (stale.length > 0) console.error(`ledger: the record of ${rulebook} is out of date: run \`npm run ledger\``);
    if (faults.length + stale.length > 0) process.exitCode = 1;
  }
}

function run(): boolean {
  rmSync(notesFolder, { recursive: true, force: true });
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const env = { ...process.env, IRONBOTTOM_LEDGER: notesFolder };
  const ran = spawnSync(process.execPath, [vitest, 'run', '--reporter=dot'], { cwd: root, env, stdio: 'inherit' });
  if (ran.status === 0) return true;
  console.error('ledger: tests fail, so the record stays as it is');
  process.exitCode = 1;
  return false;
}

async function write(from: string): Promise<void> {
  const { cited, missing } = read(from);
  if (missing.length > 0) {
    console.error(
      `ledger: only part of the tests ran (${missing.slice(0, 3).join(', ')} … did not): nothing is written`,
    );
    process.exitCode = 1;
    return;
  }
  for (const [rulebook, ledger] of await ledgers()) {
    const book: Cited = cited[rulebook] ?? {};
    const record = makeRecord(rulebook, ledger, book);
    writeFileSync(recordFile(rulebook), `${JSON.stringify(record, undefined, 2)}\n`);
    console.log(`ledger: ${rulebook} ${Object.keys(record).length} rules recorded`);
    const open = citedButOpen(ledger, book);
    if (open.length > 0) console.log(`ledger: ${rulebook} open, though named tests cite them: ${open.join(', ')}`);
    for (const fault of checkLedger(ledger, book, rulingsOf(rulebook))) console.error(`ledger: ${rulebook} ${fault}`);
  }
}

function read(from: string): { cited: Notes['cited']; missing: string[] } {
  const files = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.json')) : [];
  const all = files.map((name) => JSON.parse(readFileSync(join(from, name), 'utf8')) as Notes);
  const ran = new Set(all.map((notes) => notes.file));
  return { cited: gather(all), missing: testFiles().filter((file) => !ran.has(file)) };
}

async function ledgers(): Promise<[string, Entry[]][]> {
  const rulebooks = packages().filter((name) => existsSync(join(root, 'packages', name, 'ledger.ts')));
  return Promise.all(
    rulebooks.map(async (name): Promise<[string, Entry[]]> => {
      const built = join(root, 'packages', name, 'dist', 'ledger.js');
      const { ledger } = (await import(pathToFileURL(built).href)) as { ledger: Entry[] };
      return [name, ledger];
    }),
  );
}

function recordFile(rulebook: string): string {
  return join(root, 'packages', rulebook, 'ledger.record.json');
}

function recordOf(rulebook: string): LedgerRecord {
  return existsSync(recordFile(rulebook)) ? JSON.parse(readText(`packages/${rulebook}/ledger.record.json`)) : {};
}

function rulingsOf(rulebook: string): Set<string> {
  const page = `docs/rulebooks/${rulebook}.md`;
  return new Set(existsSync(join(root, page)) ? rulingsIn(readText(page)).map(({ id }) => id) : []);
}
