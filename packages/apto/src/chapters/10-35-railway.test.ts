/** 10.35 Railways that Japan lays, at the table. */
import { describe, expect, it } from 'vitest';
import { charts } from '../charts/index.js';
import {
  answer,
  boardOf,
  chinese,
  type Match,
  matchOf,
  passUntil,
  question,
  refusalOf,
  tableOf,
  told,
  toOffensives,
  unit,
  without,
} from '../game-testing.js';
import { map } from '../map/map.js';
import type { Nation } from '../pieces.js';
import { situationOf } from '../situation.js';
import { tracesFrom } from '../supplied.js';
import { marches } from './5-7-land-movement.js';
import { take } from './5-11-control.js';
import { railGoals } from './6-1-rail.js';
import { demolitionPrice } from './8-7-demolition.js';
import { ruins, standing, wreck } from './8-7-installations.js';
import { mostTracks, trackPlaces, tracksLeft } from './10-35-railway.js';

const north = {
  first: { year: 1937, month: 7 },
  last: { year: 1937, month: 12 },
  seasons: true,
  ep: { japan: 20, china: 0 },
  offensives: {},
  control: { W4819: 'japan' } as const,
  units: [unit('6th', 'W4920'), chinese('29th', 'W4717')],
};
const places = (given: Parameters<typeof boardOf>[0]): string[] => trackPlaces(boardOf(given)).map(({ hex }) => hex);
const toSheet = (match: Match): Match =>
  passUntil(match, ({ phase }, ask, seat) => phase === 'construction' && seat === 'japan' && ask.ask === 'sheet');
const laying = (match: Match, hexes: readonly string[]): string[][] => {
  const ask = question(match, 'japan');
  return ask.ask === 'sheet' ? ask.rows.map(({ rule }) => (rule === '10.35' ? [...hexes] : [])) : [];
};

describe('10.35 laying rail', () => {
  it('10.35, R186 in a supplied hex of Japan’s beside a line of hers, or in a city; not where rail runs, nor in an enemy zone', () => {
    expect(places(north)).toEqual(expect.arrayContaining(['W5020', 'W5023']));
    expect(places(north).filter((hex) => map.hex(hex)?.rail === true)).toEqual([]);
    // Two hexes from any line.
    expect(places(north)).not.toContain('W5221');
    expect(places({ ...north, units: [...north.units, chinese('raiders', 'W5024')] })).not.toContain('W5023');
    expect(places({ ...north, works: { W5020: { railway: false } } })).not.toContain('W5020');
    expect(without('R186', () => places(north))).toContain('W4921');
    expect(without('10.35', () => places(north))).toEqual([]);
  });

  it('10.35 goes on from rail that was laid and is finished', () => {
    const before = places(north);
    const after = places({ ...north, works: { W5020: { railway: true } } });
    expect([before.includes('W5120'), after.includes('W5120')]).toEqual([false, true]);
  });

  it('10.35 it costs 2 points, is begun now and finished in the next Seasonal Turn, six hexes in a game', () => {
    const match = toSheet(matchOf(north, 'rail'));
    const before = tableOf(match).ep.japan ?? 0;
    answer(match, 'japan', laying(match, ['W5020', 'W5023']));
    expect(before - (tableOf(match).ep.japan ?? 0)).toBe(4);
    expect(told(match, 'railway begun')[0]?.data.hexes).toEqual(['W5020', 'W5023']);
    expect([tableOf(match).works.W5020, tracksLeft(tableOf(match))]).toEqual([undefined, mostTracks - 2]);
    expect(trackPlaces(tableOf(match)).map(({ hex }) => hex)).not.toContain('W5020');
    passUntil(match, ({ month, phase }) => month === 10 && phase === 'construction');
    expect([tableOf(match).works.W5020?.railway, tableOf(match).works.W5023?.railway]).toEqual([true, true]);
    expect(told(match, 'railway').length).toBe(2);
    tableOf(match).notes['10.35 laid'] = mostTracks;
    expect(trackPlaces(tableOf(match))).toEqual([]);
  });

  it('8.11, 10.35 a Sea Supply chit feeds those who lay one hex, and is used up', () => {
    const yangtze = ['W4221', ...map.neighbours('W4221'), ...map.neighbours('W4220')];
    const held = Object.fromEntries(yangtze.map((hex) => [hex, 'japan' as const]));
    const given = {
      ...north,
      units: [...north.units, unit('3rd', 'W4221')],
      control: { ...north.control, ...held },
      chits: [{ kind: 'sea' as const, side: 'japan' as const, hex: 'W4221', drawn: [] }],
    };
    const fed = trackPlaces(boardOf(given)).filter(({ chits }) => chits === 'W4221');
    const hexes = fed.map(({ hex }) => hex);
    expect(hexes.length).toBeGreaterThan(1);
    const match = toSheet(matchOf(given, 'rail'));
    expect(refusalOf(match, 'japan', laying(match, hexes.slice(0, 2)))).toBe('8.11');
    answer(match, 'japan', laying(match, hexes.slice(0, 1)));
    expect([tableOf(match).chits, told(match, 'chits used').length]).toEqual([[], 1]);
  });

  it('8.6, 10.35 work that is begun is lost with its hex, and where an enemy zone comes to lie on it; of the six it is not given back', () => {
    const pub = boardOf({ ...north, notes: { 'track W5023': 1, '10.35 laid': 1 } });
    take(pub, map, 'W5023', 'allies');
    expect([pub.notes['track W5023'], tracksLeft(pub)]).toEqual([undefined, mostTracks - 1]);
    const lost = (): unknown => {
      const match = toOffensives(
        matchOf({
          ...{ ...north, seasons: false, offensives: { china: 2 }, notes: { 'track W5023': 9, '10.35 laid': 1 } },
          units: [unit('6th', 'W4920'), chinese('raiders', 'W5125', { move: 2 })],
        }),
        'allies',
      );
      answer(match, 'allies', ['stack:W5125:china']);
      answer(match, 'allies', [['raiders'], [], []]);
      passUntil(match, ({ offensive }) => offensive?.step === 'movement');
      answer(match, 'allies', ['unit:raiders']);
      answer(match, 'allies', ['W5124']);
      return [tableOf(match).notes['track W5023'], told(match, 'begun railway lost').length];
    };
    expect(lost()).toEqual([undefined, 1]);
    expect(without('8.6', lost)).toEqual([9, 0]);
  });
});

describe('10.35 what it is good for', () => {
  it('10.35, 6.1 trains run over it, as long as it works', () => {
    const goes = (railway: boolean): boolean => {
      const piece = unit('a', 'W5020');
      const pub = boardOf({ ...north, units: [piece, chinese('29th', 'W4717')], works: { W5020: { railway } } });
      return railGoals(pub, charts, piece, 'japan', situationOf(pub, map), 0).some(({ hex }) => hex === 'W5022');
    };
    expect([goes(true), goes(false), without('10.35', () => goes(true))]).toEqual([true, false, false]);
  });

  const yunnan = (...hexes: string[]) =>
    boardOf({ ...north, works: Object.fromEntries(hexes.map((hex) => [hex, { railway: true }])) });

  it('10.35, 7.7 supply goes through jungle along it, where a line would end', () => {
    const fed = (...hexes: string[]): boolean => {
      const pub = yunnan(...hexes);
      return tracesFrom(pub, situationOf(pub, map), 'china' as Nation, 'W3609');
    };
    expect([fed('W3710', 'W3609'), fed('W3710'), fed()]).toEqual([true, false, false]);
    expect(without('10.35', () => fed('W3710', 'W3609'))).toBe(false);
  });

  it('10.35, 5.8 along a line into its jungle it is one Movement Point for anybody, across country it is not', () => {
    const price = (from: string, ...hexes: string[]): number | undefined => {
      const army = chinese('army', from, { move: 3 });
      const pub = yunnan(...hexes);
      pub.units.army = army;
      const reached = marches(situationOf(pub, map), { unit: army, side: 'allies', budget: 3 });
      return reached.find(({ hex }) => hex === 'W3710')?.cost;
    };
    expect([price('W3711', 'W3710'), price('W3711'), price('W3810', 'W3710')]).toEqual([1, 3, 3]);
    expect(without('10.35', () => price('W3711', 'W3710'))).toBe(3);
  });

  it('8.7, 10.35 it is pulled down for 2 points and lies in ruins as an airbase does', () => {
    const pub = yunnan('W3710');
    const hex = map.hex('W3710');
    const [railway] = hex === undefined ? [] : standing(pub, hex);
    expect(railway).toEqual({ kind: 'railway', hex: 'W3710', size: 'railway' });
    expect(railway && demolitionPrice(charts, railway)).toBe(2);
    if (railway !== undefined) wreck(pub, railway);
    expect([pub.works.W3710?.railway, ruins(pub).map(({ kind }) => kind)]).toEqual([false, ['railway']]);
  });
});
