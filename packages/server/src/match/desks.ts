/** The matches that this process has open, and how they come from the store. */
import { setImmediate as othersFirst } from 'node:timers/promises';
import type { RulebookModule } from '@ironbottom/shelf';
import type { Seat } from '@ironbottom/umpire';
import type { Reply } from '@ironbottom/wire';
import type { Statement, Store } from '../store/store.js';
import type { Deed, Written } from './deeds.js';
import { type DeskTools, MatchDesk, type Note, type Witness } from './desk.js';
import { fold, fromSnapshot, openMatch, snapshotOf } from './fold.js';
import { LateDesk } from './late.js';
import type { Match, MatchRow, Snapshot } from './match.js';
import { Programs } from './programs.js';

export type DesksGiven = {
  store: Store;
  /** The rulebook as it was when the match began. */
  module(hash: string): Promise<RulebookModule>;
  /** Its text, for the threads in which programs think; without it they think here. */
  source?(hash: string): Promise<string | undefined>;
  now?(): number;
  below?(n: number): number;
  /** Something went wrong that no answer could tell anybody. */
  trouble?(what: string, fault: unknown): void;
};

type Moment = Reply<'past'>['moments'][number];

/** So many deeds are folded anew on loading; for more a snapshot is kept. */
const snapshotEvery = 100;
const idle = 10 * 60_000;
/** Nobody is awaited at a match that is over: memory is for the others. */
const idleOnceOver = 5000;
const sweepEvery = 30_000;
/** What another process left behind when it died is looked for so often. */
const recallEvery = 10 * 60_000;
const noteEvery = 1000;
/** Answers wait for the store meanwhile: a few at a time, so that they come in between. */
const notedAtOnce = 25;

const newMatch = `
  insert into matches (id, rulebook, scenario, module, status, made, seed, creator, created, moved, title, listed)
  values ($1, $2, $3, $4, 'open', $5::json, $6, $7, $8, $8, $9, $10)`;

function rowValues({ id, rulebook, scenario, module, made, seed, creator, created, title }: MatchRow): unknown[] {
  return [id, rulebook, scenario, module, JSON.stringify(made), seed, creator, created, title];
}

export class Desks {
  private readonly given: DesksGiven;
  private readonly open = new Map<string, Promise<MatchDesk>>();
  private readonly lateOnes = new Map<string, Promise<LateDesk>>();
  private readonly witnesses: Witness[] = [];
  private readonly hurries: DeskTools['hurry'][] = [];
  private readonly tools: DeskTools;
  private readonly programs: Programs | undefined;
  private readonly sweepers: readonly NodeJS.Timeout[];
  private notes = new Map<string, Note>();
  private noting: NodeJS.Timeout | undefined;
  private closed = false;
  private folding: Promise<unknown> = Promise.resolve();

  constructor(given: DesksGiven) {
    this.given = given;
    this.programs = given.source === undefined ? undefined : new Programs({ source: given.source });
    this.tools = {
      ...(this.programs !== undefined && { programs: this.programs }),
      store: given.store,
      now: given.now ?? Date.now,
      load: (id) => this.load(id),
      note: (note) => this.note(note),
      trouble: (what, fault) => this.trouble(what, fault),
      hurry: (match, seat, at) => {
        for (const each of this.hurries) each(match, seat, at);
      },
      witness: (match, written, frames) => {
        for (const each of this.witnesses) each(match, written, frames);
      },
      below: given.below ?? ((n) => Math.floor(Math.random() * n)),
    };
    const heard = (id: string, n: number): void => {
      this.open
        .get(id)
        ?.then((desk) => desk.heard(n))
        .catch(() => undefined);
    };
    given.store.onAppended(heard, () => {
      for (const id of this.open.keys()) heard(id, Number.MAX_SAFE_INTEGER);
    });
    const every = (ms: number, sweep: () => Promise<void>): NodeJS.Timeout =>
      setInterval(() => void sweep().catch((fault) => this.trouble('sweep', fault)), ms).unref();
    this.sweepers = [
      every(sweepEvery, () => this.sweep()),
      every(idleOnceOver, () => this.putToSleep()),
      every(recallEvery, () => this.recall()),
    ];
  }

  get size(): number {
    return this.open.size;
  }

  /** Called when somebody's time runs out soon. */
  onHurry(hurry: DeskTools['hurry']): void {
    this.hurries.push(hurry);
  }

  witness(witness: Witness): void {
    this.witnesses.push(witness);
  }

  /** The desk of a match; undefined when there is none of that name. */
  async at(id: string): Promise<MatchDesk | undefined> {
    if (this.closed && !this.open.has(id)) return undefined;
    try {
      const desk = await (this.open.get(id) ?? this.begin(id));
      desk.used = this.tools.now();
      return desk;
    } catch (fault) {
      this.open.delete(id);
      if (fault instanceof NoMatch) return undefined;
      throw fault;
    }
  }

  private begin(id: string): Promise<MatchDesk> {
    const opening = this.load(id).then((match) => {
      const desk = new MatchDesk(match, this.tools);
      desk.goOn();
      return desk;
    });
    this.open.set(id, opening);
    return opening;
  }

  /** To look at a match once: one that nobody has open is not kept open for that. */
  async look<T>(id: string, look: (match: Match) => T): Promise<T | undefined> {
    const open = this.open.get(id);
    try {
      return open === undefined ? look(await this.load(id)) : await (await open).quiet(look);
    } catch (fault) {
      if (fault instanceof NoMatch) return undefined;
      throw fault;
    }
  }

  /** A new match: its row, its first deeds and whatever else belongs to it are written at once, or not at all. */
  async found(row: MatchRow, listed: boolean, deeds: readonly Deed[], more: readonly Statement[]): Promise<MatchDesk> {
    const desk = new MatchDesk(openMatch(row, await this.given.module(row.module)), this.tools);
    this.open.set(row.id, Promise.resolve(desk));
    try {
      await desk.found(deeds, [{ sql: newMatch, params: [...rowValues(row), listed] }, ...more]);
      return desk;
    } catch (fault) {
      this.open.delete(row.id);
      throw fault;
    }
  }

  /** A match as it was so many minutes ago. */
  late(id: string, minutes: number): Promise<LateDesk> {
    const known = this.lateOnes.get(id);
    if (known !== undefined) return known;
    const opening = (async () => {
      const row = await this.rowOf(id);
      const open = async (module: string) => openMatch({ ...row, module }, await this.given.module(module));
      return new LateDesk(await open(row.module), open, this.given.store, () => this.tools.now() - minutes * 60_000);
    })();
    this.lateOnes.set(id, opening);
    opening.catch(() => this.lateOnes.delete(id));
    return opening;
  }

  /**
   * What a seat was sent until deed `n`, and what it answered: the log folded once more. One match after the other, with room
   * for others in between: a long match takes a while.
   */
  past(id: string, seat: Seat, n: number): Promise<Moment[]> {
    const next = this.folding.then(async () => {
      const row = await this.rowOf(id);
      const match = openMatch(row, await this.given.module(row.module));
      const deeds = await this.given.store.query<Written>(
        'select n, at, deed from log where match = $1 and n <= $2 order by n',
        [id, n],
      );
      const moments: Moment[] = [];
      for (const written of deeds) {
        const { deed } = written;
        const frame = fold(match, written)[seat];
        const own = deed.do === 'answer' && deed.seat === seat;
        if (frame !== undefined && (own || frame.events !== undefined || frame.patch !== undefined)) {
          const { table: _, chat: __, clock: ___, ...seen } = frame;
          moments.push(own ? { frame: seen, answer: deed.answer } : { frame: seen });
        }
        await othersFirst();
      }
      return moments;
    });
    this.folding = next.catch(() => undefined);
    return next;
  }

  private async rowOf(id: string): Promise<MatchRow> {
    const [row] = await this.given.store.query<MatchRow>(
      'select id, rulebook, scenario, module, title, made, seed, creator, created from matches where id = $1',
      [id],
    );
    if (row === undefined) throw new NoMatch(id);
    return row;
  }

  private async load(id: string, again = true): Promise<Match> {
    const { store, module } = this.given;
    const row = await this.rowOf(id);
    const [kept] = await store.query<{ body: { module: string; match: Snapshot } }>(
      'select body from snapshots where match = $1',
      [id],
    );
    const rules = await module(row.module);
    const match =
      kept !== undefined && kept.body.module === row.module
        ? fromSnapshot(row, rules, kept.body.match)
        : openMatch(row, rules);
    const from = match.n;
    const deeds = await store.query<Written>('select n, at, deed from log where match = $1 and n > $2 order by n', [
      id,
      from,
    ]);
    const moved = deeds.findLast(({ deed }) => deed.do === 'module')?.deed;
    if (moved?.do === 'module' && moved.module !== row.module) {
      // It went on to another module between two glances.
      if (again) return this.load(id, false);
      throw new Error(`match ${id} is to be played with module ${row.module}, but its log says ${moved.module}`);
    }
    for (const written of deeds) fold(match, written);
    if (match.n - from >= snapshotEvery) await this.keep(match);
    return match;
  }

  private async keep(match: Match): Promise<void> {
    const body = JSON.stringify({ module: match.row.module, match: snapshotOf(match) });
    await this.given.store.query(
      `insert into snapshots (match, n, body) values ($1, $2, $3::json)
       on conflict (match) do update set n = excluded.n, body = excluded.body where snapshots.n < excluded.n`,
      [match.row.id, match.n, body],
    );
  }

  private note(note: Note): void {
    this.notes.set(note.id, note);
    this.noting ??= setTimeout(() => void this.writeNotes().catch((fault) => this.trouble('notes', fault)), noteEvery);
    this.noting.unref();
  }

  private async writeNotes(): Promise<void> {
    this.noting = undefined;
    const notes = [...this.notes.values()];
    this.notes = new Map();
    while (notes.length > 0) await this.writeSome(notes.splice(0, notedAtOnce));
  }

  /** In one statement, in one order: two processes that note the same matches do not wait for each other in a ring. */
  private async writeSome(some: readonly Note[]): Promise<void> {
    const notes = [...some].sort((a, b) => (a.id < b.id ? -1 : 1));
    await this.given.store.query(
      `with noted as (
         select m.id, n.noted, n.moved, n.due, n.asked from matches m
         join unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::int[]) as n (id, moved, due, asked, noted)
           on n.id = m.id
         where m.noted <= n.noted order by m.id for update of m
       )
       update matches set noted = noted.noted, moved = noted.moved, due = noted.due, asked = noted.asked::json
       from noted where matches.id = noted.id`,
      [
        notes.map(({ id }) => id),
        notes.map(({ moved }) => moved),
        notes.map(({ due }) => due),
        notes.map(({ asked }) => JSON.stringify(asked)),
        notes.map(({ n }) => n),
      ],
    );
  }

  /** Matches nobody looks at. */
  private async putToSleep(): Promise<void> {
    const now = this.tools.now();
    for (const [id, opening] of this.open) {
      const desk = await orNone(opening);
      if (desk === undefined) continue;
      const isOver = desk.match.status === 'over';
      if (desk.busy || now - desk.used < (isOver ? idleOnceOver : idle)) continue;
      this.open.delete(id);
      await desk.close();
      // Whoever looks at a long one later keeps it then.
      if (!isOver) await this.keep(desk.match);
    }
  }

  /**
   * Matches with deeds that their lists do not know: a process was killed before it could note them, or begin the game, or let a
   * program answer. Nobody may be looking, so they wake up here; otherwise no clock of theirs would ever run out.
   */
  async recall(): Promise<void> {
    const left = await this.given.store.query<{ id: string }>(
      `select m.id from matches m where m.status <> 'over'
       and m.noted < (select max(l.n) from log l where l.match = m.id) order by m.id`,
    );
    for (const { id } of left)
      if (!this.closed) await this.at(id).catch((fault: unknown) => this.trouble('recall', fault));
  }

  /** Matches whose time runs out soon wake up. */
  private async sweep(): Promise<void> {
    for (const [id, opening] of this.lateOnes) {
      const late = await orNone(opening);
      if (late === undefined || late.busy) continue;
      late.close();
      this.lateOnes.delete(id);
    }
    const soon = await this.given.store.query<{ id: string }>(
      `select id from matches where status = 'live' and due < $1`,
      [this.tools.now() + 2 * sweepEvery],
    );
    for (const { id } of soon) await this.at(id);
  }

  /** Everything under way is finished; nothing new is begun. */
  async close(): Promise<void> {
    this.closed = true;
    for (const each of this.sweepers) clearInterval(each);
    for (const late of this.lateOnes.values()) await late.then((desk) => desk.close());
    const open = await Promise.allSettled(this.open.values());
    this.open.clear();
    await Promise.all(open.map((each) => (each.status === 'fulfilled' ? each.value.close() : undefined)));
    await this.programs?.close();
    clearTimeout(this.noting);
    await this.writeNotes();
  }

  private trouble(what: string, fault: unknown): void {
    this.given.trouble?.(what, fault);
  }
}

/** What is just being opened may not be there at all: whoever asked for it is told so. */
const orNone = <T>(opening: Promise<T>): Promise<T | undefined> => opening.catch(() => undefined);

class NoMatch extends Error {
  constructor(id: string) {
    super(`there is no match ${id}`);
  }
}
