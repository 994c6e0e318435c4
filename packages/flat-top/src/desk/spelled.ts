/** An input with its lines written out as fields: '10 Dauntless AP' as plane, factors and arms. */
import type { Plain } from '@ironbottom/umpire';
import { bases } from '../charts/bases.js';
import { readLaw } from './law.js';
import { readPlaneLine } from './lots.js';
import { readNotes, readShipLine } from './ship-line.js';

type Fields = { [key: string]: Plain };

/** Lists whose entries may be lines. */
const lined: { readonly [key: string]: (line: string) => Plain } = {
  planes: planesOf,
  interceptors: planesOf,
  ships: shipOf,
};

export function spelled(input: Plain): Plain {
  if (Array.isArray(input)) return input.map(spelled);
  if (typeof input !== 'object' || input === null) return input;
  const fields: Fields = {};
  for (const [key, value] of Object.entries(input)) fields[key] = fieldOf(key, value as Plain);
  return fields;
}

function fieldOf(key: string, value: Plain): Plain {
  const read = Object.hasOwn(lined, key) ? lined[key] : undefined;
  if (read !== undefined && Array.isArray(value))
    return value.map((each) => (typeof each === 'string' ? read(each) : each));
  if (typeof value !== 'string') return key === 'charts' ? value : spelled(value);
  if (key === 'base') return baseOf(value);
  if (key === 'on') return isBase(value) ? baseOf(value) : shipOf(value);
  return value;
}

function planesOf(line: string): Plain {
  const read = readPlaneLine(readLaw({}), line, '');
  return read === undefined ? line : { ...read };
}

/** Whose she is has no field of her own: a line that says so stays a line. */
function shipOf(line: string): Plain {
  const { given, side, odd } = readShipLine(line);
  return odd === undefined && side === undefined ? { ...given } : line;
}

function baseOf(line: string): Plain {
  const { bare, notes, odd } = readNotes(line);
  return odd === undefined ? { name: bare, ...notes } : line;
}

const isBase = (line: string): boolean => {
  const name = readNotes(line).bare.toLowerCase();
  return Object.keys(bases.values).some((base) => base.toLowerCase() === name);
};
