import { describe, expect, test } from 'vitest';
import type { Sheet, Split } from './asks.js';
import { filledIn, isPossible, soleAnswer } from './sole.js';

/** Forty ships of four kinds among twelve squadrons of at most four each: nobody counts in how many ways. */
function crowd(): Sheet {
  const ids = Array.from({ length: 12 }, (_, i) => `squadron ${i + 1}`);
  const row = (kind: number): Split => ({
    ask: 'split',
    rule: '4',
    prompt: `kind ${kind}`,
    total: 10,
    over: ids.map((id) => ({ id, text: id, cap: 10 })),
    all: true,
  });
  const rows = [1, 2, 3, 4].map(row);
  const limits = ids.map((id) => ({ rule: '4', why: 'four', most: 4, of: rows.map((_, at) => ({ row: at, id })) }));
  return { ask: 'sheet', rule: '4', prompt: 'who sails where?', rows, limits };
}

describe('sheets with many limits', () => {
  test('that there is a choice is found without counting', () => {
    const begun = performance.now();
    expect(soleAnswer({}, crowd())).toBeUndefined();
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  test('whether there is an answer at all is found by drawing one', () => {
    expect(isPossible({}, crowd())).toBe(true);
    const full: Sheet = {
      ask: 'sheet',
      rule: '4',
      prompt: 'one boat for two',
      rows: [1, 2].map(() => ({
        ask: 'split',
        rule: '4',
        prompt: 'who',
        total: 1,
        over: [{ id: 'boat', text: 'boat', cap: 1 }],
        all: true,
      })),
      limits: [
        {
          rule: '4',
          why: 'one',
          most: 1,
          of: [
            { row: 0, id: 'boat' },
            { row: 1, id: 'boat' },
          ],
        },
      ],
    };
    expect(isPossible({}, full)).toBe(false);
    expect(soleAnswer({}, filledIn({ ...full, limits: [] }, [{ boat: 1 }]))).toEqual([{ boat: 1 }, { boat: 1 }]);
  });
});
