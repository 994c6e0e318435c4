import { askOf, begin, submit, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { straightforward } from './policy.js';
import { flatTop } from './rulebook.js';
import { battleOdds } from './view-odds.js';

describe('odds from what one side knows', () => {
  test('before the bombers choose, and better when they choose the carrier', () => {
    const set = { allied: { planes: ['10 Dauntless AP high'] }, japan: { ships: ['Shokaku', '4 DD'] } };
    const source = { from: 'seed' as const, seed: '5'.repeat(64), entropy: {} };
    const begun = begin(flatTop, { scenario: 'battle', options: {}, charts: {}, set }, source);
    if ('errors' in begun) throw new Error(begun.errors.join());
    const { game } = begun;
    for (let asked = askOf(game, 'allied'); asked?.rule !== '17.2'; asked = askOf(game, 'allied')) {
      if (asked === undefined) throw new Error('the bombers were never asked');
      submit(game, 'allied', straightforward(asked, 'allied'));
    }
    const ask = askOf(game, 'allied');
    if (ask?.ask !== 'sheet') throw new Error('targets are a sheet');
    const view = viewOf(game.state, 'allied');
    const sinks = (answer: { [id: string]: number }[]): number =>
      battleOdds(view, game.law, ask, answer)?.rows.find(({ text }) => text === 'hits on Shokaku: 1 or more')?.chance ??
      0;
    const carrier = sinks([{ 'Shokaku:dive': 10 }]);
    expect(carrier).toBeGreaterThan(0.5);
    expect(carrier).toBeLessThanOrEqual(1 + 1e-9);
    expect(sinks([{ 'Shokaku:dive': 2 }])).toBeLessThan(carrier);
  });
});
