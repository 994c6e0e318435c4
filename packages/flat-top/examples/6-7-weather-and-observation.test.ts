import { type Event, hears } from '@ironbottom/umpire';
import { expect, test } from 'vitest';
import { rollClouds, weatherAt } from '../src/chapters/6-weather.js';
import { af, fly, kinds, own, planesMove, say, upTo } from '../src/chapters/14-testing.js';
import { hexNamed } from '../src/game-testing.js';
import { name, within } from '../src/map.js';
import type { Side } from '../src/state.js';
import { atTable } from '../src/table-testing.js';

test('6.3.1 example: from J12, dice 4, 1, 3 and 5 put the clouds of sector I in J16, J11, M14 and E15', () => {
  const { table, state } = atTable({}, [4, 1, 3, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  rollClouds(table);
  expect(state.public.clouds.slice(0, 4).map(name)).toEqual(['J16', 'J11', 'M14', 'E15']);
});

test('6.3.2 example: the front O10, J12, E15 goes to R11, M14, H16 with a 3', () => {
  const { table, state } = atTable({ scenario: { clouds: 'front' } }, [3, 1, 1, 1]);
  rollClouds(table);
  expect(state.public.clouds.slice(0, 3).map(name)).toEqual(['R11', 'M14', 'H16']);
});

test('6.5 example: a marker brings clouds to its own hex and the eighteen round it, also over a fold (its picture is lost)', () => {
  const { public: pub } = atTable({ clouds: ['J12'] }).state;
  const cloudy = within(hexNamed('J12'), 4).filter((hex) => weatherAt(pub, hex) === 'cloud');
  expect(cloudy.toSorted()).toEqual(within(hexNamed('J12'), 2).toSorted());
  expect(cloudy.length).toBe(19);
  const fold = atTable({ clouds: ['T12'] }).state.public;
  expect(within(hexNamed('T12'), 2).every((hex) => weatherAt(fold, hex) === 'cloud')).toBe(true);
});

test('7.8 example: AF 5 finds hidden TF 3 at two hexes, and both sides know more with every hex', () => {
  const game = planesMove(
    {
      allied: { tfs: [{ hex: 'BB17', ships: ['Enterprise', 'South Dakota', 'San Francisco', '10 DD'] }] },
      japan: { flights: [{ id: 'AF 5', hex: 'BB14', planes: ['10 Betty GP', '5 Zero'], onMap: true }] },
    },
    [1],
  );
  own(game, 'allied').reports = { ships: 150, planes: 100, oneAsTwo: false };
  own(game, 'japan').reports = { ships: 100, planes: 50, oneAsTwo: false };
  const tf3 = () => own(game, 'allied').tfs[0]?.onMap;
  upTo(game, 'japan', 'map');
  expect(tf3()).toBe(false);
  say(game, 'japan', ['AF 5']);
  const last = (events: readonly Event[], side: Side): unknown =>
    kinds(
      events.filter((event) => hears(event, side)),
      'report',
    ).at(-1)?.report;

  // Hex by hex: it halts when something new is sighted.
  const first = fly(game, 'japan', 'BB15 BB16 BB17', 'search', 'sighting');
  expect([tf3(), name(af(game, 'japan', 'AF 5')?.hex ?? 0)]).toEqual([true, 'BB15']);
  expect(last(first, 'japan')).toMatchObject({ condition: 1, units: null, total: null });
  expect(last(first, 'allied')).toMatchObject({ condition: 1, units: null, total: null });

  const second = fly(game, 'japan', 'BB16', 'climb');
  // Seven to twenty ships, eight to twenty-two planes by the book; ours may say twenty-three (R29).
  const classes = ['carriers', 'capital ships', 'small ships'];
  expect(last(second, 'japan')).toMatchObject({ condition: 2, units: 1, total: 20, classes });
  expect(last(second, 'allied')).toMatchObject({ condition: 2, units: 1, total: 8, classes: ['armed', 'unarmed'] });

  const third = fly(game, 'japan', 'BB17', 'dive');
  const ships = [{ carriers: 1, 'capital ships': 2, 'small ships': 10 }];
  expect(last(third, 'japan')).toMatchObject({ condition: 3, units: 1, total: 13, each: ships });
  const planes = [{ 'armed low': 10, 'unarmed low': 5 }];
  expect(last(third, 'allied')).toMatchObject({ condition: 3, units: 1, total: 15, each: planes });
});
