import { describe, expect, it } from 'vitest';
import { misfit, type Shape } from './shape.js';

const shape: Shape = {
  type: 'object',
  rule: '8',
  additionalProperties: false,
  required: ['planes'],
  properties: {
    night: { type: 'boolean' },
    altitude: { enum: ['high', 'low'], rule: '14.15' },
    planes: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      description: 'the planes',
      items: {
        anyOf: [
          { type: 'string', maxLength: 10 },
          {
            type: 'object',
            additionalProperties: false,
            required: ['factors'],
            properties: { factors: { type: 'integer', minimum: 1, maximum: 9, rule: '2.2' } },
          },
        ],
      },
    },
    fire: { type: 'object', patternProperties: { '^.*$': { type: 'integer', minimum: 1 } } },
  },
};

const line = (value: unknown): string => {
  const problem = misfit(shape, value);
  return problem === undefined ? 'fits' : `${problem.field}: ${problem.why} (${problem.rule})`;
};

describe('a misfit is told in one line, with its field and rule', () => {
  it('when nothing is wrong there is none', () => {
    expect(line({ planes: ['10 Zero', { factors: 3 }], night: true, altitude: 'low', fire: { Hiei: 3 } })).toBe('fits');
  });
  it('a negative number', () => {
    expect(line({ planes: [{ factors: -3 }] })).toBe(
      'planes[0].factors: must be a whole number from 1 to 9, not -3 (2.2)',
    );
  });
  it('a fraction, minus zero, a number in quotes', () => {
    expect(line({ planes: [{ factors: 1.5 }] })).toContain('not 1.5');
    expect(line({ planes: [{ factors: -0 }] })).toContain('not -0');
    expect(line({ planes: [{ factors: '3' }] })).toContain('not "3"');
  });
  it('a field that does not exist, with the one that was meant', () => {
    expect(line({ planez: [] })).toBe('planez: there is no such field here, did you mean planes? (8)');
    expect(line({ planes: ['a'], zzzzzz: 1 })).toBe(
      'zzzzzz: there is no such field here; there are night, altitude, planes, fire (8)',
    );
  });
  it('a field that is missing', () => {
    expect(line({})).toBe('planes: is missing: the planes (8)');
  });
  it('a word that is not among the choices', () => {
    expect(line({ planes: ['a'], altitude: 'hgh' })).toBe('altitude: "hgh" is not known, did you mean high? (14.15)');
    expect(line({ planes: ['a'], altitude: 7 })).toBe('altitude: 7 is not known; there are high, low (14.15)');
  });
  it('neither of two kinds', () => {
    expect(line({ planes: [7] })).toBe('planes[0]: must be text in quotes or an object, not 7 (8)');
    expect(line({ planes: ['far too long a line'] })).toBe('planes[0]: is longer than 10 letters (8)');
    expect(line({ planes: [{ type: 'string' }] })).toContain('there is no such field here');
  });
  it('lists that are empty or too long, and things that are no list or object', () => {
    expect(line({ planes: [] })).toBe('planes: must not be empty (8)');
    expect(line({ planes: ['a', 'b', 'c', 'd'] })).toContain('at most 3');
    expect(line({ planes: 'a' })).toContain('must be a list');
    expect(line(null)).toContain('must be an object');
    expect(line([])).toContain('must be an object, not a list');
  });
  it('names that reach into every object, wherever they stand', () => {
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const bad = JSON.parse(`{ "planes": ["a"], "fire": { "${name}": 1 } }`);
      expect(line(bad)).toBe(`fire.${name}: a name that is never allowed in an input (8)`);
    }
  });
  it('a field name that a terminal would obey is made harmless', () => {
    expect(line({ '\u001b[2Jx': 1 })).not.toContain('\u001b');
  });
  it('any name, but not any value', () => {
    expect(line({ planes: ['a'], fire: { Hiei: 0 } })).toBe(
      'fire.Hiei: must be a whole number of 1 or more, not 0 (8)',
    );
  });
});
