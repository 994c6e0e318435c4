/** The standing orders of a game at this screen: what they say to a question, and what their writer sees of them. */
import { noOrders, type OrderSheet, obeyed, workspace } from '@ironbottom/shelf';
import { type Ask, askOf, type Kit, type Obeyed, type Seat, type StandingSeat, viewOf } from '@ironbottom/umpire';
import { umpire } from '../words/umpire.js';
import type { StandingSheet } from './messages.js';
import type { Session } from './session.js';
import { Trouble } from './trouble.js';

/** What the seat's orders say to its question. */
export function saidBy(session: Session, seat: Seat): { ask: Ask; said: Obeyed } | undefined {
  const { game, sheets } = session;
  const sheet = sheets[seat];
  const orders = sheet?.on ? ordersOf(session, seat, sheet) : undefined;
  const ask = orders && askOf(game, seat);
  if (sheet === undefined || orders === undefined || ask === undefined) return undefined;
  const { turn } = game.state.umpire.clock;
  const view = viewOf(game.state, seat);
  const said = obeyed(workspace, orders, { view, ask, ways: game.desk.ways, turn, given: sheet.done });
  return said && { ask, said };
}

function ordersOf({ book, game, read }: Session, seat: Seat, { text }: OrderSheet): StandingSeat<Kit> | undefined {
  const known = read.get(seat);
  if (known?.text === text) return known.orders;
  const found = book.standing?.read(text, game.law, seat);
  const orders = found === undefined || 'errors' in found ? undefined : found;
  read.set(seat, { text, orders });
  return orders;
}

/** The sheet of whoever looks. */
export function sheetShown(session: Session): StandingSheet {
  const { book, game, looking } = session;
  if (session.shown === null || book.standing === undefined) throw new Trouble(umpire.noOrdersHere);
  const sheet = session.sheets[looking] ?? noOrders;
  const orders = ordersOf(session, looking, sheet);
  return {
    ...sheet,
    examples: book.standing.examples(game.law, looking),
    templates: book.standing.templates?.(game.law, looking) ?? [],
    warnings: orders?.warnings ?? [],
    lapsed: orders?.lapsed(viewOf(game.state, looking)) ?? [],
  };
}
