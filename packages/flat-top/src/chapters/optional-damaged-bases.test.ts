/** Expanded Plane Functions 7: landing at damaged bases. */
import { viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import type { Given } from '../game-testing.js';
import { without } from '../testing.js';
import { doing } from './12-testing.js';
import { homeward } from './14-point-of-no-return.js';
import { af, asked, choices, fly, kinds, own, planesMove, refusalOf, say } from './14-testing.js';
import { timeRecordPhase } from './24-time-record.js';
import { beyondId } from './optional-damaged-bases.js';

const options = { landOnDamagedBases: true };
const beyond = beyondId('Rabaul');

/** Rabaul is 12/4, so 24 in all; four hits leave it 4/0, 8 in all; six and more shut it. */
function over(hits: number, planes: string, given: Given = {}, faces: number[] = []) {
  const game = planesMove(
    { options, ...given, japan: { baseHits: { Rabaul: hits }, flights: [{ hex: 'Y3', planes: [planes] }] } },
    faces,
  );
  say(game, 'japan', ['AF 1']);
  fly(game, 'japan', '');
  return game;
}

const shares = (game: ReturnType<typeof over>): string[] => {
  const ask = asked(game, 'japan');
  const [row] = ask.ask === 'sheet' ? ask.rows : [];
  return row?.ask === 'split' ? row.over.map(({ text }) => text) : [];
};

describe('landing at damaged bases', () => {
  test('OPT-EPF.7 beyond what damage leaves it planes land with a die each', () => {
    const game = over(4, '12 Zero', {}, [4, 3, 6]);
    expect(shares(game)).toEqual(['Rabaul', 'Rabaul, on a damaged field: each needs 4 or more']);
    expect(refusalOf(game, 'japan', [{ Rabaul: 9 }])?.rule).toBe('14.9');
    const events = say(game, 'japan', [{ Rabaul: 8, [beyond]: 3 }]);
    expect(kinds(events, 'landed-at')).toMatchObject([
      { safe: 8, lost: 0, least: 1 },
      { safe: 2, lost: 1, least: 4, why: [{ rule: 'OPT-EPF.7' }] },
    ]);
    expect(own(game, 'japan').landed.Rabaul).toEqual({ minimum: 0, normal: 0, maximum: 8 });
    expect(own(game, 'japan').beyond).toEqual({ Rabaul: { minimum: 0, normal: 0, maximum: 3 } });
    expect(af(game, 'japan')?.lots).toMatchObject([{ factors: 1 }]);
  });

  test('OPT-EPF.7 without the rule nobody lands beyond it', () => {
    expect(without('OPT-EPF.7', () => shares(over(4, '12 Zero')))).toEqual(['Rabaul']);
    expect(shares(over(4, '12 Zero', { options: {} }))).toEqual(['Rabaul']);
    expect(shares(over(0, '12 Zero'))).toEqual(['Rabaul']);
  });

  test('OPT-EPF.7 never more than an unharmed base would take (R172)', () => {
    const game = over(
      4,
      '30 Zero',
      {},
      Array.from({ length: 16 }, () => 6),
    );
    expect(refusalOf(game, 'japan', [{ Rabaul: 8, [beyond]: 17 }])?.rule).toBe('OPT-EPF.7');
    say(game, 'japan', [{ Rabaul: 8, [beyond]: 16 }]);
  });

  test('OPT-EPF.7 also where hits have shut the base; at night it is one worse', () => {
    const faces = [4, 5];
    const game = over(7, '2 Zero', { hour: 20 }, faces);
    expect(kinds(say(game, 'japan', [{ [beyond]: 2 }]), 'landed-at')).toMatchObject([{ safe: 1, least: 5 }]);
    const shut = () =>
      planesMove({
        options,
        japan: { bases: ['Rabaul'], baseHits: { Rabaul: 7 }, flights: [{ hex: 'Y3', planes: ['2 Zero'] }] },
      });
    expect(choices(shut(), 'japan')['AF 1']).toBe('yes');
    expect(without('OPT-EPF.7', () => choices(shut(), 'japan')['AF 1'])).toBe('14.2.1');
  });

  test('OPT-EPF.7 who came far is held to the minimum of the unharmed base (R345)', () => {
    const game = planesMove({
      options,
      japan: { baseHits: { Rabaul: 4 }, flights: [{ hex: 'Y9', planes: ['6 Zero'] }] },
    });
    say(game, 'japan', ['AF 1']);
    fly(game, 'japan', 'Y8 Y7 Y6 Y5 Y4 Y3');
    expect(refusalOf(game, 'japan', [{ [beyond]: 5 }])?.rule).toBe('OPT-EPF.7');
  });

  test('OPT-EPF.7 a damaged base is a way home', () => {
    const needed = () => {
      const game = planesMove({
        options,
        japan: { bases: ['Rabaul'], baseHits: { Rabaul: 7 }, flights: [{ hex: 'Y5', planes: ['2 Zero'] }] },
      });
      const view = viewOf(game.state, 'japan');
      const [flight] = view.own.flights;
      return flight && homeward(view, game.law, flight)?.turnsNeeded;
    };
    expect(needed()).toBe(1);
    expect(without('OPT-EPF.7', needed)).toBeUndefined();
  });

  test('OPT-EPF.7 who could have rolled for it is lost without need (25.4, R346)', () => {
    const points = (chosen: Given['options']) => {
      const given: Given = {
        options: chosen ?? {},
        scenario: { special: {} },
        japan: { bases: ['Rabaul'], baseHits: { Rabaul: 7 }, flights: [{ hex: 'Y3', planes: ['3 Zero'] }] },
      };
      return doing(given, (table, game) => {
        for (const flight of own(game, 'japan').flights)
          flight.lots = flight.lots.map((lot) => ({ ...lot, deadline: 2 }));
        timeRecordPhase(table);
      }).game.state.public.points.allied;
    };
    expect(points(options) - points({})).toBe(3 * (10 - 2));
  });
});
