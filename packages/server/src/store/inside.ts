import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Knows whether the caller is inside a transaction of this store. With one connection, the store's own query would then
 * wait for the transaction, which waits for the query; with a pool it would look past what the transaction has written.
 */
export function watchTransactions() {
  // Watched in tests only: to follow who calls whom slows down every promise of the process.
  if (process.env.NODE_ENV !== 'test') return { refuseInside: () => undefined, inside: unwatched };
  const current = new AsyncLocalStorage<{ open: boolean }>();
  return {
    refuseInside(): void {
      if (current.getStore()?.open !== true) return;
      throw new Error('Inside a transaction only the query that it is given may be used.');
    },
    async inside<T>(work: () => Promise<T>): Promise<T> {
      const transaction = { open: true };
      try {
        return await current.run(transaction, work);
      } finally {
        transaction.open = false;
      }
    },
  };
}

const unwatched = <T>(work: () => Promise<T>): Promise<T> => work();
