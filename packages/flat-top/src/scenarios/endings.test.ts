/** Every way in which scenarios two to five can end, from positions near the end. */
import { describe, expect, test } from 'vitest';
import { atPhase, kindsOf, own, passUntil, ruleWith, sailed } from '../chapters/12-testing.js';
import type { Given } from '../game-testing.js';
import { hexesOfIsland, hexOf, name, terrainAt } from '../map.js';
import type { Side } from '../state.js';
import { coralSea, coralSeaBattle, coralSeaCrucialDays } from './coral-sea.js';
import { easternSolomons, easternSolomonsBattle } from './eastern-solomons.js';
import { guadalcanal } from './guadalcanal.js';
import { santaCruz, santaCruzBattle } from './santa-cruz.js';
import type { ScenarioData } from './scenario.js';

const rule = ruleWith({ test, expect });

/** So many turns of unloading by so many transports as it takes. */
function transports(turns: number): { ships: string[]; hulls: { [ship: string]: { unloaded: number } } } {
  const hulls: { [ship: string]: { unloaded: number } } = { 'AP 1': { unloaded: 0 } };
  for (let left = turns, n = 1; left > 0; left -= 8, n++) hulls[`AP ${n}`] = { unloaded: Math.min(8, left) };
  return { ships: [`${Object.keys(hulls).length} AP`], hulls };
}

type Standing = { allied: number; japan: number; landed?: number; alliedLanded?: number };

const force = (hex: string, turns: number): NonNullable<Given['japan']> => {
  const { ships, hulls } = transports(turns);
  return { tfs: [{ hex, ships }], hulls };
};

/** The last turn, or the one that ends at 2400, is over but for the Time Record Phase. */
function ended(
  scenario: ScenarioData,
  when: 'last' | '2400',
  { allied, japan, landed = 0, alliedLanded = 0 }: Standing,
) {
  const turn = when === 'last' ? scenario.turns - 1 : (24 - scenario.firstHour) % 24;
  const hour = ((scenario.firstHour - 1 + turn) % 24) + 1;
  const game = atPhase(9, {
    scenario,
    turn,
    hour,
    points: { allied, japan },
    allied: force('II30', alliedLanded),
    japan: force('II26', landed),
  });
  if (scenario.special.unload?.japan?.length === 2) own(game, 'japan').ashore = { 'Gili-Gili': 3 * landed };
  const before = game.state.public.turn;
  passUntil(game, ({ state }) => state.umpire.over !== null || state.public.turn !== before);
  const { over } = game.state.umpire;
  return over === null ? 'not over' : [...over.winners, over.rule];
}

const final = (scenario: ScenarioData, standing: Standing) => ended(scenario, 'last', standing);

describe('Coral Sea', () => {
  rule('SC2.V1', 'a lead of a hundred points wins at 2400', () => ended(coralSea, '2400', { allied: 20, japan: 120 }), [
    'japan',
    'SC2.V1',
  ]);
  test('SC2.V1 ninety-nine are not enough, whatever was or was not unloaded (R138)', () => {
    expect(ended(coralSea, '2400', { allied: 99, japan: 0 })).toBe('not over');
  });

  rule(
    'SC2.V2',
    'the Allies receive fifty points if fewer than fifty were unloaded, and win by them',
    () => final(coralSea, { allied: 30, japan: 60, landed: 16 }),
    ['allied', '25.3'],
  );
  test('SC2.V2 if fifty were unloaded they receive nothing', () => {
    expect(final(coralSea, { allied: 30, japan: 60, landed: 17 })).toEqual(['japan', '25.3']);
  });
  test('SC2.V2 with them the Allies win a quiet scenario', () => {
    expect(final(coralSea, { allied: 0, japan: 0 })).toEqual(['allied', '25.3']);
  });
  test('SC2.V2, 25.3 equal points are a draw', () => {
    expect(final(coralSea, { allied: 10, japan: 60 })).toEqual(['25.3']);
  });
  test('25.3 fifty points are needed to win', () => {
    expect(final(coralSea, { allied: 10, japan: 49, landed: 17 })).toEqual(['25.3']);
  });
  test.each([coralSeaCrucialDays, coralSeaBattle])('SC2.V2 the same holds in $title', (shorter) => {
    expect(final(shorter, { allied: 30, japan: 60, landed: 16 })).toEqual(['allied', '25.3']);
    expect(final(shorter, { allied: 30, japan: 60, landed: 17 })).toEqual(['japan', '25.3']);
  });

  /** One more transport unloads at Port Moresby. */
  const landing = (scenario: ScenarioData, hex: string, turns: number, side: Side = 'japan') => {
    const { ships, hulls } = transports(turns);
    const given: Given = {
      scenario,
      turn: 10,
      [side]: {
        tfs: [{ hex, ships: [...ships, '1 AP'] }],
        ships: { [`AP ${Object.keys(hulls).length + 1}`]: { anchored: true } },
        hulls,
      },
    };
    const last = `${side} AP ${Object.keys(hulls).length + 1}`;
    const { game, events } = sailed(given, { 'TF 1': { unload: [last] } }, side);
    const { over } = game.state.umpire;
    return over === null ? [kindsOf(events, 'landed-in-force').length] : [...over.winners, over.rule];
  };
  const moresby = name(hexOf('Port Moresby'));
  rule(
    'SC2.V3',
    'a hundred and fifty points unloaded at Port Moresby win for Japan, there and then',
    () => landing(coralSea, moresby, 49),
    ['japan', 'SC2.V3'],
  );
  test('SC2.V3 with less the game goes on', () => {
    expect(landing(coralSea, moresby, 48)).toEqual([0]);
  });

  const coast =
    hexesOfIsland('Guadalcanal').find((hex) => terrainAt(hex) === 'partial' && hex !== hexOf('Henderson')) ?? -1;
  rule(
    'SC5.V3',
    'at Guadalcanal a hundred points unloaded win for Japan, there and then',
    () => landing(guadalcanal, name(coast), 33),
    ['japan', 'SC5.V3'],
  );
  test('SC5.V3 ninety-nine do not, nor do those of the Allies', () => {
    expect([
      landing(guadalcanal, name(coast), 32),
      landing(guadalcanal, name(hexOf('Henderson')), 33, 'allied'),
    ]).toEqual([[0], [0]]);
  });
});

describe('Eastern Solomons', () => {
  rule(
    'SC3.V1',
    'a lead of two hundred points wins at 2400',
    () => ended(easternSolomons, '2400', { allied: 230, japan: 30 }),
    ['allied', 'SC3.V1'],
  );
  test('SC3.V1 a hundred and ninety-nine are not enough', () => {
    expect(ended(easternSolomons, '2400', { allied: 229, japan: 30 })).toBe('not over');
  });
  rule(
    'SC3.V2',
    'Japan receives fifty points as soon as fifty are unloaded at Gili-Gili (R138)',
    () => {
      const { ships, hulls } = transports(16);
      const { game } = sailed(
        {
          scenario: easternSolomons,
          turn: 10,
          points: { allied: 0, japan: 48 },
          japan: {
            tfs: [{ hex: name(hexOf('Gili-Gili')), ships: [...ships, '1 AP'] }],
            ships: { 'AP 3': { anchored: true } },
            hulls,
            ashore: { 'Gili-Gili': 48 },
          },
        },
        { 'TF 1': { unload: ['japan AP 3'] } },
        'japan',
      );
      return game.state.public.points.japan;
    },
    101,
  );
  test.each<[string, Standing, unknown]>([
    ['more points win', { allied: 60, japan: 70 }, ['japan', '25.3']],
    ['fewer than fifty win nothing', { allied: 49, japan: 10 }, ['25.3']],
    ['equal points are a draw', { allied: 80, japan: 80 }, ['25.3']],
  ])('25.3 %s', (_, standing, result) => {
    for (const scenario of [easternSolomons, easternSolomonsBattle]) expect(final(scenario, standing)).toEqual(result);
  });
});

describe('Santa Cruz', () => {
  rule(
    'SC4.V1',
    'a lead of two hundred and fifty points wins at 2400',
    () => ended(santaCruz, '2400', { allied: 10, japan: 260 }),
    ['japan', 'SC4.V1'],
  );
  test('SC4.V1 less is not enough', () => {
    expect(ended(santaCruz, '2400', { allied: 10, japan: 259 })).toBe('not over');
  });
  rule(
    'SC4.V2',
    'whoever leads with less than two hundred points has only a draw',
    () => final(santaCruz, { allied: 199, japan: 40 }),
    ['SC4.V2'],
  );
  test.each([santaCruz, santaCruzBattle])('SC4.V2 with two hundred he wins: $title', (scenario) => {
    expect(final(scenario, { allied: 200, japan: 40 })).toEqual(['allied', '25.3']);
    expect(final(scenario, { allied: 220, japan: 230 })).toEqual(['japan', '25.3']);
    expect(final(scenario, { allied: 230, japan: 230 })).toEqual(['25.3']);
  });
});

describe('Guadalcanal', () => {
  rule(
    'SC5.V1',
    'a lead of a hundred points wins at 2400',
    () => ended(guadalcanal, '2400', { allied: 120, japan: 20 }),
    ['allied', 'SC5.V1'],
  );
  rule(
    'SC5.V2',
    'whoever unloaded more receives fifty points at the end',
    () => final(guadalcanal, { allied: 40, japan: 60, landed: 5, alliedLanded: 6 }),
    ['allied', '25.3'],
  );
  test.each<[string, Standing, unknown]>([
    ['Japan, if she did', { allied: 60, japan: 40, landed: 6, alliedLanded: 5 }, ['japan', '25.3']],
    [
      'nobody, if both unloaded as much (R326)',
      { allied: 60, japan: 40, landed: 5, alliedLanded: 5 },
      ['allied', '25.3'],
    ],
    ['nobody, if nobody did', { allied: 40, japan: 60 }, ['japan', '25.3']],
    ['and the draw may lie in it', { allied: 10, japan: 60, alliedLanded: 1 }, ['25.3']],
  ])('SC5.V2 %s', (_, standing, result) => {
    expect(final(guadalcanal, standing)).toEqual(result);
  });
  test('SC5.V2, R138 they do not count at 2400', () => {
    expect(ended(guadalcanal, '2400', { allied: 60, japan: 0, alliedLanded: 8 })).toBe('not over');
  });
  test('25.3 fewer than fifty points win nothing', () => {
    expect(final(guadalcanal, { allied: 49, japan: 0 })).toEqual(['25.3']);
  });
});
