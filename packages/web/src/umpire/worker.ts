/** The umpire, in a worker of its own: the page cannot see what it knows, and does not stop while it thinks. */
import { aboutOf, type Shelved, seatName, shelf, shelved } from '@ironbottom/shelf';
import { judge, type Setup, viewOf } from '@ironbottom/umpire';
import type { Offered, Replies, Request, Returned, Saved, Sent } from './messages.js';
import { seatingText } from './players.js';
import { fetchKept, forget, keep, kept } from './saves.js';
import {
  answer,
  askedNow,
  errorsIn,
  fileOf,
  gameFrom,
  look,
  newSession,
  readTyped,
  type Session,
  sessionFrom,
  settle,
  setupOf,
  show,
  suggest,
  Trouble,
  takeBack,
} from './session.js';
import { adviserOf, clockOf, logOf, referenceOf, situationOf } from './situation.js';
import { stepsOf } from './steps.js';

let present: Session | undefined;

function session(): Session {
  if (present === undefined) throw new Trouble('no game is open');
  return present;
}

const answers: { [D in Request['do']]: (request: Extract<Request, { do: D }>) => Replies[D] | Promise<Replies[D]> } = {
  shelf: async () => ({ games: shelf.map(offered), saved: await list() }),

  async new({ book, scenario, options, players, set, seed, forced }) {
    const found = shelved(book, scenario);
    if (found === undefined) throw new Trouble(`there is no game ${book}`);
    present = newSession(found, setupOf(found, scenario, options, set), seed, { players, forced, id: newId() });
    return saved(present);
  },

  check({ book, scenario, options, set }) {
    const found = shelved(book, scenario);
    if (found === undefined) return { errors: [`there is no game ${book}`] };
    try {
      return { errors: errorsIn(found, setupOf(found, scenario, options, set)) };
    } catch (fault) {
      return { errors: [fault instanceof Error ? fault.message : String(fault)] };
    }
  },

  async open({ id, forced }) {
    const game = await fetchKept(id);
    if (game === undefined) throw new Trouble('that game is not kept in this browser');
    const byItself = [...game.given].map((mark) => mark === 'i');
    present = sessionFrom(game.text, { players: game.players, forced, id }, byItself);
    return situationOf(present);
  },

  read({ text }) {
    const { game, book } = gameFrom(text);
    const over = game.state.umpire.over !== null;
    return { book: book.rulebook.name, scenario: game.setup.scenario, answers: game.log.length, over };
  },

  async import({ text, players, forced }) {
    present = sessionFrom(text, { players, forced, id: newId() }, []);
    return saved(present);
  },

  async forget({ id }) {
    await forget(id);
    return { saved: await list() };
  },

  reference: () => referenceOf(session()),

  show() {
    show(session());
    return situationOf(session());
  },

  look({ seat }) {
    look(session(), seat);
    return situationOf(session());
  },

  async forced({ forced }) {
    session().forced = forced;
    settle(session());
    return saved(session());
  },

  async answer({ moment, answer: given, anyway }) {
    const game = session();
    if (moment !== game.game.log.length)
      return { refusal: { rule: '', why: 'the game has gone on; look at the question again' } };
    const not = answer(game, given, anyway);
    return not ?? { situation: await saved(game) };
  },

  async undo() {
    takeBack(session());
    return saved(session());
  },

  suggest({ bot }) {
    const by = session().book.bots.find(({ name }) => name === bot)?.title ?? bot;
    return { answer: suggest(session(), bot), by };
  },

  steps({ path }) {
    const { game } = session();
    const asked = askedNow(session());
    if (asked?.ask.ask !== 'walk' || game.desk.ways === undefined) throw new Trouble('no walk is asked for now');
    const view = viewOf(game.state, asked.seat);
    return stepsOf(view, asked.ask, path, game.desk.ways, adviserOf(session(), view, asked.ask));
  },

  advice({ answer: given }) {
    const asked = askedNow(session());
    if (asked === undefined) return { lines: [] };
    const view = viewOf(session().game.state, asked.seat);
    return { lines: adviserOf(session(), view, asked.ask)(given)?.lines ?? [] };
  },

  typed: ({ text }) => readTyped(session(), text),

  /** Only of answers that could be given: nothing is known of what would follow from others. */
  odds({ answers: given }) {
    const { book, game } = session();
    const asked = askedNow(session());
    if (asked === undefined) return { odds: [] };
    const view = viewOf(game.state, asked.seat);
    return {
      odds: given.map((each) =>
        judge(view, asked.ask, each, game.desk.ways) === undefined
          ? (book.odds?.(view, game.law, asked.ask, each) ?? null)
          : null,
      ),
    };
  },

  briefing() {
    const { book, game, looking, shown } = session();
    return { parts: shown === null ? [] : (book.briefing?.(game.law, looking) ?? []) };
  },

  log: () => ({ log: session().shown === null ? [] : logOf(session()) }),

  export() {
    const { game } = session();
    return { name: `${game.rulebook.name}-${game.setup.scenario}-${game.log.length}.txt`, text: fileOf(session()) };
  },
};

function offered(book: Shelved): Offered {
  const { rulebook, title, options, bots } = book;
  return {
    book: rulebook.name,
    title,
    options,
    bots: bots.map((bot) => ({ name: bot.name, title: bot.title })),
    scenarios: rulebook.scenarios.map(({ id, title: name, example }) => {
      const setup: Setup = setupOf(book, id, {}, null);
      const seats = rulebook.seats(setup).map(({ seat, party }) => ({ seat, party, name: seatName(book, seat) }));
      const told = example === undefined ? null : JSON.stringify(example, null, 2);
      return { id, title: name, about: aboutOf(book, id), seats, example: told };
    }),
  };
}

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Kept after every answer, before the page hears of it: what it shows can always be gone on with. */
async function saved(game: Session): Promise<Replies['new']> {
  const situation = situationOf(game);
  try {
    await keep({
      id: game.id,
      title: situation.title,
      scenario: situation.scenario,
      who: seatingText(game.book, game.players),
      when: Date.now(),
      answers: game.game.log.length,
      clock: clockOf(game),
      over: game.game.state.umpire.over !== null,
      text: fileOf(game),
      players: game.players,
      given: game.byItself.map((by) => (by ? 'i' : 'a')).join(''),
    });
  } catch (fault) {
    // A browser that keeps nothing still plays.
    return { ...situation, unkept: fault instanceof Error ? fault.message : String(fault) };
  }
  return situation;
}

/** A browser that keeps nothing has kept nothing. */
const list = (): Promise<Saved[]> => kept().catch(() => []);

/** One after the other, in the order they came. */
let last: Promise<void> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<Sent>) => {
  last = last.then(() => reply(data));
});

async function reply({ n, request }: Sent): Promise<void> {
  let returned: Returned;
  try {
    const obey = answers[request.do] as (request: Request) => Promise<Replies[Request['do']]>;
    returned = { n, reply: await obey(request) };
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault);
    returned = { n, error: fault instanceof Trouble ? why : `an error of the program: ${why}` };
  }
  postMessage(returned);
}
