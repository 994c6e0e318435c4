/** Ways of planes and ships from hexes and under clouds drawn at random: chapters and book agree on every one. */
import { askOf, count, viewOf } from '@ironbottom/umpire';
import { expect, test } from 'vitest';
import { upTo } from '../src/chapters/14-testing.js';
import type { GameView } from '../src/game-kit.js';
import { law, playing, stateWith } from '../src/game-testing.js';
import { hexCount, name } from '../src/map.js';
import { flightWays } from '../src/ways.js';
import { flights, homes } from './book-air.js';
import { at, placeCalled } from './book-board.js';
import { sailings } from './book-sea.js';

/** The same draws every time. */
function drawing(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
}

const rows = 44;
const west = hexCount / 2;

/** Two to five cloud markers within three columns and rows of a hex. */
function cloudsNear(hex: string, below: (n: number) => number): string[] {
  return Array.from({ length: 2 + below(4) }, () => {
    const column = Math.floor(at(hex) / rows) + below(7) - 3;
    const row = (at(hex) % rows) + below(7) - 3;
    return column < 0 || column * rows >= west || row < 0 || row >= rows ? hex : name(column * rows + row);
  });
}

test('6.6, 12.5, 14.15.5 three hexes by air and two by sea from 250 hexes under clouds', () => {
  const below = drawing(7);
  const ways = flightWays(law());
  for (let i = 0; i < 250; i++) {
    // Every other time where New Guinea and New Britain have their mountains.
    const hex = i % 2 === 0 ? name(below(west)) : name(below(28) * rows + 4 + below(20));
    const clouds = cloudsNear(hex, below);
    const low = below(2) === 0;
    const state = stateWith({
      clouds,
      japan: { flights: [{ hex, planes: [`2 Dave ${low ? 'low' : 'high'}`] }], tfs: [{ hex, ships: ['Kako'] }] },
    });
    const counted = (unit: string, budget: number, kind: string): number => {
      const view: GameView = { ...viewOf(state, 'japan'), owes: { kind, rule: '', about: null } };
      return count(view, { ask: 'walk', rule: '', prompt: '', unit, from: at(hex), budget, halts: [] }, ways);
    };
    const where = `${hex}, clouds ${clouds.join(' ')}`;
    expect(counted('AF 1', 3, 'flight'), `${where}, ${low ? 'low' : 'high'}`).toBe(
      flights(hex, 3, { clouds, low }).length,
    );
    // A ship cannot begin in an all-land hex, and in a storm her Movement Factor is 0 anyway.
    const sails = sailings(hex, 2, { clouds }).length;
    if (sails > 1) expect(counted('TF 1', 2, 'plotting'), where).toBe(sails);
  }
});

test('14.2.1, 14.15.3, 14.15.5 who can come home to Port Moresby from 120 hexes around, high or low', () => {
  const below = drawing(11);
  const moresby = { name: 'Port Moresby', hex: 'H19', normal: 20, minimum: 8 };
  expect(at('H19')).toBe(placeCalled('Port Moresby'));
  for (let i = 0; i < 120; i++) {
    const hex = name(below(17) * rows + 10 + below(18));
    const low = below(2) === 0;
    const plane = (['Devastator', 'Dauntless', 'P-40'] as const)[below(3)] ?? 'P-40';
    const game = playing({
      phase: 5,
      initiative: 'allied',
      allied: { flights: [{ hex, planes: [`2 ${plane} ${low ? 'low' : 'high'}`] }] },
    });
    upTo(game, 'allied', 'land');
    const ask = askOf(game, 'allied');
    const offered = ask?.ask === 'pick' ? ask.of.filter(({ id, not }) => not === undefined && id.startsWith('AF')) : [];
    const book = homes(hex, plane, [moresby], { low });
    expect(offered.length, `${plane} in ${hex}, ${low ? 'low' : 'high'}`).toBe(book.length);
  }
});
