/** The ledger's claims against what the tests of one run cited. Plain functions on plain data; run.ts reads the disk. */

import type { LedgerEntry as Entry } from '@ironbottom/umpire';

/** Every numbered rule of the book, as packages/RULEBOOK/ledger.ts lists them. */
export type { Entry };
/** ledger.record.json: each implemented rule, and up to three tests that cite it. */
export type LedgerRecord = { [rule: string]: string[] };
/** Rule → tests that cited it in this run. */
export type Cited = { readonly [rule: string]: readonly string[] };

export type Count = { total: number; implemented: number; nothing: number; open: number };

export function count(ledger: readonly Entry[]): Count {
  const implemented = ledger.filter((entry) => entry.state === 'implemented').length;
  const open = ledger.filter((entry) => entry.state === 'open').length;
  return { total: ledger.length, implemented, nothing: ledger.length - implemented - open, open };
}

/** What is wrong with the ledger by itself and with its claims; each a line for a person. */
export function checkLedger(
  ledger: readonly Entry[],
  cited: Cited,
  rulings: ReadonlySet<string> = new Set(),
): string[] {
  const faults: string[] = [];
  const known = new Map<string, Entry>();
  for (const entry of ledger) {
    if (known.has(entry.rule)) faults.push(`${entry.rule} stands in the ledger twice`);
    known.set(entry.rule, entry);
    if (entry.state === 'implemented' && !Object.hasOwn(cited, entry.rule))
      faults.push(`${entry.rule} is claimed implemented, but no named test of this run cites it`);
    if (typeof entry.state === 'object' && entry.state.nothing.trim() === '')
      faults.push(`${entry.rule} says nothing for software to do, but not why`);
  }
  for (const [rule, tests] of Object.entries(cited)) {
    // A ruling is no rule of the book, but it may be cited where it bites.
    if (isRuling(rule)) {
      if (!rulings.has(rule))
        faults.push(`${rule} is cited, but the page of rulings has none of that number (${tests[0]})`);
      continue;
    }
    const state = known.get(rule)?.state;
    if (state === undefined) faults.push(`${rule} is cited, but the ledger has no such rule (${tests[0]})`);
    if (typeof state === 'object') faults.push(`${rule} is cited, but the ledger says: nothing to do (${tests[0]})`);
  }
  return faults;
}

const isRuling = (rule: string): boolean => /^R\d+[a-z]?$/.test(rule);

/** Rules that stand open although named tests cite them: perhaps they are done. */
export function citedButOpen(ledger: readonly Entry[], cited: Cited): string[] {
  return ledger.filter(({ rule, state }) => state === 'open' && Object.hasOwn(cited, rule)).map(({ rule }) => rule);
}

/** Where the committed record no longer says what the tests do. */
export function checkRecord(ledger: readonly Entry[], cited: Cited, record: LedgerRecord): string[] {
  const faults: string[] = [];
  const implemented = new Set(ledger.filter((entry) => entry.state === 'implemented').map((entry) => entry.rule));
  for (const rule of implemented)
    if (Object.hasOwn(cited, rule) && !Object.hasOwn(record, rule)) faults.push(`${rule} is missing from the record`);
  for (const [rule, tests] of Object.entries(record)) {
    if (!implemented.has(rule)) faults.push(`${rule} is in the record, but not claimed implemented`);
    const now = Object.hasOwn(cited, rule) ? (cited[rule] ?? []) : [];
    if (tests.length === 0) faults.push(`${rule} is in the record without a test`);
    for (const test of tests.filter((name) => !now.includes(name)))
      faults.push(`${rule} is not cited any more by: ${test}`);
  }
  return faults;
}

/** The record as it should be: first the tests named after the rule, for they say most, then those of the rulebook itself. */
export function makeRecord(rulebook: string, ledger: readonly Entry[], cited: Cited): LedgerRecord {
  const record: LedgerRecord = {};
  for (const { rule, state } of ledger) {
    if (state !== 'implemented' || !Object.hasOwn(cited, rule)) continue;
    const worth = (test: string): number =>
      2 * namedAfter(test, rule) + Number(test.startsWith(`packages/${rulebook}/`));
    const best = [...(cited[rule] ?? [])].sort((a, b) => worth(b) - worth(a) || order(a, b));
    record[rule] = best.slice(0, 3);
  }
  return record;
}

/** A name begins with its rule, or with several: '7.1, 7.4 no chit is landed …'. */
function namedAfter(test: string, rule: string): number {
  const rulesOf = (name: string): string[] => /^(?:\S+, )*\S+/.exec(name)?.[0].split(', ') ?? [];
  return Number(test.split(' > ').some((name) => rulesOf(name).includes(rule)));
}

const order = (a: string, b: string): number => Number(a > b) - Number(a < b);
