import { expect, it } from 'vitest';
import { charts } from './index.js';
import { chartRoom } from './room.js';

const shown = new Map(chartRoom.charts.map((chart) => [chart.id, chart]));

it('every chart is shown, with something in it and on what ground it stands', () => {
  for (const { id, provenance, source } of Object.values(charts)) {
    expect(shown.get(id)).toMatchObject({ provenance, source });
    expect(shown.get(id)?.tables.flatMap(({ rows }) => rows).length, id).toBeGreaterThan(0);
  }
});

it('CHART-naval-attack the table is shown as it is printed: rows by AS and FF, columns by the dice', () => {
  const [table] = shown.get('naval-attack')?.tables ?? [];
  expect(table?.head.at(-1)).toBe('on 12+');
  expect(table?.rows.map(({ name }) => name).slice(0, 5)).toEqual([
    'FF 1',
    'FF 2',
    'AS 1, FF 3',
    'FF 4',
    'AS 2, FF 5–6',
  ]);
  expect(table?.rows.at(-1)?.cells.map((cell) => cell?.value)).toEqual([8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13]);
});

it('what is ours is called designed, what is printed is not', () => {
  const designed = chartRoom.charts.filter(({ provenance }) => provenance === 'designed').map(({ id }) => id);
  expect(designed).toEqual(expect.arrayContaining(['named-ships', 'nationality', 'air-defence', 'submarine-attack']));
  for (const id of ['naval-attack', 'task-force-counters', 'transport-levels']) expect(designed).not.toContain(id);
  expect(shown.get('named-ships')?.exceptions).toMatchObject([{ at: 'Nevada.factors', provenance: 'text' }]);
});

it('house values are refused', () => {
  expect(chartRoom.check({}).faults).toEqual([]);
  expect(chartRoom.check({ 'naval-attack': { 'FF 1': 3 } }).faults).toHaveLength(1);
});
