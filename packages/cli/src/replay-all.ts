/** `ironbottom replay --all`: what this release would do to the matches of a server, before it serves them. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Replayed } from '@ironbottom/server';
import { modules } from '@ironbottom/shelf/modules';
import { type Flag, type Given, shownWord } from './args.js';
import { json } from './desk-commands.js';
import { table, wrap } from './layout.js';
import { progress } from './progress.js';
import { exits, Refused } from './refused.js';
import { paintFor, type Terminal } from './terminal.js';

export const allFlags: readonly Flag[] = [
  { name: 'all', about: 'the matches of a server, each played again with this release; none may be named' },
  { name: 'data', takes: 'DIR', about: 'with --all: the folder of the server (or DATABASE_URL for PostgreSQL)' },
  { name: 'over', about: 'with --all: those that have ended too' },
  { name: 'move', about: 'with --all: what comes out the same goes on with this release' },
];

export const allHelp: readonly string[] = [
  'A match keeps the rulebook, and the umpire, that it began with. With --all every match of a',
  'server is played again with those of this release: what comes out the same may --move to it,',
  'what differs stays as it is. Exit code 1 if anything differs. Without --move nothing changes.',
];

export async function replayAll({ words, flags }: Given, io: Terminal): Promise<number> {
  if (words.length > 0 || flags.has('verify'))
    throw new Refused('replay --all: plays every match of a server again; it takes neither a file nor --verify');
  const where = storeFrom(flags);
  const built = await modules((line) => io.err(`${line}\n`));
  const server = await import('@ironbottom/server');
  const store = await server.openStore(where).catch((fault: unknown) => {
    throw new Refused(fault instanceof Error ? fault.message : String(fault));
  });
  const all: Replayed[] = [];
  try {
    const move = flags.has('move');
    const present = await (move ? server.openModules : server.readModules)(store, built);
    const shown = progress(io, 'matches');
    let of = 0;
    const counted = (matches: number): void => {
      of = matches;
    };
    for await (const each of server.replayAll(store, present, { move, over: flags.has('over'), counted })) {
      all.push(each);
      shown?.watch(all.length, of);
    }
    shown?.clear();
  } finally {
    await store.close();
  }
  if (flags.has('json')) io.out(json(io, { ...sums(all), matches: all }));
  else tell(all, flags.has('move'), io);
  return all.some(isTrouble) ? exits.differs : exits.ok;
}

function storeFrom(flags: ReadonlyMap<string, string>): { folder: string } | { url: string } {
  const folder = flags.get('data');
  const url = process.env.DATABASE_URL ?? '';
  if (folder === undefined && url !== '') return { url };
  if (folder === undefined)
    throw new Refused('replay --all: name the folder of the server with --data DIR, or set DATABASE_URL');
  // Opening would make one.
  if (!existsSync(folder)) throw new Refused(`--data: there is no folder ${shownWord(folder)}`);
  return { folder: resolve(folder) };
}

const isTrouble = ({ verdict }: Replayed): boolean => verdict === 'differs' || verdict === 'broken';

function sums(all: readonly Replayed[]) {
  const count = (verdict: Replayed['verdict']): number => all.filter((each) => each.verdict === verdict).length;
  const moved = all.filter((each) => each.moved).length;
  return { same: count('same'), differs: count('differs'), broken: count('broken'), present: count('present'), moved };
}

function tell(all: readonly Replayed[], move: boolean, io: Terminal): void {
  const paint = paintFor(io);
  const listed = all.filter(({ verdict }) => verdict !== 'present');
  if (listed.length > 0) {
    const rows = listed.map((each) => [
      each.match,
      shownWord(each.title).slice(0, 24),
      `${each.rulebook}/${each.scenario}`,
      each.answers,
      found(each),
    ]);
    const [head = '', ...lines] = table(['match', 'title', 'game', 'answers', ''], rows, '', io.columns);
    for (const line of [paint('bold', head), ...lines]) io.out(`${line}\n`);
    io.out('\n');
  }
  const { same, differs, broken, present, moved } = sums(all);
  const parts = [
    [same - moved, 'the same'],
    [moved, 'the same and moved to this release'],
    [differs, 'different: they stay with the module they have'],
    [broken, 'broken: not even their own module plays them'],
    [present, 'with the modules of this release already'],
  ] as const;
  const told = parts.flatMap(([n, what]) => (n === 0 ? [] : [`${n} ${what}`]));
  const more = !move && same > 0 ? ' With --move those that are the same go on with this release.' : '';
  const line = `${all.length === 1 ? '1 match' : `${all.length} matches`}${told.length === 0 ? '' : `: ${told.join('; ')}`}.${more}`;
  for (const each of wrap(line, io.columns)) io.out(`${each}\n`);
}

/** 'differs at answer 12: refused because …' */
function found({ verdict, at, why, moved }: Replayed): string {
  if (why === null) return moved ? 'same, moved' : verdict;
  const where = at === null || at === 0 ? '' : ` at answer ${at}`;
  // It may quote what a player wrote.
  return `${verdict}${where}: ${why.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '?')}`;
}
