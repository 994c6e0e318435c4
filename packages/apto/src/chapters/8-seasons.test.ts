import { describe, expect, it } from 'vitest';
import { charts } from '../charts/index.js';
import { answer, boardOf, matchOf, passUntil, tableOf, without } from '../game-testing.js';
import { unit } from '../scenarios/counters.js';
import { khalkhinGol } from '../scenarios/khalkhin-gol.js';
import { income, incomeLines, noHoldings } from './8-2-income.js';
import { mayRebuild, recycles, stepPrice, unitPrice } from './8-6-construction.js';
import { communistsMayStand, noPlace, noPlaceForLeader, type PlacementHex } from './8-11-placement.js';
import { impromptuPrice, initiativeOf, offensivePrice, offensivesFor } from './8-13-offensives.js';
import { holdingsOf } from './8-holdings.js';

describe('income', () => {
  it('8.2 a calculated income of 77 with 47 lost to strategic warfare leaves 30', () => {
    expect(income([{ text: 'calculated', points: 77 }], 47)).toBe(30);
  });

  it('8.2 each colony resource hex and each captured one brings Japan 2 points, a home city lost takes 4', () => {
    const plain = income(incomeLines(charts, 'japan', 1937, noHoldings));
    const holdings = { colony: 2, captured: 3, lostResources: 1, lostCities: 1 };
    expect(income(incomeLines(charts, 'japan', 1937, holdings))).toBe(plain + 4 + 6 - 2 - 4);
    expect(incomeLines(charts, 'japan', 1937, holdings).map(({ text }) => text)).toEqual([
      'income of 1937',
      '2 resource hexes of colonies',
      '3 captured resource hexes',
      '1 home resource hex lost',
      '1 home city lost',
    ]);
  });

  it('R64 the income of China is the same whatever she has lost', () => {
    const holdings = { colony: 0, captured: 2, lostResources: 5, lostCities: 9 };
    expect(incomeLines(charts, 'china', 1938, holdings)).toEqual(incomeLines(charts, 'china', 1938, noHoldings));
  });

  it('R163 a resource hex that a supply chit feeds earns as one does that a line to a source reaches', () => {
    const captured = (chit: boolean): number => {
      const chits = chit ? [{ kind: 'sea' as const, side: 'japan' as const, hex: 'W4221', drawn: [] }] : [];
      return holdingsOf(boardOf({ control: { W4221: 'japan' }, chits }), 'japan').captured;
    };
    expect([captured(true), captured(false)]).toEqual([1, 0]);
    expect(without('R163', () => captured(true))).toBe(0);
  });

  it('8.1 a year without an entry has the last one before it', () => {
    expect(incomeLines(charts, 'china', 1941, noHoldings)[0]?.points).toBe(
      incomeLines(charts, 'china', 1939, noHoldings)[0]?.points,
    );
  });
});

describe('construction', () => {
  const division = unit('japan', '5th Division', '3-1', 'W4818');
  const army = unit('china', '29th Army', '2-1', 'W4717');

  it('8.6 a unit is bought by the step', () => {
    expect(unitPrice(charts, division, 1)).toBe(2);
    expect(unitPrice(charts, division, 2)).toBe(4);
  });

  it('R67 a step of a unit of strength 2 costs a point less', () => {
    expect(stepPrice(charts, army)).toBe(1);
    expect(stepPrice(charts, unit('ussr', 'Tank Brigade', '4-2', 'pool', { kind: 'armor' }))).toBe(4);
  });

  it('8.6 a depleted unit is rebuilt unless it is marked out of supply or off the map', () => {
    const depleted = { ...division, left: 1 };
    expect(mayRebuild(depleted)).toBe(true);
    expect(mayRebuild(division)).toBe(false);
    expect(mayRebuild({ ...depleted, marked: 1 })).toBe(false);
    expect(mayRebuild({ ...depleted, hex: null })).toBe(false);
  });

  it('8.5 what cannot be rebuilt does not go back to the pool', () => {
    expect(recycles({ ...army, once: true }, false)).toBe(false);
    expect(recycles(army, false)).toBe(true);
  });

  it('11.13 with pools that do not refill, Soviet 5-2 infantry and minor nations still come back', () => {
    expect(recycles(army, true)).toBe(false);
    expect(recycles(unit('ussr', '57th Rifle', '5-2', 'gone'), true)).toBe(true);
    expect(recycles(unit('ussr', '82nd Rifle', '4-2', 'gone'), true)).toBe(true);
    expect(recycles(unit('ussr', '1st Siberian', '7-2', 'gone', { kind: 'siberian' }), true)).toBe(true);
    expect(recycles(unit('mongolia', '6th Cavalry', '1-2', 'gone', { kind: 'cavalry' }), true)).toBe(true);
  });
});

describe('placement', () => {
  const there: PlacementHex = {
    hex: 'W4714',
    home: true,
    friendly: true,
    supplied: true,
    city: false,
    zone: 'none',
    room: 8,
  };
  const infantry = { nation: 'china', kind: 'infantry', steps: 2 };
  const tanks = { nation: 'ussr', kind: 'armor', steps: 2 };

  it('8.11 infantry arrives in any friendly, supplied home hex outside enemy zones of control, where there is room', () => {
    expect(noPlace(infantry, there)).toBeUndefined();
    expect(noPlace(infantry, { ...there, supplied: false })).toBeDefined();
    expect(noPlace(infantry, { ...there, home: false })).toBeDefined();
    expect(noPlace(infantry, { ...there, zone: 'inhibited' })).toBeDefined();
    expect(noPlace(infantry, { ...there, room: 1 })).toBeDefined();
  });

  it('8.11 armor arrives in cities alone, Soviets even where their own troops inhibit an enemy zone', () => {
    expect(noPlace(tanks, there)).toBeDefined();
    expect(noPlace(tanks, { ...there, city: true })).toBeUndefined();
    expect(noPlace(tanks, { ...there, city: true, zone: 'inhibited' })).toBeUndefined();
    expect(noPlace({ ...tanks, nation: 'china' }, { ...there, city: true, zone: 'inhibited' })).toBeDefined();
  });

  it('8.11 Communists arrive north of hex row 4500', () => {
    expect(communistsMayStand('W4714')).toBe(true);
    expect(communistsMayStand('W4514')).toBe(false);
    expect(noPlace({ ...infantry, nation: 'ccp' }, { ...there, hex: 'W4115' })).toBeDefined();
  });

  it('8.11 a General goes to any friendly hex but an uninhibited enemy zone', () => {
    expect(noPlaceForLeader({ friendly: true, zone: 'inhibited' })).toBeUndefined();
    expect(noPlaceForLeader({ friendly: true, zone: 'uninhibited' })).toBeDefined();
    expect(noPlaceForLeader({ friendly: false, zone: 'none' })).toBeDefined();
  });
});

it('11.13 Soviet armour, motorized and mechanized troops of the same figures do not come back', () => {
  for (const kind of ['armor', 'motorized', 'mechanized', 'siberian'] as const) {
    expect(recycles(unit('ussr', '11th', '4-2', 'gone', { kind }), true)).toBe(false);
    expect(recycles(unit('ussr', '11th', '5-2', 'gone', { kind }), true)).toBe(false);
  }
  expect(recycles(unit('ussr', 'Guards', '7-2', 'gone'), true)).toBe(false);
  expect(recycles(unit('ussr', '11th', '4-2', 'gone', { kind: 'armor' }), false)).toBe(true);
});

describe('offensives', () => {
  it('8.13 Japanese and Soviets pay 2, Chinese and Western Allies 3, Communists 1', () => {
    expect(
      (['army', 'navy', 'ussr', 'china', 'western', 'ccp'] as const).map((buyer) => offensivePrice(charts, buyer)),
    ).toEqual([2, 2, 2, 3, 3, 1]);
  });

  it('5.5 an impromptu Communist Offensive costs 2 points instead of 1', () => {
    expect(impromptuPrice(charts, 'ccp')).toBe(2);
  });

  it('8.13 whoever buys none has one for nothing', () => {
    expect(offensivesFor('army', 0)).toBe(1);
    expect(offensivesFor('army', 4)).toBe(4);
  });

  it('R61 the Communists have what is bought for them and no more', () => {
    expect(offensivesFor('ccp', 0)).toBe(0);
  });

  it('8.13 the side that bought more has the Initiative; equal purchases are decided by dice', () => {
    expect(initiativeOf({ army: 3, navy: 1, china: 2, western: 1 }, true)).toBe('japan');
    expect(initiativeOf({ army: 2, western: 2 }, true)).toBe('tie');
  });

  it('8.13 Soviet Offensives are added to those of the Western Allies when they count at all', () => {
    expect(initiativeOf({ army: 4, western: 2, ussr: 3 }, true)).toBe('allies');
    expect(initiativeOf({ army: 4, western: 2, ussr: 3 }, false)).toBe('japan');
  });

  it('R63 at Khalkhin Gol, where nobody else fights Japan, they count though there is no war', () => {
    const initiative = (): string => {
      const match = matchOf({ ...khalkhinGol, first: { year: 1939, month: 7 } });
      passUntil(match, ({ phase }) => phase === 'purchase');
      answer(match, 'japan', [1]);
      answer(match, 'allies', [2]);
      return tableOf(match).initiative;
    };
    expect(initiative()).toBe('ussr');
    expect(without('R63', initiative)).toBe('japan');
  });

  it('R63 what China and the Communists buy counts for the Allies', () => {
    expect(initiativeOf({ army: 4, china: 2, ccp: 3 }, true)).toBe('allies');
  });
});
