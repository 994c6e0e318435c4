import {
  begin,
  chance,
  type Game,
  type Plain,
  readGame,
  seedFrom,
  submit,
  verifyGame,
  writeGame,
} from '@ironbottom/umpire';
import { commutes, fuzz, perft, secrecy } from '@ironbottom/umpire/harness';
import { describe, expect, it } from 'vitest';
import type { FlatTop } from './kit.js';
import { flatTop } from './rulebook.js';
import { trial } from './trial.js';

function game(set: Plain, options: { [name: string]: Plain } = {}): Game<FlatTop> {
  const source = { from: 'seed', seed: seedFrom('trial'), entropy: {} } as const;
  const begun = begin(flatTop, { scenario: 'battle', options, charts: {}, set }, source);
  if ('errors' in begun) throw new Error(begun.errors.join('; '));
  return begun.game;
}

describe("Flat Top's battles on trial", () => {
  it('fuzz finds no fault in some hundred answers', { timeout: 120_000 }, () => {
    const { found, orders } = fuzz(trial, { seed: 7, orders: 400 });
    expect(found).toEqual([]);
    expect(orders).toBeGreaterThanOrEqual(400);
  });

  it('fuzz finds no leak in some dozen states', { timeout: 120_000 }, () => {
    const { found, pairs, told } = secrecy(trial, { seed: 7, states: 60 });
    expect(found).toEqual([]);
    expect(pairs).toBeGreaterThan(100);
    expect(told).toBeGreaterThan(10);
  });

  it('fuzz sees a leak that is planted: the enemy is shown what is left of the magazines', { timeout: 120_000 }, () => {
    const { battle } = flatTop.frames;
    if (battle === undefined) throw new Error('a battle has no frame');
    const leaky = {
      ...trial,
      rulebook: {
        ...flatTop,
        frames: {
          battle: {
            ...battle,
            run(...[table, frame]: Parameters<typeof battle.run>) {
              battle.run(table, frame);
              Object.assign(table.state.public, {
                magazines: table.state.seats.japan?.own.ships[0]?.ammunition ?? 0,
              });
            },
          },
        },
      },
    };
    const [found] = secrecy(leaky, { seed: 7, states: 200 }).found;
    expect(found?.fault.kind).toMatch(/imagined view differs|leak/);
  });

  it('answers of a window may come in any order', () => {
    const battle = game({
      allied: { planes: ['4 Wildcat', '5 Dauntless AP'], ships: ['Chicago'] },
      japan: { planes: ['5 Zero'], ships: ['Kongo'] },
    });
    for (let seed = 0; seed < 20; seed++) expect(commutes(battle, chance(seed))).toBeUndefined();
  });
});

describe('decision perft: the number of ways a battle can go', () => {
  // Each can be worked out by hand: both sides write down a wish, then a sheet, and so on.
  const positions: [name: string, set: Plain, counts: number[]][] = [
    [
      '16.1 five Zeros over four Wildcats',
      { allied: { planes: ['4 Wildcat high'] }, japan: { planes: ['5 Zero high'] } },
      [2, 4, 6],
    ],
    [
      '17.2 two Dauntless over a cruiser',
      { allied: { planes: ['2 Dauntless AP'] }, japan: { ships: ['Tenryu'] } },
      [2, 2, 0],
    ],
    ['19.3 a destroyer meets a destroyer', { allied: { ships: ['DD'] }, japan: { ships: ['DD'] } }, [2, 4, 54]],
    ['19.9 Kongo before Henderson', { allied: { base: 'Henderson' }, japan: { ships: ['Kongo'] } }, [2, 4, 0]],
  ];
  for (const [name, set, counts] of positions) {
    it(`${name}: ${counts.join(', ')}`, () => {
      expect(counts.map((_, i) => perft(game(set), i + 1))).toEqual(counts);
    });
  }
});

it('a battle is one readable file that replays to the same state, and every roll of it can be checked', () => {
  const battle = game({
    allied: { planes: ['10 Dauntless AP'] },
    japan: { ships: [{ ship: 'Shokaku', ready: { Zero: 5 } }, '6 DD'] },
  });
  const attack = [{ 'Shokaku:dive': 10 }];
  for (const answer of [['attack'], attack]) expect(submit(battle, 'allied', answer)).not.toHaveProperty('refusal');
  const file = writeGame(battle, { seed: true });
  expect(file).toContain('allied: Shokaku:dive 10');
  expect(file).toMatch(/ {2}roll 17\.3 japan 1 of turn 0 combat: [1-6] of 6/);
  expect(verifyGame(file, [flatTop]).ok).toBe(true);
  const read = readGame(file, [flatTop]);
  expect('game' in read && read.game.state).toEqual(battle.state);
  const cheated = file.replace(/(roll 17\.3 .*: )([1-6])/, (_, before, face) => `${before}${(Number(face) % 6) + 1}`);
  expect(verifyGame(cheated, [flatTop])).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('the file says')],
  });
});
