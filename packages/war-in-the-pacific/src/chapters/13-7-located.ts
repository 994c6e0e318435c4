/** 13.7.5 How long a task force stays located. Phases of a turn in order: 1A, 1N, 2A, 2N, 3A, 3N. */
import { cite } from '../cite.js';

export const turnPhases = ['1A', '1N', '2A', '2N', '3A', '3N'] as const;
export type TurnPhase = (typeof turnPhases)[number];

/** The phase at whose end a marker comes off: the one after it was put there. */
export const locatedUntil = (found: TurnPhase): TurnPhase => {
  const next = turnPhases[(turnPhases.indexOf(found) + 1) % turnPhases.length] ?? '1A';
  return cite('13.7.5') ? next : found;
};

/**
 * What becomes of the marker at the end of a Naval Phase: a force that has not moved stays located, with a marker of this phase;
 * one that moved by night loses it, unless coastwatchers or ships found it.
 */
export function locatedAfter(
  marker: TurnPhase,
  now: TurnPhase,
  force: { readonly moved: boolean; readonly night: boolean; readonly by: 'search' | 'coastwatcher' | 'ships' },
): TurnPhase | undefined {
  if (!force.moved && cite('13.7.5')) return now;
  if (force.moved && force.night && force.by === 'search' && cite('13.7.5')) return undefined;
  return locatedUntil(marker) === now ? undefined : marker;
}
