/** How far a move goes over the sea, and where enemy Air Zones of Control end it. */
import type { Place } from '@ironbottom/umpire';
import { hexes, seaBeside } from './places.js';

/** By hex, 1 where the enemy's planes command the sea. */
export type Zones = Uint8Array;

/** What zones do to a kind of move: whether the hex it starts in counts, and how many hexes it may still go (charts/movement.ts). */
export type ZoneEffect = { readonly startingHex: boolean; readonly hexesBeyond: number };

/** By hex, the fewest steps there; -1 where the move cannot get. */
export function reachOver(
  from: Place,
  most: number,
  zones: Zones,
  { startingHex, hexesBeyond }: ZoneEffect,
): Int8Array {
  const steps = new Int8Array(hexes).fill(-1);
  // How many more hexes a move may go from where it is; it is the more the better, so a hex may be reached twice.
  const left = new Int8Array(hexes).fill(-1);
  const onward = (zoned: boolean, before: number): number => (zoned ? Math.min(before, hexesBeyond) : before);
  steps[from] = 0;
  left[from] = startingHex ? onward(zones[from] === 1, most) : most;
  let wave: Place[] = [from];
  for (let step = 1; wave.length > 0 && step <= most; step += 1) {
    const next: Place[] = [];
    for (const at of wave) {
      const on = (left[at] ?? -1) - 1;
      if (on < 0) continue;
      for (const to of seaBeside[at] ?? []) {
        const after = onward(zones[to] === 1, on);
        if (after <= (left[to] ?? -1)) continue;
        if (steps[to] === -1) steps[to] = step;
        left[to] = after;
        next.push(to);
      }
    }
    wave = next;
  }
  return steps;
}
