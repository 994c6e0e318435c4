import { describe, expect, it } from 'vitest';
import { arrivalsOf } from '../units.js';
import { charts } from './index.js';
import type { Arriving } from './schedule.js';

describe('every chart', () => {
  it.each(Object.values(charts).map((chart) => [chart.id, chart] as const))(
    '%s says where it comes from',
    (_, chart) => {
      expect(chart.source).toMatch(/\d/);
      expect(chart.title).not.toBe('');
    },
  );

  it('only the naval units are our own design', () => {
    const designed = Object.values(charts).filter(({ provenance }) => provenance !== 'text');
    expect(designed.map(({ id }) => id)).toEqual(['naval-units']);
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

  it('R1 some thirty on each side are there from the beginning', () => {
    const first = arrivalsOf(1);
    expect(first.filter(({ nation }) => nation === 'japan')).toHaveLength(30);
    expect(first.filter(({ nation }) => nation !== 'japan')).toHaveLength(31);
  });
});
