import type { Chart } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { column, columnEnds, columnHeads, mostFactors, resultNumber, star } from './combat-results.js';
import { criticalTableOf } from './critical-hits.js';
import { forScenario } from './for-scenario.js';
import { charts } from './index.js';
import { interceptionNeeds } from './interception.js';
import { leaves, valueAt } from './paths.js';
import { planeNames } from './planes.js';
import { shipNames, shipRating } from './rating.js';
import { scenarioIds } from './scenario-changes.js';
import { shipWorth } from './victory-points.js';

const everyChart: Chart<unknown>[] = Object.values(charts);

const rating = (name: string, side: 'allied' | 'japan') => {
  const found = shipRating(charts, name, side);
  if (found === undefined) throw new Error(`no rating for ${name}`);
  return found;
};
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const times = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value);

describe('every chart', () => {
  it.each(everyChart.map((chart) => [chart.id, chart] as const))('%s says where it comes from', (_, chart) => {
    expect(chart.source).toMatch(/\d/);
    expect(chart.title).not.toBe('');
  });

  it('has an id of its own', () => {
    expect(new Set(everyChart.map((chart) => chart.id)).size).toBe(everyChart.length);
  });

  it.each(everyChart.flatMap((chart) => (chart.exceptions ?? []).map((e) => [chart.id, e.at, chart, e.why] as const)))(
    '%s has the value %s, which stands on other ground, and says why',
    (_, at, chart, why) => {
      expect(valueAt(chart, at)).toBeDefined();
      expect(why).not.toBe('');
    },
  );
});

describe('20.1 Combat Results Table', () => {
  it('20.1 has all 15 tables of 14 columns', () => {
    const { tables } = charts.combatResults.values;
    expect(tables.length).toBe(16);
    expect(tables.slice(1).map((table) => table.length)).toEqual(times(15, 14));
    expect(leaves(charts.combatResults).filter((path) => path.startsWith('tables.')).length).toBe(210);
  });

  it('20.1 never falls along a row or down a column', () => {
    for (let table = 1; table <= 15; table++) {
      for (let factors = 1; factors <= mostFactors; factors++) {
        const here = resultNumber(charts.combatResults, table, factors);
        expect(here).toBeGreaterThanOrEqual(star);
        if (factors > 1) expect(here).toBeGreaterThanOrEqual(resultNumber(charts.combatResults, table, factors - 1));
        if (table > 1) expect(here).toBeGreaterThanOrEqual(resultNumber(charts.combatResults, table - 1, factors));
      }
    }
  });

  it('20.1 finds the column for every number of factors up to 50', () => {
    expect(columnHeads).toEqual([
      '1-2',
      '3-4',
      '5-6',
      '7-8',
      '9-10',
      '11-12',
      '13-15',
      '16-20',
      '21-25',
      '26-30',
      '31-35',
      '36-40',
      '41-45',
      '46-50',
    ]);
    for (let factors = 1; factors <= mostFactors; factors++) {
      const end = columnEnds[column(factors)] ?? 0;
      expect(factors).toBeLessThanOrEqual(end);
      expect(factors).toBeGreaterThan(columnEnds[column(factors) - 1] ?? 0);
    }
  });

  it('20.1 shows a star for two factors on table 5, no hits for two on table 6, 23 for fifty on table 15', () => {
    expect(resultNumber(charts.combatResults, 5, 2)).toBe(star);
    expect(resultNumber(charts.combatResults, 6, 2)).toBe(0);
    expect(resultNumber(charts.combatResults, 15, 50)).toBe(23);
  });
});

describe('planes', () => {
  it('8.9 are 15 Allied and 12 Japanese names, each with a line on the Air Hit Tables', () => {
    expect(planeNames.length).toBe(27);
    expect(planeNames.filter((name) => charts.planes.values[name].side === 'allied').length).toBe(15);
    expect(Object.keys(charts.airHits.values).sort()).toEqual([...planeNames].sort());
    expect(Object.keys(charts.planes.values).sort()).toEqual([...planeNames].sort());
  });

  it('8.9.1 to 8.9.4 list eight carrier, four float, eighteen land and three sea planes', () => {
    const handled = (as: 'carrier' | 'float' | 'land' | 'sea') =>
      planeNames.filter((name) => charts.planes.values[name].handling.includes(as)).length;
    expect([handled('carrier'), handled('float'), handled('land'), handled('sea')]).toEqual([8, 4, 18, 3]);
  });

  it('8.12.1 has seven fighters with the Rufe (R8), three scouts and four that intercept only low', () => {
    const of = (mission: string) => planeNames.filter((name) => charts.planes.values[name].mission === mission);
    expect(of('fighter').sort()).toEqual(['Beaufighter', 'P-38', 'P-39', 'P-40', 'Rufe', 'Wildcat', 'Zero']);
    expect(of('scout').sort()).toEqual(['Dave', 'Jake', 'Pete']);
    expect(of('dive').sort()).toEqual(['Avenger', 'Dauntless', 'Judy', 'Val']);
  });

  it('18.3.1 only Dauntless, Judy and Val dive, 18.3.2 and none of them carries torpedoes', () => {
    const dives = planeNames.filter((name) => charts.airHits.values[name].ship.dive.AP !== null);
    expect(dives).toEqual(['Dauntless', 'Judy', 'Val']);
    const torpedoes = planeNames.filter((name) => charts.airHits.values[name].torpedo !== null);
    expect(torpedoes).toEqual([
      'Avenger',
      'Beaufort',
      'B-26',
      'Catalina',
      'Devastator',
      'Betty',
      'Emily',
      'Kate',
      'Mavis',
      'Nell',
    ]);
    expect(charts.airHits.values.Dauntless.ship.dive).toEqual({ GP: 2, AP: 7 });
    expect(charts.airHits.values.Kate.torpedo).toBe(10);
  });
});

/** Orders of battle, scenario by scenario: every ship that ever takes part. */
const alliedShips =
  'Lexington Yorktown Saratoga Enterprise Wasp Hornet North_Carolina South_Dakota Washington Minneapolis San_Francisco ' +
  'Indianapolis Pensacola Chester New_Orleans Astoria Portland Australia Chicago Salt_Lake_City Northampton Hobart ' +
  'San_Juan Atlanta San_Diego Juneau Helena DD AO SS PG AP';
const japaneseShips =
  'Shokaku Zuikaku Junyo Hiyo Shoho Ryujo Zuiho Kamikawa Chitose Tone Chikuma Mutsu Kirishima Hiei Kongo Haruna Myoko ' +
  'Haguro Aoba Kako Kinugasa Furutaka Atago Maya Takao Suzuya Kumano Chokai Yubari Tenryu Tatsuta Nagara Yura Jintsu ' +
  'Isuzu Sendai DD AO PG AP SS APD';
const list = (names: string) => names.split(' ').map((name) => name.replaceAll('_', ' '));

describe('ships', () => {
  it.each([
    ...list(alliedShips).map((name) => [name, 'allied'] as const),
    ...list(japaneseShips).map((name) => [name, 'japan'] as const),
  ])('2.1 %s (%s) has ratings', (name, side) => {
    const ship = rating(name, side);
    expect(ship.side).toBe(side);
    expect(ship.damage).toBeGreaterThan(0);
    expect(ship.ammunition > 0).toBe(ship.gunnery > 0);
  });

  it('2.1 the charts name no ship that no scenario has', () => {
    expect(
      shipNames(charts, 'allied')
        .filter((name) => name !== 'APD')
        .sort(),
    ).toEqual(list(alliedShips).sort());
    expect(shipNames(charts, 'japan').sort()).toEqual(list(japaneseShips).sort());
    expect(Object.keys(charts.ammunition.values).sort()).toEqual(Object.keys(charts.ships.values).sort());
  });

  it('19.10 example: South Dakota, Washington and Pensacola fire 55, twelve destroyers 12', () => {
    const front = ['South Dakota', 'Washington', 'Pensacola'].map((name) => rating(name, 'allied').gunnery);
    expect(sum(front)).toBe(55);
    expect(sum(times(12, rating('DD', 'allied').gunnery))).toBe(12);
  });

  it('19.10 example: Haruna, Hiei, Kirishima, Kongo and Kumano fire 54', () => {
    const front = ['Haruna', 'Hiei', 'Kirishima', 'Kongo', 'Kumano'].map((name) => rating(name, 'japan').gunnery);
    expect(sum(front)).toBe(54);
  });

  it('17.7 example: Shokaku, Kongo, Atago, Takao and six destroyers have anti-aircraft 18', () => {
    const guns = ['Shokaku', 'Kongo', 'Atago', 'Takao'].map((name) => rating(name, 'japan').aa);
    expect(sum(guns) + sum(times(6, rating('DD', 'japan').aa))).toBe(18);
  });

  it('21.2 Hiei sinks on 10 hits, Washington on 15, a destroyer on 3', () => {
    expect(
      [rating('Hiei', 'japan'), rating('Washington', 'allied'), rating('DD 7', 'japan')].map((s) => s.damage),
    ).toEqual([10, 15, 3]);
  });

  it('19.8.3 destroyers have guns for one turn and one torpedo factor, APDs no torpedoes', () => {
    expect(rating('DD', 'allied')).toMatchObject({ ammunition: 1, torpedoes: 1 });
    expect(rating('APD', 'japan')).toMatchObject({ ammunition: 1, torpedoes: 0 });
  });

  it('19.8.2 Japanese cruisers carry torpedoes, Allied cruisers none', () => {
    expect([rating('Chokai', 'japan').torpedoes, rating('Nagara', 'japan').torpedoes]).toEqual([1, 2]);
    expect(rating('Atlanta', 'allied').torpedoes).toBe(0);
  });

  it('4.1.6 a Japanese battleship carries one air factor, an Allied one none', () => {
    expect(rating('Mutsu', 'japan').deck?.capacity).toBe(1);
    expect(rating('Tone', 'japan').deck?.capacity).toBe(2);
    expect(rating('Shokaku', 'japan').deck).toEqual({
      capacity: 28,
      launch: { normal: 10, minimum: 3 },
      readying: 8,
      handles: 'carrier',
    });
    expect(rating('Washington', 'allied').deck).toBeNull();
  });

  it('2.1 knows no ship of the other side, none that does not exist, and nothing objects inherit', () => {
    expect(shipRating(charts, 'Shokaku', 'allied')).toBeUndefined();
    expect(shipRating(charts, 'Yamato', 'japan')).toBeUndefined();
    expect(shipRating(charts, '__proto__', 'japan')).toBeUndefined();
    expect(shipRating(charts, 'constructor', 'allied')).toBeUndefined();
  });
});

describe('scenario changes', () => {
  it('SC2.8 Shokaku and Zuikaku have damage 5 in Coral Sea alone', () => {
    const damage = (scenario: (typeof scenarioIds)[number]) =>
      shipRating(forScenario(charts, scenario), 'Zuikaku', 'japan')?.damage;
    expect(scenarioIds.map(damage)).toEqual([6, 5, 6, 6, 6]);
  });

  it('SC3.3 Enterprise has anti-aircraft 5 in Eastern Solomons, SC5.2 readying 6 at Guadalcanal', () => {
    const enterprise = (scenario: (typeof scenarioIds)[number]) =>
      shipRating(forScenario(charts, scenario), 'Enterprise', 'allied');
    expect(scenarioIds.map((s) => enterprise(s)?.aa)).toEqual([7, 7, 5, 7, 7]);
    expect(scenarioIds.map((s) => enterprise(s)?.deck?.readying)).toEqual([9, 9, 9, 9, 6]);
  });

  it('SC1.3, SC2.7 Wildcats fight on table 7 in the first two scenarios', () => {
    const airToAir = scenarioIds.map((s) => forScenario(charts, s).airHits.values.Wildcat.airToAir);
    expect(airToAir).toEqual([7, 7, 9, 9, 9]);
    expect(charts.airHits.values.Wildcat.airToAir).toBe(9);
  });

  it('a changed value says that a special rule changed it', () => {
    const changed = forScenario(charts, 'SC2');
    expect(changed.ships.exceptions).toContainEqual({
      at: 'Shokaku.damage',
      provenance: 'text',
      why: 'changed by a special rule of SC2',
    });
  });
});

describe('other charts', () => {
  it('14.13 six against six are caught on 3 or more, few against few on 5 or more', () => {
    expect(interceptionNeeds(charts.interception, 6, 6)).toBe(3);
    expect(interceptionNeeds(charts.interception, 6, 5)).toBe(4);
    expect(interceptionNeeds(charts.interception, 5, 6)).toBe(4);
    expect(interceptionNeeds(charts.interception, 5, 5)).toBe(5);
  });

  it('25.1 a ship is worth her own line, else her side and type, else her type', () => {
    const worth = (name: string, side: 'allied' | 'japan', type: string) =>
      shipWorth(charts.victoryPoints, name, side, type);
    expect(worth('Shokaku', 'japan', 'CV')).toEqual({ sunk: 140, perHit: 20 });
    expect(worth('Lexington', 'allied', 'CV')).toEqual({ sunk: 150, perHit: 20 });
    expect(worth('Kongo', 'japan', 'BB')).toEqual({ sunk: 60, perHit: 5 });
    expect(worth('Mutsu', 'japan', 'BB')).toEqual({ sunk: 65, perHit: 5 });
    expect(worth('DD 3', 'japan', 'DD')).toEqual({ sunk: 8, perHit: 0 });
  });

  it('25.1 every ship has a worth', () => {
    for (const side of ['allied', 'japan'] as const) {
      for (const name of shipNames(charts, side)) {
        expect(shipWorth(charts.victoryPoints, name, side, rating(name, side).type).sunk).toBeGreaterThan(0);
      }
    }
  });

  it('OPT-CH.3 carriers and tenders have a table of their own (R164)', () => {
    expect((['CV', 'CVL', 'AV', 'CAV', 'BB', 'DD'] as const).map(criticalTableOf)).toEqual([
      'carrier',
      'carrier',
      'carrier',
      'ship',
      'ship',
      'ship',
    ]);
    expect(charts.criticalHits.values.carrier[5]).toEqual({ effect: 'noMoving' });
  });

  it('8.9 the scenarios use 5, 9, 14, 15 and 15 bases', () => {
    const used = scenarioIds.map((s) => Object.values(charts.bases.values).filter((base) => base.figures[s]).length);
    expect(used).toEqual([5, 9, 14, 15, 15]);
  });
});
