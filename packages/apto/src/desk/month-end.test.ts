import { describe, expect, it } from 'vitest';
import { likely, lined, odds, played, problem } from './testing.js';

describe('the dice of the month’s end', () => {
  it('7.13 a Japanese unit in the mountains, not alone, in a city: the modifiers are told with the steps', () => {
    const { said } = played('month-end', lined('month-end', 'wasting at Taiyuan, nation japan, others 1'), [1]);
    expect(said).toEqual([
      '7.13 Rolled 1, -1 jungle or mountain, -1 others without supply in the hex, +1 Japanese, +1 in a city: 2 steps are lost.',
    ]);
  });

  it('7.13 the odds are exact: a Chinese unit in a city loses a step in three months', () => {
    const exact = odds('month-end', lined('month-end', 'wasting at Chengchow'));
    expect(exact.exact).toBe(true);
    // In a city: a 1 counts as 2, a 2 as 3.
    expect(likely(exact, 'steps lost')).toBeCloseTo(2 / 6, 12);
  });

  it('7.3 a drop into the mountains hits on one or two', () => {
    const exact = odds('month-end', lined('month-end', 'drop at Yenan'));
    expect(likely(exact, 'on target')).toBeCloseTo(2 / 6, 12);
  });

  it('7.17 a fort at home in foul weather is repaired on five or six', () => {
    const exact = odds('month-end', lined('month-end', 'repair, ruin fortification, at home, foul'));
    expect(likely(exact, 'repaired')).toBeCloseTo(2 / 6, 12);
  });

  it('R28, 7.15 a 3 and four cities bring seven steps of home guard', () => {
    const { outcome } = played('month-end', lined('month-end', 'home guard, cities 4'), [3]);
    expect(outcome).toEqual({ 'steps raised': 7 });
  });

  it('7.13 a place is wanted where it matters', () => {
    expect(problem('month-end', { roll: 'wasting' })).toContain('say a hex');
  });

  it('7.3, 7.13, 7.15, 7.17 what a die does not hang on is refused, with what it does hang on', () => {
    expect(problem('month-end', { roll: 'wasting', hex: 'Taiyuan', cities: 4 })).toBe(
      'cities: the die for wasting does not hang on it: leave it out; it looks at hex, nation, kind, others (7.13)',
    );
    expect(problem('month-end', { roll: 'home guard', hex: 'Tokyo' })).toMatch(/^hex: .* cities, inPlay \(7\.15\)$/);
    expect(problem('month-end', { roll: 'drop', hex: 'Yenan', nation: 'japan' })).toMatch(/^nation: .*\(7\.3\)$/);
    expect(problem('month-end', { roll: 'repair', hex: 'Canton' })).toBe('fine');
    expect(problem('month-end', { roll: 'repair', hex: 'Atlantis' })).toMatch(/^hex: there is no hex "Atlantis"/);
  });

  it('7.17 an airstrip is never repaired, and that is said', () => {
    expect(problem('month-end', lined('month-end', 'repair, ruin airstrip'))).toBe(
      'ruin: an airstrip is never repaired (7.17)',
    );
  });

  it('7.13 nothing is said twice in a line', () => {
    expect(() => lined('month-end', 'wasting at Taiyuan, others 1, others 3')).toThrow(/say it once/);
    expect(() => lined('month-end', 'wasting at Taiyuan, alone')).toThrow(/say nation, kind, others/);
  });
});
