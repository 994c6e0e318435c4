/**
 * The same again. Whoever asks first sits down at a new table, and programs with them; everybody else sits down by asking too. Nobody
 * is put before a clock that runs, or into a rated match, without having said yes.
 */
import { randomBytes } from 'node:crypto';
import type { Seat } from '@ironbottom/umpire';
import type { Deed } from '../match/deeds.js';
import type { MatchDesk } from '../match/desk.js';
import type { Desks } from '../match/desks.js';
import type { Match, MatchRow } from '../match/match.js';
import { newId } from '../people/keys.js';
import type { Asking } from './handlers.js';
import { conflict, forbidden, notFound } from './problem.js';
import { sitsSomewhere } from './seats.js';

export type RematchTools = {
  desks: Desks;
  now(): number;
  /** The module that new matches of this rulebook are made with. */
  newest(rulebook: string): string | undefined;
};

export function rematches(tools: RematchTools): (desk: MatchDesk, by: Asking) => Promise<string> {
  const { desks } = tools;
  let last: Promise<unknown> = Promise.resolve();

  async function again(desk: MatchDesk, by: Asking): Promise<string> {
    const before = await desk.quiet((match) => {
      if (!sitsSomewhere(match, by)) throw forbidden('you did not play in this match');
      if (match.status !== 'over') throw conflict('the match is not over yet');
      return match;
    });
    if (before.rematch !== null) return sitDown(before, before.rematch, by);
    const row = rowAgain(before, by);
    const there = await desks.found(row, false, joins(before, by), []);
    const refusal = await desk.act(() => ({ do: 'rematch', match: row.id, by: by.id }));
    if (refusal === undefined) return row.id;
    // In another process somebody else was faster: their table it is.
    for (const { seat } of joins(before, by)) await there.act(() => ({ do: 'leave', seat, by: by.id }));
    const other = await desk.quiet(({ rematch }) => rematch);
    return other === null ? row.id : sitDown(before, other, by);
  }

  async function sitDown(before: Match, id: string, by: Asking): Promise<string> {
    const desk = await desks.at(id);
    if (desk === undefined) throw notFound('the rematch is no longer there');
    const { holders } = turnedRound(before);
    for (const deed of joins(before, by))
      await desk.act((match) => {
        // Somebody else may have been invited meanwhile.
        const isTheirs = (match.holders[deed.seat] ?? []).every(({ person }) =>
          holders[deed.seat]?.some((each) => each.person === person),
        );
        return isTheirs ? deed : { refusal: { rule: '', why: 'somebody else sits there' } };
      });
    return id;
  }

  function rowAgain(before: Match, by: Asking): MatchRow {
    const { row } = before;
    return {
      ...row,
      id: newId(),
      module: tools.newest(row.rulebook) ?? row.module,
      made: { ...row.made, bots: turnedRound(before).bots, open: [] },
      seed: randomBytes(32).toString('hex'),
      creator: by.id,
      created: tools.now(),
    };
  }

  // One after the other: two who ask at the same moment come to one table.
  return (desk, by) => {
    const next = last.then(() => again(desk, by));
    last = next.catch(() => undefined);
    return next;
  };
}

function joins(before: Match, { id, name }: Asking): (Deed & { do: 'join' })[] {
  const seats = Object.entries(turnedRound(before).holders);
  return seats.flatMap(([seat, holders]) =>
    holders.some(({ person }) => person === id) ? [{ do: 'join', seat, by: id, name, entropy: '' } as const] : [],
  );
}

function turnedRound(match: Match): Pick<Match, 'holders'> & { bots: { [seat: Seat]: string } } {
  const seats = match.seats.map(({ seat }) => seat);
  // Two sides of one seat each change places; otherwise everybody stays.
  const from = seats.length === 2 ? [...seats].reverse() : seats;
  const holders: Match['holders'] = {};
  const bots: { [seat: Seat]: string } = {};
  for (const [i, seat] of seats.entries()) {
    const before = from[i] ?? seat;
    holders[seat] = match.holders[before] ?? [];
    const bot = match.bots[before];
    // One that only stood in for somebody does not say yes for them.
    if (bot != null && holders[seat]?.length === 0) bots[seat] = bot;
  }
  return { holders, bots };
}
