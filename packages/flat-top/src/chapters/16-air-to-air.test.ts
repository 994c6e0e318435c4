import { describe, expect, test } from 'vitest';
import { askOf, dogfight, fight, left, shots, told, verdict } from '../testing.js';

describe('who starts air-to-air combat', () => {
  test('16.1 only interceptors can initiate combat, and bombers and their escorts cannot avoid it', () => {
    const meeting = { japan: ['AF 5: 5 Zero high'], allied: ['AF 1: 5 B-17 high GP, 3 P-38 high'] };
    const fought = fight(dogfight(meeting), [3, 3, 3, 3]);
    expect(shots(fought)[0]).toBe('5 Zero at P-38 on 9: 2');
    const ask = askOf(dogfight(meeting), '16.1', 'allied');
    expect([verdict(ask, 'high'), verdict(ask, 'low')]).toEqual(['16.1', '16.1']);
  });

  test('16.1 both sides are asked, whoever has interceptors, so that no pause betrays them (decision 3) (R197)', () => {
    const fought = fight(dogfight({ japan: ['AF 5: 5 Zero high'], allied: ['AF 1: 5 B-17 high GP'] }), [3, 3]);
    expect(fought.asked.slice(0, 2)).toEqual(['16.1 allied', '16.1 japan']);
  });

  test('16.1 the side with the only interceptors may avoid combat, or use a part of them (R100)', () => {
    const meeting = { japan: ['AF 5: 5 Zero high'], allied: ['AF 1: 5 B-17 high GP'] };
    expect(fight(dogfight(meeting), [], { '16.1': [] }).rolled).toEqual([]);
    expect(shots(fight(dogfight(meeting), [3, 3], { '16.4': [{ bombers: 2 }] }))[0]).toBe('2 Zero at B-17 on 9: 0');
  });

  test('16.1 who starts it fights it, with one factor at least: it is no way to look at the enemy (R193)', () => {
    const meeting = { japan: ['AF 5: 5 Zero high'], allied: ['AF 1: 5 B-17 high GP'] };
    expect(() => fight(dogfight(meeting), [], { '16.4': [{}] })).toThrow(/^16\.1: /);
  });

  test('16.1 when both sides have interceptors all of them must be used', () => {
    const meeting = dogfight({ japan: ['AF 5: 5 Zero'], allied: ['AF 2: 4 Wildcat', 'AF 4: 5 B-26 GP'] });
    const { asks } = fight(meeting, [1, 1], { '16.1 allied': [] });
    expect(asks.find((ask) => ask.rule === '16.4')).toMatchObject({ rows: [{ total: 5, all: true }] });
    const alone = askOf(dogfight({ japan: ['AF 5: 5 Zero'], allied: ['AF 4: 5 B-26 GP, 4 Wildcat'] }), '16.4', 'japan');
    expect(alone).toMatchObject({ rows: [{ total: 5, all: false }] });
  });

  test('16.1 interceptors are offered the altitudes where they are', () => {
    const ask = askOf(dogfight({ japan: ['AF 5: 5 Zero high'], allied: ['AF 1: 5 B-26 GP'] }), '16.1', 'japan');
    expect([verdict(ask, 'high'), verdict(ask, 'low')]).toEqual(['allowed', '16.1']);
  });

  test('16.2 a battle has one air-to-air step', () => {
    const again = dogfight({ japan: ['AF 5: 5 Zero'], allied: ['AF 2: 4 Wildcat'], fought: ['15.5.1'] });
    expect(fight(again).asked).toEqual([]);
  });

  test('14.15.6 planes at low altitude do not meet planes at high altitude', () => {
    const fought = fight(dogfight({ japan: ['AF 5: 5 Zero low'], allied: ['AF 1: 5 B-17 high GP'] }));
    expect(fought.asked).toEqual(['16.1 allied', '16.1 japan']);
    expect(told(fought, 'planes-disclosed')).toEqual([]);
  });

  test('15.2 there is no air-to-air combat far from ships, decks and bases', () => {
    const meeting = { japan: ['AF 5: 5 Zero'], allied: ['AF 2: 4 Wildcat'] };
    expect(fight(dogfight({ ...meeting, zone: false })).asked).toEqual([]);
    expect(fight(dogfight(meeting), [1, 1]).asked).not.toEqual([]);
  });

  test('15.1 once combat begins both sides are told plane names, numbers and altitudes, and not what is aboard or how far they can fly', () => {
    const fought = fight(
      dogfight({ japan: ['AF 5: 3 Zero due 7, 2 Zero due 9'], allied: ['AF 4: 5 B-26 GP due 8'] }),
      [1, 1],
      { '16.5.5': [] },
    );
    const [toAllied, toJapan] = [['allied'], ['japan']].map((to) =>
      fought.events.find((e) => e.kind === 'planes-disclosed' && e.to[0] === to[0]),
    );
    expect(toAllied?.data.formations).toEqual([
      { id: 'AF 5', lots: [{ plane: 'Zero', factors: 5, altitude: 'low', tookOffArmed: false, burned: false }] },
    ]);
    expect(toJapan?.data.formations).toEqual([
      { id: 'AF 4', lots: [{ plane: 'B-26', factors: 5, altitude: 'low', tookOffArmed: true, burned: false }] },
    ]);
    expect(toJapan?.tells).toBe(true);
  });
});

describe('which combats there are', () => {
  test('14.17 interceptors over bombers of their own side count as escorts, in their own formation (R100)', () => {
    const fought = fight(
      dogfight({ japan: ['AF 5: 5 Zero'], allied: ['AF 2: 4 Wildcat', 'AF 4: 5 B-26 GP'] }),
      [6, 6, 1, 1],
    );
    expect(shots(fought).slice(0, 2)).toEqual(['5 Zero at Wildcat on 9: 4', '4 Wildcat at Zero on 9: 3']);
  });

  const both = {
    japan: ['AF 5: 6 Zero', 'AF 6: 4 Rufe', 'AF 7: 5 Kate torpedo'],
    allied: ['AF 2: 4 Wildcat', 'AF 4: 5 B-26 GP'],
  };

  test('14.18 when both sides have interceptors and bombers each says secretly, formation by formation, who attacks and who escorts (R100)', () => {
    const fought = fight(dogfight(both), [1, 1, 1, 1], {
      '14.18 japan': [['attack'], ['escort']],
      '14.18 allied': [['attack']],
    });
    expect(fought.asked.filter((asked) => asked.startsWith('14.18'))).toEqual(['14.18 allied', '14.18 japan']);
    // The Wildcats go for the Kates and meet the escorting Rufes; the Zeros find the B-26s without escorts.
    expect(shots(fought)).toEqual([
      '4 Wildcat at Rufe on 9: 0',
      '4 Rufe at Wildcat on 6: 0',
      '6 Zero at B-26 on 9: 0',
      '5 B-26 at Zero on 4: 0',
    ]);
  });

  test('14.18 if all interceptors escort there is no combat', () => {
    expect(
      fight(dogfight(both), [], { '14.18': (ask) => (ask.ask === 'sheet' ? ask.rows.map(() => ['escort']) : []) })
        .rolled,
    ).toEqual([]);
  });

  test('16.7 interceptors against interceptors: everybody fights, and there is one round (R100)', () => {
    const fought = fight(dogfight({ japan: ['AF 5: 5 Zero'], allied: ['AF 2: 4 Wildcat'] }), [3, 3]);
    expect(fought.asked).not.toContain('16.4 allied');
    expect(shots(fought)).toEqual(['4 Wildcat at Zero on 9: 1', '5 Zero at Wildcat on 9: 2']);
  });

  test('16.7 a player with interceptors and bombers can make the other fight his interceptors first', () => {
    const meeting = dogfight({ japan: ['AF 5: 5 Zero'], allied: ['AF 2: 4 Wildcat', 'AF 4: 5 B-26 GP'] });
    const fought = fight(meeting, [1, 1], { '16.1 japan': [], '16.1 allied': ['low'] });
    expect(told(fought, 'air-combat')).toEqual([{ attacker: 'japan', altitude: 'low' }]);
  });

  test('16.7 then all interceptors meet his; none slips past to the bombers and so out of the combat', () => {
    const meeting = { japan: ['AF 5: 5 Zero'], allied: ['AF 2: 4 Wildcat', 'AF 4: 5 B-26 GP'] };
    const required = fight(dogfight(meeting), [1, 1]);
    expect(required.asked).not.toContain('16.4 japan');
    expect(shots(required)).toEqual(['5 Zero at Wildcat on 9: 0', '4 Wildcat at Zero on 9: 0']);
    // Nobody requires it: they may be divided, as in the example after 16.10.
    expect(fight(dogfight(meeting), [1, 1], { '16.1 allied': [] }).asked).toContain('16.4 japan');
  });

  test('16.8 planes at high and at low altitude fight two separate combats', () => {
    const fought = fight(
      dogfight({ japan: ['AF 5: 5 Zero high, 4 Zero low'], allied: ['AF 2: 4 Wildcat high, 6 Wildcat low'] }),
      [1, 1, 1, 1],
    );
    expect(told(fought, 'air-combat').map(({ altitude }) => altitude)).toEqual(['high', 'low']);
  });

  test('16.9 both altitudes and both attackers make four combats', () => {
    const fought = fight(
      dogfight({
        japan: ['AF 5: 5 Zero high, 4 Zero low', 'AF 7: 5 Kate high AP, 5 Kate low AP'],
        allied: ['AF 2: 4 Wildcat high, 6 Wildcat low', 'AF 4: 5 B-26 high AP, 5 B-26 low AP'],
      }),
      [1, 1, 1, 1, 1, 1, 1, 1],
      { '14.18': [['attack']] },
    );
    expect(
      told(fought, 'air-combat').map(({ altitude, attacker }) => `${String(altitude)} ${String(attacker)}`),
    ).toEqual(['high allied', 'high japan', 'low allied', 'low japan']);
    expect(left(fought.battle, 'japan')).toBe('9 Zero, 10 Kate');
  });
});

test('14.18, R196 who is interceptor, escort or bomber is settled before the first die: losses in one combat change nobody in another', () => {
  const fought = fight(
    dogfight({
      japan: ['AF 5: 10 Zero', 'AF 7: 1 Kate torpedo'],
      allied: ['AF 2: 10 Wildcat', 'AF 4: 5 B-26 GP'],
    }),
    [6, 1, 3, 1],
    { '14.18': [['attack']] },
  );
  // The only Kate is gone; the Wildcats that attacked her do not turn escorts of the B-26s for that.
  expect(shots(fought)).toEqual([
    '10 Wildcat at Kate on 9: 5',
    '1 Kate at Wildcat on 2: 0',
    '10 Zero at B-26 on 9: 3',
    '5 B-26 at Zero on 4: 0',
  ]);
});
