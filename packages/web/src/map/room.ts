/** Where over the map a card may lie without hiding what matters. */
import type { Point } from '@ironbottom/umpire';
import type { Size } from './camera.js';

export type Corner = 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';

/** The corner with the least in it, and whether even a card there would hide something. */
export type Room = { readonly corner: Corner; readonly hides: boolean };

const corners: readonly Corner[] = ['bottom-left', 'bottom-right', 'top-left', 'top-right'];

/** As large as cards grow, and half a place beyond. */
const card = { width: 520, height: 380, share: 0.72 };

export function roomFor(points: readonly Point[], { width, height }: Size): Room {
  const [across, down] = [Math.min(card.width, width), Math.min(card.height, card.share * height)];
  const hidden = (corner: Corner): number =>
    points.filter(([x, y]) => {
      if (x < 0 || y < 0 || x > width || y > height) return false;
      const beside = corner.endsWith('left') ? x : width - x;
      const from = corner.startsWith('top') ? y : height - y;
      return beside < across && from < down;
    }).length;
  let [best, least]: [Corner, number] = ['bottom-left', Number.POSITIVE_INFINITY];
  for (const corner of corners) {
    const n = hidden(corner);
    if (n < least) [best, least] = [corner, n];
  }
  return { corner: best, hides: least > 0 };
}
