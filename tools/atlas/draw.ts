/** The map as a picture for the documentation, drawn from the same description that the page gets. */
import type { BoardMap, Point } from '@ironbottom/umpire';

/** Pixels to a board unit. */
const SCALE = 24;
const MARGIN = 26;
const CORNER = 1 / Math.sqrt(3);
const CORNERS: readonly Point[] = [
  [CORNER, 0],
  [CORNER / 2, 0.5],
  [-CORNER / 2, 0.5],
  [-CORNER, 0],
  [-CORNER / 2, -0.5],
  [CORNER / 2, -0.5],
];
const SIGNS: { readonly [symbol: string]: { readonly letter: string; readonly fill: string } } = {
  base: { letter: '✈', fill: '#7c2d1e' },
  'look-out': { letter: '◉', fill: '#27445c' },
  entry: { letter: '➜', fill: '#1f4d2b' },
  compass: { letter: '✢', fill: '#40566b' },
};

export function picture(map: BoardMap, rows: number, columnName: (column: number) => string): string {
  const middles = map.middles.flatMap((middle) => (middle === null ? [] : [middle]));
  const east = Math.max(...middles.map(([x]) => x)) + CORNER;
  const south = Math.max(...middles.map(([, y]) => y)) + 0.5;
  const px = (value: number): string => String(Math.round(value * SCALE * 10) / 10);
  const points = (line: readonly Point[]): string => line.map(([x, y]) => `${px(x)},${px(y)}`).join(' ');
  const hexagon = ([x, y]: Point): string => `M${CORNERS.map(([dx, dy]) => `${px(x + dx)} ${px(y + dy)}`).join('L')}Z`;
  const fills = Object.entries(map.legend)
    .slice(1)
    .map(([letter, { fill }]) => {
      const hexes = map.middles.flatMap((middle, hex) =>
        middle !== null && map.terrain[hex] === letter ? [middle] : [],
      );
      return `<path fill="${fill}" d="${hexes.map(hexagon).join('')}"/>`;
    });
  const sides = map.sides.flatMap(({ a, b, kind, colour }) => {
    const ends = sideBetween(map.middles[a] ?? [0, 0], map.middles[b] ?? [0, 0]);
    const dash = kind === 'perimeter' ? ' stroke-dasharray="3 3"' : kind === 'reef' ? ' stroke-dasharray="0.1 4"' : '';
    const width = { land: 1.4, reef: 3, mountain: 2.6, perimeter: 1.4 }[kind] ?? 1;
    return `<polyline points="${points(ends)}" stroke="${colour}" stroke-width="${width}"${dash}/>`;
  });
  const text = (x: number, y: number, size: number, style: string, words: string): string =>
    `<text x="${px(x)}" y="${px(y)}" font-size="${size}" ${style}>${words}</text>`;
  const labels = map.labels.map(({ at: [x, y], text: words, size }) =>
    size === 3
      ? text(x, y + 0.2, 26, 'class="sea"', words)
      : text(x, y + 0.2, size === 2 ? 13 : 10, size === 2 ? 'class="island"' : 'class="base"', words),
  );
  const signs = map.signs.map(({ place, symbol, text: words }) => {
    const [x, y] = map.middles[place] ?? [0, 0];
    const { letter, fill } = SIGNS[symbol] ?? { letter: '?', fill: '#000' };
    return `<text x="${px(x)}" y="${px(y + 0.2)}" font-size="12" fill="${fill}"><title>${words}</title>${letter}</text>`;
  });
  const numbers = Array.from({ length: middles.length / rows }, (_, column) => {
    const x = middles[column * rows]?.[0] ?? 0;
    return column % 2 === 0 ? text(x, -0.75, 8, '', columnName(column + 1)) : '';
  });
  const rowNumbers = Array.from({ length: rows }, (_, row) => text(-CORNER - 0.4, row + 0.15, 8, '', String(row + 1)));
  const [wide, high] = [(east + CORNER) * SCALE + 2 * MARGIN, (south + 0.5) * SCALE + 2 * MARGIN];
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(wide)}" height="${Math.ceil(high)}" font-family="DejaVu Sans, sans-serif" text-anchor="middle">`,
    '<title>The mapboard, built from public coastlines</title>',
    '<style>.sea{font-style:italic;font-family:DejaVu Serif,serif;fill:#1e4260;fill-opacity:.75;letter-spacing:6px}.island{font-style:italic;font-weight:600;font-family:DejaVu Serif,serif;fill:#2b2413;stroke:#f6f2e2;stroke-width:2.5px;paint-order:stroke}.base{font-weight:600;fill:#3a1710;stroke:#f6f2e2;stroke-width:2.5px;paint-order:stroke}</style>',
    '<rect width="100%" height="100%" fill="#f4efe0"/>',
    `<g transform="translate(${MARGIN + CORNER * SCALE} ${MARGIN + 0.5 * SCALE})">`,
    `<clipPath id="board"><polygon points="${points(outline(middles, rows))}"/></clipPath>`,
    // The grid repeats every two columns and every row.
    `<pattern id="grid" width="${px(Math.sqrt(3))}" height="${SCALE}" patternUnits="userSpaceOnUse"><path fill="none" stroke="#18344a" stroke-opacity=".22" d="${[
      [0, 0],
      [0, 1],
      [Math.sqrt(3), 0],
      [Math.sqrt(3), 1],
      [Math.sqrt(3) / 2, 0.5],
    ]
      .map(([x = 0, y = 0]) => hexagon([x, y]))
      .join('')}"/></pattern>`,
    '<g clip-path="url(#board)">',
    `<rect x="-50" y="-50" width="${px(east + 4)}" height="${px(south + 4)}" fill="${Object.values(map.legend)[0]?.fill}"/>`,
    ...fills,
    `<g fill="${map.legend['#']?.fill}" stroke="#6b5a33" stroke-width=".8" stroke-linejoin="round">`,
    ...map.land.map((ring) => `<polygon points="${points(ring)}"/>`),
    '</g>',
    `<rect x="-50" y="-50" width="${px(east + 4)}" height="${px(south + 4)}" fill="url(#grid)"/>`,
    `<g fill="none" stroke-linecap="round">`,
    ...sides,
    '</g></g>',
    ...numbers,
    ...rowNumbers,
    ...signs,
    ...labels,
    '</g></svg>',
  ].join('\n')}\n`;
}

/** Around the board: along its northern hexes, down the east side, back along the southern ones, up the west side. */
function outline(middles: readonly Point[], rows: number): Point[] {
  const around: Point[] = [];
  const add = ([x, y]: Point, ...corners: number[]): void => {
    for (const corner of corners) {
      const [dx, dy] = CORNERS[corner] ?? [0, 0];
      around.push([x + dx, y + dy]);
    }
  };
  const columns = middles.length / rows;
  const at = (column: number, row: number): Point => middles[column * rows + row] ?? [0, 0];
  for (let column = 0; column < columns; column += 1) add(at(column, 0), 4, 5);
  for (let row = 0; row < rows; row += 1) add(at(columns - 1, row), 5, 0, 1);
  for (let column = columns - 1; column >= 0; column -= 1) add(at(column, rows - 1), 1, 2);
  for (let row = rows - 1; row >= 0; row -= 1) add(at(0, row), 2, 3, 4);
  return around;
}

/** The two ends of the side between neighbours: half a side to either hand of the point midway. */
function sideBetween([ax, ay]: Point, [bx, by]: Point): readonly [Point, Point] {
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const [dx, dy] = [((by - ay) * CORNER) / 2, ((ax - bx) * CORNER) / 2];
  return [
    [x + dx, y + dy],
    [x - dx, y - dy],
  ];
}
