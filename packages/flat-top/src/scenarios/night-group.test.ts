/** SC3.5 Wasp's planes, trained for the night. */
import { askOf, begin, chance, type RowAnswer, sample, seedFrom, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { openingForces } from '../chapters/4-set-up.js';
import { own, refused, ruleWith, say, strike } from '../chapters/12-testing.js';
import { kinds, planesMove } from '../chapters/14-testing.js';
import { flatTopGame } from '../game.js';
import type { FlatTopGame } from '../game-kit.js';
import { law } from '../game-testing.js';
import { parkedIn } from '../stock.js';
import { flightWays } from '../ways.js';
import { easternSolomons } from './eastern-solomons.js';

const rule = ruleWith({ test, expect });

const source = { from: 'seed', seed: seedFrom('night group'), entropy: {} } as const;

/** The Allies fill in their sheet: so many Dauntless aboard Wasp, and five Avengers. The rule that refuses it, and the game. */
function arranged(dauntless: number, trained: boolean) {
  const begun = begin(flatTopGame, { scenario: 'eastern-solomons', options: {}, charts: {}, set: null }, source);
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  const { game } = begun;
  say(game, 'allied', ['own']);
  say(game, 'japan', ['proposed']);
  const sheet = askOf(game, 'allied');
  if (sheet?.ask !== 'sheet') throw new Error('no sheet');
  const view = viewOf<FlatTopGame>(game.state, 'allied');
  const rows = sample(view, sheet, chance(0), flightWays(game.law)) as RowAnswer[];
  const decks: { [prompt: string]: RowAnswer } = {
    '36 Dauntless (sea': { 'Wasp ready': dauntless, 'Saratoga ready': 12, 'Enterprise ready': 24 - dauntless },
    '15 Avenger (sea': { 'Wasp ready': 5, 'Saratoga ready': 5, 'Enterprise ready': 5 },
    '34 Wildcat (sea': { 'Wasp ready': 23 - dauntless, 'Saratoga ready': 11, 'Enterprise ready': dauntless },
    'trained for the night': trained ? ['trained'] : [],
  };
  const answer = sheet.rows.map(({ prompt }, i): RowAnswer => {
    const [, given] = Object.entries(decks).find(([part]) => prompt.includes(part)) ?? [];
    return given ?? rows[i] ?? [];
  });
  return { game, refusal: refused(game, 'allied', answer) };
}

describe('at set-up', () => {
  const marked = (dauntless: number, trained: boolean): string[] => {
    const { game, refusal } = arranged(dauntless, trained);
    if (refusal !== undefined) return [refusal];
    say(game, 'japan', []);
    return own(game, 'allied').ships.flatMap((ship) =>
      parkedIn(ship.grounded)
        .filter(({ night }) => night === true)
        .map(({ plane, factors }) => `${ship.name} ${factors} ${plane}`),
    );
  };

  rule('SC3.5', 'the Dauntless and Avengers of Wasp may be trained, and no others (R148)', () => marked(12, true), [
    'Wasp 12 Dauntless',
    'Wasp 5 Avenger',
  ]);
  rule('SC3.5c', 'if they are, she begins with seventeen of them at most', () => marked(13, true), ['SC3.5c']);
  test('SC3.5c if they are not, with as many as she has room for', () => {
    expect(marked(13, false)).toEqual([]);
  });
});

test('SC3.5, R323 the set-up that is proposed has no night group', () => {
  const { ships } = openingForces(law({ scenario: easternSolomons }), 'allied');
  const wasp = ships.find(({ name }) => name === 'Wasp');
  expect(parkedIn(wasp?.grounded ?? null).length).toBeGreaterThan(0);
  expect(parkedIn(wasp?.grounded ?? null).some(({ night }) => night === true)).toBe(false);
});

describe('by night', () => {
  const target = 'GG20';
  const tables = (planes: string[], hour: number) => {
    const { events } = strike(
      {
        scenario: easternSolomons,
        hour,
        allied: { flights: [{ hex: target, planes, onMap: true }] },
        japan: { tfs: [{ hex: target, ships: ['Ryujo'], onMap: true }], ships: { Ryujo: { aa: 0 } } },
      },
      'allied',
      'Ryujo:dive',
      [1, 1, 1, 1, 1, 1],
    );
    return kinds(events, 'air-attack-fire').map(({ plane, factors, table }) => `${factors} ${plane} on ${table}`);
  };

  rule('SC3.5b', 'they attack two tables lower, not four', () => tables(['6 Dauntless* AP high night'], 22), [
    '6 Dauntless on 5',
  ]);
  test('18.5.4, SC3.5b, R322 others attack four lower, and for themselves', () => {
    expect(tables(['6 Dauntless* AP high'], 22)).toEqual(['6 Dauntless on 3']);
    expect(tables(['6 Dauntless* AP high', '3 Dauntless* AP high night'], 22)).toEqual([
      '6 Dauntless on 3',
      '3 Dauntless on 5',
    ]);
  });
  test('SC3.5b by day they are like all others, and attack with them', () => {
    expect(tables(['6 Dauntless* AP high', '3 Dauntless* AP high night'], 12)).toEqual(['9 Dauntless on 7']);
  });

  /** The least face that brings them down. */
  const landing = (ship: string, planes: string, hour = 22) => {
    const game = planesMove(
      {
        scenario: easternSolomons,
        hour,
        initiative: 'allied',
        allied: { tfs: [{ hex: 'II30', ships: [ship] }], flights: [{ hex: 'II30', planes: [planes] }] },
      },
      [1, 1, 1],
    );
    say(game, 'allied', ['AF 1 to II30']);
    const [{ least, why } = { least: 0, why: [] }] = kinds(say(game, 'allied', [{ [ship]: 2 }]), 'landed-at');
    return [least, (why as { rule: string }[]).map((each) => each.rule)];
  };

  rule('SC3.5a', 'they come down on Wasp with two less', () => landing('Wasp', '2 Dauntless* night'), [
    3,
    ['14.10', 'SC3.5a'],
  ]);
  test('SC3.5a on another ship they are like all others, and so are others on Wasp', () => {
    expect(landing('Saratoga', '2 Dauntless* night')).toEqual([5, ['14.10']]);
    expect(landing('Wasp', '2 Dauntless*')).toEqual([5, ['14.10']]);
  });

  test('R148 the mark stays with them, from the deck into the air and back', () => {
    const game = planesMove(
      {
        scenario: easternSolomons,
        hour: 12,
        initiative: 'allied',
        allied: {
          tfs: [{ hex: 'II30', ships: ['Wasp'] }],
          parked: { Wasp: { justLanded: ['1 Dauntless'] } },
          flights: [{ hex: 'II30', planes: ['2 Dauntless* night'] }],
        },
      },
      [],
    );
    say(game, 'allied', ['AF 1 to II30']);
    say(game, 'allied', [{ Wasp: 2 }]);
    const wasp = own(game, 'allied').ships.find((ship) => ship.name === 'Wasp');
    expect(wasp?.grounded?.justLanded.map(({ factors, night }) => [factors, night])).toEqual([
      [1, undefined],
      [2, true],
    ]);
  });
});
