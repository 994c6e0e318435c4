/** Keys that steer: where a step leads is read off the map. */
import type { Place, Point } from '@ironbottom/umpire';

/** Directions as the eye has them: north is up. */
const directions: { readonly [key: string]: Point } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  w: [0, -1],
  s: [0, 1],
  q: [-0.87, -0.5],
  e: [0.87, -0.5],
  a: [-0.87, 0.5],
  d: [0.87, 0.5],
};

/** A step may lie this far off the key's direction: the cosine of a little more than 60 degrees. */
const nearEnough = 0.49;

export function steered(
  key: string,
  from: Place,
  next: readonly Place[],
  middles: readonly (Point | null)[],
): Place | undefined {
  const wanted = Object.hasOwn(directions, key) ? directions[key] : undefined;
  const here = middles[from];
  if (wanted === undefined || !here) return undefined;
  let best: { place: Place; fit: number } | undefined;
  for (const place of next) {
    const there = middles[place];
    if (!there) continue;
    const [x, y] = [there[0] - here[0], there[1] - here[1]];
    const fit = (x * wanted[0] + y * wanted[1]) / (Math.hypot(x, y) * Math.hypot(wanted[0], wanted[1]));
    if (fit > nearEnough && (best === undefined || fit > best.fit + 1e-9)) best = { place, fit };
  }
  return best?.place;
}

const arrows = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;

/** How far round the compass a place lies, from the north by the east. */
export function angleTo(from: Place, to: Place, middles: readonly (Point | null)[]): number | undefined {
  const [here, there] = [middles[from], middles[to]];
  if (!here || !there) return undefined;
  return (Math.atan2(there[0] - here[0], here[1] - there[1]) + 2 * Math.PI) % (2 * Math.PI);
}

/** Which way a step leads, as an arrow too. */
export function arrowTo(
  from: Place,
  to: Place,
  middles: readonly (Point | null)[],
): { arrow: string; angle: number } | undefined {
  const angle = angleTo(from, to, middles);
  return angle === undefined ? undefined : { arrow: arrows[Math.round(angle / (Math.PI / 4)) % 8] ?? '', angle };
}
