import { shelf } from '@ironbottom/shelf';
import type { StandingTemplate } from '@ironbottom/umpire';
import { begin, seedFrom } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { beginning, missing, written } from './composed.js';

const template: StandingTemplate = {
  title: 'A walk',
  about: 'here and there',
  fields: [
    { name: 'who', title: 'Who', kind: 'one', of: ['Ann', 'Bob'], now: 'Ann' },
    { name: 'most', title: 'Most', kind: 'number', from: 1, to: 9, now: 3 },
    { name: 'path', title: 'Path', kind: 'places' },
  ],
  order: { order: 'walk of $who', walk: { by: '$who', path: '$path', most: '$most', home: true } },
};

describe('an order put together', () => {
  test('begins with what is usual, and waits for its places', () => {
    const filled = beginning(template.fields);
    expect(filled).toEqual({ who: 'Ann', most: 3, path: [] });
    expect(missing(template, filled)?.name).toBe('path');
    expect(missing(template, { ...filled, path: ['K12'] })).toBeUndefined();
  });

  test('is written with its gaps filled in', () => {
    expect(JSON.parse(written(template, { who: 'Bob', most: 2, path: ['K12', 'L13'] }))).toEqual({
      order: 'walk of Bob',
      walk: { by: 'Bob', path: ['K12', 'L13'], most: 2, home: true },
    });
    expect(written(template, { who: 'Bob' }, '[{ "order": "walk of Bob" }]')).toContain('"walk of Bob again"');
  });
});

const composers = shelf.filter(({ standing }) => standing?.templates !== undefined);

describe.each(composers)('$title', ({ rulebook, standing }) => {
  const scenarios = rulebook.scenarios.filter(({ example }) => example === undefined).map(({ id }) => id);

  test.each(scenarios)('every template of %s, as it begins, is an order its reader takes', (scenario) => {
    const setup = { scenario, options: {}, charts: {}, set: null };
    const begun = begin(rulebook, setup, { from: 'seed', seed: seedFrom('orders'), entropy: {} });
    if ('errors' in begun) throw new Error(begun.errors.join());
    const { law, desk, seats } = begun.game;
    const place = desk.ways?.placeName(900) ?? '';
    let tried = 0;
    for (const { seat } of seats)
      for (const each of standing?.templates?.(law, seat) ?? []) {
        const begins = beginning(each.fields);
        const filled = Object.fromEntries(
          each.fields.map(({ name, kind }) => [name, kind === 'places' ? [place] : (begins[name] ?? '')]),
        );
        const read = standing?.read(`[${written(each, filled)}]`, law, seat);
        const errors = read !== undefined && 'errors' in read ? read.errors : [];
        // Somebody without ships has nobody to send on a course.
        if (!errors.every((error) => /TF 1/.test(error)))
          expect([seat, each.title, errors]).toEqual([seat, each.title, []]);
        tried += 1;
      }
    expect(tried).toBeGreaterThan(3);
  });
});
