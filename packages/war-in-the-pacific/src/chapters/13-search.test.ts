import { judge } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { airSearch } from '../charts/air-search.js';
import { cups, searchCups } from '../charts/search-cups.js';
import { searchValues } from '../charts/search-values.js';
import { bandAt, damageDRM, dividedValue, neededFor, searchPlanes, searchValueOf } from './13-3-air-search.js';
import { type Composition, chitUnder, cupFor, leftIn, reportAsk, reportFrom, reportText } from './13-5-reports.js';

const boats = (type: string, points: number, extendedTo: number) =>
  ({ type, points, extendedTo, values: { short: 4, medium: 4, long: 3, extended: 2 } }) as const;

describe('search values', () => {
  it('13.1.2 untrained planes have half, together and rounded down', () => {
    const planes = [boats('H6K', 1, 24), { ...boats('H8K', 1, 28), untrained: true }];
    expect(searchValueOf({ name: '', planes }, 'long')).toBe(3 + 1);
    expect(bandAt({ planes }, 27)).toBe('extended');
  });
  it('13.1.3 an isolated base has half, rounded down', () => {
    const planes = [boats('H6K', 1, 24)];
    expect(searchValueOf({ name: '', planes, isolated: true }, 'long')).toBe(1);
  });
  it('13.3.1 a value of 9 over two hexes is 4 in each', () => {
    expect(dividedValue(9, 2)).toBe(4);
  });
  it('R82 more planes find more, and near is easier than far', () => {
    expect(neededFor(airSearch, 4, 'short')).toBe(50);
    expect(neededFor(airSearch, 5, 'short')).toBeLessThan(50);
    expect(neededFor(airSearch, 4, 'long')).toBeGreaterThan(50);
    expect(neededFor(airSearch, 0, 'short')).toBeUndefined();
    expect(airSearch.falls?.(airSearch.values)).toEqual([]);
  });
  it('13.1.3 damage counts when most of the value comes from the damaged base', () => {
    const planes = [{ ...boats('H6K', 1, 24), afloat: true }, boats('G4M', 2, 0)];
    expect(damageDRM({ name: '', planes, damage: { airfield: 2, seaplane: 0 } })).toBe(-20);
    expect(damageDRM({ name: '', planes, damage: { airfield: 2, seaplane: 3 } })).toBe(-30);
  });
  it('13.1.3 flying boats search from the water: a damaged airfield is nothing to them', () => {
    const planes = [searchPlanes(searchValues, 'H8K', 1), searchPlanes(searchValues, 'SB2C', 1)];
    expect(planes.map(({ afloat = false }) => afloat)).toEqual([true, false]);
    expect(damageDRM({ name: '', planes, damage: { airfield: 4, seaplane: 0 } })).toBe(0);
    expect(damageDRM({ name: '', planes, damage: { airfield: 0, seaplane: 1 } })).toBe(-10);
  });
});

describe('chits', () => {
  it('13.5.1 the cups hold 40, 40 and 30 chits', () => {
    expect(cups.map((cup) => leftIn(searchCups.values[cup]))).toEqual([40, 40, 30]);
    expect(searchCups.values[1].true).toBe(12);
  });
  it('13.5.3 the chit under the finger, each as likely as another', () => {
    const drawn = Array.from({ length: 40 }, (_, i) => chitUnder(searchCups.values[2], i + 1));
    expect(drawn.filter((chit) => chit === 'error 2')).toHaveLength(8);
    expect(drawn.filter((chit) => chit === 'true')).toHaveLength(4);
  });
  it('13.5.4 an intensive search draws from the first cup', () => {
    expect(cupFor({ intensive: true, badWeather: false }, 40)).toBe(1);
  });
  it('13.5.5 others draw from the second', () => {
    expect(cupFor({ intensive: false, badWeather: false }, 40)).toBe(2);
  });
  it('13.5.6 in squalls, or when the second is empty, from the third', () => {
    expect(cupFor({ intensive: false, badWeather: true }, 40)).toBe(3);
    expect(cupFor({ intensive: false, badWeather: false }, 0)).toBe(3);
  });
});

const force: Composition = { CV: 2, CA: 3, DD: 4 };
const may = (
  actual: Composition,
  chit: Parameters<typeof reportAsk>[1],
  answer: Parameters<typeof judge>[2],
): boolean => judge({}, reportAsk(actual, chit, 'TF 1'), answer) === undefined;

describe('reports', () => {
  it('13.5.7 True: exact by type, the total rounded up to fives if one likes', () => {
    expect(reportFrom(force, 'true', [['exact']])).toEqual({ dummy: false, total: 9, types: force });
    expect(reportFrom(force, 'true', [['rounded']]).total).toBe(10);
    expect(reportText(reportFrom(force, 'true', [['rounded']]))).toBe('10 ships in all (types: 2 CV, 3 CA, 4 DD)');
  });
  it('13.5.7 Approx ±1: five more or less in all, one of each type, none away and none invented', () => {
    expect(may(force, 'approx 1', [14, 1, 4, 3])).toBe(true);
    expect(may(force, 'approx 1', [15, 2, 3, 4])).toBe(false);
    expect(may(force, 'approx 1', [9, 4, 3, 4])).toBe(false);
    expect(may({ CV: 1 }, 'approx 1', [1, 0])).toBe(false);
    expect(reportFrom(force, 'approx 1', [14, 1, 4, 3])).toEqual({
      dummy: false,
      total: 14,
      types: { CV: 1, CA: 4, DD: 3 },
    });
  });
  it('13.5.7 Error ±2 with capital ships: both carriers may be denied, or called something else', () => {
    const denied = [9, 3, 4, {}, { CV: 2 }, {}];
    expect(may(force, 'error 2', denied)).toBe(true);
    expect(reportFrom(force, 'error 2', denied).types).toEqual({ CA: 3, DD: 4 });
    const called = [9, 3, 4, {}, {}, { 'CV>CVL': 1, 'CV>CA': 1 }];
    expect(may(force, 'error 2', called)).toBe(true);
    expect(reportFrom(force, 'error 2', called).types).toEqual({ CVL: 1, CA: 4, DD: 4 });
    expect(may(force, 'error 2', [9, 3, 4, {}, { CV: 2 }, { 'CV>CVL': 1 }])).toBe(false);
  });
  it('13.5.7 Error ±1: wrong numbers or wrong types, not both', () => {
    expect(may(force, 'error 1', [9, 3, 4, { CV: 1 }, {}, {}])).toBe(true);
    expect(may(force, 'error 1', [9, 3, 4, {}, {}, { 'CV>CVL': 1 }])).toBe(true);
    expect(may(force, 'error 1', [9, 3, 4, { CV: 1 }, {}, { 'CV>CVL': 1 }])).toBe(false);
  });
  it('13.5.7 Error ±3 invents no more carriers than there are capital ships', () => {
    expect(may({ CA: 2, DD: 2 }, 'error 3', [4, 2, 2, { CV: 2 }])).toBe(true);
    expect(may({ CA: 2, DD: 2 }, 'error 3', [4, 2, 2, { CV: 3 }])).toBe(false);
  });
  it('13.5.8 destroyers are no capital ships: with them alone Error is like Approx', () => {
    expect(may({ DD: 4 }, 'error 3', [4, 7])).toBe(true);
    expect(reportAsk({ DD: 4 }, 'error 3', 'TF 1').rows).toHaveLength(2);
    expect(reportAsk({ CA: 1, DD: 4 }, 'error 3', 'TF 1').rows).toHaveLength(4);
  });
  it('13.5.7 False: anything, even that there is nothing', () => {
    const nothing = reportAsk(force, 'false', 'TF 1').rows.map(() => 0);
    expect(reportFrom(force, 'false', nothing)).toEqual({ dummy: true, total: 0, types: {} });
    expect(
      reportFrom(
        force,
        'false',
        nothing.map((_, i) => (i === 3 ? 2 : 0)),
      ),
    ).toEqual({ dummy: false, total: 2, types: { BB: 2 } });
  });
  it('13.5.7 the form of a False report begins with the truth, and says once what all at 0 means', () => {
    const { rows, prompt } = reportAsk({ CA: 3, CLAA: 1, DD: 4 }, 'false', 'TF 1');
    const begins = rows.map((row) => (row.ask === 'say' ? (row.now ?? 0) : 0));
    expect(reportFrom({ CA: 3, CLAA: 1, DD: 4 }, 'false', begins).types).toEqual({ CA: 3, DD: 4 });
    expect(rows.some((row) => row.prompt.includes('dummy'))).toBe(false);
    expect(prompt).toContain('all at 0 would say that it is a dummy');
    expect(reportAsk({}, 'false', 'TF 1').prompt).toContain('begins with all at 0, which says that it is a dummy');
  });
  it('13.5.7 total and types are reported each for itself, and stand apart', () => {
    const said = reportFrom({ CVS: 2, DD: 3 }, 'approx 1', [1, 1, 2]);
    expect(reportText(said)).toBe('1 ship in all (types: 2 DD, 1 CVS)');
  });
  it('R88 nobody claims more than twelve of a type', () => {
    const rows = reportAsk(force, 'false', 'TF 1').rows.map(() => 0);
    expect(
      may(
        force,
        'false',
        rows.map((_, i) => (i === 0 ? 12 : 0)),
      ),
    ).toBe(true);
    expect(
      may(
        force,
        'false',
        rows.map((_, i) => (i === 0 ? 13 : 0)),
      ),
    ).toBe(false);
  });
  it('13.6.2 a dummy must be reported as one, unless the chit is False: then two of a type and ten in all', () => {
    expect(reportAsk({}, 'error 3', 'TF 1').rows).toMatchObject([{ ask: 'pick', rule: '13.6.2' }]);
    expect(reportFrom({}, 'error 3', [['dummy']]).dummy).toBe(true);
    const rows = reportAsk({}, 'false', 'TF 1').rows;
    expect(
      may(
        {},
        'false',
        rows.map((_, i) => (i < 5 ? 2 : 0)),
      ),
    ).toBe(true);
    expect(
      may(
        {},
        'false',
        rows.map((_, i) => (i < 6 ? 2 : 0)),
      ),
    ).toBe(false);
    expect(
      may(
        {},
        'false',
        rows.map((_, i) => (i < 1 ? 3 : 0)),
      ),
    ).toBe(false);
  });
});
