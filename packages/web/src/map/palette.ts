/** The colours of the table. What differs in colour differs in shape or texture too. */
import type { BoardPiece } from '@ironbottom/umpire';

export const ink = '#16212b';
export const paper = '#dfe6e4';
export const sea = '#a9c6d4';
export const land = '#cdbf8e';
export const coast = '#6b5a33';
export const shallows = 'rgba(226, 240, 240, 0.55)';
export const grid = 'rgba(24, 52, 74, 0.26)';
export const numbers = 'rgba(24, 48, 68, 0.72)';
export const target = '#ffd23f';
export const route = '#8c1d40';
export const chosen = '#ffe14d';

/** `face` is the cardboard, `band` its darker edge. */
export type Livery = { readonly face: string; readonly band: string };

const ours: readonly Livery[] = [
  { face: '#a8cbe8', band: '#1d4e7a' },
  { face: '#a9ddd2', band: '#14605a' },
  { face: '#c3c6ee', band: '#3a3f8f' },
];
const theirs: readonly Livery[] = [
  { face: '#f2b79f', band: '#8f2a17' },
  { face: '#efd487', band: '#7a5a08' },
  { face: '#e2b6dc', band: '#77286c' },
  { face: '#c5d79b', band: '#4b6113' },
];

/** Sides that are called by a colour have it. */
const named: { readonly [side: string]: Livery } = {
  blue: { face: '#a8cbe8', band: '#1d4e7a' },
  red: { face: '#f2b79f', band: '#8f2a17' },
  green: { face: '#b9d9a2', band: '#2f6113' },
  yellow: { face: '#efd487', band: '#7a5a08' },
  white: { face: '#eef0f0', band: '#4a555c' },
  black: { face: '#c4c8cb', band: '#16181a' },
};

/** One's own sides in cold colours, the others in warm ones, each side its own as long as they last. */
export function liveries(pieces: readonly BoardPiece[]): (piece: BoardPiece) => Livery {
  const own = [...new Set(pieces.filter((piece) => piece.own).map(({ side }) => side))].sort();
  const other = [...new Set(pieces.filter((piece) => !piece.own).map(({ side }) => side))].sort();
  return (piece) => {
    const called = named[piece.side.toLowerCase()];
    if (called !== undefined) return called;
    const [sides, colours] = piece.own ? [own, ours] : [other, theirs];
    return colours[Math.max(0, sides.indexOf(piece.side)) % colours.length] ?? { face: '#cccccc', band: ink };
  };
}

/** For areas that have no drawing of their own, in the order in which they come. */
export const frames: readonly string[] = ['#7b2d8b', '#0b6e4f', '#b34700', '#2446a8', '#8a6d00', '#a3123a'];
