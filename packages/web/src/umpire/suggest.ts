/** A program's opinion of a question. */
import {
  type Answer,
  type Ask,
  type BotThought,
  type BotTold,
  botCalled,
  chance,
  type Intent,
  timesUsual,
} from '@ironbottom/umpire';
import { umpire } from '../words/umpire.js';
import type { Sight } from './sight.js';
import { Trouble } from './trouble.js';

/** What a program would do in this seat, and what it has in mind. It sees what the seat sees. */
export function suggest(
  { book, view, law, ways, seat }: Sight,
  ask: Ask,
  called: string,
  moment: string,
): { answer: Answer; intents: readonly Intent[] } {
  const { bot = book.bots.at(-1), futures } = botCalled(book.bots, called) ?? {};
  if (bot === undefined) throw new Trouble(umpire.noBotFor(book.title));
  const thought = inTime(bot, futures);
  const sits = bot.seat(seat, law, chanceFrom(moment), thought);
  thought.begin();
  const answer = sits.answer(view, ask, ways);
  return { answer, intents: sits.intents?.() ?? [] };
}

/** Milliseconds for a question, with the usual effort; whoever gave it more effort waits longer. */
const most = 2000;

/** In live play a program that looks ahead looks at the clock too, which is set anew for every question. */
export type Timed = BotThought & { begin(): void };

export function inTime(bot: BotTold, futures: number | undefined): Timed {
  let until = Number.POSITIVE_INFINITY;
  return {
    ...(futures !== undefined && { futures }),
    isLate: () => performance.now() > until,
    begin() {
      until = performance.now() + most * timesUsual(bot, futures);
    },
  };
}

export function chanceFrom(text: string): (n: number) => number {
  let hash = 2166136261; // FNV-1a
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return chance(hash);
}
