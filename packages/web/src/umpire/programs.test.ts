/** Programs at this screen: how much they think, what they have in mind, and hints. */
import { random, type Shelved, shelf, workspace } from '@ironbottom/shelf';
import { type Answer, type Bot, type BotThought, chance, type Kit, readGame, sample, viewOf } from '@ironbottom/umpire';
import { describe, expect, test } from 'vitest';
import type { Players } from './messages.js';
import { offered } from './offered.js';
import { record } from './replay.js';
import { momentOf } from './replay-scene.js';
import { headOf } from './replay-told.js';
import {
  answer,
  askedNow,
  fileOf,
  newSession,
  type Session,
  sessionFrom,
  setupOf,
  sightOf,
  takeBack,
} from './session.js';
import { logOf } from './sight.js';
import { situationOf } from './situation.js';
import { suggest } from './suggest.js';

const found = shelf.find(({ rulebook }) => rulebook.scenarios.some(({ id }) => id === 'narrows'));
if (found === undefined) throw new Error('the toy game is not on the shelf');

const thoughts: (BotThought | undefined)[] = [];
/** It says what it has in mind, and looks at its clock. */
const planner: Bot<Kit> = {
  name: 'planner',
  title: 'Planner',
  about: 'Plans.',
  efforts: [
    { futures: 40, title: 'usual' },
    { futures: 4, title: 'briefly' },
  ],
  seat(seat, law, below, thought) {
    thoughts.push(thought);
    const sits = random.seat(seat, law, below);
    return {
      answer(view, ask, ways) {
        expect(thought?.isLate?.()).toBe(false);
        return sits.answer(view, ask, ways);
      },
      intents: () => [{ turn: 1, text: `secret mind of ${seat} (6.1)`, at: 2 }],
    };
  },
};
const book: Shelved = { ...found, bots: [planner, { ...planner, name: 'adviser', title: 'Adviser' }, random] };
const quick: Shelved = { ...book, bots: [planner, { name: 'adviser', title: 'Adviser', seat: planner.seat }, random] };
const scenario = book.rulebook.scenarios[0]?.id ?? '';
const [blue = '', green = '', red = ''] = book.rulebook
  .seats(setupOf(book, scenario, {}, null))
  .map(({ seat }) => seat);
const me = { by: 'person', person: 'me' } as const;
const players: Players = { [blue]: me, [green]: me, [red]: { by: 'bot', bot: 'planner:4' } };

function sit(more: { onThought?(title: string): void } = {}, on = book): Session {
  return newSession(on, setupOf(on, scenario, {}, null), 'seed', { players, forced: true, id: 'abc', ...more });
}

const below = chance(7);

function answerOnce(session: Session): void {
  const asked = askedNow(session);
  if (asked === undefined) throw new Error('nobody is asked');
  const view = viewOf(session.game.state, asked.seat);
  expect(answer(session, sample(view, asked.ask, below, session.game.desk.ways) as Answer, false)).toBeUndefined();
}

const isOver = ({ game }: Session): boolean => game.state.umpire.over !== null;

describe('a program that looks ahead', () => {
  test('is offered with what it is like; a newcomer is proposed the gentlest', () => {
    expect(offered(book)).toMatchObject({
      bots: [{ name: 'planner', about: 'Plans.', efforts: [{ futures: 40 }, { futures: 4 }] }, {}, { name: 'random' }],
      opponent: 'adviser',
    });
  });

  test('is seated with the effort it was called with, and the page is told before it thinks', () => {
    thoughts.length = 0;
    const told: string[] = [];
    const session = sit({ onThought: (title) => told.push(title) });
    while (thoughts.length === 0) answerOnce(session);
    expect(thoughts[0]?.futures).toBe(4);
    expect(told).toContain('Planner');
    const wrong = (called: string) => () =>
      newSession(book, setupOf(book, scenario, {}, null), 'seed', {
        players: { ...players, [red]: { by: 'bot', bot: called } },
        forced: true,
        id: 'abc',
      });
    for (const called of ['planner:0', 'random:3', 'nobody']) expect(wrong(called)).toThrow('there is no bot');
  });

  test('what it had in mind is in no situation while the game goes on, and in the replay when it is over', () => {
    const session = sit();
    while (!isOver(session)) {
      expect(JSON.stringify(situationOf(session))).not.toContain('secret mind');
      answerOnce(session);
    }
    expect(JSON.stringify(situationOf(session))).not.toContain('secret mind');
    const text = fileOf(session);
    expect(text).toContain('  planner means, turn 1, place 2: secret mind of');
    const read = readGame(text, [book.rulebook]);
    if ('errors' in read) throw new Error(read.errors[0]);
    const { game } = read;
    const ground = { book, rules: workspace, law: game.law, ways: game.desk.ways };
    const replay = record({ of: 'game', id: 'a', ground, game, text, who: '', eyes: 'all' });
    const { minds } = headOf(replay, null);
    const first = game.log.findIndex(({ seat }) => seat === red) + 1;
    expect(minds[0]).toEqual({
      turn: 1,
      text: `secret mind of ${red} (6.1)`,
      at: 2,
      moment: first,
      seat: expect.any(String),
      by: 'Planner',
    });
    expect(minds).toHaveLength(game.log.filter(({ seat }) => seat === red).length);
  });

  test('a game that goes on is looked back at without it, whoever looks', () => {
    const session = sit();
    for (let i = 0; i < 6; i++) answerOnce(session);
    const { game } = session;
    expect(game.log.some(({ meant }) => meant !== undefined)).toBe(true);
    const ground = { book, rules: workspace, law: game.law, ways: game.desk.ways };
    const back = record({ of: 'game', id: 'a', ground, game, text: fileOf(session), who: '', eyes: [blue, red] });
    const moments = headOf(back, null);
    expect(moments.minds).toEqual([]);
    for (let at = 0; at <= moments.last; at++)
      expect(JSON.stringify(momentOf(back, at, [{ seat: blue }]))).not.toContain('secret mind');
  });
});

describe('a hint', () => {
  test('is what the best would do that keeps nobody waiting, with what it has in mind', () => {
    const session = sit({}, quick);
    const sight = sightOf(session);
    if (sight?.ask === undefined) throw new Error('nothing is asked');
    expect(situationOf(session).table?.adviser).toEqual({ title: 'Adviser' });
    const { answer: proposed, intents } = suggest(sight, sight.ask, 'adviser', 'now');
    expect(workspace.judge(sight.view, sight.ask, proposed, sight.ways)).toBeUndefined();
    expect(intents).toEqual([{ turn: 1, text: `secret mind of ${sight.seat} (6.1)`, at: 2 }]);
  });

  test('is noted with the answer it led to, in the log of that seat alone; it stays after a reload and a take-back', () => {
    const session = sit({}, quick);
    const { seat } = askedNow(session) ?? { seat: '' };
    const noted = (of: Session, looking: string): string[] => {
      const sight = sightOf(of);
      const lines = sight === undefined ? [] : logOf({ ...sight, seat: looking });
      return lines.flatMap(({ kind, text }) => (kind === 'note' ? [text] : []));
    };
    session.hinted.set(seat, { moment: session.game.log.length, by: 'adviser' });
    expect(noted(session, seat)).toEqual([]);
    answerOnce(session);
    const note = 'You asked Adviser for a hint.';
    expect(noted(session, seat)).toContain(note);
    for (const other of [blue, green, red].filter((each) => each !== seat))
      expect(noted(session, other)).not.toContain(note);
    expect(session.game.log.map(({ hint }) => hint).filter((hint) => hint !== undefined)).toEqual(['adviser']);
    expect(fileOf(session)).toContain('\n  hint: adviser\n');
    const again = sessionFrom(
      fileOf(session),
      { players: { ...players, [red]: { by: 'bot', bot: 'random' } }, forced: true, id: 'abc' },
      session.byItself,
    );
    expect(noted(again, seat)).toContain('You asked adviser for a hint.');
    takeBack(session);
    expect(fileOf(session)).not.toContain('hint:');
    answerOnce(session);
    expect(fileOf(session)).toContain('\n  hint: adviser\n');
    answerOnce(session);
    expect(session.game.log.filter(({ hint }) => hint !== undefined)).toHaveLength(1);
  });
});
