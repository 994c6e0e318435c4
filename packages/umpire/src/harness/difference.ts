/** Where two pieces of plain data differ, for a person to read. */
import { canonical } from '../hash.js';

export function difference(a: unknown, b: unknown, path = ''): string {
  if (isObject(a) && isObject(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const left: unknown = Reflect.get(a, key);
      const right: unknown = Reflect.get(b, key);
      if (canonical(left) !== canonical(right)) return difference(left, right, path === '' ? key : `${path}.${key}`);
    }
  }
  return `${path === '' ? 'it' : path}: ${short(a)}, not ${short(b)}`;
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : canonical(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
