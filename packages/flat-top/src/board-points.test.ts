import { viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { board } from './board.js';
import { briefing } from './briefing.js';
import { atPhase } from './chapters/12-testing.js';
import { law } from './game-testing.js';
import { coralSea } from './scenarios/coral-sea.js';
import { dateOn, momentOn } from './scenarios/dates.js';
import { easternSolomons } from './scenarios/eastern-solomons.js';
import { guadalcanal } from './scenarios/guadalcanal.js';
import type { Side } from './state.js';

describe('points and time', () => {
  const game = atPhase(2, {
    scenario: easternSolomons,
    turn: 20,
    japan: {
      tfs: [{ hex: 'II26', ships: ['3 AP'] }],
      hulls: { 'AP 1': { unloaded: 8 }, 'AP 2': { unloaded: 8 }, 'AP 3': { unloaded: 3 } },
      ashore: { 'Gili-Gili': 51, Guadalcanal: 6 },
    },
  });
  game.state.public.fallen = { base: 'Gili-Gili', to: 'japan', turn: 21, scored: null };
  game.state.public.bonus = { allied: 0, japan: 50 };
  const rows = (side: Side) =>
    board
      .scene(viewOf(game.state, side), game.law)
      .panels.find(({ id }) => id === 'points')
      ?.rows.map((row) => row.join(' | '));

  test('R321 show a side what it has put ashore, by place, and the other side nothing of it', () => {
    expect(rows('japan')).toEqual(
      expect.arrayContaining(['Unloaded at Gili-Gili |  | 51', 'Unloaded at Guadalcanal |  | 6']),
    );
    expect(rows('allied')?.filter((row) => row.startsWith('Unloaded'))).toEqual([]);
  });

  test('SC3.2, SC3.V2 show everybody what was received, and who takes the base', () => {
    for (const side of ['allied', 'japan'] as const)
      expect(rows(side)).toEqual(
        expect.arrayContaining(['Received for it | 0 | 50', 'Gili-Gili |  | takes next turn']),
      );
  });
});

describe('the briefing', () => {
  const lines = (scenario: typeof coralSea, seat: Side): string =>
    briefing(law({ scenario }), seat)
      .flatMap((part) => part.lines)
      .join('\n');

  test('tells the special rules and what unloading is worth, to each side in its own words', () => {
    expect(lines(coralSea, 'japan')).toContain('You win at once with 150 points unloaded at Port Moresby.');
    expect(lines(coralSea, 'allied')).toContain('You receive 50 points at the end if less than 50 were unloaded');
    expect(lines(coralSea, 'japan')).toContain('Japanese ships that begin at Rabaul lie at anchor until 1800 5 May.');
    expect(lines(easternSolomons, 'allied')).toContain('Gili-Gili falls to Japan the turn after 50 points');
    expect(lines(guadalcanal, 'japan')).toContain('at Guadalcanal except Henderson.');
    expect(lines(guadalcanal, 'allied')).toContain('Whoever has unloaded more receives 50 points at the end.');
  });
});

test('the days of a scenario go on over the end of a month, and of a year', () => {
  expect([dateOn('4 May 1942', 1), dateOn('4 May 1942', 5), dateOn('30 October 1942', 3)]).toEqual([
    '4 May 1942',
    '8 May 1942',
    '1 November 1942',
  ]);
  expect([dateOn('31 December 1942', 2), dateOn('28 February 1944', 2)]).toEqual([
    '1 January 1943',
    '29 February 1944',
  ]);
  expect(momentOn({ date: '4 May 1942' }, { day: 2, hour: 6 })).toBe('0600 5 May');
});
