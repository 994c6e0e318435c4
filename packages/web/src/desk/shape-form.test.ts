import type { Shape } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { blank, branchOf, fieldsOf, guessIn, mended, placed, put, shownPaths } from './shape-form.js';

const lot: Shape = {
  type: 'object',
  required: ['plane', 'factors'],
  properties: {
    plane: { enum: ['Zero', 'Val'] },
    factors: { type: 'integer', minimum: 1, maximum: 200 },
    arms: { enum: ['GP', 'AP'] },
    altitude: { enum: ['high', 'low'] },
    target: { type: 'string' },
  },
};
const side: Shape = {
  type: 'object',
  properties: {
    planes: { type: 'array', items: { anyOf: [{ type: 'string' }, lot] } },
    ready: { type: 'object', patternProperties: { '^.*$': { type: 'integer' } } },
    charts: { type: 'object', patternProperties: { '^.*$': {} } },
  },
};
const shape: Shape = {
  type: 'object',
  required: ['attacker'],
  properties: { attacker: side, night: { type: 'boolean' } },
};

describe('a form from a shape', () => {
  test('shows what must be given, what is given and the first simple fields; the rest can be added', () => {
    expect(fieldsOf(lot, { target: 'X' }, false)).toEqual({
      shown: ['plane', 'factors', 'arms', 'altitude', 'target'],
      more: [],
    });
    expect(fieldsOf(lot, {}, false).more).toEqual(['target']);
    expect(fieldsOf(side, {}, false)).toEqual({ shown: [], more: ['planes', 'ready'] });
  });

  test('begins a new entry with nothing that would be a guess', () => {
    expect(blank(side.properties?.planes ?? {})).toEqual([{ factors: 1 }]);
  });

  test('takes a text for a line and fields for fields', () => {
    const union: Shape = { anyOf: [{ type: 'string' }, lot] };
    expect(branchOf(union, '5 Zero').type).toBe('string');
    expect(branchOf(union, { plane: 'Zero' })).toBe(lot);
    expect(branchOf(union, undefined)).toBe(lot);
  });

  test('a value is put in and taken out without touching the others', () => {
    const input = { attacker: { planes: [{ factors: 1 }, { factors: 2 }] } };
    expect(put(input, ['attacker', 'planes', 0, 'plane'], 'Val')).toEqual({
      attacker: { planes: [{ factors: 1, plane: 'Val' }, { factors: 2 }] },
    });
    expect(put(input, ['attacker', 'planes', 0], undefined)).toEqual({ attacker: { planes: [{ factors: 2 }] } });
    expect(put(input, ['attacker', 'planes'], undefined)).toEqual({ attacker: {} });
  });

  test('a problem is told beside its field, or beside what the field would lie in', () => {
    const input = { attacker: { planes: [{ factors: 1 }] } };
    const shown = shownPaths(shape, input);
    const problems = ['attacker.planes[0].plane', 'attacker.planes[0].fireAt', 'attacker.ready', 'nothing'];
    const at = placed(
      problems.map((field) => ({ field, rule: '', why: '' })),
      shown,
    ).map((told) => told.at);
    expect(at).toEqual(['attacker.planes[0].plane', 'attacker.planes[0]', 'attacker', '']);
  });

  test('a slip is mended where it stands', () => {
    const guess = guessIn('there is no plane "Zro", did you mean Zero?');
    expect(guess).toEqual({ wrong: 'Zro', right: 'Zero' });
    if (guess === undefined) return;
    expect(mended('5 Zro low', guess)).toBe('5 Zero low');
    expect(mended({ ship: 'Zro', ready: { Zro: 3 } }, guess)).toEqual({ ship: 'Zero', ready: { Zero: 3 } });
  });
});
