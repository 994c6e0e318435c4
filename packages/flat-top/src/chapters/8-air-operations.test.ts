import { awaited } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import type { PlaneName } from '../charts/planes.js';
import { canHandle, fieldCalled } from '../fields.js';
import type { GameOwn } from '../game-kit.js';
import { type Given, law, lots, playing, stateWith } from '../game-testing.js';
import { roleOf } from '../roles.js';
import { without } from '../testing.js';
import { airOperationsPhase } from './8-air-operations.js';
import { airOperationsNow, answer, both, flying, formationsNow, sheetOf, standing } from './8-testing.js';
import { doing } from './12-testing.js';

const moresby = (parked: NonNullable<Given['allied']>['parked'], given: Given = {}): Given => ({
  phase: 1,
  agenda: airOperationsNow(),
  ...given,
  allied: { ...given.allied, parked: parked ?? {} },
});
const rabaul = (parked: NonNullable<Given['japan']>['parked'], given: Given = {}): Given => ({
  phase: 1,
  agenda: airOperationsNow(),
  ...given,
  japan: { ...given.japan, parked: parked ?? {} },
});

const shares = (game: ReturnType<typeof playing>, side: 'allied' | 'japan', row: number): string[] => {
  const asked = sheetOf(game, side).rows[row];
  return asked?.ask === 'split' ? asked.over.map(({ id }) => id) : [];
};

describe('boxes', () => {
  test('8.6 a base moves as many Air Factors as its Readying Factor and no more', () => {
    const game = playing(moresby({ 'Port Moresby': { justLanded: ['10 P-39'] } }));
    expect(answer(game, 'allied', { 'P-39': { readying: 9 } })).toBe('8.6');
    both(game, 'allied', { 'P-39': { readying: 8 } });
    expect(standing(game.state.seats.allied?.own, 'Port Moresby')).toBe('justLanded: 2 P-39; readying: 8 P-39');
  });

  test('8.6, R61 hits leave the Readying Factor whole', () => {
    const game = playing(
      moresby({ 'Port Moresby': { justLanded: ['10 P-39'] } }, { allied: { baseHits: { 'Port Moresby': 5 } } }),
    );
    expect(answer(game, 'allied', { 'P-39': { readying: 9 } })).toBe('8.6');
    expect(answer(game, 'allied', { 'P-39': { readying: 8 } })).toBeUndefined();
  });

  test('8.4 what one place does not use of its Readying Factor it cannot lend to another', () => {
    const game = playing(
      rabaul({
        Rabaul: { justLanded: ['8 Zero'] },
        Gasmata: { justLanded: ['2 Zero'] },
        Truk: { readying: ['1 Betty'] },
      }),
    );
    expect(answer(game, 'japan', { 'Rabaul, Just Landed': { readying: 8 } })).toBe('8.6');
    expect(answer(game, 'japan', { 'Rabaul, Just Landed': { readying: 7 } })).toBeUndefined();
  });

  test('8.7 planes are armed on the way from Readying to Ready, with what their tables have a number for (R60)', () => {
    const game = playing(rabaul({ Rabaul: { readying: ['3 Betty', '2 Mavis', '1 Jake'] } }));
    expect(shares(game, 'japan', 0)).toEqual(['ready none', 'ready GP', 'ready AP', 'ready torpedo', 'disperse']);
    expect(shares(game, 'japan', 2)).toEqual(['ready none', 'disperse']);
    both(game, 'japan', { '3 Betty': { 'ready torpedo': 2, 'ready none': 1 } });
    expect(standing(game.state.seats.japan?.own, 'Rabaul')).toBe(
      'ready: 1 Betty, 2 Betty torpedo; readying: 2 Mavis, 1 Jake',
    );
  });

  test('OPT-EPF.3, OPT-EPF.4, R167 para-frag and skip bombs are further loads of A-20, B-25 and B-26 alone', () => {
    const options = { paraFrag: true, skipBombing: true };
    const scenario = { figures: 'SC4' as const };
    const loads = (plane: string, more: Given = { options, scenario }) =>
      shares(playing(moresby({ 'Port Moresby': { readying: [`1 ${plane}`] } }, more)), 'allied', 0).filter((id) =>
        /para-frag|skip/.test(id),
      );
    for (const plane of ['A-20', 'B-25', 'B-26']) expect(loads(plane)).toEqual(['ready para-frag', 'ready skip']);
    expect([loads('B-17'), loads('P-40'), loads('B-25', {})]).toEqual([[], [], []]);
  });

  test('8.10.4 planes that stand down go back to Readying and lose their bombs', () => {
    const game = playing(rabaul({ Rabaul: { ready: ['3 Betty GP'] } }));
    expect(shares(game, 'japan', 0)).toEqual(['readying']);
    both(game, 'japan', { '3 Betty': { readying: 2 } });
    expect(standing(game.state.seats.japan?.own, 'Rabaul')).toBe('ready: 1 Betty GP; readying: 2 Betty');
  });

  test('8.8 planes in Readying at a base may be dispersed, and are not Ready the turn they are brought together', () => {
    const game = playing(rabaul({ Rabaul: { readying: ['5 Betty', '2 Zero dispersed'] } }));
    expect(shares(game, 'japan', 1)).toEqual(['undisperse']);
    both(game, 'japan', { '5 Betty': { disperse: 4 }, '2 Zero': { undisperse: 2 } });
    expect(standing(game.state.seats.japan?.own, 'Rabaul')).toBe('readying: 1 Betty, 4 Betty dispersed, 2 Zero');
  });

  test('8.8 nobody is dispersed on a ship, and planes that have just landed are not dispersed either', () => {
    const game = playing({
      phase: 1,
      agenda: airOperationsNow(),
      allied: {
        tfs: [{ hex: 'JJ20', ships: ['Lexington'] }],
        parked: { Lexington: { readying: ['2 Wildcat'] }, 'Port Moresby': { justLanded: ['1 P-40'] } },
      },
    });
    expect(shares(game, 'allied', 0)).toEqual(['ready none', 'ready GP']);
    expect(shares(game, 'allied', 1)).toEqual(['readying']);
  });

  test('8.10.1 and 8.10.3 what lands this turn is Ready two turns later at the earliest', () => {
    const game = playing(rabaul({ Rabaul: { justLanded: ['3 Betty'], readying: ['2 Zero'] } }));
    expect(shares(game, 'japan', 0)).toEqual(['readying']);
    both(game, 'japan', { '3 Betty': { readying: 3 }, '2 Zero': { 'ready none': 2 } });
    expect(standing(game.state.seats.japan?.own, 'Rabaul')).toBe('ready: 2 Zero; readying: 3 Betty');
  });

  test('OPT-CH.3 after a critical hit nothing is moved from box to box for a turn', () => {
    const game = playing({
      phase: 1,
      agenda: airOperationsNow(),
      allied: {
        tfs: [{ hex: 'JJ20', ships: ['Lexington'] }],
        ships: { Lexington: { nextTurn: { noReadying: true, noFlying: false, noMoving: false } } },
        parked: { Lexington: { readying: ['2 Wildcat'] } },
      },
    });
    expect(answer(game, 'allied', { Wildcat: { 'ready none': 1 } })).toBe('OPT-CH.3');
  });

  test('7.12.2 how own numbers are told this turn is written down with the air operations (R202)', () => {
    const game = playing(rabaul({}));
    both(game, 'japan', { 'ships you report': 150, 'planes you report': 60, 'a single unit': ['one as two'] });
    expect(game.state.seats.japan?.own.reports).toEqual({ ships: 150, planes: 60, oneAsTwo: true });
    expect(game.state.seats.allied?.own.reports).toEqual({ ships: 100, planes: 100, oneAsTwo: false });
  });

  test('5.2 both sides are asked, whatever they have; neither hears of the other (R45a)', () => {
    const game = playing(rabaul({ Rabaul: { readying: ['3 Betty'] } }));
    const events = both(game, 'japan', { '3 Betty': { 'ready GP': 3 } });
    expect(events.filter(({ kind }) => kind === 'boxes-changed').map(({ to }) => to)).toEqual([['japan']]);
    expect(sheetOf(game, 'allied').prompt).toContain('form the Air Formations');
    expect(sheetOf(game, 'japan').prompt).toContain('form the Air Formations');
  });
});

describe('formations', () => {
  const ready = (parked: NonNullable<Given['japan']>['parked'], given: Given = {}): Given =>
    rabaul(parked, { ...given, agenda: formationsNow() });
  const own = (game: ReturnType<typeof playing>, side: 'allied' | 'japan'): GameOwn | undefined =>
    game.state.seats[side]?.own;

  test('8.10.2 Ready planes form Air Formations, also those that became Ready this turn (R223)', () => {
    const game = playing(rabaul({ Rabaul: { ready: ['4 Zero'], readying: ['3 Betty'] } }));
    both(game, 'japan', { '3 Betty': { 'ready GP': 3 } });
    both(game, 'japan', { '4 Zero': { 'AF 1': 3 }, '3 Betty': { 'AF 1': 2, 'AF 2': 1 } });
    expect(flying(own(game, 'japan'))).toEqual(['AF 1: 3 Zero, 2 Betty GP', 'AF 2: 1 Betty GP']);
    expect(standing(own(game, 'japan'), 'Rabaul')).toBe('ready: 1 Zero');
  });

  test('8.5.1, 8.5.3 and 8.5.4 a formation is on deck where it comes from, in that hex, and counts as launched there', () => {
    const game = playing(ready({ Gasmata: { ready: ['3 Zero'] } }));
    const events = both(game, 'japan', { '3 Zero': { 'AF 1': 3 } });
    expect(own(game, 'japan')?.flights[0]).toMatchObject({
      onDeck: 'Gasmata',
      launches: [{ place: 'Gasmata', factors: 3 }],
      onMap: false,
      away: null,
    });
    expect(events.find(({ kind }) => kind === 'formed')).toMatchObject({ rule: '8.5.1', to: ['japan'] });
  });

  test('8.12.4 and 8.5.5 armed at take-off: a bomber until it lands, and to land within its range', () => {
    const game = playing(ready({ Rabaul: { ready: ['3 Zero GP', '2 Zero'] } }));
    both(game, 'japan', { 'Zero with GP': { 'AF 1': 3 }, '2 Zero': { 'AF 1': 2 } });
    const lots = own(game, 'japan')?.flights[0]?.lots ?? [];
    expect(lots.map(({ tookOffArmed, deadline }) => [tookOffArmed, deadline])).toEqual([
      [true, 2 + 8 - 1],
      [false, 2 + 8 - 1],
    ]);
  });

  test('8.3.3 a base puts no more on deck than twice its Normal Launch Factor', () => {
    const game = playing(ready({ Gasmata: { ready: ['20 Zero'] } }));
    expect(answer(game, 'japan', { '20 Zero': { 'AF 1': 10, 'AF 2': 7 } })).toBe('8.3.3');
    expect(answer(game, 'japan', { '20 Zero': { 'AF 1': 10, 'AF 2': 6 } })).toBeUndefined();
  });

  test('21.5 nobody takes off from a base whose Launch Factor is gone (R55)', () => {
    const game = playing(ready({ Gasmata: { ready: ['2 Zero'] } }, { japan: { baseHits: { Gasmata: 4 } } }));
    const [row] = sheetOf(game, 'japan').rows;
    expect(row?.ask === 'split' && row.over[0]?.not?.rule).toBe('21.5');
  });

  test('8.9 planes that a place cannot handle do not take off from it', () => {
    const game = playing(ready({ Gasmata: { ready: ['2 Mavis'] } }));
    const [row] = sheetOf(game, 'japan').rows;
    expect(row?.ask === 'split' && row.over[0]?.not?.rule).toBe('8.9');
  });

  test('3.3.1 there are 35 Air Formations and no more (R6)', () => {
    const flights = Array.from({ length: 33 }, () => ({ hex: 'T10', planes: ['1 Zero'] }));
    const game = playing(ready({ Rabaul: { ready: ['5 Zero'] } }, { japan: { flights } }));
    expect(shares(game, 'japan', 0)).toEqual(['AF 34', 'AF 35']);
    const full = [...flights, ...flights.slice(0, 2)];
    const none = playing(ready({ Rabaul: { ready: ['5 Zero'] } }, { japan: { flights: full } }));
    const [row] = sheetOf(none, 'japan').rows;
    expect(row?.ask === 'split' && row.over[0]?.not?.rule).toBe('3.3.1');
  });

  test('8.5.1, R224 four new formations at most come from one place in a turn', () => {
    const game = playing(ready({ Rabaul: { ready: ['8 Zero'] }, Gasmata: { ready: ['4 Zero'] } }));
    expect([shares(game, 'japan', 0), shares(game, 'japan', 1)]).toEqual([
      ['AF 1', 'AF 2', 'AF 3', 'AF 4'],
      ['AF 5', 'AF 6', 'AF 7', 'AF 8'],
    ]);
  });

  test('14.11, R93 the time beyond the board counts: who comes from Truk must land when one from Rabaul must', () => {
    const game = playing(ready({ Rabaul: { ready: ['2 Betty'] }, Truk: { ready: ['2 Betty'] } }));
    both(game, 'japan', { 'Rabaul: 2 Betty': { 'AF 1': 2 }, 'Truk: 2 Betty': { 'AF 5': 2 } });
    const due = own(game, 'japan')?.flights.map(({ lots: [lot] }) => lot?.deadline);
    expect(due).toHaveLength(2);
    expect(new Set(due).size).toBe(1);
  });

  test('14.11 a formation from beyond the board is on its way to an entry hex', () => {
    const game = playing(ready({ Truk: { ready: ['2 Betty'] } }));
    both(game, 'japan', { '2 Betty': { 'AF 1': 2 } });
    expect(own(game, 'japan')?.flights[0]).toMatchObject({
      onDeck: 'Truk',
      away: { base: 'Truk', turns: 4, inbound: true },
    });
  });

  const lexington = (hex: string, given: Partial<Given> = {}): Given => ({
    phase: 1,
    agenda: formationsNow(),
    ...given,
    allied: {
      tfs: [{ hex, ships: ['Lexington'] }],
      parked: { Lexington: { ready: ['8 Dauntless', '6 Wildcat'] } },
      ...given.allied,
    },
  });

  test('6.10 a carrier that can steam into the wind launches up to twice her factor, else her minimum', () => {
    const open = playing(lexington('HH14'));
    expect(answer(open, 'allied', { '8 Dauntless': { 'AF 1': 8 }, '6 Wildcat': { 'AF 2': 6 } })).toBeUndefined();
    const anchored = playing(lexington('HH14', { allied: { ships: { Lexington: { hits: 5 } } } }));
    expect(answer(anchored, 'allied', { '8 Dauntless': { 'AF 1': 1 } })).toBeDefined();
    const storm = playing(lexington('HH14', { clouds: ['HH13', 'HH15'] }));
    expect(answer(storm, 'allied', { '8 Dauntless': { 'AF 1': 4 } })).toBe('6.10');
    expect(answer(storm, 'allied', { '8 Dauntless': { 'AF 1': 3 } })).toBeUndefined();
  });

  test('OPT-CH.3 after a critical hit nobody takes off there for a turn', () => {
    const nextTurn = { noReadying: false, noFlying: true, noMoving: false };
    const game = playing(lexington('HH14', { allied: { ships: { Lexington: { nextTurn } } } }));
    const [row] = sheetOf(game, 'allied').rows;
    expect(row?.ask === 'split' && row.over[0]?.not?.rule).toBe('OPT-CH.3');
  });

  test('SC1.7 no Japanese plane takes off on the first turn; on the second they do', () => {
    const first = playing(ready({ Rabaul: { ready: ['2 Zero'] } }, { turn: 0, hour: 6 }));
    const [row] = sheetOf(first, 'japan').rows;
    expect(row?.ask === 'split' && row.over[0]?.not?.rule).toBe('SC1.7');
    const second = playing(ready({ Rabaul: { ready: ['2 Zero'] } }, { turn: 1, hour: 7 }));
    expect(answer(second, 'japan', { '2 Zero': { 'AF 1': 2 } })).toBeUndefined();
  });

  test('SC1.7 both are told at the beginning of the phase why Japan forms nothing, and only on the first turn', () => {
    const told = (turn: number): unknown[] => {
      const { events } = doing({ turn, hour: 6 + turn }, airOperationsPhase);
      return events.filter(({ kind }) => kind === 'no-take-off').map(({ rule, to, data }) => [rule, to, data]);
    };
    expect(told(0)).toEqual([['SC1.7', 'all', { side: 'japan' }]]);
    expect(told(1)).toEqual([]);
    expect(without('SC1.7', () => told(0))).toEqual([]);
  });

  test('SC1.8 Catalinas take off from Port Moresby outside every limit (R140)', () => {
    const game = playing(
      moresby(
        { 'Port Moresby': { ready: ['12 P-40', '4 Catalina'] } },
        { agenda: formationsNow(), allied: { baseHits: { 'Port Moresby': 12 } } },
      ),
    );
    expect(answer(game, 'allied', { '4 Catalina': { 'AF 1': 4 } })).toBeUndefined();
    expect(answer(game, 'japan')).toBeUndefined();
    expect(own(game, 'allied')?.flights[0]).toMatchObject({ onDeck: 'Port Moresby', launches: [] });
  });

  test('SC1.8 elsewhere, and without the scenario rule, Port Moresby cannot handle Catalinas', () => {
    const game = playing(
      moresby({ 'Port Moresby': { ready: ['4 Catalina'] } }, { agenda: formationsNow(), scenario: { special: {} } }),
    );
    const [row] = sheetOf(game, 'allied').rows;
    expect(row?.ask === 'split' && row.over[0]?.not?.rule).toBe('8.9');
  });
});

describe('SC1.4', () => {
  const seen = (turn: number, firstSeen: number | null) => {
    const game = playing(rabaul({}, { turn, hour: 6 + turn }));
    const part = game.state.seats.japan?.own;
    if (part !== undefined) part.firstSeen = firstSeen;
    return game;
  };

  test('SC1.4 the turn after an Allied ship is seen 5 Zeros and 5 Bettys stand Ready at Truk, armed as wished, once (R141)', () => {
    const game = seen(3, 2);
    both(game, 'japan', { '5 Betty arrive': { torpedo: 3, none: 2 } });
    expect(standing(game.state.seats.japan?.own, 'Truk')).toBe('ready: 5 Zero, 2 Betty, 3 Betty torpedo');
    expect(game.state.seats.japan?.own.added).toEqual({ Zero: 5, Betty: 5 });
    expect(sheetOf(game, 'japan').rows.map(({ prompt }) => prompt)).toContain('Truk: 3 Betty with torpedoes');
  });

  test('SC1.4 not on the turn itself, not before, and not again', () => {
    expect(sheetOf(seen(2, 2), 'japan').rows).toHaveLength(3);
    expect(sheetOf(seen(2, null), 'japan').rows).toHaveLength(3);
    const again = seen(5, 2);
    const part = again.state.seats.japan?.own;
    if (part !== undefined) part.added = { Zero: 5, Betty: 5 };
    expect(sheetOf(again, 'japan').rows).toHaveLength(3);
  });
});

describe('the phase', () => {
  test('5.2 and 8.10 the second phase of a turn asks both sides for their air operations', () => {
    const game = playing({ phase: 0, hour: 8 });
    expect(awaited(game)).toEqual(['allied', 'japan']);
    expect(sheetOf(game, 'japan').rule).toBe('8.10');
  });

  test('22.1 at 0100 it begins with replacements', () => {
    const game = playing({ phase: 0, hour: 1, turn: 19 });
    expect(sheetOf(game, 'japan').rule).toBe('22.1');
    both(game, 'japan');
    expect(sheetOf(game, 'japan').rule).toBe('8.10');
  });
});

describe('plane handling', () => {
  const own = stateWith({
    japan: { tfs: [{ hex: 'HH14', ships: ['Shokaku', 'Chitose', 'Kongo'] }], ships: { Chitose: { anchored: true } } },
  }).seats.japan?.own;
  const handles = (place: string, plane: PlaneName, seaBased = false): boolean => {
    const field = own === undefined ? undefined : fieldCalled(own, law(), 'japan', place);
    return field !== undefined && canHandle(law(), field, plane, seaBased);
  };

  test('8.9.1 carrier planes fly from carriers, if they are of the sea based kind, and from land bases (R7)', () => {
    expect([handles('Shokaku', 'Zero', true), handles('Shokaku', 'Zero')]).toEqual([true, false]);
    expect([handles('Rabaul', 'Judy', true), handles('Kongo', 'Zero', true)]).toEqual([true, false]);
  });
  test('8.9.2 float planes fly from tenders, Japanese battleships and seaplane bases', () => {
    expect(['Chitose', 'Kongo', 'Rabaul', 'Truk'].map((place) => handles(place, 'Jake'))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['Shokaku', 'Gasmata', 'Kavieng'].map((place) => handles(place, 'Jake', true))).toEqual([
      false,
      false,
      false,
    ]);
  });
  test('8.9.3 land planes fly from land bases alone', () => {
    expect(['Gasmata', 'Kavieng'].map((place) => handles(place, 'Betty'))).toEqual([true, true]);
    expect(['Shokaku', 'Chitose'].map((place) => handles(place, 'Betty'))).toEqual([false, false]);
  });
  test('8.9.4 sea planes fly from seaplane bases, and from a tender at anchor (12.7.3)', () => {
    expect(['Rabaul', 'Chitose'].map((place) => handles(place, 'Mavis'))).toEqual([true, true]);
    expect(['Gasmata', 'Kongo', 'Shokaku'].map((place) => handles(place, 'Mavis'))).toEqual([false, false, false]);
  });
});

describe('missions', () => {
  const role = (formation: string[], of = 0): string | undefined => {
    const all = lots(2, ...formation);
    const lot = all[of];
    return lot === undefined ? undefined : roleOf(law(), all, lot);
  };

  test('8.12 and 8.12.1 fighters do everything, dive bombers intercept only low and escort nobody', () => {
    expect(role(['5 Zero'])).toBe('interceptor');
    expect(role(['5 Val*'])).toBe('interceptor');
    expect(role(['5 Val* high'])).toBe('passenger');
    expect(role(['5 Val*', '3 Betty GP'])).toBe('passenger');
    expect(role(['5 Zero GP'])).toBe('bomber');
  });
  test('8.12.2 a fighter is an escort when its formation has bombers, an interceptor when it has none (R99)', () => {
    expect(role(['5 Zero', '3 Betty GP'])).toBe('escort');
    expect(role(['1 Jake', '3 Zero'])).toBe('interceptor');
  });
  test('8.12.3 and 8.12.5 all other planes only bomb; unarmed they fly along and start nothing (R99)', () => {
    expect(role(['3 Betty'])).toBe('passenger');
    expect(role(['2 Mavis high'])).toBe('passenger');
  });
  test('8.12.4 planes armed at take-off are bombers until they land, with or without their bombs', () => {
    const [zero] = lots(2, '5 Zero GP');
    const dropped = zero && { ...zero, arms: 'none' as const };
    expect(dropped && roleOf(law(), [dropped], dropped)).toBe('bomber');
  });
});
