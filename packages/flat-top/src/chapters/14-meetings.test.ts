/** 14.13.6, R105 Who met whom is remembered for one turn, through dividing and merging. */
import { expect, test } from 'vitest';
import { beginTurn } from '../sequence.js';
import { doing } from './12-testing.js';
import { inheritMeetings } from './14-meetings.js';

const given = {
  allied: { flights: [{ hex: 'DD31', planes: ['4 Wildcat*'] }] },
  japan: { flights: [{ hex: 'DD31', planes: ['4 Zero'] }] },
};

test('R105 a divided formation passes it on to all its parts, and a merged one has it from any of them', () => {
  const { game } = doing(given, (table) => {
    table.state.umpire.secret.metLast = [['AF 1', 'AF 1']];
    inheritMeetings(
      table,
      'japan',
      () =>
        new Map([
          ['AF 1', ['AF 1']],
          ['AF 2', ['AF 1', 'AF 5']],
        ]),
    );
  });
  expect(game.state.umpire.secret.metLast).toEqual([
    ['AF 1', 'AF 1'],
    ['AF 1', 'AF 2'],
  ]);
});

test('14.13.6 it counts for the turn after, and not for whoever gets the number of a formation that is gone', () => {
  const { game } = doing(given, (table) => {
    table.state.umpire.secret.metNow = [
      ['AF 1', 'AF 1'],
      ['AF 7', 'AF 1'],
    ];
    beginTurn(table, 3);
  });
  expect(game.state.umpire.secret.metLast).toEqual([['AF 1', 'AF 1']]);
  beginTurn(game.desk.table, 4);
  expect(game.state.umpire.secret.metLast).toEqual([]);
});
