/** What is offered at a table, and who is asked. */
import type { Table } from './frames.js';

/**
 * Whether the word of a seat is wanted, or was: of every seat of the other sides, and to resume also of allies who are not the same
 * people as whoever offers it.
 */
export function isWanted(
  { seats }: Pick<Table, 'seats'>,
  { what, by }: Table['offers'][number],
  seat: string,
): boolean {
  const at = (id: string) => seats.find((each) => each.seat === id);
  if (what !== 'resume') return at(by)?.party !== at(seat)?.party;
  const there = at(by)?.people ?? [];
  return seat !== by && !(at(seat)?.people ?? []).some((name) => there.includes(name));
}
