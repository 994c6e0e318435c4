/**
 * One procedure, three dice. A combat chapter is a step machine over a small record of plain data. It is carried from
 * one need to the next: a die, or a decision by one seat or several at once. Who supplies them makes the difference
 * between play (keyed dice, players), the desk (dice rolled or typed, a policy) and exact odds (every face at once).
 */
import type { Answer, Ask } from './asks.js';
import type { Out } from './events.js';

/** What a record waits for. `undefined`: nothing more, the procedure is over. */
export type Need = DieNeed | DecisionNeed;

/** One die, rolled by `by`. Faces of equal `classOf` have the same effect: the odds take them together. */
export type DieNeed = { need: 'die'; rule: string; by: string; sides: number; classOf?: (face: number) => number };

/** A sealed decision owed by each of these seats; opened when all are in. */
export type DecisionNeed = { need: 'decision'; rule: string; of: readonly string[] };

export interface Procedure<Record> {
  /** Carry the record to its next need, doing on the way all that needs neither die nor decision. */
  next(record: Record, out: Out): Need | undefined;
  /** Supply the die that `next` asked for. */
  die(record: Record, face: number, out: Out): void;
  /** The question for one of the seats that `next` named, built from what that seat may see of the record. */
  ask(record: Record, seat: string): Ask;
  /** Supply the answers of all the seats that `next` named. */
  decide(record: Record, answers: { [seat: string]: Answer }, out: Out): void;
  clone(record: Record): Record;
  /** Equal keys: equal records, as far as anything still to come or to be reported depends on them. */
  key(record: Record): string;
}

/** Who decides where the procedure leaves a choice; it gets the question, never the record. */
export type Policy = (ask: Ask, seat: string) => Answer;
