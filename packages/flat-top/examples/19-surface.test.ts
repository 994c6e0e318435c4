/** The worked example after 19.10: a night battle of battleships, destroyers and torpedoes. */
import { describe, expect, it } from 'vitest';
import { surfaceStep } from '../src/chapters/19-surface.js';
import {
  type Answers,
  arrange,
  attacks,
  battleOf,
  type Fought,
  fight,
  fleet,
  shipOf,
} from '../src/chapters/19-testing.js';

const allied = fleet('allied', 'South Dakota', 'Washington', 'Pensacola', '12 DD');
const japan = fleet('japan', 'Haruna', 'Hiei', 'Kirishima', 'Kongo', 'Kumano', '5 DD');
const japaneseDestroyers = ['DD 1', 'DD 2', 'DD 3', 'DD 4', 'DD 5'];

const answers: Answers = {
  '19.1 allied': ['fight'],
  '19.1 japan': ['wait'],
  '19.3 allied': arrange(allied, 1),
  '19.3 japan': arrange(japan, 6, { torpedo: japaneseDestroyers }),
  '19.5 allied': [{ Hiei: 41, Kongo: 11, 'japan DD 1': 3, 'japan DD 2': 3, 'japan DD 3': 3, 'japan DD 4': 3 }],
  '19.5 japan': [{ Washington: 46, Pensacola: 8 }],
  // The text speaks of three destroyers left and three factors; five less one sunk are four. The column is the same.
  '19.6.3 japan': { Washington: 4 },
};

/** In the order of the text: Hiei, Kongo, four destroyers; Washington, Pensacola; torpedoes on Washington. */
const dice = [4, 5, 1, 6, 3, 3, 6, 2, 4];

function theNightBattle(change: Answers = {}, rolled: readonly number[] = dice): Fought {
  return fight(battleOf(allied, japan, { night: true, step: surfaceStep() }), rolled, { ...answers, ...change });
}

describe('19.10, the example of surface attack combat', () => {
  it('19.10 the example: guns and torpedoes score as the text says', () => {
    const fought = theNightBattle();
    expect(fought.refused).toEqual([]);
    expect(attacks(fought)).toEqual([
      '41 at Hiei on 7: 10',
      '11 at Kongo on 7: 4',
      '3 at DD 1 on 7: 0',
      '3 at DD 2 on 7: 3',
      '3 at DD 3 on 7: 1',
      '3 at DD 4 on 7: 1',
      '46 at Washington on 7: 13',
      '8 at Pensacola on 7: 1',
      '4 at Washington on 15: 2',
    ]);
  });

  it('19.10 the example: Hiei, Washington and a destroyer sink; Kongo, whom its list forgets, keeps four hits', () => {
    const { battle } = theNightBattle();
    const afloat = [...battle.ships.allied, ...battle.ships.japan].filter((ship) => ship.hits < ship.damage);
    expect(afloat).toHaveLength(25 - 3);
    const hits = [
      'Hiei',
      'Kongo',
      'japan DD 1',
      'japan DD 2',
      'japan DD 3',
      'japan DD 4',
      'japan DD 5',
      'Washington',
      'Pensacola',
    ];
    expect(hits.map((id) => shipOf(battle, id).hits)).toEqual([10, 4, 0, 3, 1, 1, 0, 15, 1]);
  });

  it('19.6 the example: four destroyers survive to fire, not the three of the text; three factors would do the same (R124)', () => {
    const four = theNightBattle();
    const three = theNightBattle({ '19.6.3 japan': { Washington: 3 } });
    expect(attacks(three).at(-1)).toBe('3 at Washington on 15: 2');
    expect(shipOf(three.battle, 'Washington')).toEqual(shipOf(four.battle, 'Washington'));
    expect(theNightBattle({ '19.6.3 japan': { Washington: 5 } }).refused.map((refusal) => refusal.rule)).toEqual([
      '19.6.3',
    ]);
  });

  it('19.8 the example: what is left on the ammunition sheet', () => {
    const { battle } = theNightBattle();
    const guns = ['South Dakota', 'Pensacola', 'Haruna', 'Kirishima', 'Kongo', 'Kumano', 'allied DD 1', 'allied DD 12'];
    expect(guns.map((id) => shipOf(battle, id).ammunition)).toEqual([17, 8, 17, 17, 17, 5, 0, 0]);
    // The Japanese destroyers stood at their torpedoes: those are gone, their guns are not.
    const survivors = battle.ships.japan.filter((ship) => ship.type === 'DD' && ship.hits < ship.damage);
    expect(survivors.map(({ torpedoes, ammunition }) => [torpedoes, ammunition])).toEqual(survivors.map(() => [0, 1]));
  });

  it('19.7 the example: 41 guns against 40 are no advantage, so nobody breaks through', () => {
    const fought = theNightBattle();
    expect(fought.events.filter(({ rule }) => rule.startsWith('19.7'))).toEqual([]);
    expect(fought.asked.filter((ask) => ask.startsWith('19.7'))).toEqual([]);
  });

  it('19.5.1 the example: 55 of the 67 Allied factors may be used against battleships, no more (R200)', () => {
    const most = theNightBattle({ '19.5 allied': [{ Hiei: 41, Kongo: 14, 'japan DD 2': 12 }] }, []);
    expect(most.refused).toEqual([]);
    const over = theNightBattle({ '19.5 allied': [{ Hiei: 41, Kongo: 15 }] }, []);
    expect(over.refused.map((refusal) => refusal.rule)).toEqual(['19.5.1']);
  });
});
