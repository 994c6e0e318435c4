import type { SplitAnswer } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { airToAirStep } from '../src/chapters/16-air-to-air.js';
import { type Answers, battleOf, fight, left, rowsOf, shots, totalOf } from '../src/testing.js';

/** The example of air-to-air combat after 16.10: two altitudes, interceptors of both sides, bombers of one. */
const example = () =>
  battleOf(airToAirStep(), {
    japan: ['AF 5: 5 Zero high, 10 Zero low', 'AF 17: 4 Val low'],
    allied: [
      'AF 1: 10 B-17 high GP land',
      'AF 2: 3 Wildcat high, 6 Wildcat low',
      'AF 4: 2 Hudson low GP land, 2 A-20 low GP land, 10 B-26 low GP land, 2 Beaufighter low land',
    ],
  });

/** High: Zeros, Wildcats; Zeros, B-17s. Low: Zeros, Vals, Wildcats, Beaufighters; Zeros, Hudsons, A-20s, B-26s. */
const dice = [4, 3, 6, 2, 5, 3, 5, 4, 2, 3, 5, 1];

const answers: Answers = {
  // The Allies have interceptors too but leave it to the Japanese player to begin.
  '16.1 allied': [],
  '16.1 japan': ['high', 'low'],
  '16.4': (ask) => (rowsOf(ask).length === 1 ? [{ escorts: 5 }] : [{ escorts: 4, bombers: 6 }, { escorts: 4 }]),
  '16.5.4 japan': (ask) =>
    rowsOf(ask).map((row): SplitAnswer => (totalOf(row) === 6 ? { 'B-26': 6 } : { Wildcat: totalOf(row) })),
  '16.5.4 allied': (ask) => rowsOf(ask).map((row) => ({ Zero: totalOf(row) })),
};

describe('example after 16.10', () => {
  const play = () => fight(example(), dice, answers);

  test('16.10 example: at high altitude 5 Zeros meet 3 Wildcats that escort the B-17s by 14.17, and go on to the bombers at 4 to 1', () => {
    const fought = play();
    expect(shots(fought).slice(0, 4)).toEqual([
      '5 Zero at Wildcat on 9: 2',
      '3 Wildcat at Zero on 9: 1',
      '4 Zero at B-17 on 9: 3',
      '10 B-17 at Zero on 8: 1',
    ]);
  });

  test('16.10 example: at low altitude 4 Zeros and 4 Vals fight the escorts, and at 5 to 6 only the 6 other Zeros attack the bombers', () => {
    const fought = play();
    expect(shots(fought).slice(4)).toEqual([
      '4 Zero at Wildcat on 9: 2',
      '4 Val at Wildcat on 2: 0',
      '6 Wildcat at Zero on 9: 3',
      '2 Beaufighter at Zero on 6: 0',
      '6 Zero at B-26 on 9: 1',
      '2 Hudson at Zero on 3: 0',
      '2 A-20 at Zero on 3: 0',
      '10 B-26 at Zero on 4: 0',
    ]);
  });

  test('16.10 example: losses are 4 Wildcats, 3 B-17s and 1 B-26 for 5 Zeros', () => {
    const fought = play();
    expect(left(fought.battle, 'allied')).toBe('7 B-17, 5 Wildcat, 2 Hudson, 2 A-20, 9 B-26, 2 Beaufighter');
    expect(left(fought.battle, 'japan')).toBe('10 Zero, 4 Val');
    expect(fought.battle.points).toEqual({ allied: 10, japan: 16 });
  });

  test('16.10 example, conflict: the book gives the 2 A-20s a hit for their 5, the table shows a star there, which hits on 6 only; we follow the table (R106)', () => {
    const fought = play();
    expect(shots(fought)).toContain('2 A-20 at Zero on 3: 0');
    const asPrinted = fight(example(), [...dice.slice(0, 10), 6, 1], answers);
    expect(shots(asPrinted)).toContain('2 A-20 at Zero on 3: 1');
    expect(left(asPrinted.battle, 'japan')).toBe('9 Zero, 4 Val');
  });
});
