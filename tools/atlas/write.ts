/** A surveyed map as a source file that a person can read: rows of letters, names of hexes, shores in hundredths. */
import { hexName, hexNamed } from '@ironbottom/hexes';
import { hexOfPosition, type Point, type Survey, type SurveyedMap, sideName } from '@ironbottom/hexes/atlas';

const LETTERS = { sea: '.', partial: '+', land: '#' } as const;
const WIDTH = 112;

export type Placed = { readonly kind: string; readonly hex: string; readonly from: string; readonly why: string };
export type Place = {
  readonly kind: string;
  readonly at: readonly [number, number];
  readonly nudge?: { readonly to: string; readonly why: string };
};

export function mapSource(survey: Survey, map: SurveyedMap, places: { readonly [name: string]: Place }): string {
  const { grid } = survey;
  const name = (hex: number): string => hexName(grid, hex);
  const rows = Array.from({ length: grid.rows }, (_, row) =>
    Array.from({ length: grid.columns }, (_, column) => LETTERS[map.terrain[column * grid.rows + row] ?? 'sea']).join(
      '',
    ),
  );
  const sides = (list: SurveyedMap['landSides']): string[] => wrapped(list.map((side) => sideName(survey, side)));
  const placed = Object.entries(places).map(([place, { kind, at, nudge }]): string => {
    const from = name(hexOfPosition(survey, at));
    if (nudge !== undefined && hexNamed(grid, nudge.to) === undefined) throw new RangeError(`${nudge.to} is no hex`);
    const moved = nudge === undefined ? '' : `, nudgedFrom: ${quoted(from)}, why: ${quoted(nudge.why)}`;
    return `    ${quoted(place)}: { kind: ${quoted(kind)}, hex: ${quoted(nudge?.to ?? from)}${moved} },`;
  });
  const islands = Object.keys(map.islands)
    .sort()
    .map((island) => `    ${quoted(island)}: ${block(wrapped((map.islands[island] ?? []).map(name)), 4)},`);
  const main = [...map.islandsIn]
    .filter(([, list]) => list.length > 1)
    .map(([hex, [first]]) => `${name(hex)} ${first}`);
  return `${[
    '/** Built by `npm run atlas` from public coastlines: change packages/flat-top/atlas/geography.ts, not this file. */',
    "import type { MapData } from '../map/data.js';",
    '',
    'export const mapData: MapData = {',
    '  // Row by row from the north: . sea, + partial land, # all land.',
    '  terrain: [',
    ...rows.map((row) => `    '${row}',`),
    '  ],',
    `  landSides: ${block(sides(map.landSides), 2)},`,
    `  reefSides: ${block(sides(map.reefSides), 2)},`,
    `  mountainSides: ${block(sides(map.ridgeSides), 2)},`,
    '  places: {',
    ...placed,
    '  },',
    '  islands: {',
    ...islands,
    '  },',
    '  // Hexes of several islands: the one with most land there.',
    `  mainIsland: [\n${main.map((line) => `    ${quoted(line)},`).join('\n')}\n  ],`,
    `  perimeter: ${block(wrapped(map.inside.map(name)), 2)},`,
    '  // Shores in hundredths of a hex: the first point, then the way from each point to the next.',
    '  shores: [',
    ...map.outlines.map((ring) => `    ${block(wrapped(deltas(ring)), 4)},`),
    '  ],',
    '};',
  ].join('\n')}\n`;
}

/** Hundredths: the first point, then differences, so that rounding never adds up. */
function deltas(ring: readonly Point[]): string[] {
  let [x, y] = [0, 0];
  const told: string[] = [];
  for (const point of ring) {
    const [nextX, nextY] = [Math.round(point[0] * 100), Math.round(point[1] * 100)];
    if (told.length > 0 && nextX === x && nextY === y) continue;
    told.push(`${nextX - x},${nextY - y}`);
    x = nextX;
    y = nextY;
  }
  return told;
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}

function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function block(lines: readonly string[], indent: number): string {
  if (lines.length === 0) return '[]';
  const pad = ' '.repeat(indent);
  return `[\n${lines.map((line) => `${pad}  '${line}',`).join('\n')}\n${pad}]`;
}
