import { describe, expect, it } from 'vitest';
import { arrivalsOf } from '../units.js';
import { charts } from './index.js';
import { chartRoom } from './room.js';
import type { Arriving } from './schedule.js';

describe('every chart', () => {
  it.each(Object.values(charts).map((chart) => [chart.id, chart] as const))(
    '%s says where it comes from',
    (_, chart) => {
      expect(chart.source).toMatch(/\d/);
      expect(chart.title).not.toBe('');
    },
  );

  it('only pieces and places are our own design', () => {
    const designed = Object.values(charts).filter(({ provenance }) => provenance !== 'text');
    expect(designed.map(({ id }) => id)).toEqual(['naval-units', 'land-units', 'bases']);
  });
});

describe('the room of charts', () => {
  it('shows every chart with the ground it stands on, and no value is lost', () => {
    expect(chartRoom.charts.map(({ id }) => id)).toEqual(Object.values(charts).map(({ id }) => id));
    for (const { id, tables, about } of chartRoom.charts) {
      expect(tables.length, id).toBeGreaterThan(0);
      expect(about).toMatch(/\.$/);
    }
  });

  it('CARD-surface is one table, Firepower down and Defence across, with its stars', () => {
    const table = chartRoom.charts.find(({ id }) => id === 'surface-combat')?.tables[0];
    expect(table?.head).toEqual(['', '7', '8', '9', '10', '11', '12']);
    expect(table?.rows[0]?.cells.map((cell) => cell?.value)).toEqual([4, 5, 6, '6*', '6*', '6*']);
  });

  it('house values are refused: nothing here can be changed', () => {
    expect(chartRoom.check({}).faults).toEqual([]);
    expect(chartRoom.check({ combat: { hitsFrom: 4 } }).faults).toMatchObject([{ chart: 'combat' }]);
  });
});

describe('the naval units', () => {
  const count = (list: readonly Arriving[]): string[] =>
    list
      .flatMap((each) => {
        const [many, type = ''] = each.split(' ');
        return each.includes('(') ? [each] : Array.from({ length: Number(many) }, () => type);
      })
      .sort();

  it.each(Object.entries(charts.schedule.values))(
    'CARD-turn-%s those that arrive are those of the schedule',
    (turn, row) => {
      const here = arrivalsOf(Number(turn));
      for (const nation of ['japan', 'us', 'britain'] as const) {
        const named = row[nation].ships.filter((each) => each.includes('('));
        const optional = row.events.filter(
          (event) => nation === 'japan' && /^(CV|BBV) \((Unryu|Ise)\)/.test(event),
        ).length;
        const units = here.filter((unit) => unit.nation === nation);
        expect(units.length).toBe(count(row[nation].ships).length + optional);
        for (const each of named) {
          const [, type, name] = /^(\w+) \((.*)\)$/.exec(each) ?? [];
          expect(
            units.some((unit) => unit.name === name && unit.type === type),
            each,
          ).toBe(true);
        }
        const types = units.map(({ type }) => type).sort();
        const wanted = count(row[nation].ships).map((each) => each.split(' ')[0]);
        if (optional === 0) expect(types).toEqual(wanted.sort());
      }
    },
  );

  it('R20 Ise comes back without planes on turn 9, Unryu comes on turn 13', () => {
    expect(arrivalsOf(9).find(({ type }) => type === 'BBV')).toMatchObject({ name: 'Ise (rebuilt)', planes: 0 });
    expect(arrivalsOf(13).find(({ nation }) => nation === 'japan')).toMatchObject({ name: 'Unryu', type: 'CV' });
  });

  it('R1 some thirty on each side are there from the beginning', () => {
    const first = arrivalsOf(1);
    expect(first.filter(({ nation }) => nation === 'japan')).toHaveLength(30);
    expect(first.filter(({ nation }) => nation !== 'japan')).toHaveLength(31);
  });
});
