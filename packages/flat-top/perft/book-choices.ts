/** All that can be chosen, written out one by one and then held against the rules. */

/** Every way to give each of several things one of its amounts: [2, 1] gives 00 01 10 11 20 21. */
export function amounts(most: readonly number[]): number[][] {
  let all: number[][] = [[]];
  for (const n of most) all = all.flatMap((before) => Array.from({ length: n + 1 }, (_, i) => [...before, i]));
  return all;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Every way to put so many alike, or fewer, into so many places. */
export const upTo = (many: number, places: number): number[][] =>
  amounts(Array.from({ length: places }, () => many)).filter((each) => sum(each) <= many);

/** Every way to put all of so many alike into so many places. */
export const allOf = (many: number, places: number): number[][] =>
  upTo(many, places).filter((each) => sum(each) === many);

/** Every way to send each of these to one of the places. */
export function assignments<T>(things: number, places: readonly T[]): T[][] {
  let all: T[][] = [[]];
  for (let i = 0; i < things; i++) all = all.flatMap((before) => places.map((place) => [...before, place]));
  return all;
}

export const subsets = <T>(of: readonly T[]): T[][] =>
  assignments(of.length, [false, true]).map((taken) => of.filter((_, i) => taken[i] === true));

/** How many combinations of one choice from each list pass. */
export function pairs<A, B>(these: readonly A[], those: readonly B[], passes: (a: A, b: B) => boolean): number {
  let n = 0;
  for (const a of these) for (const b of those) if (passes(a, b)) n += 1;
  return n;
}
