/**
 * The book's ways of reading dice. A procedure asks for one die at a time; a `Throw` collects the faces until all have come.
 * Ten-sided dice come with the faces 1 to 10, of which 10 is the printed 0.
 */
import type { DieNeed } from '@ironbottom/umpire';

/** Dice being thrown for one purpose: how many, and what has come so far. */
export type Throw = { readonly dice: number; readonly faces: number[] };

export const aThrow = (dice: number): Throw => ({ dice, faces: [] });
export const cloneThrow = ({ dice, faces }: Throw): Throw => ({ dice, faces: faces.slice() });
export const isThrown = ({ dice, faces }: Throw): boolean => faces.length >= dice;

export const d6 = (rule: string, by: string): DieNeed => ({ need: 'die', rule, by, sides: 6 });
/** `classOf`: faces that come to the same. */
export const d10 = (rule: string, by: string, classOf?: (face: number) => number): DieNeed =>
  classOf === undefined ? { need: 'die', rule, by, sides: 10 } : { need: 'die', rule, by, sides: 10, classOf };

export const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** Two dice, each with a meaning of its own: which was thrown first is said beforehand. */
export function nominated(faces: readonly number[]): { first: number; second: number } {
  return { first: faces[0] ?? 0, second: faces[1] ?? 0 };
}

/** How far two dice are apart. */
export const differential = (faces: readonly number[]): number => Math.abs((faces[0] ?? 0) - (faces[1] ?? 0));

export const isDoubles = (faces: readonly number[]): boolean => faces.length > 1 && faces[0] === faces[1];

/** A printed 0 is nothing: checks of Troop Quality, shares of bombardment. */
export const zeroIsNone = (face: number): number => face % 10;
/** A printed 0 is ten: rail interdiction, torpedoes for land-based planes. */
export const zeroIsTen = (face: number): number => (face % 10 === 0 ? 10 : face % 10);

/** Tens, then units; 00 is a hundred. */
export function percentile(faces: readonly number[]): number {
  const read = 10 * zeroIsNone(faces[0] ?? 0) + zeroIsNone(faces[1] ?? 0);
  return read === 0 ? 100 : read;
}

/** The chance of two dice of six: how many of 36 throws sum to it. */
export const waysOf2D6 = (sum: number): number => Math.max(0, 6 - Math.abs(7 - sum));
