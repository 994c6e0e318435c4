import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lightForce } from '../pieces.js';
import { divideHits, groupOf, lossParts } from './20-55-light-forces.js';
import { shareLosses } from './20-57-losses.js';

const even = fc.integer({ min: 0, max: 8 }).map((n) => 2 * n);
const few = fc.integer({ min: 0, max: 15 });
const forces = fc.record({ CA: even, CAdamaged: even, DD: few, TR: few, CVE: few });
const hit = fc.integer({ min: 0, max: 60 });
const group = (counts: Parameters<typeof lightForce>[1]) => [groupOf('air', lightForce('us', counts), 'light')];

describe('whatever the force and the hits', () => {
  it('20.56 every hit falls on something until nothing is left, and no further', () => {
    fc.assert(
      fc.property(forces, hit, (force, hits) => {
        const { cruisers, singles, excess } = divideHits(group(force), hits);
        const room = force.CA + force.CAdamaged / 2 + force.DD + force.TR + force.CVE;
        expect(cruisers + singles + excess).toBe(hits);
        expect(cruisers + singles).toBe(Math.min(hits, room));
      }),
    );
  });
  it('20.551 no more one-factor units are sunk than cruiser factors, until the cruisers are gone', () => {
    fc.assert(
      fc.property(forces, hit, (force, hits) => {
        const { parts } = lossParts(group(force), hits);
        const sunk = parts.reduce(
          (sum, { of, count, odd }) => sum + (of === 'single' ? 0 : 2 * (count - Number(odd))),
          0,
        );
        const singles = parts.find(({ of }) => of === 'single')?.count ?? 0;
        if (sunk < force.CA + force.CAdamaged) expect(singles).toBeLessThanOrEqual(sunk);
      }),
    );
  });
  it('20.57 shares add up to the losses, no type loses more than it has, and equal types lose equally but for the remnant', () => {
    const sharer = fc.record({ room: fc.integer({ min: 1, max: 9 }), drm: fc.integer({ min: -1, max: 2 }) });
    fc.assert(
      fc.property(fc.array(sharer, { minLength: 1, maxLength: 5 }), hit, (given, losses) => {
        const sharers = given.map(({ room, drm }, i) => ({ type: `t${i}`, room, factors: room, drm }));
        const room = sharers.reduce((sum, each) => sum + each.room, 0);
        let chosen: string[] = [];
        let shares = shareLosses(Math.min(losses, room), sharers, chosen);
        for (let asked = 0; 'between' in shares && asked < 6; asked++) {
          chosen = [...chosen, shares.between[0] ?? ''];
          shares = shareLosses(Math.min(losses, room), sharers, chosen);
        }
        if ('between' in shares) throw new Error('asked without end');
        const { losses: taken, last } = shares;
        const all = Object.values(taken);
        expect(all.reduce((sum, each) => sum + each, 0)).toBe(Math.min(losses, room));
        for (const { type, room: most } of sharers) expect(taken[type]).toBeLessThanOrEqual(most);
        const unspent = sharers.filter(({ type, room: most }) => (taken[type] ?? 0) < most && type !== last);
        expect(new Set(unspent.map(({ type }) => taken[type])).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});
