/**
 * Set up before every test file: notes which rules each named test cites while it runs, for the ledger, and switches
 * off the rule that IRONBOTTOM_RULE_OFF names ("flat-top 16.10.2"), to see whether a test notices.
 *
 * Notes are written only when IRONBOTTOM_LEDGER names a folder, as `npm test` and `npm run ledger` do. A rule met by
 * chance proves nothing, so fuzz tests, golden games and the harness's own tests leave no notes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeEach, type RunnerTestCase } from 'vitest';
// One file of the umpire, not its public face, so that a test loads no more of it than it asks for.
import { type Witness, witnessCitations } from '../../packages/umpire/src/cite.js';
import { root } from '../checkout.js';
import { type Notes, note } from './notes.js';

const off = process.env.IRONBOTTOM_RULE_OFF;
const folder = process.env.IRONBOTTOM_LEDGER;

const notes: Notes = { file: '', cited: {} };
let test: string | undefined;
let other: Witness | undefined;
let asking = false;

const witness: Witness = (rulebook, rule) => {
  if (test !== undefined) note(notes, rulebook, rule, test);
  if (off === `${rulebook} ${rule}`) return false;
  // A witness that was there before may hand on to this one: ask it once, never in a circle.
  if (other === undefined || asking) return undefined;
  asking = true;
  try {
    return other(rulebook, rule);
  } finally {
    asking = false;
  }
};

function install(): void {
  const before = witnessCitations(witness);
  if (before !== witness) other = before;
}

install();
beforeEach(({ task }) => {
  install();
  notes.file = relative(root, task.file.filepath).replaceAll('\\', '/');
  test = folder !== undefined && counts(notes.file, task) ? [notes.file, ...names(task)].join(' > ') : undefined;
});
afterEach(() => {
  test = undefined;
});
afterAll(() => {
  if (folder === undefined || notes.file === '') return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${notes.file.replaceAll('/', '+')}.json`), JSON.stringify(notes));
});

type Task = Readonly<RunnerTestCase>;

function names(task: Task): string[] {
  const outer: string[] = [];
  for (let suite = task.suite; suite !== undefined; suite = suite.suite) outer.unshift(suite.name);
  return [...outer, task.name];
}

function counts(file: string, task: Task): boolean {
  return !/\/(harness|golden)\//.test(file) && !names(task).some((name) => /^fuzz/i.test(name));
}
