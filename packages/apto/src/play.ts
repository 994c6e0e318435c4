/** What the chapters of the game share: the table, whom to ask, and whose seat speaks for whom. */
import type { Table } from '@ironbottom/umpire';
import { type Law, seatOf } from './law.js';
import type { Nation, Side } from './pieces.js';
import type { Apto } from './state.js';

export type Theatre = Table<Apto>;

/** Everybody sees who is waited for. */
export function owe(table: Theatre, seats: readonly string[]): void {
  table.state.public.asked = [...seats];
  table.owe(seats);
}

export const sideOfSeat = ({ seats }: Law, seat: string): Side => {
  const found = seats.find((each) => each.seat === seat);
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found.side;
};

export const nationsOf = ({ seats }: Law, seat: string): readonly Nation[] =>
  seats.find((each) => each.seat === seat)?.nations ?? [];

export const seatsOn = ({ seats }: Law, side: Side): string[] =>
  seats.flatMap((each) => (each.side === side ? [each.seat] : []));

/** The seat that speaks for a side where it is not said for which nation: the first of those named, or of the side. */
export function speakerOf(law: Law, side: Side, nations: readonly Nation[]): string {
  for (const nation of nations) {
    const seat = seatOf(law, nation);
    if (sideOfSeat(law, seat) === side) return seat;
  }
  return seatsOn(law, side)[0] ?? side;
}
