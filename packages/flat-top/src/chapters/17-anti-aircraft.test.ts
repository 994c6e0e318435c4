import { describe, expect, test } from 'vitest';
import {
  type Answers,
  askOf,
  base,
  battleOf,
  fight,
  fleet,
  grounded,
  left,
  rowsOf,
  shots,
  strike,
  told,
  verdict,
} from '../testing.js';
import { battleStep } from './15-combat.js';
import { words } from './words.js';

const carriers = (changes: Parameters<typeof fleet>[2] = {}) =>
  fleet('japan', { 'TF 7': 'Shokaku, Atago, 3 DD', 'TF 8': 'Isuzu, 2 DD' }, changes);
const dauntless = { allied: ['AF 20: 10 Dauntless high AP'] };

describe('announcing', () => {
  test('17.1 bombers that do not attack are not fired at', () => {
    const fought = fight(strike({ ...dauntless, ships: { japan: carriers() } }), [], { '17.1': [] });
    expect(fought.asked).toEqual(['17.1 allied']);
    expect(told(fought, 'targets-disclosed')).toEqual([]);
  });

  test('17.1 interceptors and escorts are never fired at, and planes without bombs cannot attack', () => {
    const unarmed = askOf(
      strike({ allied: ['AF 1: 5 Wildcat, 3 B-17'], ships: { japan: carriers() } }),
      '17.1',
      'allied',
    );
    expect(verdict(unarmed, 'attack')).toBe('17.1');
    const fought = fight(
      strike({ allied: ['AF 1: 5 Wildcat, 5 Avenger torpedo'], ships: { japan: carriers() } }),
      [6, 1],
    );
    expect(shots(fought)[0]).toBe('10 guns at Avenger on 4: 3');
    expect(left(fought.battle, 'allied')).toBe('5 Wildcat, 2 Avenger');
  });

  test('17.2 every bomber has its target before the guns fire, divided as the attacker likes (R111)', () => {
    const fought = fight(strike({ ...dauntless, ships: { japan: carriers() } }), [1, 1, 1, 1], {
      '17.2': [{ 'shokaku:dive': 6, 'isuzu:dive': 3 }],
    });
    expect(told(fought, 'attack-announced').map(({ factors, target }) => [factors, target])).toEqual([
      [6, 'Shokaku'],
      [3, 'Isuzu'],
    ]);
    expect(shots(fought).map((shot) => shot.split(' on ')[0])).toEqual([
      '10 guns at Dauntless',
      '3 guns at Dauntless',
      '6 Dauntless at Shokaku',
      '3 Dauntless at Isuzu',
    ]);
    expect(fought.battle.air.allied[0]?.lots.find(({ arms }) => arms === 'AP')?.factors).toBe(1);
  });

  test('17.2 before choosing, the attacker is told ships, task forces, who lies at anchor and where planes stand on deck (7.14-7.15.2)', () => {
    const ships = carriers({
      Shokaku: { grounded: grounded({ justLanded: '2 Zero', readying: '3 Val' }) },
      Isuzu: { anchored: true },
    });
    const [data] = told(fight(strike({ ...dauntless, ships: { japan: ships } }), [1, 1]), 'targets-disclosed');
    expect(data?.ships).toContainEqual(
      expect.objectContaining({ name: 'Shokaku', tf: 'TF 7', planesOnDeck: true, anchored: false }),
    );
    expect(data?.ships).toContainEqual(
      expect.objectContaining({ name: 'Isuzu', tf: 'TF 8', planesOnDeck: false, anchored: true }),
    );
    expect(JSON.stringify(data)).not.toMatch(/Zero|Val|ammunition/);
  });
});

describe('who fires', () => {
  test('17.3 anti-aircraft fire is resolved on table 4', () => {
    expect(shots(fight(strike({ ...dauntless, ships: { japan: carriers() } }), [3, 1]))[0]).toBe(
      '10 guns at Dauntless on 4: 1',
    );
  });

  test('17.3.1 all ships of an attacked task force fire, those of another do not (R107)', () => {
    const fought = fight(strike({ ...dauntless, ships: { japan: carriers() } }), [3, 1]);
    expect(told(fought, 'aa-fire')).toMatchObject([{ from: 'TF 7', guns: 5 + 2 + 3 }]);
  });

  test('17.3.2 an attacked base fires', () => {
    const fought = fight(strike({ allied: ['AF 1: 10 B-26 GP'], base: base('japan') }), [6, 1]);
    expect(shots(fought)).toEqual(['5 guns at B-26 on 4: 3', '7 B-26 at Gasmata on 10: 0']);
  });

  const harbour = (tf: string, change: object) =>
    fleet('japan', { [tf]: 'Atago, 2 DD' }, { Atago: { anchored: true }, 'DD 1': { anchored: true }, 'DD 2': change });

  test('17.3.3 anchored ships help an attacked base, if their task force is not attacked itself (R109, R116)', () => {
    const over = (kind: object) =>
      strike({ allied: ['AF 1: 10 B-26 GP'], base: base('japan'), ships: { japan: harbour('TF 9', kind) } });
    const guns = (fought: ReturnType<typeof fight>) => told(fought, 'aa-fire').map((data) => data.guns);
    const onBase = { '17.2': [{ 'gasmata:level': 10 }] };
    expect(guns(fight(over({ anchored: true }), [1, 1], onBase))).toEqual([5 + 2 + 1 + 1]);
    expect(guns(fight(over({ anchored: false }), [1, 1], onBase))).toEqual([5 + 2 + 1]);
    const both = { '17.2': [{ 'gasmata:level': 5, 'dd-2:level': 5 }] };
    expect(guns(fight(over({ anchored: false }), [1, 1, 1, 1], both))).toEqual([5, 2 + 1 + 1]);
  });

  test('17.3.3, 17.3.4 those who help are named', () => {
    const ships = { japan: harbour('TF 9', {}) };
    const line = (target: string) =>
      fight(strike({ allied: ['AF 1: 10 B-26 GP'], base: base('japan'), ships }), [1, 1], {
        '17.2': [{ [`${target}:level`]: 10 }],
      })
        .events.filter(({ kind }) => kind === 'aa-fire')
        .map(words);
    expect(line('gasmata')[0]).toMatch(
      /^8 anti-aircraft factors of Gasmata, helped by Atago and Japanese DD 1, fire at 10 B-26: /,
    );
    expect(line('atago')[0]).toMatch(/^9 anti-aircraft factors of TF 9, helped by Gasmata, fire at 10 B-26: /);
  });

  test('17.3.4 a base that is not attacked helps anchored ships that are (R109)', () => {
    const over = strike({ allied: ['AF 1: 10 B-26 AP'], base: base('japan'), ships: { japan: harbour('TF 9', {}) } });
    expect(told(fight(over, [1, 1], { '17.2': [{ 'atago:level': 10 }] }), 'aa-fire').map(({ guns }) => guns)).toEqual([
      2 + 1 + 1 + 5,
    ]);
    const underway = strike({
      allied: ['AF 1: 10 B-26 AP'],
      base: base('japan'),
      ships: { japan: harbour('TF 9', {}) },
    });
    expect(
      told(fight(underway, [1, 1], { '17.2': [{ 'dd-2:level': 10 }] }), 'aa-fire').map(({ guns }) => guns),
    ).toEqual([2 + 1 + 1]);
  });

  test('17.4 a task force fires anew at each formation that attacks it', () => {
    const two = strike({
      allied: ['AF 20: 10 Dauntless high AP', 'AF 21: 10 Avenger torpedo'],
      ships: { japan: carriers() },
    });
    expect(shots(fight(two, [3, 3, 1, 1])).slice(0, 2)).toEqual([
      '10 guns at Dauntless on 4: 1',
      '10 guns at Avenger on 4: 1',
    ]);
  });

  const mixed = () =>
    strike({ allied: ['AF 20: 10 Dauntless high AP, 6 Avenger torpedo'], ships: { japan: carriers() } });

  test('17.5 within one formation each ship fires at one plane name, and all that fire at a name are one fire', () => {
    const fought = fight(mixed(), [3, 3, 1, 1], {
      '17.5 japan': [
        ['Avenger:torpedo:low:TF 7'],
        ['Avenger:torpedo:low:TF 7'],
        ['Dauntless:dive:low:TF 7'],
        ['Dauntless:dive:low:TF 7'],
        [],
      ],
    });
    expect(shots(fought).slice(0, 2)).toEqual(['2 guns at Dauntless on 4: 0', '7 guns at Avenger on 4: 1']);
  });

  test('17.5 left to the commander, all fire at the largest group', () => {
    expect(shots(fight(mixed(), [3, 1, 1]))[0]).toBe('10 guns at Dauntless on 4: 1');
  });

  test('17.5 which planes of a group were shot down, of several targets, the attacker says (R108)', () => {
    const split = strike({ ...dauntless, ships: { japan: carriers() } });
    const fought = fight(split, [6, 1, 1], {
      '17.2': [{ 'shokaku:dive': 6, 'atago:dive': 4 }],
      '17.5 allied': { '1': 3 },
    });
    expect(told(fought, 'air-attack-fire').map(({ factors, target }) => [factors, target])).toEqual([
      [6, 'Shokaku'],
      [1, 'Atago'],
    ]);
  });

  test('17.6 planes of one name that attack in different ways are fired at as different names (R107)', () => {
    const ways = strike({ allied: ['AF 20: 10 B-26 AP, 6 B-26 torpedo'], ships: { japan: carriers() } });
    const ask = askOf(ways, '17.5', 'japan');
    expect([verdict(ask, 'B-26:level:low:TF 7'), verdict(ask, 'B-26:torpedo:low:TF 7')]).toEqual([
      'allowed',
      'allowed',
    ]);
  });
});

describe('17.7 modifiers of anti-aircraft fire', () => {
  const table = (given: Parameters<typeof strike>[0]) =>
    told(fight(strike({ ships: { japan: carriers() }, ...given }), [1, 1]), 'aa-fire')[0]?.table;

  test('17.7.1 planes at high altitude: two tables lower; dive bombers come down', () => {
    expect(table({ allied: ['AF 1: 10 B-17 high AP'] })).toBe(2);
    expect(table(dauntless)).toBe(4);
  });

  test('17.7.2 clouds: one table lower', () => {
    expect(table({ ...dauntless, clouds: true })).toBe(3);
  });

  test('17.7.3 night: two tables lower', () => {
    expect(table({ ...dauntless, night: true })).toBe(2);
  });

  test('17.7 all that apply are added together, and never below table 1', () => {
    expect(table({ ...dauntless, night: true, clouds: true })).toBe(1);
    expect(table({ allied: ['AF 1: 10 B-17 high AP'], night: true, clouds: true })).toBe(1);
  });
});

test('OPT-ESF.4 with TF organization attackers of a CL, DD or PG face only CLs, DDs and PGs (R179)', () => {
  const edge = (tfOrganization: boolean) =>
    strike({
      ...dauntless,
      ships: { japan: fleet('japan', { 'TF 7': 'Shokaku, Atago, Isuzu, 3 DD' }) },
      options: { tfOrganization },
    });
  const onDD = { '17.2': [{ 'dd-1:dive': 10 }] };
  expect(told(fight(edge(true), [1, 1], onDD), 'aa-fire').map(({ guns }) => guns)).toEqual([1 + 3]);
  expect(told(fight(edge(false), [1, 1], onDD), 'aa-fire').map(({ guns }) => guns)).toEqual([5 + 2 + 1 + 3]);
  const both: Answers = {
    '17.2': [{ 'dd-1:dive': 5, 'shokaku:dive': 5 }],
    '17.5 japan': (ask) => rowsOf(ask).map(() => ['Dauntless:dive:low:TF 7']),
  };
  expect(told(fight(edge(true), [1, 1, 1], both), 'aa-fire').map(({ guns }) => guns)).toEqual([5 + 2 + 1 + 3]);
});

describe('what is announced', () => {
  test('17.2, R192 who announces an air attack makes one, with one factor at least', () => {
    const idle = strike({ ...dauntless, ships: { japan: carriers() } });
    expect(() => fight(idle, [], { '17.2': [{}] })).toThrow(/^17\.\d: /);
  });

  test('7.15, R48 ships are named only if a bomber that is to attack has survived the fight in the air', () => {
    const meeting = (dauntless: number) =>
      battleOf(battleStep(), {
        allied: [`AF 20: ${dauntless} Dauntless high AP`],
        japan: ['AF 5: 10 Zero high'],
        ships: { japan: carriers() },
      });
    const named = (fought: ReturnType<typeof fight>) => told(fought, 'targets-disclosed').length;
    expect(named(fight(meeting(2), [6, 1]))).toBe(0);
    expect(named(fight(meeting(9), () => 6, { '17.2': [{ 'shokaku:dive': 3 }] }))).toBe(1);
  });
});
