import { expect, it } from 'vitest';
import { surfaceAction } from '../surface/rulebook.js';
import { withHouseCharts } from './house.js';
import { shipFacts } from './ship-facts.js';
import { surfaceCharts } from './surface.js';
import { strengthColumn, strengthColumns } from './surface-damage.js';

it('every chart rises where it must', () => {
  for (const chart of Object.values(surfaceCharts))
    expect('falls' in chart ? chart.falls?.(chart.values as never) : []).toEqual([]);
});

it('every chart says that it is ours', () => {
  for (const { provenance, about } of Object.values(surfaceCharts)) {
    expect(provenance).toBe('designed');
    expect(about.length).toBeGreaterThan(20);
  }
});

it('19.5 the damage table has a column 21-30, and 18 lies in the one left of it', () => {
  const column = strengthColumns.indexOf(21);
  expect(strengthColumns[column + 1]).toBe(31);
  expect([strengthColumn(18), strengthColumn(21), strengthColumn(30)]).toEqual([column - 1, column, column]);
});

it('19.5 a counter of two Japanese destroyers has nine, so that two of them make the 18 of the example', () => {
  const { navalUnits } = surfaceCharts;
  expect([navalUnits.values.Fubuki, navalUnits.values.Oyashio].map((unit) => unit?.gunnery)).toEqual([9, 9]);
});

it('R20 figures follow from guns, tubes, tons and knots', () => {
  const { Chokai, Boise, Washington, Fletcher } = surfaceCharts.navalUnits.values;
  expect(shipFacts.Chokai.guns).toEqual([10, 8]);
  // 10 × 1.2 + 8 × 0.2; 2 × √11.35 − 0.5.
  expect(Chokai).toMatchObject({ gunnery: 14, defence: 6, range: 2, speed: 3, sixInch: false });
  expect(Boise).toMatchObject({ gunnery: 11, range: 2, sixInch: true });
  expect(Washington).toMatchObject({ gunnery: 31, range: 3, defence: 11 });
  expect(Fletcher).toMatchObject({ ships: 2, gunnery: 7, range: 1, torpedoBonus: false });
});

it('19.5 only Japanese destroyers and light cruisers with large torpedoes have the bonus', () => {
  const bonus = Object.values(surfaceCharts.navalUnits.values).filter(({ torpedoBonus }) => torpedoBonus);
  expect(bonus.every(({ nation, type }) => nation === 'japan' && (type === 'DD' || type === 'CL'))).toBe(true);
  expect(bonus.map(({ name }) => name)).toEqual(expect.arrayContaining(['Yubari', 'Fubuki']));
  expect(bonus.map(({ name }) => name)).not.toContain('Yunagi');
});

it('house charts go into a game, and what does not fit is refused', () => {
  const setup = { scenario: 'cruiser-duel', options: {}, set: null };
  const good = surfaceAction.law({
    ...setup,
    charts: { 'naval-crt': { '4.5': 'D4' }, 'naval-units': { 'Aoba.gunnery': 12 } },
  });
  if ('errors' in good) throw new Error(good.errors.join());
  expect(good.law.units.Aoba?.gunnery).toBe(12);
  expect(good.law.charts.navalCRT.values[4]?.[5]).toBe('D4');
  expect(surfaceAction.law({ ...setup, charts: { 'naval-crt': { '4.5': 'D7' } } })).toEqual({
    errors: ['house charts, naval-crt, 4.5: expected one of -, D1, D2, D3, D4, S, got "D7"'],
  });
});

it('a table that falls is reported', () => {
  const house = withHouseCharts(surfaceCharts, { 'surface-damage': { '3.5.4': 1 } });
  expect('warnings' in house && house.warnings.length).toBeGreaterThan(0);
});
