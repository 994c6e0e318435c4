/** 14.1, 14.2 The Plane Movement Phase and its five steps. */
import { askOf, type Game, submit } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { ownOf } from '../game-kit.js';
import { playing } from '../game-testing.js';

describe('a thin line', () => {
  test('14.2 a formation flies home and lands', () => {
    const game = playing({
      phase: 5,
      japan: { flights: [{ hex: 'Y5', planes: ['3 Zero'] }] },
      agenda: [{ kind: 'turn', rule: '5' }],
      initiative: 'japan',
    });
    console.log(JSON.stringify(askOf(game, 'japan')), JSON.stringify(askOf(game, 'allied')));
    console.log(JSON.stringify(submit(game, 'japan', ['AF 1'])));
    console.log(JSON.stringify(askOf(game, 'japan')));
    console.log(JSON.stringify(submit(game, 'japan', { path: [24 * 44 + 3, 24 * 44 + 2], halt: [] })));
    console.log(JSON.stringify(askOf(game, 'japan')));
    console.log(JSON.stringify(submit(game, 'japan', [{ Rabaul: 3 }])));
    console.log(JSON.stringify(ownOf(game.state, 'japan').bases.find((b) => b.name === 'Rabaul')));
    console.log(JSON.stringify(askOf(game, 'japan')));
  });
});
