import { describe, expect, it } from 'vitest';
import { boardOf, chinese, lawOf, unit, without } from '../game-testing.js';
import { map } from '../map/map.js';
import { general, headquarters, type LandUnit, type Side } from '../pieces.js';
import { hexOf, inEnemyZone, isBarred, situationOf, sovietWar } from '../situation.js';
import type { Works } from '../state.js';
import { fedHexes } from '../supplied.js';
import { isClearOf } from './5-1-headquarters.js';
import { marches, rides } from './5-7-land-movement.js';
import { canCross, entryCost } from './5-8-terrain.js';
import { excessAt, fits, stackingLimit } from './5-9-stacking.js';
import { enter, settleIn } from './5-11-control.js';
import { behindTheFront } from './5-12-fronts.js';
import { envisage } from './5-14-muster.js';

const noPlanes = { japan: null, allies: null };
const situation = (...units: LandUnit[]) => situationOf(boardOf({ units }), map);
const zone = (side: Side, hex: string, ...units: LandUnit[]): boolean =>
  situation(...units).zones[side][hexOf(map, hex).index] === 1;
const reach = (mover: LandUnit, ...others: LandUnit[]): string[] =>
  marches(situation(mover, ...others), { unit: mover, side: 'japan', budget: mover.move }).map(({ hex }) => hex);
const side = (from: string, to: string) => {
  const between = map.hexside(from, to);
  if (between === undefined) throw new Error('they are no neighbours');
  return between;
};
const cost = (from: string, to: string, kind: LandUnit['kind'] = 'infantry'): number =>
  entryCost(hexOf(map, to), side(from, to), kind);

describe('5.8 terrain', () => {
  it('5.8 clear ground costs 1, desert and jungle 2, jungle mountains 3', () => {
    expect([cost('W4919', 'W5019'), cost('W5109', 'W5209'), cost('W2609', 'W2608'), cost('W3407', 'W3508')]).toEqual([
      1, 2, 2, 3,
    ]);
  });

  it('5.8 a mountain costs 2 on foot and horse, 3 with guns and engines', () => {
    const climb = (kind: LandUnit['kind']) => cost('W4818', 'W4817', kind);
    expect([climb('infantry'), climb('cavalry'), climb('artillery'), climb('armor')]).toEqual([2, 2, 3, 3]);
  });

  it('5.8 over a rail hexside such a hex costs 1, over another its full price (the three pairs of the book)', () => {
    expect([cost('W2709', 'W2609'), cost('W3507', 'W3508'), cost('W5232', 'W5332', 'armor')]).toEqual([1, 1, 1]);
    expect(cost('W2608', 'W2609')).toBe(2);
    expect(without('5.8', () => cost('W2608', 'W2609'))).toBe(1);
  });

  it('5.8 nobody goes over an all-sea hexside, nor into the sea', () => {
    expect(canCross(hexOf(map, 'W6134'), side('W6033', 'W6134'))).toBe(false);
    expect(canCross(hexOf(map, 'W2610'), side('W2609', 'W2610'))).toBe(false);
  });

  it('5.8 an enemy fortification cannot be entered by moving', () => {
    const mover = unit('a', 'W4719');
    const board = boardOf({ units: [mover], works: { W4718: { fortification: true } } });
    const goals = marches(situationOf(board, map), { unit: mover, side: 'japan', budget: 2 }).map(({ hex }) => hex);
    expect(goals).not.toContain('W4718');
    expect(reach(mover)).toContain('W4718');
  });
});

describe('5.13 zones of control', () => {
  it('5.13 lie on the six hexes around, not on mountains', () => {
    const army = chinese('c', 'W4718');
    expect(zone('allies', 'W4719', army)).toBe(true);
    expect(zone('allies', 'W4817', army)).toBe(false);
    expect(without('5.13', () => zone('allies', 'W4817', army))).toBe(true);
  });

  it('5.13 a unit has one in its own hex wherever it stands', () => {
    expect(zone('allies', 'W4817', chinese('c', 'W4817'))).toBe(true);
  });

  it('5.13 units with the small mark and partisans have none around them', () => {
    expect(zone('allies', 'W4719', chinese('c', 'W4718', { small: true }))).toBe(false);
    expect(zone('allies', 'W4719', chinese('c', 'W4718', { kind: 'partisan' }))).toBe(false);
  });

  it('5.13 they do not cross an inlet: W 6033 has none on the east bank (the example)', () => {
    const board = boardOf({
      units: [unit('s', 'W6033', { nation: 'ussr' })],
      alignment: { japan: 'japan', ussr: 'allies' },
    });
    expect(situationOf(board, map).zones.allies[hexOf(map, 'W6134').index]).toBe(0);
  });

  it('5.13 they do not lie on a fortification of the enemy', () => {
    const board = boardOf({ units: [unit('a', 'W4719')], works: { W4718: { fortification: true } } });
    expect(situationOf(board, map).zones.japan[hexOf(map, 'W4718').index]).toBe(0);
  });

  it('5.13 a friend in the hex inhibits an enemy zone, a zone of one’s own only contests it', () => {
    const there = situation(chinese('c', 'W4718'), unit('a', 'W4818'));
    const at = (hex: string) => hexOf(map, hex).index;
    expect([isBarred(there, 'japan', at('W4818')), isBarred(there, 'japan', at('W4719'))]).toEqual([false, true]);
    expect(inEnemyZone(there, 'japan', at('W4818'))).toBe(true);
  });
});

describe('5.7 movement', () => {
  it('5.7 goes as far as the movement rating', () => {
    const goals = reach(unit('a', 'W4919'));
    expect(goals).toContain('W4719');
    expect(goals).not.toContain('W4618');
  });

  it('5.7 one hex is always possible, whatever it costs', () => {
    const goals = reach(unit('a', 'W4718', { move: 1 }));
    expect(goals).toContain('W4817');
    expect(without('5.7', () => reach(unit('a', 'W4718', { move: 1 })))).not.toContain('W4817');
  });

  it('5.13 whoever enters an enemy zone stops there', () => {
    const goals = reach(unit('a', 'W4919', { move: 3 }), chinese('c', 'W4718'));
    expect(goals).toContain('W4818');
    expect(goals).not.toContain('W4718');
    expect(goals).not.toContain('W4618');
  });

  it('5.13 from a zone one may leave, but not straight into another', () => {
    const goals = () => reach(unit('a', 'W4818', { move: 1 }), chinese('c', 'W4718'));
    expect(goals()).toContain('W4919');
    expect(goals()).not.toContain('W4719');
    expect(without('5.13', goals)).toContain('W4719');
  });

  it('5.13 armour may go one hex on inside zones, then it stops', () => {
    const tank = unit('a', 'W4818', { kind: 'armor', move: 2 });
    const goals = reach(tank, chinese('c', 'W4718'));
    expect(goals).toContain('W4719');
    expect(goals).not.toContain('W4618');
  });

  it('5.10, 5.1 a leader alone enters no enemy zone unless a friend stands there', () => {
    const zhukov = general({ id: 'g', nation: 'japan', name: 'G', hex: 'W4919', strength: 1 });
    const goals = (...units: LandUnit[]) => rides(situation(...units), zhukov, 5).map(({ hex }) => hex);
    expect(goals(chinese('c', 'W4718'))).not.toContain('W4818');
    expect(goals(chinese('c', 'W4718'), unit('a', 'W4818'))).toContain('W4818');
  });

  describe('a headquarters by itself', () => {
    const post = headquarters({ id: 'post', nation: 'china', name: 'Post', command: 1, radius: 1, hex: 'W4718' });
    const withPost = (...units: LandUnit[]) => situationOf(boardOf({ units, hqs: [post] }), map);
    const index = (hex: string) => hexOf(map, hex).index;

    it('5.1 has a zone in its own hex and nowhere else, until one of its own stands there or an enemy comes', () => {
      const zoned = () => map.hexes.flatMap(({ id, index: at }) => (withPost().zones.allies[at] === 1 ? [id] : []));
      expect(zoned()).toEqual(['W4718']);
      expect(without('5.1', zoned)).toEqual([]);
      expect([...withPost().posts.allies]).toEqual([index('W4718')]);
      expect([...withPost(chinese('c', 'W4718')).posts.allies]).toEqual([]);
      expect(inEnemyZone(withPost(unit('a', 'W4718')), 'japan', index('W4718'))).toBe(false);
    });

    it('5.1 bars supply, stops whoever enters, and keeps lone Generals out', () => {
      const mover = unit('a', 'W4818', { move: 3 });
      const path = () =>
        marches(withPost(mover), { unit: mover, side: 'japan', budget: 3 }).filter(({ path: way }) =>
          way.slice(0, -1).includes('W4718'),
        );
      const rider = general({ id: 'g', nation: 'japan', name: 'G', hex: 'W4919', strength: 1 });
      const ridden = () => rides(withPost(), rider, 5).map(({ hex }) => hex);
      expect([isBarred(withPost(), 'japan', index('W4718')), path().length]).toEqual([true, 0]);
      expect(ridden()).not.toContain('W4718');
      expect(without('5.1', () => isBarred(withPost(), 'japan', index('W4718')))).toBe(false);
      expect(without('5.1', () => path().length)).toBeGreaterThan(0);
    });

    it('5.1, 5.18, 5.2 does not keep out who retreats', () => {
      const units = [unit('a', 'W4818'), chinese('c', 'W4817')];
      const ways = (hex: string, ...more: LandUnit[]) => {
        const given = { units: [...units, ...more], hqs: [{ ...post, hex }] };
        const sortie = { side: 'allies', target: 'W4818', kind: 'combat' } as const;
        const { target } = envisage(boardOf(given), lawOf(given), { ...sortie, units: ['c'], air: noPlanes });
        return target.ways.map((way) => way.hex);
      };
      const [way = ''] = ways('W4113');
      expect(way).not.toBe('');
      expect(ways(way)).toContain(way);
      expect(ways(way, chinese('d', way))).not.toContain(way);
    });
  });

  it('5.1, R7 headquarters of one nation keep apart, but for those with a radius of 1', () => {
    const hq = (id: string, hex: string, radius: number) =>
      headquarters({ id, nation: 'china', name: id, command: 1, radius, hex });
    const clear = (radius: number, hex: string) => {
      const one = hq('one', 'W4718', radius);
      return isClearOf({ hqs: { one, two: hq('two', hex, radius) } }, one, 'W4718');
    };
    expect([clear(2, 'W4719'), clear(1, 'W4719'), clear(1, 'W4718'), clear(2, 'W4720')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(without('R7', () => clear(2, 'W4719'))).toBe(true);
  });
});

describe('5.9 stacking', () => {
  it('5.9 eight steps, ten in a city, one more in a fort: a fortified city holds 11', () => {
    const limit = (hex: string, fortification?: boolean) =>
      stackingLimit(hexOf(map, hex), fortification === undefined ? undefined : { fortification }, ['japan']);
    expect([limit('W4818'), limit('W4919'), limit('W4919', true)]).toEqual([8, 10, 11]);
  });

  it('5.9 Soviets stack two more', () => {
    expect(stackingLimit(hexOf(map, 'W4818'), undefined, ['ussr'])).toBe(10);
  });

  it('5.9 small units take no room, but no more than four stay in a hex; partisans stay alone', () => {
    const small = (n: number) => Array.from({ length: n }, (_, i) => unit(`s${i}`, 'W4818', { small: true }));
    const full = Array.from({ length: 4 }, (_, i) => unit(`f${i}`, 'W4818'));
    const stay = (units: LandUnit[]) => fits(hexOf(map, 'W4818'), undefined, units);
    expect([stay([...full, ...small(4)]), stay([...full, ...small(5)]), stay([...full, unit('x', 'W4818')])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(stay([unit('a', 'W4818'), unit('p', 'W4818', { kind: 'partisan', small: true })])).toBe(false);
  });

  it('5.9 what is too much is counted in steps', () => {
    const board = boardOf({ units: Array.from({ length: 5 }, (_, i) => unit(`f${i}`, 'W4818')) });
    expect(excessAt(board, hexOf(map, 'W4818'), 'japan')).toBe(2);
  });
});

describe('5.11 control', () => {
  it('5.11 entering takes the hex, and with it forts are gone, chits and lone Generals caught', () => {
    const pub = boardOf({
      generals: [general({ id: 'g', nation: 'china', name: 'G', hex: 'W4718', strength: 1 })],
      works: { W4718: { coastalFort: true } },
      chits: [{ kind: 'sea', side: 'allies', hex: 'W4718', drawn: [] }],
    });
    expect(enter(pub, map, 'W4718', 'japan', false)).toEqual({ taken: true, bumped: [], generals: ['g'] });
    expect([pub.control.W4718, pub.works.W4718, pub.chits[0]?.side, pub.generals.g?.off]).toEqual([
      'japan',
      {},
      'japan',
      'pool',
    ]);
  });

  it('5.12 units cut off behind a front take nothing but airbases', () => {
    const pub = boardOf({ works: { W4719: { airstrip: true } } });
    expect(enter(pub, map, 'W4718', 'japan', true).taken).toBe(false);
    expect(enter(pub, map, 'W4719', 'japan', true).taken).toBe(true);
  });

  it('5.18 who retreated into an enemy hex holds it when they are still there next month', () => {
    const pub = boardOf({ units: [unit('a', 'W4718')] });
    pub.squatting = { W4718: 2 };
    expect(settleIn(pub, map)).toEqual([]);
    pub.turn = 2;
    expect(settleIn(pub, map)).toEqual(['W4718']);
    expect(pub.control.W4718).toBe('japan');
  });
});

describe('5.12 fronts', () => {
  /** Japan holds a ring around W4718, which the Chinese hold without a line to any source. */
  const ring = ['W4818', 'W4719', 'W4618', 'W4617', 'W4717', 'W4817'];
  const pocket = (units: LandUnit[], held: readonly string[] = ring, works: { [hex: string]: Works } = {}) => {
    const control = Object.fromEntries(held.map((hex) => [hex, 'japan' as const]));
    const board = boardOf({ units, control, works });
    const there = situationOf(board, map);
    return behindTheFront(there, 'japan', fedHexes(board, there, 'allies'));
  };

  it('5.12 an empty hex that can reach no source falls to those around it', () => {
    expect(pocket([])).toContain('W4718');
    expect(without('5.12', () => pocket([]))).toEqual([]);
  });

  it('5.12 not while an enemy unit is in it or has a zone on it', () => {
    expect(pocket([chinese('c', 'W4718')])).not.toContain('W4718');
  });

  it('5.12 an empty fortification falls too, unless one of its own could come up to it', () => {
    const works = { W4718: { fortification: true } };
    expect(pocket([], ring, works)).toContain('W4718');
    expect(pocket([chinese('near', 'W4517')], ring, works)).not.toContain('W4718');
    expect(pocket([chinese('far', 'W4113')], ring, works)).toContain('W4718');
  });

  it('5.12 not while a gap leads out', () => {
    expect(pocket([], ring.slice(1))).not.toContain('W4718');
  });

  it('9.1 no front runs over a border without a war: Sakhalin and Karafuto stay whose they are', () => {
    const alignment = { japan: 'japan', ussr: 'allies', mongolia: 'allies' } as const;
    const board = boardOf({ alignment, units: [] });
    const fallen = (to: Side, war: boolean): number => {
      const there = situationOf({ ...board, notes: war ? { [sovietWar]: 1 } : {} }, map);
      return behindTheFront(there, to, new Uint8Array(map.hexes.length)).length;
    };
    expect([fallen('japan', false), fallen('allies', false)]).toEqual([0, 0]);
    expect(fallen('japan', true)).toBeGreaterThan(0);
    expect(without('9.1', () => fallen('japan', false))).toBeGreaterThan(0);
  });

  it('R3 hexes in our zone that border on land he can supply are the front line and stay his', () => {
    const stays = () => pocket([unit('a', 'W4919')], ['W4919']);
    expect(stays()).not.toContain('W4818');
    expect(without('R3', stays)).toContain('W4818');
  });
});
