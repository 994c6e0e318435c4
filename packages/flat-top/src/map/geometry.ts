/** Hexes, their names and distances. `distance` and `neighbours` are asked hundreds of thousands of times a second. */
import {
  columnOf as columnOnGrid,
  directions,
  type Grid,
  type Hex,
  hexName,
  hexNamed,
  ring,
  rowOf as rowOnGrid,
  southing,
  step,
} from '@ironbottom/hexes';

export type { Hex } from '@ironbottom/hexes';

export const grid: Grid = { columns: 80, rows: 44 };
export const hexCount = grid.columns * grid.rows;

const NAMES: readonly string[] = Array.from({ length: hexCount }, (_, hex) => hexName(grid, hex));

export function name(hex: Hex): string {
  return NAMES[hex] ?? `no hex (${hex})`;
}

const BY_NAME: ReadonlyMap<string, Hex> = new Map(NAMES.map((each, hex) => [each, hex]));

/** The hex a person means, in capitals or not; `undefined` if the board has none of that name. */
export function named(text: string): Hex | undefined {
  return BY_NAME.get(text) ?? hexNamed(grid, text.trim());
}

/** Hexes written in a file of ours, with blanks between: a name the board does not have is a fault of that file. */
export function hexesNamed(text: string): Hex[] {
  return text.split(' ').map((word) => {
    const hex = hexNamed(grid, word);
    if (hex === undefined) throw new RangeError(`${word} is no hex of the map`);
    return hex;
  });
}

const AROUND: readonly (readonly Hex[])[] = Array.from({ length: hexCount }, (_, hex) =>
  directions.flatMap((direction) => step(grid, hex, direction) ?? []),
);
/** By hex and direction 1 to 6, seven places a hex; -1 off the board. */
const STEPS = new Int16Array(hexCount * 7).fill(-1);
const COLUMN = new Int16Array(hexCount);
const SOUTH = new Int16Array(hexCount);
for (let hex = 0; hex < hexCount; hex += 1) {
  COLUMN[hex] = columnOnGrid(grid, hex);
  SOUTH[hex] = southing(columnOnGrid(grid, hex), rowOnGrid(grid, hex));
  for (const direction of directions) STEPS[hex * 7 + direction] = step(grid, hex, direction) ?? -1;
}

/** From 1 in the west to 80 in the east. */
export function columnOf(hex: Hex): number {
  return COLUMN[hex] ?? 0;
}

/** From 1 in the north to 44 in the south. */
export function rowOf(hex: Hex): number {
  return (hex % grid.rows) + 1;
}

/** The hexes around, clockwise from north; fewer than six at the edge of the board. */
export function neighbours(hex: Hex): readonly Hex[] {
  return AROUND[hex] ?? [];
}

/** The hex next door in a direction, 1 (north) clockwise to 6 (north-west); `undefined` off the board. */
export function next(hex: Hex, direction: number): Hex | undefined {
  const to = STEPS[hex * 7 + direction] ?? -1;
  return to < 0 ? undefined : to;
}

/** The direction, 1 to 6, of a hex next door; 0 if it is not next door. */
export function directionTo(from: Hex, to: Hex): number {
  for (let direction = 1; direction <= 6; direction += 1) if (STEPS[from * 7 + direction] === to) return direction;
  return 0;
}

/** The fewest steps from one hex to the other. */
export function distance(a: Hex, b: Hex): number {
  const across = Math.abs((COLUMN[a] ?? 0) - (COLUMN[b] ?? 0));
  const down = Math.abs((SOUTH[a] ?? 0) - (SOUTH[b] ?? 0));
  // Every step to another column goes half a hex north or south for nothing; the rest is straight.
  return down > across ? (across + down) >> 1 : across;
}

/** Where one hex lies from the other: degrees clockwise from north, below 360; 0 from itself. */
export function bearing(from: Hex, to: Hex): number {
  const east = (((COLUMN[to] ?? 0) - (COLUMN[from] ?? 0)) * Math.sqrt(3)) / 2;
  const north = ((SOUTH[from] ?? 0) - (SOUTH[to] ?? 0)) / 2;
  return (Math.round((Math.atan2(east, north) * 180) / Math.PI) + 360) % 360;
}

/** Ranges asked so often (observation, clouds) that the answers are kept. */
const KEPT = 3;
const KEEP: (readonly Hex[] | undefined)[] = Array.from({ length: hexCount * (KEPT + 1) });

/** Every hex at most so far away, the hex itself first, then ring by ring: the nearer the sooner. */
export function within(hex: Hex, range: number): readonly Hex[] {
  if (range > KEPT) return ringByRing(hex, range);
  const at = hex * (KEPT + 1) + range;
  const found = KEEP[at] ?? ringByRing(hex, range);
  KEEP[at] = found;
  return found;
}

function ringByRing(hex: Hex, range: number): readonly Hex[] {
  const hexes: Hex[] = [hex];
  for (let far = 1; far <= range; far += 1) hexes.push(...ring(grid, hex, far));
  return hexes;
}

/** 26, R11 How far a hex lies from an edge of the board in play: an edge hex is 0 from it. */
export function fromEdge(hex: Hex, edge: 'N' | 'E' | 'S' | 'W', westHalf: boolean): number {
  if (edge === 'N') return rowOf(hex) - 1;
  if (edge === 'S') return grid.rows - rowOf(hex);
  if (edge === 'W') return columnOf(hex) - 1;
  return (westHalf ? WEST_HALF : grid.columns) - columnOf(hex);
}

/** The last column of the western half: NN, along the middle fold. */
const WEST_HALF = 40;

/** Whether a hex is on the part of the board in play: all of it, or columns A to NN. */
export function inPlay(hex: Hex, westHalf: boolean): boolean {
  return hex >= 0 && hex < (westHalf ? WEST_HALF * grid.rows : hexCount);
}
