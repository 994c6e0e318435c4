import { expect, it } from 'vitest';
import type { Chart } from './charts.js';
import { exceptionAt, provenanceAt } from './provenance.js';

const chart: Chart<unknown> = {
  id: 'ships',
  title: 'Ships',
  provenance: 'public',
  source: 'somewhere',
  values: { Zuiho: { guns: 1, deck: 10 }, Zuihoo: { guns: 1 } },
  exceptions: [
    { at: 'Zuiho', provenance: 'inferred', why: 'sister ship' },
    { at: 'Zuiho.deck', provenance: 'designed', why: 'nothing settles it' },
    { at: 'Zuiho.deck', provenance: 'house', why: 'put in by these players' },
  ],
};

it('a value stands on the ground of its chart unless an exception covers it', () => {
  expect(provenanceAt(chart, 'Zuihoo.guns')).toBe('public');
  expect(exceptionAt(chart, 'Zuihoo.guns')).toBeUndefined();
});

it('the most particular exception counts, and the newest of equals', () => {
  expect(provenanceAt(chart, 'Zuiho.guns')).toBe('inferred');
  expect(provenanceAt(chart, 'Zuiho.deck')).toBe('house');
});
