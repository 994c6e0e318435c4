/** The scenarios of the book: who is there, where they may begin, and how they are proposed to begin. */
import { begin, type Game, judge, type RowAnswer, submit, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { briefing } from '../briefing.js';
import { openingForces, proposedSheet, setUpSheet } from '../chapters/4-set-up.js';
import { startsOf } from '../chapters/4-starts.js';
import { sheetOf } from '../chapters/8-testing.js';
import { ruleWith } from '../chapters/12-testing.js';
import { parkedAt } from '../fields.js';
import { flatTopGame } from '../game.js';
import type { FlatTopGame, GameLaw, GameOwn } from '../game-kit.js';
import { distanceToIsland, fromEdge, hexOf, name, named, sectorsOf } from '../map.js';
import { type Side, sides } from '../state.js';
import { without } from '../testing.js';
import { readScenario, scenarioList } from './index.js';
import { turnAt } from './scenario.js';

const rule = ruleWith({ test, expect });

const names = scenarioList.map(({ id }) => id).filter((id) => id !== 'custom');

function lawOf(scenario: string): GameLaw {
  const read = readScenario({ scenario, options: {}, charts: {}, set: null });
  if ('errors' in read) throw new Error(read.errors.join('; '));
  return read.law;
}

function started(scenario: string): Game<FlatTopGame> {
  const setup = { scenario, options: {}, charts: {}, set: null };
  const begun = begin(flatTopGame, setup, { from: 'seed', seed: '0'.repeat(64), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  return begun.game;
}

/** 'ships, air factors' of both sides. */
const strength = (scenario: string): string[] =>
  sides.map((side) => {
    const { ships, bases } = openingForces(lawOf(scenario), side);
    const factors = [...ships, ...bases].reduce(
      (sum, { grounded }) => sum + (grounded === null ? 0 : parkedAt(grounded)),
      0,
    );
    return `${ships.length} ships, ${factors} factors`;
  });

describe('orders of battle', () => {
  rule('SC2.OB', 'Coral Sea', () => strength('coral-sea'), ['26 ships, 93 factors', '53 ships, 109 factors']);
  rule('SC3.OB', 'Eastern Solomons', () => strength('eastern-solomons'), [
    '35 ships, 174 factors',
    '65 ships, 110 factors',
  ]);
  rule('SC4.OB', 'Santa Cruz', () => strength('santa-cruz'), ['37 ships, 188 factors', '58 ships, 154 factors']);
  rule('SC5.OB', 'Guadalcanal', () => strength('guadalcanal'), ['42 ships, 167 factors', '65 ships, 109 factors']);
  rule('26.2', 'a shorter version has all the forces of the long one', () => strength('coral-sea-battle'), [
    '26 ships, 93 factors',
    '53 ships, 109 factors',
  ]);

  test('26.2 every shorter version differs in its length and its waters alone', () => {
    for (const id of ['coral-sea-crucial-days', 'coral-sea-battle', 'eastern-solomons-battle', 'santa-cruz-battle']) {
      const long = lawOf(id.replace(/-(crucial-days|battle)$/, '')).scenario;
      const short = lawOf(id).scenario;
      // R144 Who lies at anchor at Rabaul and Tulagi does so in the long game.
      expect(short.special).toEqual({ ...long.special, heldAtAnchor: undefined });
      expect(short.victory).toEqual(long.victory);
      for (const side of sides)
        expect({ ...short.forces[side], start: [] }).toEqual({ ...long.forces[side], start: [] });
    }
  });

  test('lengths are those of the book, to the hour', () => {
    const lengths = Object.fromEntries(names.map((id) => [id, lawOf(id).scenario]));
    const ends = (id: string, day: number, hour: number): void =>
      expect(turnAt(lengths[id] ?? { firstHour: 0 }, { day, hour }) + 1).toBe(lengths[id]?.turns);
    ends('rings-around-rabaul', 1, 18);
    ends('coral-sea', 5, 18);
    ends('coral-sea-crucial-days', 2, 18);
    ends('coral-sea-battle', 1, 18);
    ends('eastern-solomons', 3, 18);
    ends('eastern-solomons-battle', 1, 18);
    ends('santa-cruz', 3, 18);
    ends('santa-cruz-battle', 1, 18);
    ends('guadalcanal', 4, 12);
  });

  test('26.3 submarines are counted apart, and only where they are played with', () => {
    expect(lawOf('coral-sea').scenario.forces.japan.ships).not.toContain('7 SS');
    expect(lawOf('coral-sea').scenario.forces.japan.submarines).toBeUndefined();
    expect(without('26.3', () => lawOf('coral-sea').scenario.forces.japan.submarines)).toBe(7);
  });

  test('7.10 radar by types, for all ships and for bases is written out by name; bases off the board see nothing', () => {
    expect(lawOf('coral-sea').scenario.forces.allied.radar).toEqual(['Lexington', 'Yorktown', 'Port Moresby']);
    expect(lawOf('eastern-solomons').scenario.forces.allied.radar).toContain('San Juan');
    expect(lawOf('eastern-solomons').scenario.forces.allied.radar).not.toContain('DD 1');
    expect(lawOf('guadalcanal').scenario.forces.allied.radar).toContain('DD 23');
  });
});

test('a cruiser and a base are both called Australia, and planes stand at one of them', () => {
  for (const id of names) {
    const { ships, bases } = openingForces(lawOf(id), 'allied');
    const all = [...ships, ...bases].map((each) => each.id);
    expect(new Set(all).size).toBe(all.length);
  }
});

/** Which of these hexes the ships of a group may begin in. */
const open = (scenario: string, side: Side, ship: string, ...hexes: string[]): string => {
  const group = startsOf(lawOf(scenario), side).groups.find((each) => each.names.includes(ship));
  return hexes.filter((hex) => group?.hexes.includes(named(hex) ?? -1)).join(' ');
};

describe('where ships begin', () => {
  rule(
    'SC2.START',
    'Yorktown within 16 hexes of the southern edge of sector VII, Lexington within 5',
    () => [
      open('coral-sea', 'allied', 'Yorktown', 'XX28', 'XX27', 'NN28', 'MM28', 'HHH44'),
      open('coral-sea', 'allied', 'Lexington', 'XX39', 'XX38', 'XX44'),
      open('coral-sea', 'japan', 'Shoho', 'HH4', 'LL14', 'SS14'),
      open('coral-sea', 'japan', 'AP 1', 'Y3', 'Z3'),
      open('coral-sea', 'japan', 'AP 13', 'ZZ17', 'Y3'),
    ],
    ['XX28 NN28 HHH44', 'XX39 XX44', 'HH4 LL14', 'Y3', 'ZZ17'],
  );
  rule(
    'SC2b',
    'in The Crucial Days the convoy is near Woodlark and the carriers near Guadalcanal',
    () => [
      open('coral-sea-crucial-days', 'allied', 'Yorktown', 'T32', 'S32', 'T31', 'HHH40'),
      open('coral-sea-crucial-days', 'japan', 'AP 1', 'Z11', 'Z10', 'GG18'),
      open('coral-sea-crucial-days', 'japan', 'Zuikaku', 'RR18', 'QQ18'),
    ],
    ['T32 HHH40', 'Z11 GG18', 'RR18'],
  );
  rule(
    'SC2c',
    'in The Battle the Allies are in sector VI and the convoy within 15 hexes of Deboyne',
    () => [
      open('coral-sea-battle', 'allied', 'Yorktown', 'T29', 'T28', 'OO29'),
      open('coral-sea-battle', 'japan', 'AP 1', 'J24', 'I24'),
      open('coral-sea-battle', 'japan', 'Shokaku', 'HH12', 'GG12'),
    ],
    ['T29', 'J24', 'HH12'],
  );
  rule(
    'SC3.START',
    'Wasp within ten hexes of the eastern edge, transports at Rabaul, off Goodenough and Ontong Java',
    () => [
      open('eastern-solomons', 'allied', 'Wasp', 'RRR30', 'QQQ30', 'RRR21'),
      open('eastern-solomons', 'allied', 'Saratoga', 'HHH9', 'GGG9'),
      open('eastern-solomons', 'japan', 'AP 3', 'R16', 'R15'),
      open('eastern-solomons', 'japan', 'Jintsu', 'WW11', 'WW12'),
      open('eastern-solomons', 'japan', 'Shokaku', 'XX4', 'XX5', 'Y3'),
    ],
    ['RRR30', 'HHH9', 'R16', 'WW11', 'XX4 Y3'],
  );
  rule(
    'SC3b',
    'in The Battle Japan is anywhere in sectors II and III but within seven hexes of Henderson and Gili-Gili',
    () => [
      open('eastern-solomons-battle', 'allied', 'Wasp', 'RRR20', 'RRR30'),
      open('eastern-solomons-battle', 'japan', 'Shokaku', 'YY11', 'YY12', 'U10', 'Z22'),
    ],
    ['RRR20', 'YY11 U10'],
  );
  rule(
    'SC4.START',
    'Hornet within eight hexes of Ndeni Island, Washington south of Guadalcanal, Yura north of it',
    () => [
      open('santa-cruz', 'allied', 'Hornet', 'KKK23', 'JJJ23'),
      open('santa-cruz', 'allied', 'Washington', 'YY26', 'YY27', 'YY21'),
      open('santa-cruz', 'allied', 'PG 1', 'YY18', 'YY17'),
      open('santa-cruz', 'japan', 'Yura', 'TT18', 'SS18'),
      open('santa-cruz', 'japan', 'Kongo', 'YY9', 'YY10'),
    ],
    ['KKK23', 'YY26', 'YY18', 'TT18', 'YY9'],
  );
  rule(
    'SC4b',
    'in The Battle they are nearer, and Japan is round the Stewart Islands',
    () => [
      open('santa-cruz-battle', 'allied', 'Hornet', 'NNN23', 'MMM23'),
      open('santa-cruz-battle', 'japan', 'Kongo', 'III11', 'III10'),
      open('santa-cruz-battle', 'japan', 'DD 1', 'KK12', 'KK13'),
    ],
    ['NNN23', 'III11', 'KK12'],
  );

  test('R11 distances are counted from an island, an edge hex is no hex from the edge, all that is said must hold', () => {
    for (const hex of startsOf(lawOf('santa-cruz'), 'allied').groups[1]?.hexes ?? []) {
      expect(distanceToIsland(hex, 'Guadalcanal')).toBeLessThanOrEqual(6);
      expect(sectorsOf(hex)).toContain(7);
    }
    for (const hex of startsOf(lawOf('coral-sea'), 'allied').groups[1]?.hexes ?? [])
      expect(fromEdge(hex, 'S', false)).toBeLessThanOrEqual(5);
  });

  test('R144 in a shorter version ships that it does not name begin with any group', () => {
    const { crews, groups } = startsOf(lawOf('coral-sea-battle'), 'japan');
    const shoho = crews.find(({ kind }) => kind === 'Shoho');
    expect(shoho?.groups.map(({ group }) => groups[group]?.names[0])).toEqual(['Shokaku', 'AP 1']);
  });
});

/** The first rule against an answer for the whole sheet, made from the proposal by some changes to its rows. */
function refusal(scenario: string, side: Side, changes: { readonly [prompt: string]: RowAnswer }): string | undefined {
  const law = lawOf(scenario);
  const own = openingForces(law, side);
  const sheet = setUpSheet(own, law, side);
  const answers = proposedSheet(own, law, side);
  for (const [prompt, answer] of Object.entries(changes)) {
    const row = sheet.rows.findIndex((each) => each.prompt.startsWith(prompt));
    if (row < 0) throw new Error(`no row has ${prompt}`);
    answers[row] = answer;
  }
  return judge({}, sheet, answers)?.rule;
}

describe('one’s own set-up', () => {
  test('R12, R300 who belongs to no group begins in company with one that does', () => {
    // TF 12 and TF 13 are those of Shokaku, Zuikaku and a tanker; TF 14 begins beside TF 12.
    expect(refusal('coral-sea', 'japan', { Tenryu: { 'TF 14': 1 } })).toBeUndefined();
    expect(refusal('coral-sea', 'japan', { Tenryu: { 'TF 13': 1 } })).toBe('4.1');
    expect(refusal('coral-sea', 'japan', { Tenryu: { 'TF 13': 1 }, Zuikaku: { 'TF 13': 1 } })).toBeUndefined();
    expect(refusal('coral-sea', 'japan', { Tenryu: { 'TF 3': 1 } })).toBeUndefined();
  });

  test('SC2.6, R155, R301 Kamikawa at Deboyne has one or two gunboats with her; nobody lies there without her', () => {
    const others = { '4 PG': { 'TF 1': 2, 'TF 16': 2 } };
    expect(refusal('coral-sea', 'japan', others)).toBeUndefined();
    expect(refusal('coral-sea', 'japan', { ...others, Kamikawa: { 'TF 3': 1 } })).toBe('SC2.6');
    expect(refusal('coral-sea', 'japan', { '4 PG': { 'TF 3': 4 }, Kamikawa: { 'TF 3': 1 } })).toBeUndefined();
    expect(refusal('coral-sea', 'japan', { '4 PG': { 'TF 1': 1, 'TF 16': 3 } })).toBe('3.3.3');
  });

  rule(
    'SC2.6',
    'Kamikawa begins at Deboyne with her base standing',
    () => {
      const { ships, tfs, hulls } = openingForces(lawOf('coral-sea'), 'japan');
      const kamikawa = ships.find((ship) => ship.name === 'Kamikawa');
      const at = tfs.find(({ id }) => id === kamikawa?.tf)?.hex ?? 0;
      return [name(at), kamikawa?.anchored, hulls.Kamikawa?.anchoredSince];
    },
    ['Y23', true, -1],
  );

  test('4.1.1 groups of many ships are several task forces', () => {
    expect(refusal('guadalcanal', 'japan', { '17 DD': { 'TF 1': 17 } })).toBe('4.1.1');
  });

  test('SC3.START any number of destroyers sails with the transports', () => {
    expect(refusal('eastern-solomons', 'japan', { '31 DD': { 'TF 3': 10, 'TF 6': 10, 'TF 9': 10, 'TF 10': 1 } })).toBe(
      undefined,
    );
  });

  test('the list of a group’s hexes is one list, however many task forces choose from it', () => {
    const law = lawOf('eastern-solomons-battle');
    const { rows } = setUpSheet(openingForces(law, 'japan'), law, 'japan');
    const lists = rows.flatMap((row) => (row.ask === 'pick' ? [row.of] : []));
    expect(lists.length).toBeGreaterThan(8);
    expect(new Set(lists).size).toBe(2);
  });
});

const shipsOf = ({ ships }: GameOwn, tf: string) => ships.filter((ship) => ship.tf === tf);

describe('as proposed', () => {
  test.each(names)('%s: everybody is there, within the limits, and the sheet filled in alike is taken', (id) => {
    const law = lawOf(id);
    for (const side of sides) {
      const own = openingForces(law, side);
      const forces = [...own.tfs, ...(own.coming ?? [])];
      const aboard = forces.map((tf) => shipsOf(own, tf.id).length);
      expect(Math.max(0, ...aboard)).toBeLessThanOrEqual(side === 'allied' ? 15 : 10);
      expect(aboard.reduce((sum, n) => sum + n, 0)).toBe(own.ships.length);
      expect(judge({}, setUpSheet(own, law, side), proposedSheet(own, law, side))).toBeUndefined();
    }
    const game = started(id);
    for (const side of sides) submit(game, side, ['own']);
    for (const side of sides) {
      const before = openingForces(law, side);
      expect(sheetOf(game, side).rows.length).toBeGreaterThan(0);
      submit(game, side, proposedSheet(viewOf(game.state, side).own, law, side));
      const { own } = game.state.seats[side] ?? { own: before };
      expect(own.tfs.map(({ id: tf, hex }) => [tf, name(hex)]).sort()).toEqual(
        before.tfs.map(({ id: tf, hex }) => [tf, name(hex)]).sort(),
      );
    }
    expect(game.state.public.phase).toBe(1);
  });

  test.each(names)('%s: carriers have a screen and fighters ready, convoys sail apart from them', (id) => {
    for (const side of sides) {
      const own = openingForces(lawOf(id), side);
      for (const { id: tf } of [...own.tfs, ...(own.coming ?? [])]) {
        const ships = shipsOf(own, tf);
        const decks = ships.filter(({ type }) => type === 'CV' || type === 'CVL');
        if (decks.length === 0) continue;
        expect(ships.filter(({ type }) => type === 'DD').length, tf).toBeGreaterThanOrEqual(2);
        expect(ships.some(({ type }) => type === 'AP' || type === 'APD' || type === 'AO')).toBe(false);
        for (const { grounded } of decks)
          expect(grounded?.ready.some(({ plane }) => plane === 'Zero' || plane === 'Wildcat')).toBe(true);
      }
    }
  });

  test('flying boats begin where they can begin to search', () => {
    const at = (id: string, side: Side, base: string): string[] =>
      (openingForces(lawOf(id), side).bases.find(({ name: each }) => each === base)?.grounded.ready ?? []).map(
        ({ plane }) => plane,
      );
    expect(at('coral-sea', 'japan', 'Tulagi')).toContain('Mavis');
    expect(at('santa-cruz', 'japan', 'Shortland')).toContain('Mavis');
    expect(at('eastern-solomons', 'allied', 'Ndeni')).toContain('Catalina');
    expect(hexOf('Ndeni')).toBe(named('SSS23'));
  });
});

describe('briefings', () => {
  test.each(names)('%s: each side reads how things stand, its aim, both forces and when the game ends', (id) => {
    const told = sides.map((side) => briefing(lawOf(id), side));
    for (const parts of told) {
      expect(parts.map(({ title }) => title)).toEqual(
        expect.arrayContaining(['How things stand', 'Your aim', 'Your forces', 'The enemy']),
      );
      expect(parts.flatMap(({ lines }) => lines).join(' ')).toMatch(/until \d{4} on \d+ \w+ 1942/);
    }
    expect(told[0]?.[0]?.lines).not.toEqual(told[1]?.[0]?.lines);
  });

  test('R149 that a force comes later, and when, is told to both sides; where is told to nobody', () => {
    for (const side of sides) {
      const lines = briefing(lawOf('guadalcanal'), side).flatMap((part) => part.lines);
      expect(lines.filter((line) => line.includes('come in at 0100 13 November'))).toHaveLength(1);
    }
  });
});

test('22.1, R139 versions of 18 turns see no 0100 after their first turn', () => {
  const short = names.map((id) => lawOf(id).scenario).filter(({ turns }) => turns <= 18);
  expect(short.length).toBeGreaterThan(0);
  for (const { name: title, firstHour, turns } of short)
    for (let turn = 1; turn < turns; turn++) expect((firstHour + turn - 1) % 24, title).not.toBe(0);
});

test('26, R152 places and ships are spelt as on the map and on their counters', () => {
  const data = JSON.stringify(names.map((id) => lawOf(id).scenario));
  for (const slip of ['Shortlands', 'Penscola', 'Guadalacanal']) expect(data).not.toContain(slip);
  for (const right of ['Shortland', 'Pensacola', 'Guadalcanal']) expect(data).toContain(right);
});
