/** Standing orders for Flat Top as a person writes them: JSON, one verb to an order, with the conditions it waits for. */
import { type Arms, type PlaneName, planeNames } from '@ironbottom/flat-top';
import { record, type Shape } from '@ironbottom/umpire';

/** All that is given must hold. Hours are written as on the Time Record: "0600" to "2400". */
export type Cond = {
  readonly from?: string;
  readonly to?: string;
  readonly night?: boolean;
  readonly sighted?: Sight;
  readonly notSighted?: Sight;
  readonly any?: readonly Cond[];
  readonly not?: Cond;
};

/** A counter on the map, or a report not older than so many turns, within so many hexes of a place. */
export type Sight = {
  readonly kind?: 'TF' | 'AF';
  readonly within?: number;
  readonly of?: string;
  readonly condition?: number;
  readonly age?: number;
};

export type Squad = { readonly plane: PlaneName; readonly arms?: Arms; readonly factors: number };

export type Verb =
  | { readonly search: Search }
  | { readonly strike: { readonly from: string; readonly planes: readonly Squad[] } }
  | { readonly cap: { readonly over: string; readonly plane: PlaneName; readonly factors: number } }
  | { readonly ready: { readonly at: string; readonly planes: readonly Squad[] } }
  | { readonly sail: { readonly tf: string; readonly course: readonly string[]; readonly speed?: number } }
  | { readonly patrol: { readonly submarine: string; readonly course: readonly string[] } }
  | { readonly dive: 'always' | 'never' | 'from planes' }
  | { readonly report: { readonly ships?: number; readonly planes?: number; readonly oneAsTwo?: boolean } }
  | { readonly battle: 'commander' }
  | { readonly intercept: 'always' | 'never' }
  | { readonly hide: 'always' | 'never' }
  | { readonly otherwise: 'forced' | 'nothing' | 'recruit' };

export type Search = {
  readonly from: string;
  readonly plane: PlaneName;
  readonly factors?: number;
  readonly path: readonly string[];
  readonly sighting?: 'shadow' | 'return' | 'go on' | 'ask';
  /** Home when this holds, sighting or none. */
  readonly home?: Cond;
};

/** `again`: once more whenever the last one is down. */
export type Order = {
  readonly order: string;
  readonly if?: Cond;
  readonly until?: Cond;
  readonly again?: boolean;
} & Verb;

export const verbs = [
  ...['search', 'strike', 'cap', 'ready', 'sail', 'patrol', 'dive'],
  ...['report', 'battle', 'intercept', 'hide', 'otherwise'],
] as const;

const text = (description: string): Shape => ({ type: 'string', maxLength: 60, description });
const whole = (minimum: number, maximum: number, description: string): Shape => ({
  type: 'integer',
  minimum,
  maximum,
  description,
});
const list = (items: Shape, description: string): Shape => ({
  type: 'array',
  items,
  minItems: 1,
  maxItems: 60,
  description,
});

const plane: Shape = { enum: planeNames };
const arms: Shape = { enum: ['none', 'GP', 'AP', 'torpedo'] };
const factors = whole(1, 99, 'Air Factors');
const place = text('a ship or base of yours, by name');
const squads = list(record({ plane, 'arms?': arms, factors }), 'planes with their arms');
const hexes = list(text('a hex, such as K12'), 'hexes on the way, the first one first');

const sight = record({
  'kind?': { enum: ['TF', 'AF'] },
  'within?': whole(0, 80, 'hexes'),
  'of?': text('a hex, a ship or base of yours'),
  'condition?': whole(1, 3, 'the least Condition Number'),
  'age?': whole(0, 200, 'turns since it was seen'),
});

/** Conditions within conditions, three deep: deeper than anybody needs. */
function cond(depth: number): Shape {
  const plain = {
    'from?': text('an hour: "0600" to "2400"'),
    'to?': text('an hour: "0600" to "2400"'),
    'night?': { type: 'boolean' },
    'sighted?': sight,
    'notSighted?': sight,
  };
  if (depth === 0) return record(plain);
  return record({ ...plain, 'any?': list(cond(depth - 1), 'one of these'), 'not?': cond(depth - 1) });
}

const when = cond(2);

export const ordersShape: Shape = {
  type: 'array',
  maxItems: 100,
  items: record({
    order: text('what the order is called'),
    'if?': when,
    'until?': when,
    'again?': { type: 'boolean' },
    'search?': record({
      from: place,
      plane,
      'factors?': factors,
      path: hexes,
      'sighting?': { enum: ['shadow', 'return', 'go on', 'ask'] },
      'home?': when,
    }),
    'strike?': record({ from: place, planes: squads }),
    'cap?': record({ over: place, plane, factors }),
    'ready?': record({ at: place, planes: squads }),
    'sail?': record({ tf: text('TF 1'), course: hexes, 'speed?': whole(1, 3, 'hexes a turn') }),
    'patrol?': record({ submarine: text('SS 1'), course: hexes }),
    'dive?': { enum: ['always', 'never', 'from planes'] },
    'report?': record({
      'ships?': whole(50, 150, 'per cent of the truth'),
      'planes?': whole(50, 150, 'per cent of the truth'),
      'oneAsTwo?': { type: 'boolean' },
    }),
    'battle?': { const: 'commander' },
    'intercept?': { enum: ['always', 'never'] },
    'hide?': { enum: ['always', 'never'] },
    'otherwise?': { enum: ['forced', 'nothing', 'recruit'] },
  }),
};
