/** The worked examples of Parts 6 and 7 with figures, by the lines of the source; those on chits are in chapters/7-chits.test.ts. */
import { describe, expect, it } from 'vitest';
import { railLeft } from '../src/chapters/6-1-rail.js';
import { guardChits, guardSteps } from '../src/chapters/7-15-home-guard.js';
import { theatre } from '../src/desk/theatre.js';
import { map } from '../src/map/map.js';
import type { Pub } from '../src/state.js';

const nobody = { steps: 0, chits: 0 };

describe('examples of Parts 6 and 7', () => {
  it('6.1 (line 889) the railways of Australia carry five units a month', () => {
    const pub = { ...theatre({ year: 1942, month: 1 }, [], {}), rail: { australia: 4 } } as unknown as Pub;
    expect([railLeft({ ...pub, rail: {} }, map, 'australia'), railLeft(pub, map, 'australia')]).toEqual([5, 1]);
  });

  it('7.15 (line 1280) a 3 and four home cities with resources bring seven steps: three units of two and one of one', () => {
    const steps = guardSteps(3, 4, nobody);
    expect([steps, guardChits(steps, nobody).least]).toEqual([7, 4]);
  });

  it('7.15 (line 1282) two steps come as two units or as one', () => {
    expect(guardChits(2, nobody)).toEqual({ least: 1, most: 2 });
  });
});
