import { workspace } from '@ironbottom/shelf';
import { type Below, chance } from '@ironbottom/umpire';
import { trial } from '@ironbottom/umpire/toy';
import { describe, expect, it } from 'vitest';
import type { Deed } from '../match/deeds.js';
import { awaitedIn, othersOf } from '../match/fold.js';
import { type Made, watchers } from '../match/match.js';
import { refuseDeed } from '../match/may.js';
import type { Tried } from './wire.js';
import { allFor } from './wire.js';
import { answerDeed, deed, sampled, sitDown, type Wired, wiredMatch } from './worlds.js';

const toy = trial as unknown as Tried;

/** Everything each stream could learn by asking for it, now. */
function known(wired: Wired): { [stream: string]: string } {
  const streams = [...wired.match.seats.map(({ seat }) => seat), watchers];
  return Object.fromEntries(streams.map((each) => [each, allFor(wired, each, 10_000_000)]));
}

/** Anything somebody may do at the table now; more often than not an answer. */
function anything(wired: Wired, below: Below, at: number): Deed | undefined {
  const { match } = wired;
  const seat = match.seats[below(match.seats.length)]?.seat ?? '';
  const by = `of ${seat}`;
  const last = match.game?.log.at(-1)?.seat ?? seat;
  const what = (['draw', 'adjourn', 'take-back'] as const)[below(3)] ?? 'draw';
  const spans = [{ from: at, until: at + 1000 * below(1000) }];
  const around: Deed[] = [
    { do: 'undo', seat: last, by: `of ${last}` },
    { do: 'undo', seat: last, by: `of ${last}` },
    { do: 'undo', seat: last, by: `of ${last}` },
    { do: 'offer', what, seat, by },
    { do: 'reply', what, seat, by, yes: false },
    { do: 'say', seat, by, name: by, to: 'all', text: 'to all' },
    { do: 'say', seat, by, name: by, to: 'party', text: 'to my own' },
    { do: 'vacation', by, spans },
    { do: 'offer', what: 'resume', seat, by },
  ];
  const chosen = below(3) === 0 ? around[below(around.length)] : undefined;
  if (chosen !== undefined && refuseDeed(match, chosen, at) === undefined) return chosen;
  const owing = awaitedIn(match);
  const next = owing[below(owing.length)];
  const answer = next === undefined || match.game === null ? undefined : sampled(match.game, next, below);
  return next === undefined || answer === undefined ? undefined : answerDeed(wired, next, answer);
}

/** The streams that a deed is none of the business of, as far as can be said before it is done. */
function deaf(wired: Wired, what: Deed): string[] {
  const { match } = wired;
  const all = [...match.seats.map(({ seat }) => seat), watchers];
  switch (what.do) {
    case 'answer':
      return awaitedIn(match).length > 1 ? all.filter((each) => each !== what.seat) : [];
    case 'undo':
      return all.filter((each) => each !== what.seat);
    case 'say':
      return what.to === 'party' ? [...othersOf(match, what.seat), watchers] : [];
    case 'vacation':
      return all.filter((each) => `of ${each}` !== what.by);
    default:
      return [];
  }
}

describe('what is not for others sends them nothing, and is not to be had by asking either', () => {
  const clocks: Made['clock'][] = [
    { kind: 'none' },
    { kind: 'live', minutes: 600, increment: 5 },
    { kind: 'slow', days: 3, bank: 1, vacation: 20 },
  ];

  it.each(clocks)('with a clock of kind $kind: sealed answers, undo, chat to the party, vacations', (clock) => {
    const below = chance(17 + clocks.indexOf(clock));
    const counted = { answer: 0, undo: 0, say: 0, vacation: 0 };
    for (let game = 0; game < 4; game++) {
      const wired = wiredMatch(toy.rulebook, workspace, toy.setups(below, false), `unheard ${game}`, { clock });
      sitDown(wired);
      for (let i = 0, at = 1000; i < 120; i++, at += 1000 * (1 + below(20))) {
        const next = anything(wired, below, at);
        if (next === undefined) break;
        const before = known(wired);
        const unaffected = deaf(wired, next);
        let frames: { [stream: string]: unknown };
        try {
          frames = deed(wired, next, at);
        } catch {
          // An undo that turns out not to be possible: the match would be loaded anew.
          expect(next.do).toBe('undo');
          break;
        }
        const after = known(wired);
        for (const each of unaffected) {
          expect(frames[each], `${JSON.stringify(next)} sends ${each} something`).toBeUndefined();
          expect(after[each], `${JSON.stringify(next)} shows when ${each} asks`).toBe(before[each]);
        }
        if (unaffected.length > 0 && next.do in counted) counted[next.do as keyof typeof counted] += 1;
        wired.sent = {};
      }
    }
    expect(counted.answer).toBeGreaterThan(50);
    expect(counted.undo).toBeGreaterThan(5);
    expect(counted.say).toBeGreaterThan(5);
    expect(counted.vacation).toBeGreaterThan(5);
  });

  it('an offer that stands does not show who has answered meanwhile; a take-back lapses when all hear something', () => {
    const below = chance(3);
    const wired = wiredMatch(toy.rulebook, workspace, toy.setups(below, false), 'offers');
    sitDown(wired);
    const { match } = wired;
    while (awaitedIn(match).length < 2) {
      const next = anything(wired, below, 5);
      if (next?.do === 'answer') deed(wired, next, 5);
    }
    const [first = '', ...others] = awaitedIn(match);
    const game = match.game;
    if (game === null) throw new Error('there is no game');
    deed(wired, answerDeed(wired, first, sampled(game, first, below) ?? 0), 6);
    deed(wired, { do: 'offer', what: 'take-back', seat: first, by: `of ${first}` }, 7);
    deed(wired, { do: 'offer', what: 'draw', seat: first, by: `of ${first}` }, 7);
    expect(match.offers.map(({ what }) => what)).toEqual(['take-back', 'draw']);
    const last = others.pop() ?? '';
    for (const each of others) {
      const frames = deed(wired, answerDeed(wired, each, sampled(game, each, below) ?? 0), 8);
      expect(Object.keys(frames)).toEqual([each]);
    }
    expect(match.offers).toHaveLength(2);
    const frames = deed(wired, answerDeed(wired, last, sampled(game, last, below) ?? 0), 9);
    expect(frames[watchers]?.events?.length).toBeGreaterThan(0);
    expect(match.offers.map(({ what }) => what)).toEqual(['draw']);
  });

  it('an answer that has been carried out is taken back by consent alone: whether the others were told does not show', () => {
    const below = chance(8);
    const seen = new Set<string>();
    let free = 0;
    for (let game = 0; game < 6; game++) {
      const wired = wiredMatch(toy.rulebook, workspace, toy.setups(below, false), `undone ${game}`);
      sitDown(wired);
      for (let i = 0; i < 60; i++) {
        const [seat] = awaitedIn(wired.match);
        if (seat === undefined) break;
        const answer = wired.match.game && sampled(wired.match.game, seat, below);
        if (answer == null) break;
        deed(wired, answerDeed(wired, seat, answer), 5);
        if (awaitedIn(wired.match).length === 0 || wired.match.game?.state.umpire.window?.sealed[seat] !== undefined)
          continue;
        seen.add(refuseDeed(wired.match, { do: 'undo', seat, by: `of ${seat}` }, 6)?.why ?? '');
        if (wired.match.game?.log.at(-1)?.told === true) continue;
        // Against programs alone nobody is harmed by knowing.
        const bots = { ...wired.match.bots };
        for (const each of othersOf(wired.match, seat)) wired.match.bots[each] = 'random';
        if (refuseDeed(wired.match, { do: 'undo', seat, by: `of ${seat}` }, 6) === undefined) free += 1;
        wired.match.bots = bots;
      }
    }
    expect([...seen]).toEqual(['it has been carried out; offer to take it back, and the others may agree']);
    expect(free).toBeGreaterThan(0);
  });
});
