import { describe, expect, test } from 'vitest';
import type { Luck, ReplayHead, ReplayLine } from '../umpire/replay-messages.js';
import { htmlOf } from './report-html.js';
import { markdownOf } from './report-markdown.js';
import { pictured, type Story, turnsOf } from './story.js';

const head: ReplayHead = {
  of: 'game',
  id: 'a',
  title: 'Some <game>',
  scenario: 'A|B',
  who: 'Red: you, Blue: Chance',
  options: [],
  seats: [{ seat: 'red', name: 'Red', party: 'red' }],
  over: { result: 'Won by Red', why: 'Blue is sunk', rule: '9' },
  all: true,
  last: 20,
  marks: [
    { at: 0, kind: 'turn', text: 'Turn 1' },
    { at: 8, kind: 'turn', text: 'Turn 2' },
    { at: 10, kind: 'battle', text: 'A battle', place: 4 },
    { at: 15, kind: 'turn', text: 'Turn 3' },
  ],
  points: [
    { at: 0, values: [{ name: 'Red', value: 0 }] },
    { at: 8, values: [{ name: 'Red', value: 0 }] },
    { at: 20, values: [{ name: 'Red', value: 12 }] },
  ],
  minds: [],
  reference: {
    book: '',
    map: null,
    placeNames: [],
    rules: [],
    odds: false,
    advice: false,
    briefing: false,
    designed: '',
    standing: false,
  },
  offered: null,
  seeded: true,
};

function line(n: number, at: number, text: string, more: Partial<ReplayLine> = {}): ReplayLine {
  return { n, at, text, rule: '1', kind: 'event', opens: null, minor: false, dice: [], ...more };
}

const lines = [
  line(0, 0, 'Movement.', { opens: 'part' }),
  line(1, 3, 'A ship moves.'),
  line(2, 4, 'Nothing new.', { minor: true }),
  line(3, 8, 'Turn 1 is over.'),
  line(4, 8, 'Movement.', { opens: 'part' }),
  line(5, 9, 'Combat.', { opens: 'part' }),
  line(6, 10, 'A battle.', { opens: 'battle', total: 'In all: 2 hits.' }),
  line(7, 11, 'Rolled <6>: two hits.', { only: 'Red' }),
  line(8, 15, 'Movement.', { opens: 'part' }),
  line(9, 18, 'A ship moves again.'),
];
const luck: Luck = {
  throws: [
    {
      seat: 'Red',
      measure: 'hits',
      count: 1,
      came: 2,
      expected: 1.2,
      more: 1 / 3,
      less: 5 / 6,
      chances: { from: 0, each: [1] },
    },
  ],
  notable: [],
  course: [],
  dice: [{ seat: 'Red', rule: '', count: 1, mean: 6, expected: 3.5, more: 1 / 6, less: 1 }],
};
const story = (): Story => ({ head, seenBy: '', turns: turnsOf(head, lines, false), luck });

describe('an after-action report', () => {
  test('tells each turn by its parts, its battles apart, and leaves out what is hardly worth a line', () => {
    const [first, second, third] = story().turns;
    expect(first?.parts.map(({ title, lines: told }) => [title, told.length])).toEqual([['Movement', 2]]);
    expect(second?.parts.map(({ title }) => title)).toEqual(['Combat']);
    expect(second?.parts[0]?.battles).toMatchObject([{ at: 10, title: 'A battle', total: 'In all: 2 hits.' }]);
    expect(third?.parts[0]?.lines[0]?.text).toBe('A ship moves again.');
    expect(turnsOf(head, lines, true)[0]?.parts[0]?.lines).toHaveLength(3);
  });

  test('has a picture of the beginning, of every turn with a battle, and of the end', () => {
    expect(pictured(head, story().turns)).toEqual([
      { at: 0, turn: 0, places: [] },
      { at: 10, turn: 1, places: [4] },
      { at: 20, turn: 2, places: [] },
    ]);
  });

  test('is a page that stands alone, with whatever was said made safe', () => {
    const page = htmlOf(story());
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain('Some &lt;game&gt;');
    expect(page).toContain('Rolled &lt;6&gt;');
    expect(page).not.toMatch(/<game>|<6>|src="http|<script|<link/);
    expect(page).toContain('Won by Red: Blue is sunk');
    expect(page).toContain('<td>33 %</td>');
  });

  test('is Markdown whose signs are kept apart from what was said', () => {
    const text = markdownOf(story());
    expect(text).toContain('# Some \\<game\\>: A\\|B');
    expect(text).toContain('- Rolled \\<6\\>: two hits. (1) *told to Red alone*');
    expect(text).toContain('| At the end | 12 |');
    expect(text).toContain('**In all: 2 hits.**');
  });
});
