/**
 * Every scenario of the shelf by chance, with optional rules drawn at random, and as many answers from the trial's own
 * positions, where the sides are close together: many answers quickly. Half of the commanders choose at random, the others as the trial's
 * players do. Looked for are exceptions, questions without an answer, refused answers, endless games and, with every new phase,
 * broken invariants; rules are counted in some of the games, for counting takes longer than playing. What takes longer to look for
 * is the harness's business.
 */
import { type Shelved, shelf } from '@ironbottom/shelf';
import {
  askOf,
  awaited,
  begin,
  chance,
  type Game,
  type Kit,
  type Plain,
  type Seat,
  sample,
  seedFrom,
  submit,
  viewOf,
  writeGame,
} from '@ironbottom/umpire';
import { countRules, type Fired, type Player, type Trial } from '@ironbottom/umpire/harness';

export type Soaked = {
  games: number;
  orders: number;
  fired: Fired;
  /** How often each scenario was played. */
  scenarios: { [scenario: string]: number };
  faults: { what: string; file: string }[];
};

/** No game is longer. */
const longest = 60_000;

/** `counted`: in one game of so many. */
export type SoakWish = { orders: number; seed: number; counted?: number };

export function soakScenarios(
  trial: Trial<Kit>,
  { orders, seed: first, counted = 8 }: SoakWish,
  progress: (orders: number) => void,
): Soaked {
  const book = shelf.find(({ rulebook }) => rulebook === trial.rulebook);
  const soaked: Soaked = { games: 0, orders: 0, fired: {}, scenarios: {}, faults: [] };
  if (book === undefined) return soaked;
  const scenarios = book.rulebook.scenarios.filter(({ example }) => example === undefined);
  const players = [undefined, undefined, ...(trial.players ?? [])];
  const ofKind = { printed: 0, close: 0 };
  let printed = 0;
  for (let seed = first; soaked.orders < orders && soaked.faults.length === 0; seed++) {
    const below = chance(seed);
    // Games from close positions are short: there are as many answers in them, not as many games.
    const close = ofKind.close < ofKind.printed;
    const setup = close
      ? trial.setups(below, true)
      : {
          scenario: scenarios[printed++ % scenarios.length]?.id ?? '',
          options: optionsFor(book, below),
          charts: {},
          set: null,
        };
    const { scenario } = setup;
    const begun = begin(book.rulebook, setup, { from: 'seed', seed: seedFrom(`soak ${seed}`), entropy: {} });
    if ('errors' in begun) {
      soaked.faults.push({ what: `${scenario} ${seed}: ${begun.errors.join('; ')}`, file: '' });
      break;
    }
    const { game } = begun;
    const seated = new Map(game.seats.map(({ seat }) => [seat, players[below(players.length)]]));
    const play = (): string | undefined => playOut(trial, game, seated, below);
    const what = soaked.games % counted === 0 ? countRules(book.rulebook.name, soaked.fired, play) : play();
    soaked.games += 1;
    soaked.orders += game.log.length;
    ofKind[close ? 'close' : 'printed'] += game.log.length;
    soaked.scenarios[scenario] = (soaked.scenarios[scenario] ?? 0) + 1;
    if (what !== undefined)
      soaked.faults.push({ what: `${scenario} ${seed}: ${what}`, file: writeGame(game, { seed: true }) });
    progress(soaked.orders);
  }
  return soaked;
}

/** Half the games as the book has them, in the others about a third of the options. */
function optionsFor({ options }: Shelved, below: (n: number) => number): { [name: string]: Plain } {
  const chosen: { [name: string]: Plain } = {};
  if (below(2) === 0) return chosen;
  for (const { name, values } of options)
    if (values.length > 1 && below(3) === 0) chosen[name] = values[1 + below(values.length - 1)]?.value ?? null;
  return chosen;
}

/** What went wrong, if anything did. */
function playOut(
  trial: Trial<Kit>,
  game: Game<Kit>,
  seated: ReadonlyMap<Seat, Player<Kit> | undefined>,
  below: (n: number) => number,
): string | undefined {
  let phase = '';
  try {
    for (let seats = awaited(game); seats.length > 0; seats = awaited(game)) {
      if (game.log.length > longest) return 'the game does not end';
      const { turn, phase: now } = game.state.umpire.clock;
      if (`${turn} ${now}` !== phase) {
        phase = `${turn} ${now}`;
        for (const { name, broken } of trial.invariants ?? []) {
          const how = broken(game.state, game.law);
          if (how !== undefined) return `broken invariant ${name}: ${how}`;
        }
      }
      const seat = seats[below(seats.length)] ?? '';
      const ask = askOf(game, seat);
      if (ask === undefined) return `${seat} owes an answer but there is no question`;
      const view = viewOf(game.state, seat);
      const chosen = seated.get(seat)?.(view, ask, below, game.desk.ways);
      // A player may propose what the rules do not allow: then chance answers.
      if (chosen !== undefined && !('refusal' in submit(game, seat, chosen))) continue;
      const answer = sample(view, ask, below, game.desk.ways);
      if (answer === undefined) return `${seat} has no answer to "${ask.prompt}"`;
      const done = submit(game, seat, answer);
      if ('refusal' in done) return `a sample for "${ask.prompt}" is refused: ${done.refusal.why}`;
    }
  } catch (thrown) {
    return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  }
  return game.state.umpire.over === null ? 'nobody is asked, and the game is not over' : undefined;
}
