/** After the storm: the log of every match against what the players were told. */
import type { RulebookModule } from '@ironbottom/shelf';
import type { Written } from '../match/deeds.js';
import { fold, openMatch } from '../match/fold.js';
import type { Match, MatchRow } from '../match/match.js';
import { viewFor } from '../match/streams.js';
import type { Query } from '../store/store.js';
import type { Load } from './players.js';

export type Verdict = { matches: number; deeds: number; acked: number; problems: string[] };

/**
 * No acknowledged answer lost, none applied twice, every match replays to its hash; and every seat was told every event
 * once and in order (`told`: only where the players were connected to the end).
 */
export async function checkLoad(query: Query, module: RulebookModule, load: Load, told: boolean): Promise<Verdict> {
  const problems: string[] = [];
  const rows = await query<MatchRow>(
    'select id, rulebook, scenario, module, title, made, seed, creator, created from matches order by id',
  );
  let deeds = 0;
  const matches = new Map<string, Match>();
  for (const row of rows) {
    const log = await query<Written>('select n, at, deed from log where match = $1 order by n', [row.id]);
    deeds += log.length;
    const match = openMatch(row, module);
    for (const written of log) fold(match, written);
    matches.set(row.id, match);
    if (match.game !== null) replay(match, problems);
    countAnswers(row.id, log, load, problems);
  }
  if (told) for (const each of load.states()) checkTold(matches.get(each.match), each, problems);
  return { matches: rows.length, deeds, acked: load.acked.length, problems };
}

function replay({ row, module, game }: Match, problems: string[]): void {
  if (game === null) return;
  const file = module.writeGame(game, { seed: true });
  const verdict = module.verifyGame(
    file,
    module.games.map(({ rulebook }) => rulebook),
  );
  if (!verdict.ok) problems.push(`${row.id} does not replay: ${verdict.problems[0]}`);
}

function countAnswers(id: string, log: readonly Written[], load: Load, problems: string[]): void {
  const given = new Map<string, number>();
  for (const { deed } of log) {
    if (deed.do !== 'answer') continue;
    const key = `${deed.seat} ${deed.question} ${JSON.stringify(deed.answer)}`;
    given.set(key, (given.get(key) ?? 0) + 1);
  }
  for (const [key, times] of given) if (times > 1) problems.push(`${id}: ${key} was applied ${times} times`);
  for (const { match, seat, question, answer } of load.acked) {
    const key = `${seat} ${question} ${JSON.stringify(answer)}`;
    if (match === id && !given.has(key)) problems.push(`${id}: ${key} was acknowledged and is lost`);
  }
}

function checkTold(match: Match | undefined, seen: ReturnType<Load['states']>[number], problems: string[]): void {
  const stream = match?.streams[seen.seat];
  if (match === undefined || stream === undefined) return;
  const { state } = seen;
  const whole = JSON.stringify(stream.events.map(({ event }) => event));
  if (state.seq !== stream.seq) problems.push(`${seen.match} ${seen.seat}: has ${state.seq} of ${stream.seq} frames`);
  else if (JSON.stringify(state.events.map(({ event }) => event)) !== whole)
    problems.push(`${seen.match} ${seen.seat}: heard other events than there were`);
  else if (JSON.stringify(state.view) !== JSON.stringify(viewFor(match, seen.seat)))
    problems.push(`${seen.match} ${seen.seat}: sees another view than there is`);
}
