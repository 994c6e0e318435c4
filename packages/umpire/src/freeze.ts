/** Questions that nobody can alter any more. */
import type { Answer, Ask, Item, Limit } from './asks.js';

let guarded = false;

/**
 * Whether questions are frozen before anybody reads them, so that a program that alters its question fails at once. Tests and
 * the harness guard them. In play they are not guarded: all who are handed a question itself, not a copy of it, sit in this
 * very process with the view beside it, which is the state by reference, and are trusted to leave both as they are.
 */
export function guardQuestions(on: boolean): void {
  guarded = on;
}

/** The question, guarded if questions are. */
export function handedOut(ask: Ask): Ask {
  if (guarded) freezeAsk(ask);
  return ask;
}

/** The answer as it stands in the log: where questions are guarded, a rulebook that keeps it and goes on writing in it fails at once. */
export function setDown(answer: Answer): Answer {
  if (guarded && typeof answer === 'object') freezeAnswer(answer);
  return answer;
}

function freezeAnswer(answer: object): void {
  Object.freeze(answer);
  for (const part of Object.values(answer)) if (typeof part === 'object' && part !== null) freezeAnswer(part);
}

/**
 * A list that comes frozen is taken to be frozen all through: rulebooks may keep such lists, and items, for the next time.
 * Each kind is walked by its own parts, for to look up the names of its fields takes longer than to freeze them.
 */
export function freezeAsk(ask: Ask): void {
  if (Object.isFrozen(ask)) return;
  switch (ask.ask) {
    case 'pick':
      freezeList(ask.of, freezeItem);
      if (ask.now !== undefined) Object.freeze(ask.now);
      break;
    case 'split':
      freezeList(ask.over, freezeItem);
      break;
    case 'walk':
      freezeList(ask.halts, freezeItem);
      break;
    case 'sheet':
      freezeList(ask.rows, freezeAsk);
      freezeList(ask.limits, freezeLimit);
  }
  Object.freeze(ask);
}

function freezeItem(item: Item): void {
  if (item.not !== undefined) Object.freeze(item.not);
  Object.freeze(item);
}

function freezeLimit(limit: Limit): void {
  freezeList(limit.of, Object.freeze);
  Object.freeze(limit);
}

function freezeList<T>(list: readonly T[], freeze: (each: T) => void): void {
  if (Object.isFrozen(list)) return;
  for (const each of list) freeze(each);
  Object.freeze(list);
}
