/**
 * The position both engines play: the toy game's 200 ships, everything bought, and turn after turn of walks of one hex
 * and stays. The orders are drawn once, from the umpire's own questions, and given to each engine in the same words.
 */
import {
  type Answer,
  askOf,
  awaited,
  begin,
  chance,
  type Game,
  type Place,
  type Seat,
  submit,
  viewOf,
} from '@ironbottom/umpire';
import { type Straits, straits } from '@ironbottom/umpire/toy';

/** One order: this seat's next ship goes along this path; an empty one is a stay. */
export type Order = { seat: Seat; ship: string; path: Place[] };

/** What the umpire is told, answer by answer; `order` where it moves a ship, which is all that the others are told. */
export type Script = { seat: Seat; answer: Answer; order: Order | null }[];

export const seats = ['Blue', 'Green', 'Red'] as const;

/** What was bought: within the purses, some of everything. */
const bought: { [ship: string]: { armour: number; cargo: boolean } } = {
  b1: { armour: 2, cargo: false },
  b2: { armour: 0, cargo: true },
  b3: { armour: 0, cargo: true },
  g1: { armour: 1, cargo: true },
  g2: { armour: 0, cargo: true },
};

const allied = ['b', 'g'].flatMap((letter) => Array.from({ length: 50 }, (_, i) => `${letter}${i + 1}`));

const setup = {
  scenario: 'convoy',
  options: {},
  charts: {},
  set: {
    fleet: {
      ships: Object.fromEntries(allied.map((id) => [id, bought[id] ?? { armour: 0, cargo: false }])),
      mines: [18, 150],
      submarine: { place: 9 * 44 + 15, torpedoes: 2 },
    },
  },
};

const seed = { from: 'seed' as const, seed: '1b'.repeat(32), entropy: {} };

export function newGame(): Game<Straits> {
  const begun = begin(straits, setup, seed);
  if ('errors' in begun) throw new Error(begun.errors.join('\n'));
  return begun.game;
}

/** Columns that keep each side out of the other's sight, and off mines and submarine: what is measured is the order. */
const waters = (seat: Seat): [number, number] => (seat === 'Red' ? [20, 41] : [0, 12]);

/** Everything that is answered in so many turns: a walk for each ship, and between them the questions of other phases. */
export function drawScript(turns: number): Script {
  const below = chance(2);
  const game = newGame();
  const { width } = game.law.chart;
  const script: Script = [];
  for (let walks = 0; walks < turns * game.law.roster.length; ) {
    const [seat = ''] = awaited(game);
    const ask = askOf(game, seat);
    if (ask === undefined) throw new Error(`${seat} is asked nothing`);
    let answer: Answer = ask.ask === 'say' ? ask.from : ['hold'];
    let order: Order | null = null;
    if (ask.ask === 'walk') {
      const [west, east] = waters(seat);
      const free = (game.desk.ways?.ways(viewOf(game.state, seat), ask.unit, ask.from) ?? []).filter(
        ({ to, not }) => not === undefined && to % width >= west && to % width <= east,
      );
      // Mostly a hex in any direction that is free, one time in eight a stay.
      const way = below(8) === 0 ? undefined : free[below(free.length)];
      const path = way === undefined || ask.unit === 'submarine' ? [] : [way.to];
      answer = { path, halt: [] };
      if (ask.unit !== 'submarine') order = { seat, ship: ask.unit, path };
    }
    if (order !== null) walks += 1;
    script.push({ seat, answer, order });
    const played = submit(game, seat, answer);
    if ('refusal' in played) throw new Error(`${played.refusal.rule}: ${played.refusal.why}`);
  }
  return script;
}

export const ordersIn = (script: Script): Order[] => script.flatMap(({ order }) => (order === null ? [] : [order]));

/** Where every ship is, to compare the engines by. */
export type Places = { [ship: string]: Place };
