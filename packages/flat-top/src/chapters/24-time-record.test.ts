/** 24 The end of a turn. */
import { askOf, awaited } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import type { Given } from '../game-testing.js';
import { atPhase, doing, kindsOf, own, passUntil, ruleWith, say } from './12-testing.js';
import { timeRecordPhase } from './24-time-record.js';

const rule = ruleWith({ test, expect });

const ending = (given: Given) => doing(given, (table) => timeRecordPhase(table));

describe('24 time', () => {
  rule(
    '24',
    'one turn is over, and another begins',
    () => {
      const game = atPhase(8, { scenario: { special: {} } });
      const told = game.desk.book.events.filter(({ kind }) => kind === 'turn-over');
      return [told.length, game.state.public.turn];
    },
    [1, 3],
  );

  rule(
    '7.7',
    'counters that nobody observes may leave the map at the end of the turn',
    () => {
      const game = atPhase(9, {
        scenario: { special: {} },
        allied: { bases: [], tfs: [{ hex: 'DD31', ships: ['Chicago'], onMap: true }] },
      });
      const asked = awaited(game);
      say(game, 'allied', ['TF 1']);
      return [asked, own(game, 'allied').tfs[0]?.onMap];
    },
    [['allied'], false],
  );

  test('7.7 who is observed stays on it', () => {
    const game = atPhase(9, {
      scenario: { special: {} },
      allied: {
        bases: [],
        tfs: [
          { hex: 'DD31', ships: ['Chicago'], onMap: true },
          { hex: 'JJ31', ships: ['Astoria'], onMap: true },
        ],
      },
      japan: { tfs: [{ hex: 'DD33', ships: ['Aoba'], onMap: true }] },
    });
    const ask = askOf(game, 'allied');
    expect(ask?.ask === 'pick' && ask.of.map(({ id }) => id)).toEqual(['TF 2']);
  });

  rule(
    '8.5.5',
    'planes whose last turn this was and that are still flying are lost (R95)',
    () => {
      const { game } = ending({ japan: { flights: [{ hex: 'DD31', planes: ['3 Zero'] }] } });
      const flight = own(game, 'japan').flights[0];
      const lot = flight?.lots[0];
      if (flight === undefined || lot === undefined) return 'gone too early';
      flight.lots = [{ ...lot, deadline: 2 }];
      timeRecordPhase(game.desk.table);
      return [own(game, 'japan').flights.length, own(game, 'japan').lostToday];
    },
    [0, { Zero: 3 }],
  );

  test('the game does not ask for what nobody can do', () => {
    const game = atPhase(9, { scenario: { special: {} } });
    expect(game.state.public.turn).toBe(3);
    expect(
      kindsOf(
        passUntil(game, () => true),
        'out-of-fuel',
      ),
    ).toEqual([]);
  });
});
