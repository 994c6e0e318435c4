/** The umpire, in a worker of its own: the page cannot see what it knows, and does not stop while it thinks. */
import { shelved, workspace } from '@ironbottom/shelf';
import { type Seat, standIn } from '@ironbottom/umpire';
import { call, Refused } from '@ironbottom/wire';
import { answerTold } from '../asks/told.js';
import { coaching } from '../words/guide.js';
import { speak } from '../words/index.js';
import { umpire } from '../words/umpire.js';
import type { Player, Players, Pushed, Replies, Request, Returned, Sent, Situation } from './messages.js';
import { games, offered } from './offered.js';
import { sheetShown } from './orders.js';
import { seatingText } from './players.js';
import * as afar from './remote.js';
import { remoteSituation } from './remote-situation.js';
import { closeReplay, replayAnswers } from './replay-answers.js';
import { fetchKept, forget, keep, listed } from './saves.js';
import {
  errorsIn,
  fileOf,
  gameFrom,
  leaveOrders,
  look,
  looksAhead,
  newSession,
  notesShown,
  type Session,
  sessionFrom,
  settle,
  setupOf,
  show,
  sightOf,
  skipPart,
  take,
  takeBack,
  writeNotes,
} from './session.js';
import { adviserOf, type Ground, logOf, notAsked, oddsOf, readTyped, referenceOf, type Sight, steps } from './sight.js';
import { clockOf, situationOf } from './situation.js';
import { suggest } from './suggest.js';
import { Trouble } from './trouble.js';

/** What is open: a game at this screen, or a match on the server. */
let present: { at: 'home'; session: Session } | { at: 'afar'; remote: afar.Remote } | undefined;

function session(): Session {
  if (present?.at !== 'home') throw new Trouble(umpire.noGameOpen);
  return present.session;
}

function remote(): afar.Remote {
  if (present?.at !== 'afar') throw new Trouble(umpire.noMatchOpen);
  return present.remote;
}

function open(next: NonNullable<typeof present> | undefined): void {
  if (present?.at === 'afar') afar.leave(present.remote);
  present = next;
}

function opened(next: Session): Session {
  open({ at: 'home', session: next });
  return next;
}

function situation(): Situation {
  return present?.at === 'afar' ? remoteSituation(present.remote) : situationOf(session());
}

function sight(): Sight | undefined {
  return present?.at === 'afar' ? afar.sightOf(present.remote) : sightOf(session());
}

function ground(): Ground {
  const seen = present?.at === 'afar' ? present.remote.ground : sight();
  if (seen !== undefined) return seen;
  const { book, game } = session();
  return { book, rules: workspace, law: game.law, ways: game.desk.ways, house: game.setup.charts };
}

/** What a bot's chance begins with: at the same moment it suggests the same. */
function momentOf(seat: Seat): string {
  if (present?.at === 'afar') return `${present.remote.id} ${seat} ${afar.momentOf(present.remote, seat)}`;
  return `${session().id} ${seat} ${session().game.log.length}`;
}

/** It is kept with the answer that is given to this question, whatever that is. */
function noteHint(seat: Seat, by: string): void {
  if (present?.at === 'home') present.session.hinted.set(seat, { moment: present.session.game.log.length, by });
  const question = present?.at === 'afar' ? afar.askedOf(present.remote, seat) : null;
  if (present?.at === 'afar' && question !== null) present.remote.hinted.set(seat, { question, by });
}

/** The page is told before a program begins: until it has done so nothing else can be said. */
let thinker: string | null = null;

function thinks(title: string | null): void {
  if (title === thinker) return;
  thinker = title;
  postMessage({ thinks: title } satisfies Pushed);
}

/** Several frames that come together are told together. */
let telling = false;

function tell(): void {
  if (telling) return;
  telling = true;
  setTimeout(() => {
    telling = false;
    if (present?.at === 'afar') postMessage({ push: remoteSituation(present.remote) } satisfies Pushed);
  }, 10);
}

/** Milliseconds for odds that are asked for at once. */
const weighing = 700;

const answers: { [D in Request['do']]: (request: Extract<Request, { do: D }>) => Replies[D] | Promise<Replies[D]> } = {
  async shelf() {
    open(undefined);
    return { games: [...games], saved: await listed() };
  },

  async new({ book, scenario, options, players, set, charts, seed, forced }) {
    const found = shelved(book, scenario);
    if (found === undefined) throw new Trouble(umpire.noGame(book));
    const setup = setupOf(found, scenario, options, set, charts);
    const [wrong] = set === null ? [] : errorsIn(found, setup, set);
    if (wrong !== undefined) throw new Trouble(wrong);
    return saved(opened(newSession(found, setup, seed, { players, forced, id: newId(), onThought: thinks })));
  },

  async learn({ book, scenario }) {
    const found = shelved(book, scenario);
    const guide = found?.guide;
    if (found === undefined || guide === undefined) throw new Trouble(umpire.noGuide(book));
    const setup = setupOf(found, guide.scenario, guide.options, null);
    const others = found.rulebook.seats(setup).map(({ seat }): [Seat, Player] => [seat, { by: 'bot', bot: guide.bot }]);
    const players: Players = { ...Object.fromEntries(others), [guide.seat]: { by: 'person', person: 'me' } };
    const opening = { players, forced: true, id: newId(), guided: true, onThought: thinks };
    return saved(opened(newSession(found, setup, guide.seed, opening)));
  },

  guide({ what }) {
    if (what === 'skip') skipPart(session());
    else session().guide = null;
    return saved(session());
  },

  check({ book, scenario, options, set, charts }) {
    const found = shelved(book, scenario);
    if (found === undefined) return { errors: [umpire.noGame(book)] };
    try {
      return { errors: errorsIn(found, setupOf(found, scenario, options, set, charts), set) };
    } catch (fault) {
      return { errors: [fault instanceof Error ? fault.message : String(fault)] };
    }
  },

  async open({ id, forced }) {
    const game = await fetchKept(id);
    if (game === undefined) throw new Trouble(umpire.gameNotKept);
    const byItself = [...game.given].map((mark) => mark === 'i');
    return situationOf(
      opened(
        sessionFrom(
          game.text,
          {
            players: game.players,
            forced: forced || game.guided === true,
            id,
            sheets: game.sheets ?? {},
            notes: game.notes ?? {},
            guided: game.guided === true,
            onThought: thinks,
          },
          byItself,
        ),
      ),
    );
  },

  read({ text }) {
    const { game, book } = gameFrom(text);
    const over = game.state.umpire.over !== null;
    return { book: book.rulebook.name, scenario: game.setup.scenario, answers: game.log.length, over };
  },

  async import({ text, players, forced }) {
    return saved(opened(sessionFrom(text, { players, forced, id: newId(), onThought: thinks }, [])));
  },

  async forget({ id }) {
    await forget(id);
    return { saved: await listed() };
  },

  async sit({ match, forced, known, curtain }) {
    open(undefined);
    open({ at: 'afar', remote: await afar.sitDown(match, { forced, known, curtain, onNews: tell }) });
    return situation();
  },

  curtain({ curtain }) {
    afar.setCurtain(remote(), curtain);
    return situation();
  },

  async deed({ deed }) {
    const refusal = await afar.deed(remote(), deed);
    return { refusal: refusal ?? null, situation: situation() };
  },

  reference: () => referenceOf(ground()),

  show() {
    if (present?.at === 'afar') present.remote.shown = true;
    else show(session());
    return situation();
  },

  async look({ seat }) {
    if (present?.at === 'afar') await afar.look(present.remote, seat);
    else look(session(), seat);
    return situation();
  },

  async forced({ forced }) {
    if (present?.at === 'afar') {
      present.remote.forced = forced;
      for (const seat of present.remote.mine) await afar.answerForced(present.remote, seat);
      return situation();
    }
    session().forced = forced || session().guide !== null;
    settle(session());
    return saved(session());
  },

  async answer({ moment, answer: given, anyway }) {
    if (present?.at === 'afar') {
      const not = await afar.answer(present.remote, moment, given, anyway);
      return not ?? { situation: situation() };
    }
    const game = session();
    if (moment !== game.game.log.length) return { refusal: { rule: '', why: umpire.goneOn } };
    const not = take(game, given, anyway);
    if (not !== undefined) return not;
    // Kept before anybody thinks: whoever leaves meanwhile has answered.
    if (looksAhead(game)) await saved(game);
    settle(game);
    return { situation: await saved(game) };
  },

  async undo() {
    if (present?.at === 'afar') {
      await afar.takeBack(present.remote);
      return situation();
    }
    takeBack(session());
    return saved(session());
  },

  suggest() {
    const seen = sight();
    if (seen?.ask === undefined) throw new Trouble(notAsked().why);
    if (present?.at === 'afar' && present.remote.about.match.rated) throw new Trouble(coaching.rated);
    const adviser = standIn(seen.book.bots);
    if (adviser === undefined) throw new Trouble(umpire.noBotFor(seen.book.title));
    const { bot, called } = adviser;
    thinks(bot.title);
    const { answer: suggested, intents } = suggest(seen, seen.ask, called, momentOf(seen.seat));
    noteHint(seen.seat, bot.name);
    const lines = answerTold(seen.ask, suggested, (place) => seen.ways?.placeName(place) ?? String(place));
    return { answer: suggested, by: bot.title, lines, intents };
  },

  steps({ path }) {
    const seen = sight();
    const next = seen && steps(seen, path);
    if (next === undefined) throw new Trouble(umpire.noWalk);
    return next;
  },

  advice({ answer: given }) {
    const seen = sight();
    if (seen?.ask === undefined) return { lines: [], unassigned: [] };
    const { ask, view, law, book } = seen;
    return {
      lines: adviserOf(seen, ask)(given)?.lines ?? [],
      unassigned: book.board?.unassigned?.(view, law, ask, given) ?? [],
    };
  },

  typed({ text }) {
    const seen = sight();
    return seen === undefined ? { refusal: notAsked() } : readTyped(seen, text);
  },

  odds({ answers: given, most }) {
    const until = performance.now() + weighing / Math.max(1, given.length);
    const seen = sight();
    return { odds: seen === undefined ? [] : oddsOf(seen, given, { most, isLate: () => performance.now() > until }) };
  },

  standing: () => (present?.at === 'afar' ? afar.sheetShown(present.remote) : sheetShown(session())),

  async orders({ text, on }) {
    if (present?.at === 'afar')
      return { errors: await afar.leaveOrders(present.remote, text, on), situation: situation() };
    const errors = leaveOrders(session(), text, on);
    return { errors, situation: await saved(session()) };
  },

  async notes() {
    if (present?.at === 'afar') return call({ base: '' }, 'notes', { params: { id: present.remote.id } });
    return { text: notesShown(session()) };
  },

  async keepNotes({ text }) {
    if (present?.at === 'afar')
      await call({ base: '' }, 'keepNotes', { params: { id: present.remote.id }, body: { text } });
    else {
      writeNotes(session(), text);
      await saved(session());
    }
    return {};
  },

  briefing() {
    const seen = sight();
    return { parts: seen?.book.briefing?.(seen.law, seen.seat) ?? [] };
  },

  log() {
    const seen = sight();
    return { log: seen === undefined ? [] : logOf(seen) };
  },

  export() {
    if (present?.at === 'afar') return call({ base: '' }, 'file', { params: { id: present.remote.id } });
    const { game } = session();
    return { name: `${game.rulebook.name}-${game.setup.scenario}-${game.log.length}.txt`, text: fileOf(session()) };
  },

  async giveUp() {
    const given = session();
    await saved(given, true);
    open(undefined);
    return { id: given.id };
  },

  ...replayAnswers({
    present: () => (present?.at === 'home' ? present.session : undefined),
    looking: (match) => (present?.at === 'afar' && present.remote.id === match ? present.remote.looking : undefined),
    offered,
    async keep(text, players) {
      const id = newId();
      await saved(sessionFrom(text, { players, forced: false, id }, []));
      return id;
    },
  }),
};

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Kept after every answer, before the page hears of it: what it shows can always be gone on with. */
async function saved(game: Session, givenUp = false): Promise<Replies['new']> {
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
      over: givenUp || game.game.state.umpire.over !== null,
      givenUp,
      text: fileOf(game),
      players: game.players,
      given: game.byItself.map((by) => (by ? 'i' : 'a')).join(''),
      sheets: game.sheets,
      notes: game.notes,
      guided: game.guide !== null,
    });
  } catch (fault) {
    // A browser that keeps nothing still plays.
    return { ...situation, unkept: fault instanceof Error ? fault.message : String(fault) };
  }
  return situation;
}

/** One after the other, in the order they came; but what waits for the server keeps nobody waiting. */
let last: Promise<unknown> = speak();

export function hear(sent: Sent): void {
  if (present?.at === 'afar') void reply(sent);
  else last = last.then(() => reply(sent));
}

async function reply({ n, request }: Sent): Promise<void> {
  let returned: Returned;
  try {
    if (!request.do.startsWith('replay')) closeReplay();
    const obey = answers[request.do] as (request: Request) => Promise<Replies[Request['do']]>;
    returned = { n, reply: await obey(request) };
  } catch (fault) {
    const why = fault instanceof Error ? fault.message : String(fault);
    returned = {
      n,
      error: fault instanceof Trouble || fault instanceof Refused ? why : umpire.fault(why),
    };
  }
  thinks(null);
  postMessage(returned);
}
