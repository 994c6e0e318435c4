import { describe, expect, test } from 'vitest';
import { checkLedger, checkRecord, citedButOpen, count, type Entry, makeRecord } from './check.js';
import { gather, type Notes, note } from './notes.js';

const entry = (rule: string, state: Entry['state']): Entry => ({ rule, title: 'a title', line: '1', state });

const ledger = [
  entry('16.1', 'implemented'),
  entry('16.2', 'open'),
  entry('16.3', { nothing: 'describes a counter' }),
  entry('16.4', 'implemented'),
];
const cited = { '16.1': ['a > 16.1 x'], '16.4': ['a > 16.4 x', 'b > 16.4 y'] };
const record = { '16.1': ['a > 16.1 x'], '16.4': ['b > 16.4 y'] };

test('a sound ledger and record have no fault', () => {
  expect(checkLedger(ledger, cited)).toEqual([]);
  expect(checkRecord(ledger, cited, record)).toEqual([]);
  expect(count(ledger)).toEqual({ total: 4, implemented: 2, nothing: 1, open: 1 });
});

test('an open rule may be cited before it is claimed, and is named', () => {
  expect(checkLedger(ledger, { ...cited, '16.2': ['a > x'] })).toEqual([]);
  expect(citedButOpen(ledger, { ...cited, '16.2': ['a > x'] })).toEqual(['16.2']);
  expect(citedButOpen(ledger, cited)).toEqual([]);
});

describe('a planted fault is caught', () => {
  test('a rule claimed that no test cites', () => {
    expect(checkLedger(ledger, { '16.1': ['a > x'] })).toEqual([
      '16.4 is claimed implemented, but no named test of this run cites it',
    ]);
  });
  test('a rule cited that the book does not have', () => {
    expect(checkLedger(ledger, { ...cited, '61.1': ['a > x'] })).toEqual([
      '61.1 is cited, but the ledger has no such rule (a > x)',
    ]);
  });
  test('a ruling cited that the page of rulings does not have', () => {
    expect(checkLedger(ledger, { ...cited, R3: ['a > x'] }, new Set(['R3']))).toEqual([]);
    expect(checkLedger(ledger, { ...cited, R4: ['a > x'] }, new Set(['R3']))).toEqual([
      'R4 is cited, but the page of rulings has none of that number (a > x)',
    ]);
  });
  test('a rule that has nothing to do, and is cited', () => {
    expect(checkLedger(ledger, { ...cited, '16.3': ['a > x'] })).toHaveLength(1);
  });
  test('a rule with nothing to do and no reason', () => {
    expect(checkLedger([entry('1', { nothing: ' ' })], {})).toHaveLength(1);
  });
  test('a rule listed twice', () => {
    expect(checkLedger([...ledger, entry('16.2', 'open')], cited)).toEqual(['16.2 stands in the ledger twice']);
  });
  test('a recorded test that is gone or cites the rule no more', () => {
    expect(checkRecord(ledger, cited, { ...record, '16.1': ['a > old name'] })).toEqual([
      '16.1 is not cited any more by: a > old name',
    ]);
  });
  test('a claimed rule that the record lacks, and a recorded one that is not claimed', () => {
    expect(checkRecord(ledger, cited, { '16.1': ['a > 16.1 x'], '16.2': ['a > x'] })).toEqual([
      '16.4 is missing from the record',
      '16.2 is in the record, but not claimed implemented',
      '16.2 is not cited any more by: a > x',
    ]);
  });
  test('a recorded rule without a test', () => {
    expect(checkRecord(ledger, cited, { ...record, '16.1': [] })).toHaveLength(1);
  });
  test('a rule named like something every object has', () => {
    expect(checkLedger([entry('constructor', 'implemented')], {})).toHaveLength(1);
  });
});

test('the record keeps three tests: those named after the rule first, then those of the rulebook', () => {
  const tests = ['a > other', 'b > other', 'packages/book/x > other', 'y > 16.10 is another rule', 'z > 16.1 bites'];
  expect(makeRecord('book', ledger, { '16.1': tests })['16.1']).toEqual([
    'z > 16.1 bites',
    'packages/book/x > other',
    'a > other',
  ]);
  expect(makeRecord('book', ledger, { '16.1': ['a > other', 'z > 16.9, 16.1 bite'] })['16.1']).toEqual([
    'z > 16.9, 16.1 bite',
    'a > other',
  ]);
});

test('notes of several files become one, each test once', () => {
  const one: Notes = { file: 'a', cited: {} };
  const two: Notes = { file: 'b', cited: {} };
  note(one, 'flat-top', '16.1', 'a > x');
  note(one, 'flat-top', '16.1', 'a > y');
  note(one, 'flat-top', '16.1', 'a > x');
  note(two, 'flat-top', '16.1', 'b > x');
  note(two, 'toy', '1', 'b > x');
  expect(gather([one, two])).toEqual({ 'flat-top': { '16.1': ['a > x', 'a > y', 'b > x'] }, toy: { '1': ['b > x'] } });
});
