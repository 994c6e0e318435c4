import { describe, expect, test } from 'vitest';
import { charts } from './index.js';
import { leaves } from './paths.js';
import { chartRoom } from './room.js';

const chart = (id: string) => {
  const found = chartRoom.charts.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const cells = (id: string) =>
  chart(id).tables.flatMap(({ rows }) => rows.flatMap((row) => row.cells.filter((cell) => cell !== null)));

describe('the charts as tables', () => {
  test('every chart is there, with every value that players may change, under the path they would write', () => {
    expect(chartRoom.charts.map(({ id }) => id).sort()).toEqual(
      Object.values(charts)
        .map(({ id }) => id)
        .sort(),
    );
    for (const each of Object.values(charts)) {
      const paths = new Set(cells(each.id).map(({ path }) => path));
      const lists = leaves(each).filter((path) => !paths.has(path) && !/\.\d+$/.test(path));
      expect(lists, each.id).toEqual([]);
    }
  });

  test('what a cell may hold is what the game takes', () => {
    for (const { id, tables } of chartRoom.charts)
      for (const { rows } of tables)
        for (const { cells: row } of rows)
          for (const cell of row) {
            if (cell === null || cell.limits === null) continue;
            const { from, to, also, words } = cell.limits;
            const good = [...(words.length > 0 ? words : [from, to]), ...also.map(({ value }) => value)];
            for (const value of good)
              expect(chartRoom.check({ [id]: { [cell.path]: value } }).faults, `${id} ${cell.path}`).toEqual([]);
            if (words.length === 0)
              expect(chartRoom.check({ [id]: { [cell.path]: to + 1 } }).faults).toMatchObject([
                { chart: id, path: cell.path },
              ]);
          }
  });

  test('20.1 the Combat Results Table is one table, a row for each Hit Table, with its stars', () => {
    const table = chart('combat-results').tables.find(({ rows }) => rows.length === 15);
    expect(table?.head.slice(1, 4)).toEqual(['1-2', '3-4', '5-6']);
    expect(table?.rows[0]?.cells[0]).toMatchObject({ path: 'tables.1.1-2', value: '*' });
  });

  test('a fault names its chart and its value', () => {
    expect(chartRoom.check({ 'air-hit': {} }).faults).toMatchObject([{ chart: 'air-hit', path: '' }]);
    expect(chartRoom.check({ 'air-hits': { 'Avenger.torpedos': 3 } }).faults).toMatchObject([
      { chart: 'air-hits', path: 'Avenger.torpedos' },
    ]);
    expect(chartRoom.check({ 'air-hits': { 'Avenger.torpedo': 99 } }).faults).toMatchObject([
      {
        chart: 'air-hits',
        path: 'Avenger.torpedo',
        why: 'expected a whole number from 1 to 15, or null for a dash, got 99',
      },
    ]);
  });
});
