/** What troops in a hex have to their advantage, for words. */
import type { Side } from '../sides.js';
import type { Open } from './kit.js';

/** ', behind works' for whoever holds a fortified hex. */
export function bearing(open: Open, hex: string, side: Side): string {
  const { holder, fort = 0 } = open.hexes[hex] ?? {};
  return holder === side && fort > 0 ? `, behind works of level ${fort}` : '';
}
