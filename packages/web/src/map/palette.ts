/** The colours of the chart, by day and by night. What differs in colour differs in shape or texture too. */
import type { BoardPiece } from '@ironbottom/umpire';

/** Letters and silhouettes on counters, which are light by day and by night. */
export const ink = '#16212b';

export type Chart = {
  readonly night: boolean;
  readonly ink: string;
  readonly paper: string;
  readonly sea: string;
  readonly land: string;
  readonly coast: string;
  readonly shallows: string;
  readonly grid: string;
  readonly numbers: string;
  readonly edge: string;
  /** Names of seas, of islands and places, each with what is drawn around its letters. */
  readonly seaName: string;
  readonly seaHalo: string;
  readonly placeName: string;
  readonly placeHalo: string;
  /** Signs printed on the chart. */
  readonly sign: string;
  readonly signEdge: string;
  readonly cloud: string;
  readonly cloudHem: string;
  readonly cloudEdge: string;
  readonly storm: string;
  readonly stormLines: string;
  readonly stormEdge: string;
  readonly dark: string;
  /** Where one may go; the way chosen; what lies under a line so that it is seen on anything. */
  readonly target: string;
  readonly targetWash: string;
  readonly route: string;
  readonly under: string;
  readonly onRoute: string;
  readonly chosen: string;
  /** What is seen from somewhere, and how far something goes. */
  readonly search: string;
  readonly searchWash: string;
  readonly range: string;
  /** A line that something needs; what bars it, and letters on that. */
  readonly lifeline: string;
  readonly barred: string;
  readonly onBarred: string;
  readonly wind: string;
  readonly sector: string;
  readonly sectorName: string;
  readonly note: string;
  readonly noteInk: string;
  readonly noteEdge: string;
  /** For areas that have no drawing of their own, in the order in which they come. */
  readonly frames: readonly string[];
  /** Areas filled with lines or with dots. */
  readonly patterns: { readonly lines: string; readonly dots: string };
  readonly ours: readonly Livery[];
  readonly theirs: readonly Livery[];
};

/** `face` is the cardboard, `band` its darker edge, `line` what is drawn of that side on the chart itself. */
export type Livery = { readonly face: string; readonly band: string; readonly line: string };

export const day: Chart = {
  night: false,
  ink,
  paper: '#dfe6e4',
  sea: '#a9c6d4',
  land: '#cdbf8e',
  coast: '#6b5a33',
  shallows: 'rgba(226, 240, 240, 0.55)',
  grid: 'rgba(24, 52, 74, 0.26)',
  numbers: 'rgba(24, 48, 68, 0.72)',
  edge: 'rgba(24, 52, 74, 0.7)',
  seaName: 'rgba(30, 66, 96, 0.78)',
  seaHalo: 'rgba(214, 230, 236, 0.5)',
  placeName: '#2b2413',
  placeHalo: 'rgba(246, 242, 226, 0.85)',
  sign: 'rgba(255, 252, 240, 0.82)',
  signEdge: 'rgba(22, 33, 43, 0.55)',
  cloud: 'rgba(255, 255, 255, 0.42)',
  cloudHem: 'rgba(255, 255, 255, 0.09)',
  cloudEdge: 'rgba(110, 130, 145, 0.5)',
  storm: 'rgba(52, 60, 84, 0.4)',
  stormLines: 'rgba(18, 26, 44, 0.55)',
  stormEdge: 'rgba(20, 26, 44, 0.75)',
  dark: 'rgba(14, 20, 62, 0.34)',
  target: '#ffd23f',
  targetWash: 'rgba(255, 210, 63, 0.26)',
  route: '#8c1d40',
  under: 'rgba(255, 255, 255, 0.9)',
  onRoute: '#ffffff',
  chosen: '#ffe14d',
  search: '#00594f',
  searchWash: 'rgba(0, 110, 98, 0.1)',
  range: '#4b2a86',
  lifeline: '#0b5d1e',
  barred: '#7a0019',
  onBarred: '#ffffff',
  wind: '#1c4a6b',
  sector: 'rgba(28, 52, 96, 0.75)',
  sectorName: 'rgba(28, 52, 96, 0.4)',
  note: '#fff6c9',
  noteInk: '#4a1536',
  noteEdge: '#8c1d63',
  frames: ['#7b2d8b', '#0b6e4f', '#b34700', '#2446a8', '#8a6d00', '#a3123a'],
  patterns: { lines: '#6a1b9a', dots: '#0d0d0d' },
  ours: [
    { face: '#a8cbe8', band: '#1d4e7a', line: '#1d4e7a' },
    { face: '#a9ddd2', band: '#14605a', line: '#14605a' },
    { face: '#c3c6ee', band: '#3a3f8f', line: '#3a3f8f' },
  ],
  theirs: [
    { face: '#f2b79f', band: '#8f2a17', line: '#8f2a17' },
    { face: '#efd487', band: '#7a5a08', line: '#7a5a08' },
    { face: '#e2b6dc', band: '#77286c', line: '#77286c' },
    { face: '#c5d79b', band: '#4b6113', line: '#4b6113' },
  ],
};

export const night: Chart = {
  night: true,
  ink: '#dfe6ea',
  paper: '#0b1118',
  sea: '#1b2e3e',
  land: '#3b3a2c',
  coast: '#a8935c',
  shallows: 'rgba(120, 160, 175, 0.16)',
  grid: 'rgba(150, 182, 206, 0.19)',
  numbers: 'rgba(165, 190, 208, 0.66)',
  edge: 'rgba(150, 182, 206, 0.55)',
  seaName: 'rgba(134, 176, 210, 0.72)',
  seaHalo: 'rgba(16, 28, 40, 0.55)',
  placeName: '#eadfbf',
  placeHalo: 'rgba(10, 16, 22, 0.85)',
  sign: 'rgba(40, 53, 66, 0.92)',
  signEdge: 'rgba(200, 215, 225, 0.5)',
  cloud: 'rgba(158, 176, 192, 0.22)',
  cloudHem: 'rgba(158, 176, 192, 0.05)',
  cloudEdge: 'rgba(178, 196, 210, 0.45)',
  storm: 'rgba(96, 106, 140, 0.34)',
  stormLines: 'rgba(190, 200, 226, 0.34)',
  stormEdge: 'rgba(196, 206, 230, 0.7)',
  dark: 'rgba(1, 3, 16, 0.42)',
  target: '#f0bf30',
  targetWash: 'rgba(240, 191, 48, 0.15)',
  route: '#ff9db8',
  under: 'rgba(8, 12, 18, 0.85)',
  onRoute: '#2b0614',
  chosen: '#ffe14d',
  search: '#6fd9c6',
  searchWash: 'rgba(111, 217, 198, 0.09)',
  range: '#c7b1f5',
  lifeline: '#8fe39b',
  barred: '#ffb3bf',
  onBarred: '#2b0008',
  wind: '#a8cde8',
  sector: 'rgba(160, 185, 230, 0.6)',
  sectorName: 'rgba(160, 185, 230, 0.34)',
  note: '#2f2440',
  noteInk: '#f6d9ec',
  noteEdge: '#f0a8d6',
  frames: ['#d79be4', '#6fd0a9', '#f0a36a', '#9db4f5', '#dcc361', '#f58ca8'],
  patterns: { lines: '#d98cff', dots: '#fff3b0' },
  ours: [
    { face: '#8fb3d1', band: '#123a5e', line: '#9cc9ee' },
    { face: '#8fc4b8', band: '#0c4a45', line: '#8fdccd' },
    { face: '#a9acd6', band: '#2c306f', line: '#c3c6ee' },
  ],
  theirs: [
    { face: '#dca189', band: '#741f10', line: '#f4b49f' },
    { face: '#d3ba72', band: '#5e4506', line: '#efd487' },
    { face: '#c69bc0', band: '#5c1e53', line: '#e8bfe2' },
    { face: '#abbd83', band: '#394b0e', line: '#cfe0a8' },
  ],
};

/** Sides that are called by a colour have it. */
const named: { readonly [side: string]: Livery } = {
  blue: { face: '#a8cbe8', band: '#1d4e7a', line: '#3d7fb8' },
  red: { face: '#f2b79f', band: '#8f2a17', line: '#c4573f' },
  green: { face: '#b9d9a2', band: '#2f6113', line: '#5c9a3a' },
  yellow: { face: '#efd487', band: '#7a5a08', line: '#b08a20' },
  white: { face: '#eef0f0', band: '#4a555c', line: '#8a959c' },
  black: { face: '#c4c8cb', band: '#16181a', line: '#6b7074' },
};
const nobody: Livery = { face: '#cccccc', band: ink, line: '#777777' };

/** One's own sides in cold colours, the others in warm ones, each side its own as long as they last. */
export function liveries(
  pieces: readonly BoardPiece[],
  { ours, theirs }: Chart = day,
): (piece: Pick<BoardPiece, 'side' | 'own'>) => Livery {
  const own = [...new Set(pieces.filter((piece) => piece.own).map(({ side }) => side))].sort();
  const other = [...new Set(pieces.filter((piece) => !piece.own).map(({ side }) => side))].sort();
  return (piece) => {
    const called = named[piece.side.toLowerCase()];
    if (called !== undefined) return called;
    const [sides, colours] = piece.own ? [own, ours] : [other, theirs];
    return colours[Math.max(0, sides.indexOf(piece.side)) % colours.length] ?? nobody;
  };
}

/** A rulebook tells colours for the day; at night they are dark, and what was coloured is so still. */
export function fillOf(colour: string, chart: Chart): string {
  const rgb = chart.night ? channels(colour) : undefined;
  if (rgb === undefined) return colour;
  const mean = (rgb[0] + rgb[1] + rgb[2]) / 3;
  const tint = [0, 6, 16];
  const each = tint.map((more, i) => Math.round(clamp(mean + ((rgb[i] ?? 0) - mean) * 2.2) * 0.2 + more));
  return `rgb(${each.join(' ')})`;
}

/** The same for lines, which are light at night. */
export function lineOf(colour: string, chart: Chart): string {
  const rgb = chart.night ? channels(colour) : undefined;
  if (rgb === undefined) return colour;
  const [, , , alpha = 1] = rgb;
  return `rgb(${[0, 1, 2].map((i) => Math.round(255 - (255 - (rgb[i] ?? 0)) * 0.62)).join(' ')} / ${alpha})`;
}

const clamp = (value: number): number => Math.max(0, Math.min(255, value));

/** '#rrggbb', or '#rrggbbaa'. */
export function channels(colour: string): [red: number, green: number, blue: number, alpha?: number] | undefined {
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(colour)) return undefined;
  const [red = 0, green = 0, blue = 0, alpha] = (colour.slice(1).match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return alpha === undefined ? [red, green, blue] : [red, green, blue, alpha / 255];
}
