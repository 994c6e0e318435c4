import { describe, expect, it } from 'vitest';
import type { Pick, Sheet, Split, Walk, Ways } from './asks.js';
import { contains, judge } from './index.js';

const planes: Pick = {
  ask: 'pick',
  rule: '8.1',
  prompt: 'Which planes are readied?',
  of: [
    { id: 'zero', text: 'Zero' },
    { id: 'kate', text: 'Kate' },
    { id: 'val', text: 'Val', not: { rule: '8.4', why: 'Val landed this turn; it can be readied from 0900 on' } },
    { id: 'judy', text: 'Judy' },
  ],
  min: 1,
  max: 3,
};
const gunnery: Split = {
  ask: 'split',
  rule: '19.5',
  prompt: 'Whom do the guns of Kongo fire at?',
  total: 10,
  over: [
    { id: 'shokaku', text: 'Shokaku', cap: 8 },
    { id: 'akagi', text: 'Akagi', cap: 4 },
    { id: 'kaga', text: 'Kaga', cap: 9, not: { rule: '19.3', why: 'Kaga is screened' } },
  ],
  all: true,
};
const voyage: Walk = {
  ask: 'walk',
  rule: '10.1',
  prompt: 'Move Task Force 1',
  unit: 'tf1',
  from: 10,
  budget: 3,
  halts: [{ id: 'contact', text: 'Contact' }],
};
/** A coast: 9 is land, 20 can only be reached at the cost of 2. */
const line: Ways<null> = {
  ways: (_view, _unit, at) => [
    { to: at + 1, cost: 1 },
    { to: at + 10, cost: 2 },
    ...(at === 10 ? [{ to: 9, cost: 1, not: { rule: '10.4', why: 'J9 is land' } }] : []),
  ],
  placeName: (place) => {
    if (place > 99) throw new Error('off the map');
    return `J${place}`;
  },
  placeNamed: (name) => Number(name.slice(1)),
};
const orders: Sheet = {
  ask: 'sheet',
  rule: '8.2',
  prompt: 'Air operations',
  rows: [planes, gunnery, { ask: 'say', rule: '7.6', prompt: 'How many do you report?', from: 2, to: 6 }],
  limits: [
    {
      rule: '8.2.3',
      why: 'Readying is limited to the base',
      most: 9,
      of: [{ row: 0, id: 'judy', each: 3 }, { row: 2 }],
    },
  ],
};
const fire = { shokaku: 8, akagi: 2 };

describe('judge: picks', () => {
  it('accepts the names in any order', () => {
    expect(contains(null, planes, ['judy', 'zero'])).toBe(true);
    expect(contains(null, planes, ['zero', 'judy'])).toBe(true);
  });

  it('says how many there may be and how many there were', () => {
    const many = ['zero', 'kate', 'val', 'judy'];
    expect(judge(null, planes, many)).toEqual({ rule: '8.1', why: 'pick 1 to 3; you picked 4' });
    expect(judge(null, planes, [])?.why).toBe('pick 1 to 3; you picked 0');
    expect(judge(null, { ...planes, min: 3 }, ['zero'])?.why).toBe('pick 3; you picked 1');
    expect(judge(null, { ...planes, min: 0, max: 1 }, ['zero', 'kate'])?.why).toBe('pick at most 1; you picked 2');
    expect(judge(null, planes, new Array(1e6).fill('zero'))?.why).toBe('pick 1 to 3; you picked 1000000');
  });

  it('gives the refusal of the item that may not be chosen', () => {
    expect(judge(null, planes, ['zero', 'val'])).toBe(planes.of[2]?.not);
  });

  it('asks whether a name near by was meant', () => {
    expect(judge(null, planes, ['kte'])).toEqual({
      rule: '8.1',
      why: 'there is no "kte" to choose here; did you mean Kate (kate)?',
    });
    expect(judge(null, planes, ['__proto__'])?.why).toBe(
      'there is no "__proto__" to choose here; choose from zero, kate, judy',
    );
  });

  it('names what was named twice, in short lists and long ones', () => {
    expect(judge(null, planes, ['judy', 'zero', 'judy'])?.why).toBe('Judy is named twice; name each at most once');
    const of = Array.from({ length: 60 }, (_, i) => ({ id: `p${i}`, text: `Plane ${i}` }));
    const all = of.map((item) => item.id).reverse();
    expect(judge(null, { ...planes, of, max: 60 }, all)).toBeUndefined();
    all[59] = 'p7';
    expect(judge(null, { ...planes, of, max: 60 }, all)?.why).toBe('Plane 7 is named twice; name each at most once');
  });

  it('refuses what is no list of names, and holes in a list', () => {
    expect(judge(null, planes, { 0: 'zero', length: 1 })?.why).toBe('this takes a list of names, not an object');
    expect(judge(null, planes, 'zero')?.why).toBe('this takes a list of names, not "zero"');
    expect(judge(null, planes, new Array(2))?.why).toBe('a name is wanted, not nothing');
  });

  it('shows what it was sent in a short form that no terminal obeys', () => {
    expect(judge(null, planes, [`\u001b[2J\u202e${'x'.repeat(1e5)}`])?.why).toBe(
      `there is no "\\u001b[2J\\u202e${'x'.repeat(35)}…" to choose here; choose from zero, kate, judy`,
    );
  });
});

describe('judge: splits', () => {
  it('wants the whole total placed where all must be placed', () => {
    expect(judge(null, gunnery, fire)).toBeUndefined();
    expect(judge(null, gunnery, { shokaku: 8 })?.why).toBe('place all 10; you placed 8');
    expect(judge(null, { ...gunnery, all: false }, { shokaku: 8 })).toBeUndefined();
  });

  it('wants the shares filled where they cannot take the total', () => {
    const many = { ...gunnery, total: 20 };
    expect(judge(null, many, fire)?.why).toBe('these can take only 12 of the 20: fill them; you placed 10');
    expect(judge(null, many, { shokaku: 8, akagi: 4 })).toBeUndefined();
  });

  it('refuses too much, nothing, parts and what is no number', () => {
    expect(judge(null, { ...gunnery, total: 5 }, fire)?.why).toBe('there are 5 to place; you placed 10');
    expect(judge(null, gunnery, { akagi: 5 })?.why).toBe('Akagi takes a whole number from 1 to 4, not 5');
    expect(judge(null, gunnery, { akagi: -1 })?.why).toBe('Akagi takes a whole number from 1 to 4, not -1');
    expect(judge(null, gunnery, { akagi: 1.5 })?.why).toBe('Akagi takes a whole number from 1 to 4, not 1.5');
    expect(judge(null, gunnery, { akagi: Number.NaN })?.why).toBe('Akagi takes a whole number from 1 to 4, not NaN');
    expect(judge(null, gunnery, { akagi: '2' })?.why).toBe('Akagi takes a whole number from 1 to 4, not "2"');
    expect(judge(null, gunnery, { ...fire, akagi: 0 })?.why).toBe('Akagi gets 0; leave out what gets nothing');
  });

  it('is not fooled by keys that objects have of themselves', () => {
    const poisoned: unknown = JSON.parse('{"shokaku":8,"akagi":2,"__proto__":{"kaga":1}}');
    expect(judge(null, gunnery, poisoned)?.why).toMatch(/^there is no "__proto__" to choose here/);
    expect(judge(null, gunnery, { ...fire, constructor: 1 })?.why).toMatch(/^there is no "constructor"/);
    expect(judge(null, { ...gunnery, all: false }, new Map())?.why).toMatch(/not an object$/);
    expect(judge(null, { ...gunnery, all: false }, [])?.why).toMatch(/not a list$/);
  });

  it('gives the refusal of the share that may not be chosen', () => {
    expect(judge(null, gunnery, { kaga: 1 })).toEqual({ rule: '19.3', why: 'Kaga is screened' });
  });
});

describe('judge: walks', () => {
  it('accepts steps within the budget, and staying', () => {
    expect(judge(null, voyage, { path: [11, 21], halt: ['contact'] }, line)).toBeUndefined();
    expect(judge(null, voyage, { path: [], halt: [] }, line)).toBeUndefined();
  });

  it('says which step costs too much and where to stop', () => {
    expect(judge(null, voyage, { path: [11, 12, 22], halt: [] }, line)?.why).toBe(
      'step 3 into J22 costs 2 and 1 of 3 is left; stop at J12',
    );
  });

  it('gives the refusal of the way that may not be taken', () => {
    expect(judge(null, voyage, { path: [9], halt: [] }, line)).toEqual({ rule: '10.4', why: 'J9 is land' });
  });

  it('says between which places there is no way, even if there is no such place', () => {
    expect(judge(null, voyage, { path: [11, 15], halt: [] }, line)?.why).toBe('step 2: no way from J11 to J15');
    expect(judge(null, voyage, { path: [1e9], halt: [] }, line)?.why).toBe(
      'step 1: no way from J10 to place 1000000000',
    );
    expect(judge(null, voyage, { path: ['J11'], halt: [] }, line)?.why).toBe('step 1: a place is wanted, not "J11"');
  });

  it('wants a path and halts, nothing less and nothing more', () => {
    expect(judge(null, voyage, { path: [11] }, line)?.why).toMatch(/^a walk has two lists/);
    expect(judge(null, voyage, { path: [11], halt: [], speed: 9 }, line)?.why).toBe(
      'a walk has a path and halts, and no "speed"',
    );
    expect(judge(null, voyage, { path: [], halt: ['contact', 'contact'] }, line)?.why).toBe(
      'name at most 1 halts; you named 2',
    );
  });
});

describe('judge: sheets', () => {
  it('says in which row something is wrong', () => {
    expect(judge(null, orders, [['zero'], { akagi: 9 }, 3])).toEqual({
      rule: '19.5',
      why: 'row 2 (Whom do the guns of Kongo fire at?): Akagi takes a whole number from 1 to 4, not 9',
    });
    expect(judge(null, orders, [['val'], fire, 3])).toEqual({
      rule: '8.4',
      why: 'row 1 (Which planes are readied?): Val landed this turn; it can be readied from 0900 on',
    });
    expect(judge(null, orders, [['zero'], fire, 7])?.why).toBe(
      'row 3 (How many do you report?): say a whole number from 2 to 6, not 7',
    );
  });

  it('counts the rows', () => {
    expect(judge(null, orders, [['zero']])?.why).toBe('the sheet has 3 rows; you filled in 1');
    expect(judge(null, orders, null)?.why).toBe('the sheet has 3 rows; you filled in nothing');
  });

  it('names the one thing that a limit is about, and rows that follow one another in short', () => {
    const row: Pick = { ask: 'pick', rule: '1', prompt: 'a ship', of: [{ id: 'C3', text: 'hex C3' }], min: 0, max: 1 };
    const limits = [{ rule: '1', why: 'a hex holds one', most: 1, of: [0, 1, 2].map((i) => ({ row: i, id: 'C3' })) }];
    const sheet: Sheet = { ask: 'sheet', rule: '1', prompt: 'ships', rows: [row, row, row], limits };
    expect(judge(null, sheet, [['C3'], ['C3'], []])?.why).toBe(
      'a hex holds one (hex C3 in rows 1 to 3: at most 1, and this makes 2)',
    );
  });

  it('adds up what a limit holds down, over the rows', () => {
    expect(judge(null, orders, [['judy'], fire, 6])).toBeUndefined();
    expect(
      judge(null, { ...orders, limits: orders.limits.map((l) => ({ ...l, most: 8 })) }, [['judy'], fire, 6]),
    ).toEqual({
      rule: '8.2.3',
      why: 'Readying is limited to the base (rows 1, 3: at most 8, and this makes 9)',
    });
  });
});
