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

it('every chart says that it is ours, but for the chits in the cups, which the book lists', () => {
  for (const { id, provenance, about } of Object.values(surfaceCharts)) {
    expect(provenance).toBe(id === 'search-cups' ? 'text' : 'designed');
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

it('R21 the combatants of both sides are numbered from 1 to 6, and every number is on five to seven hexes', () => {
  const { values } = surfaceCharts.surfaceDisplay;
  expect([values[2], values[4]]).toEqual([
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, 5, 6],
  ]);
  expect([0, 1, 2].map((column) => values[column])).toEqual([6, 5, 4].map((column) => values[column]));
  const counts = [1, 2, 3, 4, 5, 6].map((number) => values.flat().filter((each) => each === number).length);
  expect(counts.every((count) => count >= 5 && count <= 7)).toBe(true);
});

it('R22 damage is the middle of the column times a factor that rises with the die and falls with speed', () => {
  const { values } = surfaceCharts.surfaceDamage;
  // 21 to 30: 25.5 times 0.25 and 1.9, 0.35 and 2.3, 0.5 and 2.7.
  const ends = (['3', '2', '1'] as const).map((type) => [values[type][0]?.[5], values[type][5]?.[5]]);
  expect(ends).toEqual([
    [6, 48],
    [9, 59],
    [13, 69],
  ]);
});

it('R23 from 4:1 on a six sinks, and never below', () => {
  const sinking = surfaceCharts.navalCRT.values.map((row) => row.filter((result) => result === 'S').length);
  expect(sinking).toEqual([0, 0, 0, 0, 1, 1, 2, 3, 4]);
});

it('R24 Japan goes first up to 4 by night in 1942, and up to 2 from 1944', () => {
  const { day, night } = surfaceCharts.tacticalInitiative.values;
  expect([day['41-42'], night['41-42'], night['43'], night['44-45']]).toEqual([3, 4, 3, 2]);
});

it('R25 a critical hit wants 10, for American light cruisers 11, for Japanese carriers 9', () => {
  const { japan, allies } = surfaceCharts.criticalHits.values;
  expect([japan['41-42'].heavy, allies['41-42'].light, japan['41-42'].carrier]).toEqual([10, 11, 9]);
  expect(allies['44-45'].heavy).toBe(11);
});

it('R26 each level takes a quarter of the gunnery and a point of defence, and from D2 speed', () => {
  const { ship } = surfaceCharts.damageEffects.values;
  expect(ship.map(({ gunnery }) => gunnery)).toEqual([100, 75, 50, 25, 0]);
  expect(ship.map(({ defence }) => defence)).toEqual([0, 1, 2, 3, 4]);
  expect(ship.map(({ speedMost }) => speedMost)).toEqual([3, 3, 2, 1, 0]);
});

it('R27 the better the Japanese commander by night, the more he gains; later in the war less', () => {
  const { columns, lasts } = surfaceCharts.nightAdvantage.values;
  expect(columns['41-42']).toEqual(['none', 'C', 'B', 'A']);
  expect(columns['44-45']).toEqual(['none', 'none', 'C', 'C']);
  expect([lasts.A.held, lasts.B.held, lasts.A.unseen, lasts.B.sight, lasts.C.unseenLight]).toEqual([1, 0, 2, 1, 1]);
});

it('R28 what the book says of admirals stands in their lines, the rest is ours', () => {
  const { Lee, Hosogaya, Wright, Doorman } = surfaceCharts.surfaceAdmirals.values;
  expect([Lee?.bands[3]?.S, Hosogaya?.reaction, Wright?.availability]).toEqual([5, { most: 5 }, 1]);
  expect(Doorman?.nation).toBe('netherlands');
});
