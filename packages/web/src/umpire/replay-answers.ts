/** What the worker does when the page asks about a replay. */
import { type Shelved, seatName, shelf, shelved, workspace } from '@ironbottom/shelf';
import {
  awaited,
  begin,
  type DiceSource,
  type Game,
  hashOf,
  type Kit,
  type Rulebook,
  readGame,
  type Seat,
  seedFrom,
  submit,
  writeGame,
} from '@ironbottom/umpire';
import { call, type Reply } from '@ironbottom/wire';
import { marks } from '../words/marks.js';
import { listed } from '../words/plural.js';
import { replay as words } from '../words/replay.js';
import type { Offered, Person, Players } from './messages.js';
import { peopleOf, personOf, seatingText, seatsOf } from './players.js';
import { groundOf } from './remote-ground.js';
import { answersAt, facesUntil, lookers, type Past, type Replay, record } from './replay.js';
import { luckOf } from './replay-luck.js';
import type { ReplayOpened, ReplayReplies, ReplayRequest } from './replay-messages.js';
import { momentOf } from './replay-scene.js';
import { recordSeat } from './replay-seat.js';
import { headOf, linesOf } from './replay-told.js';
import { fetchKept, type Kept, keep } from './saves.js';
import { gameFrom, type Session } from './session.js';
import { askIn, type Ground, oddsOf } from './sight.js';
import { Trouble } from './trouble.js';

/** What the worker lends: the game that is open, how a game is offered, how a new one is begun and kept. */
export type House = {
  present(): Session | undefined;
  /** The seat that looks at this match, where it is open. */
  looking(match: string): Seat | undefined;
  offered(book: Shelved): Offered;
  keep(text: string, players: Players): Promise<string>;
};

/** `names`: of the seats of whoever may look. */
type Behind = { person: Person; names: string[]; open(): Past };

let open: Past | undefined;
let behind: Behind | undefined;

/** Whoever does anything else has left: what was opened for one pair of eyes is not there for the next. */
export function closeReplay(): void {
  open = undefined;
  behind = undefined;
}

function replay(): Past {
  if (open === undefined) throw new Trouble(words.trouble.noReplay);
  return open;
}

export function replayAnswers(house: House): {
  [D in ReplayRequest['do']]: (
    request: Extract<ReplayRequest, { do: D }>,
  ) => ReplayReplies[D] | Promise<ReplayReplies[D]>;
} {
  const shown = (): ReplayOpened => ({ replay: headOf(replay(), house.offered(replay().ground.book)) });
  return {
    async replay({ of, id }) {
      closeReplay();
      const found = of === 'match' ? await matchPast(id, house.looking(id)) : await atHome(id, house.present());
      if ('open' in found) {
        behind = found;
        return { curtain: { person: found.person, seats: found.names } };
      }
      open = found;
      return shown();
    },

    async replayFile({ text, players }) {
      const { game, book } = gameFrom(text);
      if (game.state.umpire.over === null) throw new Trouble(words.trouble.goesOn);
      const id = hashOf({ text }).slice(0, 12);
      await keep({
        id,
        title: book.title,
        scenario: book.rulebook.scenarios.find((each) => each.id === game.setup.scenario)?.title ?? '',
        who: words.fromFile,
        when: Date.now(),
        answers: game.log.length,
        clock: '',
        over: true,
        text,
        players,
        given: game.log.map(() => 'a').join(''),
      });
      return { id };
    },

    replayShow() {
      if (behind === undefined) throw new Trouble(words.trouble.noCurtain);
      open = behind.open();
      behind = undefined;
      return shown();
    },

    replayAt: ({ at, eyes }) => momentOf(replay(), at, eyes),
    replayLog: ({ eyes }) => ({ lines: linesOf(replay(), eyes) }),
    replayLuck: () => luckOf(replay()),
    replayOdds: ({ at }) => ({ odds: oddsAt(replay(), at) }),

    async replayOn({ at, players, dice }) {
      const of = replay();
      if (!('game' in of) || of.over === null || of.eyes !== 'all') throw new Trouble(words.trouble.lineLater);
      return { id: await house.keep(anotherLine(of as Replay, answersAt(of, at), dice), players) };
    },
  };
}

const books: readonly Rulebook<Kit>[] = shelf.map(({ rulebook }) => rulebook);

function read(text: string, rules: Ground['rules'], from: readonly Rulebook<Kit>[]): Game<Kit> {
  const found = rules.readGame(text, from);
  if ('errors' in found) throw new Trouble(found.errors[0] ?? words.trouble.unreadable);
  return found.game;
}

async function keptAs(id: string): Promise<Kept> {
  const game = await fetchKept(id);
  if (game === undefined) throw new Trouble(words.trouble.notKept);
  return game;
}

/** A game of this browser. While it goes on only those at the screen look, each through his own seats' eyes. */
async function atHome(id: string, present: Session | undefined): Promise<Replay | Behind> {
  const session = present?.id === id ? present : undefined;
  const found =
    session === undefined ? await keptAs(id) : { ...session, text: writeGame(session.game, { seed: true }) };
  const { text, players } = found;
  const game = read(text, workspace, books);
  const book = shelved(game.rulebook.name, game.setup.scenario);
  if (book === undefined) throw new Trouble(words.trouble.noGame(game.rulebook.name));
  const ground: Ground = { book, rules: workspace, law: game.law, ways: game.desk.ways, house: game.setup.charts };
  const recording = {
    of: 'game' as const,
    id,
    ground,
    game,
    text,
    who: 'who' in found ? found.who : seatingText(book, players),
  };
  if (game.state.umpire.over !== null) return record({ ...recording, eyes: 'all' });
  if ('givenUp' in found && found.givenUp === true)
    return record({ ...recording, over: { winners: [], why: words.givenUp, rule: '' }, eyes: 'all' });
  const people = peopleOf(players);
  const next = session?.next ?? people.find((each) => awaited(game).some((seat) => personOf(players, seat) === each));
  const person = session?.shown ?? (people.length === 1 ? people[0] : undefined);
  const looker = person ?? next ?? people[0];
  if (looker === undefined) throw new Trouble(words.trouble.nobody);
  const seats = seatsOf(players, looker);
  const opened = (): Replay => record({ ...recording, eyes: seats });
  const names = seats.map((seat) => seatName(book, seat));
  return person === undefined ? { person: looker, names, open: opened } : opened();
}

const server = { base: '' };

/**
 * A match on the server shows everything to everybody once it is over. Until then somebody who sits there sees what one seat
 * was sent; who holds several looks through one of them, and perhaps not alone.
 */
async function matchPast(id: string, looking: Seat | undefined): Promise<Replay | Past | Behind> {
  const about = await call(server, 'match', { params: { id } });
  const ground = await groundOf(about);
  if (about.match.status === 'over') return matchOver(about, ground);
  const mine = about.match.mine.map(({ seat }) => seat);
  const seat = mine.find((each) => each === looking) ?? mine[0];
  if (seat === undefined || about.match.status === 'open') throw new Trouble(words.trouble.matchLater);
  const { moments } = await call(server, 'past', { params: { id, seat } });
  const opened = (): Past => recordSeat({ about, ground, seat, who: whoSits(about), moments });
  return mine.length === 1 ? opened() : { person: 'me', names: [seatName(ground.book, seat)], open: opened };
}

function whoSits({ match: { table } }: Reply<'match'>): string {
  return listed(
    table.seats.map(({ name, people, bot }) => marks.of(name, people.length > 0 ? listed(people) : (bot ?? '–'))),
  );
}

async function matchOver(about: Reply<'match'>, ground: Ground): Promise<Replay> {
  const { id, outcome } = about.match;
  const { text } = await call(server, 'file', { params: { id } });
  const game = read(text, ground.rules, [ground.book.rulebook]);
  const over = outcome ?? { winners: [], why: '', rule: '' };
  return record({
    of: 'match',
    id,
    ground,
    game,
    text,
    who: whoSits(about),
    eyes: 'all',
    over: { ...over, winners: [...over.winners] },
  });
}

/** Pictures of what may have been there. */
const enough = 20;

/** The chances of the answer that led to a moment, as its seat could reckon them before. */
function oddsAt(of: Past, at: number): ReplayReplies['replayOdds']['odds'] {
  const answers = answersAt(of, at);
  const given = of.given[answers - 1];
  if (given === undefined || !lookers(of).includes(given.seat)) return null;
  const view = of.view(answers - 1, given.seat);
  return (
    oddsOf({ ...of.ground, seat: given.seat, view, ask: askIn(of.ground, view), told: [] }, [given.answer], {
      most: enough,
    })[0] ?? null
  );
}

/** The first answers of a game as a game of its own, to be played on with the same dice or with others. */
export function anotherLine(of: Replay, answers: number, dice: 'same' | 'new'): string {
  const found = readGame(of.text, books);
  if ('errors' in found) throw new Trouble(found.errors[0] ?? words.trouble.unreadable);
  const { game } = found;
  const before = facesUntil(game, answers);
  const begun = begin(game.rulebook, game.setup, sourceFor(game, before, dice));
  if ('errors' in begun) throw new Trouble(marks.parts(begun.errors));
  for (const { seat, answer } of game.log.slice(0, answers)) {
    const played = submit(begun.game, seat, answer);
    if ('refusal' in played) throw new Trouble(played.refusal.why);
  }
  return writeGame(begun.game, { seed: true });
}

function sourceFor({ source }: Game<Kit>, before: readonly number[], dice: 'same' | 'new'): DiceSource {
  if (dice === 'new' || source.from === 'script') {
    const fresh = seedFrom([...crypto.getRandomValues(new Uint32Array(8))].join(' '));
    return { from: 'seed', seed: fresh, entropy: {}, before };
  }
  // What was taken over from yet another game is taken over as far as this line goes.
  return source.before === undefined ? source : { ...source, before: source.before.slice(0, before.length) };
}
