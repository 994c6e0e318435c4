import { knowsOf, readings } from '@ironbottom/flat-top';
import { describe, expect, test } from 'vitest';
import { type Played, played } from './testing.js';

const games = (n: number, players: Parameters<typeof played>[0], word: string): Played[] =>
  Array.from({ length: n }, (_, i) => played(players, `${word} ${i}`));

const asAllies = games(20, { allied: 'recruit', japan: 'random' }, 'recruit leads the Allies');
const asJapan = games(20, { allied: 'random', japan: 'recruit' }, 'recruit leads Japan');
const itself = games(20, { allied: 'recruit', japan: 'recruit' }, 'recruit leads both');
const all = [...asAllies, ...asJapan, ...itself];

/** Air factors of a side that were lost for want of a place to land. */
function lostToFuel({ events }: Played, side: string, wasted: boolean): number {
  let factors = 0;
  for (const { kind, to, data } of events) {
    if (to === 'all' || to[0] !== side || (kind !== 'out-of-fuel' && kind !== 'cannot-land')) continue;
    const lost = data as { factors: number; wasted?: boolean };
    if (!wasted || kind === 'cannot-land' || lost.wasted === true) factors += lost.factors;
  }
  return factors;
}

const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0);

describe('recruit', () => {
  test('answers every question legally, and never needs the least answer in place of its own', () => {
    expect(all.flatMap(({ refused }) => refused)).toEqual([]);
  });

  test('answers legally too where every doubtful rule is read the other way', () => {
    const other = Object.fromEntries(Object.entries(readings).map(([name, [, value]]) => [name, value]));
    const both = { allied: 'recruit', japan: 'recruit' } as const;
    for (const word of ['read otherwise', 'read otherwise again', 'and once more'])
      expect(played(both, word, false, other).refused).toEqual([]);
  });

  test('OPT-SUB it moves its submarines towards the enemy, and answers legally for them', { timeout: 120_000 }, () => {
    const both = { allied: 'recruit', japan: 'recruit' } as const;
    const game = played(both, 'submarines', false, { submarines: true }, 'coral-sea-battle');
    expect(game.refused).toEqual([]);
    expect([...game.asked]).toContain('submarines OPT-SUB.7');
    const moved = game.events.filter(({ kind }) => kind === 'submarine-moved');
    expect(moved.length).toBeGreaterThan(10);
  });

  test('OPT-ESF it fuels, and answers legally where ships tow and rescue', { timeout: 180_000 }, () => {
    const both = { allied: 'recruit', japan: 'recruit' } as const;
    const options = { fueling: true, towing: true, rescue: true, ammunitionReloads: true };
    const game = played(both, 'ships otherwise', false, options, 'eastern-solomons-battle');
    expect(game.refused).toEqual([]);
    expect(game.events.filter(({ kind }) => kind === 'fueled').length).toBeGreaterThan(0);
    // Then it leaves the oiler behind.
    const { ships } = game.state.seats.allied?.own ?? { ships: [] };
    const tf = (name: string) => ships.find((ship) => ship.name === name)?.tf;
    expect(tf('AO 1')).not.toBe(tf('Wasp'));
  });

  test('OPT it answers legally where planes are handled otherwise, and brings most of them home', {
    timeout: 120_000,
  }, () => {
    const both = { allied: 'recruit', japan: 'recruit' } as const;
    const planes = { seaplanesAshore: true, quickFighters: true, slowBombers: true, additionalPlanes: true };
    const flight = { landOnDamagedBases: true, altitudeCost: true, offBoardFlight: true, noSearchRolls: true };
    for (const options of [planes, flight, { ...planes, ...flight, initiative: 'formations' }]) {
      const game = played(both, 'planes otherwise', false, options);
      expect(game.refused).toEqual([]);
      expect(lostToFuel(game, 'allied', true) + lostToFuel(game, 'japan', true)).toBeLessThan(12);
    }
  });

  test('OPT-APM, OPT-EPF.10 it moves formations one by one, fights where it finds the enemy, and brings planes home', {
    timeout: 120_000,
  }, () => {
    const both = { allied: 'recruit', japan: 'recruit' } as const;
    const options = { alternatePlaneMovement: true, chanceCombat: true };
    for (const word of ['in turn', 'in turn again']) {
      const game = played(both, word, false, options);
      expect(game.refused).toEqual([]);
      expect([...game.asked]).toContain('alternation OPT-APM');
      const moved = game.events.filter(({ kind }) => kind === 'plane-moved');
      expect(moved.length).toBeGreaterThan(20);
      expect(lostToFuel(game, 'allied', true) + lostToFuel(game, 'japan', true)).toBeLessThan(12);
    }
  });

  test('SC5.3, SC5.V3 it brings its transports to where they unload, and may win by it', { timeout: 120_000 }, () => {
    const both = { allied: 'recruit', japan: 'recruit' } as const;
    const game = played(both, 'transports', false, {}, 'guadalcanal');
    expect(game.refused).toEqual([]);
    for (const side of ['allied', 'japan'] as const) {
      const turns = Object.values(game.state.seats[side]?.own.hulls ?? {}).map(({ unloaded }) => unloaded);
      expect(sum(turns)).toBeGreaterThan(10);
    }
  });

  test('has been asked every kind of question of the game', () => {
    const kinds = new Set(all.flatMap(({ asked }) => [...asked].map((each) => each.split(' ')[0])));
    expect([...kinds].sort()).toEqual(
      [
        'air-operations',
        'battle',
        'combat',
        'flight',
        'interception',
        'landing',
        'plane-movement',
        'plotting',
        'record',
        'segment',
        'set-up',
        'shadowing',
      ].sort(),
    );
  });

  test('beats chance in at least 38 of 40 games, both sides played', () => {
    const wins = [
      asAllies.filter(({ winner }) => winner === 'allied').length,
      asJapan.filter(({ winner }) => winner === 'japan').length,
    ];
    expect(sum(wins)).toBeGreaterThanOrEqual(38);
  });

  test('SC1 as the Allies it hits Rabaul at least four times in most games, and keeps Lexington afloat against chance', () => {
    const hits = asAllies.filter(({ state }) => (state.public.hitsScored.Rabaul ?? 0) >= 4);
    expect(hits.length).toBeGreaterThanOrEqual(15);
    expect(asAllies.every(({ state }) => state.seats.allied?.own.ships.every((ship) => ship.hits < ship.damage))).toBe(
      true,
    );
  });

  test('7, 11 as Japan it finds Lexington in most games, and shadows her', () => {
    const found = [...asJapan, ...itself].filter(({ state }) => {
      const own = state.seats.japan?.own;
      return own !== undefined && own.firstSeen !== null;
    });
    expect(found.length).toBeGreaterThanOrEqual(28);
    const shadowed = [...asJapan, ...itself].filter(({ events }) => events.some(({ kind }) => kind === 'shadowing'));
    expect(shadowed.length).toBeGreaterThanOrEqual(20);
  });

  test('17 as Japan it attacks Lexington in many games', () => {
    const attacked = [...asJapan, ...itself].filter(({ state }) => 'Lexington' in knowsOf(state, 'japan').ships);
    expect(attacked.length).toBeGreaterThanOrEqual(15);
  });

  test('25.4 it wastes no plane as the Allies against chance: all come home', () => {
    expect(sum(asAllies.map((game) => lostToFuel(game, 'allied', false)))).toBe(0);
  });

  test('25.4 fuel costs it less than three factors in a hundred, even where decks and fields are bombed', () => {
    const allied = 24 * (asAllies.length + itself.length);
    const japan = 42 * (asJapan.length + itself.length);
    const wasted =
      sum([...asAllies, ...itself].map((game) => lostToFuel(game, 'allied', true))) +
      sum([...asJapan, ...itself].map((game) => lostToFuel(game, 'japan', true)));
    expect(wasted / (allied + japan)).toBeLessThan(0.03);
  });

  test('plays on without what it remembered, as after a game was kept in a file', () => {
    const forgetful = Array.from({ length: 6 }, (_, i) =>
      played(
        i % 2 === 0 ? { allied: 'recruit', japan: 'random' } : { allied: 'random', japan: 'recruit' },
        `forgetful ${i}`,
        true,
      ),
    );
    expect(forgetful.flatMap(({ refused }) => refused)).toEqual([]);
    expect(forgetful.map(({ winner }) => winner)).toEqual(['allied', 'japan', 'allied', 'japan', 'allied', 'japan']);
  });

  test('the same game is played the same way again', () => {
    const once = played({ allied: 'recruit', japan: 'recruit' }, 'once more');
    const again = played({ allied: 'recruit', japan: 'recruit' }, 'once more');
    expect(again.state).toEqual(once.state);
    expect(again.orders).toBe(once.orders);
  });
});
