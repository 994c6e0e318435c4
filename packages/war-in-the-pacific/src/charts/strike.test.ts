/** The designed charts of air strikes: what the text says of them, and that they rise where they must. */
import { expect, it } from 'vitest';
import { installationAA } from './installation-aa.js';
import { strikeCharts } from './strike.js';

const { airPoints, strikeShips, airCRT, bounce, airSurfaceDamage, aaTable, aaMatrix } = strikeCharts;
const { firstCheck, secondCheck, torpedoArming, carrierAdmirals, fleetCommanders } = strikeCharts;
const rises = (chart: { values: unknown; falls?: unknown }): unknown =>
  (chart.falls as ((values: unknown) => string[]) | undefined)?.(chart.values) ?? [];

it('R70 fighters beat bombers in the air, bombers alone harm ships, and Yorktown has heavy and light guns', () => {
  const { A6M, F4F, SBD, TBD, B5N } = airPoints.values;
  expect([A6M.air[0] > F4F.air[0], F4F.air[0] > SBD.air[0], SBD.air[0] > TBD.air[0]]).toEqual([true, true, true]);
  expect([A6M.D + A6M.T + A6M.B, B5N.T > TBD.T]).toEqual([0, true]);
  expect(strikeShips.values.Yorktown?.antiAir).toEqual({ high: 2, low: 5 });
});
it('R71 the Air-to-Air CRT rises with strength, planes and dice; a high die gives the CAP the bounce', () => {
  expect(rises(airCRT)).toEqual([]);
  expect(bounce.values.escort).toBe(3);
});
it('R72 the Air/Surface Damage Table rises with strength and die, and does more from low than from medium and high', () => {
  expect(rises(airSurfaceDamage)).toEqual([]);
  const { low, medium, high } = airSurfaceDamage.values;
  for (const [die, row] of low.entries())
    for (const [column, points] of row.entries()) {
      expect(points).toBeGreaterThanOrEqual(medium[die]?.[column] ?? 0);
      if (column > 4) expect(medium[die]?.[column]).toBeGreaterThanOrEqual(high[die]?.[column] ?? 0);
    }
});
it('R73 the AA Table rises with strength and dice, and guns on the way to the core count there', () => {
  expect(rises(aaTable)).toEqual([]);
  expect(aaMatrix.values.rings.core).toEqual({ core: 100, inner: 100, outer: 50 });
});
it('R74 eight carrier points and an Air Rating of 7 want 63 or less; a second roll of 12 then lets 30 % fly and must', () => {
  expect([firstCheck.values[6]?.[7], rises(firstCheck)]).toEqual([63, []]);
  expect(secondCheck.values.percent[6]?.[10]).toBe(30);
  expect(secondCheck.values.mustFly).toBeLessThanOrEqual(12);
});
it('R75 elite crews are more likely to have torpedoes, Allied ones less', () => {
  const { elite, japan, allies } = torpedoArming.values;
  expect([elite > 0, allies < japan]).toEqual([true, true]);
});
it('R76 Nagumo has an Air Rating of 7 with a 6, Fletcher loses hexes up to 6, and nobody is worse with better dice', () => {
  expect(carrierAdmirals.values.Nagumo?.bands[1]?.A).toBe(7);
  expect(carrierAdmirals.values.Fletcher?.reaction).toEqual({ most: 6 });
  for (const { bands } of Object.values(carrierAdmirals.values))
    expect(bands.map(({ A }) => A)).toEqual(bands.map(({ A }) => A).sort((a, b) => a - b));
});
it('R114 Halsey adds three to the Command Level, and no fleet commander more than five', () => {
  expect(fleetCommanders.values.Halsey?.command).toBe(3);
  expect(Object.values(fleetCommanders.values).every(({ command }) => command <= 5)).toBe(true);
});
it('R115 an airfield has an AA of 5 for each level', () => {
  expect([installationAA.values.airfield.slice(0, 3), rises(installationAA)]).toEqual([[5, 10, 15], []]);
});
