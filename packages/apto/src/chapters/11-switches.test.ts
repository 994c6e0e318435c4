/** Each optional rule can be switched at the table, and does something there. */
import { expect, it } from 'vitest';
import { boardOf, chinese, lawOf, unit } from '../game-testing.js';
import { type Options, optionalRules } from '../options.js';
import { apto } from '../rulebook.js';
import { tableAt } from '../supply-testing.js';
import { envisage } from './5-14-muster.js';
import { eliminate } from './5-18-eliminate.js';
import { mayStandOrGo } from './5-18-retreat.js';

it('every option can be switched, and is off or on as it was set', () => {
  for (const option of Object.keys(optionalRules) as (keyof Options)[])
    for (const value of [true, false]) {
      const made = apto.law({ scenario: 'learning', options: { [option]: value }, charts: {}, set: null });
      expect('law' in made && made.law.options[option]).toBe(value);
    }
});

it('11.8 with the option no Japanese retreats of his own will, though Chinese do', () => {
  const units = [unit('5th', 'W4818'), chinese('29th', 'W4717'), chinese('32nd', 'W4717')];
  const free = (bushido: boolean, side: 'japan' | 'allies') => {
    const given = { units, options: { bushido } };
    const [attacker, target] = side === 'japan' ? (['5th', 'W4717'] as const) : (['29th', 'W4818'] as const);
    const sortie = { side, target, units: [attacker], kind: 'combat' as const, air: { japan: 0, allies: 0 } };
    return mayStandOrGo(envisage(boardOf(given), lawOf(given), sortie));
  };
  expect([free(false, 'allies'), free(true, 'allies'), free(true, 'japan')]).toEqual([true, false, true]);
});

it('11.13 with the option what is eliminated does not go back to the Force Pool', () => {
  const fate = (noRecycling: boolean) => {
    const table = tableAt('supply', [unit('5th', 'W4818')], [], { noRecycling });
    const lost = table.state.public.units['5th'];
    if (lost !== undefined) eliminate(table, lost, 'supply');
    return lost?.off;
  };
  expect([fate(false), fate(true)]).toEqual(['pool', 'gone']);
});
