import { type Shelved, shelf, workspace } from '@ironbottom/shelf';
import { type Answer, chance, type Kit, sample, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import { emptyAnswer } from '../asks/draft.js';
import type { Players, Situation } from './messages.js';
import {
  answer,
  askedNow,
  fileOf,
  look,
  mayUndo,
  newSession,
  type Session,
  sessionFrom,
  setupOf,
  show,
  sightOf,
  takeBack,
} from './session.js';
import { logOf, type Sight } from './sight.js';
import { situationOf } from './situation.js';
import { stepsOf } from './steps.js';

/** A game with allies, secrets and every kind of question, whichever it is on the shelf. */
const book = shelf.find(({ rulebook }) => rulebook.seats(setupFor(rulebook.scenarios[0]?.id ?? '')).length === 3);
if (book === undefined) throw new Error('no game for three is on the shelf');
const scenario = book.rulebook.scenarios[0]?.id ?? '';

function setupFor(id: string) {
  return { scenario: id, options: {}, charts: {}, set: null };
}

const [blue = '', green = '', red = ''] = book.rulebook.seats(setupFor(scenario)).map(({ seat }) => seat);
const me = { by: 'person', person: 'me' } as const;
const friend = { by: 'person', person: 'friend' } as const;
const bot = { by: 'bot', bot: 'random' } as const;

function sit(players: Players, forced = true, on: Shelved | undefined = book): Session {
  if (on === undefined) throw new Error('no such game');
  return newSession(on, setupOf(on, scenario, {}, null), 'seed', { players, forced, id: 'abc' });
}

const hotSeat: Players = { [blue]: me, [green]: me, [red]: friend };

/** Answer whatever is asked, by chance; the curtain is drawn aside. */
function playOn(session: Session, most: number, seen: (situation: Situation) => void = () => undefined): void {
  const below = chance(7);
  for (let i = 0; i < most && session.game.state.umpire.over === null; i += 1) {
    if (session.shown === null) show(session);
    seen(situationOf(session));
    const asked = askedNow(session);
    if (asked === undefined) throw new Error('nobody is asked');
    const view = viewOf(session.game.state, asked.seat);
    const given = sample(view, asked.ask, below, session.game.desk.ways) as Answer;
    expect(answer(session, given, false)).toBeUndefined();
  }
}

describe('what leaves the umpire', () => {
  test('is the view of the seat that looks, and what it heard', () => {
    const session = sit(hotSeat);
    let looks = 0;
    playOn(session, 40, (situation) => {
      const text = JSON.stringify(situation);
      const mine = session.looking === red;
      expect(/Sea Robin/.test(text) && !mine).toBe(false);
      if (mine && /Sea Robin/.test(text)) looks += 1;
      for (const { text: line } of logOf(sightOf(session) as Sight))
        expect(text).toContain(JSON.stringify(line).slice(1, -1));
    });
    expect(looks).toBeGreaterThan(0);
  });

  test('is nothing of anybody behind a curtain', () => {
    const session = sit(hotSeat);
    expect(situationOf(session)).toMatchObject({ table: null, curtain: { person: 'me', seats: [blue, green] } });
    expect(askedNow(session)).toBeUndefined();
    expect(answer(session, { text: 'none' }, false)).toEqual({
      refusal: { rule: '', why: 'nothing is asked of you now' },
    });
    show(session);
    expect(() => look(session, red)).toThrow('not yours to look at');
    playOn(session, 2);
    expect(situationOf(session).curtain).toMatchObject({ person: 'friend', seats: [red] });
  });
});

describe('a session', () => {
  test('needs somebody at the screen, and a seat for everybody', () => {
    expect(() => sit({ [blue]: bot, [green]: bot, [red]: bot })).toThrow('take at least one seat yourself');
    expect(() => sit({ [blue]: me })).toThrow('nobody sits at');
    expect(() => sit({ [blue]: me, [green]: bot, [red]: { by: 'bot', bot: 'nobody' } })).toThrow('no bot nobody');
  });

  test('goes on from its file as it stood', () => {
    const session = sit({ [blue]: me, [green]: bot, [red]: bot });
    playOn(session, 5);
    const again = sessionFrom(fileOf(session), { players: session.players, forced: true, id: 'abc' }, session.byItself);
    const [one, two] = [situationOf(session), situationOf(again)];
    expect(two.table?.asked).toEqual(one.table?.asked);
    expect(two.table?.text).toEqual(one.table?.text);
    expect(two.moment).toBe(one.moment);
  });

  test('takes an answer back as long as nobody has learned from it', () => {
    const session = sit(hotSeat);
    show(session);
    expect(mayUndo(session)).toBe(false);
    expect(situationOf(session).table?.undoWhy).toMatch(/answered nothing yet/);
    const first = situationOf(session).table?.asked?.ask;
    playOn(session, 1);
    expect(mayUndo(session)).toBe(true);
    takeBack(session);
    expect(session.game.log).toHaveLength(0);
    expect(situationOf(session).table?.asked?.ask).toEqual(first);
    playOn(session, 3); // all three sheets: the game has gone on
    while (session.shown === null) show(session);
    expect(mayUndo(session)).toBe(false);
    expect(situationOf(session).table?.undoWhy).toMatch(/it cannot be taken back/);
    expect(() => takeBack(session)).toThrow();
  });

  test('begins a form with what the rulebook proposes, if it is legal', () => {
    if (book === undefined) throw new Error('no such game');
    const startOf = (proposal: NonNullable<Shelved['proposal']>) =>
      situationOf(sit({ [blue]: me, [green]: bot, [red]: bot }, true, { ...book, proposal })).table?.asked?.start;
    expect(startOf((_view, _law, ask) => emptyAnswer(ask))).not.toBeNull();
    expect(startOf(() => [['nonsense'], []])).toBeNull();
  });

  test('warns before an answer is taken, and takes it when it is sent anyway', () => {
    if (book === undefined || book.board === null) throw new Error('no such game');
    const board = { ...book.board, warnings: () => ['no way home'] };
    const session = sit({ [blue]: me, [green]: bot, [red]: bot }, true, { ...book, board });
    const moment = session.game.log.length;
    expect(answer(session, { text: 'nonsense' }, false)).toHaveProperty('refusal');
    expect(answer(session, { text: 'none / none' }, false)).toEqual({ warnings: ['no way home'] });
    expect(session.game.log).toHaveLength(moment);
    expect(answer(session, { text: 'none / none' }, true)).toBeUndefined();
    expect(session.game.log.length).toBeGreaterThan(moment);
  });

  test('is not ended by a bot that errs: chance answers for it', () => {
    if (book === undefined) throw new Error('no such game');
    const erring = {
      ...book,
      bots: [{ name: 'random', title: 'Erring', seat: () => ({ answer: () => ['nonsense'] }) }],
    };
    const session = sit({ [blue]: me, [green]: bot, [red]: bot }, true, erring);
    playOn(session, 3);
    expect(session.game.log.length).toBeGreaterThan(3);
  });
});

test('what lies within reach of a walk is what the umpire would take', () => {
  const session = sit({ [blue]: me, [green]: me, [red]: me });
  let walks = 0;
  playOn(session, 60, () => {
    const asked = askedNow(session);
    const { ways } = session.game.desk;
    if (asked?.ask.ask !== 'walk' || ways === undefined) return;
    walks += 1;
    const view = viewOf<Kit>(session.game.state, asked.seat);
    const steps = stepsOf(workspace, view, asked.ask, [], ways);
    expect(steps).toMatchObject({ at: asked.ask.from, left: asked.ask.budget, refusal: null });
    for (const { place, from, cost } of steps.reach) {
      expect(cost).toBeLessThanOrEqual(asked.ask.budget);
      const path = from === steps.at ? [place] : [from, place];
      expect(stepsOf(workspace, view, asked.ask, path, ways)).toMatchObject({ at: place, refusal: null });
    }
    const barred = steps.next.find(({ not }) => not !== null);
    if (barred !== undefined) expect(stepsOf(workspace, view, asked.ask, [barred.place], ways).refusal).not.toBeNull();
  });
  expect(walks).toBeGreaterThan(3);
});
