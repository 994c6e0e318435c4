/** Where over the map a card may lie without hiding what matters. */
import type { Point } from '@ironbottom/umpire';
import type { Size } from './camera.js';

export type Corner = 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';

/** The corner with the least in it, whether only a narrow card has room there, and whether even that would hide something. */
export type Room = { readonly corner: Corner; readonly narrow: boolean; readonly hides: boolean };

export const allRoom: Room = { corner: 'bottom-left', narrow: false, hides: false };

const corners: readonly Corner[] = ['bottom-left', 'bottom-right', 'top-left', 'top-right'];

/** As large as what is said of a place grows. */
const tip: Point = [320, 200];

/** Whether what is said of a point lies to its left, and above it: away from where `heading` leads, as far as there is room. */
export function tipFor(at: Point, { width, height }: Size, heading: Point = [0, 0]): { left: boolean; above: boolean } {
  const isBefore = (axis: 0 | 1, length: number): boolean => {
    if (heading[axis] > 0 && at[axis] > tip[axis]) return true;
    if (heading[axis] < 0 && length - at[axis] > tip[axis]) return false;
    return at[axis] > length / 2;
  };
  return { left: isBefore(0, width), above: isBefore(1, height) };
}

/** As large as cards grow, and half a place beyond. */
const card = { wide: 520, narrow: 372, height: 380, share: 0.72 };

export function roomFor(points: readonly Point[], view: Size): Room {
  const wide = leastHidden(points, view, card.wide);
  if (wide.hidden === 0) return { ...allRoom, corner: wide.corner };
  const { corner, hidden } = leastHidden(points, view, card.narrow);
  return { corner, narrow: true, hides: hidden > 0 };
}

function leastHidden(
  points: readonly Point[],
  { width, height }: Size,
  wanted: number,
): { corner: Corner; hidden: number } {
  const [across, down] = [Math.min(wanted, width), Math.min(card.height, card.share * height)];
  const seen = points.filter(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height);
  const all = corners.map((corner) => {
    const under = seen.filter(
      ([x, y]) =>
        (corner.endsWith('left') ? x : width - x) < across && (corner.startsWith('top') ? y : height - y) < down,
    );
    return { corner, hidden: under.length };
  });
  return all.reduce((best, each) => (each.hidden < best.hidden ? each : best));
}
