/** Expanded Ship Functions 2: towing. */
import { viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../fields.js';
import type { Given } from '../game-testing.js';
import { hexNamed } from '../game-testing.js';
import { without } from '../testing.js';
import { mostTakeOffs } from './8-launching.js';
import { movementFactor } from './12-ships.js';
import { atPhase, type FlatTop, order, own, refused, rowsOf, ruleWith, shipOf, tfOf } from './12-testing.js';
import { seaWays } from './12-ways.js';
import { settleTows, tugOf } from './optional-towing.js';

const rule = ruleWith({ test, expect });
const options = { towing: true };

/** Lexington is one hit short of sinking; a cruiser, a destroyer and a gunboat are with her. */
function crippled(given: Given = {}, hulls = {}): FlatTop {
  const game = atPhase(2, {
    options,
    scenario: { special: {} },
    turn: 4,
    allied: { tfs: [{ hex: 'CC12', ships: ['Lexington', 'Chicago', '1 DD', '1 PG'] }], hulls },
    ...given,
  });
  const { damage = 0 } = shipOf(game, 'allied', 'Lexington') ?? {};
  const part = own(game, 'allied');
  part.ships = part.ships.map((ship) => (ship.name === 'Lexington' ? { ...ship, hits: damage - 1 } : ship));
  return game;
}

const inTow = { Lexington: { towedBy: 'Chicago', towedSince: 4 } };
const row = 'TF 1: CV Lexington is dead in the water: who takes her in tow, a hex every second turn?';
const speedOn = (game: FlatTop, turn: number): number => {
  const tf = tfOf(game, 'allied');
  return tf === undefined ? -1 : movementFactor({ ...game.state.public, turn }, own(game, 'allied'), tf);
};

describe('OPT-ESF.2 towing', () => {
  rule(
    'OPT-ESF.2',
    'a ship that is dead in the water is taken in tow by any ship of her task force but a gunboat',
    () => rowsOf(crippled(), 'allied')[row],
    ['Chicago', 'allied DD 1'],
  );

  rule(
    'OPT-ESF.2',
    'they make a hex in the first turn of the tow and in every second after it (R177)',
    () => [4, 5, 6, 7].map((turn) => speedOn(crippled({}, inTow), turn)),
    [1, 0, 1, 0],
  );

  test('OPT-ESF.2 without the option nobody is asked, and nothing moves', () => {
    const game = crippled({ options: {} });
    expect(Object.keys(rowsOf(game, 'allied')).filter((prompt) => /tow/.test(prompt))).toEqual([]);
    expect(speedOn(game, 4)).toBe(0);
  });

  test('OPT-ESF.2 whoever takes her in tow sails with her the same turn', () => {
    const game = crippled();
    order(game, 'allied', { 'takes her in tow': ['Chicago'] });
    expect(own(game, 'allied').hulls.Lexington).toMatchObject({ towedBy: 'Chicago', towedSince: 4 });
    expect(speedOn(game, 4)).toBe(1);
  });

  test('OPT-ESF.2 she may be cut loose at any time, and is dead in the water again', () => {
    const game = crippled({}, inTow);
    order(game, 'allied', { 'cut her loose': ['cut'] });
    expect(own(game, 'allied').hulls.Lexington).not.toHaveProperty('towedBy');
    expect(speedOn(game, 4)).toBe(0);
  });

  test('OPT-ESF.2 a tug that leaves the task force has let her go; both may leave together', () => {
    const alone = crippled({}, inTow);
    order(alone, 'allied', { 'these ships leave': ['Chicago'] });
    expect(own(alone, 'allied').hulls.Lexington).not.toHaveProperty('towedBy');
    const both = crippled({}, inTow);
    order(both, 'allied', { 'these ships leave': ['Lexington', 'Chicago'] });
    expect(own(both, 'allied').hulls.Lexington).toMatchObject({ towedBy: 'Chicago' });
  });

  test('OPT-ESF.2 a ship tows one other', () => {
    const game = crippled();
    const part = own(game, 'allied');
    part.ships = part.ships.map((ship) => (ship.name === 'Chicago' ? { ...ship, hits: ship.damage - 1 } : ship));
    const ask = Object.keys(rowsOf(game, 'allied'));
    const answer = ask.map((prompt) => (/takes her in tow/.test(prompt) ? ['allied DD 1'] : []));
    expect(refused(game, 'allied', answer)).toBe('OPT-ESF.2');
  });

  rule(
    'OPT-ESF.2',
    'nobody is towed into a storm',
    () => {
      const game = crippled({ clouds: ['CC13', 'CC14', 'CC15', 'BB13', 'BB14', 'DD13', 'DD14'] }, inTow);
      const ways = seaWays(viewOf(game.state, 'allied'), game.law, 'TF 1', hexNamed('CC12'));
      return [...new Set(ways.flatMap(({ not }) => (not === undefined ? [] : [not.rule])))];
    },
    ['OPT-ESF.2'],
  );

  test('OPT-ESF.2 a tug that is crippled herself, sunk or at anchor tows nobody', () => {
    const after = (change: object) => {
      const game = crippled({}, inTow);
      const part = own(game, 'allied');
      part.ships = part.ships.map((ship) => (ship.name === 'Chicago' ? { ...ship, ...change } : ship));
      settleTows(game.desk.table, 'allied');
      return part.hulls.Lexington?.towedBy;
    };
    const { damage = 0 } = shipOf(crippled(), 'allied', 'Chicago') ?? {};
    expect([{}, { hits: damage - 1 }, { hits: damage }, { anchored: true }].map(after)).toEqual([
      'Chicago',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('OPT-ESF.2 with a ship in tow no carrier steams into the wind (R381)', () => {
    const most = () => {
      const game = crippled(
        { allied: { tfs: [{ hex: 'CC12', ships: ['Lexington', 'Yorktown', 'Chicago'] }], hulls: inTow } },
        inTow,
      );
      const part = own(game, 'allied');
      const deck = fieldsOf(part, game.law, 'allied').find(({ name }) => name === 'Yorktown');
      return deck === undefined
        ? undefined
        : mostTakeOffs(part, game.state.public, game.law, deck) === deck.launch.minimum;
    };
    expect(most()).toBe(true);
  });

  test('OPT-ESF.2 switched off, a tow that was begun is none', () => {
    const game = crippled({}, inTow);
    const lexington = shipOf(game, 'allied', 'Lexington');
    expect(lexington && tugOf(own(game, 'allied'), lexington)?.name).toBe('Chicago');
    expect(without('OPT-ESF.2', () => speedOn(game, 4))).toBe(0);
  });
});
