import { describe, expect, test } from 'vitest';
import { base, dogfight, fight, fleet, grounded, left, shipNamed, strike, told } from '../testing.js';

const options = { criticalHits: true };
const onShokaku = (change = {}) =>
  strike({
    allied: ['AF 20: 8 Dauntless high AP'],
    ships: { japan: fleet('japan', { 'TF 7': 'Shokaku' }, { Shokaku: { aa: 0, ...change } }) },
    options,
  });
const onAtago = () =>
  strike({
    allied: ['AF 20: 8 Dauntless high AP'],
    ships: { japan: fleet('japan', { 'TF 7': 'Atago' }, { Atago: { aa: 0 } }) },
    options,
  });
const onBase = (change = {}) =>
  strike({ allied: ['AF 1: 10 B-26 GP'], base: base('japan', { aaf: 0, ...change }), options });

describe('critical hits', () => {
  test('OPT-CH.1 a natural 3 or 4 that hits may be critical; other faces and misses may not (R163)', () => {
    expect(fight(onShokaku(), [3, 1]).rolled).toEqual(['18.2', 'OPT-CH.2']);
    expect(fight(onShokaku(), [4, 1]).rolled).toEqual(['18.2', 'OPT-CH.2']);
    expect(fight(onShokaku(), [5]).rolled).toEqual(['18.2']);
    const miss = strike({
      allied: ['AF 20: 2 Dauntless high AP'],
      ships: { japan: fleet('japan', { 'TF 7': 'Shokaku' }, { Shokaku: { aa: 0 } }) },
      options,
    });
    expect(fight(miss, [3]).rolled).toEqual(['18.2']);
  });

  test('OPT-CH.2 only a 6 makes it one', () => {
    const fought = fight(onShokaku(), [3, 5]);
    expect(told(fought, 'critical-confirm')).toMatchObject([{ face: 5, critical: false }]);
    expect(fight(onShokaku(), [3, 6, 6]).rolled).toEqual(['18.2', 'OPT-CH.2', 'OPT-CH.3']);
  });

  test('OPT-CH.3 the table is that of the thing hit', () => {
    expect(told(fight(onShokaku(), [3, 6, 4]), 'critical-hit')).toMatchObject([
      { against: 'carrier', forbids: 'noReadying' },
    ]);
    expect(told(fight(onAtago(), [3, 6, 4]), 'critical-hit')).toMatchObject([{ against: 'ship', hits: 1 }]);
    expect(told(fight(onBase(), [3, 6, 5]), 'critical-hit')).toMatchObject([
      { against: 'base', forbids: 'noReadying' },
    ]);
  });

  test('OPT-CH.T1 carriers and tenders: more hits, planes, or a turn without readying, flying or moving', () => {
    const hits = (face: number) => shipNamed(fight(onShokaku(), [3, 6, face]).battle, 'Shokaku').hits;
    expect([hits(1), hits(2), hits(4)]).toEqual([4, 3, 2]);
    const forbids = (face: number) => shipNamed(fight(onShokaku(), [3, 6, face]).battle, 'Shokaku').nextTurn;
    expect([4, 5, 6].map(forbids)).toEqual([
      { noReadying: true, noFlying: false, noMoving: false },
      { noReadying: false, noFlying: true, noMoving: false },
      { noReadying: false, noFlying: false, noMoving: true },
    ]);
    const planes = fight(onShokaku({ grounded: grounded({ readying: '9 Val' }) }), [3, 6, 3, 5]);
    expect(shipNamed(planes.battle, 'Shokaku').grounded?.readying).toMatchObject([{ factors: 9 - 2 - 5 }]);
  });

  test('OPT-CH.T2 other ships: three, two or one more hit', () => {
    const hits = (face: number) => shipNamed(fight(onAtago(), [3, 6, face]).battle, 'Atago').hits;
    expect([1, 2, 3, 4, 5, 6].map(hits)).toEqual([5, 4, 3, 3, 3, 3]);
  });

  test('OPT-CH.T3 bases: more hits, planes, or a turn without readying or flying', () => {
    expect(fight(onBase(), [3, 6, 1]).battle.base?.hits).toBe(3 + 2);
    expect(
      fight(onBase({ grounded: grounded({ readying: '9 Zero' }) }), [3, 6, 4, 2]).battle.base?.grounded.readying,
    ).toMatchObject([{ factors: 9 - 3 - 2 }]);
    expect(fight(onBase(), [3, 6, 6]).battle.base?.nextTurn).toEqual({ noReadying: false, noFlying: true });
  });

  test('OPT-CH.T4 air formations: nothing, or a die of Air Factors from the planes shot at (R163)', () => {
    const meeting = () => dogfight({ japan: ['AF 5: 4 Zero'], allied: ['AF 2: 9 Wildcat'], options });
    expect(left(fight(meeting(), [1, 3, 6, 2]).battle, 'allied')).toBe('8 Wildcat');
    expect(left(fight(meeting(), [1, 3, 6, 3, 5]).battle, 'allied')).toBe('3 Wildcat');
    const flak = strike({
      allied: ['AF 20: 10 Dauntless high AP'],
      ships: { japan: fleet('japan', { 'TF 7': 'Shokaku' }) },
      options,
    });
    expect(left(fight(flak, [3, 6, 6, 4, 1]).battle, 'allied')).toBe('5 Dauntless');
  });

  test('OPT-CH.1 the extra hits are not doubled and cannot be critical themselves (R165)', () => {
    const fought = fight(onShokaku({ grounded: grounded({ ready: '9 Val' }) }), [3, 6, 2]);
    expect(shipNamed(fought.battle, 'Shokaku').hits).toBe(4 + 1);
  });

  test('OPT-CH.1 without a die there is no critical hit (R190)', () => {
    const tame = strike({
      allied: ['AF 20: 8 Dauntless high AP'],
      ships: { japan: fleet('japan', { 'TF 7': 'Shokaku' }) },
      options: { criticalHits: true, lessLuck: 1 },
    });
    expect(fight(tame).rolled).toEqual([]);
  });
});

test('OPT-CH.T3, R195 planes a critical hit eliminates go one for each point of its die, dispersed ones too', () => {
  const field = (dispersed: string) => onBase({ grounded: grounded({ readying: `20 Zero${dispersed}` }) });
  const left = (dispersed: string) => fight(field(dispersed), [3, 6, 4, 2]).battle.base?.grounded.readying;
  // Three hits eliminate three, or of dispersed planes one for every two hits; then two more by the die.
  expect(left('')).toMatchObject([{ factors: 20 - 3 - 2 }]);
  expect(left(' dispersed')).toMatchObject([{ factors: 20 - 1 - 2 }]);
});
