/** Requests made from the schemas of the API, so that a new line of its table is tried without anybody's doing. */
import type { Route } from '@ironbottom/wire';

type Schema = {
  type?: string;
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: { [name: string]: Schema };
  patternProperties?: { [pattern: string]: Schema };
  items?: Schema | Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  minItems?: number;
  pattern?: string;
};

/** Data that fit a schema, one for each branch of each choice; every optional field is there. `text`: what texts say. */
export function examples(schema: object, text: (name: string) => string, name = ''): unknown[] {
  const one = schema as Schema;
  if ('const' in one) return [one.const];
  if (one.anyOf !== undefined) return one.anyOf.flatMap((each) => examples(each, text, name));
  switch (one.type) {
    case 'object':
      return objects(one, text);
    case 'array': {
      const items = Array.isArray(one.items) ? one.items[0] : one.items;
      const [first] = items === undefined ? [] : examples(items, text, name);
      return [first === undefined ? [] : [first]];
    }
    case 'string':
      return [fitting(one, text(name))];
    case 'number':
    case 'integer':
      return [Math.max(1, one.minimum ?? 1)];
    case 'boolean':
      return [true];
    case 'null':
      return [null];
    default:
      return [[]];
  }
}

function objects({ properties = {}, patternProperties = {} }: Schema, text: (name: string) => string): unknown[] {
  let all: { [name: string]: unknown }[] = [{}];
  for (const [name, each] of Object.entries(properties)) {
    const values = examples(each, text, name);
    const [first] = values;
    // One choice at a time: all combinations would be many, and show no more.
    const others = values.slice(1).map((value) => ({ ...all[0], [name]: value }));
    all = [...all.map((one) => ({ ...one, [name]: first })), ...others];
  }
  const [each] = Object.values(patternProperties);
  const [value] = each === undefined ? [] : examples(each, text, '');
  return value === undefined ? all : all.map((one) => ({ ...one, [text('key')]: value }));
}

function fitting({ pattern, minLength = 0, maxLength = 1000 }: Schema, text: string): string {
  if (pattern?.includes('@')) return `${text.replace(/[\s@]/g, '')}@example.org`;
  if (pattern?.includes('0-9a-f')) return 'ab'.repeat(8);
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}

/** The same data again and again, each time with `text` in place of another of its texts or names. */
export function withText(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (Array.isArray(value))
    return value.flatMap((each, i) => withText(each, text).map((other) => value.with(i, other)));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    withText(each, text).map((other) => ({ ...value, [name]: other })),
  );
}

/** Where a route leads with these parts, and with its query filled in. */
export function addressOf(
  route: Route,
  part: (name: string) => string,
  query: { [name: string]: unknown } = {},
): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(part(name)));
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return asked.size === 0 ? path : `${path}?${asked}`;
}

/** A text in every shape in which it might slip out. */
export function shapesOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const shapes = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret), bytes.toString('hex')];
  // In the middle of something longer base64 begins at any of three places; the edges hang on the neighbours.
  for (const before of [0, 1, 2]) {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    const text = whole.toString('base64').replace(/=+$/, '');
    const inner = text.slice(before === 0 ? 0 : 4, text.length - (text.length % 4 === 0 ? 0 : 2));
    shapes.push(inner, inner.replaceAll('+', '-').replaceAll('/', '_'));
  }
  return [...new Set(shapes)].filter((shape) => shape.length >= 8);
}
