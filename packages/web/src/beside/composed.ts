/** An order put together from a template: its gaps filled in, and written as its reader wants it. */
import type { Plain, StandingField, StandingTemplate } from '@ironbottom/umpire';
import { boardWords } from '../words/boards.js';

const words = boardWords.compose;

export type Filled = { readonly [field: string]: string | number | readonly string[] };

export function beginning(fields: readonly StandingField[]): Filled {
  return Object.fromEntries(fields.map((field) => [field.name, field.kind === 'places' ? [] : field.now]));
}

/** Why it cannot be written yet: the field that is still empty. */
export function missing({ fields }: StandingTemplate, filled: Filled): StandingField | undefined {
  return fields.find(({ name, kind }) => kind === 'places' && (filled[name] as readonly string[]).length === 0);
}

/** Indented as an entry of the list of orders, under a name that none of them has. */
export function written({ order }: StandingTemplate, filled: Filled, orders = ''): string {
  const all = within(order, filled);
  const named = typeof all === 'object' && all !== null && !Array.isArray(all) && typeof all.order === 'string';
  let name = named ? String(all.order) : '';
  while (named && orders.includes(JSON.stringify(name))) name += ` ${words.again}`;
  return JSON.stringify(named ? { ...all, order: name } : all, null, 2).replaceAll('\n', '\n  ');
}

function within(part: Plain, filled: Filled): Plain {
  if (typeof part === 'string') return ofText(part, filled);
  if (Array.isArray(part)) return part.map((each) => within(each, filled));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, within(value ?? null, filled)]));
}

function ofText(text: string, filled: Filled): Plain {
  const whole = /^\$(\w+)$/.exec(text)?.[1];
  const value = whole === undefined ? undefined : filled[whole];
  if (value !== undefined) return typeof value === 'object' ? [...value] : value;
  return text.replaceAll(/\$(\w+)/g, (gap, name: string) => String(filled[name] ?? gap));
}
