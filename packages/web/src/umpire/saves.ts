/** Games kept in the browser, each as its game file with what the page needs beside it. */

import { umpire } from '../words/umpire.js';
import type { Players, Saved, Sheets } from './messages.js';

export type Kept = Saved & {
  /** The game file, its seed within: it is the only copy. */
  text: string;
  players: Players;
  /** One mark an answer: `a` when somebody was asked, `i` when it was given by itself. */
  given: string;
  /** Games kept before there were standing orders have none. */
  sheets?: Sheets;
  notes?: { [seat: string]: string };
  /** A first game that teaches, whose guide is still wanted. */
  guided?: boolean;
  /** Given up before its end: it lies open. */
  givenUp?: boolean;
};

const store = 'games';

function open(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open('ironbottom', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(store, { keyPath: 'id' });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error ?? new Error(umpire.keepsNothing));
  });
}

let opened: Promise<IDBDatabase> | undefined;

async function within<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  opened ??= open();
  const database = await opened;
  return new Promise((done, fail) => {
    const transaction = database.transaction(store, mode);
    const asked = work(transaction.objectStore(store));
    transaction.oncomplete = () => done(asked.result);
    transaction.onerror = () => fail(transaction.error ?? new Error(umpire.notKept));
    transaction.onabort = () => fail(transaction.error ?? new Error(umpire.notKept));
  });
}

export async function keep(game: Kept): Promise<void> {
  await within('readwrite', (games) => games.put(game));
}

export function fetchKept(id: string): Promise<Kept | undefined> {
  return within<Kept | undefined>('readonly', (games) => games.get(id));
}

export async function forget(id: string): Promise<void> {
  await within('readwrite', (games) => games.delete(id));
}

/** The latest first, without their files. */
async function kept(): Promise<Saved[]> {
  const all = await within<Kept[]>('readonly', (games) => games.getAll());
  return all
    .map(({ id, title, scenario, who, when, answers, clock, over }) => ({
      id,
      title,
      scenario,
      who,
      when,
      answers,
      clock,
      over,
    }))
    .sort((a, b) => b.when - a.when);
}

/** A browser that keeps nothing has kept nothing. */
export const listed = (): Promise<Saved[]> => kept().catch(() => []);
