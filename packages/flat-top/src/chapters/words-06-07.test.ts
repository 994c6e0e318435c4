import type { Event } from '@ironbottom/umpire';
import { expect, it } from 'vitest';
import { hexNamed } from '../game-testing.js';
import type { Report } from '../pieces.js';
import { gameWords } from './game-words.js';

const said = (kind: string, data: Event['data']): string => gameWords({ rule: '7.8', kind, to: 'all', data });
const report = (given: Partial<Report>): Event['data'] =>
  ({
    turn: 2,
    condition: 2,
    units: 1,
    total: 20,
    classes: ['carriers', 'small ships'],
    each: null,
    high: false,
    planesOnDeck: false,
    ...given,
  }) as Event['data'];
const hex = hexNamed('BB17');

it('6 tells of wind and clouds', () => {
  expect(said('wind', { wind: [6, 6, 0, 0, 6, 6, 0, 0] })).toBe('The wind blows to the north-west everywhere.');
  expect(said('wind', { wind: [6, 1, 0, 0, 0, 0, 0, 0] })).toBe(
    'The wind blows to the north-west in sector I and north in sector II.',
  );
  expect(said('clouds', { clouds: [hex], moved: [] })).toBe('Clouds lie over BB17.');
  expect(said('clouds', { clouds: [hex, 0], moved: [0] })).toBe('Clouds lie over BB17 and A1. New there: A1.');
});

it('7.12 tells reports by their Condition Number', () => {
  expect(said('report', { hex, kind: 'TF', report: report({ condition: 1 }) })).toBe(
    'Sighted in BB17: task forces (Condition 1).',
  );
  expect(said('report', { hex, kind: 'AF', report: report({ condition: 1, high: true }) })).toBe(
    'Sighted in BB17: planes, some at high altitude (Condition 1).',
  );
  expect(said('report', { hex, kind: 'TF', report: report({}) })).toBe(
    'Sighted in BB17: 1 task force with 20 ships: carriers and small ships (Condition 2).',
  );
  const each = [{ carriers: 1, 'small ships': 10 }];
  expect(
    said('report', { hex, kind: 'TF', report: report({ condition: 3, total: 11, each, planesOnDeck: true }) }),
  ).toBe(
    'Sighted in BB17: 1 task force with 11 ships: 1 carrier and 10 small ships, with planes on deck (Condition 3).',
  );
  expect(said('observed', { hex, kind: 'AF', condition: 2, report: report({ units: 2, classes: ['armed'] }) })).toBe(
    'The enemy sees our planes in BB17 and is told: 2 air formations with 20 air factors that took off armed (Condition 2).',
  );
  expect(said('observed', { hex, kind: 'AF', condition: 0, report: null })).toBe(
    'The enemy no longer sees our planes in BB17.',
  );
});

it('7.12, 8.12.4 planes are told by what they took off with: a bomber without bombs is still one', () => {
  const planes = (given: Partial<Report>): string => said('report', { hex, kind: 'AF', report: report(given) });
  expect(planes({ total: 1, classes: ['unarmed'] })).toBe(
    'Sighted in BB17: 1 air formation with 1 air factor that took off unarmed (Condition 2).',
  );
  expect(planes({ total: 9, classes: ['armed', 'unarmed'] })).toBe(
    'Sighted in BB17: 1 air formation with 9 air factors, some that took off armed, some unarmed (Condition 2).',
  );
  const each = [{ 'armed low': 2, 'unarmed high': 3 }];
  expect(planes({ condition: 3, total: 5, each })).toBe(
    'Sighted in BB17: 1 air formation with 5 air factors: 2 low that took off armed and 3 high that took off unarmed (Condition 3).',
  );
  expect(said('report', { hex, kind: 'TF', report: report({ total: 1, classes: ['capital ships'] }) })).toBe(
    'Sighted in BB17: 1 task force with 1 ship: capital ship (Condition 2).',
  );
});

it('7 tells of counters, searches and fields', () => {
  expect(said('counter', { hex, kind: 'TF', there: false, condition: 0 })).toBe(
    'The enemy counter in BB17 (task forces) is gone.',
  );
  expect(said('counter', { hex, kind: 'TF', there: true, condition: 0 })).toBe(
    'Enemy task forces are on the map in BB17, not observed.',
  );
  expect(said('counter', { hex, kind: 'AF', there: true, condition: 2 })).toBe(
    'Enemy planes in BB17 are still observed.',
  );
  expect(said('moved', { kind: 'AF', from: hex, to: 0, stays: true })).toBe(
    'Enemy planes go from BB17 to A1; others stay.',
  );
  expect(said('nothing-new', {})).toBe('Nothing new is in sight.');
  expect(said('field', { base: 'Rabaul', planes: true })).toBe('Planes stand on the field at Rabaul.');
  expect(said('field', { base: 'Rabaul', planes: false })).toBe('No planes stand on the field at Rabaul.');
  expect(said('searched', { af: 'AF 5', die: 4, reads: 5, searching: false })).toBe(
    'AF 5 searches (rolled 4, read as 5): it may not observe.',
  );
  expect(said('search', { hex, searching: true })).toBe('Enemy planes in BB17 search: they may observe.');
});
