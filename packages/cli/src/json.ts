/**
 * A JSON reader for input from outside. It says where the text goes wrong, by line and column, refuses names that
 * would reach into every object of the program, names given twice, and nesting deeper than any input needs.
 */
import { poisonous } from '@ironbottom/umpire';
import { shownWord } from './args.js';
import { Refused } from './refused.js';

const deepest = 40;

/** A name from the text, in quotes, cut short and with nothing a terminal would obey. */
const named = (key: string): string => `"${shownWord(key)}"`;

/** `from` says where the text came from: "standard input", "strike.json"; `what` what it should be. */
export function parseJson(text: string, from: string, what = ''): unknown {
  const meant = what === '' ? '' : ` (${what})`;
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let at = start;

  const fail = (why: string, where = at): never => {
    const before = text.slice(start, where).split('\n');
    const column = (before[before.length - 1] ?? '').length + 1;
    throw new Refused(`${from}, line ${before.length}, column ${column}: ${why}${meant}`);
  };
  const space = (): void => {
    while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at += 1;
  };
  const found = (): string => {
    const c = text[at];
    if (c === undefined) return 'the text ends';
    return /[\x20-\x7e]/.test(c) ? `there is ${c === '"' ? 'a quote' : `"${c}"`}` : 'there is an odd character';
  };

  function value(field: string, depth: number): unknown {
    if (depth > deepest) fail(`more than ${deepest} levels deep`);
    space();
    const c = text[at];
    if (c === '{') return object(field, depth);
    if (c === '[') return list(field, depth);
    if (c === '"') return string();
    const word = /^(?:true|false|null)\b/.exec(text.slice(at, at + 6))?.[0];
    if (word !== undefined) {
      at += word.length;
      return word === 'null' ? null : word === 'true';
    }
    const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])/.exec(text.slice(at, at + 40))?.[0];
    if (number === undefined) return fail(`a value should stand here, but ${found()}`);
    at += number.length;
    return Number(number);
  }

  function object(field: string, depth: number): { [key: string]: unknown } {
    const made: { [key: string]: unknown } = {};
    at += 1;
    space();
    if (text[at] === '}') {
      at += 1;
      return made;
    }
    for (;;) {
      space();
      const where = at;
      if (text[at] !== '"') fail(`a name in quotes should stand here, but ${found()}`);
      const key = string();
      const inner = field === '' ? key : `${field}.${key}`;
      if (poisonous.has(key))
        throw new Refused(`${shownWord(inner.slice(-60))}: a name that is never allowed in an input${meant}`);
      if (Object.hasOwn(made, key)) fail(`${named(key)} is given twice`, where);
      space();
      if (text[at] !== ':') fail(`a colon should follow ${named(key)}, but ${found()}`);
      at += 1;
      made[key] = value(inner, depth + 1);
      space();
      if (text[at] === ',') at += 1;
      else if (text[at] === '}') break;
      else fail(`a comma or } should stand here, but ${found()}`);
    }
    at += 1;
    return made;
  }

  function list(field: string, depth: number): unknown[] {
    const made: unknown[] = [];
    at += 1;
    space();
    if (text[at] === ']') {
      at += 1;
      return made;
    }
    for (;;) {
      made.push(value(`${field}[${made.length}]`, depth + 1));
      space();
      if (text[at] === ',') at += 1;
      else if (text[at] === ']') break;
      else fail(`a comma or ] should stand here, but ${found()}`);
    }
    at += 1;
    return made;
  }

  function string(): string {
    const where = at;
    for (at += 1; text[at] !== '"'; at++) {
      const c = text[at];
      if (c === undefined || c === '\n') fail('the quotes are never closed', where);
      if (c === '\\') at += 1;
    }
    at += 1;
    try {
      return JSON.parse(text.slice(where, at)) as string;
    } catch {
      return fail('this text has a broken escape or a control character in it', where);
    }
  }

  const made = value('', 0);
  space();
  if (at < text.length) fail(`the JSON is over, but ${found()}`);
  return made;
}
