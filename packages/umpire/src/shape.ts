/**
 * The part of JSON Schema that desk inputs are written in, and a check of it that speaks to a person: one problem, at
 * one place, with what would be right. A shape may carry `rule`, the rule that its limits come from.
 */
import type { Problem } from './desk.js';
import { didYouMean } from './nearest.js';
import { shown } from './wording.js';

export type Shape = {
  readonly type?: string;
  readonly description?: string;
  readonly rule?: string;
  /** Of a text, or of the fields of a record with open names: which of the desk's lists of names it is taken from. */
  readonly names?: string;
  /** What holds where nothing is said. */
  readonly default?: boolean;
  readonly properties?: { readonly [key: string]: Shape };
  readonly required?: readonly string[];
  /** False: no other properties. */
  readonly additionalProperties?: boolean;
  /** Any name, each value of the one shape given. */
  readonly patternProperties?: { readonly [any: string]: Shape };
  readonly items?: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
};

/** An object with these fields and no others; a name with '?' may be left out. */
export function record(fields: { readonly [name: string]: Shape }, rule?: string): Shape {
  const properties: { [name: string]: Shape } = {};
  const required: string[] = [];
  for (const [name, shape] of Object.entries(fields)) {
    properties[name.replace('?', '')] = shape;
    if (!name.endsWith('?')) required.push(name);
  }
  return { type: 'object', properties, required, additionalProperties: false, ...(rule !== undefined && { rule }) };
}

/** Names that would reach into every object of the program. */
export const poisonous: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** The first thing wrong with `value`, if anything is. */
export function misfit(shape: Shape, value: unknown, field = '', rule = ''): Problem | undefined {
  const own = shape.rule ?? rule;
  const wrong = (why: string): Problem => ({ field, rule: own, why });
  if (shape.anyOf !== undefined) return misfitOfAll(shape.anyOf, value, field, own);
  if (shape.const !== undefined)
    return value === shape.const ? undefined : wrong(`must be ${JSON.stringify(shape.const)}`);
  if (shape.enum !== undefined) return shape.enum.includes(value) ? undefined : wrong(noneOf(shape.enum, value));
  switch (shape.type) {
    case 'object':
      return isPlain(value) ? misfitIn(shape, value, field, own) : wrong(`must be an object, not ${shown(value)}`);
    case 'array':
      return Array.isArray(value)
        ? misfitAmong(shape, value, field, own)
        : wrong(`must be a list, not ${shown(value)}`);
    case 'string':
      if (typeof value !== 'string') return wrong(`must be text in quotes, not ${shown(value)}`);
      if (value.length > (shape.maxLength ?? Number.POSITIVE_INFINITY))
        return wrong(`is longer than ${shape.maxLength} letters`);
      return undefined;
    case 'boolean':
      return typeof value === 'boolean' ? undefined : wrong(`must be true or false, not ${shown(value)}`);
    case 'integer':
    case 'number':
      return misfitNumber(shape, value, wrong);
    default:
      return undefined;
  }
}

/** Where a value could be one of several things, what is said is about the one it is most like. */
function misfitOfAll(shapes: readonly Shape[], value: unknown, field: string, rule: string): Problem | undefined {
  let like: Problem | undefined;
  for (const shape of shapes) {
    const problem = misfit(shape, value, field, rule);
    if (problem === undefined) return undefined;
    if (typeOf(shape) === kindOf(value)) like ??= problem;
  }
  return like ?? { field, rule, why: `must be ${shapes.map(nameOf).join(' or ')}, not ${shown(value)}` };
}

const typeOf = (shape: Shape): string | undefined => (shape.type === 'integer' ? 'number' : shape.type);
const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

function nameOf(shape: Shape): string {
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum !== undefined) return shape.enum.map((e) => JSON.stringify(e)).join(' or ');
  const names: { [type: string]: string } = {
    object: 'an object',
    array: 'a list',
    string: 'text in quotes',
    boolean: 'true or false',
    integer: 'a whole number',
  };
  return names[shape.type ?? ''] ?? 'something else';
}

function misfitIn(shape: Shape, value: { [key: string]: unknown }, field: string, rule: string): Problem | undefined {
  const properties = shape.properties ?? {};
  const names = Object.keys(properties);
  for (const key of Object.keys(value)) {
    const at = field === '' ? key : `${field}.${key}`;
    if (poisonous.has(key)) return { field: at, rule, why: 'a name that is never allowed in an input' };
    const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (known !== undefined) continue;
    if (shape.additionalProperties !== false) continue;
    const guess = didYouMean(key, names);
    const others = names.length === 0 ? '; leave it empty' : `; there are ${names.join(', ')}`;
    return {
      field: safe(at),
      rule,
      why: `there is no such field here${guess === '' ? others : guess}`,
    };
  }
  for (const key of shape.required ?? []) {
    if (!Object.hasOwn(value, key)) {
      const needs = properties[key]?.description;
      return {
        field: field === '' ? key : `${field}.${key}`,
        rule,
        why: `is missing${needs === undefined ? '' : `: ${needs}`}`,
      };
    }
  }
  const [open] = Object.values(shape.patternProperties ?? {});
  for (const [key, each] of Object.entries(value)) {
    const inner = Object.hasOwn(properties, key) ? properties[key] : open;
    if (inner === undefined) continue;
    const problem = misfit(inner, each, safe(field === '' ? key : `${field}.${key}`), rule);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function misfitAmong(shape: Shape, value: readonly unknown[], field: string, rule: string): Problem | undefined {
  const own = shape.rule ?? rule;
  if (value.length < (shape.minItems ?? 0)) return { field, rule: own, why: 'must not be empty' };
  if (value.length > (shape.maxItems ?? Number.POSITIVE_INFINITY)) {
    return { field, rule: own, why: `has ${value.length} entries; at most ${shape.maxItems} are allowed` };
  }
  if (shape.items === undefined) return undefined;
  for (const [i, each] of value.entries()) {
    const problem = misfit(shape.items, each, `${field}[${i}]`, rule);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function misfitNumber(shape: Shape, value: unknown, wrong: (why: string) => Problem): Problem | undefined {
  const { minimum: from, maximum: to } = shape;
  const range =
    from === undefined
      ? to === undefined
        ? ''
        : ` of ${to} at most`
      : to === undefined
        ? ` of ${from} or more`
        : ` from ${from} to ${to}`;
  const is = typeof value === 'number' && (shape.type === 'number' || Number.isInteger(value)) && !Object.is(value, -0);
  if (!is || value < (from ?? value) || value > (to ?? value)) {
    return wrong(`must be a ${shape.type === 'integer' ? 'whole ' : ''}number${range}, not ${shown(value)}`);
  }
  return undefined;
}

function noneOf(choices: readonly unknown[], value: unknown): string {
  const names = choices.filter((choice) => typeof choice === 'string');
  const guess = typeof value === 'string' ? didYouMean(value, names) : '';
  if (guess !== '') return `${shown(value)} is not known${guess}`;
  const some = choices.length > 12 ? `${choices.slice(0, 12).join(', ')}, …` : choices.join(', ');
  return `${shown(value)} is not known; there are ${some}`;
}

/** A field's name as a terminal may safely show it. */
function safe(field: string): string {
  const plain = field.replace(/[^\x20-\x7e]/g, '?');
  return plain.length > 120 ? `${plain.slice(0, 120)}…` : plain;
}

function isPlain(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
