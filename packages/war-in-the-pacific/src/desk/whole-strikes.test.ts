import { chance, deskOdds } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { strikeScenarios } from '../strike/scenarios.js';
import { wholeStrikesDesk } from './whole-strikes.js';

it.each(strikeScenarios.map(({ id }) => id))('fuzz: whole strikes are played and sampled, %s', (battle) => {
  const read = wholeStrikesDesk.check({ battle });
  if ('problems' in read) throw new Error(JSON.stringify(read));
  const policy = wholeStrikesDesk.policies.plain?.policy ?? (() => []);
  const { exact, outcomes } = deskOdds(wholeStrikesDesk, read.sitting, policy, { below: chance(5), samples: 40 });
  expect(exact).toBe(false);
  const hurt = outcomes.reduce(
    (sum, { chance: each, measures }) => sum + each * (measures['levels of damage on the Allies'] ?? 0),
    0,
  );
  expect(hurt).toBeGreaterThan(1);
});
it('refuses a battle that is not there', () => {
  expect(wholeStrikesDesk.check({ battle: 'midway' })).toHaveProperty('problems');
});
