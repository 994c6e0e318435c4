import { describe, expect, it } from 'vitest';
import { nationality, periodOf } from '../charts/nationality.js';
import { namedShip } from '../charts/ships.js';
import { lightForce } from '../pieces.js';
import { airModifiers, fleetDRM, fleetModifiers, submarineModifiers, sumOf } from './20-51-naval-attack.js';

const air = { airDRM: 1, navalDRM: 2, navalAir: true, atSea: true, surprise: 3 };

describe('CHART-naval-attack modifiers', () => {
  it('R15 nationalities are our own, and change with 1943', () => {
    expect([periodOf(1942), periodOf(1943)]).toEqual(['early', 'late']);
    expect(fleetDRM('us', 'late', []) - fleetDRM('us', 'early', [])).toBe(1);
    expect(nationality.provenance).toBe('designed');
  });
  it('CHART-naval-attack air: both nationalities, naval air at sea, surprise of 3 or more', () => {
    expect(airModifiers(air).map(({ by }) => by)).toEqual([1, -2, 1, 1]);
    expect(sumOf(airModifiers({ ...air, atSea: false, surprise: 2 }))).toBe(-1);
    expect(airModifiers({ airDRM: 0, navalDRM: 0, navalAir: false, atSea: true, surprise: 0 })).toEqual([]);
  });
  it('CHART-naval-attack fleet: nationalities, and a side that is hampered by what it does', () => {
    const even = { attackerDRM: 2, defenderDRM: 1, hampered: null };
    expect(sumOf(fleetModifiers(even))).toBe(1);
    expect(sumOf(fleetModifiers({ ...even, hampered: 'attacker' }))).toBe(0);
    expect(sumOf(fleetModifiers({ ...even, hampered: 'defender' }))).toBe(2);
  });
  it('20.253 a five-factor battleship has one more (R12)', () => {
    expect(fleetDRM('japan', 'early', [namedShip('Yamato')])).toBe(
      fleetDRM('japan', 'early', [namedShip('Nagato')]) + 1,
    );
  });
  it('20.36 so has a CVB', () => {
    expect(fleetDRM('us', 'late', [namedShip('Midway')])).toBe(fleetDRM('us', 'late', [namedShip('Essex')]) + 1);
  });
});

describe('R17 submarine attacks', () => {
  const plain = { advanced: false, inPort: false, ships: [], fullDecks: new Set<string>(), light: [] };
  it('20.77 planes overhead help the defence: a fully operational carrier (20.33) or escort carriers', () => {
    const ships = [namedShip('Enterprise')];
    expect(sumOf(submarineModifiers({ ...plain, ships }))).toBe(0);
    expect(sumOf(submarineModifiers({ ...plain, ships, fullDecks: new Set(['enterprise']) }))).toBe(-1);
    expect(sumOf(submarineModifiers({ ...plain, light: [lightForce('us', { CVE: 1 })] }))).toBe(-1);
  });
  it('20.75 so do destroyers, from five factors on', () => {
    expect([4, 5].map((DD) => sumOf(submarineModifiers({ ...plain, light: [lightForce('us', { DD })] })))).toEqual([
      0, -1,
    ]);
  });
  it('20.83 and ASW', () => {
    expect(sumOf(submarineModifiers({ ...plain, light: [lightForce('us', { ASW: 1 })] }))).toBe(-1);
  });
  it('20.78C advanced submarines attack at a net +1 all the same', () => {
    const light = [lightForce('us', { DD: 10, CVE: 2, ASW: 2 })];
    expect(submarineModifiers({ ...plain, advanced: true, light })).toMatchObject([{ rule: '20.78C', by: 1 }]);
  });
  it('20.78D in harbours too', () => {
    expect(submarineModifiers({ ...plain, advanced: true, inPort: true })).toMatchObject([{ rule: '20.78D', by: 1 }]);
  });
});
