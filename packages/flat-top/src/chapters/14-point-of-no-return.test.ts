/** 25.4 Warnings before an unnecessary loss. */
import { viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import type { Given } from '../game-testing.js';
import { homeward, warnings } from './14-point-of-no-return.js';
import { asked, hexes, planesMove, say, upTo } from './14-testing.js';

type Planes = NonNullable<NonNullable<Given['japan']>['flights']>[number];

function picked(flight: Planes) {
  const game = planesMove({ turn: 2, japan: { flights: [flight] } });
  upTo(game, 'japan', 'log');
  say(game, 'japan', ['AF 1']);
  return { game, view: viewOf(game.state, 'japan') };
}

describe('25.4 the point of no return', () => {
  test('25.4 the nearest field that can take it, the turns needed and the turns left', () => {
    const { game, view } = picked({ hex: 'Y13', planes: ['3 Zero'] });
    const [flight] = view.own.flights;
    if (flight === undefined) throw new Error('no flight');
    // Ten hexes a turn; Zeros of range 8 that took off in turn 2 land by turn 9.
    expect(homeward(view, game.law, flight)).toMatchObject({ turnsNeeded: 1, turnsLeft: 8 });
    expect(homeward(view, game.law, flight, hexes('Y14')[0])).toMatchObject({ turnsLeft: 7 });
  });

  test('25.4, 14.8 many land only after half a turn’s flight', () => {
    const { game, view } = picked({ hex: 'Y13', planes: ['12 Zero'] });
    const [flight] = view.own.flights;
    if (flight === undefined) throw new Error('no flight');
    expect(homeward(view, game.law, flight)?.turnsNeeded).toBe(2);
  });

  test('25.4 a walk beyond it is warned of, one that stays in reach is not', () => {
    const { game, view } = picked({ hex: 'FF6', planes: ['3 Zero'] });
    const [flight] = view.own.flights;
    if (flight === undefined) throw new Error('no flight');
    flight.lots = flight.lots.map((lot) => ({ ...lot, deadline: 3 }));
    expect(warnings(view, game.law, { path: hexes('GG6'), halt: [] })).toEqual([]);
    const beyond = { path: hexes('GG6 HH7 II7 JJ8 KK8'), halt: [] };
    expect(warnings(view, game.law, beyond)).toMatchObject([{ rule: '25.4' }]);
    expect(asked(game, 'japan').ask).toBe('walk');
  });

  test('25.4 who must land this turn and is not picked is warned of', () => {
    const game = planesMove({ turn: 2, japan: { flights: [{ hex: 'Y5', planes: ['3 Zero'] }] } });
    const view = viewOf(game.state, 'japan');
    const [flight] = view.own.flights;
    if (flight === undefined) throw new Error('no flight');
    expect(warnings(view, game.law, [])).toEqual([]);
    flight.lots = flight.lots.map((lot) => ({ ...lot, deadline: 2 }));
    expect(warnings(view, game.law, [])).toMatchObject([{ rule: '25.4' }]);
    expect(warnings(view, game.law, ['AF 1 to Y3'])).toEqual([]);
    say(game, 'japan', ['AF 1 to Y3']);
    const over = viewOf(game.state, 'japan');
    expect(warnings(over, game.law, [{ Rabaul: 2 }])).toMatchObject([{ rule: '25.4', text: /1 Zero/ }]);
    expect(warnings(over, game.law, [{ Rabaul: 3 }])).toEqual([]);
  });

  test('25.4, 14.12 an off-board base is reached through its entry hex', () => {
    const { game, view } = picked({ hex: 'AA1', planes: ['3 Mavis'] });
    const [flight] = view.own.flights;
    if (flight === undefined) throw new Error('no flight');
    view.own.bases = view.own.bases.filter(({ name }) => name === 'Truk');
    expect(homeward(view, game.law, flight)).toMatchObject({ field: 'Truk', turnsNeeded: 5 });
  });

  test('SC1.8 Catalinas of Port Moresby are never warned of', () => {
    const game = planesMove({ initiative: 'allied', allied: { flights: [{ hex: 'H19', planes: ['2 Catalina'] }] } });
    upTo(game, 'allied', 'log');
    say(game, 'allied', ['AF 1']);
    expect(warnings(viewOf(game.state, 'allied'), game.law, { path: hexes('H20'), halt: [] })).toEqual([]);
  });
});
