/** The examples after 21.5 and 25.5, turn by turn in a whole game. */
import { expect, test } from 'vitest';
import { doing, own, ruleWith, sailed, strike } from '../src/chapters/12-testing.js';
import { baseFactors } from '../src/chapters/21-damage.js';
import { repairPhase } from '../src/chapters/23-repair.js';
import { scoreClosedBases } from '../src/chapters/25-victory.js';
import type { Given } from '../src/game-testing.js';

const rule = ruleWith({ test, expect });

rule(
  '23.2',
  '21.5 example: five hits on Gasmata at 1200 leave -2/-1; at 1300 it is 0/0 and 1, at 1400 2/1 and 2; the first two turns score (R129)',
  () => {
    const { game } = doing({ hour: 12, japan: { baseHits: { Gasmata: 5 } } }, (table) => {
      table.state.public.attacked = ['Gasmata'];
    });
    return [12, 13, 14].map((hour) => {
      repairPhase(game.desk.table);
      scoreClosedBases(game.desk.table);
      game.state.public.attacked = [];
      const gasmata = own(game, 'japan').bases.find(({ name }) => name === 'Gasmata');
      if (gasmata === undefined) return [hour];
      const { launch, aaf } = baseFactors(gasmata);
      return [hour, launch.normal, launch.minimum, aaf, game.state.public.points.allied];
    });
  },
  [
    [12, -2, -1, 0, 5],
    [13, 0, 0, 1, 10],
    [14, 2, 1, 2, 10],
  ],
);

test('25.5 example: a transport unloads for eight turns, three points each, and is worth 21, 18, 15 … 2 if sunk', () => {
  const ap = (unloaded: number): Given => ({
    turn: 5,
    hour: 21,
    scenario: { special: {} },
    japan: {
      bases: [],
      tfs: [{ hex: 'R9', ships: ['1 AP'], onMap: true }],
      ships: { 'AP 1': { anchored: true } },
      hulls: { 'AP 1': { anchoredSince: 3, unloaded } },
    },
  });
  const unload = (before: number) => sailed(ap(before), { 'TF 1': { unload: ['japan AP 1'] } }, 'japan').game;
  expect([0, 1, 2, 7, 8].map((before) => unload(before).state.public.points.japan)).toEqual([3, 3, 3, 3, 0]);
  const bombers = { bases: [], flights: [{ hex: 'R9', planes: ['12 Dauntless* AP high'], onMap: true }] };
  const worth = (unloaded: number) =>
    strike({ ...ap(unloaded), hour: 12, allied: bombers }, 'allied', 'japan AP 1:dive', [6, 6, 6]).game.state.public
      .points.allied;
  expect([1, 2, 3, 8].map(worth)).toEqual([21, 18, 15, 2]);
});
