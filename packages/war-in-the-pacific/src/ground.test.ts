import { describe, expect, it } from 'vitest';
import { ledger } from '../ledger.js';
import {
  cyclesAhead,
  dateOf,
  dateText,
  isBefore,
  isFrom,
  isSwitchedOn,
  nextTurn,
  type Switch,
  switches,
} from './calendar.js';
import { type HouseChart, withHouseCharts } from './charts/house.js';
import { differential, isDoubles, nominated, percentile, waysOf2D6, zeroIsNone, zeroIsTen } from './dice.js';
import { hexCost, hexesApart, hexId, liesOver, mapHex } from './hexes.js';
import { round } from './rounding.js';

describe('hexes', () => {
  it('2.1.1 Myitkyina A3210 shares its column with Lashio A3213, and Lashio its row with Chittagong A2613', () => {
    const [myitkyina, lashio, chittagong] = [mapHex('A3210'), mapHex('A3213'), mapHex('A2613')];
    expect([myitkyina.column, lashio.column]).toEqual([32, 32]);
    expect([lashio.row, chittagong.row]).toEqual([13, 13]);
    expect(hexId(lashio)).toBe('A3213');
    expect(() => mapHex('H0101')).toThrow('a sheet from A to G');
  });
  it('2.1.3 sheet A lies over B and C, and G over none', () => {
    expect([liesOver('A', 'B'), liesOver('A', 'C'), liesOver('B', 'A'), liesOver('G', 'E')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it('2.1.4 a hex costs 4 points in the Arctic, 5 in the Temperate and 6 in the Tropical area', () => {
    expect([hexCost('arctic'), hexCost('temperate'), hexCost('tropical')]).toEqual([4, 5, 6]);
  });
  it('hexes apart are counted along the shortest way', () => {
    expect(hexesApart(mapHex('A3210'), mapHex('A3213'))).toBe(3);
    expect(hexesApart(mapHex('A3210'), mapHex('A3310'))).toBe(1);
    expect(hexesApart(mapHex('A3210'), mapHex('A3410'))).toBe(2);
  });
});

describe('calendar', () => {
  it('R18 the Strategic turn of a cycle comes before its first turn, and after the fourth of the cycle before', () => {
    expect(isBefore(dateOf('0/11/43'), dateOf('1/11/43'))).toBe(true);
    expect(isBefore(dateOf('4/10/43'), dateOf('0/11/43'))).toBe(true);
    expect(dateText(nextTurn(dateOf('4/13/42')))).toBe('0/1/43');
  });
  it('cycles ahead go over the end of the year', () => {
    expect(dateText(cyclesAhead(dateOf('0/11/43'), 3))).toBe('0/1/44');
    expect(() => dateOf('1/14/42')).toThrow('0/11/43');
  });
  it('every switch of the calendar names a rule of the book, and goes on before it goes off', () => {
    const known = new Set(ledger.map(({ rule }) => rule));
    for (const [name, { rule, from, before }] of Object.entries<Switch>(switches)) {
      expect(known, name).toContain(rule);
      if (from !== undefined && before !== undefined) expect(isBefore(dateOf(from), dateOf(before)), name).toBe(true);
    }
  });
  it('the calendar switches rules on and off', () => {
    expect(isSwitchedOn('avg', dateOf('4/6/42'))).toBe(true);
    expect(isSwitchedOn('avg', dateOf('0/7/42'))).toBe(false);
    expect(isSwitchedOn('taskForce34', dateOf('4/7/44'))).toBe(false);
    expect(isFrom(dateOf('0/8/44'), '8/44')).toBe(true);
  });
});

describe('dice and rounding', () => {
  it('dice are read as the rules name them', () => {
    expect(nominated([4, 2])).toEqual({ first: 4, second: 2 });
    expect([differential([2, 6]), differential([3, 3])]).toEqual([4, 0]);
    expect([isDoubles([3, 3]), isDoubles([3, 4])]).toEqual([true, false]);
    expect([zeroIsNone(10), zeroIsTen(10), zeroIsNone(7)]).toEqual([0, 10, 7]);
    expect([percentile([10, 10]), percentile([10, 5]), percentile([9, 10])]).toEqual([100, 5, 90]);
    expect([2, 7, 12, 13].map(waysOf2D6)).toEqual([1, 6, 1, 0]);
  });
  it('halves go up, down or as the rule says', () => {
    expect([round(2.5, 'up'), round(2.5, 'down'), round(2.5, 'nearest'), round(2.5, 'half down')]).toEqual([
      3, 2, 3, 2,
    ]);
    expect([round(2.4, 'nearest'), round(2.6, 'half down')]).toEqual([2, 3]);
  });
});

describe('house charts', () => {
  const charts = {
    table: {
      id: 'table',
      title: 'A table',
      provenance: 'designed' as const,
      source: '1.0',
      about: 'for this test',
      values: { low: [1, 2, 3], name: 'x' },
      bounds: [{ at: /^low\.\d$/, from: 0, to: 9 }],
      falls: ({ low }: { low: number[] }) => (low.some((n, i) => n < (low[i - 1] ?? 0)) ? ['low falls'] : []),
    },
  };
  it('a value is replaced, marked as the players’ own, and a table that falls is reported', () => {
    const house = withHouseCharts(charts, { table: { 'low.2': 1 } });
    if ('errors' in house) throw new Error(house.errors.join());
    expect(house.charts.table.values.low).toEqual([1, 2, 1]);
    expect((house.charts.table as HouseChart).exceptions).toEqual([
      { at: 'low.2', provenance: 'house', why: 'put in by these players' },
    ]);
    expect(house.warnings).toEqual(['A table: low falls']);
  });
  it('what is not there, may not be changed or does not fit is refused by name', () => {
    const wrong = { table: { 'low.7': 1, name: 2, 'low.1': 10 }, tabel: {} };
    expect(withHouseCharts(charts, wrong)).toEqual({
      errors: [
        expect.stringContaining("no value 'low.7'"),
        "house charts, table: 'name' cannot be changed",
        'house charts, table, low.1: expected a whole number from 0 to 9, got 10',
        expect.stringContaining('did you mean'),
      ],
    });
    expect(withHouseCharts(charts, 3)).toHaveProperty('errors');
  });
});
