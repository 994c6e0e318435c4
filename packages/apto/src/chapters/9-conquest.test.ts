import { describe, expect, it } from 'vitest';
import { boardOf, chinese, matchOf, passUntil, tableOf, told, unit, without } from '../game-testing.js';
import { map } from '../map/map.js';
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
