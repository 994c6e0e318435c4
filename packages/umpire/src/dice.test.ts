import { describe, expect, it } from 'vitest';
import { commitment, DieWanted, openDice, type RollKey, scriptedDice, seededDice, seedFrom } from './dice.js';

const seed = seedFrom('a test');
const key = (change: Partial<RollKey> = {}): RollKey => ({
  turn: 3,
  phase: 'combat',
  rule: '16.5.3',
  seat: 'allied',
  nth: 0,
  ...change,
});

describe('seeded dice', () => {
  it('give the same face for the same key, whatever was rolled before', () => {
    const dice = seededDice(seed);
    const alone = dice.roll(key(), 6);
    for (let nth = 0; nth < 100; nth++) dice.roll(key({ seat: 'japan', nth }), 6);
    expect(dice.roll(key(), 6)).toBe(alone);
    expect(seededDice(seed).roll(key(), 6)).toBe(alone);
  });

  it('depend on every part of the key', () => {
    const dice = seededDice(seed);
    const changes: Partial<RollKey>[] = [
      { turn: 4 },
      { phase: 'combay' },
      { rule: '16.5.4' },
      { seat: 'allies' },
      { nth: 1 },
    ];
    for (const change of changes) {
      const same = Array.from({ length: 64 }, (_, i) => i).every(
        (i) =>
          dice.roll(key({ ...change, turn: (change.turn ?? 3) + 10 * i }), 6) ===
          dice.roll(key({ turn: 3 + 10 * i }), 6),
      );
      expect(same, JSON.stringify(change)).toBe(false);
    }
  });

  it('tell keys apart whose parts run together to the same letters', () => {
    const dice = seededDice(seed);
    const faces = (change: Partial<RollKey>) =>
      Array.from({ length: 40 }, (_, nth) => dice.roll(key({ ...change, nth }), 1000)).join();
    expect(faces({ phase: 'ab', rule: 'c' })).not.toBe(faces({ phase: 'a', rule: 'bc' }));
  });

  it('show every face equally often (chi-squared over 60,000 rolls below its 1 in 10,000 bound)', () => {
    const dice = seededDice(seed);
    const seen = [0, 0, 0, 0, 0, 0];
    for (let nth = 0; nth < 60_000; nth++) {
      const face = dice.roll(key({ nth }), 6);
      seen[face - 1] = (seen[face - 1] ?? 0) + 1;
    }
    const chi = seen.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(25.7); // five degrees of freedom
  });

  it('show every pair of neighbouring faces equally often', () => {
    const dice = seededDice(seed);
    const seen = new Map<string, number>();
    for (let turn = 0; turn < 36_000; turn++) {
      const pair = `${dice.roll(key({ turn }), 6)}${dice.roll(key({ turn, nth: 1 }), 6)}`;
      seen.set(pair, (seen.get(pair) ?? 0) + 1);
    }
    expect(seen.size).toBe(36);
    const chi = [...seen.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(76.4); // 35 degrees of freedom, 1 in 10,000
  });

  it('change with the entropy any seat mixes in', () => {
    const faces = (entropy: { [seat: string]: string }) => {
      const dice = seededDice(seed, entropy);
      return Array.from({ length: 30 }, (_, nth) => dice.roll(key({ nth }), 6)).join('');
    };
    const plain = faces({});
    expect(faces({ allied: '00ff' })).not.toBe(plain);
    expect(faces({ allied: '00ff', japan: '01' })).not.toBe(faces({ allied: '00ff' }));
    expect(faces({ japan: '01', allied: '00ff' })).toBe(faces({ allied: '00ff', japan: '01' }));
  });

  it('refuse a seed that is not 32 bytes', () => {
    expect(() => seededDice('1234')).toThrow('64 hexadecimal digits');
  });
});

it('a commitment fits one seed and does not contain it', () => {
  expect(commitment(seed)).toMatch(/^[0-9a-f]{64}$/);
  expect(commitment(seed)).not.toBe(commitment(seedFrom('another')));
  expect(commitment(seed)).not.toContain(seed.slice(0, 8));
});

describe('scripted dice', () => {
  it('come in the order written, and say which die is wanted when they run out', () => {
    const dice = scriptedDice([4, 6]);
    expect(dice.roll(key(), 6)).toBe(4);
    expect(dice.roll(key(), 6)).toBe(6);
    expect(() => dice.roll(key(), 6)).toThrow(DieWanted);
    expect(() => dice.roll(key(), 6)).toThrow('16.5.3, rolled by allied');
  });

  it('refuse a face the die does not have', () => {
    expect(() => scriptedDice([7]).roll(key(), 6)).toThrow('a whole number from 1 to 6');
  });
});

describe('dice taken over from another game', () => {
  it('come first, in their order; then the seed gives what it would have given', () => {
    const source = { from: 'seed' as const, seed, entropy: {}, before: [2, 5] };
    const seeded = seededDice(seed);
    for (let again = 0; again < 2; again++) {
      const dice = openDice(source);
      expect([dice.roll(key(), 6), dice.roll(key({ nth: 1 }), 6)]).toEqual([2, 5]);
      for (let nth = 2; nth < 12; nth++) expect(dice.roll(key({ nth }), 6)).toBe(seeded.roll(key({ nth }), 6));
    }
  });
});
