import { begin, canonical, chance, type Game, type Plain, seedFrom, submit, viewOf } from '@ironbottom/umpire';
import { commutes, fuzz, perft, secrecy } from '@ironbottom/umpire/harness';
import { describe, expect, it } from 'vitest';
import { flatTopGame } from './game.js';
import { type FlatTopGame, type GameOwn, type GameState, knowsOf } from './game-kit.js';
import { hexNamed, law, stateWith } from './game-testing.js';
import { trial } from './game-trial.js';
import { hexCount, terrainAt } from './map.js';

function game(scenario = 'rings-around-rabaul', set: Plain = null): Game<FlatTopGame> {
  const source = { from: 'seed', seed: seedFrom('whole games on trial'), entropy: {} } as const;
  const begun = begin(flatTopGame, { scenario, options: {}, charts: {}, set }, source);
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  return begun.game;
}

/** Both sides begin as proposed: the first turn's air operations are asked for. */
function underWay(): Game<FlatTopGame> {
  const begun = game();
  for (const answer of [['proposed'], []])
    for (const side of ['allied', 'japan']) expect(submit(begun, side, answer)).not.toHaveProperty('refusal');
  return begun;
}

describe('whole games on trial', () => {
  it('fuzz finds no fault in some thousand answers', { timeout: 240_000 }, () => {
    const { found, orders } = fuzz(trial, { seed: 81, orders: 700 });
    expect(found).toEqual([]);
    expect(orders).toBeGreaterThanOrEqual(700);
  });

  it('fuzz finds no leak in some hundred states', { timeout: 240_000 }, () => {
    const { found, pairs, told } = secrecy(trial, { seed: 53, states: 100 });
    expect(found).toEqual([]);
    expect(pairs).toBeGreaterThan(200);
    expect(told).toBeGreaterThan(5);
  });

  it('fuzz sees a leak that is planted: everybody is shown how many formations the Allies have', {
    timeout: 240_000,
  }, () => {
    const { turn } = flatTopGame.frames;
    if (turn === undefined) throw new Error('a turn has no frame');
    const leaky = {
      ...trial,
      rulebook: {
        ...flatTopGame,
        frames: {
          ...flatTopGame.frames,
          turn: {
            ...turn,
            run(...[table, frame]: Parameters<typeof turn.run>) {
              turn.run(table, frame);
              Object.assign(table.state.public, { formations: table.state.seats.allied?.own.flights.length ?? 0 });
            },
          },
        },
      },
    };
    const [found] = secrecy(leaky, { seed: 7, states: 400 }).found;
    expect(found?.fault.kind).toMatch(/imagined view differs|leak/);
  });

  it('answers of a window may come in any order', { timeout: 60_000 }, () => {
    const started = underWay();
    for (let seed = 0; seed < 5; seed++) expect(commutes(started, chance(seed))).toBeUndefined();
  });

  it('4.1 decision perft: both sides choose how to begin, two ways each', () => {
    const begun = game();
    expect([perft(begun, 1), perft(begun, 2)]).toEqual([2, 4]);
  });
});

const land = Array.from({ length: hexCount }, (_, hex) => hex).find((hex) => terrainAt(hex) === 'land') ?? -1;

describe('invariants of a whole game', () => {
  const broken = (change: (state: GameState) => unknown): string[] => {
    const { state, law } = underWay();
    change(state);
    return trial.invariants.flatMap(({ name, broken: why }) =>
      why(state, law) === undefined ? [] : [name.split(' ')[0] ?? ''],
    );
  };
  const allied = (state: GameState): GameOwn => {
    const seat = state.seats.allied;
    if (seat === undefined) throw new Error('there are no Allies');
    return seat.own;
  };

  it('none is broken when the game has begun', () => {
    expect(broken(() => undefined)).toEqual([]);
  });

  const cases: [number: string, what: string, change: (state: GameState) => unknown][] = [
    ['1', 'a ship is in no task force', (s) => allied(s).tfs.splice(0)],
    ['2', 'planes come from nowhere', (s) => Object.assign(allied(s).lostToday, { Wildcat: 1 })],
    ['4', 'a task force has no ship', (s) => allied(s).tfs.push({ ...first(allied(s).tfs), id: 'TF 9' })],
    ['35', 'a task force has sailed too far', (s) => Object.assign(first(allied(s).tfs), { steps: 9 })],
    ['37', 'a task force stands on land', (s) => Object.assign(first(allied(s).tfs), { hex: land })],
    ['42', 'a destroyer unloads', (s) => Object.assign(allied(s).hulls, { 'allied DD 1': unloading })],
    ['43', 'a hidden task force is observed', (s) => Object.assign(first(allied(s).tfs), { seen: 2 })],
    ['44', 'a task force on the map has no counter', (s) => Object.assign(first(allied(s).tfs), { onMap: true })],
    ['59,', 'a ship has more hits than she can take', (s) => hit(allied(s), 'ships', 99)],
    ['70', 'a base has hits that nobody knows of', (s) => hit(allied(s), 'bases', 1)],
    ['73,', 'there are points for nothing', (s) => Object.assign(s.public, { points: { allied: 3, japan: 0 } })],
    ['75', 'the last turn is over', (s) => Object.assign(s.public, { turn: 99 })],
  ];
  for (const [number, what, change] of cases)
    it(`${number.replace(',', '')} is broken when ${what}`, () => expect(broken(change)).toContain(number));

  it('35 holds where fast ships have joined slow ones and then are gone (12.3, 12.9)', () => {
    const joined = broken((s) => {
      const own = allied(s);
      first(own.tfs).steps = 2;
      own.ships = own.ships.map((ship, i) => (i === 0 ? { ...ship, hits: ship.damage } : { ...ship, movement: 1 }));
    });
    expect(joined).not.toContain('35');
  });
});

const unloading = { anchoredSince: 0, unloaded: 1, slowSince: null };

const hit = (own: GameOwn, what: 'ships' | 'bases', hits: number): unknown =>
  Object.assign(own, { [what]: own[what].map((each) => ({ ...each, hits })) });

function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('there is none');
  return one;
}

describe('a piece that is lost on trial', () => {
  it('7.12.2 takes its ships out of what is told of the counter that others stand under', () => {
    const given = ['1 DD', '1 DD'].map((ship) => ({ hex: 'KK30', ships: [ship], onMap: true }));
    const state = stateWith({ allied: { tfs: given } });
    const told = { turn: 2, condition: 2, units: 2, total: 3, classes: ['small ships'] } as const;
    const report = { ...told, each: null, high: false, planesOnDeck: false };
    const knows = knowsOf(state, 'japan');
    knows.marks = [{ hex: hexNamed('KK30'), kind: 'TF', condition: 2, able: true, report }];
    trial.kill(state, 'allied/TF 2', law());
    expect(knows.marks).toMatchObject([{ report: { total: 1 } }]);
    trial.kill(state, 'allied/TF 1', law());
    expect(knows.marks).toEqual([]);
  });
});

describe('an imagined game', () => {
  it('has the same view for whoever imagines it, and an enemy who differs', () => {
    const started = underWay();
    const view = viewOf<FlatTopGame>(started.state, 'japan');
    const before = canonical(view);
    const hexes = new Set<number | undefined>();
    for (let seed = 0; seed < 20; seed++) {
      const world = flatTopGame.imagine(view, started.law, chance(seed));
      expect(canonical(viewOf(world, 'japan'))).toBe(before);
      hexes.add(world.seats.allied?.own.tfs[0]?.hex);
    }
    expect(hexes.size).toBeGreaterThan(2);
  });
});
