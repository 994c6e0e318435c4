/**
 * Switches rules off, one at a time, and sees whether a test notices.
 *   npm run rules-off -- 10 [--seed S] [--rulebook NAME]      ten implemented rules at random
 *   npm run rules-off -- --rules "16.10.2,18.3"               these rules
 *   npm run rules-off -- --all                                every implemented rule
 * For each rule it runs the files of the tests that the ledger records for it. Ends with 1 if a rule went unnoticed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { packages, readText, root } from './checkout.js';
import type { LedgerRecord } from './ledger/check.js';
import { broken } from './rules-off/broken.js';
import { draw } from './rules-off/draw.js';

type Rule = { rulebook: string; rule: string; files: string[] };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    rulebook: { type: 'string' },
    rules: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});

process.exitCode = await main();

async function main(): Promise<number> {
  const known = recorded().filter(({ rulebook }) => values.rulebook === undefined || rulebook === values.rulebook);
  if (known.length === 0) return refuse('no implemented rule is recorded: run `npm run ledger` first');
  const chosen = choose(known);
  if (typeof chosen === 'string') return refuse(chosen);

  const before = await broken([...new Set(chosen.flatMap(({ files }) => files))], undefined);
  if (before.length > 0) return refuse(`tests fail with every rule in force, so nothing can be learnt: ${before[0]}`);

  let unnoticed = 0;
  for (const [index, { rulebook, rule, files }] of chosen.entries()) {
    const tests = (await broken(files, `${rulebook} ${rule}`)).sort((a, b) => named(b, rule) - named(a, rule));
    if (tests.length === 0) unnoticed += 1;
    const more = tests.length > 1 ? ` (and ${tests.length - 1} more)` : '';
    const told = tests.length === 0 ? `NOT NOTICED by ${files.join(', ')}` : `broke: ${tests[0]}${more}`;
    console.log(`[${index + 1}/${chosen.length}] ${rulebook} ${rule} off, ${told}`);
  }
  console.log(
    `${chosen.length} rules switched off: ${chosen.length - unnoticed} broke a test, ${unnoticed} not noticed`,
  );
  return unnoticed > 0 ? 1 : 0;
}

/** 1 for a test that names the rule: it is told first. */
function named(test: string, rule: string): number {
  return Number(test.split(/[\s:,]+/).includes(rule));
}

function refuse(why: string): number {
  console.error(`rules-off: ${why}`);
  return 2;
}

function recorded(): Rule[] {
  return packages().flatMap((rulebook) => {
    if (!existsSync(join(root, 'packages', rulebook, 'ledger.record.json'))) return [];
    const record = JSON.parse(readText(`packages/${rulebook}/ledger.record.json`)) as LedgerRecord;
    return Object.entries(record).map(([rule, tests]) => ({
      rulebook,
      rule,
      files: [...new Set(tests.map((test) => test.split(' > ')[0] ?? ''))],
    }));
  });
}

/** The rules to switch off, or why there are none. */
function choose(known: readonly Rule[]): Rule[] | string {
  if (values.all) return [...known];
  if (values.rules !== undefined) {
    const named = values.rules.split(',').map((rule) => rule.trim());
    const missing = named.find((rule) => !known.some((one) => one.rule === rule));
    if (missing !== undefined) return `${missing} is not recorded as implemented`;
    return known.filter(({ rule }) => named.includes(rule));
  }
  const wanted = Number(positionals[0] ?? 10);
  if (!Number.isInteger(wanted) || wanted < 1) return `how many rules? ${positionals[0]} is not a number above 0`;
  const seed = values.seed ?? String(Date.now());
  console.log(`rules-off: seed ${seed}`);
  return draw(known, wanted, seed);
}
