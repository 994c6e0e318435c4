import { awaited, begin, type Game, type Plain, submit } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { flatTopGame } from '../game.js';
import type { FlatTopGame, GameOwn } from '../game-kit.js';
import { law } from '../game-testing.js';
import { fromEdge, hexOf, name, sectorsOf } from '../map.js';
import { ringsAroundRabaul } from '../scenarios/rings-around-rabaul.js';
import type { ScenarioData } from '../scenarios/scenario.js';
import { type Side, sides } from '../state.js';
import { openingForces, setUpSheet } from './4-set-up.js';
import { type Filled, fill, sheetOf, standing } from './8-testing.js';

const seed = '0'.repeat(64);

function started(set?: ScenarioData): Game<FlatTopGame> {
  const setup = {
    scenario: set === undefined ? 'rings-around-rabaul' : 'custom',
    options: {},
    charts: {},
    set: (set ?? null) as unknown as Plain,
  };
  const begun = begin(flatTopGame, setup, { from: 'seed', seed, entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  return begun.game;
}

/** One side arranges its own, the other begins as proposed; the rule of a refusal, if there is one. */
function arrange(game: Game<FlatTopGame>, side: Side, filled: Filled): string | undefined {
  for (const each of sides) submit(game, each, [each === side ? 'own' : 'proposed']);
  return again(game, side, filled);
}

function again(game: Game<FlatTopGame>, side: Side, filled: Filled): string | undefined {
  const other = side === 'allied' ? 'japan' : 'allied';
  const played = submit(game, side, fill(sheetOf(game, side), filled));
  if ('refusal' in played) return played.refusal.rule;
  submit(game, other, []);
  return undefined;
}

const own = (game: Game<FlatTopGame>, side: Side): GameOwn => {
  const part = game.state.seats[side]?.own;
  if (part === undefined) throw new Error(`no ${side} side`);
  return part;
};

const factors = ({ ships, bases }: GameOwn): { [plane: string]: number } => {
  const sums: { [plane: string]: number } = {};
  for (const { grounded } of [...ships, ...bases])
    for (const box of Object.values(grounded ?? {}))
      for (const { plane, factors: n } of box) sums[plane] = (sums[plane] ?? 0) + n;
  return sums;
};

/** Two fleets of several kinds: carriers, a tender, battleships, transports. */
const fleets: ScenarioData = {
  ...ringsAroundRabaul,
  figures: 'SC4',
  name: 'fleets',
  westHalf: false,
  forces: {
    allied: {
      ...ringsAroundRabaul.forces.allied,
      ships: ['Enterprise', 'Hornet', 'Portland', '14 DD'],
      start: [{ ships: 'rest', areas: [{ sectors: [8] }] }],
      sea: { Wildcat: 18, Dauntless: 22, Avenger: 8 },
      land: [{ at: ['Port Moresby'], planes: { 'P-40': 12 } }],
      radar: ['Enterprise', 'Port Moresby'],
    },
    japan: {
      ships: ['Shokaku', 'Kongo', 'Chitose', '9 DD', '4 AP'],
      start: [
        { ships: ['4 AP', '2 DD'], areas: [{ near: { place: 'Rabaul', within: 0 } }], anchored: true },
        { ships: 'rest', areas: [{ sectors: [3] }] },
      ],
      sea: { Zero: 9, Val: 9, Kate: 6, Jake: 3, Pete: 2 },
      bases: ['Rabaul', 'Gasmata', 'Kavieng', 'Truk', 'Buka'],
      land: [{ at: ['Rabaul', 'Gasmata', 'Kavieng', 'Truk', 'Buka'], planes: { Zero: 10, Betty: 12, Mavis: 2 } }],
      radar: [],
    },
  },
  special: {},
  victory: { automatic: 100, floor: 50 },
};

describe('as proposed', () => {
  test('3.3, SC1.OB each side begins with its order of battle, whole', () => {
    const allied = openingForces(law(), 'allied');
    expect(allied.ships).toHaveLength(15);
    expect(factors(allied)).toEqual({ Wildcat: 8, Dauntless: 12, Devastator: 4, 'P-40': 12, Catalina: 4 });
    expect(factors(openingForces(law(), 'japan'))).toEqual({
      Zero: 10,
      Mavis: 8,
      Jake: 1,
      Rufe: 1,
      Kate: 10,
      Nell: 12,
    });
  });

  test('2.1 ships have the figures of their counters', () => {
    const [lexington] = openingForces(law(), 'allied').ships;
    expect(lexington).toMatchObject({
      name: 'Lexington',
      type: 'CV',
      gunnery: 1,
      aa: 4,
      movement: 2,
      damage: 6,
      hits: 0,
    });
  });

  test('4.1.2 there may be more than fourteen task forces (R6)', () => {
    const start = Array.from({ length: 16 }, (_, i) => ({ ships: ['1 DD'], areas: [{ hexes: [`HH${i + 10}`] }] }));
    const japan = { ...fleets.forces.japan, ships: ['16 DD'], start, sea: {} };
    const { tfs } = openingForces(law({ scenario: { ...fleets, forces: { ...fleets.forces, japan } } }), 'japan');
    expect(new Set(tfs.map(({ id }) => id)).size).toBe(16);
  });

  test('Lexington has fighters and searchers unarmed and the strike armed for a base; the enemy waits with torpedoes (R222)', () => {
    expect(standing(openingForces(law(), 'allied'), 'Lexington')).toBe(
      'ready: 8 Wildcat, 3 Dauntless, 9 Dauntless GP, 4 Devastator GP',
    );
    expect(standing(openingForces(law(), 'japan'), 'Rabaul')).toContain('6 Kate torpedo');
    expect(standing(openingForces(law(), 'japan'), 'Rabaul')).toContain('4 Mavis');
    expect(standing(openingForces(law(), 'japan'), 'Gasmata')).toContain('4 Zero');
  });

  test('SC1.8 the Catalinas stand at Port Moresby, which cannot handle them', () => {
    expect(standing(openingForces(law(), 'allied'), 'Port Moresby')).toContain('4 Catalina');
  });

  test('SC1.START all ships begin in sector II within a hex of the eastern edge', () => {
    const [tf] = openingForces(law(), 'allied').tfs;
    expect(fromEdge(tf?.hex ?? 0, 'E', true)).toBeLessThanOrEqual(1);
    expect(sectorsOf(tf?.hex ?? 0)).toContain(2);
  });

  test('SC1.5 they sail in one task force', () => {
    expect(openingForces(law(), 'allied').tfs.map(({ id }) => id)).toEqual(['TF 1']);
    expect(
      setUpSheet(openingForces(law(), 'allied'), law(), 'allied').rows.filter(({ rule }) => rule === '4.1'),
    ).toHaveLength(1);
  });

  test('4.1.1 where there are more ships than a task force may have there are several task forces', () => {
    const { tfs, ships } = openingForces(law({ scenario: fleets }), 'allied');
    expect(tfs.map(({ id }) => ships.filter(({ tf }) => tf === id).length)).toEqual([9, 8]);
  });

  test('12.7.1 ships that begin at anchor do so beside land, from before the game', () => {
    const japan = openingForces(law({ scenario: fleets }), 'japan');
    const anchored = japan.ships.filter((ship) => ship.anchored);
    expect(anchored.map(({ name: who }) => who)).toEqual(['DD 1', 'DD 2', 'AP 1', 'AP 2', 'AP 3', 'AP 4']);
    expect(japan.hulls['japan AP 1']?.anchoredSince).toBe(-1);
    expect(japan.tfs[0]?.hex).toBe(hexOf('Rabaul'));
  });
});

describe('set up in secret', () => {
  test('4.1 both are asked twice, also who begins as proposed, so that no pause tells (R4, R221)', () => {
    const game = started();
    expect(awaited(game)).toEqual(['allied', 'japan']);
    submit(game, 'allied', ['own']);
    submit(game, 'japan', ['proposed']);
    expect(awaited(game)).toEqual(['allied', 'japan']);
    expect(sheetOf(game, 'japan').rows).toEqual([]);
    expect(sheetOf(game, 'allied').rows.length).toBeGreaterThan(3);
  });

  test('3.2 the clock stands at the first hour of the scenario when both are done', () => {
    const game = started();
    for (const side of sides) submit(game, side, ['proposed']);
    submit(game, 'allied', []);
    const played = submit(game, 'japan', []);
    const events = 'events' in played ? played.events : [];
    expect(events.find(({ kind }) => kind === 'begins')).toMatchObject({ rule: '3.2', to: 'all', data: { hour: 6 } });
    expect(game.state.public.clouds.length).toBeGreaterThan(0);
  });

  test('4.1 ships begin in the hex that was picked', () => {
    const game = started();
    expect(arrange(game, 'allied', { 'TF 1 begins in': ['NN10'] })).toBeUndefined();
    expect(own(game, 'allied').tfs.map(({ hex }) => name(hex))).toEqual(['NN10']);
  });

  test('SC1.START no other hex can be picked', () => {
    const game = started();
    expect(arrange(game, 'allied', { 'TF 1 begins in': ['HH14'] })).toBe('4.1');
  });

  test('3.3.3 ships are divided among task forces in any manner', () => {
    const game = started(fleets);
    const filled: Filled = {
      'Enterprise sails in': { 'TF 1': 1 },
      'Hornet sails in': { 'TF 2': 1 },
      'Portland sails in': { 'TF 2': 1 },
      '14 DD sail in': { 'TF 1': 7, 'TF 2': 6, 'TF 4': 1 },
    };
    expect(arrange(game, 'allied', { ...filled, ...decks })).toBeUndefined();
    const { tfs, ships } = own(game, 'allied');
    expect(tfs.map(({ id }) => [id, ships.filter(({ tf }) => tf === id).length])).toEqual([
      ['TF 1', 8],
      ['TF 2', 8],
      ['TF 4', 1],
    ]);
  });

  /** Both carriers with their own, so that nothing is crowded. */
  const decks: Filled = {
    '18 Wildcat': { 'Enterprise ready': 9, 'Hornet ready': 9 },
    '22 Dauntless': { 'Enterprise ready': 11, 'Hornet ready': 11 },
    '8 Avenger': { 'Enterprise ready': 8 },
  };

  test('4.1.1 an Allied task force has 15 ships at most, a Japanese one 10', () => {
    const game = started(fleets);
    expect(arrange(game, 'allied', { '14 DD sail in': { 'TF 1': 14 }, ...decks })).toBe('4.1.1');
    const japan = started(fleets);
    const all = {
      'Shokaku sails in': { 'TF 4': 1 },
      'Kongo sails in': { 'TF 4': 1 },
      'Chitose sails in': { 'TF 4': 1 },
    };
    expect(arrange(japan, 'japan', { ...all, '7 DD sail in': { 'TF 4': 7 }, ...aboard })).toBeUndefined();
  });

  const aboard: Filled = {
    '3 Jake': { 'Chitose ready': 3 },
    '2 Pete': { 'Chitose ready': 1, 'Kongo readying': 1 },
  };

  test('4.2.1 no ship takes more planes than she has room for', () => {
    const game = started(fleets);
    const divided: Filled = { ...decks, '14 DD sail in': { 'TF 1': 7, 'TF 2': 7 } };
    expect(arrange(game, 'allied', { ...divided, '22 Dauntless': { 'Enterprise ready': 22 } })).toBe('4.2.1');
    expect(again(game, 'allied', divided)).toBeUndefined();
  });

  test('4.1.6 a Japanese battleship carries one float plane', () => {
    const game = started(fleets);
    expect(arrange(game, 'japan', { ...aboard, '3 Jake': { 'Chitose ready': 2, 'Kongo ready': 1 } })).toBe('4.2.1');
    expect(again(game, 'japan', aboard)).toBeUndefined();
    expect(standing(own(game, 'japan'), 'Kongo')).toBe('readying: 1 Pete');
  });

  test('4.2.2 sea based planes begin on ships, land based ones at bases', () => {
    const sheet = setUpSheet(openingForces(law({ scenario: fleets }), 'japan'), law({ scenario: fleets }), 'japan');
    const places = (prompt: string): string[] => {
      const row = sheet.rows.find((each) => each.prompt === prompt);
      return row?.ask === 'split' ? [...new Set(row.over.map(({ text }) => text.split(',')[0] ?? ''))] : [];
    };
    expect(places('9 Zero (sea based)')).toEqual(['Shokaku']);
    expect(places('10 Zero')).toEqual(['Rabaul', 'Gasmata', 'Kavieng', 'Truk', 'Buka']);
  });

  test('8.9 flying boats do not begin at a field without water', () => {
    const game = started();
    expect(arrange(game, 'japan', { '8 Mavis': { Gasmata: 8 } })).toBe('8.9');
  });

  test('4.2, 4.2.3 and 3.3.4 planes begin in any box, armed if they are Ready, 8.8 dispersed if Readying at a base', () => {
    const game = started();
    const filled: Filled = {
      '12 Nell': { 'Rabaul ready with AP bombs': 4, 'Gasmata just landed': 3, 'Truk readying': 5 },
      '10 Zero': { 'Rabaul readying, dispersed': 10 },
    };
    expect(arrange(game, 'japan', filled)).toBeUndefined();
    expect(standing(own(game, 'japan'), 'Rabaul')).toContain('4 Nell AP');
    expect(standing(own(game, 'japan'), 'Rabaul')).toContain('10 Zero dispersed');
    expect(standing(own(game, 'japan'), 'Gasmata')).toBe('justLanded: 3 Nell');
    expect(standing(own(game, 'japan'), 'Truk')).toBe('readying: 5 Nell');
  });
});

test('4.2.2, 8.9, R9 Jakes and Rufes among land based air begin at seaplane bases', () => {
  for (const plane of ['1 Jake', '1 Rufe']) {
    expect(arrange(started(), 'japan', { [plane]: { Gasmata: 1 } })).toBe('8.9');
    expect(arrange(started(), 'japan', { [plane]: { 'Rabaul ready': 1 } })).toBeUndefined();
  }
});
