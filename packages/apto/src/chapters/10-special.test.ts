import { describe, expect, it } from 'vitest';
import { charts } from '../charts/index.js';
import { unit } from '../scenarios/counters.js';
import { dry, weatherFor, zoneOf } from './1-weather.js';
import { airPoints, airRoom, overBattle } from './4-air-support.js';
import {
  isAtrocity,
  mayAppear,
  mayWander,
  partisanLimit,
  partisansArriving,
  partisansPlaced,
  partisanToll,
} from './10-6-partisans.js';
import { type Border, mayLeaveBorder, type Watch, watched } from './10-16-border-garrison.js';

describe('partisans', () => {
  const roll = { nation: 'china', points: 0, year: 1937, atrocity: false, present: 0, thisSeason: 0 };

  it('10.6 in China a die of 3 brings one, of 4 or more two; elsewhere it takes a 5 and a 6', () => {
    expect([2, 3, 4].map((die) => partisansArriving('china', die, 0, false))).toEqual([0, 1, 2]);
    expect([4, 5, 6].map((die) => partisansArriving('ussr', die, 0, false))).toEqual([0, 1, 2]);
    expect(partisansArriving('china', 1, 1, true)).toBe(1);
  });

  it('10.6 before 1942 one may come a season, unless there has been an atrocity', () => {
    expect(partisansPlaced({ ...roll, die: 6 })).toBe(1);
    expect(partisansPlaced({ ...roll, die: 6, thisSeason: 1 })).toBe(0);
    expect(partisansPlaced({ ...roll, die: 6, atrocity: true, thisSeason: 1 })).toBe(2);
  });

  it('10.6 an atrocity doubles the limit', () => {
    expect(partisanLimit('china', false)).toBe(2);
    expect(partisanLimit('china', true)).toBe(4);
    expect(partisansPlaced({ ...roll, die: 6, atrocity: true, present: 3 })).toBe(1);
  });

  it('10.6 Japanese who enter China while none of their Generals is there commit one', () => {
    expect(isAtrocity('china', 'china', 0)).toBe(true);
    expect(isAtrocity('china', 'china', 1)).toBe(false);
    expect(isAtrocity('manchukuo', 'china', 0)).toBe(false);
  });

  it('10.6 they appear in empty enemy-owned hexes of their land, out of enemy zones, and Chinese ones wander into Manchukuo', () => {
    const at = {
      land: 'china',
      terrain: 'clear',
      enemyOwned: true,
      occupied: false,
      zone: false,
      installation: false,
      besidePlanes: false,
    };
    expect(mayAppear('china', at)).toBe(true);
    expect(mayAppear('china', { ...at, zone: true })).toBe(false);
    expect(mayAppear('china', { ...at, enemyOwned: false })).toBe(false);
    expect(mayAppear('china', { ...at, land: 'manchukuo' })).toBe(false);
    expect(mayWander('china', 'manchukuo')).toBe(true);
    expect(mayWander('china', 'korea')).toBe(false);
  });

  it('10.6 to clear one away in the Movement Phase takes a Movement Point more', () => {
    expect(partisanToll()).toBe(1);
  });
});

describe('border garrison', () => {
  const watch: Watch = { year: 1939, month: 5, sovietWar: false, holdsNomonhan: false };
  const border: Border = {
    hexes: new Set(Array.from({ length: 12 }, (_, i) => `W55${10 + i}`)),
    mongolia: (hex) => hex.startsWith('W54'),
    away: new Set(),
  };
  const units = Array.from({ length: 10 }, (_, i) => unit('japan', `Guard ${i}`, '3-1', `W55${10 + i}`));
  const [first, second, third] = units;
  if (first === undefined || second === undefined || third === undefined) throw new Error('ten units');
  const gone = (...of: (typeof units)[number][]): Border => ({ ...border, away: new Set(of.map(({ id }) => id)) });

  it('10.16 of ten that watch the Soviet border none may leave it for China', () => {
    expect(watched(units, border, watch)).toBe(10);
    expect(mayLeaveBorder(first, 'W5019', units, border, watch)).toBe(false);
    expect(mayLeaveBorder(first, 'W5521', units, border, watch)).toBe(true);
  });

  it('10.16 two of them may go into Mongolia', () => {
    const one = units.map((each) => (each.id === first.id ? { ...each, hex: 'W5420' } : each));
    const two = one.map((each) => (each.id === second.id ? { ...each, hex: 'W5419' } : each));
    expect(mayLeaveBorder(first, 'W5420', units, border, watch)).toBe(true);
    expect(mayLeaveBorder(second, 'W5419', one, gone(first), watch)).toBe(true);
    expect(mayLeaveBorder(third, 'W5419', two, gone(first, second), watch)).toBe(false);
  });

  it('10.16 others who are in Mongolia set nobody free, and those of the watch may only come back', () => {
    const others = ['23rd', '7th'].map((name) => unit('japan', name, '3-1', 'W5420'));
    const all = [...units, ...others];
    expect(watched(all, border, watch)).toBe(10);
    expect(mayLeaveBorder(first, 'W5019', all, border, watch)).toBe(false);
    const [stranger] = others;
    expect(stranger && mayLeaveBorder(stranger, 'W5019', all, border, watch)).toBe(true);
    const there = { ...first, hex: 'W5420' };
    const with23rd = all.map((each) => (each.id === first.id ? there : each));
    expect(mayLeaveBorder(there, 'W5019', with23rd, gone(first), watch)).toBe(false);
    expect(mayLeaveBorder(there, 'W5510', with23rd, gone(first), watch)).toBe(true);
  });

  it('10.16 two that stand in one hex of the border do not leave it together', () => {
    const double = unit('japan', 'Double', '3-1', 'W5510');
    const all = [...units, double];
    expect(mayLeaveBorder(double, 'W5019', all, border, watch)).toBe(true);
    expect(mayLeaveBorder(double, 'W5019', all, border, watch, [double, first])).toBe(false);
  });

  it('10.16 with Nomonhan in Japanese hands, or at war, nobody need stay', () => {
    expect(mayLeaveBorder(first, 'W5019', units, border, { ...watch, holdsNomonhan: true })).toBe(true);
    expect(mayLeaveBorder(first, 'W5019', units, border, { ...watch, sovietWar: true })).toBe(true);
  });
});

describe('weather and planes', () => {
  it('R66 a zone is a belt of hex rows, and one die tells the weather of a month', () => {
    expect([zoneOf(charts, 'W3716'), zoneOf(charts, 'W4218'), zoneOf(charts, 'W5420')]).toEqual([
      'mild',
      'moderate',
      'severe',
    ]);
    expect(weatherFor(charts, 'mild', 7, 1)).toBe('monsoon');
    expect(weatherFor(charts, 'mild', 7, 6)).toBe('wet');
    expect(weatherFor(charts, 'moderate', 12, 6)).toBe(dry.moderate);
  });

  it('R68 at most three points of ground support fly over one hex, and none in a Monsoon', () => {
    expect(airPoints(charts, 'japan', 1937)).toBeGreaterThan(airPoints(charts, 'allies', 1937));
    expect(airRoom(6, 'dry')).toBe(3);
    expect(airRoom(2, 'wet')).toBe(2);
    expect(airRoom(6, 'monsoon')).toBe(0);
  });

  it('5.16 two points unopposed are air superiority, one is not', () => {
    expect(overBattle({ attacker: 2, defender: 0 }).superiority).toBe('attacker');
    expect(overBattle({ attacker: 1, defender: 0 }).superiority).toBeNull();
    expect(overBattle({ attacker: 3, defender: 1 }).superiority).toBeNull();
    expect(overBattle({ attacker: 0, defender: 2 }).superiority).toBe('defender');
  });
});
