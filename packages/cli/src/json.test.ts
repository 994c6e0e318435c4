import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from './json.js';
import { Refused } from './refused.js';

const told = (text: string): string => {
  try {
    parseJson(text, 'here', 'a test');
    return 'read';
  } catch (fault) {
    if (fault instanceof Refused) return fault.message;
    throw fault;
  }
};

/** Names that are refused, and minus zero, which JSON cannot carry, left out. */
const poison = ['__proto__', 'constructor', 'prototype'];
const clean = (value: unknown): boolean => !poison.some((name) => JSON.stringify(value).includes(`"${name}"`));

describe('JSON from outside', () => {
  it('is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }).filter(clean), (value) => {
        const text = JSON.stringify(value);
        expect(parseJson(text, 'here')).toEqual(JSON.parse(text));
        expect(parseJson(JSON.stringify(value, undefined, 2), 'here')).toEqual(JSON.parse(text));
      }),
    );
  });

  it('is refused where JSON.parse refuses it, and nowhere else', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"b"',
      '1',
      '-1',
      '01',
      '1.',
      '1e3',
      'true',
      'null',
      'nul',
      ' ',
      '\n',
      '"\\u12"',
      '"',
      "'",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (words) => {
        const text = words.join('');
        let right: unknown;
        try {
          right = JSON.parse(text);
        } catch {
          expect(told(text)).toMatch(/^here, line \d+, column \d+: /);
          return;
        }
        if (!told(text).includes('given twice')) expect(parseJson(text, 'here')).toEqual(right);
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused with line and column', () => {
    expect(told('{\n  "a": 1,\n}')).toBe(
      'here, line 3, column 1: a name in quotes should stand here, but there is "}" (a test)',
    );
    expect(told('{"a" 1}')).toBe('here, line 1, column 6: a colon should follow "a", but there is "1" (a test)');
    expect(told('[1 2]')).toContain('line 1, column 4: a comma or ] should stand here');
    expect(told('{"a": "x')).toContain('line 1, column 7: the quotes are never closed');
    expect(told('')).toContain('a value should stand here, but the text ends');
    expect(told('1 1')).toContain('the JSON is over');
    expect(told('{"a":1,"a":2}')).toContain('"a" is given twice');
  });

  it('is never allowed to reach into every object', () => {
    expect(told('{"a": [{"__proto__": 1}]}')).toBe('a[0].__proto__: a name that is never allowed in an input (a test)');
    expect(told('{"a": {"constructor": {"prototype": 1}}}')).toBe(
      'a.constructor: a name that is never allowed in an input (a test)',
    );
    expect(told('{"\\u005f_proto__": 1}')).toBe('__proto__: a name that is never allowed in an input (a test)');
    expect(told('{"prototype": 1}')).toBe('prototype: a name that is never allowed in an input (a test)');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('with names of any length and kind is told in a short, harmless line', () => {
    const long = 'x'.repeat(100_000);
    for (const text of [
      `{"${long}":1,"${long}":2}`,
      `{"${long}" 1}`,
      `{"${long}":{"__proto__":1}}`,
      '{"\\u001b[2J" 1}',
    ]) {
      expect(told(text).length).toBeLessThan(200);
      expect(told(text)).toMatch(/^[\x20-\x7e…]*$/);
    }
  });

  it('nested beyond reason is refused, not overflowing', () => {
    expect(told('['.repeat(100_000))).toContain('more than 40 levels deep');
  });
});
