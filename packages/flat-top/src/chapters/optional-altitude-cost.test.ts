/** Expanded Plane Functions 8: what low flight costs. */
import { viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { type Given, hexNamed } from '../game-testing.js';
import { without } from '../testing.js';
import { homeward, warnings } from './14-point-of-no-return.js';
import { af, asked, budget, choices, fly, hexes, own, planesMove, refusalOf, say, upTo } from './14-testing.js';

const options = { altitudeCost: true };
type Planes = NonNullable<NonNullable<Given['japan']>['flights']>[number];

/** Zeros fly 10, Nells 8. */
function picked(flight: Planes, given: Given = {}) {
  const game = planesMove({ options, ...given, japan: { ...given.japan, flights: [flight] } });
  upTo(game, 'japan', 'log');
  say(game, 'japan', ['AF 1']);
  return game;
}

const low: Planes = { hex: 'DD20', planes: ['3 Zero low'] };
const high: Planes = { hex: 'DD20', planes: ['3 Zero high'] };
const south = (n: number): string => Array.from({ length: n }, (_, i) => `DD${21 + i}`).join(' ');

describe('OPT-EPF.8 what a hex costs', () => {
  test('OPT-EPF.8 low planes pay two points for every hex, high ones one', () => {
    const down = picked(low);
    expect(budget(down, 'japan')).toBe(10);
    expect(refusalOf(down, 'japan', { path: hexes(south(6)), halt: [] })?.rule).toBe('14.5');
    fly(down, 'japan', south(5));
    expect(af(down, 'japan')).toMatchObject({ hex: hexNamed('DD25'), flown: 10 });
    const up = picked(high);
    fly(up, 'japan', south(10));
    expect(af(up, 'japan')?.hex).toBe(hexNamed('DD30'));
    const off = without('OPT-EPF.8', () => {
      const game = picked(low);
      fly(game, 'japan', south(10));
      return af(game, 'japan')?.flown;
    });
    expect(off).toBe(10);
  });

  test('OPT-EPF.8 the hex in which they climb costs two, the ones after it one', () => {
    const game = picked(low);
    fly(game, 'japan', 'DD21', 'climb');
    expect(budget(game, 'japan')).toBe(8);
    fly(game, 'japan', 'DD22 DD23 DD24 DD25 DD26 DD27 DD28 DD29');
    expect(af(game, 'japan')).toMatchObject({ hex: hexNamed('DD29'), flown: 10 });
  });

  test('OPT-EPF.8 who has climbed on a longer way goes on with what is left', () => {
    const game = picked(low);
    fly(game, 'japan', south(4), 'climb');
    expect(budget(game, 'japan')).toBe(5);
  });

  test('OPT-EPF.8 the hex in which they come down costs one, the ones after it two', () => {
    const game = picked(high);
    fly(game, 'japan', 'DD21', 'dive');
    expect(budget(game, 'japan')).toBe(9);
    fly(game, 'japan', 'DD22 DD23 DD24 DD25');
    expect(af(game, 'japan')).toMatchObject({ hex: hexNamed('DD25'), flown: 9 });
  });

  test('OPT-EPF.8 a way that becomes too dear ends where the points do, and that is warned of', () => {
    const game = picked(high);
    const way = { path: hexes(south(8)), halt: ['dive'] };
    const told = warnings(viewOf(game.state, 'japan'), game.law, way).map(({ rule }) => rule);
    expect(told).toContain('OPT-EPF.8');
    say(game, 'japan', way);
    // 1 + 2 + 2 + 2 + 2 = 9; the last point buys nothing.
    expect(af(game, 'japan')).toMatchObject({ hex: hexNamed('DD25'), flown: 9, moved: true });
  });

  test('OPT-EPF.8 a formation with planes at both altitudes pays for the low ones (R347)', () => {
    const game = picked({ hex: 'DD20', planes: ['3 Zero high', '2 Zero low'] });
    expect(refusalOf(game, 'japan', { path: hexes(south(6)), halt: [] })?.rule).toBe('14.5');
  });

  test('OPT-EPF.8 half the movement of a normal launch is half the points (R173)', () => {
    const launched = (path: string) => {
      const game = picked(
        { hex: 'Y3', planes: ['12 Zero'], onDeck: 'Rabaul', launches: [{ place: 'Rabaul', factors: 12 }] },
        { japan: { bases: ['Rabaul'] } },
      );
      return {
        budget: budget(game, 'japan'),
        refused: refusalOf(game, 'japan', { path: hexes(path), halt: [] })?.rule,
      };
    };
    expect(launched('Y4 Y5 Y6')).toEqual({ budget: 5, refused: '14.5' });
    expect(launched('Y4 Y5').refused).toBeUndefined();
  });
});

describe('OPT-EPF.8 the way home', () => {
  const landing = (flight: Planes, faces: number[] = []) =>
    planesMove({ options, japan: { bases: ['Rabaul'], flights: [flight] } }, faces);

  test('OPT-EPF.8 low planes come home from half as far', () => {
    const items = (hex: string) => Object.keys(choices(landing({ hex, planes: ['3 Zero low'] }), 'japan'));
    expect(items('Y8')).toContain('AF 1 to Y3');
    expect(items('Y9')).not.toContain('AF 1 to Y3');
    expect(without('OPT-EPF.8', () => items('Y9'))).toContain('AF 1 to Y3');
  });

  test('OPT-EPF.8 high planes stay high until the hex before, so that the way costs one more', () => {
    const game = landing({ hex: 'Y12', planes: ['3 Zero high'] });
    say(game, 'japan', ['AF 1 to Y3']);
    expect(af(game, 'japan')).toMatchObject({ hex: hexNamed('Y3'), flown: 10 });
    expect(asked(game, 'japan').rule).toBe('14.9');
    say(game, 'japan', [{ Rabaul: 3 }]);
    expect(own(game, 'japan').flights).toEqual([]);
    expect(choices(landing({ hex: 'Y13', planes: ['3 Zero high'] }), 'japan')['AF 1']).toBe('14.2.1');
  });

  test('OPT-EPF.8 who is high over the field comes down where it is', () => {
    const game = landing({ hex: 'Y3', planes: ['3 Zero high'] });
    say(game, 'japan', ['AF 1 to Y3']);
    say(game, 'japan', [{ Rabaul: 3 }]);
    expect(own(game, 'japan').flights).toEqual([]);
  });

  test('OPT-EPF.8 the point of no return counts points', () => {
    const needed = (hex: string, planes: string) => {
      const game = landing({ hex, planes: [planes] });
      const view = viewOf(game.state, 'japan');
      const [flight] = view.own.flights;
      return flight && homeward(view, game.law, flight)?.turnsNeeded;
    };
    // Up in the first hex and down before the last: 9 + 2 points; without the climb 18.
    expect(needed('Y12', '3 Zero low')).toBe(2);
    expect(needed('Y12', '3 Zero high')).toBe(1);
    expect(needed('Y11', '3 Zero low')).toBe(1);
    expect(without('OPT-EPF.8', () => needed('Y12', '3 Zero low'))).toBe(1);
  });
});
