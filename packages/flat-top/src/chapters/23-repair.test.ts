/** 23 Repair. */
import { describe, expect, test } from 'vitest';
import type { Given } from '../game-testing.js';
import { doing, kindsOf, own, ruleWith, strike } from './12-testing.js';
import { repairPhase } from './23-repair.js';

const rule = ruleWith({ test, expect });

const repaired = (given: Given, attacked: string[] = []) =>
  doing(given, (table) => {
    table.state.public.attacked = attacked;
    repairPhase(table);
  });
const hitsOn = (given: Given, attacked: string[] = []) =>
  own(repaired(given, attacked).game, 'japan').bases.map(({ hits }) => hits);

describe('23 repair', () => {
  const damaged = { japan: { baseHits: { Rabaul: 5, Gasmata: 1 } } };

  rule(
    '23.1',
    'every base mends one hit a turn, and both sides know',
    () => {
      const { game, events } = repaired(damaged);
      return [own(game, 'japan').bases.map(({ hits }) => hits), kindsOf(events, 'repaired').map(({ hits }) => hits)];
    },
    [
      [4, 0, 0, 0],
      [4, 0],
    ],
  );

  test('23.1 a scenario may let a base mend two by day', () => {
    const fast = { special: { fastRepairByDay: { base: 'Rabaul', hits: 2 } } };
    expect(hitsOn({ ...damaged, scenario: fast })[0]).toBe(3);
    expect(hitsOn({ ...damaged, scenario: fast, hour: 20 })[0]).toBe(4);
  });

  rule('23.2', 'a base that was attacked this turn mends nothing', () => hitsOn(damaged, ['Rabaul'])[0], 5);

  test('23.2 it need not have been hit (R251)', () => {
    const given = {
      allied: { bases: [], flights: [{ hex: 'R9', planes: ['1 Dauntless* GP high'], onMap: true }] },
      japan: { baseHits: { Gasmata: 2 }, parked: {} },
      scenario: { special: {} },
    };
    const { game, events } = strike(given, 'allied', 'Gasmata:dive', [1, 1, 1, 1]);
    expect(kindsOf(events, 'attack-announced').length).toBe(1);
    expect(kindsOf(events, 'base-hit').length).toBe(0);
    expect(own(game, 'japan').bases.find(({ name }) => name === 'Gasmata')?.hits).toBe(2);
    expect(game.state.public.turn).toBe(3);
  });

  rule(
    '23.3',
    'never beyond its original figures',
    () => {
      const fast = { special: { fastRepairByDay: { base: 'Gasmata', hits: 2 } } };
      return hitsOn({ ...damaged, scenario: fast })[1];
    },
    0,
  );
});
