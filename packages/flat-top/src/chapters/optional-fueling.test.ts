/** Expanded Ship Functions 1: fueling, and who has to in the scenarios. */
import { begin, type Plain, seedFrom, submit, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { flatTopGame } from '../game.js';
import { type GameOwn, ownOf } from '../game-kit.js';
import { type Given, type GivenSide, law } from '../game-testing.js';
import type { Hull } from '../pieces.js';
import { readScenario } from '../scenarios/index.js';
import type { Side } from '../state.js';
import { without } from '../testing.js';
import { movementFactor } from './12-ships.js';
import { atPhase, doing, type FlatTop, kindsOf, order, own, rowsOf, ruleWith, shipOf, tfOf } from './12-testing.js';
import { repairPhase } from './23-repair.js';
import { imposeDuties } from './optional-fueling.js';
import { shipWarnings } from './optional-ship-warnings.js';

const rule = ruleWith({ test, expect });
const options = { fueling: true };
const scenario = { special: {} };
type Hulls = { [ship: string]: Partial<Hull> };

/** Yorktown and a cruiser, with an oiler or without one, about to be given their orders on turn 4. */
function atSea(hulls: Hulls, ships = ['Yorktown', 'Chicago', '1 AO'], given: Given = {}): FlatTop {
  return atPhase(2, { options, scenario, turn: 4, allied: { tfs: [{ hex: 'CC12', ships }], hulls }, ...given });
}

const speed = (game: FlatTop, id = 'TF 1', turn = 4): number => {
  const tf = tfOf(game, 'allied', id);
  return tf === undefined ? -1 : movementFactor({ ...game.state.public, turn }, own(game, 'allied'), tf);
};

/** The end of turn 4 for whoever has been fueling since its plotting. */
function evening(fueled: number, ships = ['Yorktown', '1 AO'], given: Given = {}, side: GivenSide = {}) {
  const allied = { tfs: [{ hex: 'CC12', ships }], hulls: { Yorktown: { fueled, fuelingOn: 4 } }, ...side };
  return doing({ options, scenario, turn: 4, allied, ...given }, (table) => repairPhase(table));
}

const fueledOf = ({ game }: ReturnType<typeof evening>) => own(game, 'allied').hulls.Yorktown?.fueled;

describe('OPT-ESF.1 fueling', () => {
  rule('OPT-ESF.1', 'a turn beside an oiler is one of the ten', () => fueledOf(evening(3)), 4);

  rule(
    'OPT-ESF.1',
    'with the tenth she has fueled, and her owner hears of it',
    () => {
      const { game, events } = evening(9);
      return [own(game, 'allied').hulls.Yorktown?.fueled, kindsOf(events, 'fueled')];
    },
    [10, [{ ships: ['Yorktown'] }]],
  );

  test('OPT-ESF.1 not in a storm, nor when the oiler is gone, nor who came in during the turn (R176)', () => {
    expect(
      fueledOf(evening(3, ['Yorktown', '1 AO'], { clouds: ['CC12', 'CC11', 'CC13', 'BB12', 'DD12', 'BB11', 'DD11'] })),
    ).toBe(3);
    expect(fueledOf(evening(3, ['Yorktown', 'Chicago']))).toBe(3);
    expect(fueledOf(evening(3, ['Yorktown', '1 AO'], {}, { hulls: { Yorktown: { fueled: 3 } } }))).toBe(3);
  });

  rule(
    'OPT-ESF.1',
    'whoever leaves the oiler before the tenth turn makes one hex a turn, who is done sails as she likes',
    () => [{ fueled: 9 }, { fueled: 10 }, {}].map((hull) => speed(atSea({ Yorktown: hull }, ['Yorktown']))),
    [1, 2, 2],
  );

  rule(
    'OPT-ESF.1',
    'so does whoever has not begun by the hour',
    () => [3, 4, 5].map((turn) => speed(atSea({ Yorktown: { fuelBy: 4 } }, ['Yorktown']), 'TF 1', turn)),
    [2, 1, 1],
  );

  rule(
    'OPT-ESF.1',
    'whoever has to begins beside an oiler, and nobody else is asked (R384)',
    () => {
      const rows = rowsOf(atSea({ Yorktown: { fuelBy: 30 } }), 'allied');
      return Object.entries(rows).filter(([prompt]) => /fuel/.test(prompt));
    },
    [['TF 1: these ships begin to fuel, ten turns beside an oiler; they have to by 1200 24 February', ['Yorktown']]],
  );

  test('OPT-ESF.1 without an oiler, or without the option, there is no such order', () => {
    const asked = (game: FlatTop) => Object.keys(rowsOf(game, 'allied')).some((prompt) => /fuel/.test(prompt));
    const due = { Yorktown: { fuelBy: 30 } };
    expect(asked(atSea(due))).toBe(true);
    expect(asked(atSea(due, ['Yorktown', 'Chicago']))).toBe(false);
    expect(asked(atSea(due, ['Yorktown', '1 AO'], { options: {} }))).toBe(false);
  });

  test('OPT-ESF.1 from the order on every turn beside the oiler counts by itself', () => {
    const game = atSea({ Yorktown: { fuelBy: 30 }, Chicago: { fueled: 6 } });
    order(game, 'allied', { 'begin to fuel': ['Yorktown'] });
    expect(own(game, 'allied').hulls).toMatchObject({
      Yorktown: { fueled: 0, fuelingOn: 4 },
      Chicago: { fueled: 6, fuelingOn: 4 },
    });
  });

  test('OPT-ESF.1 whoever is detached from the oiler does not fuel this turn, and is warned before', () => {
    const game = atSea({ Yorktown: { fueled: 3 } });
    const answer = (leave: string[]) =>
      Object.keys(rowsOf(game, 'allied')).map((prompt) => (/these ships leave/.test(prompt) ? leave : []));
    const warned = (leave: string[]) => shipWarnings(viewOf(game.state, 'allied'), game.law, answer(leave));
    expect(warned(['Chicago'])).toEqual([]);
    expect(warned(['Yorktown'])).toMatchObject([{ rule: 'OPT-ESF.1' }]);
    expect(warned(['allied AO 1'])).toMatchObject([{ rule: 'OPT-ESF.1' }]);
    order(game, 'allied', { 'these ships leave': ['Yorktown'] });
    expect(own(game, 'allied').hulls.Yorktown).not.toHaveProperty('fuelingOn');
    expect(speed(game, shipOf(game, 'allied', 'Yorktown')?.tf)).toBe(1);
  });
});

/** A scenario with the option, both sides as proposed, begun. */
function begun(name: string, played: { [option: string]: Plain } = options): Record<Side, GameOwn> {
  const source = { from: 'seed', seed: seedFrom('fueling'), entropy: {} } as const;
  const game = begin(flatTopGame, { scenario: name, options: played, charts: {}, set: null }, source);
  if ('errors' in game) throw new Error(game.errors.join('; '));
  for (const answer of [['proposed'], []]) for (const side of ['allied', 'japan']) submit(game.game, side, answer);
  return { allied: ownOf(game.game.state, 'allied'), japan: ownOf(game.game.state, 'japan') };
}

const hullsOf = ({ hulls }: GameOwn, ...ships: string[]) =>
  ships.map((ship) => {
    const { fueled, fuelBy } = hulls[ship] ?? {};
    return fueled ?? (fuelBy === undefined ? undefined : `by ${fuelBy}`);
  });

describe('who is fueling in the scenarios', () => {
  rule(
    'SC2.10',
    'Lexington, the great Japanese carriers and Shoho are fueling; Yorktown begins by 0100 of the second day',
    () => {
      const { allied, japan } = begun('coral-sea');
      return [hullsOf(allied, 'Lexington', 'Yorktown'), hullsOf(japan, 'Shokaku', 'Zuikaku', 'Shoho', 'japan AO 1')];
    },
    [
      [0, 'by 19'],
      [0, 0, 0, undefined],
    ],
  );

  rule(
    'SC3.6',
    'Wasp is fueling; Enterprise and Saratoga begin by noon of the second day',
    () => hullsOf(begun('eastern-solomons').allied, 'Wasp', 'Enterprise', 'Saratoga'),
    [0, 'by 35', 'by 35'],
  );

  test('SC2.10 whoever begins in company with them does as they do, but the oilers', () => {
    const { allied } = begun('coral-sea');
    const tf = allied.ships.find(({ name }) => name === 'Lexington')?.tf;
    for (const { id, type, tf: in_ } of allied.ships)
      if (in_ === tf) expect([id, allied.hulls[id]?.fueled]).toEqual([id, type === 'AO' ? undefined : 0]);
  });

  test('SC2.10, SC3.6 as proposed an oiler sails with whoever is fueling', () => {
    const together = (own: GameOwn, ship: string): boolean => {
      const tf = own.ships.find(({ name }) => name === ship)?.tf;
      return own.ships.some(({ type, tf: in_ }) => type === 'AO' && in_ === tf);
    };
    const { allied, japan } = begun('coral-sea');
    expect(together(allied, 'Lexington')).toBe(true);
    expect(['Shokaku', 'Zuikaku', 'Shoho'].map((ship) => together(japan, ship))).toEqual([true, true, true]);
    expect(together(begun('eastern-solomons').allied, 'Wasp')).toBe(true);
    expect(together(begun('coral-sea', {}).allied, 'Lexington')).toBe(false);
  });

  test('SC2.10, SC3.6 without the option nobody is, nor in the later days of the Coral Sea (R385)', () => {
    expect(hullsOf(begun('coral-sea', {}).allied, 'Lexington', 'Yorktown')).toEqual([undefined, undefined]);
    expect(hullsOf(begun('coral-sea-battle').allied, 'Lexington', 'Yorktown')).toEqual([undefined, undefined]);
    expect(hullsOf(begun('eastern-solomons-battle').allied, 'Wasp')).toEqual([0]);
    const read = readScenario({ scenario: 'coral-sea', options: {}, charts: {}, set: null });
    expect('law' in read && read.law.scenario.special).not.toHaveProperty('fueling');
  });

  test('SC2.10 a scenario of one\u2019s own may have such ships, and goes by the rule of its figures', () => {
    const fueling = [{ side: 'allied', ships: ['Yorktown'], by: { day: 1, hour: 9 } }] as const;
    const game = atSea({}, ['Yorktown', 'Chicago', '1 AO'], { scenario: { special: { fueling } } });
    const mine = { ...law({ options, scenario: { figures: 'SC2', special: { fueling } } }) };
    expect(imposeDuties(own(game, 'allied'), mine, 'allied')).toEqual([]);
    expect(own(game, 'allied').hulls.Chicago?.fuelBy).toBe(9 - mine.scenario.firstHour);
    expect(own(game, 'allied').hulls['allied AO 1']).toBeUndefined();
    const off = own(atSea({}, ['Yorktown', 'Chicago', '1 AO'], { scenario: { special: { fueling } } }), 'allied');
    without('SC2.10', () => imposeDuties(off, mine, 'allied'));
    expect(off.hulls).toEqual({});
  });
});
