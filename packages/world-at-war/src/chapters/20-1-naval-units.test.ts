import { describe, expect, it } from 'vitest';
import { namedShip } from '../charts/ships.js';
import { lightForce } from '../pieces.js';
import {
  baseCapacity,
  classOfKind,
  firingFactors,
  hasSlow,
  interceptionDice,
  isSlow,
  isWarfareUnit,
  mayBase,
  navalFactors,
  slowFactors,
  slowMay,
  weightOf,
} from './20-1-naval-units.js';
import { carrierKind, fullyOperational, mayLaunch } from './20-3-fast-carriers.js';
import {
  activities,
  escortCarrierSupport,
  forbidden,
  mayBeLostOnLand,
  mayBuildEscortCarriers,
  permitted,
} from './20-18-activities.js';
import { mayFire } from './20-52-named-ships.js';
import { airDefenceLevel } from './20-442-air-defence.js';

const damaged = (name: string) => ({ ...namedShip(name), state: 'damaged' as const });

describe('20.11 kinds of naval units', () => {
  it.each([
    ['20.111A', 'DD', 'fleet'],
    ['20.111B', 'CA', 'fleet'],
    ['20.111C', 'BB', 'fleet'],
    ['20.112A', 'CVL', 'fast carrier'],
    ['20.112B', 'CV', 'fast carrier'],
    ['20.112C', 'CVB', 'fast carrier'],
    ['20.113', 'CVE', 'escort carrier'],
    ['20.114', 'TR', 'transport'],
    ['20.115', 'SS', 'submarine'],
    ['20.116', 'ASW', 'ASW'],
  ] as const)('%s %s is a %s', (_rule, kind, is) => expect(classOfKind(kind)).toBe(is));
  it('20.12A destroyers, cruisers, transports and escort carriers are light', () => {
    expect((['DD', 'CA', 'TR', 'CVE'] as const).map(weightOf)).toEqual(['light', 'light', 'light', 'light']);
  });
  it('20.12B capital ships and fast carriers are heavy', () => {
    expect((['BB', 'BC', 'PB', 'CV', 'SS'] as const).map(weightOf)).toEqual([
      'heavy',
      'heavy',
      'heavy',
      'heavy',
      'neither',
    ]);
  });
  it('20.13 submarines, ASW and transports are warfare units too', () => {
    expect((['SS', 'ASW', 'TR', 'DD'] as const).map(isWarfareUnit)).toEqual([true, true, true, false]);
  });
});

describe('20.121 slow and fast', () => {
  it('20.121A damaged ships are slow (20.5222C)', () => {
    expect([isSlow(namedShip('Iowa')), isSlow(damaged('Iowa'))]).toEqual([false, true]);
    expect(slowFactors(lightForce('us', { CA: 4, CAdamaged: 2 }))).toBe(2);
  });
  it('20.121B escort carriers are slow (20.41)', () =>
    expect(slowFactors(lightForce('us', { CVE: 3, DD: 5 }))).toBe(3));
  it('20.121C capital ships with the stripe are slow', () => {
    expect([isSlow(namedShip('Nevada')), isSlow(namedShip('Fuso'))]).toEqual([true, true]);
  });
  it('20.121D transports are slow', () => expect(hasSlow([], [lightForce('japan', { TR: 1 })])).toBe(true));
  it('20.121E all others are fast', () => {
    expect(hasSlow([namedShip('Akagi'), namedShip('Kongo')], [lightForce('japan', { DD: 9, CA: 4 })])).toBe(false);
  });
});

describe('20.252 slow ships', () => {
  it.each([
    ['20.252A', 'raid'],
    ['20.252B', 'engage raiders'],
    ['20.252D', 'engage distant groups'],
    ['20.252E', 'evade fleet combat'],
  ] as const)('%s they may not %s', (_rule, what) => expect(slowMay(what)).toBe(false));
  it('20.252A a slow battleship may not raid, a fast one may', () => {
    expect(forbidden('BB', 'raid', true)?.rule).toBe('20.252A');
    expect(forbidden('BB', 'raid', false)).toBeUndefined();
  });
  it('20.252C they roll one die fewer to intercept', () => {
    expect([interceptionDice(3, true), interceptionDice(3, false), interceptionDice(0, true)]).toEqual([2, 3, 0]);
  });
});

describe('size and bases', () => {
  const force = [lightForce('us', { DD: 4, CA: 2, TR: 3, SS: 2, ASW: 1, CVE: 1 })];
  it('20.14 factors of every kind are worth the same', () =>
    expect(navalFactors([namedShip('Nevada')], force)).toBe(16));
  it('20.21 fleets fire: destroyers, cruisers and capital ships', () => {
    const ships = [namedShip('Nevada'), namedShip('Enterprise'), damaged('Iowa')];
    expect(firingFactors(ships, [lightForce('us', { DD: 4, CA: 2, CAdamaged: 2 })], mayFire)).toBe(9);
  });
  it('20.45 escort carriers fight as light ships', () => {
    expect(firingFactors([], [lightForce('us', { CVE: 2, DD: 1 })], mayFire)).toBe(3);
  });
  it('20.15 fifty factors to a port or port counter, no limit in a mapboard box', () => {
    expect(baseCapacity({ ports: 2, portCounters: 1 })).toBe(150);
    expect(baseCapacity('mapboard box')).toBe(Number.POSITIVE_INFINITY);
  });
  it('20.166 several task forces share a port that holds them', () => {
    expect([mayBase([25, 25], 50), mayBase([25, 26], 50)]).toEqual([true, false]);
  });
});

describe('20.3 carriers', () => {
  it('20.31 two, three and four factors', () => expect([2, 3, 4].map(carrierKind)).toEqual(['CVL', 'CV', 'CVB']));
  it('20.33 fully operational: sound, and all her squadrons aboard', () => {
    expect(fullyOperational(namedShip('Akagi'), true)).toBe(true);
    expect(fullyOperational(namedShip('Akagi'), false)).toBe(false);
    expect(fullyOperational(damaged('Akagi'), true)).toBe(false);
    expect(fullyOperational(namedShip('Kongo'), true)).toBe(false);
  });
  it('20.5222B a damaged carrier neither launches nor retrieves', () =>
    expect(mayLaunch(damaged('Akagi'))).toBe(false));
  it('20.5231A one that is merely hit does', () => {
    expect(mayLaunch({ ...namedShip('Akagi'), hits: 1 })).toBe(true);
    expect(mayFire({ ...namedShip('Kongo'), hits: 1 })).toBe(true);
    expect(isSlow({ ...namedShip('Kongo'), hits: 1 })).toBe(false);
  });
  it('20.5222A a damaged capital ship does not fire', () => expect(mayFire(damaged('Kongo'))).toBe(false));
});

describe('20.18 permitted activities', () => {
  const all = (['DD', 'CA', 'BB', 'CV', 'CVE', 'TR', 'SS', 'ASW'] as const).flatMap((kind) =>
    activities.flatMap((activity) => {
      const rule = permitted[kind][activity];
      return rule === undefined ? [] : [[rule, kind, activity] as const];
    }),
  );
  it.each(all)('%s %s may %s', (_rule, kind, activity) => expect(forbidden(kind, activity)).toBeUndefined());
  it('20.231 destroyers may not raid', () => expect(forbidden('DD', 'raid')?.rule).toBe('20.231'));
  it('20.241 cruisers may not carry units, and may raid', () => {
    expect(forbidden('CA', 'carry in sea transport')?.rule).toBe('20.241');
    expect(forbidden('CA', 'raid')).toBeUndefined();
  });
  it('20.251 capital ships carry nothing', () => expect(forbidden('BC', 'carry an invasion')?.rule).toBe('20.251'));
  it('20.32 carriers do not bombard shores', () => expect(forbidden('CV', 'shore bombardment')?.rule).toBe('20.32'));
  it('20.35 fast carriers have no part in strategic warfare', () => {
    expect(forbidden('CV', 'strategic warfare')?.rule).toBe('20.35');
  });
  it('20.42 escort carriers neither raid nor patrol nor counterair', () => {
    for (const what of ['raid', 'patrol', 'counterair', 'intercept air support'] as const)
      expect(forbidden('CVE', what)?.rule).toBe('20.42');
  });
  it('20.43 only the United States build escort carriers', () => {
    expect([mayBuildEscortCarriers('us'), mayBuildEscortCarriers('britain')]).toEqual([true, false]);
  });
  it('20.442 each supports a landing with a factor, in its hex, and no more than are landing', () => {
    expect(escortCarrierSupport({ CVE: 3, inInvasionHex: true, invading: 2 })).toBe(2);
    expect(escortCarrierSupport({ CVE: 2, inInvasionHex: true, invading: 5 })).toBe(2);
    expect(escortCarrierSupport({ CVE: 2, inInvasionHex: false, invading: 5 })).toBe(0);
  });
  it('20.443 and may then be lost with the troops', () => {
    expect([mayBeLostOnLand(1), mayBeLostOnLand(0)]).toEqual([true, false]);
  });
});

describe('R16 air defence', () => {
  const ten = lightForce('us', { DD: 10 });
  const five = lightForce('us', { DD: 5 });
  it('20.253 a five-factor battleship adds a level', () => {
    expect(airDefenceLevel([namedShip('Iowa')], [ten])).toBe(2);
    expect(airDefenceLevel([namedShip('Washington')], [ten])).toBe(1);
  });
  it('20.36 so does a CVB', () => expect(airDefenceLevel([namedShip('Midway')], [ten])).toBe(2));
  it('20.442 an escort carrier counts as three', () => {
    expect(airDefenceLevel([], [lightForce('us', { DD: 7, CVE: 1 })])).toBe(1);
    expect(airDefenceLevel([], [lightForce('us', { DD: 6, CVE: 1 })])).toBe(0);
  });
  it('20.5222D damaged ships help, 20.5212B ships sunk in port do not', () => {
    const nevada = namedShip('Nevada');
    const oklahoma = namedShip('Oklahoma');
    expect(airDefenceLevel([nevada, damaged('Oklahoma')], [five])).toBe(1);
    expect(airDefenceLevel([nevada, { ...oklahoma, state: 'sunk-in-port' }], [five])).toBe(0);
    expect(airDefenceLevel([nevada, { ...oklahoma, state: 'sunk' }], [five])).toBe(0);
  });
});
