/** 12.3 Task forces combine, where they are told to and as soon as they are in one hex. */

import { cite } from '../cite.js';
import { type GameTable, ownOf } from '../game-kit.js';
import type { Hex } from '../map.js';
import type { TaskForce } from '../pieces.js';
import { shipWith, withEach } from '../shapes.js';
import { type Side, sides } from '../state.js';
import { mostShips, shipsIn } from './12-ships.js';

/** On the way: whoever has met. */
export function join(table: GameTable): void {
  for (const side of sides) joinHere(table, side);
}

/** The task forces of a side that were told to combine and are in one hex become one, under the lower number. */
export function joinHere(table: GameTable, side: Side): void {
  const own = ownOf(table.state, side);
  if (own.tfs.length < 2) return;
  const company = hexesShared(own.tfs);
  for (const tf of own.tfs.slice()) {
    if (tf.plot === null || tf.plot.join.length === 0 || !company.has(tf.hex)) continue;
    const other = partnerOf(own.tfs, tf, tf.plot.join);
    if (other === undefined || !own.tfs.includes(tf) || !cite('12.3')) continue;
    // Others may have joined them since the order was given.
    if (shipsIn(own, tf.id).length + shipsIn(own, other.id).length > mostShips(side) && cite('4.1.1')) continue;
    combine(table, side, tf, other);
  }
}

/** Where more than one of them is: everybody else need not look for a partner among them all. */
function hexesShared(tfs: readonly TaskForce[]): ReadonlySet<Hex> {
  const taken = new Set<Hex>();
  const shared = new Set<Hex>();
  for (const { hex } of tfs) {
    if (taken.has(hex)) shared.add(hex);
    taken.add(hex);
  }
  return shared;
}

/** Whom it was told to combine with, if they are in its hex. */
function partnerOf(tfs: readonly TaskForce[], { id, hex }: TaskForce, join: readonly string[]): TaskForce | undefined {
  for (const other of tfs) if (other.hex === hex && other.id !== id && join.includes(other.id)) return other;
  return undefined;
}

function combine(table: GameTable, side: Side, one: TaskForce, two: TaskForce): void {
  const own = ownOf(table.state, side);
  const [stays, goes] = numberOf(one) < numberOf(two) ? [one, two] : [two, one];
  own.ships = withEach(own.ships, (ship) => (ship.tf === goes.id ? shipWith(ship, 'tf', stays.id) : ship));
  own.tfs = own.tfs.filter((tf) => tf !== goes);
  stays.onMap ||= goes.onMap;
  stays.blind ||= goes.blind;
  stays.moved ||= goes.moved;
  stays.steps = Math.max(stays.steps, goes.steps);
  // R232 Those who meet on the way go no further together: two plots cannot be sailed at once.
  if (stays.plot !== null) {
    const { plot } = stays;
    const { show, anchor, weigh, unload, scuttle, leave } = goes.plot ?? plot;
    stays.plot = {
      path: plot.path.slice(0, stays.steps),
      show: plot.show === 'never' ? show : plot.show,
      anchor: [...plot.anchor, ...anchor],
      weigh: [...plot.weigh, ...weigh],
      unload: [...plot.unload, ...unload],
      scuttle: [...plot.scuttle, ...scuttle],
      join: plot.join,
      leave: plot.leave && leave,
      wind: plot.wind,
    };
  }
  table.tell([side], '12.3', 'combined', { tf: stays.id, with: goes.id });
}

const numberOf = ({ id }: TaskForce): number => Number(id.slice(3));
