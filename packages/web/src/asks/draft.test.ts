import { type Ask, type Item, judge, type Pick, type Row, type Sheet, type Split } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import type { Steps } from '../umpire/messages.js';
import { isChoiceGrid } from './choice-grid.js';
import {
  alternatives,
  chosenIn,
  clicked,
  emptyAnswer,
  isIdle,
  nearestTo,
  pickStatus,
  placesOf,
  routeTo,
  toggled,
  withAmount,
} from './draft.js';
import { isGrid } from './grid.js';

const no = { rule: '1', why: 'not now' };
const pick: Pick = {
  ask: 'pick',
  rule: '1',
  prompt: 'ships',
  of: [
    { id: 'a', text: 'Akagi', at: 3 },
    { id: 'b', text: 'Kaga', at: 4 },
    { id: 'c', text: 'Soryu', at: 4 },
    { id: 'd', text: 'Hiryu', at: 5, not: no },
  ],
  min: 1,
  max: 2,
};
const split: Split = {
  ask: 'split',
  rule: '2',
  prompt: 'factors',
  total: 5,
  over: [
    { id: 'a', text: 'Akagi', cap: 4, at: 3 },
    { id: 'b', text: 'Kaga', cap: 4 },
    { id: 'd', text: 'Hiryu', cap: 4, not: no },
  ],
  all: false,
};
const [akagi, kaga, hiryu] = split.over;
const sheet: Sheet = { ask: 'sheet', rule: '3', prompt: 'both', rows: [pick, split], limits: [] };

describe('a pick', () => {
  test('takes what is chosen while there is room, and drops what is chosen again', () => {
    expect(toggled(pick, [], 'a')).toEqual(['a']);
    expect(toggled(pick, ['a', 'b'], 'c')).toEqual(['a', 'b']);
    expect(toggled(pick, ['a', 'b'], 'a')).toEqual(['b']);
  });
  test('of one exchanges it', () => {
    expect(toggled({ ...pick, max: 1 }, ['a'], 'b')).toEqual(['b']);
  });
  test('never takes what may not be chosen', () => {
    expect(toggled(pick, [], 'd')).toEqual([]);
  });
  test('says how many are wanted and how many there are', () => {
    expect(pickStatus(pick, ['a'])).toBe('Choose 1 to 2; 1 chosen');
    expect(pickStatus({ ...pick, min: 0 }, [])).toBe('Choose up to 2; none chosen');
  });
});

describe('a split', () => {
  test('places no more than a share holds or the total leaves', () => {
    if (akagi === undefined || kaga === undefined || hiryu === undefined) throw new Error('shares are missing');
    expect(withAmount(split, {}, akagi, 9)).toEqual({ a: 4 });
    expect(withAmount(split, { a: 4 }, kaga, 9)).toEqual({ a: 4, b: 1 });
    expect(withAmount(split, {}, hiryu, 1)).toEqual({});
    expect(withAmount(split, { a: 4 }, akagi, -1)).toEqual({});
    expect(withAmount(split, { a: 4 }, akagi, Number.NaN)).toEqual({});
  });
});

describe('the map', () => {
  test('shows where there is something to choose', () => {
    expect([...placesOf(pick)]).toEqual([3, 4]);
    expect([...placesOf(sheet)]).toEqual([3, 4]);
  });
  test('leaves in the dark what is seldom wanted of a sheet, which can be half the map', () => {
    const forts: Pick = { ...pick, of: pick.of.map((item) => ({ ...item, seldom: true })) };
    expect([...placesOf({ ...sheet, rows: [forts] })]).toEqual([]);
    expect([...placesOf(forts)]).toEqual([3, 4]);
  });
  test('is clicked there all the same', () => {
    const forts: Pick = { ...pick, of: pick.of.map((item) => ({ ...item, seldom: true })) };
    expect(clicked({ ...sheet, rows: [forts] }, [[]], ({ at }) => at === 3)).toEqual([['a']]);
  });
  test('a row that is folded away is neither shown nor clicked, unless somebody was at it', () => {
    const folded = { ...sheet, rows: [{ ...pick, seldom: true as const }] };
    expect([...placesOf(folded)]).toEqual([]);
    expect(clicked(folded, [[]], ({ at }) => at === 3)).toEqual([[]]);
    expect(clicked(folded, [[]], ({ at }) => at === 3, 0)).toEqual([['a']]);
  });
  test('chooses the one thing at a place, and leaves the choice where there are two', () => {
    expect(clicked(pick, [], ({ at }) => at === 3)).toEqual(['a']);
    expect(clicked(pick, [], ({ at }) => at === 4)).toEqual([]);
    expect(clicked(pick, [], ({ id }) => id === 'c')).toEqual(['c']);
    expect(clicked(pick, [], ({ at }) => at === 5)).toEqual([]);
  });
  test('chooses of two at a place the one that is not seldom wanted', () => {
    const two: Pick = {
      ...pick,
      max: 1,
      of: pick.of.map((item) => (item.id === 'c' ? { ...item, seldom: true } : item)),
    };
    expect(clicked(two, [], ({ at }) => at === 4)).toEqual(['b']);
    expect(clicked(two, ['c'], ({ at }) => at === 4)).toEqual(['b']);
    expect(clicked(two, [], ({ id }) => id === 'c')).toEqual(['c']);
  });
  test('adds one more to a share, and finds the row of a sheet', () => {
    expect(clicked(split, { a: 1 }, ({ at }) => at === 3)).toEqual({ a: 2 });
    expect(clicked(sheet, [[], {}], ({ id }) => id === 'c')).toEqual([['c'], {}]);
  });
  test('is for the row of a sheet that somebody was at, if that has it', () => {
    const way = (id: string): Row => ({
      ask: 'pick',
      rule: '1',
      prompt: id,
      of: [{ id, text: id, at: 7 }],
      min: 0,
      max: 1,
    });
    const moves: Ask = { ask: 'sheet', rule: '1', prompt: '', rows: [way('a'), way('b')], limits: [] };
    const there = ({ at }: Item): boolean => at === 7;
    expect(clicked(moves, [[], []], there)).toEqual([['a'], []]);
    expect(clicked(moves, [[], []], there, 1)).toEqual([[], ['b']]);
    expect(clicked(moves, [[], []], ({ id }) => id === 'a', 1)).toEqual([['a'], []]);
  });
  test('marks what an answer names', () => {
    expect([...chosenIn([['c'], { a: 2 }])]).toEqual(['c', 'a']);
    expect([...chosenIn({ path: [1, 2], halt: ['x'] })]).toEqual([]);
  });
});

describe('a walk', () => {
  const steps: Steps = {
    at: 1,
    atName: 'A1',
    left: 3,
    refusal: null,
    next: [],
    path: [],
    advice: null,
    reach: [
      { place: 2, from: 1, cost: 1 },
      { place: 3, from: 2, cost: 2 },
      { place: 9, from: 8, cost: 3 },
    ],
  };
  test('goes to a place within reach by every step between', () => {
    expect(routeTo(steps, 3)).toEqual([2, 3]);
    expect(routeTo(steps, 1)).toEqual([]);
    expect(routeTo(steps, 7)).toEqual([]);
    expect(routeTo(steps, 9)).toEqual([]);
  });
});

test('an empty answer has the shape that is judged', () => {
  expect(emptyAnswer(sheet)).toEqual([[], {}]);
  expect(judge(null, { ...sheet, rows: [{ ...pick, min: 0 }, split] }, emptyAnswer(sheet))).toBeUndefined();
  expect(emptyAnswer({ ask: 'say', rule: '4', prompt: 'n', from: 2, to: 5 })).toBe(2);
  expect(emptyAnswer({ ask: 'say', rule: '4', prompt: 'n', from: 2, to: 5, now: 4 })).toBe(4);
});

describe('a form that can be sent at once', () => {
  const one: Pick = { ...pick, min: 1, max: 1 };
  const free: Pick = { ...pick, min: 0, max: 1 };
  const sheet: Sheet = {
    ask: 'sheet',
    rule: '3',
    prompt: 'orders',
    rows: [one, free, { ...split, all: false }],
    limits: [],
  };

  test('has what must be chosen chosen already, and nothing else', () => {
    expect(emptyAnswer(sheet)).toEqual([['a'], [], {}]);
    expect(emptyAnswer(one)).toEqual([]);
    expect(emptyAnswer({ ...free, now: ['b'] })).toEqual(['b']);
  });

  test('says whether anything changes', () => {
    expect(isIdle(free, [])).toBe(true);
    expect(isIdle(free, ['a'])).toBe(false);
    expect(isIdle(one, [])).toBe(false);
    const idle: Sheet = { ...sheet, rows: [free, { ...split, all: false }] };
    expect(isIdle(idle, [[], {}])).toBe(true);
    expect(isIdle(idle, [[], { x: 1 }])).toBe(false);
  });
});

describe('odds', () => {
  test('are weighed for each single choice, and for none of them where that may be', () => {
    const yes: Pick = { ...pick, of: pick.of.slice(0, 1), min: 0, max: 1 };
    expect(alternatives(yes, [])).toEqual([
      { title: 'Yes', answer: ['a'] },
      { title: 'No', answer: [] },
    ]);
    expect(alternatives({ ...pick, min: 1, max: 1 }, []).map(({ title }) => title)).toEqual(['Akagi', 'Kaga', 'Soryu']);
  });

  test('of what is divided are those of the answer being made up, and of everything on one thing', () => {
    const twice: Sheet = { ask: 'sheet', rule: '1', prompt: 'fire', rows: [split, split], limits: [] };
    const [now, ...others] = alternatives(split, { x: 1 });
    expect(now).toEqual({ title: '', answer: { x: 1 } });
    expect(others.map(({ title }) => title)).toEqual(['Akagi', 'Kaga']);
    expect(alternatives(twice, [{}, {}])[1]).toMatchObject({
      title: others[0]?.title,
      answer: [others[0]?.answer, others[0]?.answer],
    });
    expect(alternatives(split, others[0]?.answer ?? {})).toHaveLength(2);
  });

  test('of anything else are those of the answer being made up', () => {
    expect(alternatives(pick, ['a'])).toEqual([{ title: '', answer: ['a'] }]);
  });
});

describe('rows alike', () => {
  test('stand in one table where all are divided over the same things', () => {
    expect(isGrid([split, split])).toBe(true);
    expect(isGrid([split])).toBe(false);
    expect(isGrid([split, { ...split, over: split.over.slice(0, 1) }])).toBe(false);
    expect(isGrid([split, pick])).toBe(false);
  });

  test('stand in one table where all have the same choices', () => {
    const one: Pick = { ...pick, min: 0, max: 1 };
    expect(isChoiceGrid([one, one, one])).toBe(true);
    expect(isChoiceGrid([one, one])).toBe(false);
    expect(isChoiceGrid([pick, pick, pick])).toBe(false);
    expect(isChoiceGrid([one, one, { ...one, min: 1 }])).toBe(false);
  });
});

test('a place out of reach is approached as far as it goes', () => {
  const reach = [
    { place: 1, from: 0, cost: 1 },
    { place: 2, from: 1, cost: 2 },
  ];
  const steps: Steps = { at: 0, atName: '', left: 2, refusal: null, next: [], reach, path: [], advice: null };
  const line = [0, 1, 2, 3, 4].map((x) => [x, 0] as const);
  expect(nearestTo(steps, 4, line)).toBe(2);
  expect(nearestTo({ ...steps, reach: [] }, 4, line)).toBe(0);
});
