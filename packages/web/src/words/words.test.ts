import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { chooseLanguage, say } from './index.js';
import { online } from './online.js';
import { count, list, plural } from './plural.js';

const src = join(import.meta.dirname, '..');

/** Every room but this one: what is read there stands here. */
const rooms = [
  '.',
  ...readdirSync(src, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? each.name : [])),
]
  .filter((room) => room !== 'words')
  .sort();

type Node = { type: string; start: number; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Attributes that nobody reads. */
const mute = new Set(['className', 'd', 'viewBox', 'transform', 'points', 'accept', 'autoComplete', 'rel', 'sizes']);
/** Attributes that are read out or shown. */
const read = /^(aria-label|aria-roledescription|title|placeholder|alt|label|hint|heading|caption)$/;
/** Properties that somebody reads sooner or later. */
const told = /^(title|text|label|why|hint|about|caption|heading)$/;
/** A line put together where it is shown: another language has other marks, and another order. */
const glue = /[,;:.!?…–] | \(|^\(/;
/** Names of keys, as browsers call them. */
const keys =
  /^(Enter|Escape|Tab|Home|End|Delete|Insert|Backspace|Shift|Control|Alt|Meta|Page(Up|Down)|Arrow\w+|Key[A-Z]|Digit\d|Numpad\w+)$/;
/** What the browser keeps is kept under names of two words; questions to the style are in brackets. */
const keptAs = /^ironbottom |^\([a-z-]+:/;

/** For the machine: letters to draw with, lines, selectors of elements, classes. */
const drawn = /\d*px[ )]|serif|gradient\(|\[[\w-]+[\]=]|^[a-z]+-[a-z]+( [a-z]+-[a-z-]+)+$/;

/** A sentence, a part of one, or a word with a capital letter: more than a name of something in the program. */
function isProse(text: string): boolean {
  if (keys.test(text) || keptAs.test(text) || drawn.test(text) || text.startsWith('/')) return false;
  return (
    /\p{L}{2,}[,;:.…]? \p{L}{2,}/u.test(text) ||
    /^\p{Lu}\p{Ll}+(?!\p{L})/u.test(text) ||
    /\p{L}[.…!?]$/u.test(text) ||
    /\(\p{L}/u.test(text)
  );
}

const isGlued = (parts: readonly string[]): boolean =>
  !drawn.test(parts.join('0')) &&
  parts.length > 1 &&
  (parts.some((part) => glue.test(part)) || (parts.at(-1) ?? '').endsWith(':'));
const called = ({ callee }: Node): string =>
  isNode(callee) ? String((callee.property as Node | undefined)?.name) : '';

const partsOf = (node: Node): string[] =>
  (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
const nameOf = (node: Node): string => {
  const { name } = (node.openingElement as { name: { name?: unknown } }).name;
  return typeof name === 'string' ? name : '';
};

/** Every text in a source that people read, and that therefore should stand in words/. */
function textsIn(source: string, lang: 'ts' | 'tsx'): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  const note = (text: string, node: Node): void => {
    found.push({ text: text.trim().replace(/\s+/g, ' '), line: source.slice(0, node.start).split('\n').length });
  };
  /** `shown`: what stands here is read, if it is a text at all. */
  const look = (node: Node, shown: boolean): void => {
    const { type } = node;
    if (type === 'ImportDeclaration' || type.startsWith('TS') || /^Export(All|Named)/.test(type)) {
      const inner = node.expression ?? node.declaration;
      if (isNode(inner)) look(inner, shown);
      return;
    }
    if (type === 'JSXAttribute') {
      const { name, value } = node as unknown as { name: { name: string }; value: unknown };
      if (!mute.has(name.name) && isNode(value)) look(value, read.test(name.name));
      return;
    }
    // A fault that cannot be is said to whoever mends it; a pattern is looked for.
    if (type === 'NewExpression' && /^(Error|BrokenOff|RegExp)$/.test(String((node.callee as Node).name))) return;
    // What is typed into a machine is the same in every language.
    if (type === 'JSXElement' && /^code$/.test(nameOf(node))) return;
    const text = type === 'TemplateLiteral' ? partsOf(node).join('0') : String(node.value);
    const isText = type === 'TemplateLiteral' || (type === 'Literal' && typeof node.value === 'string');
    if (called(node) === 'startsWith') return;
    if (called(node) === 'join') {
      const [mark] = node.arguments as Node[];
      if (/^[,;:] $/.test(String(mark?.value))) note(String(mark?.value), node);
    }
    const isGlue = type === 'JSXText' ? /[,;:.]/.test(text) : type === 'TemplateLiteral' && isGlued(partsOf(node));
    const isRead =
      type === 'JSXText' ? /\p{L}/u.test(text) : isText && (isProse(text) || (shown && /(?<!\w|\/)\p{L}/u.test(text)));
    if (isGlue || isRead) note(text, node);
    for (const [key, value] of Object.entries(node)) {
      const through =
        type === 'JSXExpressionContainer' ||
        (type === 'ConditionalExpression' && key !== 'test') ||
        (type === 'LogicalExpression' && key === 'right');
      const isTold = type === 'Property' && told.test(String((node.key as Node).name));
      if (type === 'Property' && key === 'key') continue;
      const inner = type === 'JSXElement' || type === 'JSXFragment' || isTold || (shown && through);
      for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) look(each, inner);
    }
  };
  for (const node of parseAst(source, { lang }).body) look(node as unknown as Node, false);
  return found;
}

function sourcesOf(room: string): string[] {
  return readdirSync(join(src, room))
    .filter((name) => /\.tsx?$/.test(name) && !/(\.test|\.d|^testing)\.tsx?$/.test(name))
    .map((name) => join(src, room, name));
}

describe('what people read', () => {
  test('the scanner sees text between tags, in labels, in choices and in messages, and passes by what nobody reads', () => {
    const seen = (code: string): string[] => textsIn(code, 'tsx').map(({ text }) => text);
    expect(seen('const a = <p>hello {b ? <i>you</i> : c}</p>;')).toEqual(['hello', 'you']);
    expect(seen('const a = <p aria-label="close" className="big red">{b ? "yes" : words.no}</p>;')).toEqual([
      'close',
      'yes',
    ]);
    expect(seen(['throw new Trouble(`there is no $', '{a}`);'].join(''))).toEqual(['there is no 0']);
    expect(seen("const a = key === 'Enter' || name === 'share' ? read('ironbottom kept') : b;")).toEqual([]);
    expect(seen("const a = { title: b ? 'all' : c, kind: 'all' }; const d = e ? ' (now)' : '';")).toEqual([
      'all',
      '(now)',
    ]);
    expect(seen("type A = { by: 'Some One' }; import b from './Some Where.js';")).toEqual([]);
  });

  test('and lines that are put together where they are shown', () => {
    const seen = (code: string): string[] => textsIn(code, 'tsx').map(({ text }) => text);
    expect(seen('const a = <p><b>{who}</b>: {text}</p>;')).toEqual([':']);
    expect(seen(['const a = `$', '{who}: $', '{text}`;'].join(''))).toEqual(['0: 0']);
    expect(seen("const a = names.join(', ');")).toEqual([',']);
    expect(seen(['const a = `$', '{book}/$', '{rule} $', '{kind}`; const b = lines.join(" ");'].join(''))).toEqual([]);
  });

  test.each(rooms)('%s: all of it stands in words/', (room) => {
    const texts = sourcesOf(room).flatMap((file) =>
      textsIn(readFileSync(file, 'utf8'), file.endsWith('x') ? 'tsx' : 'ts').map(
        ({ text, line }) => `${relative(src, file)}:${line} ${text}`,
      ),
    );
    expect(texts).toEqual([]);
  });
});

describe('another language', () => {
  test('is laid over the English as far as it goes', () => {
    const room = { close: 'Close', part: { title: 'Log', turn: (n: number) => `Turn ${n}` } };
    const { part } = room;
    say(room, { part: { turn: (n) => `Zug ${n}` } });
    expect([room.close, part.title, part.turn(3)]).toEqual(['Close', 'Log', 'Zug 3']);
    expect(online.lobby.again).toBe('Look again');
  });

  test('is the first that is wanted and spoken', () => {
    expect(chooseLanguage(['de-CH', 'fr'], ['fr', 'de'])).toBe('de');
    expect(chooseLanguage(['en-GB', 'fr'], ['fr'])).toBe('en');
    expect(chooseLanguage(['pt'], ['fr'])).toBe('en');
  });

  test('numbers and lists are said as the language has them', () => {
    expect(count(1, { one: 'answer', other: 'answers' })).toBe('1 answer');
    expect(count(1200, { one: 'answer', other: 'answers' })).toBe('1,200 answers');
    expect(plural(0, { one: 'is', other: 'are' })).toBe('are');
    expect(list(['Ann', 'Bob', 'Cem'])).toBe('Ann, Bob and Cem');
  });
});
