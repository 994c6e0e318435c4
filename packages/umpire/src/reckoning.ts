/** Procedures of the desk that need neither dice nor decisions: an input goes in, sentences with their rules come out. */
import type { ChartUsed, DeskProcedure, ForceTable, Line, Problem } from './desk.js';
import type { Plain } from './events.js';
import type { Procedure } from './procedure.js';
import { misfit, type Shape } from './shape.js';

export type Said = { rule: string; text: string };

export type Reckoning = {
  told: boolean;
  readonly said: readonly Said[];
  readonly before: readonly ForceTable[];
  readonly after: readonly ForceTable[];
  readonly outcome: { [key: string]: Plain };
  /** Figures for the odds, all of them certain. */
  readonly figures: { [name: string]: number };
  /** The charts it rests on, where the input changed them. */
  readonly charts?: readonly ChartUsed[];
};

const procedure: Procedure<Reckoning> = {
  next(record, out) {
    if (!record.told && out.on) for (const { rule, text } of record.said) out.say(rule, 'said', { text });
    record.told = true;
    return undefined;
  },
  die: () => undefined,
  ask: () => {
    throw new Error('nothing is asked');
  },
  decide: () => undefined,
  clone: (record) => ({ ...record }),
  key: ({ told }) => String(told),
};

export type Reckoner<Input> = {
  id: string;
  title: string;
  about: string;
  schema: Shape;
  example: Plain;
  line: Line;
  names?: DeskProcedure['names'];
  charts: readonly ChartUsed[];
  reckon(input: Input): Omit<Reckoning, 'told'> | { problems: Problem[] };
};

/** One of a book's. The schema has checked the input before it is taken for what it should be. */
export function reckonerOf<Input>(book: string, given: Reckoner<Input>): DeskProcedure<Reckoning> {
  const { id, title, about, schema, example, line, names } = given;
  return {
    id: `${book}/${id}`,
    title,
    about,
    schema,
    example,
    line,
    ...(names === undefined ? {} : { names }),
    procedure,
    policies: { none: { about: 'nothing is left to decide', policy: () => [] } },
    check(input) {
      const problem = misfit(schema, input);
      if (problem !== undefined) return { problems: [problem] };
      const reckoned = given.reckon(input as Input);
      if ('problems' in reckoned) return reckoned;
      const record: Reckoning = { ...reckoned, told: false };
      return { sitting: { record, orders: (policy) => policy, measures: ({ figures }) => ({ ...figures }) } };
    },
    words: ({ data }) => String(data.text),
    dieFor: () => 'no die is rolled',
    forces: (record, start) => [...(start === undefined ? record.before : record.after)],
    outcome: ({ outcome }) => outcome,
    charts: ({ charts = given.charts }) => [...charts],
  };
}
