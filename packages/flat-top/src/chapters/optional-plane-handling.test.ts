/** Expanded Plane Functions 6a to 6c: how planes are handled on the ground. */
import { describe, expect, test } from 'vitest';
import { canHandle, fieldCalled } from '../fields.js';
import { type Given, type GivenSide, law, type PlaneName, playing } from '../game-testing.js';
import type { Options } from '../options.js';
import { atTable } from '../table-testing.js';
import { without } from '../testing.js';
import { airOperationsNow, answer, both, sheetOf, standing } from './8-testing.js';

type Parked = NonNullable<GivenSide['parked']>;

/** Port Moresby readies 8 factors a turn, Gasmata 4, Rabaul 7, Lexington as her counter says. */
const onTheGround = (options: Partial<Options>, parked: Parked, side: 'allied' | 'japan' = 'allied'): Given => ({
  options,
  scenario: { special: {} },
  agenda: airOperationsNow(),
  [side]: { parked, ...('Lexington' in parked && { tfs: [{ hex: 'DD35', ships: ['Lexington'] }] }) },
});

/** The rule that refuses a move, or undefined. */
const refusal = (given: Given, filled: Parameters<typeof answer>[2], side: 'allied' | 'japan' = 'allied') =>
  answer(playing(given), side, filled);

describe('OPT-EPF.6a seaplanes at bases for land planes', () => {
  const handles = (plane: PlaneName, base: string, given: Given = {}) => {
    const all: Given = { options: { seaplanesAshore: true }, scenario: { special: {} }, ...given };
    const field = fieldCalled(atTable(all).own('japan'), law(all), 'japan', base);
    return field !== undefined && canHandle(law(all), field, plane, false);
  };

  test('OPT-EPF.6a sea and float planes may use them', () => {
    expect(handles('Mavis', 'Gasmata')).toBe(true);
    expect(handles('Rufe', 'Gasmata')).toBe(true);
    expect(without('OPT-EPF.6a', () => handles('Mavis', 'Gasmata'))).toBe(false);
    expect(handles('Mavis', 'Gasmata', { options: {} })).toBe(false);
  });

  test('OPT-EPF.6a land planes may not use bases for seaplanes', () => {
    const shortland: Given = { scenario: { figures: 'SC2', special: {} }, japan: { bases: ['Shortland'] } };
    expect(handles('Mavis', 'Shortland', shortland)).toBe(true);
    expect(handles('Zero', 'Shortland', shortland)).toBe(false);
  });

  const ashore = (base: string, move: { [id: string]: number }) =>
    refusal(
      onTheGround({ seaplanesAshore: true }, { [base]: { justLanded: ['8 Mavis'] } }, 'japan'),
      { '8 Mavis': move },
      'japan',
    );

  test('OPT-EPF.6a each move there costs them two Readying Factors', () => {
    expect(ashore('Gasmata', { readying: 2 })).toBeUndefined();
    expect(ashore('Gasmata', { readying: 3 })).toBe('8.6');
    expect(without('OPT-EPF.6a', () => ashore('Gasmata', { readying: 3 }))).toBeUndefined();
  });

  test('OPT-EPF.6a where there is water for them they cost one, as ever', () => {
    expect(ashore('Rabaul', { readying: 7 })).toBeUndefined();
    expect(ashore('Rabaul', { readying: 8 })).toBe('8.6');
  });

  test('OPT-EPF.6a the Catalinas of Rings Around Rabaul stay up all the same (R343)', () => {
    const all: Given = { options: { seaplanesAshore: true } };
    const field = fieldCalled(atTable(all).own('allied'), law(all), 'allied', 'Port Moresby');
    expect(field !== undefined && canHandle(law(all), field, 'Catalina', false)).toBe(false);
  });
});

describe('OPT-EPF.6b fighters that are soon ready', () => {
  const quick = { quickFighters: true };
  const landed: Parked = { 'Port Moresby': { justLanded: ['6 P-40', '4 Beaufort'] } };

  test('OPT-EPF.6b they go through Readying to Ready in one turn', () => {
    const game = playing(onTheGround(quick, landed));
    both(game, 'allied', { '6 P-40': { 'ready none': 3, readying: 2 } });
    expect(standing(game.state.seats.allied?.own, 'Port Moresby')).toBe(
      'ready: 3 P-40; justLanded: 1 P-40, 4 Beaufort; readying: 2 P-40',
    );
    // And are in the air with the next sheet.
    expect(sheetOf(game, 'allied').rows.some(({ prompt }) => prompt.includes('3 P-40'))).toBe(true);
    expect(
      without('OPT-EPF.6b', () => refusal(onTheGround(quick, landed), { '6 P-40': { 'ready none': 3 } })),
    ).toBeDefined();
  });

  test('OPT-EPF.6b that costs two Readying Factors each', () => {
    expect(refusal(onTheGround(quick, landed), { '6 P-40': { 'ready none': 4 } })).toBeUndefined();
    expect(refusal(onTheGround(quick, landed), { '6 P-40': { 'ready none': 4, readying: 1 } })).toBe('8.6');
    expect(
      refusal(onTheGround(quick, landed), { '6 P-40': { 'ready none': 3 }, '4 Beaufort': { readying: 2 } }),
    ).toBeUndefined();
  });

  test('OPT-EPF.6b other planes go a box a turn', () => {
    expect(refusal(onTheGround(quick, landed), { '4 Beaufort': { 'ready none': 1 } })).toBeDefined();
  });

  test('OPT-EPF.6b aboard a ship too, and from Ready to Ready with other bombs', () => {
    const aboard: Parked = { Lexington: { justLanded: ['4 Wildcat*'] } };
    expect(refusal(onTheGround(quick, aboard), { '4 Wildcat': { 'ready none': 1 } })).toBeUndefined();
    const bombs: Parked = { 'Port Moresby': { ready: ['2 P-40 GP'] } };
    const game = playing(onTheGround(quick, bombs));
    both(game, 'allied', { '2 P-40': { 'ready none': 2 } });
    expect(standing(game.state.seats.allied?.own, 'Port Moresby')).toBe('ready: 2 P-40');
  });
});

describe('OPT-EPF.6c bombers that take their time', () => {
  const slow = { slowBombers: true };
  const bombers: Parked = { 'Port Moresby': { readying: ['6 B-26', '6 Beaufort'] } };

  test('OPT-EPF.6c each move of theirs at a base costs two Readying Factors', () => {
    expect(refusal(onTheGround(slow, bombers), { '6 B-26': { 'ready GP': 4 } })).toBeUndefined();
    expect(refusal(onTheGround(slow, bombers), { '6 B-26': { 'ready GP': 5 } })).toBe('8.6');
    expect(
      without('OPT-EPF.6c', () => refusal(onTheGround(slow, bombers), { '6 B-26': { 'ready GP': 5 } })),
    ).toBeUndefined();
    expect(refusal(onTheGround(slow, bombers), { '6 Beaufort': { 'ready none': 6 } })).toBeUndefined();
  });

  test('OPT-EPF.6c to disperse is no move from box to box and costs one (R344)', () => {
    expect(refusal(onTheGround(slow, bombers), { '6 B-26': { disperse: 6 } })).toBeUndefined();
  });

  test('OPT-EPF.6c with 6a and 6b: each plane by its own rule, and nobody pays double twice (R171)', () => {
    const all = { slowBombers: true, quickFighters: true, seaplanesAshore: true };
    const mixed: Parked = { Gasmata: { justLanded: ['2 Betty', '2 Zero', '2 Mavis'] } };
    const moves = (filled: Parameters<typeof answer>[2]) => refusal(onTheGround(all, mixed, 'japan'), filled, 'japan');
    expect(moves({ '2 Betty': { readying: 1 }, '2 Zero': { 'ready none': 1 } })).toBeUndefined();
    expect(moves({ '2 Betty': { readying: 1 }, '2 Mavis': { readying: 1 } })).toBeUndefined();
    expect(moves({ '2 Betty': { readying: 1 }, '2 Zero': { 'ready none': 1, readying: 1 } })).toBe('8.6');
  });
});
