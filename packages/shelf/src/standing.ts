/** Standing orders at a table: they can do nothing that a hand could not. */
import type { Entry, Given, Kit, Obeyed, Seat, StandingQuestion, StandingSeat } from '@ironbottom/umpire';
import type { RulebookModule } from './module.js';

/** What an order did. `nth`: which answer of the seat it was, from 0. */
export type Done = Given & { readonly note: string; readonly nth: number };

/** The standing orders of a seat, as their writer left them, and what they have done. */
export type OrderSheet = { readonly text: string; readonly on: boolean; readonly done: readonly Done[] };

export const noOrders: OrderSheet = { text: '', on: false, done: [] };

export const answersOf = (log: readonly Entry[], seat: Seat): number =>
  log.reduce((sum, entry) => (entry.seat === seat ? sum + 1 : sum), 0);

/** After answers were taken back: what is left of what the orders did. */
export function stillDone(sheet: OrderSheet, log: readonly Entry[], seat: Seat): OrderSheet {
  const answers = answersOf(log, seat);
  return { ...sheet, done: sheet.done.filter(({ nth }) => nth < answers) };
}

/** What would be refused is not given: then the player is asked. */
export function obeyed(
  { judge }: Pick<RulebookModule, 'judge'>,
  orders: StandingSeat<Kit>,
  question: StandingQuestion<Kit>,
): Obeyed | undefined {
  const spoken = orders.obey(question);
  if (spoken === undefined) return undefined;
  const { view, ask, ways } = question;
  return judge(view, ask, spoken.answer, ways) === undefined ? spoken : undefined;
}
