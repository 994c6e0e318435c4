/** Desk procedures on trial: inputs drawn from their forms, decisions and dice at random. What is refused says why; what is not comes to an end. */
import { type DeskProcedure, deskNotes, OrderRefused, type Problem, sit } from '../desk.js';
import { chance } from '../dice.js';
import type { Plain } from '../events.js';
import type { Policy } from '../procedure.js';
import type { Below } from '../rulebook.js';
import { sample } from '../sample.js';
import type { Shape } from '../shape.js';
import { countRules, type Fired } from './rules.js';

export type DeskOptions = {
  seed: number;
  /** Inputs for each procedure. */
  inputs: number;
  /** What may stand in a text that is taken from no list of names, by the name of its field: dates, for instance. */
  words?: { readonly [field: string]: readonly string[] };
};

export type DeskFound = { desk: string; input: Plain; what: string };

export type DeskReport = {
  inputs: number;
  /** Those that were legal, and were carried to their end. */
  sat: number;
  found: DeskFound[];
  /** How often each rule fired, by procedure: also one that refused an input. */
  fired: { [desk: string]: Fired };
};

/** More dice than any sitting wants. */
const mostDice = 100_000;

export function fuzzDesk(desks: readonly DeskProcedure[], options: DeskOptions): DeskReport {
  const below = chance(options.seed);
  const report: DeskReport = { inputs: 0, sat: 0, found: [], fired: {} };
  for (const desk of desks) {
    const fired: Fired = {};
    report.fired[desk.id] = fired;
    countRules(desk.id.slice(0, desk.id.indexOf('/')), fired, () => {
      for (let i = 0; i < options.inputs; i++) {
        const input = drawnFor(desk, options.words ?? {}, below);
        const tried = sitAt(desk, input, below);
        report.inputs += 1;
        if (tried === 'sat') report.sat += 1;
        else if (tried !== 'refused') report.found.push({ desk: desk.id, input, what: tried });
      }
    });
  }
  return report;
}

/** `sat`, `refused`, or what was wrong. */
function sitAt(desk: DeskProcedure, input: Plain, below: Below): string {
  try {
    const read = desk.check(input);
    if ('problems' in read) return badRefusal(read.problems) ?? 'refused';
    const { record, orders, measures } = read.sitting;
    const start = desk.procedure.clone(record);
    const notes = deskNotes(desk);
    const steps = sit(desk.procedure, record, orders(policyFor(desk, below)), notes);
    let next = steps.next();
    for (let dice = 0; !next.done; dice += 1) {
      if (dice > mostDice) return `no end after ${mostDice} dice`;
      if (desk.dieFor(record, next.value) === '') return `nobody is told what the die for ${next.value.rule} is for`;
      next = steps.next(1 + below(next.value.sides));
    }
    desk.forces(record, start);
    desk.outcome(record, start);
    if (notes.steps.some(({ text }) => text === '')) return 'a step has no words';
    const odd = Object.entries(measures(record)).find(([, figure]) => !Number.isFinite(figure));
    return odd === undefined ? 'sat' : `${odd[0]} comes to ${odd[1]}`;
  } catch (thrown) {
    if (thrown instanceof OrderRefused) return badRefusal([thrown.problem]) ?? 'refused';
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

function badRefusal(problems: readonly Problem[]): string | undefined {
  if (problems.length === 0) return 'refused without a reason';
  const mute = problems.find(({ why }) => why === '');
  return mute && `${mute.field} is refused without a reason`;
}

/** One of the desk's own policies, or chance. */
function policyFor({ policies }: DeskProcedure, below: Below): Policy {
  const named = Object.values(policies);
  const own = named[below(named.length + 1)];
  if (own !== undefined) return own.policy;
  return (ask) => {
    const answer = sample(undefined, ask, below);
    if (answer === undefined) throw new Error(`${ask.prompt} has no legal answer (${ask.rule})`);
    return answer;
  };
}

/** The example with some of its fields drawn anew, or everything drawn anew. */
function drawnFor(desk: DeskProcedure, words: NonNullable<DeskOptions['words']>, below: Below): Plain {
  const draw = (shape: Shape, field: string): Plain => drawn(shape, field, { names: desk.names ?? {}, words, below });
  const whole = draw(desk.schema, '');
  if (below(2) === 0 || !isFields(whole) || !isFields(desk.example)) return whole;
  const kept = Object.entries(desk.example).filter(([field]) => below(2) === 0 || whole[field] === undefined);
  return { ...whole, ...Object.fromEntries(kept) };
}

type Drawing = {
  readonly names: { readonly [kind: string]: readonly string[] };
  readonly words: { readonly [field: string]: readonly string[] };
  readonly below: Below;
};

function drawn(shape: Shape, field: string, drawing: Drawing): Plain {
  const { below, names, words } = drawing;
  const oneOf = <T>(list: readonly T[]): T | undefined => list[below(Math.max(1, list.length))];
  if (shape.anyOf !== undefined) return drawn(oneOf(shape.anyOf) ?? {}, field, drawing);
  if (shape.const !== undefined) return shape.const as Plain;
  if (shape.enum !== undefined) return (oneOf(shape.enum) ?? null) as Plain;
  switch (shape.type) {
    case 'object':
      return drawnFields(shape, drawing);
    case 'array': {
      const least = shape.minItems ?? 0;
      const many = least + below(Math.min(shape.maxItems ?? 4, least + 4) - least + 1);
      return Array.from({ length: many }, () => drawn(shape.items ?? {}, field, drawing));
    }
    case 'string':
      return oneOf(shape.names === undefined ? (words[field] ?? []) : (names[shape.names] ?? [])) ?? '';
    case 'boolean':
      return below(2) === 0;
    default: {
      const from = shape.minimum ?? 0;
      return from + below((shape.maximum ?? from + 20) - from + 1);
    }
  }
}

/** What must be there, and half of what may be; a text that nobody knows words for is left out. */
function drawnFields({ properties = {}, required = [], names, patternProperties }: Shape, drawing: Drawing): Plain {
  const { below } = drawing;
  const fields: { [field: string]: Plain } = {};
  for (const [field, shape] of Object.entries(properties)) {
    const unknown = shape.type === 'string' && shape.names === undefined && shape.enum === undefined;
    const wanted = required.includes(field) || (below(2) === 0 && !(unknown && drawing.words[field] === undefined));
    if (wanted) fields[field] = drawn(shape, field, drawing);
  }
  const [open] = Object.values(patternProperties ?? {});
  const known = drawing.names[names ?? ''] ?? [];
  if (open !== undefined)
    for (let n = below(4); n > 0 && known.length > 0; n--) {
      const field = known[below(known.length)];
      if (field !== undefined) fields[field] = drawn(open, field, drawing);
    }
  return fields;
}

const isFields = (value: Plain): value is { [field: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
