/** Expanded Ship Functions 7: ships that lie at a great base for six turns have full magazines again. */
import { shipRating } from '../charts/rating.js';
import { cite } from '../cite.js';
import { type GameLaw, type GameOwn, type GameTable, ownOf } from '../game-kit.js';
import { changeHull } from '../hulls.js';
import { baseAt, type Hex } from '../map.js';
import type { TaskForce } from '../pieces.js';
import { copyShip, withEach } from '../shapes.js';
import { type Ship, type Side, sides } from '../state.js';
import { shipsIn } from './12-ships.js';
import { isSunk } from './21-damage.js';

const ports: ReadonlySet<string> = new Set(['Rabaul', 'Lae', 'Espiritu Santo', 'Port Moresby']);
export const turnsInPort = 6;

const portAt = (hex: Hex): string | undefined => {
  const base = baseAt(hex);
  return base !== undefined && ports.has(base) ? base : undefined;
};

/** R182 Only a base of one's own has shells for one's ships. */
const isFriendly = ({ bases }: GameOwn, port: string): boolean => bases.some(({ name }) => name === port);

/** She has come in during this turn: the first whole turn is the next. Ships that began there need no entry. */
export function arriveInPort(own: GameOwn, tf: TaskForce, turn: number): void {
  if (portAt(tf.hex) === undefined) return;
  for (const { id } of shipsIn(own, tf.id)) changeHull(own, id, { portSince: turn + 1 });
}

/** R380 A turn in which she fires does not count, and what she had behind her does not either. */
export function fireInPort(own: GameOwn, before: readonly Ship[], turn: number): void {
  own.ships.forEach((ship, i) => {
    const was = before[i];
    if (was === undefined || (ship.ammunition >= was.ammunition && ship.torpedoes >= was.torpedoes)) return;
    if (isSunk(ship) || !own.tfs.some(({ id, hex }) => id === ship.tf && portAt(hex) !== undefined)) return;
    changeHull(own, ship.id, { portSince: turn + 1 });
  });
}

/** What she needs: nothing for a ship with full magazines. */
function fullOf(law: GameLaw, side: Side, ship: Ship): { ammunition: number; torpedoes: number } | undefined {
  const full = shipRating(law.charts, ship.name, side);
  if (full === undefined || (ship.ammunition >= full.ammunition && ship.torpedoes >= full.torpedoes)) return undefined;
  return full;
}

/** The turns that she has to lie there still, this one included; undefined where there is nothing to wait for. */
export function turnsToReload(
  own: GameOwn,
  law: GameLaw,
  side: Side,
  turn: number,
  ship: Ship,
  hex: Hex,
): number | undefined {
  const port = portAt(hex);
  if (!law.options.ammunitionReloads || port === undefined || !isFriendly(own, port)) return undefined;
  if (fullOf(law, side, ship) === undefined) return undefined;
  return turnsInPort - Math.max(0, turn - (own.hulls[ship.id]?.portSince ?? 0));
}

/** R182 By itself, at the end of the sixth whole turn. Its owner alone hears of it (19.8.1). */
export function reloadInPort(table: GameTable): void {
  const { state, law } = table;
  const { turn } = state.public;
  for (const side of sides) {
    const own = ownOf(state, side);
    const reloaded: string[] = [];
    for (const tf of own.tfs) {
      const port = portAt(tf.hex);
      if (port === undefined) continue;
      const friendly = isFriendly(own, port);
      for (const ship of shipsIn(own, tf.id)) {
        if (!friendly) changeHull(own, ship.id, { portSince: turn + 1 });
        const left = friendly ? turnsToReload(own, law, side, turn, ship, tf.hex) : undefined;
        if (left !== undefined && left <= 1 && cite('OPT-ESF.7')) reloaded.push(ship.id);
      }
    }
    if (reloaded.length === 0) continue;
    own.ships = withEach(own.ships, (ship) => (reloaded.includes(ship.id) ? filled(law, side, ship) : ship));
    for (const id of reloaded) changeHull(own, id, { portSince: turn + 1 });
    table.say('OPT-ESF.7', 'magazines-filled', { ships: reloaded }, [side]);
  }
}

function filled(law: GameLaw, side: Side, ship: Ship): Ship {
  const full = fullOf(law, side, ship);
  if (full === undefined) return ship;
  const copy = copyShip(ship);
  copy.ammunition = full.ammunition;
  copy.torpedoes = full.torpedoes;
  return copy;
}
