/** Silhouettes, drawn for this table: ships from the side, planes from above, in a box 100 wide and 60 high. */

/** Outlines to fill; other silhouettes to put together, smaller; a question mark where all is not known. */
type Drawing = {
  readonly outline?: string;
  readonly parts?: readonly { readonly symbol: string; readonly x: number; readonly y: number; readonly by: number }[];
  readonly ask?: readonly [x: number, y: number, height: number];
};

const drawings: { readonly [symbol: string]: Drawing } = {
  carrier: {
    outline:
      'M1 28H99V34H1ZM9 36H91L84 49H16ZM57 28V19H61V13H65V5H67V13H72V19H77V28ZM14 28L20 23H24L30 28ZM32 28L38 23H42L48 28Z',
  },
  surface: {
    outline:
      'M1 37L18 38H80L99 34L91 49H10ZM42 38V25H46V17H50V5H52V17H56V25H60V38ZM63 38L65 23H71L72 38ZM32 38V29H39V38Z' +
      'M17 38L18 31H28V38ZM18 32L4 29V31L18 34.6ZM75 38V31H85L87 38ZM85 32L98 28.6V30.6L85 34.6Z',
  },
  destroyer: {
    outline:
      'M3 40L20 41H82L98 38L91 48H11ZM38 41V31H42V24H45V14H46.6V24H50V31H54V41ZM58 41L59 31H64L65 41ZM70 41L71 31H76L77 41Z' +
      'M22 41V36H30V41ZM22 37L10 35V36.6L22 39Z',
  },
  transport: {
    outline:
      'M3 34H15L17 38H84L87 33L98 32L90 50H12ZM43 38V25H61V38ZM48 25V13H56V25ZM25 38V10H28V38ZM73 38V10H76V38Z' +
      'M27 33L40 20L41.4 21.6L28 36ZM26 33L13 20L11.6 21.6L25 36ZM75 33L88 20L89.4 21.6L76 36ZM74 33L64 21L62.6 22.6L73 36Z',
  },
  fighter: {
    outline:
      'M50 4Q54.5 5 54.5 14V18L85 22Q91 25.5 85 29.5L54.5 33L52.6 48L63 51.5V56H51.2L50 59L48.8 56H37V51.5L47.4 48L45.5 33' +
      'L15 29.5Q9 25.5 15 22L45.5 18V14Q45.5 5 50 4ZM40 2.6H60V4.6H40Z',
  },
  bomber: {
    outline:
      'M50 1Q55 2 55 12V19L98 25V29.5L55 34L53.4 49L70 52.5V57.5H51L50 59.5L49 57.5H30V52.5L46.6 49L45 34L2 29.5V25L45 19V12' +
      'Q45 2 50 1ZM27 12Q30.5 9.5 34 12L33.5 26H27.5ZM66 12Q69.5 9.5 73 12L72.5 26H66.5ZM23 9H38V10.8H23ZM62 9H77V10.8H62Z',
  },
  search: {
    outline:
      'M4 24L8 6H18L24 25L46 30H80Q95 32 97 38Q94 45 80 47L58 50L55 46.5L30 40L10 30ZM30 13H80Q84 15.5 80 18.5H30Q27 15.7 30 13Z' +
      'M50 18L48 31H64L61 18ZM70 10.5H84L88 15.7L84 21H70ZM88 4H90.2V27.4H88ZM36 18L40 30H42L38.6 18ZM2 54H98V56.4H2Z',
  },
  'mixed-planes': {
    parts: [
      { symbol: 'bomber', x: 50, y: 40, by: 0.62 },
      { symbol: 'fighter', x: 20, y: 18, by: 0.56 },
      { symbol: 'fighter', x: 80, y: 18, by: 0.56 },
    ],
  },
  base: {
    outline:
      'M50 2A28 28 0 0 1 50 58A28 28 0 0 1 50 2ZM50 7A23 23 0 0 0 50 53A23 23 0 0 0 50 7Z' +
      'M30 44L64 9L70 15L36 50ZM29 22L34 15.4L72 39L67 46Z',
  },
  'unknown-ships': { outline: 'M3 37L18 39H80L98 35L90 52H11ZM16 39V28H30V39ZM70 39V28H84V39Z', ask: [50, 19, 36] },
  'unknown-planes': { parts: [{ symbol: 'fighter', x: 36, y: 32, by: 0.86 }], ask: [84, 34, 46] },
  'look-out': {
    outline:
      'M32 30A14 14 0 0 1 32 58A14 14 0 0 1 32 30ZM32 37A7 7 0 0 0 32 51A7 7 0 0 0 32 37Z' +
      'M68 30A14 14 0 0 1 68 58A14 14 0 0 1 68 30ZM68 37A7 7 0 0 0 68 51A7 7 0 0 0 68 37Z' +
      'M19 40L29 6H43L46 20V42ZM81 40L71 6H57L54 20V42ZM45 20H55V30H45Z',
  },
  entry: { outline: 'M12 23H54V9L90 30L54 51V37H12Z' },
  submarine: {
    outline:
      'M1 40Q10 33 26 32H44L46 20H50V8H52V20H60L63 32H84Q96 33 99 38Q92 46 78 47H16Q6 46 1 40ZM68 32V27H74V32ZM2 53H98V55.4H2Z',
  },
  mine: {
    outline:
      'M50 14A18 18 0 0 1 50 50A18 18 0 0 1 50 14ZM47 4H53V16H47ZM47 48H53V60H47ZM22 29H34V35H22ZM66 29H78V35H66Z' +
      'M29.5 15.5L33.7 11.3L40 17.6L35.8 21.8ZM66.3 11.3L70.5 15.5L64.2 21.8L60 17.6ZM33.7 52.7L29.5 48.5L35.8 42.2L40 46.4ZM70.5 48.5L66.3 52.7L60 46.4L64.2 42.2Z',
  },
  compass: { outline: 'M50 0L57 23L80 30L57 37L50 60L43 37L20 30L43 23Z' },
  // A box with crossed straps, as troops have been drawn on maps for a century; marines with an anchor's ring above it.
  troops: {
    outline:
      'M8 10H92V56H8ZM13 15V51H87V15ZM13 15H19L50 31.4L81 15H87V17.6L55.6 33L87 48.4V51H81L50 34.6L19 51H13V48.4L44.4 33L13 17.6Z',
  },
  marines: {
    outline:
      'M50 0A6 6 0 0 1 50 12A6 6 0 0 1 50 0ZM50 3.4A2.6 2.6 0 0 0 50 8.6A2.6 2.6 0 0 0 50 3.4Z' +
      'M8 14H92V58H8ZM13 19V53H87V19ZM13 19H19L50 34.4L81 19H87V21.6L55.6 36L87 50.4V53H81L50 37.6L19 53H13V50.4L44.4 36L13 21.6Z',
  },
  cavalry: { outline: 'M8 10H92V56H8ZM13 15V51H87V15ZM13 45.6L81 15H87V20.4L19 51H13Z' },
  armor: {
    outline:
      'M8 10H92V56H8ZM13 15V51H87V15ZM34 20H66A13 13 0 0 1 66 46H34A13 13 0 0 1 34 20ZM34 24A9 9 0 0 0 34 42H66A9 9 0 0 0 66 24Z',
  },
  artillery: { outline: 'M8 10H92V56H8ZM13 15V51H87V15ZM50 24A9 9 0 0 1 50 42A9 9 0 0 1 50 24Z' },
  headquarters: { outline: 'M8 10H92V40H12V60H8ZM12 14V36H88V14ZM22 19H30V31H22ZM36 19H44V31H36ZM50 19H58V31H50Z' },
  general: { outline: 'M50 4L56.5 22.5H76L60 34L66 53L50 41.5L34 53L40 34L24 22.5H43.5Z' },
  supply: { outline: 'M18 12H82V56H18ZM23 17V51H77V17ZM46 17H54V51H46ZM23 30H77V38H23Z' },
  partisans: { outline: 'M14 44Q22 20 46 18Q52 4 68 12Q88 18 86 44H72Q70 30 58 28Q40 28 30 44Z' },
  city: { outline: 'M14 56V26H30V16H46V34H56V8H72V22H86V56ZM36 42V50H42V42Z' },
  oil: { outline: 'M50 2Q74 32 74 42A24 18 0 0 1 26 42Q26 32 50 2ZM38 40A12 10 0 0 0 48 53V49A8 7 0 0 1 42 40Z' },
  home: { outline: 'M50 2L57 22H79L61 35L68 56L50 43L32 56L39 35L21 22H43Z' },
  port: {
    outline:
      'M50 2A8 8 0 0 1 50 18A8 8 0 0 1 50 2ZM50 6.4A3.6 3.6 0 0 0 50 13.6A3.6 3.6 0 0 0 50 6.4Z' +
      'M47.4 17H52.6V50Q66 48 70 38L64 40L72 26L80 40L75 38Q70 56 50 59Q30 56 25 38L20 40L28 26L36 40L30 38Q34 48 47.4 50ZM36 22H64V27H36Z',
  },
};

/** Other words for the same thing. */
const alike: { readonly [symbol: string]: string } = {
  harbour: 'port',
  anchorage: 'port',
  airfield: 'base',
  'task-force': 'surface',
  land: 'troops',
  infantry: 'troops',
  resource: 'oil',
  mechanized: 'armor',
  motorized: 'armor',
  marine: 'marines',
  siberian: 'troops',
  garrison: 'troops',
  capital: 'home',
};

/** Small signs in a corner of a counter, in a box of 20 by 20. */
const badges: { readonly [badge: string]: string } = {
  high: 'M10 1L19 11H1ZM10 9L19 19H14L10 14.4L6 19H1Z',
  low: 'M10 19L19 9H1ZM10 11L19 1H14L10 5.6L6 1H1Z',
  searching: 'M8 1A7 7 0 0 1 8 15A7 7 0 0 1 8 1ZM8 4A4 4 0 0 0 8 12A4 4 0 0 0 8 4ZM12 14L14 12L19.5 17.5L17.5 19.5Z',
  damaged: 'M10 0L12.4 6L18 3L15.4 8.4L20 11L14.6 12.4L16 19L10.4 15L5 20L5.6 13.4L0 12L4.6 8.4L1.6 3L7.4 5.6Z',
  seen: 'M0 10Q10 0 20 10Q10 20 0 10ZM10 6A4 4 0 0 0 10 14A4 4 0 0 0 10 6ZM10 8.2A1.8 1.8 0 0 1 10 11.8A1.8 1.8 0 0 1 10 8.2Z',
  anchored:
    'M10 0A3 3 0 0 1 10 6A3 3 0 0 1 10 0ZM8.6 5H11.4V16Q15 15 16 12L14 12.4L17 8L20 12L18 12Q16.6 18.6 10 20Q3.4 18.6 2 12H0L3 8L6 12.4L4 12Q5 15 8.6 16ZM5 7.6H15V10H5Z',
};

/** Outlines are read once, when first drawn. */
const paths = new Map<string, Path2D>();

function pathOf(outline: string): Path2D {
  let path = paths.get(outline);
  if (path === undefined) {
    path = new Path2D(outline);
    paths.set(outline, path);
  }
  return path;
}

export type Pen = CanvasRenderingContext2D;

/** Draws a silhouette as large as fits a box, in the colour set; the first letters of a symbol that has no drawing. */
export function drawSymbol(pen: Pen, symbol: string, left: number, top: number, width: number, height: number): void {
  const by = Math.min(width / 100, height / 60);
  pen.save();
  pen.translate(left + width / 2 - 50 * by, top + height / 2 - 30 * by);
  pen.scale(by, by);
  const drawing = drawings[alike[symbol] ?? symbol];
  if (drawing === undefined) letters(pen, symbol);
  else drawDrawing(pen, drawing);
  pen.restore();
}

function drawDrawing(pen: Pen, drawing: Drawing): void {
  if (drawing.outline !== undefined) pen.fill(pathOf(drawing.outline));
  for (const part of drawing.parts ?? []) {
    const outline = drawings[part.symbol]?.outline;
    if (outline === undefined) continue;
    pen.save();
    pen.translate(part.x - 50 * part.by, part.y - 30 * part.by);
    pen.scale(part.by, part.by);
    pen.fill(pathOf(outline));
    pen.restore();
  }
  if (drawing.ask !== undefined) {
    const [x, y, height] = drawing.ask;
    write(pen, '?', x, y, height);
  }
}

function letters(pen: Pen, symbol: string): void {
  write(pen, symbol.slice(0, 2).toUpperCase(), 50, 32, 52);
}

function write(pen: Pen, text: string, x: number, y: number, height: number): void {
  pen.font = `900 ${height}px "DejaVu Sans", system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y);
}

/** Draws a badge in a square, in the colour set; one that has no drawing is written if it has two letters, else its first one. */
export function drawBadge(pen: Pen, badge: string, left: number, top: number, side: number): void {
  pen.save();
  pen.translate(left, top);
  pen.scale(side / 20, side / 20);
  const outline = badges[badge === 'depleted' ? 'damaged' : badge];
  if (outline === undefined)
    write(pen, badge.length === 2 ? badge : badge.slice(0, 1).toUpperCase(), 10, 11, badge.length === 2 ? 15 : 19);
  else pen.fill(pathOf(outline));
  pen.restore();
}
