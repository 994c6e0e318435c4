/** A study is many games, and its plan decides them all: game n is the same whoever plays it, and whenever. */
import { seatName, shelved } from '@ironbottom/shelf';
import { begin, type Kit, type Rulebook, type Seat, type SeatPlan, type Setup, seedFrom } from '@ironbottom/umpire';

export type Plan = {
  readonly kind: 'sim' | 'tournament' | 'balance';
  readonly seed: string;
  /** In each group. */
  readonly games: number;
  /** The programs change sides from game to game. */
  readonly swap: boolean;
  readonly groups: readonly Group[];
  /** Which rules and programs play them (`codeMark`): with others they would be other games. */
  readonly code: string;
};

/** Games that differ in dice and sides alone: a pair of a tournament, a scenario, an option's value. */
export type Group = {
  readonly name: string;
  /** 'flat-top/coral-sea' */
  readonly game: string;
  readonly setup: Setup;
  readonly sides: readonly Side[];
  /** As they are called, such as 'recruit' or 'admiral:40'; they take the sides in this order. */
  readonly bots: readonly string[];
};

/** Seats that win together. `id` is the seat's where there is but one, `title` for people. */
export type Side = { readonly id: string; readonly title: string; readonly seats: readonly Seat[] };

/** One game: where it stands in its group, the word its dice and chances come from, who sits where. */
export type Job = {
  readonly n: number;
  readonly group: Group;
  readonly nth: number;
  readonly word: string;
  readonly players: { readonly [side: string]: string };
};

export const gamesOf = ({ games, groups }: Plan): number => games * groups.length;

export function jobOf(plan: Plan, n: number): Job {
  const group = plan.groups[Math.floor(n / plan.games)];
  if (group === undefined) throw new Error(`there is no game ${n} in this study`);
  const nth = n % plan.games;
  const turn = plan.swap ? nth : 0;
  const players = group.sides.map(({ id }, i) => [id, group.bots[(i + turn) % group.bots.length] ?? ''] as const);
  return { n, group, nth, word: `${plan.seed} ${nth}`, players: Object.fromEntries(players) };
}

/** A group whose set-up the rulebook accepts, or what is wrong with it. */
export function groupOf(
  rulebook: Rulebook<Kit>,
  setup: Setup,
  bots: readonly string[],
  name: string,
): { group: Group } | { errors: string[] } {
  const begun = begin(rulebook, setup, { from: 'seed', seed: seedFrom('plan'), entropy: {} });
  if ('errors' in begun) return begun;
  const sides = sidesOf(rulebook.name, setup.scenario, begun.game.seats);
  return { group: { name, game: `${rulebook.name}/${setup.scenario}`, setup, sides, bots } };
}

function sidesOf(rulebook: string, scenario: string, seats: readonly SeatPlan[]): Side[] {
  const names = shelved(rulebook, scenario) ?? { seatNames: {} };
  return [...new Set(seats.map(({ party }) => party))].map((party) => {
    const own = seats.filter((each) => each.party === party).map(({ seat }) => seat);
    const [only = party] = own;
    return {
      id: own.length === 1 ? only : party,
      title: own.map((seat) => seatName(names, seat)).join(' and '),
      seats: own,
    };
  });
}

/** Every program against every other. */
export function pairsOf<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]));
}
