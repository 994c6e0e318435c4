/** Questions that were answered from somewhere else while they stood open here: in another window, or by who shares the seat. */
import type { Seat } from '@ironbottom/umpire';

export type Tracks = {
  /** What stands open on this screen, and how often something had been taken back by then. */
  readonly shown: Map<Seat, { question: number; backs: number }>;
  /** The question that was last answered, or taken back, from this screen. */
  readonly sent: Map<Seat, number>;
  /** Seats whose question went by without this screen, until they answer from here again. */
  readonly overtaken: Set<Seat>;
};

export const newTracks = (): Tracks => ({ shown: new Map(), sent: new Map(), overtaken: new Set() });

/** `asked`: what somebody at this screen has to answer; `question`: what the seat is asked, by itself answered or not. */
export type Standing = { asked: number | null; question: number | null; backs: number };

export function track({ shown, sent, overtaken }: Tracks, seat: Seat, { asked, question, backs }: Standing): void {
  const before = shown.get(seat);
  if (asked === null) shown.delete(seat);
  else shown.set(seat, { question: asked, backs });
  if (before === undefined || before.question === question || before.backs !== backs) return;
  if (sent.get(seat) !== before.question) overtaken.add(seat);
}
