import type { Setup } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { law } from './law.js';

const wrong = (given: object): string => {
  const made = law({ scenario: 'learning', options: {}, charts: {}, set: null, ...given } as Setup);
  return 'errors' in made ? made.errors.join() : 'fine';
};

it.each([
  ['a scenario that is nothing like one', { scenario: 'burma' }, 'there are learning, khalkhin-gol, china-1937'],
  ['a scenario that is no word', { scenario: 5 }, 'scenario: must be one of learning, khalkhin-gol, china-1937'],
  ['a scenario misspelt', { scenario: 'china-1938' }, 'did you mean china-1937?'],
  ['an option misspelt', { options: { partisan: true } }, 'did you mean partisans?'],
  ['an option that is not yes or no', { options: { rivers: 1 } }, 'options.rivers: must be true or false, not 1'],
  [
    'set-up data, which no scenario takes',
    { set: { units: [] } },
    'set.units: there is no such field here; leave it empty',
  ],
  ['a chart that is none', { charts: { crt: {} } }, "there is no chart 'crt'; there are land-combat, incomes"],
  ['a figure of no chart', { charts: { rail: { germany: 3 } } }, "there is no value 'germany'; say one such as japan"],
  ['a group of figures', { charts: { costs: { step: 3 } } }, "there is no value 'step'; say one such as step.infantry"],
  ['a figure too large', { charts: { offensives: { army: 99 } } }, 'expected a whole number from 1 to 20, got 99'],
])('%s is refused, with what would be right', (_what, given, why) => {
  expect(wrong(given)).toContain(why);
});
