/** What is agreed about time when a match is made, and a seat's clock as its own seat sees it. */
import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false };
const minutes = Type.Number({ minimum: 1, maximum: 600, description: 'Minutes for the whole match' });
const increment = Type.Number({ minimum: 0, maximum: 600, description: 'Seconds added with every answer' });
const days = Type.Number({ minimum: 0.01, maximum: 60, description: 'Days for each answer' });
const bank = Type.Number({ minimum: 0, maximum: 60, description: 'Days in reserve for the whole match' });
const vacation = Type.Number({ minimum: 0, maximum: 366, description: 'Days a year on which the clock stands still' });

export const ClockRule = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  Type.Object({ kind: Type.Literal('live'), minutes, increment }, closed),
  Type.Object({ kind: Type.Literal('slow'), days, bank: Type.Optional(bank), vacation }, closed),
]);
export type ClockRule = Static<typeof ClockRule>;

/** Nobody: the match waits; the others may claim it or go on waiting. */
export const OnTimeOut = Type.Union([Type.Literal('lose'), Type.Literal('bot'), Type.Literal('nobody')]);
export type OnTimeOut = Static<typeof OnTimeOut>;

export const SeatClock = Type.Object(
  {
    left: Type.Number({ minimum: 0, description: 'Milliseconds left at `since`, or now if the clock stands' }),
    bank: Type.Number({ minimum: 0, description: 'How many of these are reserve that does not come back' }),
    since: Type.Union([Type.Number(), Type.Null()], { description: 'Running since this moment; null: it stands' }),
  },
  closed,
);
export type SeatClock = Static<typeof SeatClock>;

/** From a moment up to, but not including, another (milliseconds since 1970). */
export const Span = Type.Object({ from: Type.Number(), until: Type.Number() }, closed);
export type Span = Static<typeof Span>;
