/**
 * Standing orders: what a player has written down beforehand. They answer questions in his place, from his view alone and
 * only as he could have answered by hand; where none of them speaks to a question, he is asked.
 */
import type { Answer, Ask, Ways } from './asks.js';
import type { Plain, Seat } from './events.js';
import type { Kit, View } from './rulebook.js';

export interface Standing<K extends Kit> {
  /** Orders to begin with. */
  examples(law: K['law'], seat: Seat): readonly StandingExample[];
  /** Orders to be put together without writing. */
  templates?(law: K['law'], seat: Seat): readonly StandingTemplate[];
  /** The orders of a text; or what is wrong with it, each with its line. */
  read(text: string, law: K['law'], seat: Seat): StandingSeat<K> | { readonly errors: readonly string[] };
}

/** An order with gaps: a text within it that names a field after a dollar sign stands for what is chosen there. */
export type StandingTemplate = {
  readonly title: string;
  readonly about: string;
  readonly fields: readonly StandingField[];
  readonly order: Plain;
};
export type StandingField = { readonly name: string; readonly title: string } & (
  | { readonly kind: 'one'; readonly of: readonly string[]; readonly now: string }
  | { readonly kind: 'number'; readonly from: number; readonly to: number; readonly now: number }
  /** Places in order, by name: pointed at on the map. */
  | { readonly kind: 'places' }
);

export type StandingExample = { readonly title: string; readonly about: string; readonly text: string };

export interface StandingSeat<K extends Kit> {
  /** What had better be thought over, each with its line. */
  readonly warnings: readonly string[];
  /** The same question and the same past give the same answer. */
  obey(question: StandingQuestion<K>): Obeyed | undefined;
  /** Orders that will not speak again, and why: whoever wrote them is told once. */
  lapsed(view: View<K>): readonly { readonly by: string; readonly why: string }[];
}

export type StandingQuestion<K extends Kit> = {
  readonly view: View<K>;
  readonly ask: Ask;
  readonly ways: Ways<View<K>> | undefined;
  readonly turn: number;
  /** Which orders have answered before, and in which turn. */
  readonly given: readonly Given[];
};

export type Given = { readonly by: string; readonly turn: number };

/**
 * `by`: the orders that spoke, by name; `note`: what they did, for whoever wrote them. `part`: they speak to a part of the
 * question only. The player is asked, and his form begins with it.
 */
export type Obeyed = {
  readonly answer: Answer;
  readonly by: string;
  readonly note: string;
  readonly part?: boolean;
};
