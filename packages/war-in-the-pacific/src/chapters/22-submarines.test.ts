import { describe, expect, it } from 'vitest';
import { dateOf } from '../calendar.js';
import { searchContact } from '../charts/search-contact.js';
import { submarineShips } from '../charts/submarine-ships.js';
import { aswTable, subDamage, subHit, subLog } from '../charts/submarine-tables.js';
import type { NavalType } from '../pieces.js';
import { lawOf, readLaw } from '../submarine/testing.js';
import { contactUpTo, searchPoints, suppression, zoneOf } from './22-5-search.js';
import { availableOf, baseDRM, classDRM, squadronSize } from './22-6-availability.js';
import {
  carrierScreen,
  damageOf,
  failsOften,
  type Hull,
  hedgehogs,
  isHit,
  isSubSunk,
  screenedOff,
  screenOfGroup,
  strikesBack,
  torpedoesSpent,
} from './22-7-attack.js';

const unit = (name: string, type?: NavalType) => {
  const found = submarineShips.values[name];
  if (found === undefined) throw new Error(`there is no ${name}`);
  return type === undefined ? found : { ...found, type };
};
const hull = (name: string, changes: Partial<Hull> = {}, type?: NavalType): Hull => ({
  unit: unit(name, type),
  damage: 0,
  loaded: false,
  ...changes,
});
const errorsOf = (read: ReturnType<typeof readLaw>): string[] => ('errors' in read ? read.errors : []);

describe('squadrons', () => {
  it('22.1.1 there are thirty markers', () => {
    const stations = Array.from({ length: 31 }, () => [9, 5] as const);
    expect(errorsOf(readLaw('wasp', { stations }))).toContain('there are thirty squadron markers (22.1.1)');
  });
  it('22.2.1 dummies are a tenth of the submarines, rounded up', () => {
    const { subrons } = { subrons: [{ name: 'a', boats: 'I', points: 10, base: 1 }] as const };
    const stations = [
      [9, 5],
      [12, 6],
    ] as const;
    expect(errorsOf(readLaw('wasp', { subrons, stations }))).toEqual([]);
    expect(errorsOf(readLaw('wasp', { subrons, stations: [...stations, [7, 7]] }))[0]).toMatch(/22\.2\.1/);
  });
  it('22.2.3 six boats to a squadron; twelve for the Allies from 1944', () => {
    expect(squadronSize('allies', dateOf('4/13/43'))).toBe(6);
    expect(squadronSize('allies', dateOf('1/1/44'))).toBe(12);
    expect(squadronSize('japan', dateOf('1/1/44'))).toBe(6);
  });
  it('22.4.3 never in coastal hexes', () => {
    expect(
      errorsOf(
        readLaw('wasp', {
          stations: [
            [3, 1],
            [9, 5],
            [7, 7],
          ],
        }),
      )[0],
    ).toMatch(/22\.4\.3/);
  });
  it('22.4.5 of the hunter’s own classes', () => {
    expect(errorsOf(readLaw('wasp', { subrons: [{ name: 'a', boats: 'New', points: 30, base: 1 }] }))[0]).toMatch(
      /22\.4\.5/,
    );
  });
});

describe('search', () => {
  const sea = ['.......', '.......', '..#####', '.......', '.....P.'];
  it('R1 the zone is five hexes of sea', () => {
    const zone = zoneOf(['..........'], 0);
    expect(zone.get(5)).toBe(5);
    expect(zone.has(6)).toBe(false);
  });
  it('22.5 the zone goes round land and into no port of the enemy', () => {
    const zone = zoneOf(sea, 4);
    expect(zone.has(4 + 7 * 3)).toBe(false);
    expect(zoneOf(sea, 4 + 7 * 4).has(5 + 7 * 4)).toBe(false);
    expect(zoneOf(sea, 4 + 7 * 4).has(6 + 7 * 4)).toBe(true);
  });
  it('22.5.1 each hex takes off a Search Point', () => {
    expect(searchPoints(6, 2)).toBe(4);
    expect(searchPoints(3, 5)).toBe(0);
  });
  it('R81 low dice make contact, more points with more of them', () => {
    expect(contactUpTo(searchContact, 0)).toBe(0);
    expect(contactUpTo(searchContact, 1)).toBe(1);
    expect(contactUpTo(searchContact, 20)).toBe(6);
    expect(searchContact.falls?.(searchContact.values)).toEqual([]);
  });
  it('5.13.4 three planes two hexes off add two, eight hexes off nothing', () => {
    expect(suppression(3, 2)).toBe(2);
    expect(suppression(3, 8)).toBe(0);
  });
});

describe('availability', () => {
  it('22.6 what the second die is short of the distance is taken off the first', () => {
    expect(availableOf({ first: 5, second: 2 }, 4, 0, 6)).toBe(3);
    expect(availableOf({ first: 5, second: 4 }, 4, 0, 6)).toBe(5);
  });
  it('22.6.1 never more than the squadron has', () => {
    expect(availableOf({ first: 6, second: 6 }, 0, 2, 4)).toBe(4);
  });
  it('22.3.2 a base that is far off costs boats (R86)', () => {
    expect(baseDRM(subLog, 10)).toBe(1);
    expect(baseDRM(subLog, 40)).toBe(-1);
  });
  it('22.13 new boats have one more', () => {
    expect([classDRM('New'), classDRM('Old'), classDRM('S')]).toEqual([1, 0, 0]);
  });
});

describe('screens', () => {
  it('22.7.1 a DD is 1, loaded half, a DE 2, a CD 6, an APD half, and fractions are dropped', () => {
    expect(screenOfGroup([hull('Laffey'), hull('Laffey', {}, 'DE'), hull('Etorofu')])).toBe(9);
    expect(
      screenOfGroup([hull('Laffey', { loaded: true }), hull('Laffey', {}, 'APD'), hull('Laffey', {}, 'DET')]),
    ).toBe(1);
    expect(screenOfGroup([hull('Wasp')])).toBe(0);
  });
  it('16.8.3 at D3 screens are added up, then halved', () => {
    expect(
      screenOfGroup([hull('Laffey', { damage: 3 }), hull('Laffey', { damage: 3 }), hull('Laffey', { damage: 3 })]),
    ).toBe(1);
  });
  it('22.7.1 a carrier screens all groups with 3, an American one with 4 from 1943, if she can fly', () => {
    expect(carrierScreen([hull('Wasp'), hull('Hornet')], dateOf('1/9/42'), false)).toBe(3);
    expect(carrierScreen([hull('Wasp')], dateOf('1/1/43'), false)).toBe(4);
    expect(carrierScreen([hull('Taiyo')], dateOf('1/8/44'), false)).toBe(3);
    expect(carrierScreen([hull('Wasp', { damage: 3 })], dateOf('1/9/42'), false)).toBe(0);
  });
  it('22.5.4 by night with 1', () => {
    expect(carrierScreen([hull('Wasp')], dateOf('1/1/43'), true)).toBe(1);
  });
  it('22.7 hedgehogs from 1944, with a DD or DE in the force', () => {
    expect(hedgehogs([hull('Laffey')], true, dateOf('1/1/44'))).toBe(1);
    expect(hedgehogs([hull('Laffey')], true, dateOf('4/13/43'))).toBe(0);
    expect(hedgehogs([hull('Wasp')], true, dateOf('1/1/44'))).toBe(0);
    expect(hedgehogs([hull('Laffey')], false, dateOf('1/1/44'))).toBe(0);
  });
  it('R83 more screen and higher dice keep more off', () => {
    expect(screenedOff(aswTable, 0, 6)).toBe(0);
    expect(screenedOff(aswTable, 14, 7)).toBe(6);
    expect(aswTable.falls?.(aswTable.values)).toEqual([]);
  });
});

describe('torpedoes', () => {
  it('R84 high dice hit, and large ships more easily', () => {
    expect(isHit(subHit, 11, [4], false)).toBe(true);
    expect(isHit(subHit, 6, [4], false)).toBe(false);
    expect(subHit.falls?.(subHit.values)).toEqual([]);
  });
  it('22.12 until 7/43 a hit wants a second die of 4 or more, and doubles miss but for two sixes', () => {
    expect(isHit(subHit, 6, [5, 3], true)).toBe(false);
    expect(isHit(subHit, 6, [5, 4], true)).toBe(true);
    expect(isHit(subHit, 6, [5, 5], true)).toBe(false);
    expect(isHit(subHit, 6, [6, 6], true)).toBe(true);
    expect(failsOften('S', dateOf('4/6/43'))).toBe(true);
    expect(failsOften('New', dateOf('0/7/43'))).toBe(false);
  });
  it('22.15 Commonwealth torpedoes do not fail', () => {
    expect(failsOften('CW T', dateOf('2/8/42'))).toBe(false);
  });
  it('R85 small ships sink more easily', () => {
    const sinks = (defence: number): number =>
      [1, 2, 3, 4, 5, 6].filter((die) => damageOf(subDamage, { defence, antiTorpedo: 0 }, die, null) === 5).length;
    expect([2, 5, 8, 12].map(sinks)).toEqual([3, 2, 1, 0]);
    expect(subDamage.falls?.(subDamage.values)).toEqual([]);
  });
  it('22.7.4 a rating of 4 with a die of 1 saves three levels', () => {
    const ship = { defence: 12, antiTorpedo: 4 };
    expect(damageOf(subDamage, ship, 6, 1)).toBe(1);
    expect(damageOf(subDamage, ship, 6, 4)).toBe(4);
    expect(damageOf(subDamage, ship, 1, 1)).toBe(0);
  });
  it('22.7.2 destroyers, DE and escort carriers strike back, with two dice up to the number screened', () => {
    expect(['DD', 'DE', 'CVE', 'CD', 'CV'].map((type) => strikesBack({ type: type as NavalType }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(isSubSunk([1, 2], 3)).toBe(true);
    expect(isSubSunk([2, 2], 3)).toBe(false);
  });
  it('22.7.3 a die below the number of attacks sends boats home; new ones add one, Ro take one', () => {
    expect(torpedoesSpent('I', 3, 4)).toBe(4);
    expect(torpedoesSpent('I', 4, 4)).toBe(0);
    expect(torpedoesSpent('New', 3, 4)).toBe(0);
    expect(torpedoesSpent('Ro', 4, 4)).toBe(4);
  });
  it('R5 as many go home as attacks were made, not as the die shows', () => {
    expect(torpedoesSpent('I', 2, 5)).toBe(5);
  });
});

it('22.5 every zone of a set-up is in its law', () => {
  const law = lawOf('wasp');
  expect(Object.keys(law.zones)).toEqual(['Subron 1', 'Subron 2', 'Subron 3']);
});
