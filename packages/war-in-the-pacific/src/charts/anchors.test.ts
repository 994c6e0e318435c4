/**
 * What the text lets slip of the tables it does not print, one test for each: the axes, which way the dice go, and every single
 * value. A designed chart that is changed must still meet them.
 */
import { describe, expect, it } from 'vitest';
import { asEmergencyFighter } from '../chapters/5-3-patrols.js';
import { isSpared } from '../chapters/6-3-results.js';
import { damagePoints } from '../chapters/7-8-attack.js';
import { carrierPoints } from '../chapters/8-carrier-admirals.js';
import { bandAt, searchPlanes } from '../chapters/13-3-air-search.js';
import { defenceOf, speedOf } from '../chapters/16-8-damage.js';
import { screenOfGroup } from '../chapters/22-7-attack.js';
import { allowance } from '../chapters/23-1-movement.js';
import { stepsLostByBreakdown } from '../chapters/23-13-breakdown.js';
import { waysOf2D6 } from '../dice.js';
import { marines } from '../ground/units.js';
import { lawOf } from '../strike/testing.js';
import { inTheMiddle } from '../surface/testing.js';
import { activationCosts, loadCapacities } from './activation-costs.js';
import { airRanges } from './air-ranges.js';
import { airSearch, bands, searchRows } from './air-search.js';
import { airAvailability, availabilityColumns } from './availability.js';
import {
  bombardmentColumns,
  bombardmentOfAirPoints,
  bombardmentOfBases,
  damageOf,
  percentLost,
} from './bombardment.js';
import { bombarded, groundBombardment, groundTables } from './ground-bombardment.js';
import { groundCombat, groundLosses, groundResult, stepRows, stepsLost } from './ground-crt.js';
import { dayInitiative } from './ground-terrain.js';
import type { HouseChart } from './house.js';
import { installationAA } from './installation-aa.js';
import { results } from './naval-crt.js';
import { navalMovement } from './naval-movement.js';
import { mostSearchPoints, searchContact } from './search-contact.js';
import { searchValues } from './search-values.js';
import { strikeCharts } from './strike.js';
import { sequenceOf, strikeSequence } from './strike-sequence.js';
import { aswTable, subHit } from './submarine-tables.js';
import { surfaceCharts } from './surface.js';
import { strengthColumn, strengthColumns } from './surface-damage.js';
import { periods } from './surface-tables.js';
import { weekCharts } from './week.js';

const rises = <V>(chart: HouseChart<V>): string[] =>
  chart.falls?.(chart.values) ?? ['it does not say whether it rises'];

describe('in the air', () => {
  it('6.2.3 Air-to-Air CRT: two dice, more is better for the attacker, as one more is for the Volunteers', () => {
    expect(rises(strikeCharts.airCRT)).toEqual([]);
    expect(strikeCharts.airCRT.values.eliminated[0]).toHaveLength(11);
  });
  it('13.8.5 Bounce Table: a higher die is the CAP’s', () => {
    expect(strikeCharts.bounce.values.escort).toBeGreaterThanOrEqual(1);
    expect(strikeCharts.bounce.values.escort).toBeLessThan(6);
  });
  it('9.0, R130 Availability: columns 0 and 61+, bounds at 24 and 60 with three columns between, low dice bad', () => {
    expect([availabilityColumns[0], availabilityColumns.at(-1)]).toEqual([0, 61]);
    expect(availabilityColumns.filter((from) => from >= 25 && from < 61)).toHaveLength(3);
    expect(availabilityColumns).toContain(25);
    expect(rises(airAvailability)).toEqual([]);
  });
  it('5.1.3, R67 Bombardment of Air Points: column M1 gives 15 % at 10, and the last column is 176+', () => {
    expect(percentLost(bombardmentOfAirPoints, 1, 10)).toBe(15);
    expect(bombardmentColumns.at(-1)).toBe(176);
  });
  it('11.6.1 both tables of bases: one more on the dice is worse for whoever had no CAP up', () => {
    expect([rises(bombardmentOfAirPoints), rises(bombardmentOfBases)]).toEqual([[], []]);
    expect(new Set(bombardmentOfBases.values.flat())).toEqual(new Set(['-', 'S', 'D1', 'D2', 'D3', 'D4']));
    expect(damageOf(bombardmentOfBases, 4, 8)).not.toBe(damageOf(bombardmentOfBases, 4, 11));
  });
  it('11.2, R66 Ground Unit Bombardment: the two tables give every result equally often', () => {
    for (const fortified of [false, true])
      for (const column of [0, 1, 2, 3, 4]) {
        const often = groundTables.map((table) => {
          const found: { [result: string]: number } = {};
          for (let sum = 2; sum <= 12; sum += 1) {
            const result = JSON.stringify(bombarded(groundBombardment, table, fortified, column, sum));
            found[result] = (found[result] ?? 0) + waysOf2D6(sum);
          }
          return Object.entries(found).sort();
        });
        expect(often[0]).toEqual(often[1]);
      }
    const worst = { modifier: 3, check: true, fort: false, step: true };
    expect(bombarded(groundBombardment, 'first', false, 4, 2)).toEqual(worst);
    expect(bombarded(groundBombardment, 'second', false, 4, 12)).toEqual(worst);
    expect(bombarded(groundBombardment, 'second', false, 4, 2)).not.toEqual(worst);
  });
  it('7.8.1 Air/Surface Damage: a lower speed class is worse for the ship', () => {
    const law = lawOf('coral-sea-strikes');
    const points = [3, 2, 1, 0].map((speed) => damagePoints(law, 24, speed, 'low', 0, 4));
    expect(points).toEqual([...points].sort((a, b) => a - b));
    expect(points[3]).toBeGreaterThan(points[0] ?? 0);
  });
  it('5.3.7 Air Point Charts: a Dauntless as fighter is 1 at medium', () => {
    expect(asEmergencyFighter).toEqual({ air: 1, altitude: 'medium' });
  });
  it('8.1.4 Carrier Coordination: eight points, of four CV, and an Air Rating of 7 want 63; then 12 is 30 %, and flies', () => {
    const { firstCheck, secondCheck } = strikeCharts;
    const law = lawOf('coral-sea-strikes');
    expect(carrierPoints(law, 'japan')).toBe(4);
    expect(firstCheck.values[6]?.[7]).toBe(63);
    expect([secondCheck.values.percent[6]?.[10], secondCheck.values.mustFly <= 12]).toEqual([30, true]);
  });
  it('7.10.1 Land Based Torpedo Bombers: additions to one die of ten', () => {
    for (const added of Object.values(strikeCharts.torpedoArming.values)) expect(Math.abs(added)).toBeLessThan(10);
  });
  it('10.1, 11.5 AA: two dice, more is better for the guns; a field of level 1 has 5', () => {
    expect([rises(strikeCharts.aaTable), installationAA.values.airfield[0]]).toEqual([[], 5]);
  });
  it('12.1, R131 Strike Sequence: low dice are the striker’s; carriers that were not located have less on theirs', () => {
    expect([1, 3, 6].map((die) => sequenceOf(strikeSequence, die))).toEqual(['after', 'simultaneous', 'before']);
    expect(strikeSequence.values.unlocated).toBeLessThan(0);
  });
});

describe('how far they fly', () => {
  it('6.3.3 the B-29 goes 66 points at normal range, and 133 at extended range alone', () => {
    const { normal = 0, extended = 0 } = airRanges.values['B-29'] ?? {};
    expect([66 <= normal, 133 <= normal, 133 <= extended]).toEqual([true, false, true]);
    expect([isSpared(normal, [65, 66]), isSpared(normal, [133])]).toEqual([true, false]);
  });
  it('14.2.2 the Betty carries torpedoes to 72 points by night', () => {
    expect(airRanges.values.G4M?.torpedoByNight).toBe(72);
    expect(airRanges.exceptions).toContainEqual(
      expect.objectContaining({ at: 'G4M.torpedoByNight', provenance: 'text' }),
    );
  });
});

describe('search', () => {
  it('13.1.3 bands: short to 7 hexes, long to 19', () => {
    const base = { planes: [] };
    expect([7, 8, 19, 20].map((hexes) => bandAt(base, hexes))).toEqual(['short', 'medium', 'long', undefined]);
  });
  it('22.16, 13.3 Air Search: a first row 1-4; at least the number is wanted, more of it farther off', () => {
    expect([searchRows[0], searchRows[1], rises(airSearch)]).toEqual([1, 5, []]);
    for (const [row] of searchRows.entries()) {
      const needed = bands.map((band) => airSearch.values[band][row] ?? 0);
      expect(needed).toEqual([...needed].sort((a, b) => a - b));
    }
  });
  it('13.1.2, 16.1.6 search values: the H6K goes to 24 hexes, the H8K to 28, and nobody farther', () => {
    expect([searchValues.values.H6K?.extendedTo, searchValues.values.H8K?.extendedTo]).toEqual([24, 28]);
    expect(Math.max(...Object.values(searchValues.values).map(({ extendedTo }) => extendedTo))).toBe(28);
  });
  it('16.1.6 no plane of the Allies searches beyond 24 hexes, as far as the B-24 goes', () => {
    const { H6K: _, H8K: __, ...allied } = searchValues.values;
    expect(allied['B-24']?.extendedTo).toBe(24);
    expect(Math.max(...Object.values(allied).map(({ extendedTo }) => extendedTo))).toBe(24);
    const base = { planes: [searchPlanes(searchValues, 'B-24', 2)] };
    expect([24, 25].map((hexes) => bandAt(base, hexes))).toEqual(['extended', undefined]);
  });
  it('16.4, 22.5 Search & Contact: one die, low makes contact, columns up to 14', () => {
    expect([searchContact.values.length - 1, mostSearchPoints, rises(searchContact)]).toEqual([14, 14, []]);
  });
});

describe('ships', () => {
  it('7.8.1 Naval CRT: more odds and higher dice are worse, from nothing to sunk', () => {
    expect(rises(surfaceCharts.navalCRT)).toEqual([]);
    expect(new Set(surfaceCharts.navalCRT.values.flat())).toEqual(new Set(results));
  });
  it('19.5 Surface/Surface Damage: 18 stands one column left of 21-30', () => {
    expect(strengthColumns.slice(-5, -3)).toEqual([21, 31]);
    expect(strengthColumn(21) - strengthColumn(18)).toBe(1);
  });
  it('16.5.1, 23.1 initiative: low dice are Japan’s, and ever fewer of them', () => {
    const { day, night } = surfaceCharts.tacticalInitiative.values;
    for (const most of [periods.map((p) => day[p]), periods.map((p) => night[p]), Object.values(dayInitiative.values)])
      expect(most).toEqual([...most].sort((a, b) => b - a));
  });
  it('16.7.3 Critical Hits: two dice, by nation, date and kind of ship', () => {
    const { japan, allies } = surfaceCharts.criticalHits.values;
    expect(Object.keys(japan)).toEqual(Object.keys(allies));
    expect(japan['41-42'].carrier).not.toBe(allies['43'].carrier);
  });
  it('16.8 Damage Levels: speed falls from D2, a ship at D4 lies still, defence is never less than one', () => {
    const { law } = inTheMiddle({ japan: { Chokai: 'C1' }, allies: { Vincennes: 'E1' } });
    expect([0, 1, 2, 4].map((damage) => speedOf(law, { id: 'Chokai', damage }))).toEqual([3, 3, 2, 0]);
    expect(
      defenceOf({ ...law, units: { ...law.units, Chokai: { ...hull(law), defence: 2 } } }, { id: 'Chokai', damage: 4 }),
    ).toBe(1);
  });
  it('16.8.3 screens at D3 count half', () => {
    const { law } = inTheMiddle({ japan: { Chokai: 'C1' }, allies: { Vincennes: 'E1' } });
    const screen = { unit: { ...hull(law), type: 'DE' as const }, loaded: false };
    expect([screenOfGroup([{ ...screen, damage: 2 }]), screenOfGroup([{ ...screen, damage: 3 }])]).toEqual([2, 1]);
  });
  it('19.10.5 Night Advantage: there are cases A, B and C', () => {
    expect(Object.keys(surfaceCharts.nightAdvantage.values.lasts)).toEqual(expect.arrayContaining(['A', 'B', 'C']));
  });
  it('22.7 ASW and Sub Hit: high dice screen off more, and high dice hit', () => {
    expect([rises(aswTable), rises(subHit)]).toEqual([[], []]);
    expect(subHit.values.every((least) => least > 1)).toBe(true);
  });
  it('23.1.3, 17.3.8, R132 Movement Allowance: 126 points for speed class 2, 36 and 15 for a barge', () => {
    const { '2': second, barge } = navalMovement.values;
    expect([second.day, barge.day, barge.night, rises(navalMovement)]).toEqual([126, 36, 15, []]);
  });
  it('17.9.3, 22.9.3, 22.8.2, 8.10, 17.8.9, R133 Activation Costs: an empty oiler, a supply boat and a raider battalion 1, a special task force 2, the Queen Mary nothing', () => {
    const { oilerEmpty, searchSubmarine, raiderBattalion, specialTaskForce, queenMary } = activationCosts.values;
    expect([oilerEmpty, searchSubmarine, raiderBattalion, specialTaskForce, queenMary]).toEqual([1, 1, 1, 2, 0]);
  });
  it('17.8, 17.15.1, 21.1, R133 loads: a tender one step, Kitakami two, merchantmen 7, 5, 3, 1; a step lands for 5', () => {
    const { seaplaneTender, lightCruiser, merchantmen, merchantmenD1, merchantmenD2, merchantmenD3, debarkAssault } =
      loadCapacities.values;
    expect([seaplaneTender, lightCruiser, debarkAssault]).toEqual([1, 2, 5]);
    expect([merchantmen, merchantmenD1, merchantmenD2, merchantmenD3]).toEqual([7, 5, 3, 1]);
  });
});

describe('admirals', () => {
  it('8.1.4, 8.1.3, 8.9.1 Nagumo’s 6 is an Air Rating of 7, Fletcher loses hexes up to 6, Clark commands 14, Halsey adds 3', () => {
    const { carrierAdmirals, fleetCommanders } = strikeCharts;
    expect(carrierAdmirals.values.Nagumo?.bands[1]?.A).toBe(7);
    expect(carrierAdmirals.values.Fletcher?.reaction).toEqual({ most: 6 });
    expect([carrierAdmirals.values.Clark?.command, fleetCommanders.values.Halsey?.command]).toEqual([14, 3]);
  });
  it('20.1, 20.4.1 Lee’s 10 is five chits, Hosogaya loses hexes up to 5, Wright has one more for his availability', () => {
    const { Lee, Hosogaya, Wright } = surfaceCharts.surfaceAdmirals.values;
    expect([Lee?.bands[3]?.S, Hosogaya?.reaction, Wright?.availability]).toEqual([5, { most: 5 }, 1]);
  });
});

describe('on land', () => {
  it('23.2.1, R60 Ground CRT: one die of ten, high for the attacker; rows by the steps of both sides', () => {
    expect([rises(groundCombat), rises(groundLosses)]).toEqual([[], []]);
    expect([groundResult(groundCombat, 0, 0).retreat, groundResult(groundCombat, 0, 9).retreat]).toEqual([
      'attacker',
      'defender',
    ]);
    expect(stepsLost(groundLosses, 3, 30)).toBeGreaterThan(stepsLost(groundLosses, 3, 4));
    expect(stepRows).toEqual([3, 7, 12, 19, 29, 999]);
  });
  it('23.1 Ground Movement: six points', () => {
    expect(allowance).toBe(6);
  });
  it('23.13.5, 17.1.8, R69 Marines: quality 8, four steps a regiment, twelve a division; three battalions of one', () => {
    const regiment = marines('1m', '1st Marines', { hex: 'E2519' });
    expect([regiment.troopQuality, regiment.steps, 3 * regiment.steps]).toEqual([8, 4, 12]);
    expect(stepsLostByBreakdown(regiment.steps, [1, 1, 1])).toBe(1);
  });
});

it('what waits for the week rises too, and says that it waits', () => {
  for (const { about, falls, values } of Object.values(weekCharts) as HouseChart[]) {
    expect(about).toContain('For the week');
    expect(falls?.(values) ?? []).toEqual([]);
  }
});

function hull({ units }: ReturnType<typeof inTheMiddle>['law']) {
  const { Chokai } = units;
  if (Chokai === undefined) throw new Error('there is no Chokai');
  return Chokai;
}
