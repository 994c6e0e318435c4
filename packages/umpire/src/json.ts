/**
 * A JSON reader for what people write. It says where the text goes wrong, by line and column, refuses names that would
 * reach into every object of the program, names given twice, and nesting deeper than any input needs; and it remembers on
 * which line each field stands, for whoever finds fault with it later.
 */
import { poisonous } from './shape.js';

const deepest = 40;

/** `at`: 'line 3, column 1', or the field where the name itself is wrong. */
export class JsonFault extends Error {
  readonly at: string;
  readonly why: string;
  constructor(at: string, why: string) {
    super(`${at}: ${why}`);
    this.at = at;
    this.why = why;
  }
}

export type Written = {
  readonly value: unknown;
  /** The line of a field such as 'forces.allied.ships[2]', or of what it would stand in. */
  lineOf(field: string): number;
};

/** What a rulebook found fault with in its set-up data, with the line: 'set.turns: must …' becomes 'line 7, turns: must …'. */
export function atLine(fault: string, { lineOf }: Written): string {
  const field = /^set\.?([^:]*): /.exec(fault)?.[1];
  if (field === undefined) return fault;
  const rest = fault.slice(fault.indexOf(': '));
  return `line ${lineOf(field)}${field === '' ? '' : `, ${field}`}${rest}`;
}

/** A name from the text, cut short and with nothing a terminal would obey. */
function plain(word: string): string {
  const printed = word.replace(/[^\x20-\x7e]/g, '?');
  return printed.length > 60 ? `${printed.slice(0, 60)}…` : printed;
}

const named = (key: string): string => `"${plain(key)}"`;

export function readJson(text: string): Written {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  let at = start;
  const begins = new Map<string, number>();

  const fail = (why: string, where = at): never => {
    const before = text.slice(start, where).split('\n');
    const column = (before[before.length - 1] ?? '').length + 1;
    throw new JsonFault(`line ${before.length}, column ${column}`, why);
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
    begins.set(field, at);
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
      if (poisonous.has(key)) throw new JsonFault(plain(inner.slice(-60)), 'a name that is never allowed in an input');
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
  return {
    value: made,
    lineOf(field) {
      let known = field;
      while (known !== '' && !begins.has(known)) known = known.replace(/(?:\.?[^.[]*|\[\d*\]?)$/, '');
      return text.slice(start, begins.get(known) ?? start).split('\n').length;
    },
  };
}
