/** Whole games, every rule on, events told, log written: Rings Around Rabaul at random and by recruits, Coral Sea at random. */
import { recruit } from '@ironbottom/bots';
import { type FlatTopGame, flatTopGame } from '@ironbottom/flat-top';
import {
  askOf,
  awaited,
  type Bot,
  type BotSeat,
  begin,
  chance,
  type Game,
  type Setup,
  sample,
  seedFrom,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import { type Line, rateLine, type Section } from '../lines.js';
import { type Contender, clock, type Effort, median, race } from '../measure.js';

const rabaul: Setup = { scenario: 'rings-around-rabaul', options: {}, charts: {}, set: null };
const coral: Setup = { scenario: 'coral-sea', options: {}, charts: {}, set: null };

/** Whoever answers whatever he is asked: any legal answer. */
const atRandom: Bot<FlatTopGame> = {
  name: 'random',
  title: 'Random',
  seat: (_seat, _law, below) => ({
    answer(view, ask, ways) {
      const answer = sample(view, ask, below, ways);
      if (answer === undefined) throw new Error(`there is no legal answer to "${ask.prompt}"`);
      return answer;
    },
  }),
};

/** A whole game runs through far more code than a strike: the compiler needs longer to get to the end of it. */
const longer = (effort: Effort): Effort => ({ ...effort, warmUpMs: 6 * effort.warmUpMs });

export const games: Section = {
  name: 'games',
  title: 'Flat Top, whole games of Rings Around Rabaul: set up, asked, judged, played, told and logged to the end',
  run(effort, progress) {
    const random = gamesOf(rabaul, atRandom, ({ orders }) => orders);
    const [orders] = race([random], longer(effort), progress);
    if (orders === undefined) return [];
    const { state, view } = largest(rabaul, 10);
    const each = `${Math.round(random.orders())} orders a game`;
    return [
      rateLine(orders, 'orders/s', { note: each, goal: { of: 'figure', least: 50_000 } }),
      figureLine('a random game', random.orders() / (orders.median / 1000), 'ms', 50),
      figureLine('the largest state of 20 games, as JSON', state / 1024, 'KB', 64),
      figureLine('the largest view of them, as JSON', view / 1024, 'KB', 32),
    ];
  },
};

export const recruits: Section = {
  name: 'recruits',
  title: 'The same, played by programs that think',
  run(effort, progress) {
    const contenders = [gamesOf(rabaul, recruit, ({ turns }) => turns)];
    return race(contenders, longer(effort), progress).map((turns) =>
      rateLine(turns, 'turns/s', { goal: { of: 'figure', least: 100 } }),
    );
  },
};

export const coralSea: Section = {
  name: 'coral-sea',
  title: 'Flat Top, whole games of Coral Sea: 109 turns',
  run(effort, progress) {
    const random = gamesOf(coral, atRandom, ({ orders }) => orders);
    const [orders] = race([random], longer(effort), progress);
    if (orders === undefined) return [];
    const { state, view } = largest(coral, 1);
    return [
      rateLine(orders, 'orders/s', {
        note: `${Math.round(random.orders())} orders a game`,
        goal: { of: 'figure', least: 40_000 },
      }),
      figureLine('the largest state of a game at random and one by recruits, as JSON', state / 1024, 'KB', 96),
      figureLine('the largest view of them, as JSON', view / 1024, 'KB', 48),
    ];
  },
};

const figureLine = (name: string, figure: number, unit: string, most: number): Line => ({
  name,
  figure,
  unit,
  best: null,
  p95: null,
  times: null,
  goal: { of: 'figure', most },
  note: '',
});

type Played = { orders: number; turns: number };

/** Setting up is part of a game and inside the clock. Every game has dice and chances of its own. */
function gamesOf(
  setup: Setup,
  bot: Bot<FlatTopGame>,
  counts: (played: Played) => number,
): Contender & { orders(): number } {
  let nth = 0;
  const orders: number[] = [];
  return {
    name: `${bot.name} against ${bot.name}`,
    /** In a usual game. */
    orders: () => median(orders),
    run() {
      nth += 1;
      const start = clock();
      const played = play(setup, bot, nth);
      const ms = clock() - start;
      orders.push(played.orders);
      return { count: counts(played), ms };
    },
  };
}

function play(
  setup: Setup,
  bot: Bot<FlatTopGame>,
  nth: number,
  look: (game: Game<FlatTopGame>) => void = () => undefined,
): Played {
  const begun = begin(flatTopGame, setup, { from: 'seed', seed: seedFrom(`games ${nth}`), entropy: {} });
  if ('errors' in begun) throw new Error(begun.errors.join('\n'));
  const { game } = begun;
  const players = new Map<string, BotSeat<FlatTopGame>>();
  for (const [i, { seat }] of game.seats.entries()) players.set(seat, bot.seat(seat, game.law, chance(2 * nth + i)));
  while (game.state.umpire.over === null) {
    for (const seat of awaited(game)) {
      const ask = askOf(game, seat);
      const player = players.get(seat);
      if (ask === undefined || player === undefined) throw new Error(`nobody answers for ${seat}`);
      const played = submit(game, seat, player.answer(viewOf(game.state, seat), ask, game.desk.ways));
      if ('refusal' in played) throw new Error(`${seat} was refused: ${played.refusal.why} (${played.refusal.rule})`);
      look(game);
    }
  }
  return { orders: game.log.length, turns: game.state.umpire.clock.turn + 1 };
}

/** Half of the games at random, half by recruits: after every order the state, and the view of everybody. */
function largest(setup: Setup, games: number): { state: number; view: number } {
  let state = 0;
  let view = 0;
  const look = (game: Game<FlatTopGame>): void => {
    state = Math.max(state, JSON.stringify(game.state).length);
    for (const { seat } of game.seats) view = Math.max(view, JSON.stringify(viewOf(game.state, seat)).length);
  };
  for (let nth = 1; nth <= games; nth++) for (const bot of [atRandom, recruit]) play(setup, bot, nth, look);
  return { state, view };
}
