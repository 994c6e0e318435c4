import { optionValues, readings } from '@ironbottom/flat-top';
import { expect, test } from 'vitest';
import { flatTopBattleOptions, flatTopOptions } from './flat-top-options.js';
import { optionsTold } from './shelved.js';

test('every option of Flat Top is shown, with all its values in their order', () => {
  const shown = Object.fromEntries(flatTopOptions.map(({ name, values }) => [name, values.map(({ value }) => value)]));
  expect(shown).toEqual(optionValues);
});

test('how doubtful rules are read stands under a heading of its own, each with its rule', () => {
  const apart = flatTopOptions.filter(({ group }) => group === 'How to read doubtful rules');
  expect(apart.map(({ name }) => name).sort()).toEqual(Object.keys(readings).sort());
  for (const { title } of apart) expect(title).toMatch(/ \(\d+(\.\d+)?\)$/);
});

test('single battles show what they know: the optional rules, and readings about combat', () => {
  const apart = flatTopBattleOptions.filter(({ group }) => group !== undefined).map(({ name }) => name);
  expect(apart).toEqual(['requiredInterceptors', 'allAtBombers', 'sunkShips']);
});

test('a briefing names the options in force that are not as usual, or says that all are', () => {
  expect(optionsTold(flatTopOptions, { strafing: false })).toEqual([
    { title: 'Optional rules in force', lines: ['As usual: none was switched.'] },
  ]);
  const told = optionsTold(flatTopOptions, { strafing: true, lessLuck: 2 });
  expect(told[0]?.lines).toEqual(['Less luck: a milder combat die', 'Strafing']);
});
