/** How far it is from every hex to one, by sea around the land and by air around the mountains. Worked out once for a hex. */
import { mapboard } from '@ironbottom/flat-top';

const { hexCount, inPlay, maySail, mountainBetween, neighbours } = mapboard;

/** By hex: steps, or -1 where there is no way. */
export type Distances = Int16Array;

const kept = { sea: new Map<number, Distances>(), air: new Map<number, Distances>() };

export const bySea = (to: number, westHalf: boolean): Distances =>
  distances(kept.sea, to, westHalf, (from, next) => maySail(from, next) === undefined);

/** 14.15.5 Low planes fly around mountains. */
export const byAir = (to: number, westHalf: boolean): Distances =>
  distances(kept.air, to, westHalf, (from, next) => !mountainBetween(from, next));

function distances(
  known: Map<number, Distances>,
  to: number,
  westHalf: boolean,
  isOpen: (from: number, next: number) => boolean,
): Distances {
  const key = 2 * to + (westHalf ? 1 : 0);
  const before = known.get(key);
  if (before !== undefined) return before;
  const far: Distances = new Int16Array(hexCount).fill(-1);
  far[to] = 0;
  let edge = [to];
  for (let steps = 1; edge.length > 0; steps++) {
    const further: number[] = [];
    for (const at of edge)
      for (const from of neighbours(at)) {
        if (far[from] !== -1 || !inPlay(from, westHalf) || !isOpen(from, at)) continue;
        far[from] = steps;
        further.push(from);
      }
    edge = further;
  }
  known.set(key, far);
  return far;
}
