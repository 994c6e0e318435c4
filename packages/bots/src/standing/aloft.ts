/** 14 Orders in the air: search paths and what to do on a sighting, patrols, strikes, and when to go home. */
import { type Flight, mapboard } from '@ironbottom/flat-top';
import type { Answer, Ask, Pick, RowAnswer, Sheet, Walk } from '@ironbottom/umpire';
import { filledUp } from '../answers.js';
import { type Bridge, told } from '../bridge.js';
import { hexesOf, stepPick, type Task, taskOf, turnPick, walk } from '../flying.js';
import { homeFrom, turnsLeft } from '../planes.js';
import { route } from '../routes.js';
import { attempts, follow } from '../shadowing.js';
import { relief } from './aground.js';
import { type Bound, deed } from './bound.js';
import { holds } from './conditions.js';
import type { Search } from './orders.js';
import { boundFlight, type Spoken, type Watch } from './watch.js';

const { distance, named } = mapboard;

/** 7.12 Ships seen from so near were sighted by these planes, as far as they can tell. */
const near = 3;

/** A turn kept for the way home. */
const reserve = 1;

function taskFor(watch: Watch, flight: Flight): Task | undefined {
  const bound = boundFlight(watch, flight);
  const { bridge } = watch;
  if (bound === undefined) return watch.otherwise === 'recruit' ? taskOf(bridge, flight) : undefined;
  const { order } = bound;
  if ('cap' in order) return patrol(bridge, flight, order.cap.over);
  if ('search' in order) return searching(bridge, flight, order.search, bound);
  return taskOf(bridge, flight);
}

const homeward = (bridge: Bridge, flight: Flight): Task => ({
  does: 'land',
  home: homeFrom(bridge, flight.lots, flight.hex, turnsLeft(bridge, flight)),
});

function patrol(bridge: Bridge, flight: Flight, over: string): Task {
  const post = bridge.fields.find(({ name }) => name === over);
  const home = homeFrom(bridge, flight.lots, flight.hex);
  if (home === undefined || post?.hex == null || home.turns + relief > turnsLeft(bridge, flight))
    return homeward(bridge, flight);
  const tf = bridge.own.tfs.find(({ id }) => id === post.ship?.tf);
  const shown = post.ship === null || (tf !== undefined && tf.seen > 0);
  return { does: 'patrol', over: post.hex, ship: post.ship?.id ?? null, shown };
}

/** Undefined where the order says to ask. */
function searching(bridge: Bridge, flight: Flight, search: Search, { to }: Bound): Task | undefined {
  const home = homeFrom(bridge, flight.lots, flight.hex);
  if (home !== undefined && home.turns + reserve >= turnsLeft(bridge, flight)) return homeward(bridge, flight);
  if (search.home !== undefined && holds(search.home, bridge, flight.hex)) return homeward(bridge, flight);
  const prey = sighted(bridge, flight.hex);
  const { sighting = 'shadow' } = search;
  if (prey !== undefined && sighting === 'ask') return undefined;
  if (prey !== undefined && sighting === 'return') return homeward(bridge, flight);
  if (prey !== undefined && sighting === 'shadow')
    return { does: 'search', shown: true, path: (budget) => beside(bridge, flight, prey, budget) };
  if (to >= search.path.length) return homeward(bridge, flight);
  return { does: 'search', shown: true, path: (budget) => along(bridge, flight, search, to, budget).path };
}

function sighted({ view }: Bridge, from: number): number | undefined {
  let prey: number | undefined;
  for (const { kind, hex, condition } of view.knows.marks)
    if (kind === 'TF' && condition > 0 && distance(from, hex) <= near)
      if (prey === undefined || distance(from, hex) < distance(from, prey)) prey = hex;
  return prey;
}

/** 11.2 Near enough to shadow, not over her guns. */
function beside(bridge: Bridge, flight: Flight, prey: number, budget: number): number[] {
  const far = distance(flight.hex, prey);
  return far <= 1 ? [] : route(bridge, flight.id, flight.hex, prey, Math.min(budget, far - 1));
}

/** From one hex of the path to the next, as far as it can still come home from; `to`: the hex it is on its way to then. */
function along(
  bridge: Bridge,
  flight: Flight,
  { path }: Search,
  to: number,
  budget: number,
): { path: number[]; to: number } {
  const walked: number[] = [];
  let at = flight.hex;
  let next = to;
  const left = turnsLeft(bridge, flight) - 1;
  const fits = (hex: number): boolean => {
    const home = homeFrom(bridge, flight.lots, hex);
    return home === undefined || home.turns + reserve <= left;
  };
  while (next < path.length) {
    const goal = named(path[next] ?? '') ?? at;
    const leg = at === goal ? [] : route(bridge, flight.id, at, goal, budget - walked.length);
    for (const hex of leg) {
      if (!fits(hex)) return { path: walked, to: path.length };
      walked.push(hex);
      at = hex;
    }
    if (at !== goal) break;
    next += 1;
  }
  return { path: walked, to: next };
}

// The questions

/** 14.2 Which formations move in this step: those without an order are left to the player. */
export function steps(watch: Watch, ask: Pick): Spoken<Answer> {
  const { bridge } = watch;
  const answer = stepPick(bridge, ask, (_, flight) => taskFor(watch, flight));
  const by: string[] = [];
  const said: Spoken<Answer> = { answer, by, notes: [], left: false };
  for (const flight of bridge.own.flights) {
    const bound = boundFlight(watch, flight);
    const offered = ask.of.some(({ id, not }) => not === undefined && isOf(id, flight.id));
    if (bound === undefined || taskFor(watch, flight) === undefined) said.left ||= offered;
    else if (answer.some((id) => isOf(id, flight.id))) by.push(deed(bound.order.order, flight.id, bound.to));
  }
  return said;
}

/** OPT-APM One formation after another as long as an order speaks of any; then the rest is for the player. */
export function turns(watch: Watch, ask: Pick): Spoken<Answer> {
  const { bridge } = watch;
  const answer = turnPick(bridge, ask, (_, flight) => taskFor(watch, flight));
  const about = (item: string, af: string): boolean => isOf(item.slice(item.indexOf(' ') + 1), af);
  const said: Spoken<Answer> = { answer, by: [], notes: [], left: false };
  for (const flight of bridge.own.flights) {
    const bound = boundFlight(watch, flight);
    if (bound === undefined || taskFor(watch, flight) === undefined)
      said.left ||= answer.length === 0 && ask.of.some(({ id }) => about(id, flight.id));
    else if (answer.some((id) => about(id, flight.id))) said.by.push(deed(bound.order.order, flight.id, bound.to));
  }
  return said;
}

/** 'AF 1', 'AF 1 to K12' and 'off AF 1' are about AF 1; 'AF 12' is not. */
const isOf = (item: string, af: string): boolean => item === af || item.startsWith(`${af} `) || item === `off ${af}`;

export function flight(watch: Watch, ask: Walk): Spoken<Answer> | undefined {
  const { bridge } = watch;
  const flying = bridge.own.flights.find(({ id }) => id === told(bridge.view, 'af'));
  const answer = walk(bridge, ask, (_, each) => taskFor(watch, each));
  const bound = flying && boundFlight(watch, flying);
  if (flying === undefined || answer === undefined) return undefined;
  if (bound === undefined) return { answer, by: ['otherwise'], notes: [], left: false };
  const { order, to } = bound;
  const task = taskFor(watch, flying);
  let next = to;
  if ('search' in order && task?.does === 'search' && sighted(bridge, flying.hex) === undefined)
    next = along(bridge, flying, order.search, to, hexesOf(bridge, ask)).to;
  const does = task?.does === 'land' ? 'goes home' : task?.does === 'patrol' ? 'stays overhead' : 'flies on';
  return {
    answer,
    by: [deed(order.order, flying.id, next)],
    notes: [`${order.order}: ${flying.id} ${does}`],
    left: false,
  };
}

/** 14.9 Down wherever there is room. */
export function landing(watch: Watch, ask: Ask): Spoken<Answer> | undefined {
  const af = told(watch.bridge.view, 'af');
  const flying = watch.bridge.own.flights.find(({ id }) => id === af);
  const bound = flying && boundFlight(watch, flying);
  if (bound === undefined || flying === undefined || ask.ask !== 'sheet') return undefined;
  const by = [deed(bound.order.order, flying.id, bound.to)];
  return { answer: filledUp(ask), by, notes: [`${bound.order.order}: ${flying.id} lands`], left: false };
}

// 11 Shadowing

export function shadows(watch: Watch, sheet: Sheet): Spoken<RowAnswer[]> {
  const tried = attempts(watch.bridge, sheet);
  const said: Spoken<RowAnswer[]> = { answer: [], by: [], notes: [], left: false };
  for (const [i, row] of sheet.rows.entries()) {
    const flight = watch.bridge.own.flights.find(({ id }) => row.prompt.startsWith(`${id} in `));
    const bound = flight && boundFlight(watch, flight);
    const shadow =
      bound !== undefined && 'search' in bound.order && (bound.order.search.sighting ?? 'shadow') === 'shadow';
    const answer = shadow ? (tried[i] ?? []) : [];
    if (bound === undefined) said.left = true;
    else if (Array.isArray(answer) && answer.length > 0 && flight !== undefined) {
      said.by.push(deed(bound.order.order, flight.id, bound.to));
      said.notes.push(`${bound.order.order}: ${flight.id} shadows`);
    }
    said.answer.push(answer);
  }
  return said;
}

export function shadowing(watch: Watch, ask: Walk): Spoken<Answer> | undefined {
  const flight = watch.bridge.own.flights.find(({ id }) => id === ask.unit);
  const bound = flight && boundFlight(watch, flight);
  if (bound === undefined || flight === undefined) return undefined;
  const by = [deed(bound.order.order, flight.id, bound.to)];
  return { answer: follow(watch.bridge, ask), by, notes: [`${bound.order.order}: ${flight.id} follows`], left: false };
}
