/** A person's own things that their matches have to know: vacations, names. */
import type { Plain } from '@ironbottom/umpire';
import type { Deed } from '../match/deeds.js';
import type { Desks } from '../match/desks.js';
import type { Made } from '../match/match.js';
import type { Statement, Store } from '../store/store.js';
import type { WriteDeed } from './forget.js';
import type { People } from './people.js';

/** In the process that has the matches open. What a match refuses, because it is over, is not for it. */
export function deedsThrough(desks: Pick<Desks, 'at'>): WriteDeed {
  return async (match, deed) => {
    const desk = await desks.at(match);
    await desk?.act(() => deed);
  };
}

/** From outside: the log itself. Processes that have the match open hear of it, or find it when they write next. */
export function deedsInto(store: Store, now: () => number): WriteDeed {
  return async (match, deed) => {
    const also: Statement[] =
      deed.do === 'leave'
        ? [
            {
              sql: 'delete from holders where match = $1 and seat = $2 and person = $3',
              params: [match, deed.seat, deed.by],
            },
          ]
        : [];
    for (let tries = 0; tries < 20; tries++) {
      const [last] = await store.query<{ n: number | null }>('select max(n) as n from log where match = $1', [match]);
      const written = { at: now(), deed: deed as unknown as Plain };
      if (await store.append(match, (last?.n ?? 0) + 1, [written], also)) return;
    }
    throw new Error(`match ${match} is written to by too many at once`);
  };
}

/** The matches of a person that are not over. */
export async function matchesUnderWay(
  { query }: Pick<Store, 'query'>,
  person: string,
  clock?: 'slow',
): Promise<string[]> {
  const rows = await query<{ id: string; made: Pick<Made, 'clock'> }>(
    `select id, made from matches where status <> 'over' and id in (select match from holders where person = $1)
     order by id`,
    [person],
  );
  return rows.filter(({ made }) => clock === undefined || made.clock.kind === clock).map(({ id }) => id);
}

/** All are tried, also when one fails: a match that cannot be loaded does not keep the others from hearing. */
export async function inEach(matches: readonly string[], write: WriteDeed, deed: Deed): Promise<void> {
  const faults: unknown[] = [];
  for (const match of matches) await write(match, deed).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
}

/** Whoever sits down at a slow match brings their vacations along. */
export function vacationsFollow(
  desks: Pick<Desks, 'at' | 'witness'>,
  people: Pick<People, 'find'>,
  trouble: (what: string, fault: unknown) => void,
): void {
  const write = deedsThrough(desks);
  async function bring(match: string, by: string): Promise<void> {
    const spans = (await people.find(by))?.vacations ?? [];
    if (spans.length > 0) await write(match, { do: 'vacation', by, spans });
  }
  desks.witness(({ row }, written) => {
    if (row.made.clock.kind !== 'slow') return;
    for (const { deed } of written)
      if (deed.do === 'join') bring(row.id, deed.by).catch((fault: unknown) => trouble('vacation', fault));
  });
}
