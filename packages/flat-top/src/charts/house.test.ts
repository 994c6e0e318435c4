import { provenanceAt } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { withHouseCharts } from './house.js';
import { boundOf } from './house-bounds.js';
import { charts } from './index.js';
import { leaves, put, valueAt } from './paths.js';

const accepted = (overrides: unknown) => {
  const result = withHouseCharts(charts, overrides);
  if ('errors' in result) throw new Error(result.errors.join('\n'));
  return result;
};
const refused = (overrides: unknown) => {
  const result = withHouseCharts(charts, overrides);
  return 'errors' in result ? result.errors : [];
};

describe('house charts', () => {
  it('put a value in, mark it as the house\u2019s and leave the book\u2019s charts alone', () => {
    const { charts: house, warnings } = accepted({
      'air-hits': { 'Avenger.torpedo': 7 },
      ships: { 'Zuiho.damage': 4 },
    });
    expect(house.airHits.values.Avenger.torpedo).toBe(7);
    expect(house.ships.values.Zuiho?.damage).toBe(4);
    expect(provenanceAt(house.airHits, 'Avenger.torpedo')).toBe('house');
    expect(provenanceAt(house.airHits, 'Avenger.airToAir')).toBe('text');
    expect(provenanceAt(house.ships, 'Zuiho.gunnery')).toBe('designed');
    expect(warnings).toEqual([]);
    expect(charts.airHits.values.Avenger.torpedo).toBe(6);
    expect(provenanceAt(charts.airHits, 'Avenger.torpedo')).toBe('inferred');
  });

  it('name a column of the Combat Results Table by its head and accept a star', () => {
    const { charts: house, warnings } = accepted({ 'combat-results': { 'tables.3.3-4': '*' } });
    expect(house.combatResults.values.tables[3]?.[1]).toBe(-1);
    expect(warnings).toEqual([]);
  });

  it('warn when the Combat Results Table falls along a row or down a column', () => {
    const { warnings } = accepted({ 'combat-results': { 'tables.8.5-6': 0 } });
    expect(warnings).toEqual([
      'Combat Results Table: table 8 falls from 1 to 0 at 5-6',
      'Combat Results Table: column 5-6 falls from 1 to 0 at table 8',
    ]);
  });

  it('name a critical hit by the face of the die', () => {
    const { charts: house } = accepted({ 'critical-hits': { 'ship.1.hits': 4 } });
    expect(house.criticalHits.values.ship[0]).toEqual({ effect: 'hits', hits: 4 });
  });

  it('take a dash where the card may have one', () => {
    expect(accepted({ 'air-hits': { 'Beaufort.torpedo': null } }).charts.airHits.values.Beaufort.torpedo).toBeNull();
    expect(refused({ 'air-hits': { 'Beaufort.airToAir': null } })).toEqual([
      'house charts, air-hits, Beaufort.airToAir: expected a whole number from 1 to 15, got null',
    ]);
  });

  it('may give a modifier to a plane that has none', () => {
    expect(accepted({ 'air-modifiers': { Betty: 2 } }).charts.airModifiers.values.Betty).toBe(2);
    expect(refused({ 'air-modifiers': { Bety: 2 } })).toHaveLength(1);
  });

  it('name an unknown chart or value and suggest the nearest', () => {
    expect(refused({ 'air-hit': {}, ships: { 'Shokako.damage': 5 }, planes: { 'Zero.rnge': 3 } })).toEqual([
      "house charts: there is no chart 'air-hit', did you mean air-hits?",
      "house charts, ships: there is no value 'Shokako.damage', did you mean Shokaku.damage?",
      "house charts, planes: there is no value 'Zero.rnge', did you mean Zero.range?",
    ]);
  });

  it('refuse values of another kind, out of range, or that are not figures at all', () => {
    expect(refused({ ships: { 'Shokaku.damage': '5' } })[0]).toContain('a whole number from 1 to 99, got "5"');
    expect(refused({ ships: { 'Shokaku.damage': 0 } })[0]).toContain('got 0');
    expect(refused({ ships: { 'Shokaku.damage': 2.5 } })[0]).toContain('got 2.5');
    expect(refused({ ships: { 'Shokaku.damage': { valueOf: 3 } } })).toHaveLength(1);
    expect(refused({ ships: { 'Shokaku.side': 'allied' } })).toEqual([
      "house charts, ships: 'Shokaku.side' cannot be changed",
    ]);
    expect(refused({ ships: { Shokaku: 5 } })).toEqual(["house charts, ships: 'Shokaku' cannot be changed"]);
    expect(refused({ 'combat-results': { 'columns.21-25': 23 } })).toHaveLength(1);
    expect(refused({ planes: { 'Zero.mission': 'tanker' } })[0]).toContain('one of fighter, scout, dive, bomber');
  });

  it('refuse what is not an object of objects', () => {
    expect(refused(null)).toHaveLength(1);
    expect(refused([])).toHaveLength(1);
    expect(refused({ ships: 5 })[0]).toContain('expected an object of values');
  });

  it('never touch what objects inherit', () => {
    const evil: unknown = JSON.parse(
      '{"__proto__": {"x": 1}, "ships": {"__proto__.polluted": 1, "constructor.name": 2}}',
    );
    expect(refused(evil)).toHaveLength(3);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('complain twenty times at most, however much is wrong', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`ship ${i}`, i]));
    expect(refused({ ships: many })).toHaveLength(20);
  });
});

describe('paths', () => {
  it('lead to a value for every leaf, and most leaves can be changed', () => {
    for (const chart of Object.values(charts)) {
      for (const path of leaves(chart)) expect(valueAt(chart, path), `${chart.id}: ${path}`).toBeDefined();
    }
    expect(leaves(charts.airHits).every((path) => boundOf('air-hits', path) !== undefined)).toBe(true);
    expect(leaves(charts.bases).includes('Rabaul.figures.SC3.sf')).toBe(true);
  });

  it('put copies on the way and shares the rest', () => {
    const values = { a: { b: 1 }, c: [1, 2] };
    const changed = put(values, ['c', '1'], 5);
    expect(changed).toEqual({ a: { b: 1 }, c: [1, 5] });
    expect(values.c).toEqual([1, 2]);
  });
});
