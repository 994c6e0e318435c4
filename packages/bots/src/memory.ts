/**
 * The little that recruit remembers: where enemy ships could be. It begins with where the scenario lets them begin, spreads
 * as they sail and shrinks where somebody has looked. A game resumed from a file begins with the spread alone.
 */
import {
  enemyOf,
  type GameLaw,
  type GameView,
  hexesOfArea,
  mapboard,
  type Side,
  shipRating,
  weatherAt,
} from '@ironbottom/flat-top';
import type { Intent } from '@ironbottom/umpire';
import type { Sector } from './sectors.js';

const { distance, hexCount, inPlay, maySail, neighbours, within } = mapboard;

export type Memory = {
  /** By hex: 1 where an enemy task force that is not in sight could be. */
  possible: Uint8Array;
  /** The turn `possible` is for; -1 before the first. */
  turn: number;
  /** By hex: looked at this turn, or going to be by a searcher under way. */
  claimed: Uint8Array;
  /** By turn, the last ones: hexes that somebody looked at and found empty. */
  looked: Map<number, ReadonlySet<number>>;
  /** Hexes flown through this turn, by formation. */
  flown: Map<string, number[]>;
  /** The sectors of those who search by them, by formation. */
  sectors: Map<string, Sector>;
  /** What he has made up his mind to, not told yet. */
  intents: Intent[];
  /** The last of it by its subject. */
  meant: Map<string, string>;
};

export const blank = (): Memory => ({
  possible: new Uint8Array(hexCount),
  turn: -1,
  claimed: new Uint8Array(hexCount),
  looked: new Map(),
  flown: new Map(),
  sectors: new Map(),
  intents: [],
  meant: new Map(),
});

/** Task forces with carriers make so many hexes a turn. */
export const speed = 2;

/** Turns for which it is remembered where somebody looked. */
const kept = 3;

/** A new turn: they have sailed on. Should nothing be left, somebody has slipped through, and the sea lies open again. */
export function keepUp(memory: Memory, view: GameView, law: GameLaw, side: Side, discerns = false): void {
  const { turn } = view.public;
  if (memory.turn === turn) return;
  if (memory.turn < 0) fromTheirPorts(memory, law, side, turn, discerns);
  else for (let each = memory.turn; each < turn; each++) spread(memory, law);
  memory.turn = turn;
  memory.claimed.fill(0);
  memory.flown.clear();
  memory.looked.delete(turn - kept);
  placeMarks(memory, view, law, side);
  if (!memory.possible.includes(1)) fromTheirPorts(memory, law, side, turn, discerns);
}

/** Where ships can have come to by now, for they sail before anybody flies. */
function fromTheirPorts(memory: Memory, law: GameLaw, side: Side, turn: number, discerns: boolean): void {
  const { start } = law.scenario.forces[enemyOf(side)];
  const prizes = discerns ? start.filter((group) => hasPrizes(law, enemyOf(side), group.ships)) : [];
  for (const { areas = [] } of prizes.length > 0 ? prizes : start)
    for (const area of areas) for (const hex of hexesOfArea(area, law)) memory.possible[hex] = 1;
  for (let each = 0; each <= turn; each++) spread(memory, law);
}

/** Carriers or transports: whoever is worth looking for before all others. */
function hasPrizes(law: GameLaw, side: Side, ships: readonly string[] | 'rest'): boolean {
  const prized = (line: string): boolean => {
    const [, type = line] = /^\d+ ([A-Z]+)$/.exec(line) ?? [];
    return ['CV', 'CVL', 'AP', 'APD'].includes(shipRating(law.charts, type, side)?.type ?? type);
  };
  const { forces } = law.scenario;
  if (ships !== 'rest') return ships.some(prized);
  const named = forces[side].start.flatMap((group) => (group.ships === 'rest' ? [] : group.ships));
  return forces[side].ships.some((line) => prized(line) && !named.includes(line));
}

function spread(memory: Memory, { scenario }: GameLaw): void {
  for (let step = 0; step < speed; step++) {
    const next = memory.possible.slice();
    for (let hex = 0; hex < hexCount; hex++) {
      if (memory.possible[hex] !== 1) continue;
      for (const to of neighbours(hex))
        if (inPlay(to, scenario.westHalf) && maySail(hex, to) === undefined) next[to] = 1;
    }
    memory.possible = next;
  }
}

/** A counter in sight is where it is; where all ships sail together they are nowhere else. */
export function placeMarks(memory: Memory, { knows }: GameView, { scenario }: GameLaw, side: Side): void {
  const fleets = knows.marks.filter(({ kind, condition }) => kind === 'TF' && condition > 0);
  if (fleets.length === 0) return;
  if (scenario.special.oneTaskForce === enemyOf(side)) memory.possible.fill(0);
  for (const { hex } of fleets) memory.possible[hex] = 1;
}

/** What searchers have looked at on their way this turn and found empty: two hexes round in clear weather, one in clouds. */
export function lookedAround(memory: Memory, view: GameView, { options }: GameLaw): void {
  const { own, public: pub, knows } = view;
  const looked = new Set(memory.looked.get(pub.turn));
  memory.looked.set(pub.turn, looked);
  for (const { id, hex, searching, onMap } of own.flights) {
    if (!(searching || options.noSearchRolls) || !onMap) continue;
    for (const from of memory.flown.get(id) ?? [hex])
      for (const at of within(from, 2)) {
        if (looked.has(at)) continue;
        const weather = weatherAt(pub, at);
        if (weather === 'storm' || (weather === 'cloud' && distance(from, at) > 1)) continue;
        if (knows.marks.some((mark) => mark.kind === 'TF' && mark.hex === at)) continue;
        looked.add(at);
        memory.possible[at] = 0;
      }
  }
}

/**
 * The likeliest hex to find ships in for a searcher: much unseen sea round it, not far, nobody else's, and not under a storm,
 * where nothing is ever seen (6.7).
 */
export function likeliest(memory: Memory, pub: GameView['public'], from: number, pace: number): number | undefined {
  const { possible, claimed } = memory;
  let best: number | undefined;
  let most = 0;
  for (let hex = 0; hex < hexCount; hex++) {
    if (possible[hex] !== 1 || claimed[hex] === 1) continue;
    const turns = Math.max(1, Math.ceil(distance(from, hex) / pace));
    // Open sea all round would not make it better.
    if (inSight / turns <= most) continue;
    const round = within(hex, 2);
    let sea = 0;
    for (let i = 0; i < round.length; i++) {
      const at = round[i] ?? 0;
      if (possible[at] === 1 && claimed[at] === 0) sea += 1;
    }
    if (sea / turns > most && weatherAt(pub, hex) !== 'storm') [best, most] = [hex, sea / turns];
  }
  return best;
}

/** Hexes within two of one. */
const inSight = 19;

export function claim({ claimed }: Memory, hexes: readonly number[], goal: number): void {
  for (const hex of hexes) for (const at of within(hex, 2)) claimed[at] = 1;
  for (const at of within(goal, 3)) claimed[at] = 1;
}
