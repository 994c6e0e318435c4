/** What holds at every moment of a game of the straits. */

import type { Seat } from '../events.js';
import type { Invariant } from '../harness/trial.js';
import { hull, most, purse } from './law.js';
import { allies, isAlly, partOf, type Straits, type StraitsState, seats } from './state.js';

export const invariants: readonly Invariant<Straits>[] = [
  {
    name: '1.2 the board and the ships agree',
    broken({ public: pub }) {
      const afloat = Object.values(pub.ships);
      const lost = afloat.find(({ id, place }) => pub.board[place] !== id);
      if (lost !== undefined) return `${lost.id} is not on the board at ${lost.place}`;
      const counters = pub.board.filter((id) => id !== '').length;
      return counters === afloat.length
        ? undefined
        : `${counters} counters on the board, ${afloat.length} ships afloat`;
    },
  },
  {
    name: '1.1 ships are at sea',
    broken({ public: pub }, { chart }) {
      const aground = Object.values(pub.ships).find(({ place }) => '#H'.includes(chart.terrain[place] ?? '#'));
      return aground && `${aground.id} is at ${aground.place}`;
    },
  },
  {
    name: '1.3 no ship is afloat with the hits that sink it',
    broken(state) {
      for (const { id, seat, hits } of Object.values(state.public.ships)) {
        const armour = partOf(state, seat).own.ships[id]?.armour ?? 0;
        if (hits >= (isAlly(seat) ? hull.ally + armour : hull.red)) return `${id} has ${hits} hits`;
      }
      return undefined;
    },
  },
  {
    name: '2.1 nobody has more than the purse buys',
    broken(state) {
      for (const seat of allies) {
        const { ships } = partOf(state, seat).own;
        const gone = partOf(state, 'Red').knows.opened.filter((o) => o.seat === seat);
        const all = [...Object.values(ships), ...gone];
        const armour = all.reduce((sum, f) => sum + f.armour, 0);
        const cost = armour + all.filter((f) => f.cargo).length;
        if (cost > purse.ally || armour > most.armour) return `${seat} has bought for ${cost}`;
        if (all.some((f) => f.armour > most.perShip)) return `${seat} has a ship with too much armour`;
      }
      const { own, knows } = partOf(state, 'Red');
      const mines = own.mines.length + knows.mines.length;
      const torpedoes = (own.submarine?.torpedoes ?? 0) + state.public.submarine.spent;
      const within = mines <= most.mines && torpedoes <= most.torpedoes && 2 * mines + torpedoes <= purse.red;
      return within ? undefined : `Red has bought ${mines} mines and ${torpedoes} torpedoes`;
    },
  },
  {
    name: '2.4 mines lie in marked waters not known to all',
    broken(state, { chart }) {
      const { own, knows } = partOf(state, 'Red');
      const odd = own.mines.find((p) => chart.terrain[p] !== '~' || knows.clear.includes(p) || knows.mines.includes(p));
      return odd === undefined ? undefined : `a mine at ${odd}`;
    },
  },
  {
    name: '3.1 the submarine is in the deep',
    broken(state, { chart }) {
      const { submarine } = partOf(state, 'Red').own;
      if (state.public.submarine.sunk && submarine !== null) return 'it is sunk and still there';
      return submarine === null || chart.terrain[submarine.place] === 'o' ? undefined : `it is at ${submarine.place}`;
    },
  },
  { name: '4.2 no report lies by more than one', broken: lies },
  {
    name: '6.7 the score is what came home',
    broken(state) {
      const opened = new Map(partOf(state, 'Red').knows.opened.map((o) => [o.id, o.cargo]));
      const points = state.public.gone
        .filter(({ how }) => how === 'home')
        .reduce((sum, { id }) => sum + (opened.get(id) === true ? 3 : 1), 0);
      return points === state.public.score ? undefined : `${state.public.score} points, and ${points} came home`;
    },
  },
  { name: '1.4 the scene that all see is the agenda', broken: otherScene },
];

function lies(state: StraitsState): string | undefined {
  for (const { turn, seat, cargoes } of partOf(state, 'Red').knows.told) {
    const now = Object.values(partOf(state, seat).own.ships).filter((f) => f.cargo).length;
    const since = partOf(state, 'Red').knows.opened.filter((o) => o.seat === seat && o.turn >= turn && o.cargo).length;
    if (Math.abs(now + since - cargoes) > 1)
      return `${seat} had ${now + since} cargoes in turn ${turn} and said ${cargoes}`;
  }
  return undefined;
}

function otherScene(state: StraitsState): string | undefined {
  const { scene } = state.public;
  if (state.umpire.over !== null) return undefined;
  let ship: string | null = null;
  let boat: string | null = null;
  let cover = false;
  for (const frame of state.umpire.agenda) {
    if (frame.kind === 'walk') ship = frame.ship;
    if (frame.kind === 'ambush') boat = frame.boat;
    if (frame.kind === 'cover') cover = true;
  }
  if (scene.ship !== ship || (scene.ambush?.boat ?? null) !== boat || scene.cover !== cover) return 'they differ';
  const walking = seats.filter((seat: Seat) => partOf(state, seat).own.course !== null);
  const owner = ship === null ? undefined : walking[0];
  return walking.length === (ship === null ? 0 : 1)
    ? undefined
    : `courses of ${walking.join(', ')}, and ${owner} walks`;
}
