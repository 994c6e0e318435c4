/** The map as it is drawn. */
import type { BoardMap, Point } from '@ironbottom/umpire';
import { allBases, baseAt, hexes } from './map/places.js';
import { grid, middleOf } from './map/projection.js';
import { shores, terrain } from './map/shores.js';

const legend: BoardMap['legend'] = {
  '.': { name: 'sea', fill: '#b9d3e3' },
  '#': { name: 'land that no ship gets through', fill: '#d9cfae' },
  b: { name: 'base', fill: '#a9c9bd' },
};

const columnOf = (place: number): number => Math.floor(place / grid.rows);

const letterOf = (place: number): string =>
  baseAt(place) !== undefined ? 'b' : (terrain[place % grid.rows]?.[columnOf(place)] ?? '.');

const hundredths = (pair: string): Point => {
  const [x = 0, y = 0] = pair.split(',').map(Number);
  return [x / 100, y / 100];
};

const middle = (place: number): Point => middleOf(columnOf(place) + 1, (place % grid.rows) + 1);

const seas: readonly { readonly text: string; readonly at: Point }[] = [
  { text: 'North Pacific', at: [14.5, 2.2] },
  { text: 'Central Pacific', at: [13.2, 5.6] },
  { text: 'South Pacific', at: [15.6, 8.8] },
];

export const boardMap: BoardMap = {
  title: 'The Pacific, hexes of 900 km (designed)',
  shape: 'hex',
  middles: Array.from({ length: hexes }, (_, place) => middle(place)),
  terrain: Array.from({ length: hexes }, (_, place) => letterOf(place)).join(''),
  legend,
  land: shores.map((ring) => ring.split(' ').map(hundredths)),
  sides: [],
  labels: [
    ...seas.map(({ text, at }) => ({ text, at, size: 3 as const })),
    ...allBases.map(({ name, place }) => {
      const [x, y] = middle(place);
      return { text: name, at: [x, y + 0.36] as Point, size: 1 as const };
    }),
  ],
  signs: allBases.map(({ place, name, home, oil, capacity }) => ({
    place,
    symbol: home ? 'home' : oil > 0 ? 'oil' : 'port',
    text: `${name}: ${capacity === 0 ? 'room for all' : `capacity ${capacity}`}${oil > 0 ? `, ${oil} Oil Points a turn` : ''}`,
  })),
};
