/** API tokens: for programs, until they are withdrawn. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from '@ironbottom/wire';
import { conflict, notFound } from '../http/problem.js';
import type { Store } from '../store/store.js';
import { hashKey, newKey } from './keys.js';
import { plainLine } from './words.js';

export type Token = Reply<'tokens'>['tokens'][number];

export type Tokens = {
  list(person: string): Promise<Token[]>;
  add(person: string, name: string): Promise<{ id: string; token: string }>;
  drop(person: string, id: string): Promise<void>;
};

const most = 20;
/** The beginning of the hash: enough to tell a person's tokens apart, and nothing that could be used as one. */
const idLength = 16;
const idOf = `left(key_hash, ${idLength})`;

export function tokensIn(store: Pick<Store, 'query'>, now: () => number): Tokens {
  return {
    list: (person) =>
      store.query<Token>(
        `select ${idOf} as id, name, created, used from tokens where person = $1 order by created, key_hash`,
        [person],
      ),
    async add(person, name) {
      const token = `ib_${newKey()}`;
      const hash = hashKey(token);
      const added = await store.query(
        `insert into tokens (key_hash, person, name, created)
         select $1, $2, $3, $4::bigint where (select count(*) from tokens where person = $2) < $5 returning name`,
        [hash, person, plainLine(name, 'the name of a token'), now(), most],
      );
      if (added.length === 0) throw conflict(`you have ${most} tokens; withdraw one first`);
      return { id: hash.slice(0, idLength), token };
    },
    async drop(person, id) {
      if (!/^[\w-]+$/.test(id)) throw notFound('you have no such token');
      const dropped = await store.query(`delete from tokens where person = $1 and ${idOf} = $2 returning name`, [
        person,
        id,
      ]);
      if (dropped.length === 0) throw notFound('you have no such token');
    },
  };
}

/** The token a request carries; null: it carries none, or another kind of authorization that is not for us. */
export function tokenIn(headers: IncomingHttpHeaders): string | null {
  return /^bearer +(.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim() ?? null;
}

export const looksLikeToken = (token: string): boolean => /^ib_[\w-]{43}$/.test(token);
