/** What whoever runs the server can do, beside the server: for the command line. */
import { didYouMean, type Plain } from '@ironbottom/umpire';
import { notFound, wrong } from '../http/problem.js';
import type { Store } from '../store/store.js';
import { deedsInto, inEach, matchesUnderWay } from './deeds.js';
import { forgetPerson } from './forget.js';
import { readName } from './names.js';
import { type People, type Person, peopleIn } from './people.js';
import { resetsIn } from './resets.js';

export type ListedPerson = {
  id: string;
  name: string;
  guest: boolean;
  blocked: boolean;
  mail: string | null;
  created: number;
  /** When a browser of theirs was last seen, about; null when none is known. */
  seen: number | null;
  matches: number;
};

export type ListedMatch = {
  id: string;
  title: string;
  rulebook: string;
  scenario: string;
  status: string;
  created: number;
  moved: number;
  deeds: number;
  people: string[];
};

export type Setting = { name: string; value: Plain | undefined; secret: boolean };

export type Admin = {
  /** All, or those with `word` in their name. */
  people(word?: string): Promise<ListedPerson[]>;
  /** All, or those with `word` in title, game, status or a player's name. */
  matches(word?: string): Promise<ListedMatch[]>;
  block(name: string, blocked: boolean): Promise<Person>;
  /** A link for a new passphrase. */
  reset(name: string): Promise<{ person: Person; link: string }>;
  rename(name: string, to: string): Promise<Person>;
  deletePerson(name: string): Promise<Person>;
  deleteMatch(id: string): Promise<{ id: string; title: string }>;
  settings(): Promise<Setting[]>;
  set(name: string, value: string): Promise<Setting>;
};

/** What may be set here, and how it looks. The others belong to the server: keys that it made for itself. */
const known: { readonly [name: string]: RegExp } = { base: /^https?:\/\/[^/\s]+$/ };

/** Without an address that was set the link leads to a server on this machine. */
const usualBase = 'http://127.0.0.1:8042';

const seenBefore = 90 * 24 * 3600_000;

export function adminOf(store: Store, { now, base }: { now(): number; base?: string }): Admin {
  const { query } = store;
  const people: People = peopleIn(store, now);

  async function person(name: string): Promise<Person> {
    const found = (await people.called(name)) ?? (/^[a-z2-7]{12}$/.test(name) ? await people.find(name) : undefined);
    if (found !== undefined) return found;
    const others = await query<{ name: string }>('select name from people order by created desc limit 5000');
    const near = didYouMean(
      name,
      others.map((each) => each.name),
    );
    throw notFound(`${name.slice(0, 60)}: nobody is called that${near}`);
  }

  async function setting(name: string): Promise<string | undefined> {
    const [row] = await query<{ value: Plain }>('select value from settings where name = $1', [name]);
    return typeof row?.value === 'string' ? row.value : undefined;
  }

  return {
    async people(word = '') {
      const rows = await query<ListedPerson & { until: number | null }>(
        `select id, name, guest, blocked, mail, created,
           (select max(expires) from sessions s where s.person = p.id) as until,
           (select count(distinct match) from holders h where h.person = p.id) as matches
         from people p where strpos(lower(name), lower($1)) > 0 order by created, id`,
        [word],
      );
      return rows.map(({ until, ...row }) => ({ ...row, seen: until === null ? null : until - seenBefore }));
    },

    async matches(word = '') {
      const rows = await query<Omit<ListedMatch, 'people'>>(
        `select id, title, rulebook, scenario, status, created, moved,
           (select count(*) from log l where l.match = m.id) as deeds
         from matches m order by moved desc, id`,
      );
      const sitting = await query<{ match: string; person: string; name: string | null }>(
        `select distinct h.match, h.person, p.name from holders h left join people p on p.id = h.person
         order by h.match, p.name, h.person`,
      );
      const names = new Map<string, string[]>();
      for (const { match, person: id, name } of sitting)
        names.set(match, [...(names.get(match) ?? []), name ?? (id.startsWith('bot:') ? id : 'nobody any more')]);
      const wanted = word.toLowerCase();
      return rows
        .map((row) => ({ ...row, people: names.get(row.id) ?? [] }))
        .filter(({ id, title, rulebook, scenario, status, people: there }) =>
          [id, title, `${rulebook}/${scenario}`, status, ...there].some((text) => text.toLowerCase().includes(wanted)),
        );
    },

    async block(name, blocked) {
      const found = await person(name);
      await people.block(found.id, blocked);
      return { ...found, blocked };
    },

    async reset(name) {
      const found = await person(name);
      const to = base ?? (await setting('base')) ?? usualBase;
      return { person: found, link: await resetsIn(store, now, to).make(found.id) };
    },

    async rename(name, to) {
      const { id } = await person(name);
      const renamed = await people.change(id, { name: readName(to) });
      const deed = { do: 'rename', by: id, name: renamed.name } as const;
      await inEach(await matchesUnderWay(store, id), deedsInto(store, now), deed);
      return renamed;
    },

    async deletePerson(name) {
      const found = await person(name);
      await forgetPerson(store, deedsInto(store, now), found.id);
      return found;
    },

    async deleteMatch(id) {
      const [row] = await query<{ id: string; title: string }>('select id, title from matches where id = $1', [id]);
      if (row === undefined) throw notFound(`${id.slice(0, 60)}: there is no such match`);
      await store.transaction(async (inside) => {
        await inside('delete from outbox where telling in (select id from tellings where match = $1)', [id]);
        for (const table of ['outbox', 'tellings', 'notes', 'links', 'holders', 'joined', 'snapshots', 'rated', 'log'])
          await inside(`delete from ${table} where match = $1`, [id]);
        await inside('delete from matches where id = $1', [id]);
      });
      return row;
    },

    async settings() {
      const rows = await query<{ name: string; value: Plain }>('select name, value from settings order by name');
      return rows.map(({ name, value }) =>
        Object.hasOwn(known, name) ? { name, value, secret: false } : { name, value: undefined, secret: true },
      );
    },

    async set(name, value) {
      const form = Object.hasOwn(known, name) ? known[name] : undefined;
      if (form === undefined)
        throw wrong(`${name.slice(0, 60)}: there is no such setting; there is ${Object.keys(known)}`);
      if (!form.test(value))
        throw wrong(`${name}: an address such as https://play.example.org, without a slash at the end`);
      await query(
        `insert into settings (name, value) values ($1, $2::jsonb)
         on conflict (name) do update set value = excluded.value`,
        [name, JSON.stringify(value)],
      );
      return { name, value, secret: false };
    },
  };
}
