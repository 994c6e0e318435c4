/** The mapboard as the page draws it: shores, hexes, names and signs. */
import type { BoardMap, Point } from '@ironbottom/umpire';
import { mapData } from './charts/map-data.js';
import { islandLabels, type Label, seaLabels } from './charts/map-labels.js';
import {
  coastwatchers,
  directionalHexes,
  entryHexes,
  grid,
  type Hex,
  hexCount,
  hexesNamed,
  inPlay,
  landSides,
  mountainSides,
  namedPlaces,
  neighbours,
  perimeter,
  reefSides,
  type Side,
  sectorNames,
  terrainAt,
  windSector,
} from './map.js';

/** From column to column, in units of the distance between neighbouring hexes. */
const ACROSS = Math.sqrt(3) / 2;
const CORNER = 1 / Math.sqrt(3);

const LETTERS = { sea: '.', partial: '+', land: '#' } as const;
const LEGEND: BoardMap['legend'] = {
  '.': { name: 'all sea', fill: '#a9c6d4' },
  '+': { name: 'partial land', fill: '#bccdc6' },
  '#': { name: 'all land', fill: '#cdbf8e' },
};
const COLOURS = { land: '#8a7a4c99', reef: '#b0564a', mountain: '#6b4a2b', perimeter: '#2f2f33' } as const;

/** The middle of a hex. */
export function middleOf(hex: Hex): Point {
  const column = Math.floor(hex / grid.rows);
  return [column * ACROSS, (hex % grid.rows) + (column % 2) / 2];
}

const KEPT: { [half: string]: BoardMap } = {};

/** The whole board, or its western half alone (columns A to NN). */
export function boardMap(westHalf: boolean): BoardMap {
  const which = westHalf ? 'west' : 'whole';
  KEPT[which] ??= drawn(westHalf);
  return KEPT[which];
}

function drawn(westHalf: boolean): BoardMap {
  const hexes = Array.from({ length: hexCount }, (_, hex) => hex).filter((hex) => inPlay(hex, westHalf));
  const columns = hexes.length / grid.rows;
  const east = (columns - 1) * ACROSS + CORNER;
  const shown = (hex: Hex): boolean => inPlay(hex, westHalf);
  const lines = (kind: keyof typeof COLOURS, sides: readonly Side[]): BoardMap['sides'][number][] =>
    sides.filter(([a, b]) => shown(a) && shown(b)).map(([a, b]) => ({ a, b, kind, colour: COLOURS[kind] }));
  return {
    title: westHalf ? 'The western half of the mapboard' : 'The mapboard',
    shape: 'hex',
    middles: hexes.map(middleOf),
    terrain: hexes.map((hex) => LETTERS[terrainAt(hex)]).join(''),
    legend: LEGEND,
    land: SHORES.map((ring) => westOf(ring, east)).filter((ring) => ring.length > 2),
    sides: [
      ...lines('land', landSides),
      ...lines('reef', reefSides),
      ...lines('mountain', mountainSides),
      ...lines('perimeter', perimeterSides()),
    ],
    labels: [
      ...seaLabels.flatMap((label) => written(label, 3)),
      ...islandLabels.flatMap((label) => written(label, 2)),
      ...namedPlaces
        .filter(({ kind }) => kind === 'base')
        .map(({ name, hex }) => ({ at: below(middleOf(hex)), text: name, size: 1 as const })),
    ].filter(({ at }) => at[0] <= east),
    signs: signs().filter(({ place }) => shown(place)),
    sectors: sectorNames.slice(1).flatMap((sector, i) => {
      const places = hexes.filter((hex) => windSector(hex, westHalf) === i + 1);
      return places.length === 0 ? [] : [{ name: sector, places }];
    }),
  };
}

function written([text, hex]: Label, size: 2 | 3): BoardMap['labels'][number][] {
  return hexesNamed(hex).map((at) => ({ at: middleOf(at), text, size }));
}

/** The name of a base stands below its sign. */
function below([x, y]: Point): Point {
  return [x, y + 0.5];
}

/** Rings as the map file tells them: hundredths, each point by its way from the one before. */
const SHORES: readonly (readonly Point[])[] = mapData.shores.map((lines) => {
  let [x, y] = [0, 0];
  return lines
    .flatMap((line) => line.split(' '))
    .map((text): Point => {
      const [dx = 0, dy = 0] = text.split(',').map(Number);
      x += dx;
      y += dy;
      return [x / 100, y / 100];
    });
});

/** The part of a ring west of a line. */
function westOf(ring: readonly Point[], east: number): Point[] {
  const kept: Point[] = [];
  let before = ring.at(-1) ?? [0, 0];
  for (const point of ring) {
    if (before[0] > east !== point[0] > east) {
      const part = (east - before[0]) / (point[0] - before[0]);
      kept.push([east, before[1] + (point[1] - before[1]) * part]);
    }
    if (point[0] <= east) kept.push(point);
    before = point;
  }
  return kept;
}

/** The dotted line on New Guinea (7.9), hexside by hexside. */
function perimeterSides(): Side[] {
  const inside = new Set(perimeter);
  return perimeter.flatMap((hex) => neighbours(hex).flatMap((out): Side[] => (inside.has(out) ? [] : [[hex, out]])));
}

function signs(): BoardMap['signs'][number][] {
  const turns = (count: number): string => (count === 1 ? '1 turn' : `${count} turns`);
  return [
    ...namedPlaces
      .filter(({ kind }) => kind === 'base')
      .map(({ name, hex }) => ({ place: hex, symbol: 'base', text: `${name}, a base` })),
    ...coastwatchers.map(({ side, island, hex }) => ({
      place: hex,
      symbol: 'look-out',
      text: `${side === 'allied' ? 'Allied' : 'Japanese'} coastwatcher on ${island}`,
    })),
    ...entryHexes.map(({ hex, base, turns: count }) => ({
      place: hex,
      symbol: 'entry',
      text: `Entry hex, ${turns(count)} from ${base}`,
    })),
    ...directionalHexes.map((hex, index) => ({
      place: hex,
      symbol: 'compass',
      text: `Directional hex of sector ${sectorNames[index + 1] ?? ''}`,
    })),
  ];
}
