/** What the page and the desk in its worker say to each other. Nothing here is of any game: only what somebody wrote. */
import type { ChartUsed, DeskStep, ForceTable, Plain, Problem, Shape, Spread } from '@ironbottom/umpire';

export type Dice = { readonly seed: string } | { readonly faces: readonly number[] };

/** A sitting as somebody wrote it. `id`: rulebook and name of the procedure. */
export type Written = { readonly id: string; readonly input: Plain; readonly policy: string };

export type DeskRequest =
  | { do: 'list' }
  | { do: 'open'; id: string }
  | { do: 'line'; id: string; text: string }
  | { do: 'check'; written: Written }
  | { do: 'run'; written: Written; dice: Dice }
  | { do: 'odds'; written: Written; samples: number };

export type DeskReplies = {
  list: { books: DeskBook[] };
  open: DeskForm;
  line: { input: Plain } | { problems: readonly Problem[] };
  check: { forces: readonly ForceTable[]; charts: readonly ChartUsed[] } | { problems: readonly Problem[] };
  run: DeskRun | { problems: readonly Problem[] };
  odds: DeskOdds | { problems: readonly Problem[] };
};

export type DeskBook = {
  name: string;
  title: string;
  procedures: { id: string; title: string; about: string }[];
};

/** All that a form is made from. */
export type DeskForm = {
  id: string;
  book: string;
  bookTitle: string;
  title: string;
  about: string;
  schema: Shape;
  example: Plain;
  names: { readonly [kind: string]: readonly string[] };
  /** How an input is written in a line; null where it cannot be. */
  line: string | null;
  policies: { name: string; about: string }[];
};

export type DeskRun = {
  steps: readonly DeskStep[];
  dice: readonly number[];
  /** The die that somebody has to type next; null where all is done. */
  wants: { what: string; rule: string; sides: number } | null;
  /** What became of the forces; as they stand now while dice are still wanted. */
  forces: readonly ForceTable[];
  /** Dice that nobody asked for. */
  left: number;
};

export type DeskOdds = {
  exact: boolean;
  sampled: number | null;
  outcomes: number;
  measures: { name: string; spread: Spread }[];
  policy: { name: string; about: string };
};

export type DeskSent = { n: number; request: DeskRequest };
export type DeskReturned =
  | { n: number; reply: DeskReplies[DeskRequest['do']] }
  | { n: number; error: string }
  /** How far long work has come; `of` is known once battles are sampled. */
  | { n: number; done: number; of: number | null };
