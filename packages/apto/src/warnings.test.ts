/** What a player is asked about once more before it is sent, and how the end of the game is told. */
import { type Answer, viewOf } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { aptoBoard } from './board.js';
import { aptoBriefing } from './briefing.js';
import { answer, boardOf, chinese, lawOf, type Match, matchOf, passUntil, toOffensives, unit } from './game-testing.js';
import { headquarters } from './pieces.js';
import { standing } from './victory.js';

const quiet = { chits: [], seasons: false };
const warned = (match: Match, seat: string, given: Answer): readonly string[] =>
  aptoBoard.warnings?.(viewOf(match.game.state, seat), match.game.law, given) ?? [];

describe('before it is sent', () => {
  it('5.15 who makes no attack is warned, and who names a hex and tells nobody to attack it: it is not offered again', () => {
    const hq = headquarters({ id: 'hq', nation: 'japan', name: 'hq', command: 2, radius: 1, hex: 'W4919' });
    const units = [unit('a', 'W4919'), unit('b', 'W4919'), chinese('c', 'W4918')];
    const match = toOffensives(matchOf({ ...quiet, offensives: { japan: 1 }, units, hqs: [hq] }));
    answer(match, 'japan', ['hq:hq']);
    passUntil(match, (_pub, ask) => ask.ask === 'sheet');
    answer(match, 'japan', [['a', 'b'], [], []]);
    passUntil(match, ({ offensive: off }) => off?.step === 'combat');
    expect(warned(match, 'japan', [])).toEqual([expect.stringContaining('No attack is made')]);
    expect(warned(match, 'japan', ['W4918'])).toEqual([]);
    answer(match, 'japan', ['W4918']);
    expect(warned(match, 'japan', ['a'])).toEqual([]);
    expect(warned(match, 'japan', [])).toEqual([expect.stringContaining('cannot be named again in this Step')]);
  });

  it('7.4 whose ships land nothing where there is room is warned', () => {
    const units = [unit('a', 'W4221'), chinese('c', 'W4918')];
    const match = matchOf({ ...quiet, units, control: { W4221: 'japan' } });
    passUntil(match, (_pub, ask) => ask.ask === 'split');
    expect(warned(match, 'japan', { W4221: 1 })).toEqual([]);
    expect(warned(match, 'japan', {})).toEqual([expect.stringContaining('land no supply')]);
  });

  it('6.0 who ends the Movement Phase before anybody has moved is warned, and nobody who has moved somebody', () => {
    const units = [unit('a', 'W4919'), unit('b', 'W4919'), chinese('c', 'W4517')];
    const match = passUntil(matchOf({ ...quiet, units }), ({ phase }) => phase === 'movement');
    expect(warned(match, 'japan', [])).toEqual([expect.stringContaining('Nobody of yours has moved')]);
    answer(match, 'japan', ['unit:a']);
    expect(warned(match, 'japan', [])).toEqual([]);
    answer(match, 'japan', ['W4920']);
    expect(warned(match, 'japan', [])).toEqual([]);
  });

  it('7.14 who lets go what would come back for nothing is warned', () => {
    const lost = chinese('lost', 'W4517', { hex: null, off: 'box' });
    const units = [unit('a', 'W4919'), chinese('c', 'W4517'), lost];
    const match = passUntil(matchOf({ ...quiet, units }), (_pub, ask) => ask.rule === '7.14');
    expect(warned(match, 'allies', ['W4517'])).toEqual([]);
    expect(warned(match, 'allies', [])).toEqual([expect.stringContaining('comes back for nothing')]);
  });
});

describe('9.27 the end', () => {
  it('9.27 says in words what was missing, of one hex and of many', () => {
    const aim = { side: 'japan', hexes: ['W4419'], lines: [{ atLeast: 1, winner: 'japan', why: 'taken' }] } as const;
    const one = { ...quiet, units: [chinese('c', 'W4419')], aim };
    expect(standing(boardOf(one), lawOf(one)).why).toBe('Japan does not hold Hsuchow (W4419)');
    expect(aptoBriefing(lawOf(one), 'japan')[1]?.lines).toEqual(['Whoever holds Hsuchow (W4419) at the end wins.']);
    const many = { ...one, aim: { ...aim, hexes: ['W4419', 'W4320'], lines: [{ ...aim.lines[0], atLeast: 2 }] } };
    expect(standing(boardOf(many), lawOf(many)).why).toBe('Japan does not hold enough: 0 of 2, and 2 were needed');
  });
});
