/** One line of the report, and the sections they come in. */
import type { Effort, Rates } from './measure.js';

export type Line = {
  name: string;
  /** The figure itself: work a second, or milliseconds. */
  figure: number;
  unit: string;
  /** The best round; for times the 95th percentile stands here instead. */
  best: number | null;
  p95: number | null;
  /** How many times another line's work this one does in the same time. */
  times: number | null;
  goal: Goal | null;
  note: string;
};

/** What must be reached, in `of`: the figure, or how many times the peer. */
export type Goal = { of: 'figure' | 'times'; least: number } | { of: 'p95' | 'figure'; most: number };

export type Section = {
  /** For --only. */
  name: string;
  title: string;
  run(effort: Effort, progress: (done: number) => void): Line[] | Promise<Line[]>;
};

export function isMet({ goal, figure, p95, times }: Line): boolean | null {
  if (goal === null) return null;
  if ('least' in goal) return (goal.of === 'times' ? (times ?? 0) : figure) >= goal.least;
  return (goal.of === 'p95' ? (p95 ?? Number.POSITIVE_INFINITY) : figure) <= goal.most;
}

export function rateLine(rates: Rates, unit: string, more: Partial<Line> = {}): Line {
  const { name, median, best } = rates;
  return { name, figure: median, unit, best, p95: null, times: null, goal: null, note: '', ...more };
}
