/** Which formation flies by which order: told from what the orders have said before. */
import type { Flight, GameLaw } from '@ironbottom/flat-top';
import type { Given } from '@ironbottom/umpire';
import { ratingOf } from '../planes.js';
import type { Order } from './orders.js';

/** What an order did, as it is remembered: 'dawn search AF 3 to 2' (on the way to the third hex of its path). */
export const deed = (order: string, unit: string, to?: number): string =>
  to === undefined ? `${order} ${unit}` : `${order} ${unit} to ${to}`;

export type Deed = { readonly order: string; readonly unit: string; readonly to: number; readonly turn: number };

export function deedsOf(given: readonly Given[]): Deed[] {
  return given.flatMap(({ by, turn }) =>
    by.split('; ').flatMap((each): Deed[] => {
      const [, order, unit, to] = /^(.*) ((?:[AT]F|SS) \d+)(?: to (\d+))?$/.exec(each) ?? [];
      return order === undefined || unit === undefined ? [] : [{ order, unit, to: Number(to ?? 0), turn }];
    }),
  );
}

export type Bound = { readonly order: Order; readonly to: number };

/** The order that formed it. Numbers are used again: what was said before these planes took off is about others. */
export function boundTo(
  flight: Flight,
  orders: readonly Order[],
  deeds: readonly Deed[],
  law: GameLaw,
): Bound | undefined {
  const formed = Math.min(...flight.lots.map(({ plane, deadline }) => deadline - ratingOf(law, plane).range + 1));
  const last = deeds.findLast(({ unit, turn }) => unit === flight.id && turn >= formed);
  const order = orders.find((each) => each.order === last?.order);
  return order === undefined || last === undefined ? undefined : { order, to: last.to };
}
