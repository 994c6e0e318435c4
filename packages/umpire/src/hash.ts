/** One way to write plain data down, whatever order its keys were made in, and its hash. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonical(value[i]) : `,${canonical(value[i])}`;
    return `[${text}]`;
  }
  for (const key of sortedKeys(value)) {
    const field: unknown = (value as { [key: string]: unknown })[key];
    if (field !== undefined) text += `${text === '' ? '' : ','}${quoted(key)}:${canonical(field)}`;
  }
  return `{${text}}`;
}

/** Most objects have their keys in order already. */
function sortedKeys(value: object): string[] {
  const keys = Object.keys(value);
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] ?? '') > (keys[i] ?? '')) return keys.sort();
  return keys;
}

/** The names of fields come again and again. */
const names = new Map<string, string>();
const mostNames = 10_000;

function quoted(key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const text = JSON.stringify(key);
  if (names.size < mostNames) names.set(key, text);
  return text;
}

export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}
