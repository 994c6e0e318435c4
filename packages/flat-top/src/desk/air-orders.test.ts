import type { Plain } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { battle } from '../battle.js';
import { desk, odds, played, problem, sitting } from './testing.js';

const after1610 = (over: { [key: string]: Plain } = {}): Plain => ({
  attacker: {
    formations: [
      {
        name: 'AF 5',
        planes: [
          '5 Zero high',
          {
            plane: 'Zero',
            factors: 10,
            altitude: 'low',
            against: { escorts: 4, bombers: 6 },
            fireAt: { Wildcat: 4, 'B-26': 6 },
            ...over,
          },
        ],
      },
      { name: 'AF 17', planes: [{ plane: 'Val', factors: 4, altitude: 'low', fireAt: 'Wildcat' }] },
    ],
  },
  defender: {
    intercept: false,
    formations: [
      { name: 'AF 1', planes: ['10 B-17 GP high'] },
      { name: 'AF 2', planes: ['3 Wildcat high', { plane: 'Wildcat', factors: 6, altitude: 'low', fireAt: 'Zero' }] },
      {
        name: 'AF 4',
        planes: [
          '2 Hudson GP low',
          '2 A-20 GP low',
          '10 B-26 GP low',
          { plane: 'Beaufighter', factors: 2, altitude: 'low', fireAt: 'Zero' },
        ],
      },
    ],
  },
});
const dice1610 = [4, 3, 6, 2, 5, 3, 5, 4, 2, 3, 5, 1];
const lossesOf = (outcome: { [key: string]: Plain }): { [plane: string]: number } => {
  const lost: { [plane: string]: number } = {};
  for (const { plane, lost: n } of outcome.planes as { plane: string; lost: number }[])
    if (n > 0) lost[plane] = (lost[plane] ?? 0) + n;
  return lost;
};

describe('orders for air-to-air combat', () => {
  it('16.10 the whole example with its dice: 16.4 as told off, 16.5.4 at the names that are named', () => {
    const { outcome } = played('air-to-air', after1610(), dice1610);
    expect(lossesOf(outcome)).toEqual({ Zero: 5, Wildcat: 4, 'B-17': 3, 'B-26': 1 });
    expect(outcome.points).toEqual({ allied: 10, japan: 16 });
  });

  it('15.6.1 a lot that saves its range fights six tables lower, and spends nothing', () => {
    const { steps, end } = played('air-to-air', after1610({ saveRange: true }), dice1610);
    expect(lossesOf(desk('air-to-air').outcome(end, sitting('air-to-air', after1610()).record))).not.toMatchObject({
      Wildcat: 4,
    });
    expect(steps.length).toBeGreaterThan(5);
    const low = end.air.japan[0]?.lots.filter(({ altitude }) => altitude === 'low') ?? [];
    expect(low.every(({ burned }) => !burned)).toBe(true);
    const high = end.air.japan[0]?.lots.filter(({ altitude }) => altitude === 'high') ?? [];
    expect(high.every(({ burned }) => burned)).toBe(true);
  });

  it('16.4, 16.5.4 orders that cannot be carried out are refused with their field', () => {
    expect(problem('air-to-air', after1610({ against: { escorts: 9, bombers: 6 } }))).toBe(
      'attacker.formations[0].planes[1].against: 15 factors told off, but they are 10 Zero (16.4)',
    );
    expect(problem('air-to-air', after1610({ fireAt: 'B-17' }))).toBe(
      'attacker.formations[0].planes[1].fireAt: there is no enemy "B-17" at low altitude (16.5.4)',
    );
    expect(problem('air-to-air', after1610({ fireAt: 'Wildcta' }))).toContain('did you mean Wildcat?');
    const landing = {
      night: true,
      on: 'Enterprise',
      planes: [{ plane: 'Wildcat', factors: 2, against: { escorts: 1 } }],
    };
    expect(problem('night-landing', landing)).toContain('planes[0].against.escorts: there are no escorts');
  });

  it('16.4, 16.5.4 odds obey the orders, and are equal to those that carry every battle whole', () => {
    const input = {
      attacker: {
        formations: [
          { planes: [{ plane: 'Zero', factors: 4, against: { escorts: 2, bombers: 2 }, fireAt: 'Wildcat' }] },
          { planes: ['2 Zero high'] },
        ],
      },
      defender: {
        intercept: false,
        formations: [
          { planes: ['2 B-17 GP high'] },
          { planes: [{ plane: 'Wildcat', factors: 2, altitude: 'high', saveRange: true }, '2 P-40 high'] },
        ],
      },
    };
    const whole = odds('air-to-air', input, battle, false);
    const quick = odds('air-to-air', input);
    const chances = (found: typeof whole) =>
      new Map(found.outcomes.map(({ measures, chance: c }) => [JSON.stringify(measures), c]));
    const expected = chances(whole);
    expect(quick.outcomes).toHaveLength(whole.outcomes.length);
    for (const [measures, c] of chances(quick)) expect(expected.get(measures)).toBeCloseTo(c, 12);
    const unsaid = odds('air-to-air', { ...input, attacker: { planes: ['6 Zero high'] } });
    expect(chances(unsaid)).not.toEqual(chances(quick));
  });
});
