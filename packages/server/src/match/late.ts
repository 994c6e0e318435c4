/** A match as it was some minutes ago, for those whom all sides let see everything, but not in time to help anybody. */
import type { Seat } from '@ironbottom/umpire';
import type { Store } from '../store/store.js';
import type { Written } from './deeds.js';
import type { Listener } from './desk.js';
import { fold } from './fold.js';
import type { Match } from './match.js';
import { framesSince } from './streams.js';

const lookEvery = 2000;

/** The match before its first deed, to be played with this module. */
type Opening = (module: string) => Promise<Match>;

export class LateDesk {
  match: Match;
  private readonly open: Opening;
  private readonly store: Store;
  private readonly until: () => number;
  private readonly listeners = new Map<Seat, Set<Listener>>();
  private readonly timer: NodeJS.Timeout;
  private last: Promise<unknown> = Promise.resolve();

  /** `match`: before its first deed. `until`: deeds done up to then may be seen now. */
  constructor(match: Match, open: Opening, store: Store, until: () => number) {
    this.match = match;
    this.open = open;
    this.store = store;
    this.until = until;
    this.timer = setInterval(() => void this.inTurn(() => this.catchUp()).catch(() => undefined), lookEvery);
    this.timer.unref();
  }

  get busy(): boolean {
    return [...this.listeners.values()].some((each) => each.size > 0);
  }

  quiet<T>(look: (match: Match) => T): Promise<T> {
    return this.inTurn(async () => {
      await this.catchUp();
      return look(this.match);
    });
  }

  listen(seat: Seat, since: number, listener: Listener): Promise<() => void> {
    return this.inTurn(async () => {
      await this.catchUp();
      for (const frame of framesSince(this.match, seat, since)) listener(seat, frame);
      const there = this.listeners.get(seat) ?? new Set();
      this.listeners.set(seat, there.add(listener));
      return () => there.delete(listener);
    });
  }

  close(): void {
    clearInterval(this.timer);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.last.then(work, work);
    this.last = next.catch(() => undefined);
    return next;
  }

  /** All that was done before came to the same with this module: nobody has anything to be told. */
  private async goOnWith(module: string): Promise<void> {
    const fresh = await this.open(module);
    const rows = await this.store.query<Written>(
      'select n, at, deed from log where match = $1 and n <= $2 order by n',
      [fresh.row.id, this.match.n],
    );
    for (const row of rows) fold(fresh, row);
    this.match = fresh;
  }

  private async catchUp(): Promise<void> {
    const rows = await this.store.query<Written>(
      'select n, at, deed from log where match = $1 and n > $2 and at <= $3 order by n',
      [this.match.row.id, this.match.n, this.until()],
    );
    for (const row of rows) {
      // Two processes whose clocks differ may have written out of order: nothing is shown before what came before it.
      if (row.n !== this.match.n + 1) return;
      if (row.deed.do === 'module' && row.deed.module !== this.match.row.module) await this.goOnWith(row.deed.module);
      for (const [seat, frame] of Object.entries(fold(this.match, row)))
        for (const listener of this.listeners.get(seat) ?? []) listener(seat, frame);
    }
  }
}
