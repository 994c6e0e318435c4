import { readFileSync } from 'node:fs';
import type { Plain } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { named } from '../map.js';
import { hexesOf } from './areas.js';
import { coralSea } from './coral-sea.js';
import { easternSolomons } from './eastern-solomons.js';
import { guadalcanal } from './guadalcanal.js';
import { readScenario, scenarioList } from './index.js';
import { ringsAroundRabaul } from './rings-around-rabaul.js';
import { santaCruz } from './santa-cruz.js';

type Changes = { [field: string]: Plain };

/** Rings Around Rabaul with some fields changed: 'forces.allied.ships' */
function rabaul(changes: Changes = {}): Plain {
  const data = JSON.parse(JSON.stringify(ringsAroundRabaul)) as { [key: string]: Plain };
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at: { [key: string]: Plain | undefined } = data;
    for (const key of keys) at = at[key] as { [key: string]: Plain | undefined };
    at[last] = value;
  }
  return data;
}

function errors(changes: Changes): string[] {
  const read = readScenario({ scenario: 'custom', options: {}, charts: {}, set: rabaul(changes) });
  return 'errors' in read ? read.errors : [];
}

/** Faults of an Allied group, each beside another group that takes everybody else. */
function start(...faults: [fault: string, group: { [field: string]: Plain }][]): [string, Changes][] {
  const areas = [{ sectors: [2] }];
  const others = { ships: 'rest', areas };
  return faults.map(([fault, group]) => [
    `set.forces.allied.start[0].${fault}`,
    { 'forces.allied.start': [{ ships: ['Lexington'], areas, ...group }, others] },
  ]);
}

describe("a scenario of one's own", () => {
  test('the example is Rings Around Rabaul and is sound', () => {
    const custom = scenarioList.find(({ id }) => id === 'custom');
    expect(custom?.example).toEqual(ringsAroundRabaul);
    expect(errors({})).toEqual([]);
  });

  test.each([coralSea, easternSolomons, santaCruz, guadalcanal])(
    '$title, written down as one, is sound',
    (scenario) => {
      const set = JSON.parse(JSON.stringify(scenario)) as Plain;
      const read = readScenario({ scenario: 'custom', options: {}, charts: {}, set });
      expect('errors' in read ? read.errors : []).toEqual([]);
    },
  );

  test.each<[string, Changes]>([
    ['set.firstHour: must be a whole number from 1 to 24, not 25 (26.1)', { firstHour: 25 }],
    ['set.fristHour: there is no such field here, did you mean firstHour? (26.1)', { fristHour: 6 }],
    [
      'set.forces.allied.ships[0]: there is no allied ship Lexingten, did you mean Lexington? (3.3)',
      { 'forces.allied.ships': ['Lexingten'], 'forces.allied.radar': [], 'victory.sunkLoses': 'Lexingten' },
    ],
    [
      'set.forces.japan.bases[0]: there is no japan base Rabual, did you mean Rabaul? (3.3)',
      { 'forces.japan.bases': ['Rabual'] },
    ],
    [
      'set.special.additional.allied: they come to Espiritu Santo or Australia, which is not a base of that side here (26.1)',
      { 'special.additional': { allied: { 'P-39': 3 } } },
    ],
    [
      'set.special.additional.japan.P-39: P-39 flies for the other side (26.1)',
      { 'special.additional': { japan: { 'P-39': 3 } } },
    ],
    [
      'set.special.unload.japan[0]: the map has no Port Morseby, did you mean Port Moresby? (26.1)',
      { 'special.unload': { japan: ['Port Morseby'] } },
    ],
    [
      'set.special.unload.japan[0].except[0]: the map has no Hendersen, did you mean Henderson? (26.1)',
      { 'special.unload': { japan: [{ place: 'Guadalcanal', except: ['Hendersen'] }] } },
    ],
    [
      'set.special.heldAtAnchor[0].place: the map has no base or place Rabual, did you mean Rabaul? (26.1)',
      { 'special.heldAtAnchor': [{ side: 'japan', place: 'Rabual', until: 'alarm' }] },
    ],
    [
      'set.special.falls.base: allied may not unload there: name it in special.unload.allied (26.1)',
      { 'special.falls': { base: 'Gasmata', to: 'allied', points: 50, planes: ['P-40'] } },
    ],
    [
      'set.special.falls.base: Port Moresby is not a base of the other side (26.1)',
      {
        'special.unload': { allied: ['Port Moresby'] },
        'special.falls': { base: 'Port Moresby', to: 'allied', points: 50, planes: ['P-40'] },
      },
    ],
    [
      'set.victory.raid.base: Rabaul may change hands, so hits on it cannot decide the game (26.1)',
      {
        'special.unload': { allied: ['Rabaul'] },
        'special.falls': { base: 'Rabaul', to: 'allied', points: 50, planes: ['P-40'] },
      },
    ],
    [
      'set.special.nightGroup.ship: Wasp is in no order of battle (26.1)',
      { 'special.nightGroup': { ship: 'Wasp', planes: ['Dauntless'], most: 17 } },
    ],
    [
      'set.forces.allied.land[0].planes.P-40: no base named there handles P-40 and has room for 12 (4.2.1)',
      { 'special.baseTakes': { base: 'Port Moresby', planes: ['P-39'] } },
    ],
    [
      'set.victory.unloading.wins.at: japan may not unload at Port Moresby: name it in special.unload.japan (26.1)',
      { 'victory.unloading': { wins: { side: 'japan', at: 'Port Moresby', points: 50 } } },
    ],
    [
      'set.forces.allied.bases[0]: Henderson has no figures in SC1, but in SC3, SC4, SC5 (3.3)',
      { 'forces.allied.bases': ['Henderson'] },
    ],
    [
      'set.forces.allied.radar[0]: Hornet is neither a ship nor a base of this side (7.10)',
      { 'forces.allied.radar': ['Hornet'] },
    ],
    [
      'set.forces.japan.start: DD 1 begins nowhere; a group of "rest" would do (4.1)',
      { 'forces.japan.ships': ['1 DD'] },
    ],
    [
      'set.forces.allied.start[0].areas[0].near.place: the map has no Atlantis (4.1)',
      { 'forces.allied.start': [{ ships: 'rest', areas: [{ near: { place: 'Atlantis', within: 2 } }] }] },
    ],
    [
      'set.forces.allied.start[0].areas[0]: no water lies there (4.1)',
      { 'forces.allied.start': [{ ships: 'rest', areas: [{ sectors: [1], edge: { of: 'S', within: 0 } }] }] },
    ],
    [
      'set.forces.allied.start[0].areas[0].hexes[0]: the map has no hex ZZZZ1 (4.1)',
      { 'forces.allied.start': [{ ships: 'rest', areas: [{ hexes: ['ZZZZ1'] }] }] },
    ],
    ['set.forces.allied.sea.Zero: Zero does not fly for this side (3.3)', { 'forces.allied.sea': { Zero: 3 } }],
    [
      'set.forces.allied.sea: the ships have room for 30 carrier planes, not 31 (4.2.1)',
      { 'forces.allied.sea': { Wildcat: 31 } },
    ],
    [
      'set.forces.japan.land[0].planes.Mavis: no base named there handles Mavis and has room for 8 (4.2.1)',
      { 'forces.japan.land': [{ at: ['Gasmata'], planes: { Mavis: 8 } }] },
    ],
    [
      'set.forces.japan.land[0].at[0]: Lae is not in bases (4.2.2)',
      { 'forces.japan.land': [{ at: ['Lae', 'Truk'], planes: { Zero: 8 } }] },
    ],
    [
      'set.special.oneTaskForce: one task force takes 15 ships, not 16 (26.1)',
      { 'forces.allied.ships': ['Lexington', '15 DD'] },
    ],
    ['set.victory.sunkLoses: Hornet is in no order of battle (26.1)', { 'victory.sunkLoses': 'Hornet' }],
    [
      'set.forces.allied.start[0].ships[0]: Hornet is not in ships (4.1)',
      {
        'forces.allied.start': [
          { ships: ['Hornet'], areas: [{ sectors: [2] }] },
          { ships: 'rest', with: 'any group' },
        ],
      },
    ],
    [
      'set.forces.allied.start[0].enters: the game has ended at that hour (4.1)',
      { 'forces.allied.start': [{ ships: 'rest', areas: [{ sectors: [2] }], enters: { day: 2, hour: 1 } }] },
    ],
    [
      'set.forces.allied.start[0]: says nothing of where they begin: areas (4.1)',
      { 'forces.allied.start': [{ ships: 'rest' }] },
    ],
    [
      'set.forces.allied.start[0].with: there is no other group to begin with (4.1)',
      { 'forces.allied.start': [{ ships: 'rest', with: 'any group' }] },
    ],
    [
      'set.forces.allied.start[1].with: there is no other group to begin with (4.1)',
      {
        'forces.allied.start': [
          { ships: ['any DD'], areas: [{ sectors: [2] }] },
          { ships: 'rest', with: 'any group' },
        ],
      },
    ],
    ['set.date: February 1942 has the days 1 to 28, not 31 (26.1)', { date: '31 February 1942' }],
    ['set.date: must be a day such as "11 October 1942", did you mean February? (26.1)', { date: '23 Febuary 1942' }],
    [
      'set.forces.allied.ships[0]: every CA has a name: name them; by number there are DD, AP, APD, AO, PG, SS (3.3)',
      { 'forces.allied.ships': ['4 CA'] },
    ],
    ['set.forces.japan.bases[1]: Rabaul is listed twice (3.3)', { 'forces.japan.bases': ['Rabaul', 'Rabaul'] }],
    ...start(
      ['ships[0]: Lexingten is not in ships, did you mean Lexington? (4.1)', { ships: ['Lexingten'] }],
      ['ships[1]: ships has 10 DD, not 12 (4.1)', { ships: ['Lexington', '12 DD'] }],
      [
        'ships[2]: of the 10 DD in ships the groups before this one leave 4, not 5 (4.1)',
        { ships: ['6 DD', 'Lexington', '5 DD'] },
      ],
      ['ships[1]: Lexington is in a group before this one (4.1)', { ships: ['Lexington', 'Lexington'] }],
      ['ships[0]: there are no AP in ships (4.1)', { ships: ['any AP'] }],
      ['ships[0]: there are no dd in ships (4.1)', { ships: ['any dd'] }],
      [
        'anchored[1]: DD 3 is no ship of this group; it has DD 1, DD 2 (12.7.1)',
        { ships: ['2 DD'], areas: [{ near: { place: 'Rabaul', within: 0 } }], anchored: ['DD 2', 'DD 3'] },
      ],
      [
        'anchored: who comes in later does not begin at anchor (12.7.1)',
        { anchored: true, enters: { day: 1, hour: 9 } },
      ],
      ['areas[0]: says nothing of where: near, edge, sectors or hexes (4.1)', { areas: [{}] }],
      [
        'areas[0].hexes[1]: H14 is all land; ships begin where there is water (4.1)',
        { areas: [{ hexes: ['NN12', 'H14'] }] },
      ],
      ['areas[0].hexes[0]: OO12 is not in the western half of the map (4.1)', { areas: [{ hexes: ['OO12'] }] }],
      [
        'areas[1]: no water lies there (4.1)',
        { areas: [{ sectors: [2] }, { sectors: [1], edge: { of: 'S', within: 0 } }] },
      ],
      [
        'areas[0]: no water beside land lies there to anchor in (12.7.1)',
        { areas: [{ hexes: ['KK30'] }], anchored: true },
      ],
      [
        'areas[0].near.place: the map has no Port Morseby, did you mean Port Moresby? (4.1)',
        { areas: [{ near: { place: 'Port Morseby', within: 2 } }] },
      ],
    ),
    [
      'set.special.noCoastwatchers[0]: there is no coastwatcher japan Choisuel, did you mean japan Choiseul? (26.1)',
      { 'special.noCoastwatchers': ['japan Choisuel'] },
    ],
    [
      "set.victory.raid.base: Rabaul is japan's own; a raid is on a base of the other side (26.1)",
      { 'victory.raid.side': 'japan' },
    ],
    [
      'set.victory.raid.base: Truk is no such base here; there are Rabaul, Gasmata (26.1)',
      { 'victory.raid.base': 'Truk' },
    ],
    [
      'set.victory.unloading.wins: japan may unload nowhere: say where in special.unload.japan (26.1)',
      { 'victory.unloading': { wins: { side: 'japan', points: 50 } } },
    ],
    [
      'set.victory.unloading.more: nobody may unload anywhere: say where in special.unload (26.1)',
      { 'victory.unloading': { more: 20 } },
    ],
    [
      'set.special.whenShipSeen.base: Lae is no such base here; there are Rabaul, Gasmata, Kavieng, Truk (26.1)',
      { 'special.whenShipSeen': { side: 'japan', base: 'Lae', planes: {} } },
    ],
  ])('%s', (problem, changes) => {
    expect(errors(changes)).toContain(problem);
  });

  test('the example of docs/scenarios.md is sound', () => {
    const text = readFileSync(new URL('../../../../docs/examples/slot.json', import.meta.url), 'utf8');
    const read = readScenario({ scenario: 'custom', options: {}, charts: {}, set: JSON.parse(text) as Plain });
    expect('errors' in read ? read.errors : []).toEqual([]);
  });

  test('a scenario nobody knows is answered with those there are', () => {
    const read = readScenario({ scenario: 'midway', options: {}, charts: {}, set: null });
    expect('errors' in read && read.errors[0]).toMatch(/rings-around-rabaul, .*coral-sea, custom/);
  });
});

describe('starting areas', () => {
  const west = { scenario: { westHalf: true } };
  const names = (hexes: readonly number[], ...some: string[]): boolean[] =>
    some.map((each) => hexes.includes(named(each) ?? -1));

  test('SC1.1 the half map ends at column NN, and an edge hex is no hex from the edge (R11)', () => {
    const hexes = hexesOf({ edge: { of: 'E', within: 1 }, sectors: [2] }, west);
    expect(names(hexes, 'NN10', 'MM10', 'LL10', 'OO10', 'NN30')).toEqual([true, true, false, false, false]);
  });

  test('R11 near an island is near any of its hexes; at a base is in its hex; every part must hold', () => {
    const near = hexesOf(
      { near: { place: 'Bougainville', within: 2 }, notNear: [{ place: 'Buka', within: 3 }] },
      { scenario: { westHalf: false } },
    );
    expect(near.length).toBeGreaterThan(10);
    const all = hexesOf({ near: { place: 'Bougainville', within: 2 } }, { scenario: { westHalf: false } });
    expect(all.length).toBeGreaterThan(near.length);
    expect(hexesOf({ near: { place: 'Rabaul', within: 0 } }, west)).toHaveLength(1);
  });
});
