import { describe, expect, test } from 'vitest';
import { squadrons } from './strikes.js';
import { type Battle, battle, formed, prompts } from './testing.js';

/** One task force each: two carriers under J1, a fast surface force under A1. */
const set = (allies: readonly string[], damaged: readonly string[] = []) => ({
  rounds: 2,
  japan: { ships: ['Shokaku', 'Zuikaku'], damaged: [...damaged], CA: 4, DD: 6, CVE: 0 },
  allies: { ships: [...allies], damaged: [], CA: 4, DD: 8, CVE: 0 },
});
const fast = set(['Washington']);

const search = ({ heard }: Battle, seat: 'japan' | 'allies') => heard(seat, 'search');

describe('search', () => {
  test('20.33, R22 a carrier that is fully operational finds with one less', () => {
    const game = formed('carrier-duel', [3, 4, 3, 4, ...Array(40).fill(1)], fast).both(
      [['search A1']],
      [['search J1']],
    );
    expect(search(game, 'japan')).toMatchObject([{ force: 'Task Force J1', dice: 7, roll: 8, found: true }]);
    expect(search(game, 'allies')).toMatchObject([{ force: 'Task Force A1', dice: 7, roll: 7, found: false }]);
  });

  test('20.164A whoever is looked for hears whether he was found, and neither dice nor what helped', () => {
    const game = formed('carrier-duel', [3, 4, 3, 4], fast).both([['search A1']], [['search J1']]);
    expect(game.heard('allies', 'looked for')).toEqual([
      { force: 'Task Force J1', sought: 'Task Force A1', found: true },
    ]);
  });

  test('20.164A what is found is seen ship by ship, what is not stays hidden', () => {
    const game = formed('carrier-duel', [3, 4, 3, 4], fast).both([['search A1']], [['search J1']]);
    expect(game.force('A1').shown?.ships.map(({ name }) => name)).toEqual(['Washington']);
    expect(game.force('J1').shown).toBeNull();
  });

  test('20.165 tasks are given in secret and told when both are given', () => {
    const game = formed('carrier-duel', [1, 1], fast).both([['withdraw']], null);
    expect(game.heard('allies', 'tasks')).toEqual([]);
    game.both(null, [['search J1']]);
    expect(game.heard('allies', 'tasks')).toHaveLength(1);
  });

  test('who is surprised at Pearl Harbor looks for nobody in the first round', () => {
    const game = formed('pearl-harbor');
    expect(game.refused('allies', [['search J1'], ['cover A2']])).toBeDefined();
    expect(game.refused('allies', [['cover A1'], ['cover A2']])).toBeUndefined();
  });
});

describe('strikes', () => {
  const found = (allies = fast) => formed('carrier-duel', [5, 5, 1, 1, 1, ...Array(40).fill(6)], allies);

  test('20.32D a squadron for each carrier factor, divided over what was found', () => {
    const game = found().both([['search A1']], [['search J1']]);
    expect(game.asked()).toEqual(['japan']);
    expect(prompts(game, 'japan')).toEqual(['Task Force J1: 6 squadrons']);
    expect(game.refused('japan', [{ 'A1 washington': 7 }])).toBeDefined();
    game.both([{ 'A1 washington': 4, 'A1 light': 2 }], null);
    expect(game.force('A1').shown?.ships[0]).toMatchObject({ state: 'sunk' });
  });

  test('20.5222B a damaged carrier launches nothing', () => {
    const ships = formed('carrier-duel', [], fast).view('japan').own.hidden.J1?.ships ?? [];
    const light = formed('carrier-duel', [], fast).view('japan').own.hidden.J1?.light;
    if (light === undefined) throw new Error('there is no J1');
    expect(squadrons({ ships, light })).toBe(6);
    expect(squadrons({ ships: ships.map((ship) => ({ ...ship, state: 'damaged' })), light })).toBe(0);
  });

  test('20.164A, R21 planes are followed home: who strikes is seen, who keeps his planes back is not', () => {
    const struck = found()
      .both([['search A1']], [['search J1']])
      .both([{ 'A1 light': 1 }], null);
    expect(struck.force('J1').shown).not.toBeNull();
    const kept = found()
      .both([['search A1']], [['search J1']])
      .both([{}], null);
    expect(kept.force('J1').shown).toBeNull();
    expect(kept.heard('allies', 'strike')).toMatchObject([{ squadrons: 0 }]);
  });

  test('R23 planes kept over their own force meet the enemy’s', () => {
    const dice = (sent: number): number => {
      const game = formed('carrier-duel', [6, 6, 6, 6, ...Array(60).fill(1)], set(['Enterprise', 'Hornet']));
      game.both([['search A1']], [['search J1']]).both([{ 'A1 light': sent }], [{ 'J1 light': 1 }]);
      return game.heard('japan', 'air defence').length;
    };
    // A die for each level: five more are rolled where five of the six squadrons stayed at home.
    expect(dice(1) - dice(6)).toBe(5);
  });
});

describe('surface action', () => {
  /** J1 is found by A1, which closes. */
  const closing = (allies: typeof fast, mine = 'cover J1') =>
    formed('carrier-duel', [6, 6, ...Array(60).fill(1)], allies).both([[mine]], [['close J1']]);

  test('20.252E a force that is fast throughout may evade, and there is no gunfire', () => {
    const game = closing(fast);
    expect(game.asked()).toEqual(['japan']);
    game.both([['evade']], null);
    expect(game.heard('allies', 'evaded')).toEqual([{ forces: ['Task Force J1'] }]);
    expect(game.heard('allies', 'fires')).toEqual([]);
    expect(game.view('japan').public.round).toBe(2);
  });

  test('20.252E, R24 a force with a slow ship cannot evade', () => {
    const withNagato = { ...fast, japan: { ...fast.japan, ships: ['Shokaku', 'Zuikaku', 'Nagato'] } };
    const game = battle('carrier-duel', [6, 6], withNagato)
      .both(['own'], ['proposed'])
      .both([['J1'], ['J1'], ['J1'], { J1: 2 }, { J1: 6 }, {}], [])
      .both([['cover J1']], [['close J1']]);
    expect(game.view('japan').public.phase).toBe('fire');
    expect(game.asked()).toEqual(['japan', 'allies']);
  });

  test('20.58A, R25 carriers and ships with cargo lie behind the screen', () => {
    const game = closing(fast).both([['stand']], null);
    expect(game.refused('allies', [['J1 shokaku'], []])).toBeDefined();
    expect(game.refused('allies', [['J1 light'], []])).toBeUndefined();
  });

  test('20.51 all that fire at one target are one attack', () => {
    const game = closing(fast)
      .both([['stand']], null)
      .both([['A1 washington']], [['J1 light'], ['J1 light']]);
    expect(game.heard('japan', 'attack')).toMatchObject([
      { by: 'fleet', strength: 10, on: 'Washington' },
      { by: 'fleet', strength: 16, on: 'the light ships' },
    ]);
  });
});

describe('the end of a round', () => {
  test('20.163 a force that withdraws is gone at the end of the round, still under its marker', () => {
    const game = formed('carrier-duel', [1, 1], fast).both([['withdraw']], [['search J1']]);
    expect(game.force('J1')).toMatchObject({ where: 'home', shown: null });
    expect(game.heard('allies', 'home')).toEqual([{ forces: ['Task Force J1'] }]);
  });

  test('the battle ends when one side has left, and the line decides', () => {
    const game = formed('carrier-duel', [1, 1], fast).both([['withdraw']], [['search J1']]);
    expect(game.game.state.umpire.over).toMatchObject({ winners: ['allies'] });
  });

  test('20.59 what a convoy still carries when it arrives counts', () => {
    const game = formed('convoy-fight');
    const away = (side: 'japan' | 'allies') =>
      game
        .view(side)
        .public.forces.filter((each) => each.side === side && each.where === 'sea')
        .map(({ id }) => (id === 'convoy' ? ['sail'] : [`cover ${id}`]));
    for (let round = 1; round <= 4; round++) game.both(away('japan'), away('allies'));
    expect(game.force('convoy').where).toBe('home');
    expect(game.view('japan').public.points).toEqual({ japan: 21, allies: 0 });
  });

  test('set-up data that name no ship, or half a cruiser, are refused with what would be right', () => {
    const wrong = { ...fast, japan: { ...fast.japan, ships: ['Shokaku', 'Zuikako'], CA: 3 } };
    expect(() => battle('carrier-duel', [], wrong)).toThrow(/did you mean "?Zuikaku.*20\.24/s);
  });
});
