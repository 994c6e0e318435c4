/** Expanded Ship Functions 2: a ship that is dead in the water may be towed by another. */
import type { Item } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type GameOwn, type GameTable, ownOf } from '../game-kit.js';
import { changeHull, clearHull } from '../hulls.js';
import type { Ship, Side } from '../state.js';
import { isCrippled, isSunk, movementOf } from './21-damage.js';
import type { ShipRow } from './optional-ship-orders.js';

/** R177 Her tug, while both sail in one task force, the one crippled and the other not, and neither lies at anchor. */
export function tugOf(own: GameOwn, ship: Ship): Ship | undefined {
  const by = own.hulls[ship.id]?.towedBy;
  if (by === undefined || ship.anchored || ship.tf === '' || isSunk(ship) || !isCrippled(ship)) return undefined;
  const tug = own.ships.find(({ id }) => id === by);
  return tug !== undefined && tug.tf === ship.tf && !isSunk(tug) && !tug.anchored && movementOf(tug) > 0
    ? tug
    : undefined;
}

/** R381 Whoever tows makes half a hex a turn, too little to steam into the wind (6.10). */
export const isTowing = (own: GameOwn, tf: string): boolean =>
  own.ships.some((ship) => ship.tf === tf && tugOf(own, ship) !== undefined && cite('OPT-ESF.2'));

/** R177 One hex in the first turn of the tow, and in every second turn after it. */
export function towedSpeed(own: GameOwn, turn: number, ship: Ship): number {
  if (tugOf(own, ship) === undefined || !cite('OPT-ESF.2')) return 0;
  return (turn - (own.hulls[ship.id]?.towedSince ?? turn)) % 2 === 0 ? 1 : 0;
}

const nameOf = ({ type, name }: Ship): string => `${type} ${name}`;

/** A row for each ship of the task force that is dead in the water. */
export function towRows(own: GameOwn, ships: readonly Ship[]): ShipRow[] {
  const busy = new Set(ships.flatMap((ship) => tugOf(own, ship)?.id ?? []));
  const tugs = ships
    .filter(({ id, type, anchored }) => type !== 'PG' && type !== 'SS' && !anchored && !busy.has(id))
    .filter((ship) => movementOf(ship) > 0);
  return ships.flatMap((ship): ShipRow[] => {
    if (ship.anchored || !isCrippled(ship) || !cite('OPT-ESF.2')) return [];
    const tug = tugOf(own, ship);
    if (tug === undefined) {
      const prompt = `${nameOf(ship)} is dead in the water: who takes her in tow, a hex every second turn?`;
      const of = tugs.map((each): Item => ({ id: each.id, text: nameOf(each) }));
      return [{ what: 'tow', ship: ship.id, rule: 'OPT-ESF.2', prompt, of, most: 1 }];
    }
    const prompt = `${nameOf(tug)} has ${nameOf(ship)} in tow: cut her loose?`;
    const of = [{ id: 'cut', text: `${nameOf(ship)} is left dead in the water` }];
    return [{ what: 'cut', ship: ship.id, rule: 'OPT-ESF.2', prompt, of, most: 1 }];
  });
}

export const cutLoose = (own: GameOwn, ship: string): void => clearHull(own, ship, 'towedBy', 'towedSince');

/** Both are where their orders have brought them: whoever has parted from her tug, or whose tug cannot go on, is loose. */
export function settleTows(table: GameTable, side: Side): void {
  const own = ownOf(table.state, side);
  for (const ship of own.ships) {
    const by = own.hulls[ship.id]?.towedBy;
    if (by === undefined || tugOf(own, ship) !== undefined) continue;
    cutLoose(own, ship.id);
    if (!isSunk(ship)) table.say('OPT-ESF.2', 'tow-ended', { ship: ship.id, by }, [side]);
  }
}

export function takeInTow(table: GameTable, side: Side, ship: string, by: string): void {
  changeHull(ownOf(table.state, side), ship, { towedBy: by, towedSince: table.state.public.turn });
  table.say('OPT-ESF.2', 'in-tow', { ship, by }, [side]);
}
