/** What stands beside the log for the lists of matches: written together with the deeds that change it. */
import type { Statement } from '../store/store.js';
import type { Match } from './match.js';

/** What the lists of matches rest on: kept beside the log, and changed together with it. */
export type Seating = { seats: string[]; people: string[] };

/** Also of those who have got up since: their name is still in the log. */
const sitting = `
  with sat as (insert into joined (match, person) select $1, unnest($4::text[]) on conflict do nothing)
  insert into holders (match, seat, person) select $1, seat, person from unnest($2::text[], $3::text[]) as now (seat, person)
  on conflict do nothing`;
const gotUp = `
  delete from holders where match = $1
  and (seat, person) not in (select seat, person from unnest($2::text[], $3::text[]) as now (seat, person))`;

/** As it was before a deed. */
export type Before = { status: string; seating: Seating | null };

export function seatingOf(match: Match): Seating {
  const seats: string[] = [];
  const people: string[] = [];
  for (const { seat } of match.seats) {
    const bot = match.bots[seat];
    for (const { person } of match.holders[seat] ?? []) {
      seats.push(seat);
      people.push(person);
    }
    if (bot == null) continue;
    seats.push(seat);
    people.push(`bot:${bot}`);
  }
  return { seats, people };
}

/** `before`: as it was; the seating, where that may have changed. */
export function changedIndex(before: Before, match: Match, at: number): Statement[] {
  const changed: Statement[] = [];
  const { id } = match.row;
  if (before.status !== match.status)
    changed.push({
      sql: 'update matches set status = $2, result = $3::jsonb, unsettled = $4 where id = $1',
      params: [
        id,
        match.status,
        match.outcome === null ? null : JSON.stringify(match.outcome),
        match.status === 'over' ? at : null,
      ],
    });
  if (before.seating === null) return changed;
  const { seats, people } = seatingOf(match);
  const was = before.seating.people.map((person, i) => `${before.seating?.seats[i]} ${person}`);
  const is = people.map((person, i) => `${seats[i]} ${person}`);
  if (is.some((each) => !was.includes(each)))
    changed.push({ sql: sitting, params: [id, seats, people, people.filter((each) => !each.startsWith('bot:'))] });
  if (was.some((each) => !is.includes(each))) changed.push({ sql: gotUp, params: [id, seats, people] });
  return changed;
}
