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
      'set.special.unload.japan[0]: the map has no Port Morseby (26.1)',
      { 'special.unload': { japan: ['Port Morseby'] } },
    ],
    [
      'set.special.unload.japan[0].except[0]: the map has no Hendersen (26.1)',
      { 'special.unload': { japan: [{ place: 'Guadalcanal', except: ['Hendersen'] }] } },
    ],
    [
      'set.special.heldAtAnchor[0].place: the map has no base or place Trulk (26.1)',
      { 'special.heldAtAnchor': [{ side: 'japan', place: 'Trulk', until: 'alarm' }] },
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
      'set.victory.unloading.wins.at: japan may not unload at Port Moresby (26.1)',
      { 'victory.unloading': { wins: { side: 'japan', at: 'Port Moresby', points: 50 } } },
    ],
    ['set.forces.allied.bases[0]: Henderson has no figures in SC1 (3.3)', { 'forces.allied.bases': ['Henderson'] }],
    [
      'set.forces.allied.radar[0]: Hornet is neither a ship nor a base of this side (7.10)',
      { 'forces.allied.radar': ['Hornet'] },
    ],
    [
      "set.forces.japan.start: DD 1 begin nowhere; a group of 'rest' would take them (4.1)",
      { 'forces.japan.ships': ['1 DD'] },
    ],
    [
      'set.forces.allied.start[0].areas[0].near.place: the map has no Atlantis (4.1)',
      { 'forces.allied.start': [{ ships: 'rest', areas: [{ near: { place: 'Atlantis', within: 2 } }] }] },
    ],
    [
      'set.forces.allied.start[0].areas: no water lies there (4.1)',
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
      'set.forces.japan.land[0].at[0]: Lae is not a base of this side here (4.2.2)',
      { 'forces.japan.land': [{ at: ['Lae', 'Truk'], planes: { Zero: 8 } }] },
    ],
    [
      'set.special.oneTaskForce: one task force takes 15 ships, not 16 (26.1)',
      { 'forces.allied.ships': ['Lexington', '15 DD'] },
    ],
    ['set.victory.sunkLoses: Hornet is in no order of battle (26.1)', { 'victory.sunkLoses': 'Hornet' }],
    [
      'set.forces.allied.start[0].ships: Hornet is not in the order of battle, or named twice (4.1)',
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
    [
      'set.special.whenShipSeen.base: Lae is not a base of that side here (26.1)',
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
