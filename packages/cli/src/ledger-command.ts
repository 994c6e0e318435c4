/** `ironbottom ledger`: every rule of each book and where it stands. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { didYouMean, type LedgerEntry } from '@ironbottom/umpire';
import { type Command, jsonFlag, shownWord } from './args.js';
import { json } from './desk-commands.js';
import { bar, table, wrap } from './layout.js';
import { exits, Refused } from './refused.js';
import { type Book, books } from './rulebooks.js';
import { paintFor, type Terminal } from './terminal.js';

/** Rule → the tests in which its citation was executed. */
export type LedgerRecord = { readonly [rule: string]: readonly string[] };
export type Standing = 'implemented' | 'nothing to do' | 'open';

export const ledger: Command = {
  name: 'ledger',
  args: '[RULE]',
  about: 'Every numbered rule of each rulebook: implemented, nothing to do, or open.',
  more: [
    '',
    'Implemented means that a named test has executed its citation. With RULE, such',
    'as 16.6.2 or "flat-top 16.6.2", one rule with its tests; 16 shows a chapter.',
  ],
  flags: [jsonFlag],
  most: 2,
  async run({ words: given, flags }, io) {
    const words = given.flatMap((word) => word.split(/\s+/)).filter((word) => word !== '');
    if (words.length > 2)
      throw new Refused(`"${shownWord(words[2] ?? '')}": too much; write: ironbottom ledger flat-top 16.6.2`);
    const all = books.map((book) => ({ book, record: recordOf(book) }));
    const named = words.length === 1 ? all.find(({ book }) => book.name === words[0]) : undefined;
    if (named !== undefined && !flags.has('json')) {
      io.out(`${bookLines(io, named.book, named.record, true).join('\n')}\n`);
      return exits.ok;
    }
    if (words.length > 0) {
      showRule(io, all, words, flags.has('json'));
      return exits.ok;
    }
    if (flags.has('json')) {
      io.out(json(io, Object.fromEntries(all.map(({ book, record }) => [book.name, totals(book.ledger, record)]))));
    } else {
      // Books nobody has begun are summed up in a line.
      for (const { book, record } of all) io.out(`${bookLines(io, book, record, isBegun(book, record)).join('\n')}\n`);
    }
    return exits.ok;
  },
};

/** A claim counts only when the record names a test that executed it. */
export function standing(entry: LedgerEntry, record: LedgerRecord): Standing {
  if (typeof entry.state === 'object') return 'nothing to do';
  const tests = Object.hasOwn(record, entry.rule) ? (record[entry.rule] ?? []) : [];
  return entry.state === 'implemented' && tests.length > 0 ? 'implemented' : 'open';
}

export function totals(entries: readonly LedgerEntry[], record: LedgerRecord) {
  const is = (wanted: Standing): LedgerEntry[] => entries.filter((entry) => standing(entry, record) === wanted);
  return {
    total: entries.length,
    implemented: is('implemented').length,
    nothingToDo: is('nothing to do').length,
    open: is('open').map((entry) => entry.rule),
  };
}

/** Committed beside the rulebook; written by `npm run ledger`. */
function recordOf(book: Book): LedgerRecord {
  const entry = createRequire(import.meta.url).resolve(`@ironbottom/${book.name}`);
  let folder = dirname(entry);
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  const file = join(folder, 'ledger.record.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LedgerRecord) : {};
}

export const chapterOf = (rule: string): string => /^[A-Z]+\d*(?:-[A-Z]+)?|^\d+/.exec(rule)?.[0] ?? rule;

const isBegun = (book: Book, record: LedgerRecord): boolean =>
  totals(book.ledger, record).open.length < book.ledger.length;

/** Numbered chapters in their order, then those with names of our own. */
function inOrder(chapters: readonly string[]): string[] {
  const numbered = chapters.filter((chapter) => /^\d/.test(chapter)).sort((a, b) => Number(a) - Number(b));
  return [...numbered, ...chapters.filter((chapter) => !numbered.includes(chapter))];
}

function bookLines(io: Terminal, book: Book, record: LedgerRecord, whole: boolean): string[] {
  const paint = paintFor(io);
  const chapters = new Map<string, LedgerEntry[]>();
  for (const entry of book.ledger) {
    const chapter = chapterOf(entry.rule);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), entry]);
  }
  const rows = inOrder([...chapters.keys()]).map((chapter) => {
    const entries = chapters.get(chapter) ?? [];
    const { total, implemented, nothingToDo, open } = totals(entries, record);
    return [chapter, total, implemented, nothingToDo, open.length, bar((implemented + nothingToDo) / total, 20)];
  });
  const [head = '', ...lines] = table(['chapter', 'rules', 'implemented', 'nothing to do', 'open', ''], rows);
  const { total, implemented, nothingToDo, open } = totals(book.ledger, record);
  const summary = [
    `${paint('bold', book.title)}  ${total} rules: ${implemented} implemented, ${nothingToDo} nothing to do, ${open.length} open`,
    '',
  ];
  return whole ? [...summary, paint('dim', head), ...lines, ''] : summary;
}

function showRule(
  io: Terminal,
  all: { book: Book; record: LedgerRecord }[],
  words: readonly string[],
  asJson: boolean,
): void {
  const [one = '', two] = words;
  const named = all.filter(({ book }) => book.name === one);
  const within = named.length > 0 ? named : all;
  const rule = named.length > 0 ? two : one;
  if (two !== undefined && named.length === 0) {
    throw new Refused(
      `${shownWord(one)}: there is no such rulebook${didYouMean(
        one,
        all.map(({ book }) => book.name),
      )}`,
    );
  }
  const found = within.flatMap(({ book, record }) =>
    book.ledger
      .filter(
        (entry) =>
          rule === undefined ||
          entry.rule === rule ||
          chapterOf(entry.rule) === rule ||
          entry.rule.startsWith(`${rule}.`),
      )
      .map((entry) => ({
        rulebook: book.name,
        rule: entry.rule,
        title: entry.title,
        line: entry.line,
        state: standing(entry, record),
        why: typeof entry.state === 'object' ? entry.state.nothing : null,
        tests: Object.hasOwn(record, entry.rule) ? (record[entry.rule] ?? []) : [],
      })),
  );
  if (found.length === 0) {
    // Only a rule of the same chapter can have been meant.
    const chapter = chapterOf(rule ?? '');
    const rules = within.flatMap(({ book }) => book.ledger.map((entry) => entry.rule));
    const near = rules.filter((each) => chapterOf(each) === chapter);
    throw new Refused(`${shownWord(rule ?? '')}: there is no such rule${didYouMean(rule ?? '', near)}`);
  }
  if (asJson) io.out(json(io, found));
  else io.out(`${ruleLines(io, found, rule).join('\n')}\n`);
}

type Found = {
  rulebook: string;
  rule: string;
  title: string;
  state: Standing;
  why: string | null;
  tests: readonly string[];
};

/** The first rulebook that has it, the rule itself with its tests; the other rulebooks in a line. */
function ruleLines(io: Terminal, found: readonly Found[], rule: string | undefined): string[] {
  const paint = paintFor(io);
  const colours = { implemented: 'green', 'nothing to do': 'dim', open: 'yellow' } as const;
  const [first] = found;
  const shown = found.filter(({ rulebook }) => rulebook === first?.rulebook);
  const lines = shown.flatMap(({ rulebook, rule: number, title, state, why, tests }) => {
    const whole = number === rule || shown.length === 1;
    const count = whole || tests.length === 0 ? '' : `, ${tests.length} ${tests.length === 1 ? 'test' : 'tests'}`;
    return [
      `${paint('cyan', `${rulebook} ${number}`)}  ${title}  ${paint(colours[state], state)}${count}`,
      ...(why === null ? [] : wrap(why, io.columns, '    ')),
      ...(whole ? tests.flatMap((test) => wrap(test, io.columns, '    ')) : []),
    ];
  });
  const some = shown.find(({ rule: number, tests }) => number !== rule && tests.length > 0);
  if (shown.length > 1 && some !== undefined)
    lines.push('', paint('dim', `One with its tests:  ironbottom ledger ${some.rulebook} ${some.rule}`));
  const others = [...new Set(found.map(({ rulebook }) => rulebook))].slice(1);
  if (others.length > 0)
    lines.push(...others.map((name) => paint('dim', `Also:  ironbottom ledger ${name} ${rule ?? ''}`.trimEnd())));
  return lines;
}
