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
  seedFrom,
  submit,
  writeGame,
} from '@ironbottom/umpire';
import { call } from '@ironbottom/wire';
import { marks } from '../words/marks.js';
import { listed } from '../words/plural.js';
import { replay as words } from '../words/replay.js';
import type { Offered, Person, Players } from './messages.js';
import { peopleOf, personOf, seatingText, seatsOf } from './players.js';
import { groundOf } from './remote-ground.js';
import { answersAt, facesUntil, gameAfter, lookers, type Replay, record } from './replay.js';
import { luckOf } from './replay-luck.js';
import type { ReplayOpened, ReplayReplies, ReplayRequest } from './replay-messages.js';
import { momentOf } from './replay-scene.js';
import { headOf, linesOf } from './replay-told.js';
import { fetchKept, type Kept, keep } from './saves.js';
import { gameFrom, type Session } from './session.js';
import { type Ground, oddsOf } from './sight.js';
import { Trouble } from './trouble.js';

/** What the worker lends: the game that is open, how a game is offered, how a new one is begun and kept. */
export type House = {
  present(): Session | undefined;
  offered(book: Shelved): Offered;
  keep(text: string, players: Players): Promise<string>;
};

/** `names`: of the seats of whoever may look. */
type Behind = { person: Person; names: string[]; open(): Replay };

let open: Replay | undefined;
let behind: Behind | undefined;

function replay(): Replay {
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
      open = undefined;
      behind = undefined;
      if (of === 'match') open = await matchOver(id);
      else {
        const found = await atHome(id, house.present());
        if ('open' in found) {
          behind = found;
          return { curtain: { person: found.person, seats: found.names } };
        }
        open = found;
      }
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
      if (replay().over === null || replay().eyes !== 'all') throw new Trouble(words.trouble.lineLater);
      return { id: await house.keep(anotherLine(replay(), answersAt(replay(), at), dice), players) };
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

/** A match on the server shows everything to everybody once it is over. */
async function matchOver(id: string): Promise<Replay> {
  const about = await call(server, 'match', { params: { id } });
  if (about.match.status !== 'over') throw new Trouble(words.trouble.matchLater);
  const ground = await groundOf(about);
  const { text } = await call(server, 'file', { params: { id } });
  const game = read(text, ground.rules, [ground.book.rulebook]);
  const { outcome, table } = about.match;
  const who = listed(
    table.seats.map(({ name, people, bot }) => marks.of(name, people.length > 0 ? listed(people) : (bot ?? '–'))),
  );
  const over = outcome ?? { winners: [], why: '', rule: '' };
  return record({
    of: 'match',
    id,
    ground,
    game,
    text,
    who,
    eyes: 'all',
    over: { ...over, winners: [...over.winners] },
  });
}

/** The chances of the answer that led to a moment, as its seat could reckon them before. */
function oddsAt(of: Replay, at: number): ReplayReplies['replayOdds']['odds'] {
  const answers = answersAt(of, at);
  const given = of.game.log[answers - 1];
  if (given === undefined || !lookers(of).includes(given.seat)) return null;
  const game = gameAfter(of, answers - 1);
  const { rules } = of.ground;
  const ask = rules.askOf(game, given.seat);
  const view = rules.viewOf(game.state, given.seat);
  return oddsOf({ ...of.ground, seat: given.seat, view, ask, told: [] }, [given.answer])[0] ?? null;
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
