/** Every way in which Rings Around Rabaul can end, from positions near the end. */
import { describe, expect, test } from 'vitest';
import { atPhase, passUntil, ruleWith, sailed, strike } from '../chapters/12-testing.js';
import { type Given, law } from '../game-testing.js';
import type { Side } from '../state.js';
import { readScenario } from './index.js';
import { ringsAroundRabaul } from './rings-around-rabaul.js';

const rule = ruleWith({ test, expect });

/** 1800 is over but for the Time Record Phase. */
function over(hits: number, allied: number, japan: number) {
  const game = atPhase(9, {
    turn: 12,
    hour: 18,
    points: { allied, japan },
    allied: { tfs: [{ hex: 'DD31', ships: ['Lexington', '2 DD'], onMap: true }] },
  });
  game.state.public.hitsScored = { Rabaul: hits };
  passUntil(game, ({ state }) => state.umpire.over !== null);
  return game.state.umpire.over ?? { winners: [], rule: 'not over', why: '' };
}

function ended(hits: number, allied: number, japan: number) {
  const { winners, rule: by } = over(hits, allied, japan);
  return [...winners, by];
}

describe('what the scenario changes', () => {
  rule('SC1.3', 'Wildcats fight in the air on table 7', () => law().charts.airHits.values.Wildcat.airToAir, 7);

  rule(
    '26.3',
    'submarines of an order of battle stay at home without the optional rule for them',
    () => {
      const set = JSON.parse(JSON.stringify(ringsAroundRabaul)) as { forces: { allied: { ships: string[] } } };
      set.forces.allied.ships.push('3 SS');
      const read = readScenario({ scenario: 'custom', options: {}, charts: {}, set });
      return 'errors' in read ? read.errors : (read.law.scenario.forces.allied.submarines ?? 0);
    },
    0,
  );
});

describe('Rings Around Rabaul', () => {
  const lexington = (hits: number): Given => ({
    turn: 7,
    hour: 13,
    allied: { tfs: [{ hex: 'DD31', ships: ['Lexington', '2 DD'], onMap: true }], ships: { Lexington: { hits } } },
    japan: { flights: [{ hex: 'DD31', planes: ['10 Kate torpedo low'], onMap: true }] },
  });

  rule(
    'SC1.V1',
    'Japan wins at once when Lexington is sunk, in the middle of the turn (R253)',
    () => {
      const { game } = strike(lexington(5), 'japan', 'Lexington:torpedo', [1, 6, 6, 6]);
      const { over } = game.state.umpire;
      return [over?.winners, over?.rule, game.state.public.phase, game.state.public.turn];
    },
    [['japan'], 'SC1.V1', 7, 7],
  );

  test('SC1.V1 a hit Lexington does not end the game', () => {
    const { game } = strike(lexington(0), 'japan', 'Lexington:torpedo', [1, 1, 1]);
    expect(game.state.umpire.over).toBeNull();
  });

  test('SC1.V1, 12.9 to scuttle her is to lose her', () => {
    const { game } = sailed(lexington(5), { 'TF 1': { scuttle: ['Lexington'] } });
    expect(game.state.umpire.over).toMatchObject({ winners: ['japan'], rule: 'SC1.V1' });
  });

  rule(
    'SC1.V1',
    'four hits on Rabaul and twenty points win for the Allies, whoever leads (R137)',
    () => ended(4, 20, 90),
    ['allied', 'SC1.V1'],
  );
  rule('SC1.V2', 'two hits, twenty points and the lead win for them too', () => ended(2, 30, 20), ['allied', 'SC1.V2']);

  test.each<[string, number, number, number, Side]>([
    ['without the lead two hits are not enough', 2, 30, 30, 'japan'],
    ['three hits without the lead are not enough', 3, 40, 50, 'japan'],
    ['four hits and nineteen points are not enough', 4, 19, 90, 'japan'],
    ['one hit is not enough', 1, 60, 0, 'japan'],
    ['nor is a quiet day: there is no draw', 0, 0, 0, 'japan'],
  ])('SC1.V2 %s (R142)', (_, hits, allied, japan, winner) => {
    expect(ended(hits, allied, japan)).toEqual([winner, 'SC1.V2']);
  });

  test('SC1.V2 one hit is told as one', () => {
    expect(over(1, 60, 0).why).toBe('1 hit on Rabaul, 60 points to 0');
    expect(over(2, 60, 0).why).toBe('2 hits on Rabaul, 60 points to 0');
  });

  test('SC1.V1, R142 hits count when they are scored, doubled ones and all, and repair takes none away', () => {
    const { game } = strike(
      {
        turn: 12,
        hour: 18,
        allied: {
          tfs: [{ hex: 'DD31', ships: ['Lexington'] }],
          flights: [{ hex: 'Y3', planes: ['12 Dauntless* GP high'], onMap: true }],
        },
        japan: { parked: { Rabaul: { ready: ['4 Zero'] } } },
        points: { allied: 20, japan: 100 },
      },
      'allied',
      'Rabaul:dive',
      [1, 3],
    );
    expect(game.state.public.hitsScored.Rabaul).toBeGreaterThanOrEqual(4);
    passUntil(game, ({ state }) => state.umpire.over !== null);
    expect(game.state.umpire.over).toMatchObject({ winners: ['allied'], rule: 'SC1.V1' });
  });
});
