import { describe, expect, it } from 'vitest';
import { nameless } from '../match/match.js';
import { nameKey, readName, withSuffix } from './names.js';

describe('names', () => {
  it('are trimmed, their spaces made plain and single, their letters composed', () => {
    expect(readName('  Ann\u00a0\u2003Lee ').name).toBe('Ann Lee');
    expect(readName('Zoe\u0308').name).toBe('Zo\u00eb');
    expect(readName('Ａｎｎ').name).toBe('Ann');
  });

  it.each([
    ['Ann Lee', 'ANN  lee'],
    ['Ann Lee', 'Ann\u2009Lee'],
    ['Straße', 'STRASSE'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['Ann', 'Ａｎｎ'],
    ['\u{1f469}\u200d\u2708\ufe0f', '\u{1f469}\u2708'],
  ])('%s and %s are one name', (one, two) => {
    expect(readName(two).key).toBe(readName(one).key);
  });

  it('of different people stay different', () => {
    expect(readName('Ann Lee').key).not.toBe(readName('AnnLee').key);
    expect(readName('Ann').key).not.toBe(readName('Anne').key);
  });

  it('may be of any alphabet, with signs, quotes, angles: whoever shows them has to escape them', () => {
    for (const name of ['山本', 'Nguyễn', 'نرگس', "O'Brien", '<script>alert(1)</script>', "'; drop table people; --"])
      expect(readName(name).name).toBe(name.normalize('NFKC'));
  });

  it.each([
    ['', 'at least one character'],
    ['   ', 'at least one character'],
    ['\u200d\u200d', 'at least one character'],
    ['x'.repeat(41), 'at most 40'],
    ['\ufdfa'.repeat(3), 'at most 40'],
    ['Ann\u0000', 'can be seen'],
    ['Ann\nBob', 'can be seen'],
    ['Ann\u001b[31m', 'can be seen'],
    ['Ann\u202eeel', 'can be seen'],
    ['A\u200bnn', 'can be seen'],
    ['A\u00adnn', 'can be seen'],
    ['\u3164', 'can be seen'],
    ['\u2800', 'can be seen'],
    ['A\ud800', 'can be seen'],
    ['\u0301', 'letter, digit or sign'],
    [`A${'\u0317'.repeat(9)}`, 'fewer marks'],
    [nameless, 'who have left'],
    ['(NAMELESS 2)', 'who have left'],
  ])('%j is refused: %s', (name, why) => {
    expect(() => readName(name)).toThrow(why);
    expect(nameKey(name)).toBeNull();
  });

  it('with something after them are never too long', () => {
    const long = withSuffix(readName('x'.repeat(40)), '17');
    expect(long.name).toBe(`${'x'.repeat(37)} 17`);
    expect(readName(long.name)).toEqual(long);
  });
});
