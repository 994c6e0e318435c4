/** Ships and bases in a line: '6 DD', 'CV Shokaku', '8 Japanese DD', 'Shokaku (2 hits, anchored, ready 5 Zero 5 Val)'. */
import { namelessType } from '../charts/rating.js';
import type { Side } from '../state.js';
import { planeCalled } from './lots.js';
import type { BaseInput, ShipInput } from './shapes.js';

/** `odd`: what in it could not be read. */
export type ShipLine = { given: ShipInput; side?: Side; odd?: string };

const nations: readonly [RegExp, Side][] = [
  [/(^|\s)(?:Japanese|Japan|IJN)(?=\s)/i, 'japan'],
  [/(^|\s)(?:Allied|Allies|American|USN?)(?=\s)/i, 'allied'],
];

/** 'Japanese DD 4' → 'DD 4' and her side. */
export function withoutNation(text: string): { name: string; side?: Side } {
  for (const [word, side] of nations) {
    if (word.test(text)) return { name: text.replace(word, '$1').trim(), side };
  }
  return { name: text.trim() };
}

export function readShipLine(line: string): ShipLine {
  const { bare, notes, odd } = readNotes(line);
  const { name: counted, side } = withoutNation(bare);
  const [, count, name] = /^\s*(\d{1,3})\s*x?\s+(.+?)\s*$/.exec(counted) ?? [];
  const given: ShipInput =
    count === undefined || name === undefined
      ? { ship: counted, ...notes }
      : { ship: namelessCalled(name) ?? name, count: Number(count), ...notes };
  return { given, ...(side === undefined ? {} : { side }), ...(odd === undefined ? {} : { odd }) };
}

export const namelessCalled = (name: string): string | undefined => {
  const upper = name.trim().toUpperCase();
  return namelessType(upper) ?? namelessType(upper.replace(/S$/, ''));
};

export type Notes = Pick<ShipInput, 'hits' | 'anchored' | 'ready' | 'justLanded' | 'readying'> &
  Pick<BaseInput, 'dispersed'>;
type Box = 'ready' | 'justLanded' | 'readying' | 'dispersed';
const boxes: readonly [RegExp, Box][] = [
  [/^ready\b/i, 'ready'],
  [/^just[ -]?landed\b/i, 'justLanded'],
  [/^readying\b/i, 'readying'],
  [/^dispersed\b/i, 'dispersed'],
];

/** What stands in brackets after a name: '(2 hits, anchored, ready 5 Zero 5 Val)'. */
export function readNotes(line: string): { bare: string; notes: Notes; odd?: string } {
  const [, bare = line, inside] = /^(.*?)\s*\(([^()]*)\)\s*$/.exec(line) ?? [];
  const notes: Notes = {};
  const [open] = inside === undefined ? (/[()].*/.exec(line) ?? []) : [];
  if (open !== undefined) return { bare: line.slice(0, line.indexOf(open)).trim(), notes, odd: open };
  if (inside === undefined) return { bare: bare.trim(), notes };
  let box: Box | undefined;
  for (const part of inside.split(',').map((each) => each.trim())) {
    if (part === '') continue;
    const [, hits] = /^(\d{1,3}) hits?$/i.exec(part) ?? [];
    const named = boxes.find(([word]) => word.test(part));
    if (hits !== undefined && notes.hits === undefined) notes.hits = Number(hits);
    else if (/^(?:anchored|at anchor)$/i.test(part)) notes.anchored = true;
    else {
      box = named?.[1] ?? box; // a comma may go on with planes of the same box
      const planes = planesIn(named === undefined ? part : part.replace(named[0], ''));
      if (box === undefined || planes === undefined) return { bare: bare.trim(), notes, odd: part };
      const parked = { ...notes[box] };
      for (const [plane, factors] of planes) parked[plane] = (parked[plane] ?? 0) + factors;
      notes[box] = parked;
    }
  }
  return { bare: bare.trim(), notes };
}

/** '5 Zero 5 Val'; a name that is no plane's is left for the check of planes. */
function planesIn(text: string): [string, number][] | undefined {
  const words = text.trim().split(/\s+/);
  const planes: [string, number][] = [];
  for (let i = 0; i < words.length; i += 2) {
    const [number = '', plane] = [words[i], words[i + 1]];
    if (!/^[1-9]\d{0,2}$/.test(number) || plane === undefined) return undefined;
    planes.push([planeCalled(plane) ?? planeCalled(plane.replace(/s$/i, '')) ?? plane, Number(number)]);
  }
  return planes;
}

export const notesForm = 'write them as "(2 hits, anchored, ready 5 Zero 5 Val)"';
