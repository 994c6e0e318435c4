/** 15 The Combat Phase of a whole game, and what battles leave behind on the map. */
import { askOf, awaited } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { type Given, hexNamed } from '../game-testing.js';
import { name } from '../map.js';
import type { Side } from '../state.js';
import {
  atPhase,
  doing,
  type FlatTop,
  kindsOf,
  least,
  own,
  passUntil,
  refused,
  ruleWith,
  say,
  shipOf,
  strike,
} from './12-testing.js';
import { combatPhase } from './15-battles.js';

const rule = ruleWith({ test, expect });

const free = { special: {} };
const fighters = (hex: string): Given => ({
  scenario: free,
  allied: { bases: [], flights: [{ hex, planes: ['4 Wildcat*'], onMap: true }] },
  japan: { flights: [{ hex, planes: ['4 Zero'], onMap: true }] },
});

/** Both have shown what they like; now air-to-air combat may be started. */
function wishes(given: Given): FlatTop {
  const game = atPhase(7, given);
  passUntil(game, (now) => now.state.public.battle !== null);
  return game;
}
const offered = (game: FlatTop, side: Side): string[] => {
  const ask = askOf(game, side);
  return ask?.ask === 'pick' ? ask.of.map(({ id, not }) => (not === undefined ? id : `${id}: ${not.rule}`)) : [];
};

describe('15.1, 15.4 where battles are', () => {
  test('15.4, R102a one after the other, in the order of hexes', () => {
    const given = fighters('DD31');
    const game = atPhase(7, {
      scenario: free,
      allied: {
        bases: [],
        flights: [
          { hex: 'HH33', planes: ['4 Wildcat*'], onMap: true },
          { hex: 'DD31', planes: ['4 Wildcat*'], onMap: true },
        ],
      },
      japan: {
        flights: [
          { hex: 'HH33', planes: ['4 Zero'], onMap: true },
          { hex: 'DD31', planes: ['4 Zero'], onMap: true },
        ],
      },
    });
    const hexes: string[] = [];
    passUntil(game, ({ state }) => {
      const at = state.public.battle?.hex;
      if (at !== undefined && hexes.at(-1) !== name(at)) hexes.push(name(at));
      return state.public.phase > 7;
    });
    expect(hexes).toEqual(['DD31', 'HH33']);
    expect(given.scenario).toEqual(free);
  });

  rule(
    '6.9',
    'nobody fights in a storm',
    () => {
      const game = atPhase(7, { ...fighters('DD31'), clouds: ['DD31', 'DD31'] });
      return passUntil(game, ({ state }) => state.public.phase > 7).filter(({ kind }) => kind === 'battle').length;
    },
    0,
  );

  rule(
    '7.1',
    'hidden units beside the enemy may show themselves first (R45)',
    () => {
      const given = fighters('DD31');
      const game = atPhase(7, {
        ...given,
        allied: { bases: [], flights: [{ hex: 'DD31', planes: ['4 Wildcat*'] }] },
      });
      return [offered(game, 'allied'), awaited(game)];
    },
    [['AF 1'], ['allied', 'japan']],
  );
});

describe('15.2 where planes fight in the air, for each side (R82)', () => {
  rule(
    '15.2',
    'far from decks and fields nobody can start it',
    () => {
      const game = wishes(fighters('DD31'));
      return [offered(game, 'allied'), offered(game, 'japan')];
    },
    [
      ['high: 16.1', 'low: 15.2'],
      ['high: 16.1', 'low: 15.2'],
    ],
  );

  test('15.2 a hidden carrier near by lets her own side start it, and the other not', () => {
    const given = fighters('DD31');
    const game = wishes({ ...given, allied: { ...given.allied, tfs: [{ hex: 'DD33', ships: ['Lexington'] }] } });
    expect(offered(game, 'allied')).toEqual(['high: 16.1', 'low']);
    expect(offered(game, 'japan')).toEqual(['high: 16.1', 'low: 15.2']);
    const events = [...say(game, 'allied', ['low']), ...say(game, 'japan', [])];
    expect(kindsOf(events, 'air-combat-tried')).toEqual([{ side: 'allied', hex: hexNamed('DD31'), possible: true }]);
    expect(kindsOf(events, 'enemies-met')).toEqual([{ wanted: ['low'], met: ['low'] }]);
  });

  rule(
    '15.2',
    'near an enemy task force it is an attempt: only decks count, and the answer tells (R250)',
    () => {
      const given = fighters('DD31');
      return ['Aoba', 'Shokaku'].map((ship) => {
        const game = wishes({
          ...given,
          japan: { ...given.japan, tfs: [{ hex: 'DD33', ships: [ship], onMap: true }] },
        });
        const events = [...say(game, 'allied', ['low']), ...say(game, 'japan', [])];
        return [kindsOf(events, 'air-combat-tried')[0]?.possible, kindsOf(events, 'enemies-met').length];
      });
    },
    [
      [false, 0],
      [true, 1],
    ],
  );
});

describe('what battles leave behind', () => {
  const bombers = { bases: [], flights: [{ hex: 'DD31', planes: ['12 Dauntless* AP high'], onMap: true }] };
  const transport = (unloaded: number): Given => ({
    scenario: free,
    allied: bombers,
    japan: { tfs: [{ hex: 'DD31', ships: ['1 AP', 'Aoba'], onMap: true }], hulls: { 'AP 1': { unloaded } } },
  });
  const sinking = (unloaded: number) => strike(transport(unloaded), 'allied', 'japan AP 1:dive', [1, 6]).game;

  rule(
    '25.5',
    'a transport is worth three less for each turn she has unloaded, and two at the least (R70)',
    () => [0, 1, 3, 8].map((turns) => sinking(turns).state.public.points.allied),
    [24, 21, 15, 2],
  );

  test('25.1 the points lie open and are the sum of their items', () => {
    const { public: pub, umpire } = sinking(3).state;
    expect(umpire.secret.tally.allied.ships).toBe(pub.points.allied);
    expect(sinking(3).state.public.battle).toBeNull();
  });

  const carrier = (): Given => ({
    scenario: free,
    allied: bombers,
    japan: {
      tfs: [{ hex: 'DD31', ships: ['Shoho'], onMap: true }],
      parked: { Shoho: { readying: ['5 Zero*'] } },
      flights: [{ hex: 'DD31', planes: ['2 Zero*'], rides: 'Shoho' }],
    },
  });

  rule(
    '22.4',
    'planes that go down with their ship never come back',
    () => {
      const { game } = strike(carrier(), 'allied', 'Shoho:dive', [1, 6]);
      return [own(game, 'japan').gone, own(game, 'japan').lostToday];
    },
    [{ 'Zero*': 5 }, {}],
  );

  test('21.2.5, 21.7.4 what planes went down with a ship nobody learns, not even who has met others in the air', () => {
    const given = carrier();
    const zeros = { hex: 'DD31', planes: ['2 Zero* high'], onMap: true };
    const met = { ...given.japan, parked: { Shoho: { readying: ['5 Val*'] } }, flights: [zeros] };
    const wildcats = { hex: 'DD31', planes: ['4 Wildcat* high'], onMap: true };
    const allied = { ...bombers, flights: [...bombers.flights, wildcats] };
    const { game, events } = strike({ ...given, allied, japan: met }, 'allied', 'Shoho:dive', [1, 1, 1, 6], ['high']);
    expect(kindsOf(events, 'planes-sunk')).toMatchObject([{ name: 'Shoho', factors: 5 }]);
    expect(kindsOf(events, 'enemies-met')).toMatchObject([{ met: ['high'] }]);
    expect(game.state.seats.allied?.knows.losses).toEqual({ '?': 5 });
  });

  test('14.19 nobody stays with a wreck, and her task force is gone', () => {
    const { game } = strike(carrier(), 'allied', 'Shoho:dive', [1, 6]);
    expect(own(game, 'japan').flights.map(({ rides }) => rides)).toEqual([null]);
    expect(own(game, 'japan').tfs).toEqual([]);
    expect(own(game, 'japan').hulls.Shoho?.sunkIn).toBe(hexNamed('DD31'));
  });

  test('7.15 names that were told are remembered', () => {
    expect(sinking(0).state.seats.allied?.knows.ships).toMatchObject({ 'AP 1': { sunk: true }, Aoba: { sunk: false } });
  });

  rule(
    '14.13.6',
    'formations that met in the air are remembered for the next turn',
    () => {
      const given = fighters('DD31');
      const game = wishes({
        ...given,
        japan: { ...given.japan, tfs: [{ hex: 'DD31', ships: ['Aoba'], onMap: true }] },
      });
      say(game, 'allied', ['low']);
      say(game, 'japan', []);
      passUntil(game, ({ state }) => state.public.battle === null);
      return game.state.umpire.secret.metNow;
    },
    [['AF 1', 'AF 1']],
  );

  rule(
    'OPT-CH.3',
    'what a critical hit forbids holds for the next turn, up to its combat (R254)',
    () => {
      const nextTurn = { noReadying: false, noFlying: true, noMoving: true };
      const { game } = doing(
        {
          scenario: free,
          options: { criticalHits: true },
          allied: { bases: [], tfs: [{ hex: 'DD31', ships: ['Lexington'] }], ships: { Lexington: { nextTurn } } },
        },
        (table) => combatPhase(table),
      );
      return shipOf(game, 'allied', 'Lexington')?.nextTurn;
    },
    null,
  );

  test('a refused wish changes nothing', () => {
    const game = wishes(fighters('DD31'));
    expect(refused(game, 'allied', ['low'])).toBe('15.2');
    expect(least(game, 'allied')).toEqual([]);
  });
});

describe('15.1 who and what is in a battle', () => {
  test('16.10.2, 17.7.2, R117a planes are in clouds where the hex is', () => {
    const clouds = (over: string[]) => wishes({ ...fighters('DD31'), clouds: over }).state.public.battle?.clouds;
    expect([clouds(['DD33']), clouds(['DD34']), clouds([])]).toEqual([true, false, false]);
  });

  test('12.8, 19.1, R119 all ships present are those on the map there, and beside an enemy who sees nobody hides', () => {
    const given = (onMap: boolean): Given => ({
      scenario: free,
      hour: 22,
      allied: {
        bases: [],
        tfs: [
          { hex: 'DD31', ships: ['Chicago'], onMap },
          { hex: 'DD31', ships: ['Astoria'] },
        ],
      },
      japan: { tfs: [{ hex: 'DD31', ships: ['Aoba'] }] },
    });
    const quiet = atPhase(7, given(false));
    passUntil(quiet, ({ state }) => state.public.phase > 7);
    expect(kindsOf(quiet.desk.book.events, 'battle-begins')).toEqual([]);
    const met = wishes(given(true));
    expect(own(met, 'allied').battle?.ships.map(({ name: ship }) => ship)).toEqual(['Chicago', 'Astoria']);
    expect(own(met, 'japan').battle?.ships.map(({ name: ship }) => ship)).toEqual(['Aoba']);
  });

  test('15.1, R26 combat asks for counters on the map, whether anybody sees them now or not', () => {
    const given = fighters('DD31');
    const game = wishes({
      ...given,
      hour: 22,
      clouds: ['DD31'],
      allied: { bases: [], tfs: [{ hex: 'DD31', ships: ['Chicago'], onMap: true }] },
      japan: { flights: [{ hex: 'DD31', planes: ['4 Kate torpedo'], onMap: true }] },
    });
    // In clouds at night neither makes the other out.
    expect(game.state.seats.japan?.knows.marks).toMatchObject([{ condition: 0 }]);
    expect(own(game, 'allied').battle?.ships).toHaveLength(1);
    expect(own(game, 'japan').battle?.air).toHaveLength(1);
  });

  test('25.5, R71 a fast transport is worth what a transport is', () => {
    const { game } = strike(
      {
        scenario: free,
        allied: { bases: [], tfs: [{ hex: 'DD31', ships: ['1 APD', 'Chicago'], onMap: true }] },
        japan: { flights: [{ hex: 'DD31', planes: ['12 Val* AP high'], onMap: true }] },
      },
      'japan',
      'allied APD 1:dive',
      [1, 6],
    );
    expect(game.state.public.points.japan).toBe(24);
  });
});
