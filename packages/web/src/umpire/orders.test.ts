import { shelf } from '@ironbottom/shelf';
import { type Answer, leastAnswer } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import type { Players } from './messages.js';
import { sheetShown } from './orders.js';
import { answer, askedNow, leaveOrders, newSession, type Session, setupOf, show, sightOf } from './session.js';
import { logOf } from './sight.js';

/** A game for three that knows standing orders, whichever it is on the shelf. */
const book = shelf.find(({ rulebook, standing }) => {
  const setup = { scenario: rulebook.scenarios[0]?.id ?? '', options: {}, charts: {}, set: null };
  return standing !== undefined && rulebook.seats(setup).length === 3;
});
if (book === undefined) throw new Error('no game for three is on the shelf');
const scenario = book.rulebook.scenarios[0]?.id ?? '';
const seats = book.rulebook.seats(setupOf(book, scenario, {}, null)).map(({ seat }) => seat);

function sit(other: 'me' | 'friend'): Session {
  if (book === undefined) throw new Error('no such game');
  const players: Players = Object.fromEntries(
    seats.map((seat, i) => [seat, { by: 'person', person: i === seats.length - 1 ? other : 'me' }]),
  );
  return newSession(book, setupOf(book, scenario, {}, null), 'seed', { players, forced: false, id: 'abc' });
}

/** The least answer to everything, until a question under that rule is asked. */
function until(session: Session, rule: string): void {
  for (let i = 0; i < 100; i += 1) {
    if (session.shown === null) show(session);
    const asked = askedNow(session);
    if (asked === undefined || asked.ask.rule === rule) return;
    expect(answer(session, leastAnswer(asked.ask) as Answer, true)).toBeUndefined();
  }
}

const quiet = '[\n  { "order": "keep quiet", "rule": "4.2", "answer": "0" }\n]';

describe('standing orders', () => {
  test('answer for whoever left them, who is told, and for nobody else', () => {
    const session = sit('me');
    until(session, '4.2');
    const { looking } = session;
    const before = session.game.log.length;
    expect(leaveOrders(session, quiet, true)).toEqual([]);
    expect(session.game.log[before]).toMatchObject({ seat: looking, answer: 0 });
    expect(session.game.log).toHaveLength(before + 1);
    expect(askedNow(session)).toMatchObject({ ask: { rule: '4.2' } });
    expect(session.looking).not.toBe(looking);
    expect(sheetShown(session).done).toEqual([]);
    session.looking = looking;
    expect(sheetShown(session)).toMatchObject({ on: true, text: quiet, done: [{ by: 'keep quiet', turn: 1 }] });
    const sight = sightOf(session);
    expect(sight && logOf(sight).at(-1)).toMatchObject({ kind: 'note', text: 'Standing order keep quiet: 0' });
  });

  test('are refused with the line that is wrong, and the old ones stand', () => {
    const session = sit('me');
    until(session, '4.2');
    expect(leaveOrders(session, quiet.replace('4.2', '9.9'), true)).toEqual([]);
    expect(leaveOrders(session, '[\n  { "order": "x",\n "rule": 4 }\n]', true)).toEqual([
      'line 2, [0].answer: is missing: the answer, as it would be typed',
    ]);
    expect(leaveOrders(session, '[\n  oops\n]', true)[0]).toMatch(/^line 2, column 3: /);
    expect(sheetShown(session).text).toContain('9.9');
  });

  test('that are stopped leave every question to their writer', () => {
    const session = sit('me');
    until(session, '4.2');
    expect(leaveOrders(session, quiet, false)).toEqual([]);
    expect(askedNow(session)).toMatchObject({ ask: { rule: '4.2' } });
    expect(sheetShown(session).on).toBe(false);
  });

  test('cannot be seen or changed behind the curtain', () => {
    const session = sit('friend');
    for (let i = 0; i < 100 && session.shown !== null; i += 1) {
      const asked = askedNow(session);
      if (asked !== undefined) answer(session, leastAnswer(asked.ask) as Answer, true);
    }
    expect(session.shown).toBeNull();
    expect(() => sheetShown(session)).toThrow('no standing orders can be left here');
    expect(() => leaveOrders(session, quiet, true)).toThrow('no standing orders can be left here');
  });
});
