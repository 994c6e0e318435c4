/** What an upgrade would do to the matches of a store: each is played again with the module a new match would begin with. */
import type { Plain } from '@ironbottom/umpire';
import type { Deed, Written } from '../match/deeds.js';
import type { MatchRow } from '../match/match.js';
import { readLog, type Store } from '../store/store.js';
import { type Comparison, compareReplays } from './compare.js';
import type { Modules } from './modules.js';

/** `module`: what it is played with. `present`: what it would be played with, null where nobody has its scenario any more. */
export type Replayed = {
  readonly match: string;
  readonly title: string;
  readonly rulebook: string;
  readonly scenario: string;
  readonly status: string;
  readonly answers: number;
  readonly module: string;
  readonly present: string | null;
  readonly verdict: 'present' | Comparison['verdict'];
  readonly at: number | null;
  readonly why: string | null;
  readonly moved: boolean;
};

/** `over`: those that have ended too. `move`: those that come out the same go on with the present module. */
export type ReplayWish = {
  readonly over?: boolean;
  readonly move?: boolean;
  readonly now?: () => number;
  /** How many there are to be looked at. */
  readonly counted?: (matches: number) => void;
};

type Row = MatchRow & { status: string };

/** One after the other, the oldest first. */
export async function* replayAll(store: Store, modules: Modules, wish: ReplayWish = {}): AsyncGenerator<Replayed> {
  const listed = await store.query<{ id: string }>(
    `select id from matches where status <> 'over' or $1 order by created, id`,
    [wish.over ?? false],
  );
  wish.counted?.(listed.length);
  for (const { id } of listed) {
    const replayed = await replayOne(store, modules, id, wish);
    if (replayed !== undefined) yield replayed;
  }
}

/** A match that is being played while it is looked at may go on in between: then it is looked at again. */
const mostTries = 5;

async function replayOne(
  store: Store,
  modules: Modules,
  id: string,
  { move = false, now = Date.now }: ReplayWish,
): Promise<Replayed | undefined> {
  for (let tries = 1; ; tries++) {
    const [row] = await store.query<Row>(
      'select id, rulebook, scenario, module, title, made, seed, creator, created, status from matches where id = $1',
      [id],
    );
    if (row === undefined) return undefined;
    const log = (await readLog(store.query, id)) as unknown as Written[];
    const replayed = await replay(modules, row, log);
    if (!move || replayed.verdict !== 'same' || replayed.present === null) return replayed;
    if (await moveTo(store, id, log.length + 1, replayed.present, now())) return { ...replayed, moved: true };
    if (tries === mostTries) return replayed;
  }
}

async function replay(modules: Modules, row: Row, log: readonly Written[]): Promise<Replayed> {
  const { id: match, title, rulebook, scenario, status, module } = row;
  const current = modules.current(rulebook, scenario);
  const answers = log.filter(({ deed }) => deed.do === 'answer').length;
  const told = { match, title, rulebook, scenario, status, answers, module, present: current?.hash ?? null };
  const found = (verdict: Replayed['verdict'], at: number | null, why: string | null): Replayed => ({
    ...told,
    verdict,
    at,
    why,
    moved: false,
  });
  if (current === undefined) return found('differs', 0, `there is no ${rulebook}/${scenario} any more`);
  if (current.hash === module) return found('present', null, null);
  let own: Awaited<ReturnType<Modules['load']>>;
  try {
    own = await modules.load(module);
  } catch (fault) {
    return found('broken', 0, fault instanceof Error ? fault.message : String(fault));
  }
  const compared = compareReplays(own, current.module, row, log);
  return compared.verdict === 'same' ? found('same', null, null) : found(compared.verdict, compared.at, compared.why);
}

/**
 * The move is a deed like every other: who has the match open in another process hears of it, and who has just written
 * an answer comes first.
 */
function moveTo(store: Store, match: string, n: number, module: string, at: number): Promise<boolean> {
  const deed: Deed = { do: 'module', module };
  return store.append(
    match,
    n,
    [{ at, deed: deed as unknown as Plain }],
    [
      { sql: 'update matches set module = $2 where id = $1', params: [match, module] },
      { sql: 'delete from snapshots where match = $1', params: [match] },
    ],
  );
}
