/** 15.2, R82 Where planes may fight in the air: near a deck or a field, or over ships. */
import type { Hex } from '@ironbottom/hexes';
import { cite } from '../cite.js';
import { type GameLaw, type GameOwn, type GameState, type GameView, ownOf } from '../game-kit.js';
import { basesOf } from '../held-bases.js';
import { distance, hexOf } from '../map.js';
import { enemyOf, type Side } from '../state.js';
import { sideOf } from '../view.js';
import { isSunk } from './21-damage.js';

/**
 * Whether this side may begin air-to-air combat there: its own ships count hidden or not, the enemy's on the map only, or by
 * the other reading also hidden or not.
 */
export function zoneFor(state: GameState, { options }: GameLaw, side: Side, hex: Hex): boolean {
  const own = ownOf(state, side);
  const enemy = ownOf(state, enemyOf(side));
  if (hasZone(own, hex, false) || hasZone(enemy, hex, options.hiddenZone === 'owner')) return true;
  return !cite('15.2');
}

function hasZone(own: GameOwn, hex: Hex, onMapOnly: boolean): boolean {
  for (const { name, offBoard } of own.bases) if (!offBoard && distance(hexOf(name), hex) <= near) return true;
  for (const tf of own.tfs) {
    if (onMapOnly && !tf.onMap) continue;
    const far = distance(tf.hex, hex);
    if (far > near) continue;
    for (const ship of own.ships)
      if (ship.tf === tf.id && (far === 0 || ship.grounded !== null) && !isSunk(ship)) return true;
  }
  return false;
}

const near = 2;

/**
 * What the side can tell by itself. An enemy task force on the map may or may not have planes: trying tells. It is an
 * attempt that costs nothing when it is not possible (14.13.3).
 */
export function mayBeZone(view: GameView, law: GameLaw, hex: Hex): boolean {
  const side = sideOf(view.seat);
  // What is hidden may be anywhere.
  if (hasZone(view.own, hex, false) || law.options.hiddenZone === 'both') return true;
  for (const { kind, hex: at } of view.knows.marks) if (kind === 'TF' && distance(at, hex) <= near) return true;
  for (const base of basesOf(law, view.public, enemyOf(side)))
    if (law.charts.bases.values[base]?.offBoard === false && distance(hexOf(base), hex) <= near) return true;
  return !cite('15.2');
}
