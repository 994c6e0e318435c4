/** Events of a whole game as sentences of our own; battles have theirs in words.ts. */
import type { Event } from '@ironbottom/umpire';
import type { Data } from './phrases.js';
import { words } from './words.js';
import { words0607 } from './words-06-07.js';
import { words08 } from './words-08.js';
import { words1012 } from './words-10-12.js';
import { words14 } from './words-14.js';
import { words1525 } from './words-15-25.js';
import { wordsShips } from './words-ships.js';
import { wordsSubmarines } from './words-submarines.js';

/** Sentences by kind of event, chapter by chapter. */
const sentences: { readonly [kind: string]: (data: Data) => string } = {
  ...words0607,
  ...words08,
  ...words1012,
  ...words14,
  ...words1525,
  ...wordsShips,
  ...wordsSubmarines,
};

export function gameWords(event: Event): string {
  const { kind, data } = event;
  if (kind === 'phase') {
    const { turn, hour, phase } = data as { turn: number; hour: number; phase: string };
    return `Turn ${turn + 1}, ${clockOf(hour)}: ${phase} Phase.`;
  }
  const sentence = Object.hasOwn(sentences, kind) ? sentences[kind] : undefined;
  return sentence === undefined ? words(event) : sentence(data);
}

export const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}00`;
