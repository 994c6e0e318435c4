/** How a colour looks to those who see fewer of them, and how far apart two colours are: for the checks of the palette. */
import { channels } from './palette.js';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** On linear light, the whole of the deficiency: Machado, Oliveira and Fernandes, 2009. */
export const eyes: { readonly [name: string]: Matrix } = {
  'full sight': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

function light(colour: string): Triple {
  const rgb = channels(colour);
  if (rgb === undefined) throw new Error(`${colour} is not written as #rrggbb`);
  return [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])];
}

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple): number => Math.max(0, a * x + b * y + c * z);
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

const toXyz: Matrix = [
  [0.4124 / 0.9505, 0.3576 / 0.9505, 0.1805 / 0.9505],
  [0.2126, 0.7152, 0.0722],
  [0.0193 / 1.089, 0.1192 / 1.089, 0.9505 / 1.089],
];

function lab(seen: Triple): Triple {
  const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = times(toXyz, seen);
  return [116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z))];
}

/** The distance of CIELAB: 2 can just be told apart side by side, 20 at a glance. */
export function apart(one: string, other: string, eye: Matrix): number {
  const [a, b] = [lab(times(eye, light(one))), lab(times(eye, light(other)))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** As WCAG counts it: 4.5 for letters, 3 for lines. */
export function contrast(one: string, other: string): number {
  const bright = (colour: string): number => {
    const [r, g, b] = light(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low = 0, high = 0] = [bright(one), bright(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
