/** Every guide on the shelf, played: each step proposes what is legal, and leads to the question the next one is about. */
import { type Shelved, shelf } from '@ironbottom/shelf';
import { stepFor } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import type { Players } from './messages.js';
import {
  answer,
  askedNow,
  fileOf,
  mayUndo,
  newSession,
  type Session,
  sessionFrom,
  setupOf,
  skipPart,
  takeBack,
} from './session.js';
import { situationOf } from './situation.js';

const guides = shelf.flatMap((book) => (book.guide === undefined ? [] : [{ book, guide: book.guide }]));
type Taught = (typeof guides)[number];

function sit({ book, guide }: Taught, id = 'abc'): Session {
  const setup = setupOf(book, guide.scenario, guide.options, null);
  const seats = book.rulebook.seats(setup).map(({ seat }) => [seat, { by: 'bot', bot: guide.bot }]);
  const players = { ...Object.fromEntries(seats), [guide.seat]: { by: 'person', person: 'me' } } as Players;
  return newSession(book, setup, guide.seed, { players, forced: true, id, guided: true });
}

const coachOf = (session: Session) => situationOf(session).table?.coach ?? null;

describe.each(guides)('$guide.title: $book.title', (taught) => {
  const { guide } = taught;

  test('every step proposes what is legal and leads to the next, without a warning', () => {
    const session = sit(taught);
    const panels = new Set<string>();
    for (const [i, step] of guide.steps.entries()) {
      const asked = askedNow(session);
      expect([i, asked?.ask.rule, asked?.ask.prompt.toLowerCase()]).toEqual([
        i,
        step.rule,
        expect.stringContaining(step.words.toLowerCase()),
      ]);
      const table = situationOf(session).table;
      expect(table?.coach).toMatchObject({ state: 'step', step: i + 1, title: step.title, answer: step.answer });
      if (step.panel !== undefined) expect(table?.panels.map(({ id }) => id)).toContain(step.panel);
      if (step.panel !== undefined) panels.add(step.panel);
      expect([step.title, answer(session, step.answer, false)]).toEqual([step.title, undefined]);
    }
    expect(coachOf(session)).toMatchObject({ state: 'done', title: guide.done.title });
    expect(panels.size).toBeGreaterThan(1);
    expect(askedNow(session)).toBeDefined();
  });

  test('tells the same story in every browser, after a reload and after a part that was skipped', () => {
    const straight = sit(taught, 'one');
    for (const { answer: proposed } of guide.steps) answer(straight, proposed, false);
    const other = sit(taught, 'two');
    for (const { answer: proposed } of guide.steps.slice(0, 3)) answer(other, proposed, false);
    const again = sessionFrom(
      fileOf(other),
      { players: other.players, forced: true, id: 'two', guided: true },
      other.byItself,
    );
    while (coachOf(again)?.state === 'step') skipPart(again);
    expect(fileOf(again)).toBe(fileOf(straight));
  });

  test('whoever answers something else is told so, and may: then the game is his', () => {
    const session = sit(taught);
    const [first, second] = guide.steps;
    if (first !== undefined) answer(session, first.answer, false);
    const other = askedNow(session)?.ask;
    if (other?.ask !== 'sheet') throw new Error('the second step is no sheet');
    const nothing = other.rows.map((row) => (row.ask === 'pick' ? [] : row.ask === 'say' ? (row.now ?? row.from) : {}));
    expect(answer(session, nothing, false)).toEqual({ warnings: [expect.stringContaining(second?.otherwise ?? '-')] });
    expect(coachOf(session)?.step).toBe(2);
    expect(answer(session, nothing, true)).toBeUndefined();
    expect(coachOf(session)).toBeNull();
    expect(askedNow(session)).toBeDefined();
  });

  test('what is taken back is told again', () => {
    const session = sit(taught);
    let back = 0;
    for (const [i, { answer: proposed }] of guide.steps.entries()) {
      answer(session, proposed, false);
      if (!mayUndo(session)) continue;
      takeBack(session);
      expect(coachOf(session)?.step).toBe(i + 1);
      answer(session, proposed, false);
      back += 1;
    }
    expect(coachOf(session)?.state).toBe('done');
    expect(back).toBeGreaterThan(0);
  });

  test('a question that is no part of it finds no step', () => {
    const elsewhere = { ask: 'say', rule: 'none', prompt: 'How many?', from: 0, to: 1 } as const;
    expect(stepFor(guide, 2, elsewhere)).toBeUndefined();
  });
});

test('a game without a guide has no coach', () => {
  const book = shelf.find((each): each is Shelved => each.guide === undefined);
  if (book === undefined) throw new Error('every game has a guide');
  const scenario = book.rulebook.scenarios[0]?.id ?? '';
  const setup = setupOf(book, scenario, {}, null);
  const me = { by: 'person', person: 'me' } as const;
  const players: Players = Object.fromEntries(book.rulebook.seats(setup).map(({ seat }) => [seat, me]));
  expect(coachOf(newSession(book, setup, 'x', { players, forced: true, id: 'x', guided: true }))).toBeNull();
});
