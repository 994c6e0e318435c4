import { library } from '@ironbottom/shelf/library';
import { describe, expect, test } from 'vitest';
import { cellsOf, differences, read, shownValue } from './cells.js';
import { withHouse } from './house.js';
import { readHouse } from './house-panel.js';

const rooms = await Promise.all(library.flatMap(({ charts }) => (charts === undefined ? [] : [charts()])));
const [room] = rooms;
if (room === undefined) throw new Error('no rulebook has charts');
const limits = { from: 1, to: 15, also: [{ value: null, text: '–' }], words: [] };

describe('house charts', () => {
  test('a value is typed as it is shown; an empty field gives the own value of the chart back', () => {
    expect(read(' 7 ', limits)).toEqual({ value: 7 });
    expect(read('-', limits)).toEqual({ value: null });
    expect(read('', limits)).toBeUndefined();
    expect(read('seven', limits)).toEqual({ value: 'seven' });
    expect(read('-3', { ...limits, also: [] })).toEqual({ value: -3 });
    expect([null, true, ['LP', 'SP'], '*'].map(shownValue)).toEqual(['–', 'yes', 'LP, SP', '*']);
  });

  test('put in and taken out, and what differs is told with what it was', () => {
    const chart = room.charts.find((each) =>
      cellsOf(each).some(({ limits: may }) => may !== null && may.words.length === 0),
    );
    const cell = chart && cellsOf(chart).find(({ limits: may }) => may !== null);
    if (chart === undefined || cell === undefined || cell.limits === null) throw new Error('nothing can be changed');
    const house = withHouse({}, chart.id, cell.path, cell.limits.to);
    expect(room.check(house).faults).toEqual([]);
    expect(differences(room.charts, house)).toEqual([
      { chart: chart.id, title: chart.title, path: cell.path, now: cell.limits.to, was: cell.value },
    ]);
    expect(withHouse(house, chart.id, cell.path, undefined)).toEqual({});
  });

  test('a file that is wrong is refused with chart, value and line', () => {
    const [chart] = room.charts;
    const cell = chart && cellsOf(chart).find(({ limits: may }) => may !== null);
    if (chart === undefined || cell === undefined) throw new Error('nothing can be changed');
    const text = JSON.stringify({ [chart.id]: { [cell.path]: 12345 } }, null, 2);
    expect(readHouse(room, text)).toEqual({ errors: [expect.stringContaining(`line 3, ${chart.id}, ${cell.path}: `)] });
    expect(readHouse(room, '{ "nothing": {} }')).toEqual({ errors: [expect.stringContaining('line 1, nothing: ')] });
    expect(readHouse(room, '{')).toEqual({ errors: [expect.stringContaining('line 1, column 2')] });
  });
});
