/** Additional Planes. */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../charts/scenario-changes.js';
import { type Given, playing } from '../game-testing.js';
import { additional } from '../scenarios/additional-planes.js';
import type { Side } from '../state.js';
import { atTable } from '../table-testing.js';
import { without } from '../testing.js';
import { observe } from './7-observation.js';
import { airOperationsNow, answer, both, sheetOf, standing } from './8-testing.js';

const options = { additionalPlanes: true };
const scenario = (figures: Exclude<Scenario, 'SC1'>) => ({ figures, special: { additional: additional[figures] } });

/** One side's scouts find a task force of the other there. */
function found(side: Side, hex: string, given: Given = {}) {
  const ships = { bases: [], tfs: [{ hex, ships: ['2 DD'] }] };
  const scouts = { bases: [], flights: [{ hex, planes: [side === 'allied' ? '1 Catalina' : '1 Mavis'], onMap: true }] };
  const seated = atTable({
    options: { ...options, noSearchRolls: true },
    scenario: scenario('SC2'),
    allied: side === 'allied' ? scouts : ships,
    japan: side === 'allied' ? ships : scouts,
    ...given,
  });
  observe(seated.table);
  return { called: seated.own(side).additional, heard: seated.heard(side, 'planes-called').length };
}

/** Called on turn 2; both have their sheets before them on this turn. */
function coming(side: Side, figures: Exclude<Scenario, 'SC1'>, turn: number, bases: string[]) {
  const game = playing({
    options,
    scenario: scenario(figures),
    turn,
    agenda: airOperationsNow(),
    allied: { bases: side === 'allied' ? bases : [] },
    japan: { bases: side === 'japan' ? bases : [] },
  });
  const own = game.state.seats[side]?.own;
  if (own !== undefined) own.additional = { called: 2, come: false };
  return game;
}

const prompts = (side: Side, ...given: [Exclude<Scenario, 'SC1'>, number, string[]]): string[] =>
  sheetOf(coming(side, ...given), side)
    .rows.filter(({ rule }) => rule.startsWith('OPT-AP'))
    .map(({ prompt }) => prompt);

describe('who is called up', () => {
  test('OPT-AP.1 a Japanese task force observed in sectors V or VIII calls up the Allied planes', () => {
    expect(found('allied', 'J34')).toEqual({ called: { called: 2, come: false }, heard: 1 });
    expect(found('allied', 'RRR34').called).toBeDefined();
    expect(found('allied', 'DD34').called).toBeUndefined();
    expect(found('allied', 'J12').called).toBeUndefined();
    expect(without('OPT-AP.1', () => found('allied', 'J34').called)).toBeUndefined();
  });

  test('OPT-AP.2 an Allied task force observed in sectors I or II calls up the Japanese planes', () => {
    expect(found('japan', 'J12').called).toBeDefined();
    expect(found('japan', 'DD12').called).toBeDefined();
    expect(found('japan', 'J34').called).toBeUndefined();
    expect(without('OPT-AP.2', () => found('japan', 'J12').called)).toBeUndefined();
  });

  test('OPT-AP.1 a hex of two sectors counts for both (R162)', () => {
    expect(found('allied', 'J22').called).toBeDefined();
    expect(found('japan', 'J22').called).toBeDefined();
  });

  test('26.3 nobody is called up without the option, or where the scenario has no list', () => {
    expect(found('allied', 'J34', { options: { noSearchRolls: true } }).called).toBeUndefined();
    expect(found('allied', 'J34', { scenario: { figures: 'SC2', special: {} } }).called).toBeUndefined();
  });
});

describe('when they come', () => {
  test('OPT-AP.1 the turn after, to Espiritu Santo or Australia as their owner likes, armed as he likes, once', () => {
    const game = coming('allied', 'SC3', 3, ['Espiritu Santo', 'Australia']);
    both(game, 'allied', {
      '5 B-17 come': { 'Australia GP': 2, 'Espiritu Santo AP': 1, 'Espiritu Santo none': 2 },
      '10 Wildcat come': { 'Australia none': 10 },
      '7 Dauntless come': { 'Australia AP': 7 },
      '6 P-39 come': { 'Australia none': 6 },
      '2 B-26 come': { 'Australia torpedo': 2 },
    });
    const own = game.state.seats.allied?.own;
    expect(standing(own, 'Espiritu Santo')).toBe('ready: 1 B-17 AP, 2 B-17');
    expect(standing(own, 'Australia')).toBe('ready: 2 B-17 GP, 10 Wildcat, 7 Dauntless AP, 6 P-39, 2 B-26 torpedo');
    expect(own?.additional).toEqual({ called: 2, come: true });
    expect(own?.added).toEqual({ 'B-17': 5, Wildcat: 10, Dauntless: 7, 'P-39': 6, 'B-26': 2 });
    // They may take off at once.
    expect(sheetOf(game, 'allied').rows.some(({ prompt }) => prompt.includes('7 Dauntless'))).toBe(true);
    both(game, 'allied');
    expect(sheetOf(game, 'allied').rows.some(({ rule }) => rule === 'OPT-AP.1')).toBe(false);
  });

  test('OPT-AP.1 not on the turn of the sight itself; all of them have to come', () => {
    expect(prompts('allied', 'SC3', 2, ['Australia'])).toEqual([]);
    const game = coming('allied', 'SC2', 3, ['Australia']);
    expect(answer(game, 'allied', { '5 B-17 come': { 'Australia none': 4 } })).toBe('OPT-AP.1');
  });

  test('OPT-AP.1 to Australia alone where Espiritu Santo is no base (R161)', () => {
    expect(prompts('allied', 'SC2', 3, ['Australia', 'Port Moresby'])).toEqual([
      '5 B-17 come to Australia, Ready',
      '6 P-39 come to Australia, Ready',
      '5 Wildcat come to Australia, Ready',
    ]);
    expect(prompts('allied', 'SC2', 3, ['Port Moresby'])).toEqual([]);
  });

  test('OPT-AP.2 to Truk', () => {
    const game = coming('japan', 'SC2', 3, ['Rabaul', 'Truk']);
    both(game, 'japan', { '5 Betty come': { 'Truk torpedo': 5 } });
    expect(standing(game.state.seats.japan?.own, 'Truk')).toBe('ready: 10 Zero, 5 Betty torpedo');
  });

  test.each([
    ['SC2.11', 'SC2', ['5 B-17', '6 P-39', '5 Wildcat'], ['10 Zero', '5 Betty']],
    ['SC3.7', 'SC3', ['5 B-17', '10 Wildcat', '7 Dauntless', '6 P-39', '2 B-26'], ['20 Zero', '6 Betty']],
    ['SC4.3', 'SC4', ['6 Wildcat', '8 P-39', '4 P-38', '4 B-26', '1 Hudson'], ['15 Zero', '10 Betty']],
    ['SC5.7', 'SC5', ['4 Wildcat', '4 Avenger', '5 B-26', '8 P-39', '1 Hudson'], ['20 Zero', '10 Betty']],
  ] as const)('%s the list of the scenario %s', (rule, figures, allied, japan) => {
    const lists = () => ({
      allied: prompts('allied', figures, 3, ['Australia']).map((prompt) => prompt.replace(/ come.*/, '')),
      japan: prompts('japan', figures, 3, ['Truk']).map((prompt) => prompt.replace(/ come.*/, '')),
    });
    expect(lists()).toEqual({ allied, japan });
    expect(without(rule, lists)).toEqual({ allied: [], japan: [] });
  });
});
