import pg from 'pg';
import type { Store } from './store.js';

type Listener = { heard: (match: string, n: number) => void; missed: () => void };

/** How long to wait before the next try to reach the database again. */
const pause = { first: 100, longest: 5000 };

/**
 * Hears of deeds that other processes wrote, on a connection of its own. When that is lost it is made anew, and
 * everybody is told that something may have been missed meanwhile.
 */
export async function listenFor(
  settings: pg.ClientConfig,
  sender: string,
): Promise<{ onAppended: Store['onAppended']; close: () => Promise<void> }> {
  const listeners: Listener[] = [];
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  async function start(): Promise<void> {
    const fresh = new pg.Client(settings);
    let lost = false;
    fresh.on('notification', ({ payload }) => hear(payload ?? ''));
    const onLoss = () => {
      if (lost) return;
      lost = true;
      if (client === fresh) {
        client = null;
        again(pause.first);
      }
    };
    fresh.on('error', onLoss);
    fresh.on('end', onLoss);
    try {
      await fresh.connect();
      await fresh.query('listen deeds');
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    if (closed || lost) {
      await fresh.end().catch(() => undefined);
      if (!closed) throw new Error('The connection was lost again.');
      return;
    }
    client = fresh;
  }

  function again(wait: number): void {
    if (closed) return;
    timer = setTimeout(() => {
      timer = null;
      start().then(
        () => {
          for (const { missed } of listeners) missed();
        },
        () => again(Math.min(wait * 2, pause.longest)),
      );
    }, wait);
    timer.unref();
  }

  function hear(payload: string): void {
    const [from, ...news] = payload.split(' ');
    if (from === sender) return;
    for (let index = 0; index + 1 < news.length; index += 2) {
      const match = news[index] ?? '';
      const n = Number(news[index + 1]);
      for (const { heard } of listeners) heard(match, n);
    }
  }

  await start();
  return {
    onAppended: (heard, missed = () => undefined) => {
      listeners.push({ heard, missed });
    },
    async close() {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}
