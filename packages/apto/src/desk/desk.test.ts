import { describe, expect, it } from 'vitest';
import { aptoDesk } from './index.js';
import { likely, lined, odds, played, problem } from './testing.js';

const sixOnThree = lined('land-combat', 'Japanese 2x 3/1 -> Chinese 2/1, 1');

describe('every procedure of the desk', () => {
  it.each(aptoDesk.map(({ id }) => [id]))('%s runs its own example and the example of its line', (id) => {
    const procedure = aptoDesk.find((each) => each.id === id);
    const read = procedure?.line?.read(procedure.line.form);
    expect(procedure?.check(procedure.example)).toHaveProperty('sitting');
    expect(read).toHaveProperty('input');
    expect(read !== undefined && 'input' in read && procedure?.check(read.input)).toHaveProperty('sitting');
  });
});

describe('a land attack at the desk', () => {
  it('5.14 says strengths, odds, result and losses in order', () => {
    const { said, asked, outcome } = played('land-combat', sixOnThree, [6, 6]);
    expect(said.slice(0, 3)).toEqual([
      '5.14 Japan attacks the target.',
      '5.14 Strength 6 against 3: odds of 2:1.',
      '5.14 A net 6 at 2:1 is -/2●: the defender loses two steps.',
    ]);
    expect(asked).toEqual(['the attack (5.14), eight-sided', 'the defender’s retreat check (5.18), eight-sided']);
    expect(outcome).toMatchObject({ result: '-/2●', defenderLost: 2, attackerLost: 1, emptied: true, taken: true });
  });

  it('5.18 the odds are exact, retreat and all', () => {
    const exact = odds('land-combat', sixOnThree);
    expect(exact.exact).toBe(true);
    // 2:1: a 1 costs two steps, 2 and 3 one each; 4 and 5 a Chinese step; 6 and 7 two, 8 three of three.
    // After two steps a die of 6 or more (3 in 8), or of 7 or more (2 in 8), drives the last one out.
    expect(likely(exact, 'hex emptied')).toBeCloseTo((3 / 8 + 2 / 8 + 1) / 8, 12);
    expect(likely(exact, 'retreat')).toBeCloseTo((3 / 8 + 2 / 8) / 8, 12);
    // The advance costs a step each time.
    expect(likely(exact, 'attacker’s steps lost')).toBeCloseTo((2 + 1 + 1 + 3 / 8 + 2 / 8 + 1) / 8, 12);
    expect(likely(odds('land-combat', sixOnThree, 'halting'), 'attacker’s steps lost')).toBeCloseTo(4 / 8, 12);
  });

  it('5.18 the odds of a Banzai are exact too', () => {
    const soviets = lined('land-combat', 'Soviet 2x 3/1 -> Japanese 2/1, 1');
    const exact = odds('land-combat', soviets);
    // A check of c drives them out when c is at least the net roll; they charge on a die below c.
    const charges = (net: number): number =>
      [1, 2, 3, 4, 5, 6, 7, 8].reduce((sum, c) => sum + (c >= net ? (c - 1) / 64 : 0), 0);
    expect(exact.exact).toBe(true);
    expect(likely(exact, 'Banzai')).toBeCloseTo((charges(6) + charges(7)) / 8, 12);
  });

  it('5.18 a defender who yields goes whenever he may', () => {
    const yielding = odds('land-combat', sixOnThree, 'yielding');
    expect(likely(yielding, 'hex emptied')).toBeCloseTo(3 / 8, 12);
  });

  it('5.16 a line says terrain, river, General and planes', () => {
    const { said } = played(
      'land-combat',
      lined('land-combat', 'Japanese 3x 3/1 -> Chinese 2x 2/1 mountain, river, General 1, planes 2'),
      [5],
    );
    expect(said[1]).toBe('5.14 Strength 7 (units 9, across water -5, in command 1, planes 2) against 4: odds of 1:1.');
    expect(said[2]).toBe('5.16 To the die: air superiority +1, mountain −1; in all +0.');
  });

  it('5.15 an empty hex is not attacked, unless from the sea', () => {
    expect(problem('land-combat', { attackers: [{ full: 3 }], defenders: [] })).toMatch(/^defenders: nobody .*5\.15/);
    expect(problem('land-combat', { attackers: [{ full: 3, by: 'sea' }], defenders: [] })).toBe('fine');
  });

  it('what cannot be read is said', () => {
    expect(() => lined('land-combat', '3/1 -> 2/1 swamp')).toThrow(/cannot read \\"swamp\\"/);
    expect(() => lined('land-combat', '3/1')).toThrow(/arrow/);
  });
});
