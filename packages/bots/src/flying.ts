/** 14 Planes in the air: who flies where, in which step, and who comes down. */
import { type Flight, type FlightStep, mapboard, stepNow, turnSteps } from '@ironbottom/flat-top';
import type { Answer, Ask, Item, Pick, Walk, WalkAnswer } from '@ironbottom/umpire';
import { thrifty } from './altitude.js';
import { isOpen, picked } from './answers.js';
import { type Bridge, intend, told } from './bridge.js';
import { patrolWanted } from './launching.js';
import { claim, likeliest } from './memory.js';
import {
  deadlineOf,
  factorsOf,
  type Home,
  hasDiveBombers,
  homeFrom,
  isOneWay,
  missionOf,
  paceOf,
  rangeOf,
  turnsLeft,
  turnsOut,
} from './planes.js';
import { route } from './routes.js';
import { legOf } from './sectors.js';
import { dives, type Target, targetFrom } from './targets.js';

const { distance, name } = mapboard;

/** What a formation is to do this turn. `shown`: on the map, where it may search, be seen and intercept. */
export type Task =
  | { readonly does: 'land'; readonly home: Home | undefined }
  | { readonly does: 'attack'; readonly target: Target; readonly shown: boolean }
  /** `path`: where it was told to look, this turn; without it, where ships are likeliest. */
  | { readonly does: 'search'; readonly shown: true; readonly path?: (budget: number) => number[] }
  | { readonly does: 'patrol'; readonly over: number; readonly ship: string | null; readonly shown: boolean };

export function taskOf(bridge: Bridge, flight: Flight): Task {
  switch (missionOf(bridge.law, flight)) {
    case 'strike':
      return striking(bridge, flight);
    case 'patrol':
      return patrolling(bridge, flight);
    case 'search':
      return searching(bridge, flight);
    case 'home':
      return homing(bridge, flight);
  }
}

function homing(bridge: Bridge, flight: Flight): Task {
  const { lots, hex } = flight;
  return { does: 'land', home: homeFrom(bridge, lots, hex, turnsLeft(bridge, flight)) };
}

/** On to the target as long as there is one and the way home is open after it. */
function striking(bridge: Bridge, flight: Flight): Task {
  const { law } = bridge;
  const { lots, hex } = flight;
  const target = targetFrom(
    bridge,
    hex,
    lots.map(({ arms }) => arms),
  );
  if (target === undefined) return homing(bridge, flight);
  const pace = paceOf(law, lots);
  const out = turnsOut(bridge, hex, target.hex, pace);
  const home = homeFrom(bridge, lots, target.hex);
  // 15.6 The attack itself costs a range factor.
  const oneWay = lots.every(({ plane }) => isOneWay(law, plane));
  if (!oneWay && (home === undefined || out + home.turns + 1 > turnsLeft(bridge, flight)))
    return homing(bridge, flight);
  return { does: 'attack', target, shown: !target.sure && distance(hex, target.hex) <= pace };
}

/** Overhead until a range factor spent in combat (15.6.1) would leave none to land with; over a task force that nobody has seen, unseen. */
function patrolling(bridge: Bridge, flight: Flight): Task {
  const { lots, hex, onDeck } = flight;
  const home = homeFrom(bridge, lots, hex);
  if (home === undefined || home.turns + 1 >= turnsLeft(bridge, flight)) return homing(bridge, flight);
  if (isRelieved(bridge, flight)) {
    intend(bridge, `${flight.id} lands early, so that not all fighters are down at once.`, hex, flight.id);
    return homing(bridge, flight);
  }
  // A field that bombs have shut needs them most.
  const post = bridge.fields.find((field) => field.hex === hex && patrolWanted(bridge, field) > 0) ?? home.field;
  if (post.hex === null || (onDeck === null && patrolWanted(bridge, post) === 0)) return homing(bridge, flight);
  const tf = bridge.own.tfs.find(({ id }) => id === post.ship?.tf);
  const shown = post.ship === null || (tf !== undefined && tf.seen > 0);
  return { does: 'patrol', over: post.hex, ship: post.ship?.id ?? null, shown };
}

/** Of two that went up together the first comes down early, so that the field is covered while the second does. */
function isRelieved({ own, law, view, doctrine, turn }: Bridge, flight: Flight): boolean {
  if (!doctrine.shifts || flight.onDeck !== null) return false;
  const { hex } = flight;
  const near = view.knows.marks.some(
    (mark) => mark.kind === 'AF' && distance(mark.hex, hex) <= 2 * paceOf(law, flight.lots),
  );
  const others = own.flights.filter(
    (each) => each !== flight && each.hex === hex && each.onDeck === null && missionOf(law, each) === 'patrol',
  );
  const until = deadlineOf(flight);
  const flown = rangeOf(law, flight.lots) - (until - turn + 1);
  return (
    !near &&
    flown >= 2 &&
    others.some((each) => deadlineOf(each) >= until && each.id > flight.id && deadlineOf(each) - until <= 1)
  );
}

/** Out until it is time to go home, or until others keep all the enemy's ships in sight. */
function searching(bridge: Bridge, flight: Flight): Task {
  const { view, law, enemy } = bridge;
  const home = homeFrom(bridge, flight.lots, flight.hex);
  if (home === undefined) return { does: 'search', shown: true };
  if (home.turns + reserve(home) >= turnsLeft(bridge, flight)) return homing(bridge, flight);
  const fleet = view.knows.marks.find(({ kind, condition }) => kind === 'TF' && condition > 0);
  const all = law.scenario.special.oneTaskForce === enemy;
  if (fleet !== undefined && all && !isNearest(bridge, flight, fleet.hex)) return { does: 'land', home };
  return { does: 'search', shown: true };
}

/** A long way home may have storms on it. */
const reserve = ({ turns }: Home): number => (turns > 2 ? 2 : 1);

/** A fleet to keep touch with, or the sea where ships are likeliest. */
function goalOf(bridge: Bridge, flight: Flight): number | undefined {
  const { hex, lots } = flight;
  let goal: number | undefined;
  for (const { kind, hex: at } of bridge.view.knows.marks) {
    if (kind !== 'TF' || !isNearest(bridge, flight, at)) continue;
    if (goal === undefined || distance(hex, at) < distance(hex, goal)) goal = at;
  }
  return goal ?? legOf(bridge, flight) ?? likeliest(bridge.memory, bridge.view.public, hex, paceOf(bridge.law, lots));
}

/** Two of the searchers keep touch with a fleet, the nearest; the others look for more. */
function isNearest({ own, law }: Bridge, flight: Flight, at: number): boolean {
  const far = distance(flight.hex, at);
  let nearer = 0;
  for (const other of own.flights) {
    if (other === flight || other.away !== null || missionOf(law, other) !== 'search') continue;
    const theirs = distance(other.hex, at);
    if (theirs < far || (theirs === far && other.id < flight.id)) nearer += 1;
  }
  return nearer < 2;
}

// 14.2 The steps

/** Who decides what a formation does; undefined where that is left to somebody else. */
export type Tasks = (bridge: Bridge, flight: Flight) => Task | undefined;

/** OPT-APM One formation at a time: home first, then as in the steps. */
export function turnPick(bridge: Bridge, ask: Pick, tasks: Tasks = taskOf): string[] {
  for (const step of turnSteps) {
    const how = `${step} `;
    const of = ask.of.flatMap((item) => (item.id.startsWith(how) ? [{ ...item, id: item.id.slice(how.length) }] : []));
    const [one] = stepPick(bridge, { ...ask, of }, tasks, step);
    if (one !== undefined) return [how + one];
  }
  return [];
}

export function stepPick(
  bridge: Bridge,
  ask: Pick,
  tasks: Tasks = taskOf,
  step: FlightStep | undefined = stepNow(bridge.view.public, bridge.own),
): string[] {
  const { own, law } = bridge;
  if (step === 'land') {
    // Those who have least time left come down first.
    const flights = own.flights.slice().sort((a, b) => deadlineOf(a) - deadlineOf(b));
    return flights.flatMap((flight) => landing(bridge, ask, flight, tasks));
  }
  const goes = new Set<string>();
  for (const flight of own.flights) {
    if (flight.moved) continue;
    const task = tasks(bridge, flight);
    if (task === undefined) continue;
    if (flight.away !== null) {
      const entry = step === 'log' ? ask.of.find((item) => item.id.startsWith(`${flight.id} at `)) : undefined;
      if (entry !== undefined) goes.add(entry.id);
      continue;
    }
    const stays = flight.onMap && !law.options.slipAway;
    const shown = stays || (task.does !== 'land' && task.shown);
    if (step === (shown ? (flight.onMap ? 'map' : 'appear') : 'log')) goes.add(flight.id);
  }
  return picked(ask, ({ id }) => goes.has(id));
}

/** Home by the shortest way if that brings it down this turn; with bombs aboard by a way of its own, to let them go. */
function landing(bridge: Bridge, { of }: Pick, flight: Flight, tasks: Tasks): string[] {
  const task = flight.onDeck === null ? tasks(bridge, flight) : undefined;
  if (task === undefined) return [];
  const item = (id: string): Item | undefined => of.find((each) => each.id === id && isOpen(each));
  if (flight.away !== null) return item(flight.id) === undefined ? [] : [flight.id];
  if (task.does !== 'land') return [];
  const field = task.home?.field;
  if (field === undefined) return [];
  if (field.hex === null) return item(`off ${flight.id}`) === undefined ? [] : [`off ${flight.id}`];
  const direct = item(`${flight.id} to ${name(field.hex)}`);
  if (direct === undefined || waits(bridge, flight, task.home)) return [];
  return flight.lots.some(({ arms }) => arms !== 'none') && item(flight.id) !== undefined ? [flight.id] : [direct.id];
}

/**
 * 14.8 From far off many land better next turn, when they stand overhead and all of them can; so do those whose landing would
 * keep a strike that is on deck from setting out.
 */
function waits(bridge: Bridge, flight: Flight, home: Home | undefined): boolean {
  const { lots, hex } = flight;
  if (home === undefined || home.field.hex === null || home.field.hex === hex || turnsLeft(bridge, flight) <= 1)
    return false;
  const { id, launch } = home.field;
  const factors = factorsOf(lots);
  let onDeck = 0;
  for (const other of bridge.own.flights)
    if (other.onDeck === id && missionOf(bridge.law, other) === 'strike') onDeck += factorsOf(other.lots);
  const far = distance(hex, home.field.hex) > Math.ceil(paceOf(bridge.law, lots) / 2);
  return (far && factors > launch.minimum) || (onDeck > 0 && onDeck + factors > launch.normal);
}

// 14.5 The flight itself

export function walk(bridge: Bridge, ask: Ask, tasks: Tasks = taskOf): Answer | undefined {
  const flight = bridge.own.flights.find(({ id }) => id === told(bridge.view, 'af'));
  if (flight === undefined || ask.ask !== 'walk') return undefined;
  const task = tasks(bridge, flight);
  if (task === undefined) return undefined;
  const answer = thrifty(bridge, flight, ask, flown(bridge, flight, task, ask));
  bridge.memory.flown.set(flight.id, [...(bridge.memory.flown.get(flight.id) ?? [flight.hex]), ...answer.path]);
  const offered = new Set(ask.halts.filter(isOpen).map(({ id }) => id));
  return { path: answer.path, halt: answer.halt.filter((flag) => offered.has(flag)) };
}

/** OPT-EPF.8 A hex may cost more than one. */
export function hexesOf({ ways, view }: Bridge, { unit, from, budget }: Walk): number {
  const [way] = ways?.ways(view, unit, from) ?? [];
  return Math.floor(budget / (way?.cost ?? 1));
}

function flown(bridge: Bridge, flight: Flight, task: Task, ask: Walk): WalkAnswer {
  const hexes = hexesOf(bridge, ask);
  const to = (goal: number, budget = hexes): number[] => route(bridge, flight.id, ask.from, goal, budget);
  switch (task.does) {
    case 'land':
      return goHome(bridge, flight, task.home, to);
    case 'attack':
      return attack(bridge, flight, task, to, hexes);
    case 'patrol':
      return { path: to(task.over), halt: [patrolAltitude(bridge, flight), `ride ${task.ship}`] };
    case 'search':
      if (task.path !== undefined) return { path: task.path(hexes), halt: looking(bridge, 'sighting') };
      return search(bridge, flight, goalOf(bridge, flight), to, hexes);
  }
}

type To = (goal: number, budget?: number) => number[];

function goHome(bridge: Bridge, { lots, hex }: Flight, home: Home | undefined, to: To): WalkAnswer {
  const { view } = bridge;
  const landing = stepNow(view.public, view.own) === 'land';
  const armed = lots.some(({ arms }) => arms !== 'none');
  const flags = [
    ...(landing && armed ? ['jettison'] : []),
    'dive',
    ...(home?.field.ship ? [`ride ${home.field.id}`] : []),
  ];
  const over = home?.field.hex ?? (home === undefined ? refuge(bridge, hex) : entryHome(home, hex));
  return over === undefined ? { path: [], halt: [] } : { path: to(over), halt: flags };
}

/** Who can come down nowhere (SC1.6) does not stay where he can be shot at: over to a base of his own. */
function refuge({ fields }: Bridge, from: number): number | undefined {
  let best: number | undefined;
  for (const { hex, ship } of fields)
    if (hex !== null && ship === null && (best === undefined || distance(from, hex) < distance(from, best))) best = hex;
  return best;
}

/** 14.12 The entry hex on the way to a base beyond the edge. */
function entryHome(home: Home | undefined, from: number): number | undefined {
  let best: number | undefined;
  for (const { base, hex } of mapboard.entryHexes)
    if (base === home?.field.id && (best === undefined || distance(from, hex) < distance(from, best))) best = hex;
  return best;
}

/** Dive bombers come high, all others low; where ships were only reported it looks for them on the last leg. */
function attack(
  bridge: Bridge,
  flight: Flight,
  { target, shown }: { target: Target; shown: boolean },
  to: To,
  budget: number,
): WalkAnswer {
  const path = to(target.hex);
  const { doctrine, below, law } = bridge;
  const dodges = target.on === 'base' && below(100) < 100 * doctrine.dodge;
  const high = !dodges && flight.lots.some(({ plane, arms }) => dives(law, plane, arms));
  if (dodges && path.at(-1) === target.hex)
    intend(bridge, 'Dive bombers come in low: fighters over a base wait high for them.', target.hex, 'dodge');
  const halt = [high ? 'climb' : 'dive'];
  if (!shown) return { path, halt };
  const further =
    (path.at(-1) ?? flight.hex) === target.hex ? beyond(bridge, flight, target, budget - path.length) : [];
  return { path: [...path, ...further], halt: [...halt, ...looking(bridge, 'sighting')] };
}

/** He searches where that is for him to say: some play without search rolls. */
const looking = ({ law }: Bridge, ...others: string[]): string[] =>
  law.options.noSearchRolls ? others : ['search', ...others];

/** Ships move on: with what is left of this turn it looks where they may have gone, if it can still come home from there. */
function beyond(bridge: Bridge, flight: Flight, { hex }: Target, left: number): number[] {
  const { memory, view, law } = bridge;
  const goal = left > 0 ? likeliest(memory, view.public, hex, paceOf(law, flight.lots)) : undefined;
  if (goal === undefined) return [];
  const path = route(bridge, flight.id, hex, goal, left);
  const home = homeFrom(bridge, flight.lots, path.at(-1) ?? hex);
  return home !== undefined && home.turns + 1 < turnsLeft(bridge, flight) ? path : [];
}

/** Not further than it can come back from. Near ships it has found it stays a hex away: near enough to shadow them (11.2). */
function search(bridge: Bridge, flight: Flight, goal: number | undefined, to: To, budget: number): WalkAnswer {
  const { memory, view } = bridge;
  const halt = looking(bridge, 'sighting');
  if (goal === undefined) return { path: [], halt };
  const found = view.knows.marks.some(({ kind, hex }) => kind === 'TF' && hex === goal);
  let path = to(goal, budget);
  if (found && path.at(-1) === goal) path = path.slice(0, -1);
  const left = turnsLeft(bridge, flight) - 1;
  const fits = (hex: number): boolean => {
    const home = homeFrom(bridge, flight.lots, hex);
    return home === undefined || home.turns + reserve(home) <= left;
  };
  while (path.length > 0 && !fits(path.at(-1) ?? flight.hex)) path = path.slice(0, -1);
  claim(memory, path, goal);
  return { path, halt: found ? looking(bridge) : halt };
}

/** High where the enemy has dive bombers, low where he has none; in layers, every second formation lower. */
function patrolAltitude({ law, enemy, own, doctrine }: Bridge, { id, hex }: Flight): 'climb' | 'dive' {
  const high = hasDiveBombers(law, enemy);
  if (!high || doctrine.height !== 'layers') return high && doctrine.height === 'kind' ? 'climb' : 'dive';
  const together = own.flights.filter((each) => each.hex === hex && missionOf(law, each) === 'patrol');
  return together.findIndex((each) => each.id === id) % 2 === 0 ? 'climb' : 'dive';
}
