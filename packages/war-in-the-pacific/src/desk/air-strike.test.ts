import { chance, deskNotes, deskOdds, sit } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { aaDesk, airAttackDesk, airCombatDesk } from './air-strike.js';

const desks = [airAttackDesk, aaDesk, airCombatDesk];
const policy = airAttackDesk.policies.simple?.policy ?? (() => []);

function sitting(desk: typeof airAttackDesk, input: unknown) {
  const read = desk.check(input);
  if ('problems' in read) throw new Error(JSON.stringify(read));
  return read.sitting;
}
const odds = (desk: typeof airAttackDesk, input: unknown) =>
  deskOdds(desk, sitting(desk, input), policy, { below: chance(1) });

describe.each(desks.map((desk) => [desk.id, desk] as const))('%s', (_, desk) => {
  it('runs its example, with odds that are exact and add up to one', () => {
    const { exact, outcomes } = odds(desk, desk.example);
    expect(exact).toBe(true);
    expect(outcomes.reduce((sum, { chance: each }) => sum + each, 0)).toBeCloseTo(1, 9);
    expect(outcomes.length).toBeGreaterThan(2);
  });
  it('refuses what it does not know', () => {
    expect(desk.check({ planes: [{ type: 'Spitfire', points: 1 }] })).toHaveProperty('problems');
  });
});

it('7.8.1 typed dice resolve an attack step by step', () => {
  const input = { planes: [{ type: 'SBD', points: 2 }], target: { ship: 'Zuiho' } };
  const notes = deskNotes(airAttackDesk);
  const dice = [6, 6];
  const steps = sit(airAttackDesk.procedure, sitting(airAttackDesk, input).record, policy, notes);
  for (let next = steps.next(); !next.done; next = steps.next(dice.shift() ?? 1));
  expect(notes.steps.map(({ text }) => text)).toEqual([
    '16 against Zuiho at speed class 3 from low, die 6: 50 damage points.',
    '50 against a defence of 6 is 8:1, die 6: Zuiho is lost.',
    'Zuiho sinks.',
  ]);
});

it('6.3.1 where two types are hit, losses fall on them and are not spared', () => {
  const input = {
    planes: [
      { type: 'D3A', points: 2 },
      { type: 'B5N', points: 2, as: 'B' },
    ],
    cap: [{ type: 'F4F', points: 4 }],
  };
  const { outcomes } = odds(airCombatDesk, input);
  expect(outcomes.some(({ measures }) => (measures['strike shot down'] ?? 0) > 0)).toBe(true);
});

it('7.8.2 dive bombers and torpedo planes together do more than their strengths say', () => {
  const mean = (planes: object[]) =>
    odds(airAttackDesk, { planes, target: { ship: 'Hornet' } }).outcomes.reduce(
      (sum, { chance: each, measures }) => sum + each * (measures.damage ?? 0),
      0,
    );
  const together = mean([
    { type: 'D3A', points: 2 },
    { type: 'B5N', points: 1 },
  ]);
  expect(together).toBeGreaterThan(mean([{ type: 'D3A', points: 3 }]));
});
