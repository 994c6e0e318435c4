/** 10 Task forces: carriers come within reach of what is to be attacked, stay while their planes are out, and retire. */
import {
  basesOnBoard,
  type Flight,
  type GameLaw,
  hexesOfArea,
  mapboard,
  type PlaneName,
  type Ship,
  type Side,
  type TaskForce,
  upwind,
  weatherAt,
} from '@ironbottom/flat-top';
import type { RowAnswer, Sheet, Walk, WalkAnswer } from '@ironbottom/umpire';
import { filling, picked } from './answers.js';
import { type Bridge, intend, lastTurn, told } from './bridge.js';
import { bySea } from './distances.js';
import { toSpare } from './launching.js';
import {
  factorsOf,
  hexesWhen,
  homeFrom,
  missionOf,
  paceOf,
  rangeOf,
  ratingOf,
  turnsBetween,
  turnsLeft,
} from './planes.js';
import { beaches, isDone, targetFrom } from './targets.js';
import { unloadingGoal } from './transports.js';

const { distance, hexOf, maySail } = mapboard;

/** Steam into the wind with the first hex where planes take off (6.10), unload what can be unloaded (12.7.4), nothing else. */
export function orders(sheet: Sheet): RowAnswer[] {
  const { rows } = filling(sheet);
  for (const [i, row] of sheet.rows.entries())
    if (row.ask === 'pick' && row.rule === '12.7.4') rows[i] = picked(row, () => true);
  return rows;
}

export function course(bridge: Bridge, ask: Walk): WalkAnswer | undefined {
  const tf = bridge.own.tfs.find(({ id }) => id === told(bridge.view, 'tf'));
  // R149 Whoever comes in this turn has no more to do than to come in.
  if (tf === undefined) return { path: [], halt: [] };
  const { worth, needsWind } = plan(bridge, tf);
  const windward = needsWind && tf.plot?.path.length === 0;
  let best: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const path of paths(bridge, tf.id, ask.from, ask.budget)) {
    const wind = windward && intoWind(bridge, ask.from, path) ? 100 : 0;
    const value = wind + worth(path.at(-1) ?? ask.from) - 0.01 * path.length;
    if (value > most) [best, most] = [path, value];
  }
  return { path: best, halt: [] };
}

/** Every way of at most so many hexes. */
function paths(bridge: Bridge, unit: string, from: number, budget: number): number[][] {
  const all: number[][] = [[]];
  let longest: number[][] = [[]];
  for (let step = 0; step < Math.min(budget, 3); step++) {
    longest = longest.flatMap((path) => {
      const at = path.at(-1) ?? from;
      return (bridge.ways?.ways(bridge.view, unit, at) ?? [])
        .filter(({ to, not }) => not === undefined && maySail(at, to) === undefined)
        .map(({ to }) => [...path, to]);
    });
    all.push(...longest);
  }
  return all;
}

function intoWind({ view, law }: Bridge, from: number, path: readonly number[]): boolean {
  let at = from;
  for (const to of path) {
    if (upwind(view.public, law, at) === to) return true;
    at = to;
  }
  return false;
}

type Plan = { worth: (hex: number) => number; needsWind: boolean };

function plan(bridge: Bridge, tf: TaskForce): Plan {
  const { own, view } = bridge;
  const ships = own.ships.filter((ship) => ship.tf === tf.id && ship.hits < ship.damage);
  const carriers = ships.filter(({ type }) => type === 'CV' || type === 'CVL');
  const flights = carriers.length > 0 ? planesOut(bridge, tf) : [];
  const out = flights.some(({ rides }) => rides === null);
  const sheltered = (hex: number): number => {
    const weather = weatherAt(view.public, hex);
    return weather === 'storm' ? -8 : weather === 'cloud' && !out ? 0.3 : 0;
  };
  const goal =
    carriers.length > 0
      ? goalOf(bridge, tf, carriers, out)
      : (unloadingGoal(bridge, tf) ?? gunsGoal(bridge, tf, ships));
  const worth = (hex: number): number => sheltered(hex) + (goal?.(hex) ?? -distance(hex, tf.hex));
  return { worth, needsWind: flights.some((flight) => landsNow(bridge, tf, flight)) };
}

/** Cruisers and destroyers go with a convoy of their own, or for the beach where one of the enemy is expected. */
function gunsGoal(bridge: Bridge, tf: TaskForce, ships: readonly Ship[]): ((hex: number) => number) | undefined {
  const { own, law, enemy, doctrine } = bridge;
  if (
    !doctrine.discerns ||
    !ships.some(({ type }) => gunned.has(type)) ||
    ships.some(({ type }) => !fighting.has(type))
  )
    return undefined;
  const [convoy] = own.tfs
    .filter((each) => unloadingGoal(bridge, each) !== undefined)
    .sort((a, b) => distance(a.hex, tf.hex) - distance(b.hex, tf.hex));
  if (convoy !== undefined) {
    intend(bridge, `${tf.id} stays with the transports of ${convoy.id}.`, convoy.hex, tf.id);
    return (hex) => -distance(hex, convoy.hex);
  }
  const ways = beaches(law, enemy).map((beach) => bySea(beach, law.scenario.westHalf));
  const far = (hex: number): number => Math.min(...ways.map((way) => ((way[hex] ?? -1) < 0 ? 999 : (way[hex] ?? 999))));
  if (ways.length === 0 || far(tf.hex) >= 999) return undefined;
  intend(bridge, `${tf.id} goes for the beach where enemy transports are expected.`, beaches(law, enemy)[0], tf.id);
  return (hex) => -2 * far(hex);
}

const gunned: ReadonlySet<string> = new Set(['BB', 'CA', 'CL', 'CAV']);
const fighting: ReadonlySet<string> = new Set([...gunned, 'DD']);

/** Planes on their way that have this task force for their home; fighters overhead go where she goes (14.19). */
function planesOut(bridge: Bridge, tf: TaskForce): Flight[] {
  return bridge.own.flights.filter((flight) => {
    if (flight.away !== null || flight.onDeck !== null) return false;
    return homeFrom(bridge, flight.lots, flight.hex)?.field.ship?.tf === tf.id;
  });
}

/** 6.10 More than a few that land this turn want her to steam into the wind. */
const landsNow = (bridge: Bridge, { hex }: TaskForce, flight: Flight): boolean =>
  missionOf(bridge.law, flight) === 'patrol'
    ? turnsLeft(bridge, flight) <= 2
    : distance(flight.hex, hex) <= paceOf(bridge.law, flight.lots) + 2;

/** How good it is for a carrier to be in a hex. */
function goalOf(
  bridge: Bridge,
  tf: TaskForce,
  carriers: readonly Ship[],
  out: boolean,
): ((hex: number) => number) | undefined {
  const { law, own, doctrine } = bridge;
  const target = targetFrom(bridge, tf.hex, ['AP', 'GP']);
  const hurt = carriers.some(({ hits, damage }) => 2 * hits >= damage);
  const striking = own.flights.some(
    (flight) => missionOf(law, flight) === 'strike' || missionOf(law, flight) === 'home',
  );
  const reach = reachOf(bridge, carriers, lastTurn(bridge));
  const done = isDone(bridge);
  if (done) {
    intend(bridge, `${tf.id} has done what it came for and goes home.`, undefined, tf.id);
    return awayFrom(bridge);
  }
  if (doctrine.shuns && raidOf(bridge) === undefined) {
    intend(bridge, `${tf.id} keeps out of the enemy's reach.`, undefined, tf.id);
    return awayFrom(bridge);
  }
  if (target !== undefined && !hurt && (striking || reach > 0)) {
    const far = bySea(target.hex, law.scenario.westHalf);
    intend(bridge, `${tf.id} keeps its target within reach of its planes, and no nearer.`, target.hex, tf.id);
    // Whoever is out must find her where she was, or nearer.
    const aim = striking ? Math.min(reach > 0 ? reach : 99, distance(tf.hex, target.hex)) : reach;
    return (hex) => {
      const now = distance(hex, target.hex);
      // As near as its planes need, no nearer; around islands by sea.
      return now > aim ? -(now - aim) - 0.2 * Math.max(0, far[hex] ?? 0) : -0.5 * (aim - now) - 0.2 * aim;
    };
  }
  const guarded = doctrine.discerns && !hurt ? beaches(law, bridge.enemy) : [];
  if (guarded.length > 0) {
    const far = (hex: number): number => Math.min(...guarded.map((beach) => distance(hex, beach)));
    const { offshore } = doctrine;
    if (far(tf.hex) > offshore) {
      intend(bridge, `${tf.id} comes within reach of where enemy transports are bound for.`, guarded[0], tf.id);
      return (hex) => -Math.max(0, far(hex) - offshore);
    }
  }
  // Nothing to attack yet, or planes to wait for: she stays where she is.
  if (out || (!hurt && reach > 0)) return undefined;
  const bases = basesOnBoard(law, bridge.view.public, bridge.enemy);
  return (hex) => Math.min(...bases.map((base) => distance(hex, hexOf(base))), 40);
}

const raidOf = ({ law, side }: Bridge) =>
  law.scenario.victory.raid?.side === side ? law.scenario.victory.raid : undefined;

/** Where his ships began: a hex here and there. */
function watersOf(law: GameLaw, side: Side): readonly number[] {
  const known = waters.get(law) ?? {};
  waters.set(law, known);
  const hexes =
    known[side] ??
    [
      ...new Set(
        law.scenario.forces[side].start.flatMap(({ areas = [] }) =>
          areas.flatMap((area) => [...hexesOfArea(area, law)]),
        ),
      ),
    ].filter((_, i) => i % 9 === 0);
  known[side] = hexes;
  return hexes;
}

const waters = new WeakMap<GameLaw, Partial<Record<Side, readonly number[]>>>();

/** Out of reach of the enemy's bases, but never of planes that are still to come home. */
function awayFrom(bridge: Bridge): (hex: number) => number {
  const { law, own, view, enemy } = bridge;
  const bases = basesOnBoard(law, view.public, enemy).map(hexOf);
  const ships = [...view.knows.marks, ...view.knows.sightings]
    .filter(({ kind }) => kind === 'TF')
    .map(({ hex }) => hex);
  const near = [...bases, ...ships, ...watersOf(law, enemy)];
  const out = own.flights.filter((flight) => flight.away === null && flight.rides === null && flight.onDeck === null);
  return (hex) => {
    let worth = Math.min(40, ...near.map((each) => distance(hex, each)));
    for (const flight of out)
      if (Math.ceil(distance(flight.hex, hex) / paceOf(law, flight.lots)) + 1 > turnsLeft(bridge, flight)) worth -= 50;
    return worth;
  };
}

/** From how far off its bombers, with fighters along, can strike and come home, next turn at the latest; 0 if not at all any more. */
function reachOf({ fields, law, turn }: Bridge, carriers: readonly Ship[], last: number): number {
  let best = 0;
  for (const { id } of carriers) {
    const field = fields.find((each) => each.id === id);
    if (field === undefined || field.launch.normal === 0) continue;
    const { ready, readying, justLanded } = field.grounded;
    const planes = [...ready, ...readying, ...justLanded].filter(({ plane }) => goesAlong(law, plane));
    if (planes.length === 0) continue;
    const pace = paceOf(law, planes);
    const range = rangeOf(law, planes);
    const short = hexesWhen(law, field, pace, Math.min(field.launch.normal, factorsOf(planes)));
    for (let far = 2 * pace; far > best; far--) {
      const turns = turnsBetween(far, pace, short);
      if (2 * turns + toSpare <= range && turn + turns <= last) best = far;
    }
  }
  return best;
}

/** Fighters and dive bombers; torpedo planes come when they can. */
const goesAlong = (law: GameLaw, plane: PlaneName): boolean => {
  const { mission } = ratingOf(law, plane);
  return mission === 'fighter' || mission === 'dive';
};
