/** Every ruling in force is in the name of a test that shows it, and so is every example of the book. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(new URL('../../../docs/rulebooks/flat-top.md', import.meta.url), 'utf8');

type Ruling = { readonly id: string; readonly text: string };

/** A ruling is its number in bold, and all that follows up to the next one. */
const rulings: readonly Ruling[] = page
  .split(/\*\*(?=R\d)/)
  .slice(1)
  .map((text) => ({ id: /^R\d+[a-z]?/.exec(text)?.[0] ?? '', text }));

const isWithdrawn = ({ id, text }: Ruling): boolean => text.startsWith(`${id} is withdrawn`);
const isUntestable = ({ text }: Ruling): boolean => /\*Nothing to test: [^*]{10,}\*/.test(text);

const word = `(?:'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\\\n]|\\\\.)*"|\`(?:[^\`\\\\]|\\\\.)*\`)`;
const called = new RegExp(`(?:\\b(?:test|it|rule)|\\))\\(\\s*(${word})(?:\\s*,\\s*(${word}))?`, 'g');
const tables = new RegExp(`\\.each\\b([^]*?)\\)\\(\\s*${word}`, 'g');

/** The names of the tests in a source, as it is written; those of a table may stand in its rows. Comments name nothing. */
function titlesIn(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const titles = [...code.matchAll(called)].flatMap(([, first = '', second = '']) => [first, second]);
  for (const [, rows = ''] of code.matchAll(tables)) titles.push(...(rows.match(new RegExp(word, 'g')) ?? []));
  return titles.map((title) => title.slice(1, -1));
}

/** Rulings stand before the sentence, among the numbers, or in brackets; elsewhere R9 is a hex. */
function rulingsNamed(title: string): string[] {
  const numbers = /^(?:(?:\d[\w.–]*|(?:CHART|SC|OPT)\S*|R\d+[a-z]?|and|to)[,:]?\s+)+/.exec(title)?.[0] ?? '';
  const brackets = title.match(/\([^()]*\)/g) ?? [];
  return [numbers, ...brackets].join(' ').match(/\bR\d+[a-z]?\b/g) ?? [];
}

const files = ['flat-top', 'bots'].flatMap((name) =>
  readdirSync(`${packages}${name}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !/node_modules|dist|rulings\.test/.test(file))
    .map((file) => ({
      file: file.replaceAll('\\', '/'),
      titles: titlesIn(readFileSync(`${packages}${name}/${file}`, 'utf8')),
    })),
);
const named = new Set(files.flatMap(({ titles }) => titles.flatMap(rulingsNamed)));

describe('rulings and the tests named after them', () => {
  test('every number stands on the page once', () => {
    const ids = rulings.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(260);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test('every ruling in force is in the name of a test, unless the page says why there is nothing to test', () => {
    const silent = rulings.filter((ruling) => !isWithdrawn(ruling) && !isUntestable(ruling) && !named.has(ruling.id));
    const advice = 'put the number into the name of a test that shows it, or *Nothing to test: why* on the page';
    expect(
      silent.map(({ id }) => id),
      advice,
    ).toEqual([]);
  });

  test('no test is named after a ruling that is withdrawn, untestable or not on the page', () => {
    const inForce = rulings.filter((ruling) => !isWithdrawn(ruling) && !isUntestable(ruling)).map(({ id }) => id);
    expect([...named].filter((id) => !inForce.includes(id))).toEqual([]);
  });

  test('a ruling in a comment, or a hex in a sentence, is no name', () => {
    const source = [
      "// test('R1 no')",
      " * rule('6.4', 'R2 no')",
      "test('6.3.2 the front goes to R11, M14', () => {",
      '  // R5 is not named here',
      "rule('6.4', 'yes (R3), and so on', () => 1);",
      "it.each([['none (R4)']])('SC5.V2 %s', () => 1);",
      "test('7.1, R6 and R7 yes', () => {});",
    ].join('\n');
    expect(titlesIn(source).flatMap(rulingsNamed).sort()).toEqual(['R3', 'R4', 'R6', 'R7']);
  });
});

test('each of the 25 examples of the book is a test, and the page says which', () => {
  const rows = [...page.matchAll(/^\| E(\d+) \| ([\d.]+) \| `([^`]+)` \| (.+) \|$/gm)];
  expect(rows.map(([, number]) => Number(number))).toEqual(Array.from({ length: 25 }, (_, i) => i + 1));
  for (const [, number, rule = '', file, title = ''] of rows) {
    const titles = files.find((each) => each.file === `examples/${file}.test.ts`)?.titles ?? [];
    expect(
      titles.filter((each) => each.includes(title)),
      `E${number}`,
    ).not.toEqual([]);
    expect(title, `E${number}`).toContain('example');
    expect(title.includes(rule), `E${number} is named by rule ${rule}`).toBe(true);
  }
});
