import { describe, expect, it } from 'vitest';
import type { Battle } from '../state.js';
import { desk, lined, problem as problemOf, sitting } from './testing.js';

const battleOf = (name: string, line: string): Battle => sitting(name, lined(name, line)).record;
const problem = (name: string, line: string): string => problemOf(name, lined(name, line));

describe('ships in a line', () => {
  it('21.2, 12.7, 8.6 hits, anchor and planes on deck stand in brackets', () => {
    const { ships } = battleOf(
      'strike',
      '10 Dauntless AP -> Shokaku (2 hits, anchored, ready 5 Zero 5 Val, just landed 2 Kate) with Kongo (1 hit), 6 DD',
    );
    const [shokaku, kongo, dd] = ships.japan;
    expect(shokaku).toMatchObject({ name: 'Shokaku', hits: 2, anchored: true });
    expect(shokaku?.grounded?.ready.map(({ plane, factors }) => `${factors} ${plane}`)).toEqual(['5 Zero', '5 Val']);
    expect(shokaku?.grounded?.justLanded.map(({ plane }) => plane)).toEqual(['Kate']);
    expect(kongo).toMatchObject({ name: 'Kongo', hits: 1, anchored: false });
    expect(dd).toMatchObject({ name: 'DD 1', hits: 0 });
  });
  it('8.6 a comma goes on in the same box, and a base has boxes too', () => {
    const { base } = battleOf('bombardment', 'Kongo -> Henderson (3 hits, ready 6 Wildcat, 2 Dauntless)');
    expect(base).toMatchObject({ name: 'Henderson', hits: 3 });
    expect(base?.grounded.ready.map(({ plane }) => plane)).toEqual(['Wildcat', 'Dauntless']);
  });
  it('4.1 what cannot be read in the brackets is refused, with how to write it', () => {
    expect(problem('strike', '10 Dauntless AP -> Shokaku (burning)')).toBe(
      'defender.ships[0]: does not know "burning"; write them as "(2 hits, anchored, ready 5 Zero 5 Val)" (4.1)',
    );
    expect(problem('strike', '10 Dauntless AP -> Shokaku (2 hits, 3 hits)')).toContain('does not know "3 hits"');
    expect(problem('strike', '10 Dauntless AP -> Shokaku (2 hits')).toContain('does not know "(2 hits"; write them as');
    expect(problem('strike', '10 Dauntless AP -> Shokaku ()')).toBe('fine');
    expect(problem('strike', '10 Dauntless AP -> Shokaku (ready 5 Zeke)')).toContain('there is no plane "Zeke"');
  });
  it('2.1 a ship may be called by her type and name, as the tables print her', () => {
    const { ships } = battleOf('strike', '10 Dauntless AP -> CV Shokaku with BB Kongo');
    expect(ships.japan.map(({ name }) => name)).toEqual(['Shokaku', 'Kongo']);
    expect(problem('strike', '10 Dauntless AP -> BB Shokaku')).toContain('there is no ship "BB Shokaku"');
  });
  it('2.1 a word says whose ships without names they are', () => {
    for (const line of ['8 Japanese DD vs 2 DD', 'Japanese 8 DD vs 2 DD', '8 DD vs Allied 2 DD']) {
      const { ships } = battleOf('surface', line);
      expect([ships.japan.length, ships.allied.length]).toEqual([8, 2]);
    }
    expect(problem('surface', '8 DD vs 2 DD')).toContain('write "8 Japanese DD"');
    expect(problem('surface', '8 Allied DD, Kongo vs 2 DD')).not.toBe('fine');
  });
  it('4.1.1 a plus begins another task force', () => {
    const strike = battleOf('strike', '10 Dauntless AP -> Shokaku with 9 DD + Kongo, 5 DD');
    expect(strike.ships.japan.filter(({ tf }) => tf === 'TF 2')).toHaveLength(6);
    const surface = battleOf('surface', 'Washington vs Kongo, 9 DD + 3 DD');
    expect(new Set(surface.ships.japan.map(({ tf }) => tf)).size).toBe(2);
    expect(problem('surface', 'Washington vs Kongo, 11 DD')).toContain('" + " begins another');
  });
});

describe('planes in a line', () => {
  it.each([
    ['10 Dauntless AP GP', 'says both AP and GP'],
    ['10 Dauntless AP high low', 'says both high and low'],
    ['10 Dauntless AP dive level', 'says both dive and level'],
  ])('8.7 words that contradict each other are refused: %s', (planes, why) => {
    expect(problem('strike', `${planes} -> Shokaku`)).toContain(why);
  });
});

describe('a base in a line', () => {
  const title = (line: string): string | undefined =>
    desk('bombardment')
      .forces(battleOf('bombardment', line))
      .find(({ head }) => head[0] === 'base')?.title;
  it('4.2 the table says whose figures it has, and the line may name the scenario', () => {
    expect(title('Kongo -> Henderson')).toBe('Allied base, as in scenario SC5');
    expect(title('Kongo -> Henderson in SC3')).toBe('Allied base, as in scenario SC3');
    expect(battleOf('bombardment', 'Kongo -> Henderson in SC3').scenario).toBe('SC3');
  });
});

describe('options in a line', () => {
  it('OPT stand anywhere', () => {
    const { rules } = battleOf('strike', '10 Dauntless AP -> Shokaku with 6 DD, option criticalHits option lessLuck=2');
    expect(rules.options).toMatchObject({ criticalHits: true, lessLuck: 2, strafing: false });
    expect(problem('strike', '10 Dauntless AP -> Shokaku option criticalHit')).toContain('criticalHits');
  });
});
