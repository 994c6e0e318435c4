/**
 * Every scenario of the shelf by chance, with optional rules drawn at random: many answers quickly. Looked for are exceptions,
 * questions without an answer, refused samples, endless games and, with every new phase, broken invariants; rules are counted
 * in one game of eight. What takes longer to look for is the harness's business.
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
  sample,
  seedFrom,
  submit,
  viewOf,
  writeGame,
} from '@ironbottom/umpire';
import { countRules, type Fired, type Trial } from '@ironbottom/umpire/harness';

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
const countedOf = 8;

export function soakScenarios(
  trial: Trial<Kit>,
  wanted: { orders: number; seed: number },
  progress: (orders: number) => void,
): Soaked {
  const book = shelf.find(({ rulebook }) => rulebook === trial.rulebook);
  const soaked: Soaked = { games: 0, orders: 0, fired: {}, scenarios: {}, faults: [] };
  if (book === undefined) return soaked;
  const scenarios = book.rulebook.scenarios.filter(({ example }) => example === undefined);
  for (let seed = wanted.seed; soaked.orders < wanted.orders && soaked.faults.length === 0; seed++) {
    const scenario = scenarios[seed % scenarios.length]?.id ?? '';
    const below = chance(seed);
    const setup = { scenario, options: optionsFor(book, below), charts: {}, set: null };
    const begun = begin(book.rulebook, setup, { from: 'seed', seed: seedFrom(`soak ${seed}`), entropy: {} });
    if ('errors' in begun) {
      soaked.faults.push({ what: `${scenario} ${seed}: ${begun.errors.join('; ')}`, file: '' });
      break;
    }
    const { game } = begun;
    const play = (): string | undefined => playOut(trial, game, below);
    const what = soaked.games % countedOf === 0 ? countRules(book.rulebook.name, soaked.fired, play) : play();
    soaked.games += 1;
    soaked.orders += game.log.length;
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
function playOut(trial: Trial<Kit>, game: Game<Kit>, below: (n: number) => number): string | undefined {
  let phase = '';
  try {
    for (let seats = awaited(game); seats.length > 0; seats = awaited(game)) {
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
      const answer = ask && sample(viewOf(game.state, seat), ask, below, game.desk.ways);
      if (answer === undefined) return `${seat} has no answer to "${ask?.prompt}"`;
      const done = submit(game, seat, answer);
      if ('refusal' in done) return `a sample for "${ask?.prompt}" is refused: ${done.refusal.why}`;
      if (game.log.length > longest) return 'the game does not end';
    }
  } catch (thrown) {
    return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  }
  return game.state.umpire.over === null ? 'nobody is asked, and the game is not over' : undefined;
}
