import type { Plain } from '@ironbottom/umpire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delta, patched, plainCopy } from './delta.js';

type Named = { [key: string]: Plain };

const plain = fc.letrec<{ value: Plain; named: Named }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, 2, 'a', 'b'),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('named'),
  ),
  named: fc.dictionary(fc.constantFrom('a', 'b', 'c', '1', '2'), tie('value'), { noNullPrototype: true }),
})).named;

describe('the delta of a view', () => {
  it('applied to what was sent gives the view byte for byte, whatever changed', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const kept = plainCopy({ view: before }) as Named;
        const sent = plainCopy({ view: before }) as Named;
        const patch = delta(kept, { view: after });
        expect(JSON.stringify(kept)).toBe(JSON.stringify({ view: after }));
        expect(JSON.stringify(patched(sent, JSON.parse(JSON.stringify(patch))))).toBe(JSON.stringify({ view: after }));
      }),
      { numRuns: 2000 },
    );
  });

  it('is empty exactly where nothing changed', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const patch = delta(plainCopy({ view: before }) as Named, { view: after });
        expect(patch.length === 0).toBe(JSON.stringify(before) === JSON.stringify(after));
      }),
    );
  });

  it('names only what changed', () => {
    const before: Named = { ships: { b1: { place: 3, hits: 0 }, b2: { place: 4, hits: 0 } }, told: ['one'] };
    const after = { ships: { b1: { place: 3, hits: 1 }, b2: { place: 4, hits: 0 } }, told: ['one', 'two'] };
    expect(delta(before, after)).toEqual([
      [['ships', 'b1', 'hits'], 1],
      [['told', 1], 'two'],
    ]);
  });

  it('keeps its own copy: what changes in the view afterwards is found the next time', () => {
    const view = { list: [{ n: 1 }] };
    const kept: Named = {};
    expect(delta(kept, view)).toHaveLength(1);
    for (const each of view.list) each.n = 2;
    expect(delta(kept, view)).toEqual([[['list', 0, 'n'], 2]]);
  });

  it('takes over what several views share, in its place', () => {
    const before = { seat: 'Red', public: { turn: 1 }, own: 1 };
    const after = { seat: 'Red', public: { turn: 2 }, own: 2 };
    const common: Named = {};
    const kept: Named = {};
    const sent = {};
    for (const view of [before, after]) {
      const patch = delta(common, { public: view.public });
      patched(sent, JSON.parse(JSON.stringify(delta(kept, view, { key: 'public', patch }))));
      expect(JSON.stringify(sent)).toBe(JSON.stringify(view));
    }
    expect(kept).toEqual({ seat: 'Red', own: 2 });
  });

  it('a path through what all objects share is refused', () => {
    const view = {};
    expect(() => patched(view, [[['__proto__', 'sunk'], true]])).toThrow('ordinary names');
    expect(() => patched(view, [[['a', 'b'], 1]])).toThrow('nothing at a.b');
    expect(({} as { sunk?: boolean }).sunk).toBeUndefined();
  });
});
