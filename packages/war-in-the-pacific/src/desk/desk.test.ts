import { chance, deskNotes, deskOdds, sit } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { warInThePacificDesk } from './index.js';

const [gunfire, torpedoes] = warInThePacificDesk;
if (gunfire === undefined || torpedoes === undefined) throw new Error('the desk is empty');
const none = () => [];

function sitting(desk: typeof gunfire, input: unknown) {
  const read = desk?.check(input);
  if (read === undefined || 'problems' in read) throw new Error(JSON.stringify(read));
  return read.sitting;
}

it('19.4.7 typed dice resolve a fire step by step', () => {
  const { record } = sitting(gunfire, gunfire.example);
  const notes = deskNotes(gunfire);
  const dice = [6, 1, 6, 5];
  const steps = sit(gunfire.procedure, record, none, notes);
  for (let next = steps.next(); !next.done; next = steps.next(dice.shift() ?? 1));
  expect(notes.steps.map(({ text }) => text)).toEqual([
    'A die of 6: 48 damage points on Astoria.',
    '48 points against defence 6 are 8:1, and the die for the result 1: D4 on Astoria.',
    'Astoria rolls 11 for a critical hit: she has one.',
  ]);
});

it('19.4.7 the odds of a fire are exact, and are those of its dice counted out', () => {
  const given = sitting(gunfire, { firing: [{ ship: 'Vincennes', hexes: 2 }], target: { ship: 'Aoba' } });
  const odds = deskOdds(gunfire, given, none, { below: chance(1) });
  expect(odds.exact).toBe(true);
  const chanceOf = (damage: number) =>
    odds.outcomes.reduce((sum, { chance: each, measures }) => sum + (measures.damage === damage ? each : 0), 0);
  // 11 to 15 against speed class 3: 3, 6, 9, 13, 18 and 25 points; against 6 they are 0, 1, 1, 2, 3 and 4 to one.
  expect([0, 1, 2, 3, 4, 5].map((damage) => Math.round(36 * chanceOf(damage)))).toEqual([10, 12, 8, 3, 2, 1]);
});

it('19.5 a torpedo marker each shifts a column; ships without any are refused', () => {
  const mean = (desk: typeof gunfire, input: unknown) =>
    deskOdds(desk, sitting(desk, input), none, { below: chance(1) }).outcomes.reduce(
      (sum, { chance: each, measures }) => sum + each * (measures.damage ?? 0),
      0,
    );
  expect(mean(torpedoes, torpedoes.example)).toBeGreaterThan(mean(gunfire, torpedoes.example));
  expect(torpedoes.check({ firing: [{ ship: 'Aoba' }], target: { ship: 'Quincy' } })).toMatchObject({
    problems: [{ rule: '19.5' }],
  });
});

it('what cannot be is refused with its rule', () => {
  const problem = (input: unknown) => {
    const read = gunfire.check(input);
    return 'problems' in read ? read.problems.map(({ rule, field }) => `${rule} ${field}`) : [];
  };
  expect(problem({ firing: [{ ship: 'Fubuki', hexes: 2 }], target: { ship: 'Quincy' } })).toEqual([
    '19.4.1 firing[0].hexes',
  ]);
  expect(problem({ firing: [{ ship: 'Aoba' }], target: { ship: 'Kako' } })).toEqual(['19.4.1 firing[0].ship']);
  expect(problem({ firing: [], target: { ship: 'Kako' } })).not.toEqual([]);
});

it('2.4 a slip is told beside its field, by the path that the form has for it', () => {
  const gunfire = warInThePacificDesk.find(({ id }) => id.endsWith('/gunfire'));
  const read = gunfire?.check({ firing: [{ ship: 'Chokai' }, { ship: 'Chokay' }], target: { ship: 'Astoria' } });
  expect(read).toMatchObject({ problems: [{ field: 'firing[1].ship' }] });
});
