/** A spread of chances as bars of a plot and rows of a table. */
import type { Spread } from '@ironbottom/umpire';
import { desk as words } from '../words/desk.js';
import { percent as percentOf } from '../words/plural.js';

export type Bar = {
  readonly name: string;
  readonly chance: number;
  readonly atLeast: number;
  readonly atMost: number;
  readonly interval: readonly [number, number] | null;
};

/** More bars than this are drawn several numbers to a bar. */
const mostBars = 32;

export function barsOf(values: Spread['values']): Bar[] {
  const first = values[0]?.value ?? 0;
  const last = values[values.length - 1]?.value ?? 0;
  const step = Math.max(1, Math.ceil((last - first + 1) / mostBars));
  const groups = new Map<number, { chance: number; interval: readonly [number, number] | null }>();
  for (const { value, chance, interval } of values) {
    const at = Math.floor((value - first) / step);
    const before = groups.get(at);
    groups.set(at, { chance: (before?.chance ?? 0) + chance, interval: step === 1 ? interval : null });
  }
  let below = 0;
  return [...groups].map(([at, { chance, interval }]) => {
    const from = first + at * step;
    const atLeast = Math.max(0, 1 - below);
    below += chance;
    const name = step === 1 ? String(from) : `${from}–${from + step - 1}`;
    return { name, chance, interval, atLeast, atMost: Math.min(1, below) };
  });
}

/** Something that happens or does not. */
export const isYesNo = ({ values }: Spread): boolean =>
  values.length === 2 && values[0]?.value === 0 && values[1]?.value === 1;

export const valueText = (name: string, yesNo: boolean): string =>
  yesNo ? (name === '1' ? words.yes : words.no) : name;

/** What is not nothing is never written as 0. */
export function percent(chance: number, digits = 1): string {
  const text = (100 * chance).toFixed(digits);
  const least = 10 ** (-digits - 2);
  if (chance > 0 && Number(text) === 0) return `<${percentOf(least, digits)}`;
  if (chance < 1 - 1e-12 && Number(text) === 100) return `>${percentOf(1 - least, digits)}`;
  return percentOf(chance, digits);
}
