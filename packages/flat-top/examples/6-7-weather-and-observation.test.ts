import { expect, test } from 'vitest';
import { rollClouds, weatherAt } from '../src/chapters/6-weather.js';
import { moveCounter, observe, search } from '../src/chapters/7-observation.js';
import { hexNamed } from '../src/game-testing.js';
import { name, within } from '../src/map.js';
import type { Report } from '../src/pieces.js';
import type { Side } from '../src/state.js';
import { atTable, type Seated } from '../src/table-testing.js';

test('example after 6.3.1: from J12, dice 4, 1, 3 and 5 put the clouds of sector I in J16, J11, M14 and E15', () => {
  const { table, state } = atTable({}, [4, 1, 3, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  rollClouds(table);
  expect(state.public.clouds.slice(0, 4).map(name)).toEqual(['J16', 'J11', 'M14', 'E15']);
});

test('example after 6.3.2: the front O10, J12, E15 goes to R11, M14, H16 with a 3', () => {
  const { table, state } = atTable({ scenario: { clouds: 'front' } }, [3, 1, 1, 1]);
  rollClouds(table);
  expect(state.public.clouds.slice(0, 3).map(name)).toEqual(['R11', 'M14', 'H16']);
});

test('example after 6.5: a marker brings clouds to its own hex and the eighteen round it', () => {
  const { public: pub } = atTable({ clouds: ['J12'] }).state;
  const cloudy = within(hexNamed('J12'), 4).filter((hex) => weatherAt(pub, hex) === 'cloud');
  expect(cloudy.toSorted()).toEqual(within(hexNamed('J12'), 2).toSorted());
  expect(cloudy.length).toBe(19);
});

test('example after 7.8: AF 5 finds hidden TF 3 at two hexes, and both sides know more with every hex', () => {
  const seated = atTable(
    {
      allied: { tfs: [{ hex: 'BB17', ships: ['Enterprise', 'South Dakota', 'San Francisco', '10 DD'] }] },
      japan: { flights: [{ id: 'AF 5', hex: 'BB14', planes: ['10 Betty GP', '5 Zero'], onMap: true }] },
    },
    [1],
  );
  const { table, state, own, heard } = seated;
  state.public.segment = { side: 'japan', step: 'map' };
  own('allied').reports = { ships: 150, planes: 100, oneAsTwo: false };
  own('japan').reports = { ships: 100, planes: 50, oneAsTwo: false };
  const [af5] = own('japan').flights;
  const [tf3] = own('allied').tfs;
  if (af5 === undefined || tf3 === undefined) throw new Error('somebody is missing');

  expect(search(table, 'japan', af5)).toBe(true);
  expect(tf3.onMap).toBe(false);
  heard('japan');
  heard('allied');

  const flyTo = (hex: string): void => {
    const from = af5.hex;
    af5.hex = hexNamed(hex);
    moveCounter(table, 'japan', 'AF', from, af5.hex);
    observe(table);
  };

  flyTo('BB15');
  expect(tf3.onMap).toBe(true);
  expect(last(seated, 'japan')).toMatchObject({ condition: 1, units: null, total: null });
  expect(last(seated, 'allied')).toMatchObject({ condition: 1, units: null, total: null });

  flyTo('BB16');
  // Seven to twenty ships, eight to twenty-two planes by the book; ours may say twenty-three (R29).
  const classes = ['carriers', 'capital ships', 'small ships'];
  expect(last(seated, 'japan')).toMatchObject({ condition: 2, units: 1, total: 20, classes });
  expect(last(seated, 'allied')).toMatchObject({ condition: 2, units: 1, total: 8, classes: ['armed', 'unarmed'] });

  flyTo('BB17');
  const ships = [{ carriers: 1, 'capital ships': 2, 'small ships': 10 }];
  expect(last(seated, 'japan')).toMatchObject({ condition: 3, units: 1, total: 13, each: ships });
  const planes = [{ 'armed low': 10, 'unarmed low': 5 }];
  expect(last(seated, 'allied')).toMatchObject({ condition: 3, units: 1, total: 15, each: planes });
});

function last({ heard }: Seated, side: Side): Report | undefined {
  return heard(side, 'report').at(-1)?.report as unknown as Report | undefined;
}
