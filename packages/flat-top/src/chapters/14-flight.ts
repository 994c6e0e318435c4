/** 14.3 to 14.7, 14.15, 14.19 One formation flies, hex by hex. */
import type { Hex } from '@ironbottom/hexes';
import type { FrameKind, Item, PickAnswer, Walk, WalkAnswer } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { fieldsOf } from '../fields.js';
import {
  aboutOf,
  type Course,
  type FlatTopGame,
  type GameLaw,
  type GameOwn,
  type GameTable,
  type GameView,
  knowsOf,
  ownOf,
  type Sortie,
  stepNow,
} from '../game-kit.js';
import { distance, name } from '../map.js';
import type { Flight, Mark } from '../pieces.js';
import { type Altitude, enemyOf, only, type Side, sides } from '../state.js';
import { sideOf } from '../view.js';
import { weatherAt } from './6-weather.js';
import { moveCounter, observeFlight, observeOwn } from './7-observation.js';
import { maySearch, search, stopSearching } from './7-search.js';
import { maybeIntercepted } from './14-13-interception.js';
import { changeAltitude, isHigh, jettison, mayNotGo, trim, trimSheet } from './14-15-altitude.js';
import { budgetOf, dueBy, factorsOf, mostHexes } from './14-budget.js';
import { wayHome } from './14-way-home.js';
import { closedTo, mayLandAt } from './14-ways.js';
import { homingOf, stepCost } from './optional-altitude-cost.js';
import { leaveByHexes, leavesFor, leavingFlags } from './optional-off-board.js';

/** `asks`: the walk, or which lots change altitude. */
export type FlightFrame = { kind: 'flight'; rule: '14.5'; side: Side; af: string; asks: 'walk' | 'trim' };

export const flight: FrameKind<FlatTopGame, FlightFrame> = {
  run(table, frame) {
    const own = ownOf(table.state, frame.side);
    const { sortie } = own;
    const flying = own.flights.find(({ id }) => id === frame.af);
    // Whatever interrupted it may have shot it down.
    if (flying === undefined || sortie === null) {
      if (sortie !== null) sortie.course = null;
      table.pop();
      return;
    }
    if (sortie.course === null || sortie.course.again) {
      frame.asks = 'walk';
      table.owe([frame.side], { af: frame.af, trim: false });
      return;
    }
    flyOn(table, frame, flying, sortie, sortie.course);
  },

  ask(view, law) {
    const { af, trim: trims } = aboutOf<{ af: string; trim: boolean }>(view);
    const flying = view.own.flights.find(({ id }) => id === af);
    if (flying === undefined) throw new Error(`${af} is asked where it flies but does not fly`);
    return trims ? trimSheet(law, flying, view.own.sortie?.course?.turned !== true) : walkOf(view, law, flying);
  },

  take(table, frame, answers) {
    const own = ownOf(table.state, frame.side);
    const flying = own.flights.find(({ id }) => id === frame.af);
    if (flying === undefined || own.sortie === null) return;
    const answer = answers[frame.side];
    if (frame.asks === 'trim') {
      frame.asks = 'walk';
      const { course } = own.sortie;
      const down = trim(table, frame.side, flying, answer as PickAnswer[]);
      if (course !== null) settleTurn(course, flying, down);
      observeFlight(table, frame.side, flying, flying.hex, !flying.onMap);
      return;
    }
    setOff(table, frame.side, flying, own.sortie, answer as WalkAnswer);
  },
};

/** The walk with its flags: what is to happen on the way. */
function walkOf(view: GameView, law: GameLaw, flying: Flight): Walk {
  const side = sideOf(view.seat);
  const { own, public: pub } = view;
  const budget = budgetOf(own, law, side, flying);
  // OPT-EPF.8 Altitude tells on how far it comes.
  const dear = law.options.altitudeCost && cite('OPT-EPF.8');
  const flags: Item[] = [];
  // OPT-LL.3 Who observes in any case is not asked.
  if (flying.onMap && flying.flown === 0 && !searchesUnasked(law)) flags.push(searchFlag(flying));
  if (budget > 0) {
    flags.push(flag.sighting);
    if (flying.seen === 0) flags.push(flag.seen);
  }
  // 14.15.2 In a hex it enters, or where it stands if it does not move at all.
  if (budget > 0 || flying.flown === 0) {
    for (const to of ['high', 'low'] as const) {
      const not = mayNotGo(flying, to);
      const verb = to === 'high' ? 'climb' : 'dive';
      const { first, last } = turns[verb];
      flags.push(not === undefined ? first : { id: first.id, text: first.text, not });
      if (budget > 1) flags.push(not === undefined ? last : { id: last.id, text: last.text, not });
    }
    flags.push(flag.trim);
  }
  if (stepNow(pub, own) === 'land' && flying.lots.some(({ arms }) => arms !== 'none')) flags.push(flag.jettison);
  for (const ship of carriersInReach(own, law, side, flying, budget))
    flags.push({ id: `ride ${ship.id}`, text: `stay with ${ship.name}, if it ends in her hex` });
  if (law.options.offBoardFlight && budget > 0) flags.push(...leavingFlags(own, law, stepNow(pub, own) === 'land'));
  // 14.8 Who takes off in numbers has spent part of the turn in forming up.
  if (dear && budget > 2 && mayNotGo(flying, 'low') === undefined) flags.push(flag.approach);
  // 14.4 Without the slowest, lost on the way, the others are faster than was reckoned when they set out.
  const most = mostHexes(law, flying.lots);
  const late = flying.launches.length > 0 && flying.flown === 0 && budget < most;
  const unit = dear ? (budget === 1 ? 'point' : 'points') : budget === 1 ? 'hex' : 'hexes';
  const flown = flying.flown === 0 ? '' : ` more, after ${flying.flown} of the ${most} its slowest planes fly,`;
  const factors = factorsOf(flying);
  const prompt =
    `Fly ${flying.id} from ${name(flying.hex)}: up to ${budget} ${unit}${flown} this turn. ` +
    `${factors === 1 ? '1 Air Factor' : `${factors} Air Factors`}, to land by ${dueBy(law, deadlineOf(flying), pub.turn)}.` +
    `${dear ? ' A hex that any of it enters low costs two points, one entered high costs one.' : ''}` +
    `${late ? ' So many took off together that they do not fly their full way yet.' : ''}`;
  return { ask: 'walk', rule: '14.5', prompt, unit: flying.id, from: flying.hex, budget, halts: flags };
}

const searchesUnasked = ({ options }: GameLaw): boolean => options.noSearchRolls && cite('OPT-LL.3');

function searchFlag(flying: Flight): Item {
  return maySearch(flying) ? flag.search : flag.noSearch;
}

/** The flags that are always the same. */
const flag = {
  search: { id: 'search', text: 'try to observe this turn' },
  noSearch: {
    id: 'search',
    text: 'try to observe this turn',
    not: { rule: '7.3.4', why: 'it began the turn in a storm and observes nothing' },
  },
  sighting: { id: 'sighting', text: 'stop when an enemy counter is sighted' },
  seen: { id: 'seen', text: 'stop when the enemy observes us' },
  trim: { id: 'trim', text: 'decide altitudes and bombs plane by plane in the first hex' },
  approach: { id: 'dive before end', text: 'come down to low altitude in the last hex but one, to land in the last' },
  jettison: { id: 'jettison', text: 'jettison all bombs first' },
};

const turns = {
  climb: {
    first: { id: 'climb', text: 'go up to high altitude in the first hex' },
    last: { id: 'climb at end', text: 'go up to high altitude in the last hex' },
  },
  dive: {
    first: { id: 'dive', text: 'come down to low altitude in the first hex' },
    last: { id: 'dive at end', text: 'come down to low altitude in the last hex' },
  },
};

/** The last turn in which all of it can land. */
export function deadlineOf({ lots }: Flight): number {
  let first = Number.POSITIVE_INFINITY;
  for (const { deadline } of lots) if (deadline < first) first = deadline;
  return first;
}

/** 14.19 Plane carrying ships whose In Flight box it could end in. */
function carriersInReach(own: GameOwn, law: GameLaw, side: Side, flying: Flight, budget: number) {
  const ships: { id: string; name: string }[] = [];
  for (const { id, name: ship, ship: hull, hex } of fieldsOf(own, law, side))
    if (hull !== null && hex !== null && distance(hex, flying.hex) <= budget) ships.push({ id, name: ship });
  return ships;
}

/** The owner has decided: what comes before the first hex. */
function setOff(table: GameTable, side: Side, flying: Flight, sortie: Sortie, { path, halt }: WalkAnswer): void {
  const course: Course = {
    af: flying.id,
    path: path.slice(),
    at: 0,
    flags: halt.slice(),
    entered: path.length === 0,
    halted: false,
    again: false,
    turned: path.length === 0 && (sortie.course?.turned ?? flying.flown > 0),
    dived: sortie.course?.dived ?? [],
  };
  sortie.course = course;
  if (halt.includes('jettison')) jettison(table, side, flying, () => true);
  // R27 The last search serves no longer once it is asked again.
  if (flying.flown > 0) return;
  const searched = flying.searching;
  stopSearching(flying);
  if (halt.includes('search')) search(table, side, flying);
  else if (searched) observeOwn(table, side, flying.hex);
}

/** 14.2.1 The shortest way to a field, coming down in the first hex if it is high. Without one its owner is asked. */
export function flyHome(table: GameTable, side: Side, flying: Flight, to: Hex | undefined): void {
  const { state, law } = table;
  const own = ownOf(state, side);
  if (to === undefined || own.sortie === null) return;
  const path = wayHome(state.public, law, flying, to, budgetOf(own, law, side, flying));
  if (path === undefined) return;
  // Who is there already comes down where it is (R88).
  const down = path.length > 0 && homingOf(law, flying.lots).late ? 'dive before end' : 'dive';
  setOff(table, side, flying, own.sortie, { path, halt: flying.lots.some(isHigh) ? [down] : [] });
}

/** One hex after another until something interrupts it. */
function flyOn(table: GameTable, frame: FlightFrame, flying: Flight, sortie: Sortie, course: Course): void {
  const { side } = frame;
  const pub = table.state.public;
  for (;;) {
    if (course.entered) {
      course.entered = false;
      if (inFirstHex(table, frame, flying, course)) return;
      const last = course.at > 0 && course.at === course.path.length - 1;
      if (last && course.flags.includes('dive before end')) turn(table, side, flying, course, 'low');
    }
    const to = course.path[course.at];
    if (to === undefined || course.halted) break;
    if (!canPay(table, side, flying)) {
      course.halted = true;
      break;
    }
    // 6.6, 14.15.5 What was open when it set out may be closed to it now that it has come down.
    const lands = mayLandAt(pub, table.law, ownOf(table.state, side), side, to);
    const comes = stepNow(pub, ownOf(table.state, side)) === 'land';
    if (closedTo(pub, table.law, flying, flying.hex, to, comes, lands) !== undefined) {
      course.halted = true;
      break;
    }
    course.at += 1;
    course.turned = false;
    course.dived = [];
    course.entered = true;
    const seen = flying.seen;
    const marks = knowsOf(table.state, side).marks;
    const hidden = !flying.onMap;
    if (sortie.dark.includes(flying.id)) flying.onMap = false;
    const interrupted = enterHex(table, side, flying, to, hidden);
    if (watches(course.flags, flying, seen, marks, knowsOf(table.state, side).marks)) course.halted = true;
    if (interrupted) return;
  }
  arrive(table, frame, flying, sortie, course);
}

/** OPT-EPF.8 Whoever has come down on the way may be short of the two points that a hex costs now. */
const canPay = ({ state, law }: GameTable, side: Side, flying: Flight): boolean =>
  !law.options.altitudeCost || budgetOf(ownOf(state, side), law, side, flying) >= stepCost(law, flying.lots);

/** 14.15.2 Altitudes change after the hex is entered, and what interrupted it there is over. True when its owner is asked. */
function inFirstHex(table: GameTable, frame: FlightFrame, flying: Flight, course: Course): boolean {
  if (course.at > 1) return false;
  const { flags } = course;
  turn(table, frame.side, flying, course, flags.includes('climb') ? 'high' : flags.includes('dive') ? 'low' : null);
  if (!flags.includes('trim')) return false;
  frame.asks = 'trim';
  table.owe([frame.side], { af: flying.id, trim: true });
  return true;
}

function turn(table: GameTable, side: Side, flying: Flight, course: Course, to: Altitude | null): void {
  if (to === null || course.turned) return;
  const down = changeAltitude(table, side, flying, to);
  settleTurn(course, flying, down);
  observeFlight(table, side, flying, flying.hex, !flying.onMap);
}

/** 14.15.3, R88 Who comes down in the hex it has flown into does not land there this turn; who began there may. */
function settleTurn(course: Course, flying: Flight, down: readonly number[]): void {
  course.turned = true;
  if (flying.flown > 0) course.dived = [...course.dived, ...down];
}

/** Enter a hex: its counter moves if it is on the map, everybody looks, and enemy formations there may intercept. True if they are asked. */
export function enterHex(table: GameTable, side: Side, flying: Flight, to: Hex, hidden = !flying.onMap): boolean {
  const from = flying.hex;
  flying.hex = to;
  flying.flown += stepCost(table.law, flying.lots);
  flying.rides = null;
  if (weatherAt(table.state.public, to) !== 'storm') flying.leavesStorm = false;
  table.say('14.5', 'flies', { af: flying.id, hex: to }, only(side));
  const shown = flying.onMap;
  if (shown) moveCounter(table, side, 'AF', from, to);
  // R211 Whoever watched the counter move hears what there is to see of it, and if there is nothing new, that.
  // 11.6 Outside its segment, as a shadower, its own side hears that too: else silence before the next hex would be news.
  const looking = table.state.public.segment === null ? only(side) : undefined;
  const answers = shown ? (looking === undefined ? only(enemyOf(side)) : sides) : looking;
  observeFlight(table, side, flying, from, hidden, answers);
  return maybeIntercepted(table, side, flying);
}

/** Has something happened that its owner waits for? */
function watches(flags: readonly string[], flying: Flight, seen: number, before: Mark[], now: Mark[]): boolean {
  if (flags.includes('seen') && seen === 0 && flying.seen > 0) return true;
  if (before === now || !flags.includes('sighting')) return false;
  return now.some(({ hex, kind }) => !before.some((mark) => mark.hex === hex && mark.kind === kind));
}

/** The walk is over, or its owner is asked again for what is left. */
function arrive(table: GameTable, frame: FlightFrame, flying: Flight, sortie: Sortie, course: Course): void {
  const { side } = frame;
  const own = ownOf(table.state, side);
  // OPT-EPF.8 Who goes up in the first hex has more left than the way he was asked for.
  const climbed = table.law.options.altitudeCost && course.flags.includes('climb');
  const goesOn = course.halted || (course.at === 1 && course.turned) || climbed;
  if (goesOn && course.at > 0 && budgetOf(own, table.law, side, flying) >= stepCost(table.law, flying.lots)) {
    course.again = true;
    return;
  }
  const { flags } = course;
  if (course.at > 0)
    turn(
      table,
      side,
      flying,
      course,
      flags.includes('climb at end') ? 'high' : flags.includes('dive at end') ? 'low' : null,
    );
  ride(table, side, flying, flags);
  const base = leavesFor(own, table.law, flying.hex, flags);
  const beyond = base !== undefined && leaveByHexes(table, side, flying, base);
  flying.moved = true;
  sortie.course = null;
  table.pop();
  if (stepNow(table.state.public, own) === 'land' && !beyond)
    table.push({ kind: 'landing', rule: '14.9', side, af: flying.id, dived: course.dived });
}

/** 14.19, R92 In the In Flight box of a ship in its hex, to go where she goes; or out of it. */
function ride(table: GameTable, side: Side, flying: Flight, flags: readonly string[]): void {
  const own = ownOf(table.state, side);
  flying.rides = null;
  for (const { id, ship, hex } of fieldsOf(own, table.law, side)) {
    if (ship === null || hex !== flying.hex || !flags.includes(`ride ${id}`) || !cite('14.19')) continue;
    flying.rides = id;
    table.say('14.19', 'rides', { af: flying.id, ship: ship.name }, [side]);
    return;
  }
}
