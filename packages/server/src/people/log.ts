/**
 * The deeds of a person in the log. They are told from others by how their text begins, and taken apart here: of a json value
 * that has an escaped zero byte anywhere in it, the database itself can take nothing out.
 */
import type { Deed, Written } from '../match/deeds.js';
import type { Query } from '../store/store.js';

/** Every match in which the person ever sat down. */
export async function matchesJoined(query: Query, person: string): Promise<string[]> {
  const rows = await query<{ match: string }>('select match from joined where person = $1 order by match', [person]);
  return rows.map(({ match }) => match);
}

type Kind = 'join' | 'say' | 'rename';
export type Own<K extends Kind> = Written & { deed: Deed & { do: K } };

/** What a person did of these kinds in a match. */
export async function deedsOf<K extends Kind>(
  query: Query,
  match: string,
  person: string,
  kinds: readonly K[],
): Promise<Own<K>[]> {
  const rows = await query<Own<K>>(
    `select n, at, deed from log where match = $1 and substring(left(deed::text, 30) from '^{"do":"(\\w+)"') = any($2)
     order by n`,
    [match, kinds],
  );
  return rows.filter(({ deed }) => deed.by === person);
}
