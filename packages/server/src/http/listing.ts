/** Lists of matches: what stands beside their logs, for whoever asks. */
import type { Seat } from '@ironbottom/umpire';
import type { Reply, Table } from '@ironbottom/wire';
import type { Match, MatchRow } from '../match/match.js';
import type { Asking } from './handlers.js';

export type ListRow = Pick<MatchRow, 'id' | 'rulebook' | 'scenario' | 'title' | 'made' | 'created'> & {
  status: Match['status'];
  moved: number;
  result: Match['outcome'];
  asked: Seat[] | null;
};

const columns =
  'm.id, m.rulebook, m.scenario, m.title, m.made, m.created, m.status, m.moved, m.result, m.asked from matches m';
const order = 'order by m.created desc limit $2';
const watched = `(m.made->'watch'->>'see') <> 'nothing'`;
export const listSql = {
  mine: `select ${columns} where m.created < $1 and exists (select 1 from holders h where h.match = m.id and h.person = $3) ${order}`,
  open: `select ${columns} where m.created < $1 and m.listed and m.status = 'open' ${order}`,
  live: `select ${columns} where m.created < $1 and m.listed and m.status in ('live', 'adjourned') and ${watched} ${order}`,
  over: `select ${columns} where m.created < $1 and m.listed and m.status = 'over' ${order}`,
};

export function listedFrom(
  row: ListRow,
  sitting: readonly { match: string; seat: Seat; person: string; name: string | null }[],
  person: Asking | null,
): Reply<'list'>['matches'][number] {
  const here = sitting.filter(({ match }) => match === row.id);
  const table: Table = {
    status: row.status,
    seats: row.made.seats.map(({ seat, name, party }) => {
      const there = here.filter((each) => each.seat === seat);
      const bot = there.find((each) => each.person.startsWith('bot:'))?.person.slice(4) ?? row.made.bots[seat] ?? null;
      const people = there.flatMap((each) => (each.person.startsWith('bot:') ? [] : [each.name ?? 'somebody']));
      return { seat, name, party, people, bot };
    }),
    offers: [],
    outcome: row.result,
    rematch: null,
    flags: [],
  };
  return {
    id: row.id,
    title: row.title,
    rulebook: row.rulebook,
    scenario: row.scenario,
    status: row.status,
    created: row.created,
    moved: row.moved,
    clock: row.made.clock,
    rated: row.made.rated,
    watch: row.made.watch,
    table,
    outcome: row.result,
    mine: here.flatMap((each) =>
      each.person === person?.id ? [{ seat: each.seat, asked: row.asked?.includes(each.seat) ?? false }] : [],
    ),
  };
}
