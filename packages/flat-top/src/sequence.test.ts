/** 5 The sequence of play. */
import { describe, expect, test } from 'vitest';
import { atPhase, doing, kindsOf, own, passUntil, ruleWith } from './chapters/12-testing.js';
import { beginTurn, hourOf, isNight, phases } from './sequence.js';

const rule = ruleWith({ test, expect });

/** The phases of one turn, as announced. */
function announced(): unknown[] {
  const game = atPhase(0, {
    turn: 3,
    hour: 9,
    allied: { tfs: [{ hex: 'DD31', ships: ['Chicago'] }] },
    scenario: { special: {} },
  });
  const events = [...game.desk.book.events, ...passUntil(game, ({ state }) => state.public.turn > 3)];
  return kindsOf(events, 'phase')
    .filter(({ turn }) => turn === 3)
    .map(({ phase }) => phase);
}

const order = [
  'Weather',
  'Air Operations',
  'Task Force Plotting',
  'Shadowing',
  'Task Force Movement',
  'Initiative',
  'Plane Movement',
  'Combat',
  'Repair',
  'Time Record',
];

describe('5 ten phases in order', () => {
  for (const { rule: number, name } of phases)
    rule(number, `the ${name} Phase has its place in the turn`, announced, order);

  rule('5', 'none is skipped', announced, order);

  rule(
    'CHART-time',
    'the clock goes on by an hour a turn',
    () => {
      const { game } = doing({ turn: 2, hour: 8 }, (table) => beginTurn(table, 3));
      return game.state.public.hour;
    },
    9,
  );

  test('24 after 2400 comes 0100', () => {
    expect([hourOf(6, 0), hourOf(6, 18), hourOf(6, 19), hourOf(6, 43)]).toEqual([6, 24, 1, 1]);
  });

  rule('6.11', '1900 to 0500 is night (R2)', () => [18, 19, 24, 1, 5, 6].map(isNight), [
    false,
    true,
    true,
    true,
    true,
    false,
  ]);

  test('15.6.1 what holds for one turn only ends with it', () => {
    const { game } = doing(
      { japan: { flights: [{ hex: 'DD31', planes: ['3 Zero'], flown: 4, moved: true, carried: 1 }] } },
      (table, at) => {
        for (const flight of own(at, 'japan').flights)
          flight.lots = flight.lots.map((lot) => ({ ...lot, burned: true }));
        beginTurn(table, 3);
      },
    );
    expect(own(game, 'japan').flights[0]).toMatchObject({
      flown: 0,
      moved: false,
      carried: 0,
      lots: [{ burned: false }],
    });
  });
});
