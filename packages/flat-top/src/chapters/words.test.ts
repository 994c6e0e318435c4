import type { Event } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { battleOf, dogfight, fight, fleet, grounded, strike } from '../testing.js';
import { battleStep } from './15-combat.js';
import { airKinds, words } from './words.js';

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

  test('ships without a name are told apart by their side', () => {
    const raid = fight(
      strike({ allied: ['AF 20: 10 Dauntless high AP'], ships: { japan: fleet('japan', { 'TF 7': '2 DD' }) } }),
      () => 6,
    );
    expect(said(raid, 'attack-announced')[0]).toBe('Announced: 10 Dauntless dive on Japanese DD 1 with AP bombs.');
    expect(said(raid, 'ship-sunk')[0]).toBe('Japanese DD 1 takes 3 hits and sinks (1 more is lost).');
    const data = { side: 'allied', name: 'DD 4', hits: 1, total: 1, damage: 3 };
    const event = { rule: '21.2', to: 'all' as const, data };
    expect(words({ ...event, kind: 'ship-hit' })).toBe('Allied DD 4 takes 1 hit: 1 of 3.');
    expect(words({ ...event, kind: 'ship-crippled' })).toBe('Allied DD 4 is crippled, dead in the water.');
  });

  test('one factor fires, two fire; nothing is ever left out of a sentence', () => {
    const say = (kind: string, data: Event['data']) => words({ rule: '', kind, to: 'all', data });
    const fire = { guns: 1, from: 'TF 7', factors: 1, plane: 'Val', table: 4, face: 3, hits: 0 };
    expect(say('aa-fire', fire)).toBe(
      '1 anti-aircraft factor of TF 7 fires at 1 Val: table 4, 1-2 factors, rolled 3: no hits.',
    );
    expect(say('ratio', { interceptors: 1, escorts: 1, may: 'designated' })).toMatch(
      /^1 interceptor is left against 1 escort: /,
    );
    expect(say('gone-on', { side: 'japan', factors: 1 })).toBe('1 Japanese factor goes on to the bombers.');
    expect(say('designated', { side: 'allied', escorts: 1, bombers: 2 })).toBe(
      '1 Allied factor goes for the escorts, 2 for the bombers.',
    );
    const one = { by: 'allied', factors: 1, plane: 'Avenger', target: 'Kongo', altitude: 'low' };
    expect(['dive', 'torpedo', 'level', 'strafe'].map((kind) => say('attack-announced', { ...one, kind }))).toEqual([
      'Announced: 1 Avenger dives on Kongo.',
      'Announced: 1 Avenger launches torpedoes at Kongo.',
      'Announced: 1 Avenger bombs Kongo from low level.',
      'Announced: 1 Avenger strafes Kongo.',
    ]);
    // 15.6.3, 18.3.1 Dive bombers began high: where the attack leaves them is told, not where it came from.
    expect(say('range-spent-low', { side: 'allied', plane: 'Dauntless', factors: 2 })).toBe(
      '2 Dauntless (Allied) have spent a range factor on the attack and are low now.',
    );
    expect(say('guns-laid', { fire: [{ guns: 0, plane: 'Val', af: 'AF 1' }] })).toBe('The guns hold their fire.');
    for (const kind of airKinds) expect(say(kind, {})).not.toMatch(/: ?\.$|undefined/);
  });

  test('what is disclosed reads as a list', () => {
    const fought = play();
    expect(said(fought, 'targets-disclosed')[0]).toContain('TF 7: CV Shokaku (planes on deck), BB Kongo');
    expect(said(fought, 'planes-disclosed')[0]).toBe(
      "The enemy's planes: AF 20: 10 Dauntless high, took off armed; AF 21: 6 Avenger low, took off armed.",
    );
  });

  test('air-to-air combat tells its ratio and who goes on', () => {
    const air = fight(dogfight({ japan: ['AF 5: 10 Zero'], allied: ['AF 4: 10 B-26 GP, 4 Wildcat'] }), [5, 2, 3, 3]);
    expect(said(air, 'ratio')).toEqual([
      '10 interceptors are left against 0 escorts: all interceptors may go on to the bombers.',
    ]);
    expect(said(air, 'air-fire')[0]).toBe('10 Zero fire at the Wildcat: table 9, 9-10 factors, rolled 5: 4 hits.');
  });

  test('18.5, 17.7 a table is explained: what it was, and what moved it by how much', () => {
    const dusk = fight(
      strike({
        night: true,
        clouds: true,
        allied: ['AF 20: 10 Dauntless high AP'],
        ships: { japan: fleet('japan', { 'TF 7': 'Shokaku, 6 DD' }, { Shokaku: { anchored: true, hits: 5 } }) },
      }),
      [1, 1],
    );
    expect(said(dusk, 'aa-fire')[0]).toContain(': table 1 (4, clouds -1, night -2), ');
    expect(said(dusk, 'air-attack-fire')[0]).toContain(
      ': table 5 (7, crippled +2, anchored +2, clouds -2, night -4), ',
    );
    expect(dusk.events.find(({ kind }) => kind === 'air-attack-fire')?.data).toMatchObject({
      table: 5,
      printed: 7,
      modifiers: [
        { rule: '18.5.1', name: 'crippled', by: 2 },
        { rule: '18.5.2', name: 'anchored', by: 2 },
        { rule: '18.5.3', name: 'clouds', by: -2 },
        { rule: '18.5.4', name: 'night', by: -4 },
      ],
    });
  });

  test('16.10, 20.2 range saved is told with the table, and so is the end of the tables', () => {
    const night = { japan: ['AF 5: 10 Zero'], allied: ['AF 4: 10 Wildcat'], night: true, clouds: true };
    expect(said(fight(dogfight(night), [3, 3], { '15.6.1 japan': [[]] }), 'air-fire').sort()).toEqual([
      '10 Wildcat fire at the Zero: table 6 (9, clouds -1, night -2), 9-10 factors, rolled 3: 2 hits.',
      '10 Zero fire at the Wildcat: table 1 (9, range saved -6, clouds -1, night -2, none is lower), 9-10 factors, rolled 3: no hits.',
    ]);
  });

  test('OPT-EPF.1, OPT-EPF.2 so are partners on a lower table and the enemy himself', () => {
    const options = { combineFactors: true, airModifiers: true };
    const joined = fight(
      dogfight({ japan: ['AF 5: 10 Zero, 2 Rufe'], allied: ['AF 4: 10 Wildcat'], options }),
      () => 3,
      { '16.5.4 japan': [{ 'with:Zero': 2 }] },
    );
    expect(said(joined, 'air-fire').sort()).toEqual([
      '10 Wildcat fire at the Zero: table 10 (9, against Zero +1), 9-10 factors, rolled 3: 3 hits.',
      '12 Zero fire at the Wildcat: table 6 (9, partners on a lower table -3), 11-12 factors, rolled 3: 2 hits.',
    ]);
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
