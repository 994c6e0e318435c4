/**
 * Many programs that play many matches over the wire, as fast as they are asked: for measurements, and to see what a server
 * does when it is killed meanwhile. They build their questions themselves, as the page does, and note everything.
 */
import { gameIn, type RulebookModule, type Shelved } from '@ironbottom/shelf';
import { type Answer, type Ask, chance, type Kit, type Seat, type View } from '@ironbottom/umpire';
import { type ClientGiven, call, Line, type LineGiven, type SeatState, type SocketLike } from '@ironbottom/wire';
import WebSocket from 'ws';

export type Acked = { match: string; seat: Seat; question: number; answer: Answer };

export type LoadGiven = {
  /** Where the servers are; players spread over them and move on to the next when one is gone. */
  bases: readonly string[];
  module: RulebookModule;
  rulebook: string;
  scenario: string;
  matches: number;
  seed: number;
  /** Most answers a seat gives in one match; then it falls silent. */
  most?: number;
  /** Begin another match when one is over. Such a run is measured, and what was acknowledged is not kept. */
  endless?: boolean;
};

export type Load = {
  readonly acked: readonly Acked[];
  readonly refused: readonly string[];
  /** Milliseconds from an answer to its acknowledgement, and bytes of every message, since `reset`. */
  readonly times: number[];
  readonly bytes: number[];
  readonly over: number;
  reset(): void;
  /** What each seat knows now. */
  states(): { match: string; seat: Seat; state: SeatState }[];
  /** No seat is asked anything it is going to answer. */
  idle(): boolean;
  close(): void;
};

type Person = { cookie: string };

export async function playMatches(given: LoadGiven): Promise<Load> {
  const { bases, module, matches } = given;
  const book = gameIn(module.games, given.rulebook, given.scenario);
  if (book === undefined) throw new Error(`there is no ${given.rulebook}/${given.scenario}`);
  const setup = { scenario: given.scenario, options: {}, charts: {}, set: null };
  const checked = book.rulebook.law(setup);
  if ('errors' in checked) throw new Error(checked.errors.join('; '));
  const { law } = checked;
  const ways = book.rulebook.ways?.(law);
  const seats = book.rulebook.seats(setup).map(({ seat }) => seat);
  const below = chance(given.seed);
  const people = await Promise.all(seats.map((seat) => guest(bases[0] ?? '', `${seat} ${given.seed}`)));

  const acked: Acked[] = [];
  const refused: string[] = [];
  const tables: Table[] = [];
  let times: number[] = [];
  let bytes: number[] = [];
  let over = 0;
  let closed = false;

  /** Where three people sit, one match after another; each keeps the connection it has. */
  type Table = { match: string; lines: Line[]; given: number[]; last: number[] };

  function open(who: Person): LineGiven['open'] {
    let tries = Math.floor(below(bases.length * 1000));
    return () => {
      const base = bases[tries++ % bases.length] ?? '';
      const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, { headers: { cookie: who.cookie } });
      return attached(socket, (data) => bytes.push(data.length));
    };
  }

  function setTable(): Table {
    const table: Table = { match: '', lines: [], given: [], last: [] };
    table.lines = people.map(
      (who, i) => new Line({ open: open(who), onState: (_, seat, state) => answer(table, seat, i, state) }),
    );
    tables.push(table);
    return table;
  }

  async function begin(table: Table): Promise<void> {
    const match = await makeMatch(bases[0] ?? '', given, seats, people);
    if (closed) return;
    Object.assign(table, { match, given: seats.map(() => 0), last: seats.map(() => 0) });
    const watching = await Promise.all(table.lines.map((line, i) => line.watch(match, [seats[i] ?? ''])));
    for (const refusal of watching) if (refusal !== undefined) refused.push(refusal.why);
  }

  function answer(table: Table, seat: Seat, i: number, state: SeatState): void {
    if (closed) return;
    const { match } = table;
    const { question } = state;
    if (state.table?.status === 'over') finish(table, i);
    if (question === null || question === table.last[i] || isFull(table, i)) return;
    const ask = askFrom(book as Shelved, law, state);
    const line = table.lines[i];
    if (ask === undefined || line === undefined) return;
    const said = module.sample(state.view as unknown as View<Kit>, ask, below, ways);
    if (said === undefined) return;
    table.last[i] = question;
    table.given[i] = (table.given[i] ?? 0) + 1;
    const start = performance.now();
    line.answer(match, seat, question, said).then(
      (refusal) => {
        if (refusal !== undefined) refused.push(`${seat}: ${refusal.why}`);
        else {
          times.push(performance.now() - start);
          if (given.endless !== true) acked.push({ match, seat, question, answer: said });
        }
      },
      () => undefined,
    );
  }

  const isFull = ({ given: so }: Table, i: number): boolean => (so[i] ?? 0) >= (given.most ?? Number.POSITIVE_INFINITY);

  function finish(table: Table, i: number): void {
    if (i > 0) return;
    over += 1;
    if (given.endless !== true) return;
    const leaving = table.lines.map((line) => line.unwatch(table.match));
    Promise.all([...leaving, begin(table)]).catch((fault: unknown) => {
      if (!closed) refused.push(String(fault));
    });
  }

  for (let i = 0; i < matches; i += 10)
    await Promise.all(Array.from({ length: Math.min(10, matches - i) }, () => begin(setTable())));

  const states = (): { match: string; seat: Seat; state: SeatState }[] =>
    tables.flatMap(({ match, lines }) =>
      seats.flatMap((seat, i) => {
        const state = lines[i]?.state(match, seat);
        return state === undefined ? [] : [{ match, seat, state }];
      }),
    );
  return {
    acked,
    refused,
    get times() {
      return times;
    },
    get bytes() {
      return bytes;
    },
    get over() {
      return over;
    },
    reset() {
      times = [];
      bytes = [];
    },
    states,
    idle: () =>
      tables.every((table) => {
        const all = seats.map((seat, i) => ({ i, state: table.lines[i]?.state(table.match, seat) }));
        if (table.lines.some((line) => !line.settled)) return false;
        if (all.some(({ state }) => state?.table?.status === 'over')) return true;
        return all.every(({ i, state }) => state?.question == null || isFull(table, i));
      }),
    close() {
      closed = true;
      for (const { lines } of tables) for (const line of lines) line.close();
    },
  };
}

/** A socket as a line wants it. The package ws can be one by itself, and then wraps every message in an event and a text of its own. */
function attached(socket: WebSocket, onMessage: (data: Buffer) => void): SocketLike {
  const end: SocketLike = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    ...{ onopen: null, onclose: null, onerror: null, onmessage: null },
  };
  const nothing = undefined as never;
  socket.on('open', () => end.onopen?.(nothing));
  socket.on('close', () => end.onclose?.(nothing));
  socket.on('error', () => end.onerror?.(nothing));
  socket.on('message', (data: Buffer) => {
    onMessage(data);
    end.onmessage?.({ data } as never);
  });
  return end;
}

/** The question, from the view alone, as the umpire builds it. */
function askFrom(book: Shelved, law: Kit['law'], { view }: SeatState): Ask | undefined {
  const seen = view as unknown as View<Kit> | null;
  if (seen?.owes == null || seen.owes.sealed !== null) return undefined;
  return book.rulebook.frames[seen.owes.kind]?.ask?.(seen, law);
}

async function guest(base: string, name: string): Promise<Person> {
  const response = await fetch(`${base}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-ironbottom': '1' },
    body: JSON.stringify({ name: name.slice(0, 40) }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`no guest could be made: ${response.status} ${await response.text()}`);
  return { cookie };
}

async function makeMatch(
  base: string,
  { rulebook, scenario }: LoadGiven,
  seats: readonly Seat[],
  people: readonly Person[],
): Promise<string> {
  const as = (i: number): ClientGiven => ({ base, headers: { cookie: people[i]?.cookie ?? '' } });
  const plan = Object.fromEntries(
    seats.map((seat, i) => [seat, { by: i === 0 ? ('me' as const) : ('open' as const) }]),
  );
  const { id } = await call(as(0), 'make', { body: { rulebook, scenario, seats: plan } });
  for (const [i, seat] of seats.entries()) if (i > 0) await call(as(i), 'join', { params: { id, seat }, body: {} });
  return id;
}
