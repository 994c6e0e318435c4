/** 12.7.4 Transports go where they may unload, anchor there and unload; who is held at anchor weighs as soon as he may. */
import { mapboard, type Ship, type TaskForce, unloadingHexes } from '@ironbottom/flat-top';
import type { RowAnswer, Sheet } from '@ironbottom/umpire';
import { picked } from './answers.js';
import type { Bridge } from './bridge.js';
import { bySea } from './distances.js';

const { distance } = mapboard;

/** Has something to put ashore still. */
function isLaden({ own, law }: Bridge, { id, type, hits, damage }: Ship): boolean {
  if ((type !== 'AP' && type !== 'APD') || hits >= damage) return false;
  return (own.hulls[id]?.unloaded ?? 0) < law.charts.victoryPoints.values.unloading.turns;
}

/** Where the transports of a task force are bound for: of the nearest places the one nearest by sea. */
export function unloadingGoal(bridge: Bridge, tf: TaskForce): ((hex: number) => number) | undefined {
  const { own, law, side } = bridge;
  if (!own.ships.some((ship) => ship.tf === tf.id && isLaden(bridge, ship))) return undefined;
  const near = [...unloadingHexes(law, side)]
    .sort((a, b) => distance(a, tf.hex) - distance(b, tf.hex) || a - b)
    .slice(0, 3);
  const ways = near.map((hex) => bySea(hex, law.scenario.westHalf));
  const far = (way: (typeof ways)[number], hex: number): number => {
    const steps = way[hex] ?? -1;
    return steps < 0 ? 999 : steps;
  };
  const [best] = ways.sort((a, b) => far(a, tf.hex) - far(b, tf.hex));
  return best === undefined ? undefined : (hex) => -2 * far(best, hex);
}

/** What else is ordered at sea (`rows`), with transports that anchor where they unload and ships that weigh. */
export function transportOrders(bridge: Bridge, sheet: Sheet, rows: RowAnswer[]): RowAnswer[] {
  const { own, law, side } = bridge;
  const places = unloadingHexes(law, side);
  for (const [i, row] of sheet.rows.entries()) {
    if (row.ask !== 'pick' || row.rule !== '12.7.1') continue;
    const tf = own.tfs.find(({ id }) => row.prompt.startsWith(`${id}: `));
    const laden = own.ships.filter((ship) => ship.tf === tf?.id && isLaden(bridge, ship)).map(({ id }) => id);
    if (tf === undefined || laden.length === 0) continue;
    const there = places.has(tf.hex);
    // Some at anchor, nobody moves: where there is nothing to unload all weigh.
    if (there && row.prompt.includes('these ships anchor')) rows[i] = picked(row, ({ id }) => laden.includes(id));
    if (!there && row.prompt.includes('weigh anchor')) rows[i] = picked(row, () => places.size > 0);
  }
  return rows;
}
