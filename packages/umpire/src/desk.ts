/**
 * The desk: a rulebook's procedures as data, so that page and command line can list, explain, run and weigh them without
 * knowing any rulebook. Forces come in as plain JSON, dice are rolled, typed or scripted, and the steps come out with
 * their rules.
 */
import type { Tally } from './carry.js';
import type { Exception, Provenance } from './charts.js';
import { citing } from './cite.js';
import { seededDice, seedFrom } from './dice.js';
import type { Event, Out, Plain } from './events.js';
import { type Measures, type Odds, type OddsLimits, oddsOf } from './odds.js';
import type { DieNeed, Policy, Procedure } from './procedure.js';
import { answersBy } from './run.js';
import type { Shape } from './shape.js';

/** What is wrong with an input: where, by which rule, and what would be right. */
export type Problem = { field: string; rule: string; why: string };

/** Thrown when an order of the input meets a question it cannot answer: the input is wrong, not the program. */
export class OrderRefused extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(`${problem.field}: ${problem.why} (${problem.rule})`);
    this.problem = problem;
  }
}

/** Forces as a person reads them. */
export type ForceTable = { title: string; head: string[]; rows: (string | number)[][] };

/** A chart this sitting rests on, and on what ground it stands. */
export type ChartUsed = {
  id: string;
  title: string;
  provenance: Provenance;
  source: string;
  /** Values these forces use that stand on other ground than the chart. */
  exceptions: Exception[];
};

/** A checked input, ready to run. */
export type Sitting<R> = {
  record: R;
  /** The decisions the input has already taken come before the policy's. */
  orders(policy: Policy): Policy;
  /** The figures the odds are over. */
  measures(end: R): Measures;
  /** Those of them that are only counted: the procedure's key leaves them out. */
  tally?: Tally<R>;
  /** A whole battle: so many are fought for the odds and no more, and exact ones are not tried. */
  sampled?: number;
};

export type NamedPolicy = { about: string; policy: Policy };

/** Methods, not properties, so that a desk of battles can stand in a list of desks of anything. */
export interface DeskProcedure<R = unknown> {
  /** Rulebook and name: 'straits/gunfire'. */
  readonly id: string;
  readonly title: string;
  /** One line. */
  readonly about: string;
  readonly schema: Shape;
  /** A complete input. */
  readonly example: Plain;
  /** How a person may write the input in a line, where that can be done. */
  readonly line?: Line;
  /** Names that fields of the schema are taken from, by the `names` of their shape. */
  readonly names?: { readonly [kind: string]: readonly string[] };
  /** The same input with every line written out as fields, for a form; what cannot be read stays as it is. */
  spelled?(input: Plain): Plain;
  readonly procedure: Procedure<R>;
  /** The first is taken when none is named. */
  readonly policies: { readonly [name: string]: NamedPolicy };
  check(input: unknown): { sitting: Sitting<R> } | { problems: Problem[] };
  words(event: Event): string;
  /** What the die is for, for whoever has to roll it. */
  dieFor(record: R, need: DieNeed): string;
  /** As they stand; with `start`, what became of them. */
  forces(record: R, start?: R): ForceTable[];
  outcome(end: R, start: R): { [key: string]: Plain };
  charts(start: R): ChartUsed[];
}

export interface Line {
  /** An example of it. */
  readonly form: string;
  /** The same as questions, whose answers put one after another make the line. */
  readonly parts: readonly LinePart[];
  read(text: string): { input: Plain } | { problems: Problem[] };
}

/**
 * `before` stands between what came before and this answer. With `yes` the answer is yes or no, and yes adds those words.
 * `check` says what is wrong with an answer on its own, before the whole is known.
 */
export type LinePart = {
  ask: string;
  before: string;
  needed: boolean;
  yes?: string;
  check?: (answer: string) => string | undefined;
};

/** One thing that happened, with the dice that settled it. */
export type DeskStep = { rule: string; text: string; dice: number[] };

/** Writes down what happens. Dice rolled since the last event belong to the next, unless that names its own face. */
export type DeskNotes = Out & { readonly steps: DeskStep[]; rolled(face: number): void };

export function deskNotes(desk: Pick<DeskProcedure, 'id' | 'words'>): DeskNotes {
  const cite = citing(desk.id.slice(0, desk.id.indexOf('/')));
  const steps: DeskStep[] = [];
  const pending: number[] = [];

  const diceOf = ({ data: { face } }: Event): number[] => {
    if (typeof face !== 'number') return pending.splice(0);
    const at = pending.indexOf(face);
    return at < 0 ? [] : pending.splice(at, 1);
  };
  const write = (event: Event): void => {
    if (cite(event.rule)) steps.push({ rule: event.rule, text: desk.words(event), dice: diceOf(event) });
  };
  return {
    on: true,
    steps,
    rolled: (face) => void pending.push(face),
    say: (rule, kind, data, to = 'all') => write({ rule, kind, to, data }),
    tell: (to, rule, kind, facts) => write({ rule, kind, to, data: facts, tells: true }),
  };
}

/** Carry a sitting to its end, handing each die's need to whoever drives it: a script, a seed, a person. */
export function* sit<R>(
  procedure: Procedure<R>,
  record: R,
  policy: Policy,
  notes: DeskNotes,
): Generator<DieNeed, R, number> {
  for (;;) {
    const need = procedure.next(record, notes);
    if (need === undefined) return record;
    if (need.need === 'die') {
      const face = yield need;
      notes.rolled(face);
      procedure.die(record, face, notes);
    } else procedure.decide(record, answersBy(procedure, record, need.of, policy), notes);
  }
}

/** The odds of a sitting: its own orders first, then the policy; what is only counted tallied beside the records. */
export function deskOdds<R>(
  desk: Pick<DeskProcedure<R>, 'procedure'>,
  sitting: Sitting<R>,
  policy: Policy,
  given: Partial<OddsLimits> & Pick<OddsLimits, 'below'>,
): Odds {
  const { record, orders, measures, tally, sampled } = sitting;
  const limits =
    sampled === undefined ? given : { ...given, records: 0, samples: Math.min(sampled, given.samples ?? sampled) };
  return oddsOf(desk.procedure, record, orders(policy), measures, limits, tally);
}

/** Dice from a word: the same word, the same faces, on every machine. */
export function deskDice(seed: string): (need: DieNeed) => number {
  const dice = seededDice(seedFrom(seed));
  const rolled = new Map<string, number>();
  return ({ rule, by, sides }) => {
    const counter = `${rule} ${by}`;
    const nth = rolled.get(counter) ?? 0;
    rolled.set(counter, nth + 1);
    return dice.roll({ turn: 0, phase: 'desk', rule, seat: by, nth }, sides);
  };
}

/** A number from a word, for samples and chance players. */
export function numberFrom(word: string): number {
  let hash = 2166136261; // FNV-1a
  for (const letter of word) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}
