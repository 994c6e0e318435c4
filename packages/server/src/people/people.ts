/** People: guests, who have a name, and members, who have a passphrase too. */
import type { Span } from '@ironbottom/wire';
import { conflict, wrong } from '../http/problem.js';
import type { Query, Store } from '../store/store.js';
import { newId } from './keys.js';
import { type Name, nameKey, readName, withSuffix } from './names.js';

export type Person = {
  id: string;
  name: string;
  guest: boolean;
  blocked: boolean;
  mail: string | null;
  created: number;
  vacations: Span[];
};

/** What may be changed. `pass`: as scrypt made it. */
export type Change = { name?: Name; mail?: string | null; pass?: string };

export type People = {
  find(id: string): Promise<Person | undefined>;
  /** By name, in whatever case it is written. */
  called(name: string): Promise<(Person & { pass: string | null }) | undefined>;
  passOf(id: string): Promise<string | null>;
  isFree(name: Name, but?: string): Promise<boolean>;
  /** A guest gets a number after a name that somebody has. */
  addGuest(name: string): Promise<Person>;
  addMember(name: Name, pass: string, mail: string | null): Promise<Person>;
  /** A guest keeps everything: seats, matches, notes. */
  becomeMember(id: string, name: Name, pass: string, mail: string | null): Promise<Person>;
  change(id: string, change: Change): Promise<Person>;
  /** What `next` makes of the vacations there are. */
  changeVacations(id: string, next: (vacations: Span[]) => Span[]): Promise<Span[]>;
  block(id: string, blocked: boolean): Promise<void>;
  /** Guests whom no browser knows and who sit nowhere, sessions and resets that have run out: how many were removed. */
  tidy(): Promise<number>;
};

type Row = Omit<Person, 'vacations'> & { vacation: Span[] | null };

const columns = 'id, name, guest, blocked, mail, created, vacation';
/** The links by which a guest came back without a passphrase: now there is one. */
export const forgetWaysBack = `delete from links where person = $1 and kind = 'back'`;
const day = 24 * 3600_000;

export function peopleIn(store: Pick<Store, 'query' | 'transaction'>, now: () => number): People {
  const { query } = store;

  async function add(
    name: Name,
    guest: boolean,
    pass: string | null,
    mail: string | null,
  ): Promise<Person | undefined> {
    const [row] = await query<Row>(
      `insert into people (id, name, name_key, pass, mail, guest, created) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (name_key) do nothing returning ${columns}`,
      [newId(), name.name, name.key, pass, mail, guest, now()],
    );
    return row && personFrom(row);
  }

  async function update(id: string, sets: { [column: string]: unknown }): Promise<Person> {
    const names = Object.keys(sets);
    const assigned = names.map((name, i) => `${name} = $${i + 2}`).join(', ');
    const [row] = await unlessTaken(() =>
      query<Row>(`update people set ${assigned} where id = $1 returning ${columns}`, [id, ...Object.values(sets)]),
    );
    if (row === undefined) throw gone();
    return personFrom(row);
  }

  const found = async (id: string): Promise<Person | undefined> => {
    const [row] = await query<Row>(`select ${columns} from people where id = $1`, [id]);
    return row && personFrom(row);
  };

  return {
    find: found,

    async called(name) {
      const key = nameKey(name);
      if (key === null) return undefined;
      const [row] = await query<Row & { pass: string | null }>(
        `select ${columns}, pass from people where name_key = $1`,
        [key],
      );
      return row && { ...personFrom(row), pass: row.pass };
    },

    async passOf(id) {
      const [row] = await query<{ pass: string | null }>('select pass from people where id = $1', [id]);
      return row?.pass ?? null;
    },

    async isFree({ key }, but = '') {
      const rows = await query('select 1 as one from people where name_key = $1 and id <> $2', [key, but]);
      return rows.length === 0;
    },

    async addGuest(given) {
      const name = readName(given);
      for (const suffix of suffixes()) {
        const person = await add(suffix === '' ? name : withSuffix(name, suffix), true, null, null);
        if (person !== undefined) return person;
      }
      throw taken();
    },

    async addMember(name, pass, mail) {
      const person = await add(name, false, pass, mail);
      if (person === undefined) throw taken();
      return person;
    },

    async becomeMember(id, name, pass, mail) {
      const sets = { name: name.name, name_key: name.key, pass, guest: false, ...(mail === null ? {} : { mail }) };
      const member = await update(id, sets);
      await query(forgetWaysBack, [id]);
      return member;
    },

    async change(id, { name, mail, pass }) {
      const sets: { [column: string]: unknown } = {};
      if (name !== undefined) Object.assign(sets, { name: name.name, name_key: name.key });
      if (mail !== undefined) sets.mail = mail;
      if (pass !== undefined) Object.assign(sets, { pass, guest: false });
      if (Object.keys(sets).length > 0) return update(id, sets);
      const person = await found(id);
      if (person === undefined) throw gone();
      return person;
    },

    changeVacations: (id, next) =>
      store.transaction(async (inside: Query) => {
        const [row] = await inside<{ vacation: Span[] | null }>(
          'select vacation from people where id = $1 for update',
          [id],
        );
        if (row === undefined) throw gone();
        const vacations = next(row.vacation ?? []);
        await inside('update people set vacation = $2::jsonb where id = $1', [id, JSON.stringify(vacations)]);
        return vacations;
      }),

    async block(id, blocked) {
      await store.transaction(async (inside) => {
        await inside('update people set blocked = $2 where id = $1', [id, blocked]);
        if (blocked) await inside('delete from sessions where person = $1', [id]);
      });
    },

    async tidy() {
      const at = now();
      await query('delete from sessions where expires <= $1', [at]);
      await query('delete from resets where expires <= $1', [at]);
      const removed = await query(
        `delete from people p where guest and not blocked and created < $1
         and not exists (select 1 from sessions s where s.person = p.id)
         and not exists (select 1 from holders h where h.person = p.id)
         and not exists (select 1 from matches m where m.creator = p.id)
         and not exists (select 1 from notes n where n.person = p.id)
         and not exists (select 1 from tellings t where t.person = p.id) returning id`,
        [at - day],
      );
      return removed.length;
    },
  };
}

/** Numbers first, as people would; then something longer that is free. */
function* suffixes(): Generator<string> {
  yield '';
  for (let n = 2; n <= 9; n++) yield String(n);
  for (let n = 0; n < 20; n++) yield newId().slice(0, 5);
}

function personFrom({ vacation, ...row }: Row): Person {
  return {
    id: row.id,
    name: row.name,
    guest: row.guest,
    blocked: row.blocked,
    mail: row.mail,
    created: row.created,
    vacations: vacation ?? [],
  };
}

const taken = () => conflict('somebody has this name; choose another');
/** Between two clicks the account was deleted. */
const gone = () => wrong('this account is no longer there');

/** Two may ask for one name at the same moment. */
async function unlessTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === '23505') throw taken();
    throw fault;
  }
}
