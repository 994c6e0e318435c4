import { judge, type Pick, type RowAnswer, type Sheet } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { refusedOn } from './refused.js';

const place = (ship: string): Pick => ({
  ask: 'pick',
  rule: '1.1',
  prompt: `Where is ${ship}?`,
  of: [
    { id: 'A1', text: 'hex A1' },
    { id: 'C3', text: 'hex C3' },
  ],
  min: 0,
  max: 1,
});
const sheet: Sheet = {
  ask: 'sheet',
  rule: '1',
  prompt: 'ships',
  rows: [place('Chokai'), place('Aoba'), place('Kako'), { ask: 'say', rule: '2', prompt: 'How fast?', from: 1, to: 3 }],
  limits: [{ rule: '1.2', why: 'a hex holds one ship', most: 1, of: [0, 1, 2].map((row) => ({ row, id: 'C3' })) }],
};
const refused = (answer: RowAnswer[]): string => refusedOn(sheet, answer, judge(null, sheet, answer)?.why ?? 'legal');

describe('a refusal of a sheet', () => {
  test('names the rows by what they ask, and only those that count', () => {
    expect(refused([['C3'], [], ['C3'], 2])).toBe(
      'A hex holds one ship (hex C3 in Where is Chokai and Where is Kako: at most 1, and this makes 2)',
    );
  });

  test('names a single row by what it asks', () => {
    expect(refused([[], [], [], 7])).toBe('How fast: say a whole number from 1 to 3, not 7');
  });

  test('names few of many, and says how many more', () => {
    const ships = Array.from({ length: 8 }, (_, i) => place(`ship ${i + 1}`));
    const limit = { rule: '1.2', why: 'a hex holds one ship', most: 1, of: ships.map((_, row) => ({ row, id: 'C3' })) };
    const many: Sheet = { ...sheet, rows: ships, limits: [limit] };
    const answer = ships.map(() => ['C3']);
    expect(refusedOn(many, answer, judge(null, many, answer)?.why ?? '')).toBe(
      'A hex holds one ship (hex C3 in Where is ship 1, Where is ship 2, Where is ship 3, Where is ship 4 and 4 more: at most 1, and this makes 8)',
    );
  });

  test('of anything else it stands as it is', () => {
    const [ask] = sheet.rows;
    expect(ask && refusedOn(ask, ['B2'], 'there is no B2')).toBe('There is no B2');
  });
});
