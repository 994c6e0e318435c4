/** A step of the strike: what it waits for, and what it does with it. */
import type { Answer, Ask, DecisionNeed, DieNeed, Need, Out } from '@ironbottom/umpire';
import type { Side } from '../sides.js';
import type { StrikeLaw } from './law.js';
import type { Flight, Strike, StrikeBattle } from './state.js';

export type Step = {
  /** A need, or nothing once it has gone on to the next phase. */
  next(strike: Strike, out: Out): Need | undefined;
  die?(strike: Strike, face: number, out: Out): void;
  /** From what the side sees. */
  ask?(seen: StrikeBattle, side: Side, law: StrikeLaw): Ask;
  decide?(strike: Strike, answer: Answer, side: Side, out: Out): void;
};

export const die = (rule: string, by: Side, sides = 6): DieNeed => ({ need: 'die', rule, by, sides });
export const decision = (rule: string, of: Side): DecisionNeed => ({ need: 'decision', rule, of: [of] });

/** What tells flights apart, for questions and for putting together what is alike. */
export const flightKey = ({
  type,
  from,
  trained,
  elite,
  extended,
  night,
  role,
  altitude,
  posture,
  wave,
}: Flight): string =>
  [
    type,
    from,
    trained ? '' : 'untrained',
    elite ? 'elite' : '',
    extended ? 'extended' : '',
    night ? 'night' : '',
    role,
    altitude,
    posture,
    wave,
  ]
    .filter((part) => part !== '' && part !== null)
    .join(' ');

/** Alike ones together, empty ones gone; in the order of their first. */
export function merged(flights: readonly Flight[]): Flight[] {
  const found = new Map<string, Flight>();
  for (const flight of flights) {
    if (flight.points === 0) continue;
    const key = `${flightKey(flight)} ${flight.met}`;
    const same = found.get(key);
    if (same === undefined) found.set(key, { ...flight });
    else same.points += flight.points;
  }
  return [...found.values()];
}

export const flightText = ({ type, elite, trained, points, posture, role }: Flight): string => {
  const kind = `${elite ? 'elite ' : ''}${trained ? '' : 'untrained '}${type}`;
  const as =
    posture === null ? (role === 'T' ? ' with torpedoes' : role === 'B' ? ' as level bombers' : '') : `, ${posture}`;
  return `${points} ${kind}${as}`;
};
const orderOf = ({ wave, met, type, from, elite, trained, extended, night, role, altitude, posture }: Flight): string =>
  [wave === 0 ? 99 : wave, met, type, from, elite, trained, extended, night, role, altitude, posture].join(' ');

/** In an order that tells nothing of how they were written down. */
export const inOrder = (flights: readonly Flight[]): Flight[] =>
  [...flights].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));

/** All there is to know of them, where it is told. */
export const flightsText = (flights: readonly Flight[]): string =>
  inOrder(flights)
    .map(
      (flight) =>
        `${flightText(flight)}${flight.altitude === null ? '' : ` at ${flight.altitude}`} from ${flight.from}${flight.extended ? ' at extended range' : ''}${flight.night ? ', crews kept for the night (7.11.5)' : ''}`,
    )
    .join('; ');
