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

describe('what is wrong is told by field and rule', () => {
  const problems = (desk: typeof airAttackDesk, input: object) => {
    const read = desk.check({ planes: [{ type: 'D3A', points: 2 }], ...input });
    return 'problems' in read ? read.problems : [];
  };
  it('2.4 a date that there is not', () => {
    for (const date of ['9/14/44', '0/3/42', 'May']) {
      const [wrong] = problems(airAttackDesk, { date, target: { ship: 'Lexington' } });
      expect(wrong).toMatchObject({ field: 'date', rule: '2.4' });
    }
  });
  it('7.8.1 fighters attack no ships, and bombers fly as no fighters (4.2.1)', () => {
    const target = { ship: 'Lexington' };
    const zeros = { planes: [{ type: 'A6M', points: 2 }], target };
    expect(problems(airAttackDesk, zeros)).toMatchObject([{ field: 'planes[0].type', rule: '7.8.1' }]);
    const escorts = { planes: [{ type: 'D3A', points: 2, as: 'F' }], target };
    expect(problems(airAttackDesk, escorts)).toMatchObject([{ field: 'planes[0].as', rule: '4.2.1' }]);
  });
  it('5.3.7 dive bombers of the US fly CAP until the end of 1942, other bombers never', () => {
    const cap = [{ type: 'SBD', points: 2 }];
    expect(problems(airCombatDesk, { cap, date: '4/13/42' })).toEqual([]);
    expect(problems(airCombatDesk, { cap, date: '1/1/43' })).toMatchObject([{ field: 'cap[0].type', rule: '5.3' }]);
    expect(problems(airCombatDesk, { cap: [{ type: 'TBD', points: 2 }] })).toMatchObject([{ field: 'cap[0].type' }]);
  });
  it('2.4 a ship that is there twice, or on the wrong side (7.0)', () => {
    const ships = ['Lexington', 'Lexington', 'Shokaku'];
    expect(problems(aaDesk, { ships })).toMatchObject([
      { field: 'ships[1]', rule: '2.4' },
      { field: 'ships[2]', rule: '7.0' },
    ]);
  });
});
