import { describe, expect, it } from 'vitest';
import type { Tally } from './carry.js';
import { chance } from './dice.js';
import { oddsOf, spreadOf } from './odds.js';
import type { Procedure } from './procedure.js';

/** Roll `left` dice; sixes are counted, and three ones end it at once. Only ones change what is still to come. */
type Throw = { left: number; ones: number; sixes: number };

const throws = (key: (t: Throw) => string): Procedure<Throw> => ({
  next: (t) => (t.left === 0 || t.ones === 3 ? undefined : { need: 'die', rule: '1', by: 'thrower', sides: 6 }),
  die(t, face) {
    t.left -= 1;
    if (face === 1) t.ones += 1;
    if (face === 6) t.sixes += 1;
  },
  ask: () => ({ ask: 'say', rule: '1', prompt: '', from: 0, to: 0 }),
  decide: () => undefined,
  clone: (t) => ({ ...t }),
  key,
});

const whole = throws((t) => `${t.left} ${t.ones} ${t.sixes}`);
const measure = (t: Throw) => ({ ones: t.ones, sixes: t.sixes });
const nobody = () => 0;
const given = { below: chance(1) };
const start: Throw = { left: 12, ones: 0, sixes: 0 };
const sixes: Tally<Throw> = { names: ['sixes'], of: (t) => [t.sixes] };

describe('a tally kept beside the records', () => {
  it('gives the same odds as counting in the records, with far fewer of them', () => {
    let kept = 0;
    const keys = new Set<string>();
    const slim = throws((t) => {
      const key = `${t.left} ${t.ones}`;
      keys.add(key);
      kept += 1;
      return key;
    });
    const fat = oddsOf(whole, start, nobody, measure, given);
    const thin = oddsOf(slim, start, nobody, measure, given, sixes);
    expect(kept).toBeGreaterThan(0);
    expect(keys.size).toBeLessThan(40);
    for (const name of ['ones', 'sixes']) {
      const one = spreadOf(fat, name);
      const two = spreadOf(thin, name);
      expect(two.values.map(({ value }) => value)).toEqual(one.values.map(({ value }) => value));
      two.values.forEach(({ chance: c }, i) => {
        expect(c).toBeCloseTo(one.values[i]?.chance ?? -1, 12);
      });
    }
    const joint = (odds: typeof fat) => new Map(odds.outcomes.map((o) => [JSON.stringify(o.measures), o.chance]));
    for (const [key, c] of joint(fat)) expect(joint(thin).get(key)).toBeCloseTo(c, 12);
  });

  it('that is not left out of the key changes nothing', () => {
    const odds = oddsOf(whole, start, nobody, measure, given, sixes);
    expect(spreadOf(odds, 'sixes').mean).toBeCloseTo(
      spreadOf(oddsOf(whole, start, nobody, measure, given), 'sixes').mean,
      12,
    );
  });

  it('that grows beyond what can be kept is sampled instead of being wrong', () => {
    const large: Tally<Throw> = { names: ['sixes'], of: (t) => [t.sixes * 100_000] };
    expect(oddsOf(whole, start, nobody, measure, { ...given, samples: 100 }, large).exact).toBe(false);
  });
});
