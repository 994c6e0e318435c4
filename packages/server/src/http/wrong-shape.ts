/** What is wrong with a request that is not as the API says: one thing, where it is, and what would be right. */
import { misfit, type Shape } from '@ironbottom/umpire';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** `where`: the body, the query. Something is wrong with the value, as its schema has found. */
export function wrongShape(schema: TSchema, value: unknown, where: string): string {
  const shape = meant(schema as Shape, value);
  const { field, why } = misfit(shape, value) ?? otherwise(shape, value);
  return `the ${where}${field === '' ? '' : `, at ${field.slice(0, 100)}`}: ${why}`;
}

/** Patterns, and texts that are too short. */
function otherwise(shape: Shape, value: unknown): { field: string; why: string } {
  const [first] = Value.Errors(shape as TSchema, value);
  const field = first?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
  return { field, why: first?.message ?? 'is not as it should be' };
}

/** The shape without its unions: wherever there are several, the one that the value was meant to be. */
function meant(shape: Shape, value: unknown): Shape {
  if (shape.anyOf !== undefined) return oneOf(shape.anyOf, value);
  const { properties, patternProperties, items } = shape;
  if (Array.isArray(value) && items !== undefined) {
    // One that is wrong speaks for all.
    const wrong = value.find((each) => misfit(meant(items, each), each) !== undefined);
    return { ...shape, items: meant(items, wrong ?? value[0]) };
  }
  if (!isObject(value)) return shape;
  const fields = properties ?? {};
  const [open] = Object.values(patternProperties ?? {});
  const narrowed: { [name: string]: Shape } = {};
  for (const [name, each] of Object.entries(fields)) narrowed[name] = meant(each, ownOf(value, name));
  if (open !== undefined)
    for (const [name, each] of Object.entries(value))
      if (!Object.hasOwn(fields, name)) narrowed[name] = meant(open, each);
  return properties === undefined && open === undefined ? shape : { ...shape, properties: narrowed };
}

function oneOf(shapes: readonly Shape[], value: unknown): Shape {
  const some = shapes.filter(({ type }) => type !== 'null');
  const [only] = some;
  if (value === null && some.length < shapes.length) return { type: 'null' };
  if (only !== undefined && some.length === 1) return meant(only, value);
  const words = some.flatMap(wordsOf);
  if (words.length >= some.length && some.every((each) => wordsOf(each).length > 0)) return { enum: words };
  const tag = Object.keys(only?.properties ?? {}).find((name) =>
    some.every(({ properties }) => wordsOf(properties?.[name]).length > 0),
  );
  if (tag === undefined) return { anyOf: some };
  if (!isObject(value)) return { type: 'object' };
  const said = ownOf(value, tag);
  const found = some.find(({ properties }) => wordsOf(properties?.[tag]).includes(said));
  if (found !== undefined) return meant(found, value);
  const all = some.flatMap(({ properties }) => wordsOf(properties?.[tag]));
  return {
    type: 'object',
    required: [tag],
    properties: { [tag]: { enum: all, description: `one of ${all.join(', ')}` } },
  };
}

/** The words that a value may be, if it may be nothing but one of a few. */
function wordsOf(shape: Shape | undefined): unknown[] {
  if (shape?.const !== undefined) return [shape.const];
  const each = (shape?.anyOf ?? []).map(wordsOf);
  return each.every((words) => words.length > 0) ? each.flat() : [];
}

const ownOf = (value: { [name: string]: unknown }, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

function isObject(value: unknown): value is { [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
