/** Less Luck: no Search Table and no Shadow Table. */
import { describe, expect, test } from 'vitest';
import { type Given, hexNamed } from '../game-testing.js';
import type { Flight } from '../pieces.js';
import { atTable } from '../table-testing.js';
import { without } from '../testing.js';
import { observe } from './7-observation.js';
import { emptyPlot } from './10-plotting.js';
import { atPhase, type FlatTop, hexes, kindsOf, order, own, rowsOf, walk } from './12-testing.js';
import { choices, fly, planesMove, say, upTo } from './14-testing.js';

const options = { noSearchRolls: true };

describe('OPT-LL.3 without search rolls', () => {
  function seen(flight: Partial<Omit<Flight, 'hex' | 'lots'>>) {
    const { table, knows } = atTable({
      options,
      japan: { bases: [], flights: [{ hex: 'BB15', planes: ['2 Mavis'], onMap: true, ...flight }] },
      allied: { bases: [], tfs: [{ hex: 'BB17', ships: ['Lexington'] }] },
    });
    observe(table);
    return { sees: knows('japan').marks.map(({ hex }) => hex), able: knows('allied').marks[0]?.able };
  }

  test('OPT-LL.3 every formation on the map observes, though it has not rolled', () => {
    expect(seen({})).toEqual({ sees: [hexNamed('BB17')], able: true });
    expect(without('OPT-LL.3', () => seen({}))).toEqual({ sees: [], able: false });
  });

  test('OPT-LL.3 those off the map, on deck or blinded by a storm do not (7.9, 6.7)', () => {
    expect(seen({ onMap: false }).sees).toEqual([]);
    expect(seen({ onDeck: 'Rabaul' }).sees).toEqual([]);
    expect(seen({ blind: true }).sees).toEqual([]);
  });

  test('OPT-LL.3 nobody is asked whether he searches, and what is seen on the way stops who waits for it', () => {
    const position = () => {
      const game = planesMove({
        options,
        japan: { flights: [{ hex: 'DD30', planes: ['2 Nell'], onMap: true }] },
        allied: { tfs: [{ hex: 'DD35', ships: ['Lexington'] }] },
      });
      upTo(game, 'japan', 'map');
      say(game, 'japan', ['AF 1']);
      return game;
    };
    const game = position();
    expect(choices(game, 'japan').search).toBeUndefined();
    expect(without('OPT-LL.3', () => choices(position(), 'japan').search)).toBe('yes');
    fly(game, 'japan', 'DD31 DD32 DD33 DD34', 'sighting');
    expect(own(game, 'japan').flights[0]?.hex).toBe(hexNamed('DD33'));
  });
});

describe('OPT-LL.3 without shadowing rolls', () => {
  function shadowing(plot: string, more: Given = {}): FlatTop {
    // Whoever rolls for shadowing fails: faces are sixes.
    const game = atPhase(
      3,
      {
        options,
        allied: { bases: [], flights: [{ hex: 'DD31', planes: ['1 Catalina'], onMap: true }] },
        japan: { tfs: [{ hex: 'DD32', ships: ['Aoba'], onMap: true }] },
        ...more,
        agenda: [{ kind: 'turn', rule: '5' }],
        phase: 2,
      },
      Array.from({ length: 40 }, () => 6),
    );
    for (const tf of own(game, 'japan').tfs) tf.plot = { ...emptyPlot(), path: hexes(plot) };
    return game;
  }
  const attempt = (game: FlatTop) =>
    kindsOf(order(game, 'allied', { 'AF 1 in DD31': [`${own(game, 'japan').tfs[0]?.hex ?? 0}/1`] }), 'shadowing').map(
      ({ success }) => success,
    );

  test('OPT-LL.3 planes that see a task force well may shadow it, and succeed without a die', () => {
    const game = shadowing('DD33');
    expect(Object.keys(rowsOf(game, 'allied'))).toEqual(['AF 1 in DD31 shadows']);
    expect(attempt(game)).toEqual([true]);
    walk(game, 'allied', 'DD32');
    expect(own(game, 'allied').flights[0]?.hex).toBe(hexNamed('DD32'));
  });

  test('OPT-LL.3 the die of a shadower comes back with the rule', () => {
    const game = shadowing('DD33', {
      allied: { bases: [], flights: [{ hex: 'DD31', planes: ['1 Catalina'], onMap: true, searching: true }] },
    });
    expect(without('OPT-LL.3', () => attempt(game))).toEqual([false]);
  });

  test('OPT-LL.3 a storm over the hex where it goes still defeats them (R191)', () => {
    // 6.5 A marker covers two hexes all round; two make a storm.
    expect(attempt(shadowing('DD33 DD34', { clouds: ['DD36', 'DD36'] }))).toEqual([false]);
    expect(attempt(shadowing('DD33 DD34', { clouds: ['DD36'] }))).toEqual([true]);
  });
});
