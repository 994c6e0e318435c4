import { describe, expect, test } from 'vitest';
import { battleStep } from '../src/chapters/15-combat.js';
import { battleOf, fight, fleet, grounded, left, shipNamed, shots, told } from '../src/testing.js';

/** The examples after 17.7 and 18.5: one strike on Shokaku. */
const example = () =>
  battleOf(battleStep(['air-to-air', 'air-attack']), {
    allied: ['AF 20: 10 Dauntless high AP', 'AF 21: 5 Wildcat low, 10 Avenger low torpedo'],
    ships: {
      japan: fleet(
        'japan',
        { 'TF 7': 'Shokaku, Kongo, Atago, Takao, 6 DD', 'TF 8': 'Isuzu, 5 DD, 4 AP' },
        { Shokaku: { grounded: grounded({ ready: '6 Zero', readying: '5 Val' }) } },
      ),
    },
  });

describe('examples after 17.7 and 18.5', () => {
  const play = () => fight(example(), [4, 6, 3, 1]);

  test('17.7 example: the Japanese player names his ships, and that planes can be seen on Shokaku, before targets are chosen', () => {
    const fought = play();
    const [{ ships = [] } = {}] = told(fought, 'targets-disclosed');
    expect(ships).toHaveLength(20);
    expect(ships).toContainEqual(expect.objectContaining({ name: 'Shokaku', tf: 'TF 7', planesOnDeck: true }));
    const kinds = fought.events.map(({ kind }) => kind);
    expect(kinds.indexOf('targets-disclosed')).toBeLessThan(kinds.indexOf('attack-announced'));
  });

  test('17.7 example: the 18 anti-aircraft factors of TF 7 fire once at each formation, and down 2 Dauntless and 4 Avengers', () => {
    const fought = play();
    expect(shots(fought).slice(0, 2)).toEqual(['18 guns at Dauntless on 4: 2', '18 guns at Avenger on 4: 4']);
    expect(left(fought.battle, 'allied')).toBe('8 Dauntless, 5 Wildcat, 6 Avenger');
  });

  test('18.5 example: 8 Dauntless score 2 hits, doubled to 4 by planes in the Ready box; 6 Avengers (the text once says 7) score none', () => {
    const fought = play();
    expect(shots(fought).slice(2)).toEqual(['8 Dauntless at Shokaku on 7: 4', '6 Avenger at Shokaku on 6: 0']);
    expect(told(fought, 'air-attack-fire')[0]).toMatchObject({ scored: 2, doubled: true, hits: 4 });
  });

  test('18.5 example: Shokaku has 4 hits and has lost 4 Air Factors', () => {
    const fought = play();
    const shokaku = shipNamed(fought.battle, 'Shokaku');
    expect(shokaku.hits).toBe(4);
    expect(shokaku.grounded).toEqual(grounded({ ready: '2 Zero', readying: '5 Val' }));
    expect(fought.battle.points).toEqual({ allied: 4 * 20 + 4 * 2, japan: 6 * 2 });
  });
});
