/** Expanded Ship Functions 1 to 3: their rows on the sheet of orders, and what is made of them. */
import type { Item } from '@ironbottom/umpire';
import { type GameLaw, type GameTable, type GameView, ownOf } from '../game-kit.js';
import type { TaskForce } from '../pieces.js';
import type { Ship, Side } from '../state.js';
import { fuelRows, settleFueling } from './optional-fueling.js';
import { rescueRows, stayFor } from './optional-rescue.js';
import { cutLoose, settleTows, takeInTow, towRows } from './optional-towing.js';

export type ShipOrder = 'tow' | 'cut' | 'rescue' | 'fuel';

/** `ship`: whom the row is about, where it is about one. */
export type ShipRow = {
  readonly what: ShipOrder;
  readonly ship: string;
  readonly rule: string;
  readonly prompt: string;
  readonly of: Item[];
  readonly most: number;
};

/** For the ships of one task force: nothing without the options. */
export function shipRows(
  { own, public: pub }: Pick<GameView, 'own' | 'public'>,
  law: GameLaw,
  tf: TaskForce,
  ships: readonly Ship[],
): ShipRow[] {
  const { options } = law;
  const rows: ShipRow[] = [];
  if (options.fueling) rows.push(...fuelRows(pub, own, law, tf, ships));
  if (options.towing) rows.push(...towRows(own, ships));
  if (options.rescue) rows.push(...rescueRows(pub, own, tf.hex, ships));
  return rows;
}

export type GivenOrder = { readonly what: ShipOrder; readonly ship: string; readonly chosen: readonly string[] };

/** After the task forces have divided and combined. */
export function takeShipOrders(table: GameTable, side: Side, given: readonly GivenOrder[]): void {
  const own = ownOf(table.state, side);
  const beginners: string[] = [];
  for (const { what, ship, chosen } of given) {
    const [first] = chosen;
    if (first === undefined) continue;
    if (what === 'cut') cutLoose(own, ship);
    else if (what === 'tow') takeInTow(table, side, ship, first);
    else if (what === 'rescue') stayFor(own, table.state.public.turn, chosen);
    else beginners.push(...chosen);
  }
  if (table.law.options.towing) settleTows(table, side);
  if (table.law.options.fueling) settleFueling(table, side, beginners);
}
