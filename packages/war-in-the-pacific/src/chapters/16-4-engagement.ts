/** 16.4 Whether two forces in one hex come to fight: the Engagement Value, what is taken from it, and the die. */
import type { searchContact } from '../charts/search-contact.js';
import { cite } from '../cite.js';
import { round } from '../rounding.js';
import type { Side } from '../sides.js';
import { contactUpTo } from './22-5-search.js';

/** The moving force. */
export type Alpha = {
  readonly side: Side;
  readonly value: number;
  /** Came up in reaction: Movement Points it spent before, and hexes. */
  readonly reacted?: { readonly points: number; readonly hexes: number };
  readonly carriers?: boolean;
};

/** The other: what it was told to do in this phase, and how far it goes, or went, for it. */
export type Bravo = {
  readonly plot: 'none' | 'move' | 'before mission' | 'after mission';
  readonly points: number;
  readonly reacted?: { readonly points: number; readonly hexes: number };
};

export type Waters = { readonly coastal: boolean; readonly night: boolean; readonly arctic: boolean };

/** 16.4.7 R16 Carriers that come up in reaction, as all who are no fighters, have 4 at most. */
const assigned = ({ value, carriers, reacted }: Alpha): number =>
  carriers === true && reacted !== undefined && cite('16.4.7') && cite('R16') ? Math.min(4, value) : value;

/** 16.4.1 to 16.4.3 What the other force's own way takes off. */
function byPlot({ plot, points }: Bravo, step: number): number {
  switch (plot) {
    case 'move':
      return cite('16.4.2') ? step * round(points / 6, 'up') : 0;
    case 'before mission':
      return cite('16.4.3') ? step * round(points / 6, 'up') : 0;
    case 'after mission':
      return cite('16.4.3') ? step * round(points / 6, 'down') : 0;
    case 'none':
      return cite('16.4.1') ? 0 : step;
  }
}

/** What is taken off for movement: two a step, one in coastal waters. */
export function subtraction(alpha: Alpha, bravo: Bravo, { coastal }: Waters): number {
  const step = coastal && cite('16.4.2') ? 1 : 2;
  if (alpha.reacted !== undefined && bravo.reacted !== undefined && cite('16.4.5')) {
    const [lesser] = [alpha.reacted, bravo.reacted].sort((a, b) => a.points - b.points);
    return step * (lesser?.hexes ?? 0);
  }
  const plotted = byPlot(bravo, step);
  if (alpha.reacted === undefined || !cite('16.4.4')) return plotted;
  // R12 By fives, where the others go by sixes.
  return Math.min(plotted, step * round(alpha.reacted.points / (cite('R12') ? 5 : 6), 'down'));
}

/** 16.4.9, 16.6.2 The value that is left, halved by night and in the Arctic after everything else. */
export function engagementValue(alpha: Alpha, bravo: Bravo, waters: Waters): number {
  let value = Math.max(0, assigned(alpha) - subtraction(alpha, bravo, waters));
  if (waters.night && cite('16.6.2'))
    value = round(value / 2, alpha.side === 'japan' && cite('16.4.9') ? 'up' : 'down');
  if (waters.arctic && cite('16.4.9')) value = round(value / 2, 'down');
  return value;
}

/** 16.4, 20.1 The die with the admiral's E rating makes contact up to the number for the value. */
export const isContact = (chart: typeof searchContact, value: number, face: number, E: number): boolean =>
  face + E <= contactUpTo(chart, value) && cite('16.4');

/** 16.4.6 Forces that made contact fight as one: the senior leads his own, and half of the others' points, rounded up. */
export const commandOf = (own: number, others: readonly number[]): number =>
  own + (cite('16.4.6') ? round(others.reduce((sum, each) => sum + each, 0) / 2, 'up') : 0);
