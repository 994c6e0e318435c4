import { chance, deskNotes, deskOdds, sit } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { airSearchDesk } from './air-search.js';
import { midgetDesk, submarineAttackDesk } from './submarine-attack.js';

const policy = submarineAttackDesk.policies['in order']?.policy ?? (() => []);

function sitting(desk: typeof submarineAttackDesk, input: unknown) {
  const read = desk.check(input);
  if ('problems' in read) throw new Error(JSON.stringify(read));
  return read.sitting;
}
const odds = (desk: typeof submarineAttackDesk, input: unknown) =>
  deskOdds(desk, sitting(desk, input), policy, { below: chance(1) });
const problems = (desk: typeof submarineAttackDesk, input: unknown) => {
  const read = desk.check(input);
  return 'problems' in read ? read.problems : [];
};

describe.each([submarineAttackDesk, midgetDesk].map((desk) => [desk.id, desk] as const))('%s', (_, desk) => {
  it('runs its example, with odds that are exact and add up to one', () => {
    const { exact, outcomes } = odds(desk, desk.example);
    expect(exact).toBe(true);
    expect(outcomes.reduce((sum, { chance: each }) => sum + each, 0)).toBeCloseTo(1, 9);
    expect(outcomes.length).toBeGreaterThan(2);
  });
});

it('22.7 typed dice resolve an attack step by step', () => {
  const notes = deskNotes(submarineAttackDesk);
  const dice = [1, 6, 3];
  const input = { boats: 'New', submarines: 1, date: '3/8/44', group: [{ ship: 'Noto Maru' }] };
  const steps = sit(submarineAttackDesk.procedure, sitting(submarineAttackDesk, input).record, policy, notes);
  for (let next = steps.next(); !next.done; next = steps.next(dice.shift() ?? 6));
  expect(notes.steps.map(({ text }) => text)).toEqual([
    'The screen of group 1 rolls 1: 0 screened off, 1 through.',
    'Torpedoes at Noto Maru: die 6, a hit.',
    'The damage is 3: Noto Maru is at D3.',
    'Boats 1 rolls 6 for torpedoes: enough are left.',
  ]);
});

it('22.10.1 a midget gets in with a 6, and Japan has two attempts', () => {
  const hit = odds(midgetDesk, { side: 'japan', ship: 'Crescent' }).outcomes.filter(
    ({ measures }) => (measures.damage ?? 0) > 0,
  );
  expect(hit.reduce((sum, { chance: each }) => sum + each, 0)).toBeCloseTo(1 / 6, 9);
  expect(problems(midgetDesk, { side: 'japan', ship: 'Chicago', attempt: 2 })).toEqual([]);
  expect(problems(midgetDesk, { side: 'japan', ship: 'Chicago', attempt: 3 })[0]?.rule).toBe('22.10.1');
});

it('22.10.2 the Commonwealth has three, from 7/45', () => {
  expect(problems(midgetDesk, { side: 'commonwealth', ship: 'Myoko', attempt: 3, date: '1/7/45' })).toEqual([]);
  expect(problems(midgetDesk, { side: 'commonwealth', ship: 'Myoko', date: '4/6/45' })[0]?.rule).toBe('22.10.2');
});

it('22.7 who does not belong together is refused', () => {
  expect(problems(submarineAttackDesk, { boats: 'I', submarines: 2, group: [{ ship: 'Taiyo' }] })[0]?.rule).toBe(
    '22.7',
  );
  expect(problems(submarineAttackDesk, { boats: 'I', submarines: 2, group: [{ ship: 'Nobody' }] })[0]?.rule).toBe(
    '2.4',
  );
});

it('22.7 two large ships are never one group', () => {
  const group = [{ ship: 'Wasp' }, { ship: 'Hornet' }, { ship: 'Laffey' }];
  expect(problems(submarineAttackDesk, { boats: 'I', submarines: 2, group })).toMatchObject([
    { field: 'group', rule: '22.7', why: 'Wasp and Hornet are each a group of their own, with whom screens them' },
  ]);
});

it('13.3 the odds of a search, and 13.5.1 of every chit in the second cup', () => {
  const read = airSearchDesk.check({ value: 4, hexes: 7 });
  if ('problems' in read) throw new Error('refused');
  const { exact, outcomes } = deskOdds(airSearchDesk, read.sitting, policy, { below: chance(1) });
  const of = (measure: string): number =>
    outcomes.reduce((sum, { chance: each, measures }) => sum + each * (measures[measure] ?? 0), 0);
  expect(exact).toBe(true);
  expect(of('found')).toBeCloseTo(0.51, 9);
  expect(of('Report Error ±2')).toBeCloseTo(0.51 * 0.2, 9);
  expect(airSearchDesk.check({ value: 4, hexes: 20 })).toHaveProperty('problems');
  expect(airSearchDesk.check({ value: 4, hexes: 20, farthest: 24 })).not.toHaveProperty('problems');
});
