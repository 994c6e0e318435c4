/** The standing orders of a match: read once, and asked before anybody is kept waiting. */
import { obeyed } from '@ironbottom/shelf';
import type { Kit, Seat, StandingSeat } from '@ironbottom/umpire';
import type { Deed } from './deeds.js';
import { awaitedIn } from './fold.js';
import type { Match } from './match.js';
import { viewFor } from './streams.js';

export class Orders {
  private readonly read = new Map<Seat, { text: string; orders: StandingSeat<Kit> | null }>();
  /** What they said at that moment: asking is dear. */
  private last: { n: number; deed: Deed | undefined } = { n: -1, deed: undefined };

  forget(): void {
    this.read.clear();
    this.last = { n: -1, deed: undefined };
  }

  /** The answer of an order that speaks to a question that is open now. */
  spoken(match: Match): Deed | undefined {
    if (this.last.n !== match.n) this.last = { n: match.n, deed: this.ask(match) };
    return this.last.deed;
  }

  private ask(match: Match): Deed | undefined {
    const { module, game } = match;
    if (game === null) return undefined;
    for (const seat of awaitedIn(match)) {
      const sheet = match.orders[seat];
      const orders = sheet?.on && match.bots[seat] == null ? this.of(match, seat, sheet.text) : null;
      const ask = orders === null ? undefined : module.askOf(game, seat);
      const question = match.streams[seat]?.question;
      if (sheet === undefined || orders === null || ask === undefined || question == null) continue;
      const { turn } = game.state.umpire.clock;
      const view = viewFor(match, seat) as never;
      const said = obeyed(module, orders, { view, ask, ways: game.desk.ways, turn, given: sheet.done });
      // What leaves something to its writer is a beginning for his form, no answer.
      if (said === undefined || said.part) continue;
      const { answer, by, note } = said;
      return { do: 'answer', seat, by: 'order', question, answer, order: { by, note, turn } };
    }
    return undefined;
  }

  private of({ book, game }: Match, seat: Seat, text: string): StandingSeat<Kit> | null {
    const known = this.read.get(seat);
    if (known?.text === text) return known.orders;
    const found = game === null ? undefined : book.standing?.read(text, game.law, seat);
    const orders = found === undefined || 'errors' in found ? null : found;
    this.read.set(seat, { text, orders });
    return orders;
  }
}
