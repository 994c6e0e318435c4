import { type AptoState, apto } from '@ironbottom/apto';
import { askOf, awaited, begin, chance, type Event, seedFrom, submit, viewOf } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { aptoRecruit } from './recruit.js';

/** A game among recruits: what was heard, and how often chance had to answer for them. */
function played(scenario: string, seed: string, most: number, works: AptoState['public']['works'] = {}) {
  const begun = begin(
    apto,
    { scenario, options: {}, charts: {}, set: null },
    { from: 'seed', seed: seedFrom(seed), entropy: {} },
  );
  if ('errors' in begun) throw new Error(begun.errors.join());
  const { game } = begun;
  game.state.public.works = works;
  const seats = new Map(game.seats.map(({ seat }, i) => [seat, aptoRecruit.seat(seat, game.law, chance(i))]));
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

describe('the recruit of the land war', () => {
  it('plays the learning Offensive to its end, attacks at good odds and never needs chance', {
    timeout: 30_000,
  }, () => {
    const { heard, slips, over } = played('learning', 'recruit', 1_000);
    expect([over === null, slips]).toEqual([false, 0]);
    const odds = heard.filter(({ kind, rule }) => kind === 'odds' && rule === '5.14').map(({ data }) => data.odds);
    expect(odds.length).toBeGreaterThan(0);
    expect(odds.filter((each) => each === '1:3')).toEqual([]);
  });

  it('8.6 7.17 repairs what lies in ruins, with points to spare, and pulls nothing down', { timeout: 60_000 }, () => {
    const ruins = {
      W4221: { port: false },
      W4819: { port: false },
      W4217: { airbase: false },
      W4320: { airbase: false },
    };
    const { heard, slips } = played('china-1937', 'repairs', 500, ruins);
    const kinds = new Set(heard.map(({ kind }) => kind));
    expect([kinds.has('repair tried'), kinds.has('repaired'), kinds.has('pulled down'), slips]).toEqual([
      true,
      true,
      false,
      0,
    ]);
  });

  it('7.14 R73 takes back whoever comes back for nothing, and lands where a city by the sea lies open', {
    timeout: 60_000,
  }, () => {
    const { heard, slips } = played('china-1937', 'sea', 600);
    const kinds = new Set(heard.map(({ kind }) => kind));
    const prices = heard.filter(({ kind }) => kind === 'replenished').map(({ data }) => data.price);
    expect([kinds.has('lands'), prices.includes(0), slips]).toEqual([true, true, 0]);
  });

  it('takes Peiping in the first months of the war in China', { timeout: 60_000 }, () => {
    const { heard, slips } = played('china-1937', 'recruit', 150);
    const taken = heard
      .filter(({ kind, data }) => kind === 'taken' && data.side === 'japan')
      .map(({ data }) => data.hex);
    expect([taken.includes('W4919'), slips]).toEqual([true, 0]);
  });
});
