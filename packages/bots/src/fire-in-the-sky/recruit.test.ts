import { fireInTheSky } from '@ironbottom/fire-in-the-sky';
import { askOf, awaited, begin, chance, type Event, seedFrom, submit, viewOf } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { skyRecruit } from './recruit.js';

/** A game among recruits: what was heard, and how often chance had to answer for them. */
function played(scenario: string, seed: string, most = 2_000) {
  const setup = { scenario, options: {}, charts: {}, set: null };
  const begun = begin(fireInTheSky, setup, { from: 'seed', seed: seedFrom(seed), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join());
  const { game } = begun;
  const seats = new Map(game.seats.map(({ seat }, i) => [seat, skyRecruit.seat(seat, game.law, chance(i))]));
  const heard: Event[] = [];
  for (let n = 0; n < most && game.state.umpire.over === null; n += 1) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    if (ask === undefined) throw new Error(`${seat} is not asked`);
    const answer = seats.get(seat)?.answer(viewOf(game.state, seat), ask, game.desk.ways);
    const result = submit(game, seat, answer);
    if ('refusal' in result) throw new Error(result.refusal.why);
    heard.push(...result.events);
  }
  const slips = [...seats.values()].reduce((sum, each) => sum + (each.slips?.() ?? 0), 0);
  return { heard, slips, over: game.state.umpire.over };
}

describe('the recruit of the quarterly war', () => {
  it('goes for Port Moresby with troops and carriers, and never needs chance', () => {
    const { heard, slips, over } = played('learning', 'recruit');
    expect(over).not.toBeNull();
    expect(slips).toBe(0);
    const sailed = heard.filter(({ kind, data }) => kind === 'sails' && data.side === 'japan');
    expect(sailed.some(({ data }) => Array.isArray(data.land) && data.land.length > 0)).toBe(true);
  });

  it('takes oil in the first turns of the war', () => {
    const { heard, slips } = played('campaign', 'recruit', 150);
    const taken = heard
      .filter(({ kind, data }) => kind === 'taken' && data.by === 'japan')
      .map(({ data }) => data.base);
    expect(taken.some((base) => ['balikpapan', 'palembang', 'java', 'rangoon'].includes(String(base)))).toBe(true);
    expect(slips).toBe(0);
  });
});
