/** A new passphrase for whoever has lost theirs: a link that works once, for an hour. */
import type { Store } from '../store/store.js';
import { hashKey, newKey } from './keys.js';
import { forgetWaysBack } from './people.js';

export const resetLifetime = 3600_000;

export type Letter = { to: string; subject: string; text: string };

export type Resets = {
  /** The link. */
  make(person: string): Promise<string>;
  /** Whose it is, if it still works. */
  whose(key: string): Promise<string | undefined>;
  /** Sets the passphrase and ends every session; false when the link has been used meanwhile. */
  use(key: string, pass: string): Promise<boolean>;
};

export function resetsIn(store: Pick<Store, 'query' | 'transaction'>, now: () => number, base: string): Resets {
  return {
    async make(person) {
      const key = newKey();
      await store.query('insert into resets (key_hash, person, expires) values ($1, $2, $3)', [
        hashKey(key),
        person,
        now() + resetLifetime,
      ]);
      return `${base}/#reset=${key}`;
    },
    async whose(key) {
      const [row] = await store.query<{ person: string }>(
        'select person from resets where key_hash = $1 and expires > $2',
        [hashKey(key), now()],
      );
      return row?.person;
    },
    use: (key, pass) =>
      store.transaction(async (query) => {
        const [row] = await query<{ person: string }>(
          'delete from resets where key_hash = $1 and expires > $2 returning person',
          [hashKey(key), now()],
        );
        if (row === undefined) return false;
        await query('update people set pass = $2, guest = false where id = $1', [row.person, pass]);
        await query('delete from sessions where person = $1', [row.person]);
        await query('delete from resets where person = $1', [row.person]);
        await query(forgetWaysBack, [row.person]);
        return true;
      }),
  };
}

export function resetLetter(to: string, name: string, link: string): Letter {
  return {
    to,
    subject: 'A new passphrase for Ironbottom',
    text: [
      `Somebody asked for a new passphrase for ${name}. Choose it here, within an hour:`,
      '',
      link,
      '',
      'If it was not you, nothing has to be done: without this link nothing changes.',
      '',
    ].join('\n'),
  };
}
