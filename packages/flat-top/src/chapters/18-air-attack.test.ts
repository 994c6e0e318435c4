import type { Ask } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import {
  alsoThere,
  askOf,
  base,
  fight,
  fleet,
  grounded,
  left,
  shipNamed,
  shots,
  strike,
  told,
  verdict,
  without,
} from '../testing.js';

const tf = (changes: Parameters<typeof fleet>[2] = {}) => ({
  japan: fleet('japan', { 'TF 7': 'Shokaku, Atago, DD' }, changes),
});

describe('the attacks', () => {
  test('18.1 the survivors of the fire attack as stated', () => {
    const fought = fight(strike({ allied: ['AF 20: 10 Dauntless high AP'], ships: tf() }), [6, 3]);
    expect(shots(fought)).toEqual(['8 guns at Dauntless on 4: 3', '7 Dauntless at Shokaku on 7: 2']);
  });

  test('18.1 attacks on a target sunk before are lost, bombs and range spent (R115)', () => {
    const sinking = strike({
      allied: ['AF 20: 10 Dauntless high AP due 9', 'AF 21: 6 Avenger torpedo due 9'],
      ships: tf({ Shokaku: { hits: 5 } }),
    });
    const fought = fight(sinking, [1, 1, 3]);
    expect(told(fought, 'attack-lost')).toMatchObject([{ plane: 'Avenger', target: 'Shokaku' }]);
    expect(fought.battle.air.allied[1]?.lots[0]).toMatchObject({ arms: 'none', deadline: 8 });
  });

  test('18.2 each attack by each plane name is one die, in the order the attacker names (R111)', () => {
    const two = () => strike({ allied: ['AF 20: 10 Dauntless high AP', 'AF 21: 6 Avenger torpedo'], ships: tf() });
    expect(shots(fight(two(), [1, 1, 3, 3])).slice(2)).toEqual([
      '10 Dauntless at Shokaku on 7: 2',
      '6 Avenger at Shokaku on 6: 1',
    ]);
    const order = { '18.2': ['AF 21:Avenger:torpedo:torpedo:low:shokaku:6', 'AF 20:Dauntless:dive:AP:low:shokaku:7'] };
    expect(shots(fight(two(), [1, 1, 3, 3], order)).slice(2)).toEqual([
      '6 Avenger at Shokaku on 6: 1',
      '10 Dauntless at Shokaku on 7: 2',
    ]);
  });

  test('18.2 damage counts at once: a ship crippled by the first attack is easier for the second (R111)', () => {
    const two = strike({
      allied: ['AF 20: 10 Dauntless high AP', 'AF 21: 6 Avenger torpedo'],
      ships: tf({ Shokaku: { hits: 3 } }),
    });
    expect(shots(fight(two, [1, 1, 3, 1])).slice(3)).toEqual(['6 Avenger at Shokaku on 8: 0']);
  });
});

test('18.2, R199 planes of one name, in one way, on one target: a die for each formation and each target', () => {
  const pair = () =>
    strike({ allied: ['AF 20: 6 Dauntless high AP', 'AF 21: 5 Dauntless high AP'], ships: tf({ Shokaku: { aa: 0 } }) });
  const dice = (on: { [target: string]: number }[]) =>
    shots(fight(pair(), () => 1, { '17.2': on })).filter((shot) => shot.includes('Dauntless at'));
  expect(dice([{ 'shokaku:dive': 6 }, { 'shokaku:dive': 5 }])).toEqual([
    '6 Dauntless at Shokaku on 7: 0',
    '5 Dauntless at Shokaku on 7: 0',
  ]);
  expect(dice([{ 'shokaku:dive': 3, 'atago:dive': 3 }, { 'shokaku:dive': 5 }])).toHaveLength(3);
});

describe('18.3 kinds of bombing', () => {
  const ask = (lots: string, given = {}) =>
    askOf(
      strike({ allied: [`AF 20: ${lots}`, alsoThere], ships: tf(), base: base('japan'), ...given }),
      '17.2',
      'allied',
    );

  test('18.3 bombs are dropped diving or from level flight, torpedoes from low altitude; the sheet says what each plane can do', () => {
    expect(verdict(ask('10 Dauntless high AP'), 'shokaku:dive')).toBe('allowed');
    expect(verdict(ask('10 Avenger torpedo'), 'shokaku:torpedo')).toBe('allowed');
    expect(verdict(ask('10 B-17 high AP'), 'shokaku:dive')).toBeUndefined();
  });

  test('18.3.1 dive bombers begin high, come down for the fire, bomb from low altitude and spend a range factor (R114)', () => {
    expect(verdict(ask('10 Dauntless AP'), 'shokaku:dive')).toBe('18.3.1');
    const fought = fight(strike({ allied: ['AF 20: 10 Dauntless high AP due 9'], ships: tf() }), [3, 3]);
    expect(shots(fought)[0]).toBe('8 guns at Dauntless on 4: 1');
    expect(fought.battle.air.allied[0]?.lots[0]).toMatchObject({
      altitude: 'low',
      deadline: 8,
      arms: 'none',
      tookOffArmed: true,
    });
  });

  test('18.3.2 torpedo attacks are made from low altitude, at ships', () => {
    expect(verdict(ask('10 Avenger high torpedo'), 'shokaku:torpedo')).toBe('18.3.2');
    expect(verdict(ask('10 Avenger torpedo'), 'gasmata:torpedo')).toBe('18.3.2');
  });

  test('18.3.3 level bombing is made from either altitude, with the tables of each (R114)', () => {
    const level = (lots: string, target: string) =>
      shots(
        fight(strike({ allied: [`AF 20: ${lots}`], ships: tf(), base: base('japan') }), [1, 1], {
          '17.2': [{ [`${target}:level`]: 10 }],
        }),
      )[1];
    expect(level('10 B-26 GP', 'gasmata')).toBe('10 B-26 at Gasmata on 10: 1');
    expect(level('10 B-26 high GP', 'gasmata')).toBe('10 B-26 at Gasmata on 6: 0');
    expect(level('10 B-26 AP', 'shokaku')).toBe('10 B-26 at Shokaku on 5: 0');
    expect(level('10 Dauntless high GP', 'gasmata')).toBe('10 Dauntless at Gasmata on 3: 0');
    expect(verdict(ask('10 B-26 high GP'), 'shokaku:level')).toBe('18.3.3');
  });

  test('15.6.3 dive, torpedo and low level attacks spend a range factor, high level attacks none', () => {
    const due = (lots: string) =>
      fight(strike({ allied: [`AF 20: ${lots} due 9`], ships: tf() }), [1, 1]).battle.air.allied[0]?.lots[0]?.deadline;
    expect([due('10 Dauntless high AP'), due('10 Avenger torpedo'), due('10 B-26 AP'), due('10 B-17 high AP')]).toEqual(
      [8, 8, 8, 9],
    );
  });

  test('15.6.3 range spent is told, once for each attack', () => {
    const spent = (lots: string) =>
      told(fight(strike({ allied: [`AF 20: ${lots}`], ships: tf() }), [1, 1]), 'range-spent-low');
    expect(spent('10 Dauntless high AP')).toEqual([{ side: 'allied', plane: 'Dauntless', factors: 10 }]);
    expect(spent('10 B-17 high AP')).toEqual([]);
    expect(without('15.6.3', () => spent('10 Dauntless high AP'))).toEqual([]);
  });

  test('18.4 off-board bases can never be attacked', () => {
    expect(verdict(ask('10 B-17 high GP', { base: base('japan', { offBoard: true }) }), 'gasmata:level')).toBe('18.4');
    expect(verdict(ask('10 B-17 high GP'), 'gasmata:level')).toBe('allowed');
  });
});

describe('18.5 modifiers of air attack', () => {
  const table = (ships: ReturnType<typeof tf>, given = {}) =>
    told(fight(strike({ allied: ['AF 20: 10 Dauntless high AP'], ships, ...given }), [1, 1]), 'air-attack-fire')[0]
      ?.table;

  test('18.5.1 a crippled ship: two tables higher', () => {
    expect(table(tf({ Shokaku: { hits: 5 } }))).toBe(9);
    expect(table(tf({ Shokaku: { hits: 4 } }))).toBe(7);
  });

  test('18.5.2 an anchored ship: two tables higher', () => {
    expect(table(tf({ Shokaku: { anchored: true } }))).toBe(9);
  });

  test('18.5.3 clouds: two tables lower', () => {
    expect(table(tf(), { clouds: true })).toBe(5);
  });

  test('18.5.4 night: four tables lower', () => {
    expect(table(tf(), { night: true })).toBe(3);
  });

  test('SC5.5 in Guadalcanal Japanese planes that fly from ships attack one table lower (R151)', () => {
    const ships = { allied: fleet('allied', { 'TF 1': 'Enterprise' }, { Enterprise: { aa: 0 } }) };
    const kates = (lots: string) => shots(fight(strike({ japan: [`AF 7: ${lots}`], ships, scenario: 'SC5' }), [1]))[0];
    expect([kates('5 Kate torpedo'), kates('5 Kate torpedo land')]).toEqual([
      '5 Kate at Enterprise on 9: 0',
      '5 Kate at Enterprise on 10: 0',
    ]);
  });

  test('SC5.5 whose crews fly from ships is told with the attack (R349)', () => {
    const ships = { allied: fleet('allied', { 'TF 1': 'Enterprise' }, { Enterprise: { aa: 0 } }) };
    const announced = (lots: string) =>
      told(fight(strike({ japan: [`AF 7: ${lots}`], ships, scenario: 'SC5' }), [1]), 'attack-announced');
    expect(announced('5 Kate torpedo')).toMatchObject([{ fromShips: true }]);
    expect(announced('5 Kate torpedo land')[0]).not.toHaveProperty('fromShips');
  });

  test('SC5.5 crews from ships and from land in one formation attack apart, in the order their owner likes', () => {
    const ships = { allied: fleet('allied', { 'TF 1': 'Enterprise' }, { Enterprise: { aa: 0 } }) };
    const mixed = strike({ japan: ['AF 7: 4 Kate torpedo, 3 Kate torpedo land'], ships, scenario: 'SC5' });
    const turned = (ask: Ask) => (ask.ask === 'pick' ? ask.of.map(({ id }) => id).reverse() : []);
    expect(shots(fight(mixed, [1, 1], { '18.2': turned }))).toEqual([
      '3 Kate at Enterprise on 10: 0',
      '4 Kate at Enterprise on 9: 0',
    ]);
  });

  test('18.5 all that apply are added together', () => {
    expect(table(tf({ Shokaku: { hits: 5, anchored: true } }), { clouds: true })).toBe(9);
  });
});

describe('options', () => {
  test('OPT-EPF.1 one or two factors may attack together with another name, on the lower table', () => {
    const mixed = strike({
      allied: ['AF 1: 10 B-25 GP, 2 A-20 GP'],
      base: base('japan', { aaf: 0 }),
      options: { combineFactors: true },
    });
    const fought = fight(mixed, [3], { 'OPT-EPF.1': [['AF 1:B-25:level:GP:low:gasmata:11']] });
    expect(shots(fought)).toEqual(['12 B-25 at Gasmata on 8: 3']);
    expect(fought.battle.air.allied[0]?.lots.map(({ arms }) => arms)).toEqual(['none', 'none']);
  });

  test('OPT-EPF.1 whether planes attack together the enemy learns from the factors: a disclosure', () => {
    const disclosed = (combineFactors: boolean) => {
      const ships = tf({ Shokaku: { aa: 0, grounded: null } });
      const mixed = strike({ allied: ['AF 1: 10 B-25 GP, 2 A-20 GP'], ships, options: { combineFactors } });
      const fell = fight(mixed, () => 3).events.filter(({ kind }) => kind === 'air-attack-fire');
      return fell.map(({ tells }) => tells === true);
    };
    expect(disclosed(true)).toEqual([true, true]);
    expect(disclosed(false)).toEqual([false, false]);
  });

  test('OPT-EPF.1 the two factors are all of the name that attack, not those on one target', () => {
    const options = { combineFactors: true };
    const ships = tf({ Shokaku: { aa: 0 } });
    const mixed = strike({ allied: ['AF 1: 10 B-25 GP, 8 A-20 GP'], base: base('japan', { aaf: 0 }), ships, options });
    const fought = fight(mixed, () => 1, {
      '17.2': [{ 'gasmata:level': 10 }, { 'gasmata:level': 2, 'shokaku:level': 6 }],
    });
    expect(fought.asked).not.toContain('OPT-EPF.1 allied');
  });

  test('OPT-EPF.1 a name may join one that joins a third, and nobody stays out of the attack (18.1)', () => {
    const few = (third: string) =>
      strike({
        allied: [`AF 1: 1 A-20 GP, 2 B-25 GP, ${third} B-26 GP`],
        base: base('japan', { aaf: 0 }),
        options: { combineFactors: true },
      });
    const withName = (plane: 'A-20' | 'B-25' | 'B-26') => {
      return [`AF 1:${plane}:level:GP:low:gasmata:${{ 'A-20': 8, 'B-25': 11, 'B-26': 10 }[plane]}`];
    };
    const chain = fight(few('4'), [3], { 'OPT-EPF.1': [withName('B-25'), withName('B-26')] });
    expect(shots(chain)).toEqual(['7 B-26 at Gasmata on 8: 2']);
    const ring = fight(few('2'), [3], { 'OPT-EPF.1': [withName('B-25'), withName('B-26'), withName('A-20')] });
    expect(shots(ring)).toEqual(['5 B-26 at Gasmata on 8: 1']);
    expect(ring.battle.air.allied[0]?.lots.map(({ arms }) => arms)).toEqual(['none', 'none', 'none']);
  });

  const field = () => base('japan', { aaf: 0, grounded: grounded({ readying: '9 Zero' }) });

  test('OPT-EPF.3 para-frag bombs hit planes on a base, two for each hit, and leave the base whole', () => {
    const given = { allied: ['AF 1: 10 B-25 para-frag'], base: field(), options: { paraFrag: true } };
    const fought = fight(strike(given), [3]);
    expect(shots(fought)).toEqual(['10 B-25 at Gasmata on 11: 3']);
    expect(fought.battle.base).toMatchObject({ hits: 0, grounded: { readying: [{ factors: 3 }] } });
    expect(fought.battle.points.allied).toBe(12);
    const elsewhere = (over: object, lots = '10 B-25 para-frag') =>
      askOf(strike({ ...given, allied: [`AF 1: ${lots}`, alsoThere], ships: tf(), ...over }), '17.2', 'allied');
    expect(verdict(elsewhere({}), 'shokaku:level')).toBe('OPT-EPF.3');
    expect(verdict(elsewhere({ scenario: 'SC2' }), 'gasmata:level')).toBe('OPT-EPF.3');
    expect(verdict(elsewhere({ scenario: 'SC4' }), 'gasmata:level')).toBe('allowed');
    expect(verdict(elsewhere({ options: {} }), 'gasmata:level')).toBe('OPT-EPF.3');
    expect(verdict(elsewhere({}, '10 B-25 high para-frag'), 'gasmata:level')).toBe('OPT-EPF.3');
  });

  test('OPT-EPF.3, R198 where planes stand Ready the hits are doubled, and each counts twice again', () => {
    const full = (box: 'ready' | 'readying') => base('japan', { aaf: 0, grounded: grounded({ [box]: '40 Zero' }) });
    const lost = (box: 'ready' | 'readying') =>
      fight(strike({ allied: ['AF 1: 10 B-25 para-frag'], base: full(box), options: { paraFrag: true } }), [3]).battle
        .points.allied / 2;
    expect([lost('readying'), lost('ready')]).toEqual([3 * 2, 3 * 2 * 2]);
  });

  test('OPT-EPF.4 skipped bombs use table 1, and any hit is a critical hit (R166)', () => {
    const given = {
      allied: ['AF 1: 16 B-25 skip'],
      ships: { japan: fleet('japan', { 'TF 7': 'Atago' }) },
      options: { skipBombing: true },
    };
    const fought = fight(strike(given), [1, 3, 2]);
    expect(shots(fought).slice(1)).toEqual(['16 B-25 at Atago on 1: 1']);
    expect(fought.rolled.slice(2)).toEqual(['OPT-CH.3']);
    expect(shipNamed(fought.battle, 'Atago').hits).toBe(1 + 2);
    const ask = (over: object) =>
      askOf(strike({ ...given, allied: [...given.allied, alsoThere], base: base('japan'), ...over }), '17.2', 'allied');
    expect(verdict(ask({ scenario: 'SC3' }), 'atago:level')).toBe('allowed');
    expect(verdict(ask({ scenario: 'SC1' }), 'atago:level')).toBe('OPT-EPF.4');
    expect(verdict(ask({}), 'gasmata:level')).toBe('OPT-EPF.4');
    expect(verdict(ask({ options: {} }), 'atago:level')).toBe('OPT-EPF.4');
  });

  test('OPT-EPF.5 only the named planes that took off without bombs strafe, and they are fired at (R168)', () => {
    const over = (lots: string, ...others: string[]) =>
      strike({
        allied: [`AF 1: ${lots}`, ...others],
        base: base('japan', { grounded: grounded({ readying: '9 Zero' }) }),
        options: { strafing: true },
      });
    const fought = fight(over('6 P-38 due 9'), [6, 3]);
    expect(shots(fought)).toEqual(['5 guns at P-38 on 4: 3', '3 P-38 at Gasmata on 7: 1']);
    expect(fought.battle.air.allied[0]?.lots[0]?.deadline).toBe(8);
    expect(verdict(askOf(over('6 B-26'), '17.1', 'allied'), 'attack')).toBe('17.1');
    expect(verdict(askOf(over('6 P-38 dropped'), '17.1', 'allied'), 'attack')).toBe('17.1');
    expect(verdict(askOf(over('6 P-38 high', alsoThere), '17.2', 'allied'), 'gasmata:strafe')).toBe('OPT-EPF.5a');
  });

  test('OPT-EPF.5a strafing a base kills planes and leaves the base whole', () => {
    const fought = fight(strike({ allied: ['AF 1: 6 P-38'], base: field(), options: { strafing: true } }), [3]);
    expect(fought.battle.base).toMatchObject({ hits: 0, grounded: { readying: [{ factors: 8 }] } });
  });

  test('OPT-EPF.5b strafing a ship kills planes and leaves the ship whole (R198)', () => {
    const ships = tf({ Shokaku: { grounded: grounded({ ready: '9 Zero' }) } });
    const fought = fight(strike({ allied: ['AF 1: 6 P-38'], ships, options: { strafing: true } }), [1, 3]);
    expect(shots(fought)[1]).toBe('6 P-38 at Shokaku on 7: 2');
    expect(shipNamed(fought.battle, 'Shokaku')).toMatchObject({ hits: 0, grounded: { ready: [{ factors: 7 }] } });
  });
});

test('14.18 both sides may bomb: both declare, all guns fire, then both sets of bombs fall (R117)', () => {
  const both = strike({
    allied: ['AF 20: 10 Dauntless high AP'],
    japan: ['AF 7: 10 Kate torpedo'],
    ships: { ...tf(), allied: fleet('allied', { 'TF 1': 'Yorktown, 2 DD' }) },
  });
  const fought = fight(both, [1, 1, 3, 3]);
  expect(shots(fought)).toEqual([
    '8 guns at Dauntless on 4: 0',
    '6 guns at Kate on 4: 0',
    '10 Dauntless at Shokaku on 7: 2',
    '10 Kate at Yorktown on 10: 3',
  ]);
  expect(left(fought.battle, 'japan')).toBe('10 Kate');
});
