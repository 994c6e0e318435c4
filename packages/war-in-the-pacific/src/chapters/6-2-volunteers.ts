/** 6.2.2, 6.2.3 The American Volunteer Group: P-40s of one base, until the middle of 1942. */
import { isSwitchedOn } from '../calendar.js';
import { cite } from '../cite.js';
import type { StrikeLaw } from '../strike/law.js';
import { type Flight, pointsOf } from '../strike/state.js';

const isVolunteer = ({ forces, date }: StrikeLaw, { type, from }: Flight): boolean =>
  type === 'P-40' && from === forces.allies.avg && isSwitchedOn('avg', date);

/** 6.2.2 They are told what comes before they are sent, and may not stay out of it. */
export const isForewarned = (law: StrikeLaw, cap: readonly Flight[]): boolean =>
  cap.some((flight) => isVolunteer(law, flight)) && cite('6.2.2');
export const mayNotEvade = (law: StrikeLaw, flight: Flight): boolean => isVolunteer(law, flight) && cite('6.2.2');

/** 6.2.3 They always have the bounce, also against fighters alone. */
export const alwaysBounces = (law: StrikeLaw, cap: readonly Flight[]): boolean =>
  cap.some((flight) => flight.points > 0 && isVolunteer(law, flight)) && cite('6.2.3');

/** 6.2.3 One more on their dice, if they are more than half of those who attack (R110). */
export function volunteersDRM(law: StrikeLaw, cap: readonly Flight[]): number {
  const volunteers = pointsOf(cap.filter((flight) => isVolunteer(law, flight)));
  return (2 * volunteers > pointsOf(cap) || (volunteers > 0 && !cite('R110'))) && cite('6.2.3') ? 1 : 0;
}
