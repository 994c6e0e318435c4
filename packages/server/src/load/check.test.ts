import { workspace } from '@ironbottom/shelf';
import type { Plain } from '@ironbottom/umpire';
import { nothingYet, takeFrame } from '@ironbottom/wire';
import { expect, it } from 'vitest';
import { begun, playOn, rowOf } from '../match/testing.js';
import type { Query } from '../store/store.js';
import { checkLoad } from './check.js';
import type { Acked, Load } from './players.js';

/** A match that was played, and what its players would have noted. */
function played() {
  const game = begun('crossing');
  playOn(game, 60);
  const log = game.deeds.map(({ at, deed }, i) => ({ n: i + 1, at, deed: deed as unknown as Plain }));
  const acked = game.deeds.flatMap(({ deed }): Acked[] => {
    if (deed.do !== 'answer') return [];
    const { seat, question, answer } = deed;
    return [{ match: 'testmatch', seat, question, answer }];
  });
  const states = game.match.seats.map(({ seat }) => {
    const state = nothingYet();
    for (const frame of game.sent[seat] ?? []) takeFrame(state, structuredClone(frame));
    return { match: 'testmatch', seat, state };
  });
  const load = { acked, states: () => states } as unknown as Load;
  const query = (async (sql: string) => (sql.includes('from matches') ? [rowOf('crossing')] : log)) as unknown as Query;
  return { log, acked, states, check: () => checkLoad(query, workspace, load, true) };
}

it('a storm that did no harm has no problems', async () => {
  expect(await played().check()).toMatchObject({ matches: 1, acked: 60, problems: [] });
});

it('an acknowledged answer that is not in the log is found', async () => {
  const { log, check } = played();
  log.pop();
  expect((await check()).problems).toContainEqual(expect.stringContaining('was acknowledged and is lost'));
});

it('frames that a seat was not sent, or another view than there is, are found', async () => {
  const missing = played();
  const [first] = missing.states;
  if (first !== undefined) first.state.seq -= 1;
  expect((await missing.check()).problems).toEqual([expect.stringMatching(/Blue: has \d+ of \d+ frames/)]);
  const other = played();
  other.states[0]?.state.events.pop();
  expect((await other.check()).problems).toEqual([expect.stringContaining('heard other events')]);
  const view = played();
  if (view.states[1] !== undefined) view.states[1].state.view = {};
  expect((await view.check()).problems).toEqual([expect.stringContaining('sees another view')]);
});
