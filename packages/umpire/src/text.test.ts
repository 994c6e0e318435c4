import { describe, expect, it } from 'vitest';
import type { Ask, Pick, Sheet, Split, Walk, Ways } from './asks.js';
import { askText, fromText, judge, limitTexts, toText } from './index.js';

const question = { rule: '8.1', prompt: 'Which?' };
const planes: Pick = {
  ask: 'pick',
  ...question,
  of: [
    { id: 'zero', text: 'Zero fighters' },
    { id: 'kate', text: 'Kate' },
    { id: 'val', text: 'Val', not: { rule: '8.4', why: 'landed this turn' } },
    { id: 'tone 1', text: 'Scout of Tone' },
  ],
  min: 0,
  max: 3,
};
const guns: Split = {
  ask: 'split',
  rule: '19.5',
  prompt: 'Fire at?',
  total: 10,
  over: [
    { id: 'shokaku', text: 'Shokaku', cap: 8 },
    { id: 'kongo', text: 'Kongo', cap: 4 },
  ],
  all: false,
};
const walk: Walk = {
  ask: 'walk',
  rule: '10.1',
  prompt: 'Move',
  unit: 'tf1',
  from: 14,
  budget: 3,
  halts: [{ id: 'contact', text: 'Contact' }],
};
const column: Ways<null> = {
  ways: (_view, _unit, at) => [{ to: at + 1, cost: 1 }],
  placeName: (place) => `BB${place}`,
  placeNamed: (name) => (/^BB\d+$/.test(name) ? Number(name.slice(2)) : undefined),
};
const sheet: Sheet = {
  ask: 'sheet',
  rule: '8.2',
  prompt: 'Orders',
  rows: [planes, guns, { ask: 'say', rule: '7.6', prompt: 'Report?', from: -2, to: 6 }],
  limits: [
    {
      rule: '8.3',
      why: 'the deck is full',
      most: 9,
      of: [
        { row: 0, each: 2 },
        { row: 1, id: 'kongo' },
      ],
    },
  ],
};
const why = (read: ReturnType<typeof fromText>) => ('refusal' in read ? read.refusal.why : read);

describe('toText', () => {
  it('writes answers as a person would type them', () => {
    expect(toText(planes, ['zero', 'kate'])).toBe('zero, kate');
    expect(toText(planes, [])).toBe('none');
    expect(toText(planes, ['tone 1'])).toBe('"tone 1"');
    expect(toText(guns, { kongo: 2, shokaku: 8 })).toBe('shokaku 8, kongo 2');
    expect(toText(guns, {})).toBe('none');
    expect(toText(walk, { path: [15, 16], halt: ['contact'] }, column)).toBe('BB15 BB16 halt contact');
    expect(toText(walk, { path: [], halt: [] }, column)).toBe('stay');
    expect(toText(sheet, [['zero', 'tone 1'], {}, 4])).toBe('zero, "tone 1" / none / 4');
  });
});

describe('fromText', () => {
  it('takes ids and texts, in capitals or not', () => {
    expect(fromText(null, planes, 'ZERO, kate')).toEqual({ answer: ['zero', 'kate'] });
    expect(fromText(null, planes, ' zero fighters ,Scout of Tone')).toEqual({ answer: ['zero', 'tone 1'] });
    expect(fromText(null, planes, '"Tone 1"')).toEqual({ answer: ['tone 1'] });
    expect(fromText(null, planes, 'None')).toEqual({ answer: [] });
    expect(fromText(null, planes, '')).toEqual({ answer: [] });
    expect(fromText(null, guns, 'Shokaku 8, kongo 0')).toEqual({ answer: { shokaku: 8 } });
    expect(fromText(null, walk, 'bb15 BB16 HALT Contact', column)).toEqual({
      answer: { path: [15, 16], halt: ['contact'] },
    });
    expect(fromText(null, walk, 'stay halt contact', column)).toEqual({ answer: { path: [], halt: ['contact'] } });
    expect(fromText(null, sheet, 'zero; kongo 1 ;-2')).toEqual({ answer: [['zero'], { kongo: 1 }, -2] });
    expect(fromText(null, sheet, '/ / 0')).toEqual({ answer: [[], {}, 0] });
  });

  it('keeps a name with a slash within together', () => {
    const bombs: Pick = { ...planes, of: [{ id: 'gp/ap', text: 'GP/AP' }] };
    expect(fromText(null, { ...sheet, rows: [bombs, bombs], limits: [] }, 'gp/ap / GP/AP')).toEqual({
      answer: [['gp/ap'], ['gp/ap']],
    });
  });

  it('says what was meant by a name mistyped', () => {
    expect(why(fromText(null, guns, 'shokku 8'))).toBe(
      'there is no "shokku" to choose here; did you mean Shokaku (shokaku)?',
    );
    expect(why(fromText(null, sheet, 'zero / kogno 2 / 1'))).toBe(
      'row 2 (Fire at?): there is no "kogno" to choose here; did you mean Kongo (kongo)?',
    );
  });

  it('asks which of two was meant', () => {
    const twins: Pick = {
      ...planes,
      of: [
        { id: 'k1', text: 'Kate' },
        { id: 'k2', text: 'Kate' },
      ],
    };
    expect(why(fromText(null, twins, 'kate'))).toBe('"kate" may be 1 k1 or 2 k2; say which');
  });

  it('takes the numbers of the printed list, but an id that is a number means the id', () => {
    expect(fromText(null, planes, '2, 3')).toEqual({ answer: ['kate', 'tone 1'] });
    expect(fromText(null, guns, '2 3')).toEqual({ answer: { kongo: 3 } });
    const hulls: Pick = { ...planes, of: ['2', '1', 'third'].map((id) => ({ id, text: `hull ${id}` })) };
    expect(fromText(null, hulls, '1, 3')).toEqual({ answer: ['1', 'third'] });
    expect(why(fromText(null, planes, '4'))).toContain('there is no "4" to choose here');
  });

  it('takes a part that one item alone has, and names the candidates of any other', () => {
    const attacks: Pick = {
      ...planes,
      of: [
        { id: 'A1:Dauntless:dive:Shokaku', text: 'Dauntless, dive bombing on Shokaku' },
        { id: 'A1:Avenger:torpedo:Shokaku', text: 'Avenger, torpedoes on Shokaku' },
        { id: 'A2:Dauntless:dive:Zuikaku', text: 'Dauntless, dive bombing on Zuikaku' },
      ],
    };
    expect(fromText(null, attacks, 'aveng, zui')).toEqual({
      answer: ['A1:Avenger:torpedo:Shokaku', 'A2:Dauntless:dive:Zuikaku'],
    });
    expect(fromText(null, attacks, 'dauntless shokaku')).toEqual({ answer: ['A1:Dauntless:dive:Shokaku'] });
    expect(why(fromText(null, attacks, 'Dauntless'))).toBe(
      '"Dauntless" may be 1 A1:Dauntless:dive:Shokaku or 3 A2:Dauntless:dive:Zuikaku; say which',
    );
    const screen: Pick = { ...planes, of: ['japan DD 1', 'japan DD 10'].map((id) => ({ id, text: id })) };
    expect(fromText(null, screen, 'DD 1')).toEqual({ answer: ['japan DD 1'] });
  });

  it('takes all that can be picked, and yes or no to a single item', () => {
    expect(fromText(null, planes, 'all')).toEqual({ answer: ['zero', 'kate', 'tone 1'] });
    expect(why(fromText(null, { ...planes, max: 2 }, 'ALL'))).toBe('all are 3, and at most 2 can be picked; name them');
    const one: Pick = { ...planes, of: [{ id: 'go', text: 'Go in' }], max: 1 };
    for (const line of ['yes', 'Y', 'go', '1', 'all']) expect(fromText(null, one, line)).toEqual({ answer: ['go'] });
    for (const line of ['no', 'N', 'none']) expect(fromText(null, one, line)).toEqual({ answer: [] });
    expect(askText(one)).toEqual(['Which? (rule 8.1)', 'Yes or no:', '  1  go — Go in']);
    expect(why(fromText(null, planes, 'yes'))).toContain('there is no "yes" to choose here');
  });

  it('places everything on a name that has no number', () => {
    expect(fromText(null, guns, 'shokaku')).toEqual({ answer: { shokaku: 8 } });
    expect(fromText(null, guns, 'all kon')).toEqual({ answer: { kongo: 4 } });
    expect(fromText(null, guns, 'shokaku, kongo 3')).toEqual({ answer: { shokaku: 7, kongo: 3 } });
    expect(fromText(null, { ...guns, total: 20 }, 'all')).toEqual({ answer: { shokaku: 8, kongo: 4 } });
    expect(why(fromText(null, guns, 'all'))).toBe('say on which, as in "all shokaku"');
    expect(why(fromText(null, { ...guns, total: 4 }, 'shokaku, kongo 4'))).toBe(
      'nothing is left to place on "shokaku"',
    );
    expect(fromText(null, guns, 'all 2')).toEqual({ answer: { kongo: 4 } });
    expect(why(fromText(null, guns, '2'))).toBe(
      'write "all 2" for everything on Kongo, or "2 2" for 2 of it, not just "2"',
    );
    const single: Split = { ...guns, over: guns.over.slice(0, 1) };
    expect(fromText(null, single, '3')).toEqual({ answer: { shokaku: 3 } });
    const screen: Split = { ...guns, over: [1, 2].map((n) => ({ id: `japan DD ${n}`, text: `DD ${n}`, cap: 5 })) };
    expect(fromText(null, screen, 'DD 2, DD 1 3')).toEqual({ answer: { 'japan DD 1': 3, 'japan DD 2': 5 } });
  });

  it('judges what it has read', () => {
    expect(fromText(null, planes, 'val')).toEqual({ refusal: { rule: '8.4', why: 'landed this turn' } });
    expect(why(fromText(null, guns, 'kongo 5'))).toBe('Kongo takes a whole number from 1 to 4, not 5');
    expect(why(fromText(null, walk, 'BB16', column))).toBe('step 1: no way from BB14 to BB16');
  });

  it('says how a line should have been written', () => {
    expect(why(fromText(null, guns, '8'))).toBe('write a name and how many, as in "shokaku 2", not "8"');
    expect(why(fromText(null, guns, 'shokaku 1, shokaku 2'))).toBe('"shokaku" is named twice; name each at most once');
    expect(why(fromText(null, planes, 'zero,, kate'))).toBe('there is a comma with no name beside it');
    expect(why(fromText(null, planes, '"zero'))).toBe('a double quote is not closed');
    expect(why(fromText(null, planes, 'zero\nkate'))).toBe('an answer is a single line');
    expect(why(fromText(null, planes, ','.repeat(1e7)))).toBe('an answer has at most 1000000 characters, not 10000000');
    expect(why(fromText(null, planes, 'a,b,c,d,e'))).toBe('you named 5, and there are only 4 to choose from');
    expect(why(fromText(null, walk, 'B15', column))).toBe(
      'step 1: there is no place "B15"; places are written like BB14',
    );
    expect(why(fromText(null, sheet, 'zero'))).toBe('the sheet has 3 rows, with " / " between them; you filled in 1');
    expect(why(fromText(null, sheet, 'zero / none / four'))).toBe(
      'row 3 (Report?): say a whole number from -2 to 6, not "four"',
    );
  });
});

describe('askText', () => {
  it('reads out a pick, and what may not be picked and why', () => {
    expect(askText(planes)).toEqual([
      'Which? (rule 8.1)',
      'Pick at most 3, with commas between:',
      '  1  zero — Zero fighters',
      '  2  kate — Kate',
      '  3  tone 1 — Scout of Tone',
      '  Not val — Val: landed this turn (rule 8.4)',
    ]);
  });

  it('reads out a walk', () => {
    expect(askText(walk, column)).toEqual([
      'Move (rule 10.1)',
      'tf1 is at BB14 and may spend 3. Name the places entered, in order, or stay.',
      'After "halt", name what stops it early:',
      '  1  contact — Contact',
    ]);
  });

  it('says in words alone what is weighed against something else, and once what is said of many rows', () => {
    const company = { rule: '4.1', why: 'in TF 2 they sail in company', most: 0 };
    const room = { rule: '8.2', why: 'a turret fires once', most: 1 };
    const limits = [
      {
        ...company,
        of: [
          { row: 1, id: 'kongo' },
          { row: 0, each: -99 },
        ],
      },
      { ...room, of: [{ row: 0 }] },
      { ...room, of: [{ row: 1 }] },
    ];
    expect(limitTexts({ ...sheet, limits })).toEqual([
      'In TF 2 they sail in company (rows 1, 2; rule 4.1)',
      'A turret fires once (rule 8.2)',
    ]);
    expect(judge(null, { ...sheet, limits }, [[], { kongo: 2 }, 0])?.why).toBe(
      'in TF 2 they sail in company (rows 1, 2)',
    );
  });

  it('reads out a sheet row by row, then its limits', () => {
    expect(askText(sheet)).toEqual([
      'Orders (rule 8.2)',
      'Answer row by row, with " / " between:',
      'Row 1: Which? (rule 8.1)',
      '  Pick at most 3, with commas between:',
      '    1  zero — Zero fighters',
      '    2  kate — Kate',
      '    3  tone 1 — Scout of Tone',
      '    Not val — Val: landed this turn (rule 8.4)',
      'Row 2: Fire at? (rule 19.5)',
      '  Place up to 10, as name and number, with commas between:',
      '    1  shokaku — Shokaku: at most 8',
      '    2  kongo — Kongo: at most 4',
      'Row 3: Report? (rule 7.6)',
      '  Say a whole number from -2 to 6.',
      'The deck is full: at most 9, each of row 1 counting 2 (rows 1, 2; rule 8.3)',
    ]);
  });

  it('says what a form begins with, and no name twice', () => {
    const how: Ask = { ask: 'say', rule: '13.5.7', prompt: 'Ships in all', from: 1, to: 18, now: 3 };
    expect(askText(how)[1]).toBe('Say a whole number from 1 to 18; the form begins with 3.');
    const of = [
      { id: 'TF A', text: 'TF A, never found' },
      { id: 'TF', text: 'TFs' },
    ];
    const whom: Ask = { ask: 'pick', rule: '13.3.1', prompt: 'Whom?', of, min: 0, max: 1 };
    expect(askText(whom).slice(2)).toEqual(['  1  TF A, never found', '  2  TF — TFs']);
  });
});
