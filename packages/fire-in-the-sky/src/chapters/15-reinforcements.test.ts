import { describe, expect, it } from 'vitest';
import {
  airAt,
  answer,
  campaignOf,
  offered,
  ownOf,
  passTo,
  place,
  publicOf,
  question,
  sail,
} from '../campaign-testing.js';
import { capacityOf } from '../law.js';
import { baseNumber } from '../map/places.js';

/** From the card: Transport Points, Submarine Points, air units of Japan (n: naval aviation), of the US and of Britain, and who comes. */
const card: [turn: number, tp: number, sub: number, japan: string, us: number, britain: number, came: string][] = [
  [2, 28, 2, '2', 2, 2, 'yorktown atlanta marines-1 hermes indian-4'],
  [3, 32, 2, '0', 2, 2, 'hornet wichita marines-2 illustrious ramillies revenge'],
  [4, 32, 2, '2n', 4, 2, 'yamato junyo north-carolina corps-14'],
  [5, 32, 2, '0', 4, 2, 'indiana columbia corps-10 gambia'],
  [6, 40, 4, '2', 4, 2, 'cleveland us-dd-15'],
  [7, 40, 4, '2n', 4, 2, 'alabama us-dd-16'],
  [8, 40, 4, '2', 4, 2, 'essex independence belleau-wood birmingham'],
  [9, 40, 4, '2', 4, 2, 'bunker-hill cowpens us-dd-19'],
  [10, 48, 6, '2n', 4, 2, 'ryuho chitose intrepid wasp langley iowa baltimore'],
  [11, 48, 6, '2', 4, 2, 'biloxi us-dd-21'],
  [12, 48, 6, '2', 4, 2, 'franklin vincennes us-dd-22'],
  [13, 48, 6, '2n', 4, 2, 'hancock new-york mississippi pasadena'],
  [14, 56, 8, '2', 4, 2, 'bennington missouri victorious king-george-v swiftsure'],
  [15, 56, 8, '2', 4, 2, 'pittsburgh us-dd-25'],
  [16, 56, 8, '2', 4, 2, 'alaska'],
];

describe('the schedule', () => {
  it.each(card)(
    'CARD-turn-%i brings %i Transport Points, %i Submarine Points, planes and ships',
    (turn, tp, sub, japan, us, britain, came) => {
      const campaign = campaignOf({ set: { first: turn, air: {}, pilots: 3, pool: { japan: 9, allies: 9 } } });
      const pub = publicOf(campaign);
      expect(ownOf(campaign, 'allies').transport).toBe(tp);
      expect(pub.submarines.allies).toBe(sub);
      expect(pub.pilots).toBe(japan.endsWith('n') ? 5 : 3);
      expect(airAt(campaign, 'tokyo')).toBe(japan.endsWith('n') ? 0 : Number(japan));
      expect(airAt(campaign, 'pearl-harbor') + airAt(campaign, 'sydney')).toBe(us);
      expect(airAt(campaign, 'calcutta')).toBe(britain);
      for (const id of came.split(' ')) expect([id, pub.fate[id]]).toEqual([id, 0]);
      const before = campaignOf({ set: { first: turn - 1, pool: { japan: 9, allies: 9 } } });
      for (const id of came.split(' ')) expect([id, publicOf(before).fate[id]]).toEqual([id, turn]);
    },
  );

  it('CARD-return.air no more Air Points come than can be had again', () => {
    const campaign = campaignOf({ set: { first: 6, air: {}, pool: { japan: 1, allies: 3 } } });
    expect(airAt(campaign, 'tokyo')).toBe(1);
    expect(publicOf(campaign).pool).toEqual({ japan: 0, allies: 0 });
  });

  it('R33 ships arrive at home, every second American Air Point at Sydney', () => {
    const campaign = campaignOf({ set: { first: 8, air: {} } });
    expect(ownOf(campaign, 'allies').at.essex).toBe(baseNumber('pearl-harbor'));
    expect([airAt(campaign, 'pearl-harbor'), airAt(campaign, 'sydney')]).toEqual([2, 2]);
    const lost = campaignOf({ set: { first: 8, air: {}, control: { 'pearl-harbor': 'japan' } } });
    expect(ownOf(lost, 'allies').at.essex).toBe(baseNumber('san-francisco'));
  });

  it('R40 turn 1 has its own points, and Japan as many Transport Points as merchants', () => {
    const campaign = campaignOf({ set: { merchants: 31 } });
    expect(ownOf(campaign, 'allies').transport).toBe(20);
    expect(ownOf(campaign, 'japan').transport).toBe(31);
    expect(publicOf(campaign).submarines).toEqual({ japan: 2, allies: 2 });
  });

  it('R41 a land unit makes good one point of strength a turn', () => {
    const campaign = campaignOf();
    const unit = publicOf(campaign).land.malaya;
    if (unit === undefined) throw new Error('Malaya is not held');
    unit.strength = 1;
    passTo(campaign, 'economy', 'japan', 2);
    expect(publicOf(campaign).land.malaya?.strength).toBe(2);
    passTo(campaign, 'economy', 'japan', 6);
    expect(publicOf(campaign).land.malaya?.strength).toBe(4);
  });
});

describe('special events', () => {
  it('15.2 capacities are doubled on turn 6, tripled on turn 10, quadrupled on turn 14', () => {
    const wake = baseNumber('wake');
    expect([5, 6, 9, 10, 13, 14].map((turn) => capacityOf(wake, turn))).toEqual([2, 4, 4, 6, 6, 8]);
    expect(capacityOf(baseNumber('tokyo'), 1)).toBe(99);
  });

  it('15.3 from turn 10 Japanese ships fuel where the oil waits', () => {
    const at = (first: number) =>
      passTo(
        campaignOf({
          set: { first, control: { palembang: 'japan' }, oil: 0, ships: { akagi: 'palembang', tone: 'palembang' } },
        }),
        'operations',
        'japan',
      );
    expect(offered(at(9), 'japan')).not.toContain('palembang');
    const campaign = at(10);
    const { waiting } = ownOf(campaign, 'japan');
    const before = waiting[baseNumber('palembang')] ?? 0;
    sail(campaign, 'japan', 'palembang', 'singapore', ['akagi', 'tone']);
    expect(ownOf(campaign, 'japan').waiting[baseNumber('palembang')]).toBe(before - 3);
  });

  it('15.6, R46 the British ships of turn 14 may be called from turn 12 on, for six Transport Points', () => {
    const early = campaignOf({ set: { first: 11 } });
    expect(() => question(early, 'allies')).toThrow();
    const campaign = campaignOf({ set: { first: 12 } });
    answer(campaign, 'allies', ['now']);
    answer(campaign, 'japan', [{}, [], []]);
    expect(publicOf(campaign).fate.victorious).toBe(0);
    expect(ownOf(campaign, 'allies')).toMatchObject({ transport: 42, at: { victorious: baseNumber('ceylon') } });
    const waits = passTo(campaignOf({ set: { first: 12 } }), 'economy', 'japan', 13);
    expect(publicOf(waits).fate.victorious).toBe(14);
  });

  it('16.2.5 Ise may be taken away on turn 6 and comes back as a carrier on turn 9; Unryu comes on turn 13', () => {
    const options = { lateCarriers: true };
    const campaign = campaignOf({ set: { first: 6 }, options });
    answer(campaign, 'japan', [{}, [], [], ['rebuild']]);
    expect(ownOf(campaign, 'japan').at.ise).toBeUndefined();
    passTo(campaign, 'economy', 'japan', 9);
    expect(ownOf(campaign, 'japan').at['ise-rebuilt']).toBe(baseNumber('tokyo'));
    const ask = question(campaignOf({ set: { first: 6 } }), 'japan');
    expect(ask.ask === 'sheet' && ask.rows).toHaveLength(3);
    expect(publicOf(campaignOf({ set: { first: 13 }, options })).fate.unryu).toBe(0);
    expect(publicOf(campaignOf({ set: { first: 13 } })).fate.unryu).toBe(-2);
  });

  it('16.2.4, R47 kamikazes can be declared once the Allies hold a base within three hexes of Japan', () => {
    const rows = (first: number, control: { [base: string]: 'allies' }) => {
      const ask = question(campaignOf({ set: { first, control }, options: { kamikaze: true } }), 'japan');
      return ask.ask === 'sheet' ? ask.rows.length : 0;
    };
    expect(rows(10, { saipan: 'allies' })).toBe(4);
    expect(rows(10, {})).toBe(3);
    expect(rows(9, { saipan: 'allies' })).toBe(3);
    const campaign = campaignOf({ set: { first: 10, control: { saipan: 'allies' } }, options: { kamikaze: true } });
    answer(campaign, 'japan', [{}, [], [], ['kamikaze']]);
    expect(publicOf(campaign).kamikaze).toBe(true);
  });

  it('R31 bases are where the world has them, each in a hex of its own', () => {
    expect(place('tokyo')).not.toBe(place('kure'));
    expect(new Set(['wake', 'midway', 'johnston', 'marcus'].map(place)).size).toBe(4);
  });
});
