/**
 * The same position and orders in boardgame.io, written as its documentation advises: moves that validate and return
 * INVALID_MOVE, a turn for each seat, secrets taken out by playerView, its own log. Production mode, no debug panel, and
 * undo switched off, which its log then need not be kept for.
 */
import { createRequire } from 'node:module';
import type { Place, Seat } from '@ironbottom/umpire';
import { clock, type Timed } from '../measure.js';
import { newGame, type Order, type Places, seats } from './position.js';

type Ship = { id: string; seat: Seat; place: Place; hits: number; used: number };
type Own = {
  ships: { [id: string]: { armour: number; cargo: boolean } };
  said: { turn: number; cargoes: number }[];
  mines: Place[];
  submarine: { name: string; place: Place; torpedoes: number; order: string } | null;
};
type G = {
  /** Short lists, for Immer copies and walks through every list that a move touches: this is several times faster. */
  ships: { [playerID: string]: Ship[] };
  board: string[][];
  /** The next ship of the roster to move. */
  next: number;
  score: number;
  gone: { id: string; how: string }[];
  seats: { [playerID: string]: Own };
};
type Context = {
  G: G;
  playerID: string;
  ctx: { currentPlayer: string };
  events: { endTurn(): void };
};
type Action = { type: 'MAKE_MOVE'; payload: { type: string; args: unknown[]; playerID: string } };
type LogEntry = { action: Action; turn: number; phase: string };
type MatchState = { G: G; ctx: { currentPlayer: string; turn: number }; deltalog: LogEntry[]; _stateID: number };
type GameDefinition = {
  name: string;
  setup(): G;
  disableUndo: boolean;
  turn: object;
  moves: { walk(context: Context, ship: string, path: Place[]): typeof INVALID_MOVE | undefined };
  playerView(context: { G: G; playerID: string | null }): object;
};
type Store = { getState(): MatchState };
type LocalClient = {
  start(): void;
  stop(): void;
  store: Store;
  log: LogEntry[];
  updatePlayerID(playerID: string): void;
  moves: { walk(ship: string, path: Place[]): void };
};

// It is CommonJS with a folder for each entry, which import cannot find; production mode is read when it is loaded.
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: 'INVALID_MOVE' };
const { Client } = require('boardgame.io/client') as {
  Client(options: { game: GameDefinition; numPlayers: number; debug: false }): LocalClient;
};
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as {
  CreateGameReducer(options: { game: GameDefinition }): (state: MatchState, action: Action) => MatchState;
  InitializeGame(options: { game: GameDefinition; numPlayers: number }): MatchState;
};

const position = newGame();
const { chart, roster } = position.law;
const playerOf: { [seat: Seat]: string } = Object.fromEntries(seats.map((seat, i) => [seat, String(i)]));
const seatOf = (playerID: string): Seat => seats[Number(playerID)] ?? '';

function setup(): G {
  const { ships, board } = position.state.public;
  const own = (seat: Seat): Own => {
    const part = position.state.seats[seat]?.own;
    if (part === undefined) throw new Error(`no seat ${seat}`);
    const { ships: fittings, said, mines, submarine } = part;
    return { ships: fittings, said, mines, submarine };
  };
  return structuredClone({
    ships: Object.fromEntries(
      seats.map((seat) => [playerOf[seat], Object.values(ships).filter((s) => s.seat === seat)]),
    ),
    board: Array.from({ length: chart.height }, (_, row) => board.slice(row * chart.width, (row + 1) * chart.width)),
    next: 0,
    score: 0,
    gone: [],
    seats: Object.fromEntries(seats.map((seat) => [playerOf[seat], own(seat)])),
  });
}

const budget = 2;

/** Where in the roster the ships of a seat begin. */
const firstOf = Object.fromEntries(seats.map((seat) => [playerOf[seat], roster.findIndex((b) => b.seat === seat)]));

const shipAt = ({ board }: G, place: Place): string =>
  board[Math.floor(place / chart.width)]?.[place % chart.width] ?? '';

function put({ board }: G, place: Place, id: string): void {
  const row = board[Math.floor(place / chart.width)];
  if (row !== undefined) row[place % chart.width] = id;
}

/** The same checks as the toy's chapters 1 and 6 make: whose ship, how far, next to it, sea, harbour, free. */
function walk({ G, playerID, events }: Context, id: string, path: Place[]): typeof INVALID_MOVE | undefined {
  const berth = roster[G.next];
  if (berth === undefined || berth.id !== id || berth.seat !== seatOf(playerID)) return INVALID_MOVE;
  if (!Array.isArray(path) || path.length > budget) return INVALID_MOVE;
  const ship = G.ships[playerID]?.[G.next - (firstOf[playerID] ?? 0)];
  if (ship === undefined) return INVALID_MOVE;
  let at = ship.place;
  for (const to of path) {
    const terrain = chart.terrain[to];
    if (!Number.isInteger(to) || !chart.beside[at]?.includes(to)) return INVALID_MOVE;
    if (terrain === '#' || (terrain === 'H' && berth.seat === 'Red') || shipAt(G, to) !== '') return INVALID_MOVE;
    at = to;
  }
  for (const to of path) {
    put(G, ship.place, '');
    put(G, to, id);
    ship.place = to;
    if (berth.seat !== 'Red' && endangered(G, to)) throw new Error('these orders keep clear of the enemy');
  }
  G.next = (G.next + 1) % roster.length;
  if (roster[G.next]?.seat !== berth.seat) events.endTurn();
  return undefined;
}

/** Harbour, marked water, the deep, or a patrol boat beside: what a ship of the convoy may meet on its way. */
function endangered(G: G, place: Place): boolean {
  const terrain = chart.terrain[place];
  if (terrain === 'H' || terrain === '~' || chart.overDeep[place] === true) return true;
  for (const beside of chart.beside[place] ?? []) if (shipAt(G, beside).startsWith('r')) return true;
  return false;
}

const game: GameDefinition = {
  name: 'straits',
  setup,
  disableUndo: true,
  turn: { minMoves: 1 },
  moves: { walk },
  playerView: ({ G, playerID }) => {
    const { seats: parts, ...open } = G;
    return { ...open, own: playerID === null ? null : parts[playerID] };
  },
};

/** Every seat receives what was logged, and with `withViews` its whole view as JSON. */
function deliver(state: MatchState, inboxes: LogEntry[][], withViews: boolean): number {
  for (const inbox of inboxes) for (const entry of state.deltalog) inbox.push(entry);
  let bytes = 0;
  if (withViews)
    for (const seat of seats) {
      const playerID = playerOf[seat] ?? null;
      bytes += JSON.stringify({ G: game.playerView({ G: state.G, playerID }), ctx: state.ctx }).length;
    }
  return bytes;
}

const inboxesForAll = (): LogEntry[][] => seats.map(() => []);

/** The local client, as a page would use it. */
export function clientConvoy(orders: readonly Order[], withViews: boolean): Timed & { places: Places } {
  const client = Client({ game, numPlayers: seats.length, debug: false });
  client.start();
  const inboxes = inboxesForAll();
  let bytes = 0;
  const start = clock();
  for (const { ship, path } of orders) {
    client.moves.walk(ship, path);
    bytes += deliver(client.store.getState(), inboxes, withViews);
  }
  const ms = clock() - start;
  const state = client.store.getState();
  client.stop();
  if (client.log.length < orders.length) throw new Error('the client logged too little');
  return { count: orders.length, ms, places: placesIn(state, orders, inboxes, bytes, withViews) };
}

/** Whether its rules accept an order after the orders given. */
export function accepts(before: readonly Order[], { seat, ship, path }: Order): boolean {
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: seats.length });
  for (const order of before) state = reduce(state, walkAction(order));
  return reduce(state, walkAction({ seat, ship, path }))._stateID > state._stateID;
}

const walkAction = ({ seat, ship, path }: Order): Action => ({
  type: 'MAKE_MOVE',
  payload: { type: 'walk', args: [ship, path], playerID: playerOf[seat] ?? '' },
});

/** The reducer alone, without client and store: the least that boardgame.io can be asked to do. */
export function reducerConvoy(orders: readonly Order[], withViews: boolean): Timed & { places: Places } {
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: seats.length });
  const inboxes = inboxesForAll();
  const log: LogEntry[] = [];
  let bytes = 0;
  const start = clock();
  for (const order of orders) {
    state = reduce(state, walkAction(order));
    for (const entry of state.deltalog) log.push(entry);
    bytes += deliver(state, inboxes, withViews);
  }
  const ms = clock() - start;
  if (log.length < orders.length) throw new Error('the reducer logged too little');
  return { count: orders.length, ms, places: placesIn(state, orders, inboxes, bytes, withViews) };
}

function placesIn(
  { G }: MatchState,
  orders: readonly Order[],
  inboxes: readonly LogEntry[][],
  bytes: number,
  withViews: boolean,
): Places {
  for (const inbox of inboxes) if (inbox.length < orders.length) throw new Error('a seat missed something');
  if (withViews && bytes < orders.length) throw new Error('nothing was serialized');
  const places: Places = {};
  for (const { id, place } of Object.values(G.ships).flat()) places[id] = place;
  return places;
}
