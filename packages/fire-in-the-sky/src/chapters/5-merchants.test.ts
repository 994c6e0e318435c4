import { run, silent } from '@ironbottom/umpire';
import { describe, expect, it } from 'vitest';
import { optionalRules } from '../options.js';
import { type Merchantmen, merchantmanPhase, newMerchantmen } from './5-merchants.js';

function phase(faces: number[], given: Partial<Merchantmen> = {}): { end: Merchantmen; dice: string[] } {
  const dice: string[] = [];
  const record = newMerchantmen({
    ...{ turn: 3, options: optionalRules, escortDice: 0, submarines: 2, bomberDice: 0, baseNearJapan: false },
    ...given,
  });
  const roll = ({ rule }: { rule: string }): number => {
    dice.push(rule);
    return faces[dice.length - 1] ?? 1;
  };
  return { end: run(merchantmanPhase, record, roll, () => 0, silent), dice };
}

describe('the Merchantman Phase', () => {
  it('5.3 each die of the escorts that shows 5 or 6 eliminates a Submarine Point, before it attacks', () => {
    const { end, dice } = phase([5, 4, 6], { escortDice: 2 });
    expect(dice).toEqual(['5.3', '5.3', '5.4']);
    expect(end).toMatchObject({ submarines: 1, submarinesLost: 1, sunk: 1 });
  });

  it('5.4 submarines sink with 5 and 6, from turn 6 with 4 too', () => {
    expect(phase([4, 5], { turn: 5 }).end.sunk).toBe(1);
    expect(phase([4, 5], { turn: 6 }).end.sunk).toBe(2);
  });

  it('16.1.3 bombers roll the dice that were paid for, with one more once a base is near', () => {
    const options = { ...optionalRules, strategicAir: true };
    const raid = { options, submarines: 0, bomberDice: 2 };
    expect(phase([4, 5], raid).end.bombed).toBe(1);
    expect(phase([4, 5], { ...raid, baseNearJapan: true }).end.bombed).toBe(2);
    expect(phase([6, 6], { ...raid, options: optionalRules }).dice).toEqual([]);
  });

  it('R12 every hit is a Transport Point that Japan loses for good', () => {
    expect(phase([6, 6]).end.sunk).toBe(2);
  });
});
