/** 20.9 Breaking counters down and putting them together again. */
import type { Refusal } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Power } from '../pieces.js';
import { type Kind, weightOf } from './20-1-naval-units.js';

export type Counter = { readonly power: Power; readonly kind: Kind; readonly factors: number };

/** 20.23, 20.24 The denominations of generic counters: destroyers from one to ten, cruisers in even numbers. */
export function denominationFault({ kind, factors }: Counter): Refusal | undefined {
  if (weightOf(kind) === 'heavy') return undefined;
  if (!Number.isInteger(factors) || factors < 1) return { rule: '20.91', why: 'a counter has at least one factor' };
  if (kind === 'DD' && factors > 10 && cite('20.23'))
    return { rule: '20.23', why: 'destroyer counters have one to ten factors' };
  if (kind === 'CA' && factors % 2 === 1 && cite('20.24'))
    return { rule: '20.24', why: 'cruiser counters have an even number of factors' };
  return undefined;
}

const sum = (counters: readonly Counter[]): number => counters.reduce((all, { factors }) => all + factors, 0);

/** 20.91 Exchange counters of one power and kind for others of the same factors; named ships are what they are. */
export function exchangeFaults(from: readonly Counter[], to: readonly Counter[]): Refusal[] {
  const faults: Refusal[] = [];
  const all = [...from, ...to];
  const [first] = all;
  if (all.some(({ kind }) => weightOf(kind) === 'heavy') && cite('20.91'))
    faults.push({ rule: '20.91', why: 'named ships are neither broken down nor combined' });
  if (all.some(({ kind, power }) => kind !== first?.kind || power !== first?.power) && cite('20.91'))
    faults.push({ rule: '20.91', why: 'counters are changed for others of the same kind and power' });
  if (sum(from) !== sum(to) && cite('20.91'))
    faults.push({ rule: '20.91', why: `${sum(from)} factors are not ${sum(to)}` });
  for (const counter of all) {
    const fault = denominationFault(counter);
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}

/** 20.92 A player may begin with his units in as many counters as he likes. */
export const mayBeginBrokenDown = (to: readonly Counter[]): boolean =>
  to.every((counter) => denominationFault(counter) === undefined) && cite('20.92');

/** 20.93 The fewest counters for so many factors: what the other player may ask for at the end of the owner's turn. */
export function recombined(kind: Kind, factors: number): number[] {
  if (factors <= 0 || !cite('20.93')) return [];
  if (!cite('R9')) return [factors];
  // A counter of ten is the largest that is printed for destroyers; others are taken to be alike (R9).
  const whole = Array.from({ length: Math.floor(factors / 10) }, () => 10);
  const rest = factors % 10;
  if (rest === 0) return whole;
  return kind === 'CA' && rest % 2 === 1 ? [] : [...whole, rest];
}
