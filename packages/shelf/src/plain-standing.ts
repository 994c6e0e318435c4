/**
 * Standing orders that any game understands: to a question under this rule, from this turn on and until that one, the
 * answer that would be typed.
 */
import {
  fromText,
  JsonFault,
  type Kit,
  misfit,
  readJson,
  record,
  type Shape,
  type Standing,
  type StandingExample,
} from '@ironbottom/umpire';

type Order = {
  readonly order: string;
  readonly rule: string;
  readonly answer: string;
  /** Words that the question must have in it. */
  readonly asks?: string;
  readonly from?: number;
  readonly until?: number;
  readonly once?: boolean;
};

const text = (description: string): Shape => ({ type: 'string', maxLength: 200, description });
const turn = (description: string): Shape => ({ type: 'integer', minimum: 0, maximum: 10_000, description });

const shape: Shape = {
  type: 'array',
  maxItems: 100,
  items: record({
    order: text('what the order is called'),
    rule: text('the rule whose questions it answers'),
    answer: text('the answer, as it would be typed'),
    'asks?': text('words the question must have in it'),
    'from?': turn('the first turn in which it speaks'),
    'until?': turn('the last'),
    'once?': { type: 'boolean', description: 'true: it speaks only once' },
  }),
};

export function plainStanding(examples: readonly StandingExample[]): Standing<Kit> {
  return {
    examples: () => examples,
    read(written) {
      const orders = ordersIn(written);
      if ('errors' in orders) return orders;
      return {
        warnings: [],
        obey({ view, ask, ways, turn: now, given }) {
          for (const { order, rule, answer, asks, from, until, once } of orders) {
            if (rule !== ask.rule || (asks !== undefined && !ask.prompt.includes(asks))) continue;
            if (now < (from ?? 0) || now > (until ?? now) || (once && given.some(({ by }) => by === order))) continue;
            const read = fromText(view, ask, answer, ways);
            if ('answer' in read) return { answer: read.answer, by: order, note: `${order}: ${answer}` };
          }
          return undefined;
        },
        lapsed: () => [],
      };
    },
  };
}

function ordersIn(written: string): Order[] | { errors: string[] } {
  try {
    const { value, lineOf } = readJson(written);
    const problem = misfit(shape, value);
    if (problem === undefined) return value as Order[];
    return { errors: [`line ${lineOf(problem.field)}, ${problem.field}: ${problem.why}`] };
  } catch (fault) {
    if (fault instanceof JsonFault) return { errors: [fault.message] };
    throw fault;
  }
}
