import { describe, expect, test } from 'vitest';
import { battleOf, dogfight, fight, fleet, grounded, strike } from '../testing.js';
import { battleStep } from './15-combat.js';
import { words } from './words.js';

const said = (fought: ReturnType<typeof fight>, kind: string): string[] =>
  fought.events.filter((event) => event.kind === kind).map(words);

describe('events in words', () => {
  const shokaku = { Shokaku: { grounded: grounded({ ready: '9 Zero' }) } };
  const play = () =>
    fight(
      strike({
        allied: ['AF 20: 10 Dauntless high AP', 'AF 21: 6 Avenger torpedo'],
        ships: { japan: fleet('japan', { 'TF 7': 'Shokaku, Kongo, Atago, Takao, 6 DD' }, shokaku) },
      }),
      [4, 1, 3, 1],
    );

  test('anti-aircraft fire and attacks say table, column, die and hits', () => {
    const fought = play();
    expect(said(fought, 'aa-fire')[0]).toBe(
      '18 anti-aircraft factors of TF 7 fire at 10 Dauntless: table 4, 16-20 factors, rolled 4: 2 hits.',
    );
    expect(said(fought, 'air-attack-fire')).toEqual([
      '8 Dauntless dive on Shokaku with AP bombs: table 7, 7-8 factors, rolled 3: 2 hits, doubled to 4 (planes stand in the Ready or Just Landed box).',
      '6 Avenger launch torpedoes at Shokaku: table 6, 5-6 factors, rolled 1: no hits.',
    ]);
  });

  test('damage says what is left', () => {
    const fought = play();
    expect(said(fought, 'ship-hit')).toEqual(['Shokaku takes 4 hits: 4 of 6.']);
    expect(said(fought, 'planes-lost-aground')).toEqual(['4 Air Factors are lost at Shokaku.']);
  });

  test('what is disclosed reads as a list', () => {
    const fought = play();
    expect(said(fought, 'targets-disclosed')[0]).toContain('TF 7: CV Shokaku (planes on deck), BB Kongo');
    expect(said(fought, 'planes-disclosed')[0]).toBe(
      "The enemy's planes: AF 20: 10 Dauntless high, armed; AF 21: 6 Avenger low, armed.",
    );
  });

  test('air-to-air combat tells its ratio and who goes on', () => {
    const air = fight(dogfight({ japan: ['AF 5: 10 Zero'], allied: ['AF 4: 10 B-26 GP, 4 Wildcat'] }), [5, 2, 3, 3]);
    expect(said(air, 'ratio')).toEqual([
      '10 interceptors are left against 0 escorts: all interceptors may go on to the bombers.',
    ]);
    expect(said(air, 'air-fire')[0]).toBe('10 Zero fire at the Wildcat: table 9, 9-10 factors, rolled 5: 4 hits.');
  });

  test('a battle says whether it is night or under clouds', () => {
    expect(said(fight(battleOf(battleStep([]), { night: true, clouds: true })), 'battle')).toEqual([
      'A battle by night, under clouds.',
    ]);
  });

  test('an event nobody has words for is called by its kind', () => {
    expect(words({ rule: '1', kind: 'unheard-of', to: 'all', data: {} })).toBe('unheard-of');
  });
});
