/** A program's opinion of a question. */
import { type Answer, type Ask, chance } from '@ironbottom/umpire';
import { umpire } from '../words/umpire.js';
import type { Sight } from './sight.js';
import { Trouble } from './trouble.js';

/** What a bot would do in this seat. It sees what the seat sees. */
export function suggest({ book, view, law, ways, seat }: Sight, ask: Ask, name: string, moment: string): Answer {
  const bot = book.bots.find((each) => each.name === name) ?? book.bots.at(-1);
  if (bot === undefined) throw new Trouble(umpire.noBotFor(book.title));
  return bot.seat(seat, law, chanceFrom(moment)).answer(view, ask, ways);
}

export function chanceFrom(text: string): (n: number) => number {
  let hash = 2166136261; // FNV-1a
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return chance(hash);
}
