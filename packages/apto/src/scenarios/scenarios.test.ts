import { describe, expect, it } from 'vitest';
import { footingFor } from '../chapters/8-footing.js';
import { watched } from '../chapters/10-16-border-garrison.js';
import { law } from '../law.js';
import { isLand } from '../map/hexes.js';
import { map } from '../map/map.js';
import { open } from '../open.js';
import { sides } from '../pieces.js';
import { borderHexes } from './border.js';
import { chineseCities, heldInHistory } from './china-1937.js';
import { heldByChina, heldByJapan } from './december-1938.js';
import { scenarios } from './index.js';

const pieces = ({ units, hqs, generals }: (typeof scenarios)[number]) => [...units, ...hqs, ...generals];

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_id, scenario) => {
  const found = law({ scenario: scenario.id, options: {}, charts: {}, set: {} });
  if ('errors' in found) throw new Error(found.errors.join());
  const { public: pub } = open(found.law);

  it('names no piece twice', () => {
    const ids = pieces(scenario).map(({ id }) => id);
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([]);
  });

  it('5.10 gives no General an exploitation rating but those four who have one in the book', () => {
    const able = scenario.generals.filter(({ exploitation }) => exploitation > 0).map(({ name }) => name);
    expect(able.filter((name) => !['Zhukov', 'Kravchenko', 'Merrill', 'Yamashita'].includes(name))).toEqual([]);
  });

  it('9.1 stands every piece on land that its side holds', () => {
    for (const side of sides) {
      const footing = footingFor(pub, side);
      const strayed = pieces(scenario).filter(
        ({ hex, nation }) =>
          scenario.alignment[nation] === side &&
          hex !== null &&
          !(footing.holds(hex) && map.hexes.some((each) => each.id === hex && isLand(each))),
      );
      expect(strayed.map(({ id, hex }) => `${id} ${hex}`)).toEqual([]);
    }
  });

  it('5.9 stacks nobody too high', () => {
    const footing = footingFor(pub, 'japan');
    const hexes = scenario.units.flatMap(({ hex }) => (hex === null ? [] : [hex]));
    expect(hexes.filter((hex) => footing.room(hex) < 0)).toEqual([]);
  });

  it('10.16 has ten units on the Soviet border, where that border is in play', () => {
    const watch = { ...scenario.first, sovietWar: false, holdsNomonhan: false };
    const count = watched(scenario.units, { hexes: borderHexes, mongolia: () => false, away: new Set() }, watch);
    expect(count).toBe(scenario.id === 'learning' ? 0 : 10);
  });
});

it('R72 every city of China is in one of the two lists of December 1938, and Japan held fifteen of thirty', () => {
  const names = chineseCities.map(({ name }) => name ?? '');
  expect(names.filter((name) => heldByJapan[name] === undefined && !heldByChina.includes(name))).toEqual([]);
  expect([heldInHistory, names.length]).toEqual([15, 30]);
});
