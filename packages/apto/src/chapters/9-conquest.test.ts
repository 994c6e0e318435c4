import { describe, expect, it } from 'vitest';
import { chinese, matchOf, passUntil, tableOf, told, unit, without } from '../game-testing.js';
import { map } from '../map/map.js';

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
