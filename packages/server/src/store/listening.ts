import pg from 'pg';
import type { Store } from './store.js';

type Listener = { heard: (match: string, n: number) => void; missed: () => void };

/** How long to wait before the next try to reach the database again, and between two looks whether it is still there. */
const pause = { first: 100, longest: 5_000, look: 20_000, answer: 10_000 };

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

  /** Resolves when listening. Once it does, the connection's loss starts the next. */
  async function start(): Promise<void> {
    const fresh = new pg.Client({ ...settings, query_timeout: pause.answer });
    let lost = false;
    const onLoss = () => {
      lost = true;
      if (client !== fresh) return;
      client = null;
      again(pause.first);
    };
    fresh.on('error', onLoss);
    fresh.on('end', onLoss);
    fresh.on('notification', ({ payload }) => hear(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query('listen deeds');
      if (lost) throw new Error('The connection was lost again.');
    } catch (error) {
      drop(fresh);
      throw error;
    }
    if (closed) drop(fresh);
    else client = fresh;
  }

  function again(wait: number): void {
    if (closed) return;
    timer = setTimeout(() => {
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

  // A connection may be cut without either end hearing of it: only asking shows it.
  const looking = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch(() => drop(asked));
  }, pause.look);
  looking.unref();

  await start();
  return {
    onAppended: (heard, missed = () => undefined) => {
      listeners.push({ heard, missed });
    },
    async close() {
      closed = true;
      clearInterval(looking);
      if (timer !== null) clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
}

/** Its end is not waited for: a line that is dead may never say so. */
function drop(client: pg.Client): void {
  client.end().catch(() => undefined);
}
