/** Expanded Ship Functions 3: rescuing survivors. */
import { describe, expect, test } from 'vitest';
import { type Given, type GivenSide, hexNamed } from '../game-testing.js';
import type { Wreck } from '../pieces.js';
import type { Side } from '../state.js';
import { without } from '../testing.js';
import { sailingPhase } from './12-sailing.js';
import { movementFactor } from './12-ships.js';
import {
  atPhase,
  doing,
  type FlatTop,
  kindsOf,
  order,
  own,
  rowsOf,
  ruleWith,
  sailed,
  strike,
  tfOf,
} from './12-testing.js';
import { finalVictory } from './25-victory.js';
import { rescueSurvivors, stayFor } from './optional-rescue.js';

const rule = ruleWith({ test, expect });
const options = { rescue: true };
const hex = 'CC12';
const lexington: Wreck = { side: 'allied', name: 'Lexington', hex: hexNamed(hex), turn: 4 };

/** Allied ships where Lexington went down, on this turn. */
const scene = (turn: number, ships: string[], given: Given = {}, more: GivenSide = {}): Given => ({
  options,
  scenario: { special: {} },
  turn,
  allied: { tfs: [{ hex, ships }], ...more },
  ...given,
});

function asked(turn: number, ships: string[], given: Given = {}, more: GivenSide = {}): FlatTop {
  // Whoever is put on the map has wrecks from the start: the sheet is made of what is there when it is looked at.
  const game = atPhase(2, scene(turn, ships, given, more));
  game.state.public.wrecks = [lexington];
  return game;
}

const offered = (game: FlatTop): string[] | undefined =>
  Object.entries(rowsOf(game, 'allied')).find(([prompt]) => /survivors/.test(prompt))?.[1];

/** These ships of both sides look for survivors, in the Task Force Movement Phase of this turn. */
function looking(turn: number, given: Given, ships: { [side in Side]?: string[] }) {
  return doing({ options, scenario: { special: {} }, turn, ...given }, (table, game) => {
    game.state.public.wrecks = [lexington];
    for (const side of ['allied', 'japan'] as const) stayFor(own(game, side), turn, ships[side] ?? []);
    rescueSurvivors(table);
  });
}

describe('OPT-ESF.3 rescuing survivors', () => {
  rule(
    'OPT-ESF.3',
    'ships in the hex where she went down may stay for survivors; gunboats may not',
    () => offered(asked(5, ['Chicago', '1 DD', '1 PG'])),
    ['Chicago', 'allied DD 1'],
  );

  test('OPT-ESF.3 from the turn after she was sunk to the fifth, and only there', () => {
    const turns = [4, 5, 9, 10].map((turn) => offered(asked(turn, ['Chicago'])));
    expect(turns).toEqual([undefined, ['Chicago'], ['Chicago'], undefined]);
    expect(offered(asked(5, [], { allied: { tfs: [{ hex: 'CC13', ships: ['Chicago'] }] } }))).toBeUndefined();
    expect(offered(asked(5, ['Chicago'], { options: {} }))).toBeUndefined();
  });

  rule(
    'OPT-ESF.3',
    'whoever stays does not move this turn',
    () => {
      const game = asked(5, ['Chicago', '1 DD']);
      stayFor(own(game, 'allied'), 5, ['allied DD 1']);
      const tf = tfOf(game, 'allied');
      return tf && movementFactor(game.state.public, own(game, 'allied'), tf);
    },
    0,
  );

  test('OPT-ESF.3 ordered on the sheet, by her owner alone', () => {
    const game = asked(5, ['Chicago', '1 DD']);
    order(game, 'allied', { survivors: ['allied DD 1'] });
    expect(own(game, 'allied').hulls['allied DD 1']).toMatchObject({ survivors: 1 });
    expect(own(game, 'allied').hulls.Chicago).toBeUndefined();
  });

  test('OPT-ESF.3 a factor for each ship and turn, two at most aboard one (R178)', () => {
    const allied: GivenSide = { tfs: [{ hex, ships: ['Chicago', '1 DD'] }], hulls: { Chicago: { survivors: 2 } } };
    const { game, events } = looking(5, { allied }, { allied: ['Chicago', 'allied DD 1'] });
    const { hulls, rescued } = own(game, 'allied');
    expect([hulls.Chicago?.survivors, hulls['allied DD 1']?.survivors]).toEqual([2, 1]);
    expect(rescued).toEqual({ 'allied Lexington': { got: 1, empty: false } });
    expect(events.filter(({ kind }) => kind === 'rescued')).toMatchObject([
      { to: ['allied'], data: { ship: 'allied DD 1', from: 'Lexington', aboard: 1 } },
    ]);
    expect(offered(asked(5, ['Chicago'], {}, { hulls: { Chicago: { survivors: 2 } } }))).toBeUndefined();
  });

  test('OPT-ESF.3 friend and enemy take turns while anybody is left, and hear only of their own (R383)', () => {
    const given: Given = {
      initiative: 'japan',
      allied: { tfs: [{ hex, ships: ['4 DD'] }] },
      japan: { tfs: [{ hex, ships: ['4 DD'] }] },
    };
    const four = (side: Side) => [1, 2, 3, 4].map((n) => `${side} DD ${n}`);
    const { game, events } = looking(6, given, { allied: four('allied'), japan: four('japan') });
    expect(own(game, 'japan').rescued).toEqual({ 'allied Lexington': { got: 3, empty: true } });
    expect(own(game, 'allied').rescued).toEqual({ 'allied Lexington': { got: 2, empty: true } });
    expect(kindsOf(events, 'rescued').filter(({ from }) => from === null)).toHaveLength(3);
    expect(events.every(({ kind, to }) => kind !== 'rescued' || to.length === 1)).toBe(true);
  });

  test('OPT-ESF.3 nobody asks for survivors where none were left', () => {
    const game = asked(6, ['Chicago']);
    own(game, 'allied').rescued = { 'allied Lexington': { got: 2, empty: true } };
    expect(offered(game)).toBeUndefined();
  });

  rule(
    'OPT-ESF.3',
    'it is done when the task forces have sailed',
    () => {
      const { game } = doing(scene(5, ['Chicago']), (table, here) => {
        here.state.public.wrecks = [lexington];
        stayFor(own(here, 'allied'), 5, ['Chicago']);
        sailingPhase(table);
      });
      const hull = own(game, 'allied').hulls.Chicago;
      return [hull?.survivors, hull?.rescuing];
    },
    [1, undefined],
  );

  rule(
    'OPT-ESF.3',
    'a transport sunk in battle leaves survivors, and everybody knows where',
    () => {
      const { game } = strike(
        {
          options,
          scenario: { special: {} },
          turn: 4,
          allied: { bases: [], flights: [{ hex: 'DD31', planes: ['12 Dauntless* AP high'], onMap: true }] },
          japan: { tfs: [{ hex: 'DD31', ships: ['1 AP', 'Aoba'], onMap: true }] },
        },
        'allied',
        'japan AP 1:dive',
        [1, 6],
      );
      return game.state.public.wrecks;
    },
    [{ side: 'japan', name: 'AP 1', hex: hexNamed('DD31'), turn: 4 }],
  );

  test('OPT-ESF.3 a scuttled ship leaves none (R382)', () => {
    const { game } = sailed(
      {
        ...scene(4, ['Chicago', '1 DD']),
        allied: { tfs: [{ hex, ships: ['Chicago', '1 DD'] }], ships: { Chicago: { hits: 1 } } },
      },
      { 'TF 1': { scuttle: ['Chicago'] } },
    );
    expect(game.state.public.scuttled).toHaveLength(1);
    expect(game.state.public.wrecks).toBeUndefined();
  });

  test('OPT-ESF.3 at the end they count five points each, and those aboard a sunk ship nothing', () => {
    const end = (off?: string) => {
      const play = () =>
        doing(
          {
            ...scene(9, ['Chicago', '1 DD'], {}, { hulls: { Chicago: { survivors: 2 }, 'DD 1': { survivors: 1 } } }),
            scenario: { special: {}, victory: { automatic: null, floor: null } },
          },
          (table, game) => {
            const part = own(game, 'allied');
            part.ships = part.ships.map((ship) => (ship.name === 'DD 1' ? { ...ship, hits: ship.damage } : ship));
            finalVictory(table);
          },
        );
      const { game, events } = off === undefined ? play() : without(off, play);
      return [game.state.public.points.allied, kindsOf(events, 'survivors')];
    };
    expect(end()).toEqual([10, [{ allied: 2, japan: 0 }]]);
    expect(end('OPT-ESF.3')).toEqual([0, []]);
  });
});
