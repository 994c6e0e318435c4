import { describe, expect, it } from 'vitest';
import { boardOf, chinese, matchOf, passUntil, tableOf, told, unit, without } from '../game-testing.js';
import { map } from '../map/map.js';
import { words } from '../words.js';
import { take } from './5-11-control.js';
import { isCapital } from './9-10-conquest.js';
import { conquestFacts } from './9-facts.js';

describe('9.11 what follows a conquest', () => {
  const cities = map.hexes.filter(({ city, territory }) => city && territory === 'china');
  const fallen = () => {
    const match = matchOf({
      units: [unit('a', 'W4919'), chinese('last', 'W5109')],
      control: Object.fromEntries(cities.map(({ id }) => [id, 'japan' as const])),
      seasons: false,
    });
    return passUntil(match, (pub) => pub.conquered.china !== undefined || pub.turn > 1);
  };

  it('9.11 its units are gone for good', () => {
    const match = fallen();
    expect(told(match, 'conquered')).toHaveLength(1);
    expect([tableOf(match).conquered.china, tableOf(match).units.last?.off]).toEqual(['japan', 'gone']);
    expect(without('9.11', () => tableOf(fallen()).units.last?.hex)).toBe('W5109');
  });
});

it('R128 a conquest is counted at the end of the month, by the cities held then', () => {
  const cities = map.hexes.filter(({ city, territory }) => city && territory === 'china');
  const month = (lostAgain: number) => {
    const match = matchOf({
      units: [unit('a', 'W4919'), chinese('last', 'W5109')],
      control: Object.fromEntries(cities.map(({ id }) => [id, 'japan' as const])),
      seasons: false,
    });
    passUntil(match, ({ phase }) => phase === 'movement');
    expect(tableOf(match).conquered.china).toBeUndefined();
    for (const { id } of cities.filter(({ id }) => !isCapital(id) && id !== 'W4919').slice(0, lostAgain))
      take(tableOf(match), map, id, 'allies');
    passUntil(match, (pub) => pub.conquered.china !== undefined || pub.turn > 1);
    return tableOf(match).conquered.china;
  };
  const most = Math.floor(cities.length / 2);
  expect([month(0), month(most), month(most + 1)]).toEqual(['japan', 'japan', undefined]);
  expect(without('R128', () => month(0))).toBeUndefined();
});

describe('9.10 capitals', () => {
  const board = (taken: readonly string[], units = [unit('5th', 'W4919')]) => {
    const pub = boardOf({ units });
    for (const hex of taken) take(pub, map, hex, 'japan');
    for (const hex of taken) take(pub, map, hex, 'allies');
    return pub;
  };

  it('R65 the government stays in Chungking though Nanking is taken back', () => {
    expect(conquestFacts(board([]), 'china').capital).toBe('W4320');
    expect(conquestFacts(board(['W4320']), 'china').capital).toBe('W4113');
    const [beside = ''] = map.neighbours('W4320');
    const near = [unit('5th', beside)];
    expect(conquestFacts(board(['W4320'], near), 'china').capitalReached).toBe(false);
  });

  it('9.10 a capital counts as reached when the enemy has been in it', () => {
    expect(conquestFacts(board(['W4320']), 'china').capitalReached).toBe(false);
    expect(conquestFacts(board(['W4320', 'W4113']), 'china').capitalReached).toBe(true);
  });
});

describe('9.10 colonies', () => {
  const placesOf = (land: string) =>
    map.land.filter(({ territory, city, resource }) => territory === land && (city || resource));
  /** The Chinese have these places of a colony; a cavalry brigade of Manchukuo is in Tientsin. */
  const taken = (land: 'manchukuo' | 'korea', but = 0) =>
    matchOf({
      ...{ seasons: false, alignment: { japan: 'japan', manchukuo: 'japan', china: 'allies' } as const },
      units: [unit('a', 'W4819'), unit('c', 'W4819', { nation: 'manchukuo' }), chinese('x', 'W4113')],
      control: {
        W4819: 'japan' as const,
        ...Object.fromEntries(
          placesOf(land)
            .slice(but)
            .map(({ id }) => [id, 'allies' as const]),
        ),
      },
    });
  const after = (match: ReturnType<typeof taken>, turn = 1) => tableOf(passUntil(match, (pub) => pub.turn > turn));
  const wilds = (land: string): string =>
    map.land.find(({ territory, city, resource }) => territory === land && !city && !resource)?.id ?? '';

  it('9.10 Manchukuo falls with all its cities and resource hexes, not before: its troops are gone, and its land', () => {
    const fallen = () => after(taken('manchukuo'));
    const { conquered, units, control } = fallen();
    expect([conquered.manchukuo, units.c?.off, units.a?.hex, control[wilds('manchukuo')]]).toEqual([
      'allies',
      'gone',
      'W4819',
      'allies',
    ]);
    expect(after(taken('manchukuo', 1)).conquered.manchukuo).toBeUndefined();
    expect(without('9.10', () => fallen().conquered.manchukuo)).toBeUndefined();
  });

  it('9.10, 9.24 Korea, which has no troops, falls in the same way, and is set free with its city that has resources', () => {
    const match = taken('korea');
    expect(after(match).control[wilds('korea')]).toBe('allies');
    expect(told(match, 'korea').map(words)).toEqual(['Korea has fallen to the Allies.']);
    delete tableOf(match).control.W4824;
    expect(after(match, 2).control[wilds('korea')]).toBeUndefined();
    expect(told(match, 'korea').map(words)).toEqual(['Korea has fallen to the Allies.', 'Korea is Japan’s again.']);
    expect(after(taken('korea', 1)).control[wilds('korea')]).toBeUndefined();
  });
});
