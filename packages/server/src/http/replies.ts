/** In tests: whatever the server says holds what the API lists and nothing else. A field that nobody lists is one that nobody looked at. */
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { wrongShape } from './wrong-shape.js';

/** Says what is in a reply that should not be, or is not in it; undefined when it is as the API says. */
export function replyCheck(schema: TSchema, what: string): (replied: unknown) => string | undefined {
  const listed = closed(schema);
  const check = Compile(listed);
  return (replied) => {
    // As it goes over the wire: what has no value is not there.
    const sent: unknown = JSON.parse(JSON.stringify(replied));
    return check.Check(sent) ? undefined : `${wrongShape(listed, sent, what)}, as the API says`;
  };
}

type Parts = {
  anyOf?: TSchema[];
  items?: TSchema;
  properties?: { [name: string]: TSchema };
  patternProperties?: { [name: string]: TSchema };
};

/** The schema, with every object in it closed. A client is told to expect more some day; we are not to send it unawares. */
function closed(schema: TSchema): TSchema {
  const { anyOf, items, properties, patternProperties } = schema as Parts;
  const all = (some: { [name: string]: TSchema }) =>
    Object.fromEntries(Object.entries(some).map(([name, each]) => [name, closed(each)]));
  return {
    ...schema,
    ...(anyOf !== undefined && { anyOf: anyOf.map(closed) }),
    ...(items !== undefined && { items: closed(items) }),
    ...(patternProperties !== undefined && { patternProperties: all(patternProperties) }),
    ...(properties !== undefined && { properties: all(properties), additionalProperties: false }),
  };
}
