import { flatTopGame, type GameLaw, type GameView, mapboard } from '@ironbottom/flat-top';
import { begin, chance, seedFrom, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { type Bridge, onTheBridge } from './bridge.js';
import { experienced } from './captain.js';
import { blank } from './memory.js';
import { legOf, sayings, sectorsFrom } from './sectors.js';
import { played } from './testing.js';

const { bearing, distance, hexOf, named, within } = mapboard;
const rabaul = hexOf('Rabaul');

function table(): { view: GameView; law: GameLaw } {
  const begun = begin(
    flatTopGame,
    { scenario: 'rings-around-rabaul', options: {}, charts: {}, set: null },
    { from: 'seed', seed: seedFrom('sectors'), entropy: {} },
  );
  if ('errors' in begun) throw new Error(begun.errors.join());
  return { view: viewOf(begun.game.state, 'japan'), law: begun.game.law };
}
const { view, law } = table();

/** Japan, who thinks ships may be within three hexes of these. */
function looking(...places: string[]): Bridge {
  const memory = blank();
  for (const place of places) for (const hex of within(named(place) ?? 0, 3)) memory.possible[hex] = 1;
  return onTheBridge(view, law, 'japan', undefined, memory, experienced, chance(1));
}

describe('search by sectors', () => {
  test('they lie where there is something to find, side by side', () => {
    const sectors = sectorsFrom(looking('JJ9'), rabaul, 30, 2);
    const towards = bearing(rabaul, named('JJ9') ?? 0);
    expect(sectors).toHaveLength(2);
    const [one, other] = sectors.map(({ middle }) => middle).sort((a, b) => a - b);
    expect(one).toBeLessThanOrEqual(towards);
    expect(other).toBeGreaterThanOrEqual(towards);
    expect((other ?? 0) - (one ?? 0)).toBeCloseTo(sectors[0]?.width ?? 0);
  });

  test('where there is most to find comes first', () => {
    const [first] = sectorsFrom(looking('JJ9', 'KK12', 'Y18'), rabaul, 30, 1);
    expect(Math.abs((first?.middle ?? 0) - bearing(rabaul, named('JJ9') ?? 0))).toBeLessThan(40);
  });

  test('nobody goes farther than he can come home from, or than there is something to find', () => {
    const [far] = sectorsFrom(looking('JJ9'), rabaul, 30, 1);
    expect(far?.reach).toBe(distance(rabaul, named('JJ9') ?? 0) + 3);
    const [near] = sectorsFrom(looking('JJ9'), rabaul, 9, 1);
    expect(near?.reach).toBe(9);
    expect(sectorsFrom(looking('JJ9'), rabaul, 4, 1)).toEqual([]);
  });

  test('the next to go leave what others hold', () => {
    const bridge = looking('JJ9', 'Y18');
    const [first] = sectorsFrom(bridge, rabaul, 30, 1);
    if (first === undefined) throw new Error('there is something to find');
    bridge.memory.sectors.set('AF 1', { ...first, since: bridge.turn });
    const [second] = sectorsFrom(bridge, rabaul, 30, 1);
    expect(Math.abs((second?.middle ?? 0) - first.middle)).toBeGreaterThan(40);
  });

  test('out along the middle, over to the edge, and then free; free at once where nothing is left to be found', () => {
    const bridge = looking('JJ9');
    const [sector] = sectorsFrom(bridge, rabaul, 30, 1);
    if (sector === undefined) throw new Error('there is something to find');
    const [end = 0, edge = 0] = sector.legs;
    const next = (hex: number) => legOf(bridge, { id: 'AF 1', hex });
    bridge.memory.sectors.set('AF 1', sector);
    expect([next(rabaul), next(end), next(rabaul), next(edge)]).toEqual([end, edge, edge, undefined]);
    expect(Math.abs(bearing(rabaul, end) - sector.middle)).toBeLessThan(6);
    expect(bearing(rabaul, edge)).toBeGreaterThan(bearing(rabaul, end));
    bridge.memory.sectors.set('AF 1', sector);
    bridge.memory.possible.fill(0);
    expect(next(rabaul)).toBeUndefined();
  });

  test('is told by direction and range, each direction once', () => {
    const at = { since: 0, from: rabaul, width: 20, legs: [7] };
    const mavis = { ...at, plane: 'Mavis' };
    expect(
      sayings(
        [
          { ...mavis, middle: 80, reach: 15 },
          { ...mavis, middle: 100, reach: 16 },
          { ...mavis, middle: 44, reach: 10, plane: 'Jake' },
        ],
        'Rabaul',
      ),
    ).toEqual([
      ['2 planes (Mavis) search east from Rabaul, out to 320 miles.', 7],
      ['A Jake searches north-east from Rabaul, out to 200 miles.', 7],
    ]);
    const { intents } = played({ allied: 'captain', japan: 'captain' }, 'sectors', false, {}, undefined, 3);
    expect(intents.map(({ text }) => text).join('\n')).toMatch(
      /search(es)? (south-)?east from \w+, out to \d+ miles\./,
    );
  });
});
