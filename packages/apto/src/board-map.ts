/** The map as it is drawn: East Asia, as far as the war in China and Manchuria reaches. */
import type { BoardMap, Point } from '@ironbottom/umpire';
import { type Hex, isLand, type Terrain } from './map/hexes.js';
import { halves, ways } from './map/lattice.js';
import { map } from './map/map.js';

const letters: { readonly [T in Terrain]: string } = {
  sea: '.',
  clear: 'c',
  desert: 'd',
  jungle: 'j',
  'jungle-mountain': 'x',
  mountain: 'm',
};

const legend: BoardMap['legend'] = {
  '.': { name: 'sea', fill: '#b9d3e3' },
  c: { name: 'clear', fill: '#dfe3bf' },
  d: { name: 'desert', fill: '#efe0b0' },
  m: { name: 'mountain', fill: '#c9b79a' },
  j: { name: 'jungle', fill: '#a8c79a' },
  x: { name: 'jungle and mountain', fill: '#8fae86' },
};

/** East Asia, as far as the war in China reaches. */
const isEastAsia = ({ id, spot: { row, column } }: Hex): boolean =>
  id.startsWith('W') && row >= 33 && row <= 61 && column >= 5 && column <= 35;

const height = Math.sqrt(3) / 2;
const middle = ({ spot }: Hex): Point => [halves(spot) / 2, (61 - spot.row) * height];

let kept: BoardMap | undefined;

/** Drawn once, when it is first wanted. */
export function boardMap(): BoardMap {
  kept ??= drawn();
  return kept;
}

function drawn(): BoardMap {
  const shown = map.hexes.filter((hex) => isEastAsia(hex));
  const named = shown.filter(({ name }) => name !== null);
  return {
    title: 'East Asia, hexes of about 180 km on the book’s own numbering (terrain designed)',
    shape: 'pointed',
    middles: map.hexes.map((hex) => (isEastAsia(hex) ? middle(hex) : null)),
    terrain: map.hexes.map(({ terrain }) => letters[terrain]).join(''),
    legend,
    land: [],
    sides: shown.flatMap((hex) => ways.slice(0, 3).flatMap((way) => sidesOf(hex, way))),
    labels: named.map((hex) => {
      const [x, y] = middle(hex);
      return { text: hex.name ?? '', at: [x, y + 0.36] as Point, size: hex.city ? (2 as const) : (1 as const) };
    }),
    signs: named.flatMap((hex) => {
      const symbol = signOf(hex);
      return symbol === null ? [] : [{ place: hex.index, symbol, text: told(hex) }];
    }),
  };
}

/** Each side once: from the hex that has it in the north-east, the east or the south-east. */
function sidesOf(hex: Hex, way: 0 | 1 | 2 | 3 | 4 | 5): BoardMap['sides'][number][] {
  const other = map.hexes[hex.around[way]];
  if (other === undefined) return [];
  const { kind, river, rail, border } = hex.sides[way];
  const line = (name: string, colour: string) => ({ a: hex.index, b: other.index, kind: name, colour });
  return [
    ...(river ? [line('river', '#2d8ea0')] : []),
    ...(kind === 'impassable' ? [line('impassable ridge', '#6b4a2b')] : []),
    ...(kind === 'lake' ? [line('lake', '#2d8ea0')] : []),
    ...(kind === 'ferry' ? [line('ferry', '#2f6f6f')] : []),
    ...(border && !river && isLand(hex) && isLand(other) ? [line('border', '#5f5a63')] : []),
    ...(rail ? [line('railway', '#222222')] : []),
  ];
}

function signOf({ city, capital, port, resource, airbase }: Hex): string | null {
  if (capital) return 'capital';
  if (city) return 'city';
  if (port !== null) return 'port';
  if (resource) return 'resource';
  return airbase === null ? null : 'airfield';
}

const ports = { 'coastal-city': 'coastal city', minor: 'minor port', major: 'major port' } as const;

function told({ name, city, capital, port, resource, airbase, fortress }: Hex): string {
  const what = [
    ...(capital ? ['capital'] : city ? ['city'] : []),
    ...(resource ? ['resources'] : []),
    ...(port === null ? [] : [ports[port]]),
    ...(airbase === null ? [] : [`${airbase} airbase`]),
    ...(fortress ? ['permanent fortification'] : []),
  ];
  return `${name}: ${what.join(', ') || 'a place with a name'}`;
}
