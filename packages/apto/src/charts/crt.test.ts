import { withHouseCharts } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { battle, fighters } from '../battle-testing.js';
import { landCombatBy } from '../land-combat.js';
import { law } from '../law.js';
import { prospectOf } from '../prospect.js';
import { crt, netRolls, oddsColumns, resultAt, results } from './crt.js';
import { chartRoom } from './room.js';

describe('the Combat Results Table', () => {
  it('5.18 a 6 at 2:1 is two steps and a dot', () => {
    expect(resultAt(crt, '2:1', 6)).toBe('-/2●');
  });

  it('5.18 every code that the booklet names is in it, and no other', () => {
    const cells = netRolls.flatMap((net) => oddsColumns.map((odds) => resultAt(crt, odds, net)));
    expect(new Set(cells)).toEqual(new Set(results));
  });

  it('5.14 neither better odds nor a higher roll does worse', () => {
    expect(crt.falls?.(crt.values)).toEqual([]);
    const house = withHouseCharts({ crt }, { 'land-combat': { '8.2:1': 'AE' } });
    expect('warnings' in house && house.warnings).toHaveLength(1);
  });

  it('a game takes the values of a house, says what is wrong with them, and fights by them', () => {
    const setup = (charts: { [chart: string]: { [path: string]: string } }) =>
      law({ scenario: 'learning', options: {}, charts, set: null });
    const found = setup({ 'land-combat': { '1.5:1': 'DE' } });
    if ('errors' in found) throw new Error(found.errors.join());
    expect(resultAt(found.law.charts.crt, '5:1', 1)).toBe('DE');
    expect(found.law.charts.crt.exceptions).toContainEqual(
      expect.objectContaining({ at: '1.5:1', provenance: 'house' }),
    );
    const fought = battle(fighters(5, '2', { nation: 'japan' }), fighters(1, '1-2', { nation: 'china' }));
    expect(prospectOf(fought, found.law.charts.crt).chances[0]).toMatchObject({ result: 'DE' });
    expect(setup({ 'land-combat': { '1.5:1': 'D5' } })).toHaveProperty('errors');
    expect(chartRoom.check({ 'land-combat': { '9.5:1': 'DE' } }).faults).toMatchObject([{ chart: 'land-combat' }]);
    expect(chartRoom.check({ incomes: { 'japan.1937': 40 } }).faults).toEqual([]);
    expect(chartRoom.check({ 'land-combat': { '8.2:1': 'AE' } }).warnings.length).toBeGreaterThan(0);
  });

  it('players may put the printed values in, and nothing else', () => {
    const house = withHouseCharts({ crt }, { 'land-combat': { '1.5:1': 'DE' } });
    if (!('charts' in house)) throw new Error('refused');
    const fought = battle(fighters(5, '2', { nation: 'japan' }), fighters(1, '1-2', { nation: 'china' }));
    const combat = landCombatBy(house.charts.crt);
    combat.next(fought, { on: false, say: () => undefined, tell: () => undefined });
    combat.die(fought, 1, { on: false, say: () => undefined, tell: () => undefined });
    expect(fought.result).toBe('DE');
    expect(withHouseCharts({ crt }, { 'land-combat': { '1.5:1': 'D5' } })).toHaveProperty('errors');
  });
});
