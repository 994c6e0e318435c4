import type { Sheet } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { partsOf, rowsWritten, rowWritten, typedIn } from './typing.js';

const sheet: Sheet = {
  ask: 'sheet',
  rule: '2',
  prompt: 'Load.',
  rows: [
    { ask: 'pick', rule: '2.1', prompt: 'Who?', of: [{ id: 'b1', text: 'Boat' }], min: 0, max: 1 },
    { ask: 'say', rule: '2.2', prompt: 'How many?', from: 1, to: 4 },
  ],
  limits: [],
};

describe('a game that is typed', () => {
  test.each([
    ['?', { do: 'help' }],
    ['Undo', { do: 'undo' }],
    ['log', { do: 'log', last: 12 }],
    ['log 30', { do: 'log', last: 30 }],
    ['rule 16.6', { do: 'rule', text: '16.6' }],
    ['row 2: 3', { do: 'row', at: 1, text: '3' }],
    ['row 1 zero, kate', { do: 'row', at: 0, text: 'zero, kate' }],
    ['say good luck', { do: 'say', text: 'good luck' }],
    ['look', { do: 'look', text: '' }],
    ['at rabaul', { do: 'at', text: 'rabaul' }],
    ['far TF 1 to Rabaul', { do: 'far', text: 'TF 1 to Rabaul' }],
    ['to Y3', { do: 'to', text: 'Y3' }],
    ['steps', { do: 'steps' }],
    ['Advice', { do: 'advice' }],
    ['b1 2 / b1', { do: 'answer', text: 'b1 2 / b1' }],
    ['send boat', { do: 'answer', text: 'send boat' }],
    ['= undo', { do: 'answer', text: 'undo' }],
  ])('%s', (line, typed) => {
    expect(typedIn(line)).toEqual(typed);
  });

  test('a sheet is filled in row by row, each refused for itself', () => {
    const first = rowWritten(sheet, [[], 1], 1, '3');
    expect(first).toEqual({ answer: [[], 3] });
    expect(rowWritten(sheet, [[], 1], 1, '9')).toMatchObject({ refusal: { rule: '2.2' } });
    expect(rowWritten(sheet, [[], 1], 7, '1')).toBeUndefined();
    expect(rowsWritten(sheet, [['b1'], 3])).toEqual(['1. Who? b1', '2. How many? 3']);
  });

  test('the board as text has parts', () => {
    expect(partsOf(['Turn 1', '', 'On the map', '  A1: Boat', '', 'Ships', '  Boat, 2'])).toEqual([
      { title: '', lines: ['Turn 1'] },
      { title: 'On the map', lines: ['A1: Boat'] },
      { title: 'Ships', lines: ['Boat, 2'] },
    ]);
  });
});
