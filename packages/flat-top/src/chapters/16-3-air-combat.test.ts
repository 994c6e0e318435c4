import { describe, expect, test } from 'vitest';
import { askOf, dogfight, fight, left, shots, told } from '../testing.js';
import { mayAttackBombers } from './16-3-air-combat.js';

const escorted = { japan: ['AF 5: 10 Zero'], allied: ['AF 4: 10 B-26 GP, 4 Wildcat'] };

describe('interceptors against escorts', () => {
  test('16.3 a combat has two parts: 16.3.1 interceptors against escorts (16.5), then 16.3.2 interceptors against bombers (16.6)', () => {
    const fought = fight(dogfight(escorted), [5, 2, 3, 3]);
    expect(told(fought, 'air-combat')).toEqual([{ attacker: 'japan', altitude: 'low' }]);
    expect(shots(fought)).toEqual([
      '10 Zero at Wildcat on 9: 4',
      '4 Wildcat at Zero on 9: 0',
      '10 Zero at B-26 on 9: 3',
      '10 B-26 at Zero on 4: 1',
    ]);
  });

  test('16.4 interceptors may be divided: those for the bombers take no part against the escorts', () => {
    const fought = fight(dogfight(escorted), [3, 3, 3, 3], { '16.4': [{ escorts: 6, bombers: 4 }] });
    expect(shots(fought)).toEqual([
      '6 Zero at Wildcat on 9: 2',
      '4 Wildcat at Zero on 9: 1',
      '9 Zero at B-26 on 9: 3',
      '10 B-26 at Zero on 4: 1',
    ]);
    expect(told(fought, 'designated')).toMatchObject([{ side: 'japan', escorts: 6, bombers: 4 }]);
  });

  test('16.4 sending everybody at the bombers leaves the escorts the better of it, and it is over', () => {
    const fought = fight(dogfight(escorted), [], { '16.4': [{ bombers: 10 }] });
    expect(fought.rolled).toEqual([]);
    // The player is warned (R104).
    expect(fought.asks.find(({ rule }) => rule === '16.4')?.prompt).toContain('it is over at once');
  });

  test('16.5.1 escorts at another altitude take no part', () => {
    const fought = fight(
      dogfight({ japan: ['AF 5: 5 Zero high'], allied: ['AF 1: 5 B-17 high GP, 3 B-17 low GP, 4 P-38 low'] }),
      [3, 3],
    );
    expect(shots(fought)).toEqual(['5 Zero at B-17 on 9: 2', '5 B-17 at Zero on 8: 1']);
  });

  test('16.5.2 planes of one name in several formations fire together', () => {
    const fought = fight(dogfight({ japan: ['AF 5: 3 Zero', 'AF 6: 3 Zero'], allied: ['AF 2: 4 Wildcat'] }), [1, 3]);
    expect(shots(fought)).toEqual(['4 Wildcat at Zero on 9: 0', '6 Zero at Wildcat on 9: 2']);
  });

  test('16.5.3 each plane name rolls one die, and all fire before anything is removed', () => {
    const fought = fight(dogfight({ japan: ['AF 5: 4 Zero, 2 Rufe'], allied: ['AF 2: 4 Wildcat'] }), [6, 6, 6]);
    expect(shots(fought)).toEqual([
      '4 Wildcat at Zero on 9: 3',
      '4 Zero at Wildcat on 9: 3',
      '2 Rufe at Wildcat on 6: 2',
    ]);
    expect(left(fought.battle, 'allied')).toBe('0 Wildcat');
    expect(left(fought.battle, 'japan')).toBe('1 Zero, 2 Rufe');
  });

  test('16.5.4 a plane name may be split over several enemy names (R102)', () => {
    const meeting = dogfight({ japan: ['AF 5: 10 Zero'], allied: ['AF 2: 4 Wildcat, 6 P-40'] });
    const fought = fight(meeting, [3, 3, 3, 3], { '16.5.4 japan': [{ Wildcat: 3, 'P-40': 7 }] });
    expect(shots(fought)).toContain('7 Zero at P-40 on 9: 2');
    expect(shots(fought)).toContain('3 Zero at Wildcat on 9: 1');
  });

  test('16.5.4 left to the commander, everybody fires at the most numerous name', () => {
    const fought = fight(dogfight({ japan: ['AF 5: 10 Zero'], allied: ['AF 2: 4 Wildcat, 6 P-40'] }), [3, 3, 3]);
    expect(shots(fought)).toContain('10 Zero at P-40 on 9: 3');
  });

  test('16.5.5 what was shot down is removed and scored when all have fired', () => {
    const fought = fight(dogfight({ japan: ['AF 5: 4 Zero'], allied: ['AF 2: 4 Wildcat'] }), [6, 3]);
    expect(told(fought, 'planes-lost')).toMatchObject([
      { side: 'allied', plane: 'Wildcat', factors: 1, altitude: 'low' },
      { side: 'japan', plane: 'Zero', factors: 3, altitude: 'low' },
    ]);
    expect(fought.battle.points).toEqual({ allied: 6, japan: 2 });
  });

  test('16.5.5 of planes of one name in several formations their owner says which were shot down (R63)', () => {
    const meeting = dogfight({
      japan: ['AF 5: 3 Zero due 9, 3 Zero due 7', 'AF 6: 3 Zero'],
      allied: ['AF 2: 4 Wildcat'],
    });
    const fought = fight(meeting, [6, 1], { '16.5.5 japan': [{ 'AF 5': 2, 'AF 6': 1 }] });
    // Within a formation those go first that must land first: a question would tell how much range they have.
    expect(fought.battle.air.japan.map(({ lots }) => lots.map(({ factors }) => factors))).toEqual([[3, 1], [2]]);
    expect(fought.asked).not.toContain('16.5.5 allied');
  });
});

describe('interceptors against bombers', () => {
  test('16.6.1 bombers at another altitude are not attacked', () => {
    const fought = fight(
      dogfight({ japan: ['AF 5: 5 Zero low'], allied: ['AF 1: 5 B-17 high GP, 2 B-26 low GP'] }),
      [3, 3],
    );
    expect(shots(fought)).toEqual(['5 Zero at B-26 on 9: 2', '2 B-26 at Zero on 4: 0']);
  });

  test('16.6.2 at two to one all interceptors may go on; 16.6.3 at one to two nobody; 16.6.4 between, only those told off (R103)', () => {
    expect(mayAttackBombers(4, 2)).toBe('all');
    expect(mayAttackBombers(4, 0)).toBe('all');
    expect(mayAttackBombers(2, 4)).toBe('none');
    expect(mayAttackBombers(0, 1)).toBe('none');
    expect(mayAttackBombers(5, 6)).toBe('designated');
    expect(mayAttackBombers(0, 0)).toBe('designated');
  });

  test('16.6.2 those who won against the escorts join the attack on the bombers', () => {
    expect(told(fight(dogfight(escorted), [3, 1, 3, 3]), 'ratio')).toEqual([
      { attacker: 'japan', interceptors: 10, escorts: 1, may: 'all' },
    ]);
  });

  test('16.6.3 when the escorts win two to one the bombers are safe, even from those told off for them', () => {
    const fought = fight(dogfight(escorted), [1, 3], { '16.4': [{ escorts: 2, bombers: 8 }] });
    expect(told(fought, 'ratio')).toMatchObject([{ interceptors: 1, escorts: 4, may: 'none' }]);
    expect(fought.rolled).toHaveLength(2);
  });

  test('16.6.4 when neither side has two to one only those told off attack the bombers', () => {
    const fought = fight(dogfight(escorted), [1, 1, 3, 3], { '16.4': [{ escorts: 4, bombers: 6 }] });
    expect(shots(fought)[2]).toBe('6 Zero at B-26 on 9: 2');
  });

  test('16.6.5 nobody has to go on to the bombers', () => {
    const fought = fight(dogfight(escorted), [3, 1], { '16.6.5': [] });
    expect(fought.asked).toContain('16.6.5 japan');
    expect(fought.rolled).toHaveLength(2);
  });
});

describe('range factors in the air', () => {
  const dawn = { japan: ['AF 5: 4 Zero due 7'], allied: ['AF 2: 4 Wildcat due 9'] };

  test('15.6 a range factor spent brings the landing one turn nearer', () => {
    const { battle } = fight(dogfight(dawn), [1, 1]);
    expect(battle.air.japan[0]?.lots[0]).toMatchObject({ deadline: 6, burned: true });
    expect(battle.air.allied[0]?.lots[0]).toMatchObject({ deadline: 8, burned: true });
  });

  test('15.6.1 interceptors and escorts may save it and fight six tables lower (16.10.1)', () => {
    const fought = fight(dogfight(dawn), [1, 1], { '15.6.1 japan': [[]] });
    expect(shots(fought)).toEqual(['4 Wildcat at Zero on 9: 0', '4 Zero at Wildcat on 3: 0']);
    expect(fought.battle.air.japan[0]?.lots[0]).toMatchObject({ deadline: 7, burned: false });
  });

  test('15.6.1 they spend only one in a turn', () => {
    const fought = fight(dogfight({ japan: ['AF 5: 4 Zero due 6 burned'], allied: ['AF 2: 4 Wildcat'] }), [1, 1]);
    expect(fought.asked).not.toContain('15.6.1 japan');
    expect(shots(fought)).toContain('4 Zero at Wildcat on 9: 0');
    expect(fought.battle.air.japan[0]?.lots[0]?.deadline).toBe(6);
  });

  test('15.6.1 planes that must land this turn have none left to spend (R96, R101)', () => {
    const due = { japan: ['AF 5: 4 Zero due 5, 3 Zero due 9'], allied: ['AF 2: 4 Wildcat'] };
    expect(askOf(dogfight(due), '15.6.1', 'japan')).toMatchObject({
      rows: [{ of: [{ not: { rule: '15.6.1' } }] }, { of: [{ id: 'burn' }] }],
    });
    expect(shots(fight(dogfight(due), [1, 1, 1]))).toEqual([
      '4 Wildcat at Zero on 9: 0',
      '4 Zero at Wildcat on 3: 0',
      '3 Zero at Wildcat on 9: 0',
    ]);
  });

  test('15.6.2 bombers spend none, and do not suffer for it', () => {
    const fought = fight(dogfight({ japan: ['AF 5: 4 Zero'], allied: ['AF 1: 10 B-17 GP due 9'] }), [1, 1]);
    expect(shots(fought)).toContain('10 B-17 at Zero on 8: 0');
    expect(fought.battle.air.allied[0]?.lots[0]?.deadline).toBe(9);
    expect(fought.asked).not.toContain('15.6.1 allied');
  });
});

describe('16.10 modifiers of air-to-air combat', () => {
  const tables = (given: Parameters<typeof dogfight>[0], answers = {}): string[] =>
    shots(fight(dogfight(given), [1, 1], answers)).map((shot) => shot.slice(0, -3));
  const meeting = { japan: ['AF 5: 4 Zero'], allied: ['AF 2: 4 Wildcat'] };

  test('16.10.1 no range factor spent: six tables lower', () => {
    expect(tables(meeting, { '15.6.1': [[]] })).toEqual(['4 Wildcat at Zero on 3', '4 Zero at Wildcat on 3']);
  });

  test('16.10.2 clouds: one table lower', () => {
    expect(tables({ ...meeting, clouds: true })).toEqual(['4 Wildcat at Zero on 8', '4 Zero at Wildcat on 8']);
  });

  test('16.10.3 night: two tables lower', () => {
    expect(tables({ ...meeting, night: true })).toEqual(['4 Wildcat at Zero on 7', '4 Zero at Wildcat on 7']);
  });

  test('16.10.4 fighters that carry bombs: six tables lower, until they have dropped them (R90)', () => {
    expect(tables({ japan: ['AF 5: 4 Zero GP'], allied: ['AF 2: 4 Wildcat'] })).toContain('4 Zero at Wildcat on 3');
    expect(tables({ japan: ['AF 5: 4 Zero dropped'], allied: ['AF 2: 4 Wildcat'] })).toContain(
      '4 Zero at Wildcat on 9',
    );
    expect(tables({ japan: ['AF 5: 4 Kate torpedo'], allied: ['AF 2: 4 Wildcat'] })).toContain(
      '4 Kate at Wildcat on 2',
    );
  });

  test('SC5.5 in Guadalcanal Japanese planes that fly from ships have every table one lower', () => {
    const fought = fight(
      dogfight({ japan: ['AF 5: 4 Zero, 3 Zero land'], allied: ['AF 2: 4 Wildcat'], scenario: 'SC5' }),
      [1, 1, 1],
    );
    expect(shots(fought)).toEqual([
      '4 Wildcat at Zero on 9: 0',
      '4 Zero at Wildcat on 8: 0',
      '3 Zero at Wildcat on 9: 0',
    ]);
  });

  test('15.3 what would move fire below the first table is announced too, for its reasons are listed afterwards', () => {
    const announced = (crews: string) =>
      told(
        fight(
          dogfight({
            japan: [`AF 5: 4 Kate torpedo${crews}`],
            allied: ['AF 2: 4 Wildcat'],
            scenario: 'SC5',
            clouds: true,
          }),
          [1, 1],
        ),
        'fire-announced',
      );
    expect(announced('')).toMatchObject([{ shots: [{}, { plane: 'Kate', table: 1, reckoned: 0 }] }]);
    expect(announced(' land')).toMatchObject([{ shots: [{}, { plane: 'Kate', table: 1 }] }]);
    expect(announced(' land')).not.toEqual(announced(''));
  });

  test('16.10 all that apply are added together', () => {
    expect(tables({ ...meeting, night: true, clouds: true }, { '15.6.1 japan': [[]] })).toEqual([
      '4 Wildcat at Zero on 6',
      '4 Zero at Wildcat on 1',
    ]);
  });
});

describe('options', () => {
  test('OPT-EPF.1 one or two factors may fire together with another name, on the lower table (R169)', () => {
    const meeting = dogfight({
      japan: ['AF 5: 9 Zero, 2 Rufe'],
      allied: ['AF 2: 4 Wildcat'],
      options: { combineFactors: true },
    });
    const fought = fight(meeting, [1, 3], { '16.5.4 japan': [{ 'with:Zero': 2 }] });
    expect(shots(fought)).toEqual(['4 Wildcat at Zero on 9: 0', '11 Zero at Wildcat on 6: 2']);
    const apart = dogfight({
      japan: ['AF 5: 9 Zero, 3 Rufe'],
      allied: ['AF 2: 4 Wildcat'],
      options: { combineFactors: true },
    });
    expect(fight(apart, [1, 1, 1]).asked).not.toContain('16.5.4 japan');
  });

  const combining = { combineFactors: true, airModifiers: false };

  test('OPT-EPF.1 the two factors are all there are of the name, however they are kept (R169)', () => {
    const meeting = { japan: ['AF 5: 8 Zero, 2 Zero due 5, 4 Rufe'], allied: ['AF 2: 4 Wildcat'], options: combining };
    const fought = fight(dogfight(meeting), [1, 1, 1, 1]);
    expect(shots(fought)).toContain('2 Zero at Wildcat on 3: 0');
    expect(fought.asked).not.toContain('16.5.4 japan');
  });

  test('OPT-EPF.1 bombers that fire back at interceptors do not combine (R169)', () => {
    const meeting = { japan: ['AF 5: 4 Zero'], allied: ['AF 4: 2 Hudson GP, 10 B-26 GP'], options: combining };
    expect(fight(dogfight(meeting), [1, 1, 1]).asked).not.toContain('16.5.4 allied');
  });

  test('OPT-EPF.1 a name may join one that joins a third', () => {
    const meeting = { japan: ['AF 5: 1 Pete, 2 Rufe, 9 Zero'], allied: ['AF 2: 4 Wildcat'], options: combining };
    const [, together] = shots(
      fight(dogfight(meeting), [1, 1], { '16.5.4 japan': [{ 'with:Rufe': 1 }, { 'with:Zero': 2 }] }),
    );
    expect(together).toBe('12 Zero at Wildcat on 1: 0');
    const [, inARing] = shots(
      fight(dogfight({ ...meeting, japan: ['AF 5: 1 Pete, 2 Rufe'] }), [1, 1], {
        '16.5.4 japan': [{ 'with:Rufe': 1 }, { 'with:Pete': 2 }],
      }),
    );
    expect(inARing).toBe('3 Pete at Wildcat on 1: 0');
  });

  test('15.3 why a name fires together with another on its table is announced: the table alone would not tell', () => {
    const announced = (crews: string) => {
      const meeting = {
        japan: [`AF 5: 9 Zero${crews}, 2 Rufe`],
        allied: ['AF 2: 4 Wildcat'],
        scenario: 'SC5',
      } as const;
      const fought = fight(dogfight({ ...meeting, options: combining }), [1, 1], {
        '16.5.4 japan': [{ 'with:Zero': 2 }],
      });
      return told(fought, 'fire-announced') as { shots: { table: number; modifiers: { rule: string }[] }[] }[];
    };
    const [fromShips] = announced('')[0]?.shots.slice(1) ?? [];
    const [fromLand] = announced(' land')[0]?.shots.slice(1) ?? [];
    expect(fromShips?.table).toBe(fromLand?.table);
    expect(fromShips?.modifiers.map(({ rule }) => rule)).toEqual(['SC5.5', 'OPT-EPF.1']);
    expect(fromLand?.modifiers.map(({ rule }) => rule)).toEqual(['OPT-EPF.1']);
  });

  test('OPT-EPF.1 with air modifiers all who fire together use that of the name they fire at', () => {
    const meeting = dogfight({
      japan: ['AF 5: 9 Zero, 2 Rufe'],
      allied: ['AF 2: 5 Wildcat, 3 P-38'],
      options: { combineFactors: true, airModifiers: true },
    });
    const fought = fight(meeting, [1, 1, 1], { '16.5.4 japan': [{ 'P-38': 9 }, { 'with:Zero': 2 }] });
    expect(shots(fought)).toContain('11 Zero at P-38 on 5: 0');
  });

  test('OPT-EPF.2 the table moves by the air modifier of the name fired at (R170)', () => {
    const meeting = { japan: ['AF 5: 4 Zero'], allied: ['AF 2: 4 P-38'] };
    expect(shots(fight(dogfight({ ...meeting, options: { airModifiers: true } }), [1, 1]))).toEqual([
      '4 P-38 at Zero on 8: 0',
      '4 Zero at P-38 on 8: 0',
    ]);
    expect(shots(fight(dogfight(meeting), [1, 1]))).toEqual(['4 P-38 at Zero on 7: 0', '4 Zero at P-38 on 9: 0']);
  });

  test('OPT-EPF.9 land-based planes score one point', () => {
    const meeting = { japan: ['AF 5: 4 Zero'], allied: ['AF 2: 4 P-40 land'], options: { landPlanesOnePoint: true } };
    expect(fight(dogfight(meeting), [3, 3]).battle.points).toEqual({ allied: 2, japan: 1 });
    expect(fight(dogfight({ ...meeting, options: {} }), [3, 3]).battle.points).toEqual({ allied: 2, japan: 2 });
  });
});
