/** Expanded Plane Functions 10: air-to-air combat away from ships, decks and fields. */
import { askOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { type Given, hexNamed } from '../game-testing.js';
import type { Side } from '../state.js';
import { without } from '../testing.js';
import { atPhase, type FlatTop, kindsOf, passUntil, ruleWith, say } from './12-testing.js';
import { say as answer, choices, fly, planesMove, refusalOf, upTo } from './14-testing.js';

const rule = ruleWith({ test, expect });
const options = { chanceCombat: true };
const hex = hexNamed('DD33');

/** Far from everything: 15.2 allows no air combat here. */
const far = (allied: string[], japan: string[], given: Given = {}): Given => ({
  options,
  scenario: { special: {} },
  ...given,
  allied: { bases: [], flights: [{ hex: 'DD33', planes: allied, onMap: true }], ...given.allied },
  japan: { bases: [], flights: [{ hex: 'DD33', planes: japan, onMap: true }], ...given.japan },
});

const offered = (game: FlatTop, side: Side): string[] => {
  const ask = askOf(game, side);
  return ask?.ask === 'pick' ? ask.of.map(({ id, not }) => (not === undefined ? id : `${id}: ${not.rule}`)) : [];
};

/** The Combat Phase: both may start air-to-air combat. */
function wishes(given: Given, faces: number[] = []): FlatTop {
  const game = atPhase(7, given, faces);
  passUntil(game, (now) => now.state.public.battle !== null);
  return game;
}

describe('OPT-EPF.10 in the Plane Movement Phase', () => {
  rule(
    'OPT-EPF.10',
    'before anybody moves interception may be tried anywhere',
    () => {
      const game = planesMove(far(['6 Wildcat*'], ['6 Nell GP']), [3]);
      const before = choices(game, 'allied')['DD33 low'];
      answer(game, 'allied', ['DD33 low']);
      const events = answer(game, 'japan', []);
      return [before, kindsOf(events, 'interception')[0]?.success, game.state.public.battle?.why];
    },
    ['yes', true, 'interception'],
  );

  rule(
    'OPT-EPF.10',
    'whoever flies through may be caught anywhere, by the Interception Table (14.13.2)',
    () => {
      const given = far(['2 Wildcat*'], ['2 Nell GP']);
      const game = planesMove(
        { ...given, japan: { bases: [], flights: [{ hex: 'DD34', planes: ['2 Nell GP'], onMap: true }] } },
        [4],
      );
      upTo(game, 'japan', 'map');
      answer(game, 'japan', ['AF 1']);
      fly(game, 'japan', 'DD33');
      const refusal = refusalOf(game, 'allied', ['low'])?.rule;
      return [refusal, game.state.public.battle];
    },
    [undefined, null],
  );

  test('OPT-EPF.10 whether a task force near by carries planes is no longer told by trying (R82)', () => {
    const told = ['Aoba', 'Shokaku'].map((ship) => {
      const near = { tfs: [{ hex: 'DD35', ships: [ship], onMap: true }] };
      const given = far(['6 Wildcat*'], ['6 Nell GP']);
      const game = planesMove({ ...given, japan: { ...given.japan, ...near } }, [3]);
      answer(game, 'allied', ['DD33 low']);
      return kindsOf(answer(game, 'japan', []), 'interception-tried')[0]?.possible;
    });
    expect(told).toEqual([true, true]);
  });
});

describe('OPT-EPF.10 in the Combat Phase', () => {
  rule(
    'OPT-EPF.10',
    'far from everything combat may be started by whoever finds the enemy (R174)',
    () => {
      const outcomes = [3, 2].map((face) => {
        const game = wishes(far(['6 Wildcat*'], ['6 Nell GP']), [face]);
        const open = offered(game, 'allied');
        const events = [...say(game, 'allied', ['low']), ...say(game, 'japan', [])];
        return [open, kindsOf(events, 'interception')[0]?.needs, kindsOf(events, 'enemies-met').length];
      });
      return outcomes;
    },
    [
      [['high: 16.1', 'low'], 3, 1],
      [['high: 16.1', 'low'], 3, 0],
    ],
  );

  test('OPT-EPF.10 the question says that it takes a die, and both hear what came of it', () => {
    const game = wishes(far(['6 Wildcat*'], ['6 Nell GP']), [2]);
    expect(askOf(game, 'allied')?.prompt).toContain('Interception Table');
    const events = [...say(game, 'allied', ['low']), ...say(game, 'japan', [])];
    expect(kindsOf(events, 'air-combat-tried')).toEqual([{ side: 'allied', hex, possible: true, chance: true }]);
    expect(kindsOf(events, 'interception')).toMatchObject([{ side: 'allied', face: 2, success: false }]);
  });

  test('OPT-EPF.10 if both want it they meet without a die (14.13.1, R360)', () => {
    const game = wishes(far(['6 Wildcat*'], ['6 Zero']));
    const events = [...say(game, 'allied', ['low']), ...say(game, 'japan', ['low'])];
    expect(kindsOf(events, 'interception')).toEqual([]);
    expect(kindsOf(events, 'enemies-met')).toEqual([{ wanted: ['low'], met: ['low'] }]);
  });

  test('OPT-EPF.10 near a deck or a field no die is needed', () => {
    const given = far(['6 Wildcat*'], ['6 Nell GP']);
    const carrier = { tfs: [{ hex: 'DD34', ships: ['Lexington'] }] };
    const game = wishes({ ...given, allied: { ...given.allied, ...carrier } });
    const events = [...say(game, 'allied', ['low']), ...say(game, 'japan', [])];
    expect(kindsOf(events, 'air-combat-tried')).toEqual([{ side: 'allied', hex, possible: true }]);
    expect(kindsOf(events, 'interception')).toEqual([]);
    expect(kindsOf(events, 'enemies-met')).toHaveLength(1);
  });

  test('OPT-EPF.10 nobody is caught at the other altitude, and that costs nothing (14.13.3)', () => {
    const game = wishes(far(['6 Wildcat*'], ['6 Nell GP high']));
    const events = [...say(game, 'allied', ['low']), ...say(game, 'japan', [])];
    expect(kindsOf(events, 'interception-tried')).toMatchObject([{ altitude: 'low', possible: false }]);
    expect(game.state.public.tried).toEqual([]);
  });

  /** The Wildcats missed the Nells while planes moved; now the Combat Phase. */
  function missed(): FlatTop {
    const game = planesMove(far(['6 Wildcat*'], ['6 Nell GP'], { initiative: 'japan' }), [2, 6, 6]);
    answer(game, 'allied', ['DD33 low']);
    answer(game, 'japan', []);
    passUntil(game, ({ state }) => state.public.battle !== null);
    return game;
  }

  test('OPT-EPF.10 one attempt a turn, in movement or in combat (14.13.5, R361)', () => {
    const game = missed();
    expect(game.state.public.battle?.why).toBe('combat');
    expect(offered(game, 'allied')).toEqual(['high: 16.1', 'low: 14.13.5']);
    expect(without('14.13.5', () => offered(missed(), 'allied'))).toEqual(['high: 16.1', 'low']);
  });

  test('OPT-EPF.10 who has tried and hopes for a deck near by hears that there is none', () => {
    const given = far(['6 Wildcat*'], ['6 Nell GP'], { initiative: 'japan' });
    const cruiser = { tfs: [{ hex: 'DD35', ships: ['Aoba'], onMap: true }] };
    const game = planesMove({ ...given, japan: { ...given.japan, ...cruiser } }, [2]);
    answer(game, 'allied', ['DD33 low']);
    answer(game, 'japan', []);
    passUntil(game, ({ state }) => state.public.battle !== null);
    const events = [...say(game, 'allied', ['low']), ...say(game, 'japan', [])];
    expect(kindsOf(events, 'tried-before')).toEqual([{ side: 'allied', hex, altitude: 'low' }]);
    expect(kindsOf(events, 'enemies-met')).toEqual([]);
  });
});
