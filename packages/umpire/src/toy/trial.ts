/** The straits on trial. */
import type { Place, WalkAnswer } from '../asks.js';
import type { Seat } from '../events.js';
import { type Hidden, type Player, type Trial, umpiresOwn } from '../harness/trial.js';
import type { Below, Setup } from '../rulebook.js';
import { invariants } from './invariants.js';
import { type Fleet, most, purse } from './law.js';
import { learn } from './learn.js';
import { drawChart } from './map.js';
import { type Scenario, scenarios } from './scenarios.js';
import {
  allies,
  type Fittings,
  isAlly,
  partOf,
  type ShipId,
  type Straits,
  type StraitsFrame,
  type StraitsState,
} from './state.js';
import { straits } from './straits.js';

const hidden: readonly Hidden[] = [
  ...umpiresOwn,
  { path: 'umpire.window.sealed.**', varies: true },
  { path: 'umpire.secret.squall', varies: true },
  { path: 'umpire.agenda.*.kind', varies: true },
  { path: 'umpire.agenda.*.rule', varies: true },
  { path: 'umpire.agenda.*.ship', varies: { no: 'who moves is seen by all' } },
  { path: 'umpire.agenda.*.boat', varies: { no: 'who ambushes is seen by all' } },
  { path: 'umpire.agenda.*.covered', varies: { no: 'who covers is seen by all' } },
  { path: 'seats.*.own.ships.*.armour', varies: true },
  { path: 'seats.*.own.ships.*.cargo', varies: true },
  { path: 'seats.*.own.course.path.*', varies: true },
  { path: 'seats.*.own.course.at', varies: { no: 'counts from the hex where the ship is seen' } },
  { path: 'seats.*.own.course.halt.*', varies: true },
  { path: 'seats.*.own.said.*.turn', varies: { no: 'everybody knows when reports are made' } },
  { path: 'seats.*.own.said.*.cargoes', varies: true },
  { path: 'seats.*.own.mines.*', varies: true },
  { path: 'seats.*.own.submarine.name', varies: true },
  { path: 'seats.*.own.submarine.place', varies: true },
  { path: 'seats.*.own.submarine.torpedoes', varies: true },
  { path: 'seats.*.own.submarine.order', varies: true },
  { path: 'seats.*.knows.fittings.*.*.armour', varies: true },
  { path: 'seats.*.knows.fittings.*.*.cargo', varies: true },
  { path: 'seats.*.knows.told.*.turn', varies: { no: 'everybody knows when reports are made' } },
  { path: 'seats.*.knows.told.*.seat', varies: { no: 'everybody knows who reports' } },
  { path: 'seats.*.knows.told.*.cargoes', varies: true },
  { path: 'seats.*.knows.opened.*.*', varies: { no: 'told to all' } },
  { path: 'seats.*.knows.clear.*', varies: { no: 'told to all' } },
  { path: 'seats.*.knows.mines.*', varies: { no: 'told to all' } },
  { path: 'seats.*.knows.empty.*.*', varies: { no: 'told to all' } },
  { path: 'seats.*.knows.quiet.*.*', varies: { no: 'told to all' } },
  { path: 'seats.*.knows.contact.*', varies: { no: 'told to all' } },
];

/** Makes for harbour by the shortest way; otherwise plays at random. */
const eager: Player<Straits> = (view, ask, below, ways) => {
  if (ask.ask !== 'walk' || ways === undefined || !isAlly(view.seat)) return undefined;
  const path: Place[] = [];
  let at = ask.from;
  while (path.length < ask.budget) {
    const on = ways.ways(view, ask.unit, at).filter((way) => way.not === undefined);
    const width = view.public.board.length === 15 ? 5 : 9;
    const east = on.filter(({ to }) => to % width >= at % width && to !== at);
    const next = east[below(east.length)];
    if (next === undefined) break;
    path.push(next.to);
    at = next.to;
  }
  return { path, halt: below(3) === 0 ? ['alarm'] : [] } satisfies WalkAnswer;
};

export const trial: Trial<Straits> = {
  rulebook: straits,
  longest: 600,
  setups,
  pieces: ({ public: pub }) => [...Object.keys(pub.ships), ...pub.gone.map(({ id }) => id)],
  invariants,
  holds,
  kill,
  hidden,
  canaries: (state, seat) => (seat === 'Red' ? [] : [partOf(state, 'Red').own.submarine?.name ?? 'Sea Robin']),
  rules: [
    ...['1.1', '1.2', '1.3', '1.4', '1.5', '2.1', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7', '3.1', '3.2', '4.1', '4.2'],
    ...['5.1', '5.2', '5.3', '6.1', '6.2', '6.3', '6.4', '6.5', '6.6', '6.7', '6.8', '7.1', '7.2', '7.3', '7.4', '7.5'],
    ...['8.1', '8.2', '8.3', '9.1', '9.2', '9.3', '9.4'],
  ],
  players: [eager],
};

function setups(below: Below, scrambled: boolean): Setup {
  const scenario = scenarios[below(2)] as Scenario;
  const submarine = `Sea Robin ${below(1_000_000)}`;
  const options = { squalls: below(2) === 0 };
  if (!scrambled) return { scenario: scenario.id, options, charts: {}, set: { submarine } };
  const chart = drawChart(scenario.rows);
  const sea = chart.terrain.flatMap((t, place) => (t === '#' || t === 'H' ? [] : [place]));
  const at: { [ship: ShipId]: Place } = {};
  for (const { id } of scenario.roster) at[id] = sea.splice(below(sea.length), 1)[0] ?? 0;
  const charts = below(3) === 0 ? { gunnery: { hits: 2 + below(5) } } : {};
  const turn = 1 + below(scenario.turns);
  const fleet = someFleet(scenario, chart.marked, chart.deep, below);
  return { scenario: scenario.id, options, charts, set: { turn, submarine, at, fleet } };
}

function someFleet(scenario: Scenario, marked: readonly Place[], deep: readonly Place[], below: Below): Fleet {
  const ships: Fittings = {};
  for (const seat of allies) {
    let left = purse.ally;
    let armoured = most.armour;
    for (const { id } of scenario.roster.filter((b) => b.seat === seat)) {
      const armour = below(Math.min(left, armoured, most.perShip) + 1);
      const cargo = left > armour && below(2) === 0;
      ships[id] = { armour, cargo };
      left -= armour + (cargo ? 1 : 0);
      armoured -= armour;
    }
  }
  const waters = [...marked];
  const mines: Place[] = [];
  for (let n = below(most.mines + 1); n > 0 && waters.length > 0; n--)
    mines.push(...waters.splice(below(waters.length), 1));
  const torpedoes = below(Math.min(most.torpedoes, purse.red - 2 * mines.length) + 1);
  return { ships, mines, submarine: below(5) === 0 ? null : { place: deep[below(deep.length)] ?? 0, torpedoes } };
}

function holds(frame: StraitsFrame): string[] {
  switch (frame.kind) {
    case 'walk':
      return [frame.ship];
    case 'ambush':
      return frame.boat === null ? [frame.ship] : [frame.ship, frame.boat];
    case 'cover':
      return [frame.ship, frame.boat];
    default:
      return [];
  }
}

/** 1.3, 1.5 */
function kill(state: StraitsState, id: ShipId): void {
  const { public: pub } = state;
  const ship = pub.ships[id];
  if (ship === undefined) return;
  const { own } = partOf(state, ship.seat);
  const fitting = own.ships[id];
  pub.board[ship.place] = '';
  delete pub.ships[id];
  delete own.ships[id];
  pub.gone.push({ id, how: 'sunk' });
  if (fitting !== undefined) tellAll(state, 'opened', { id, seat: ship.seat, turn: pub.turn, ...fitting });
}

function tellAll(state: StraitsState, kind: string, data: { [key: string]: string | number | boolean }): void {
  const seats: Seat[] = Object.keys(state.seats);
  for (const seat of seats) learn(partOf(state, seat).knows, { rule: '1.5', kind, to: 'all', data, tells: true });
}
