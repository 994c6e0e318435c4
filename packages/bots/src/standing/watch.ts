/** What orders look at while they answer one question. */
import type { Flight } from '@ironbottom/flat-top';
import type { Bridge } from '../bridge.js';
import { type Bound, boundTo, type Deed } from './bound.js';
import { holds } from './conditions.js';
import type { Order } from './orders.js';

export type Watch = {
  readonly bridge: Bridge;
  /** Those that have not ended. */
  readonly orders: readonly Order[];
  readonly deeds: readonly Deed[];
  /** What becomes of everything no order speaks to. */
  readonly otherwise: 'ask' | 'forced' | 'nothing' | 'recruit';
};

/** An answer on its way: `by` and `notes` of the orders that spoke, and whether anything was left to the player. */
export type Spoken<A> = { answer: A; by: string[]; notes: string[]; left: boolean };

export const speaks = ({ bridge }: Watch, order: Order, here?: number): boolean => holds(order.if, bridge, here);

/** The order that formed it; a patrol that somebody launched by hand is as good as one that its order sent up. */
export function boundFlight({ bridge, orders, deeds }: Watch, flight: Flight): Bound | undefined {
  const bound = boundTo(flight, orders, deeds, bridge.law);
  if (bound !== undefined) return bound;
  const order = orders.find((each) => {
    if (!('cap' in each) || !flight.lots.every(({ plane }) => plane === each.cap.plane)) return false;
    const post = bridge.fields.find(({ name }) => name === each.cap.over);
    return post !== undefined && (flight.onDeck === post.id || (flight.onDeck === null && flight.hex === post.hex));
  });
  return order === undefined ? undefined : { order, to: 0 };
}

/** The planes an order has in the air or on deck. */
export const flightsOf = (watch: Watch, { order }: Order): Flight[] =>
  watch.bridge.own.flights.filter((flight) => boundFlight(watch, flight)?.order.order === order);
