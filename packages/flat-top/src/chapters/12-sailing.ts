/** 12 Task forces sail as plotted, all together, hex by hex (R65). */

import { shipWorth } from '../charts/victory-points.js';
import { cite } from '../cite.js';
import { withParked } from '../fields.js';
import { type GameOwn, type GameTable, ownOf } from '../game-kit.js';
import { changeHull } from '../hulls.js';
import { fromEdge } from '../map.js';
import type { Flight, TaskForce } from '../pieces.js';
import { copyShip, shipWith, standing, withEach } from '../shapes.js';
import { enemyOf, type Ship, type Side, sides } from '../state.js';
import { upwind, weatherAt } from './6-weather.js';
import { moveCounter, observe, showUnits } from './7-observation.js';
import { emptyPlot, plotWith } from './10-plotting.js';
import { join } from './12-3-combining.js';
import { putAshore } from './12-7-unloading.js';
import { comeIn, longestEntry } from './12-entry.js';
import { movementFactor, shipsIn } from './12-ships.js';
import { endAtOnce, type LostPlanes, losePlanes, score } from './25-victory.js';
import { arriveInPort } from './optional-ammunition-reloads.js';
import { rescueSurvivors } from './optional-rescue.js';
import { moveSubmarines } from './optional-submarines-orders.js';
import { afterUnloading } from './special-falls.js';

export function sailingPhase(table: GameTable): void {
  if (!cite('12.1')) return;
  if (!show(table, 'start')) observe(table);
  join(table);
  const steps = longest(table);
  for (let tick = 0; tick < steps; tick++) {
    for (const side of sides)
      for (const tf of ownOf(table.state, side).tfs) if (!tf.moved) sailStep(table, side, tf, tick);
    if (tick === 0) comeIn(table, (path) => plotWith(emptyPlot(), path));
    join(table);
    if (tick > 0 || !show(table, 'middle')) observe(table);
  }
  if (steps === 0) show(table, 'middle');
  show(table, 'end');
  for (const side of sides) {
    const own = ownOf(table.state, side);
    for (const tf of own.tfs.slice()) {
      anchor(table, side, tf);
      leave(table, side, tf);
      unload(table, side, tf);
      scuttle(table, side, tf);
    }
    own.tfs = own.tfs.filter(({ id }) => shipsIn(own, id).length > 0);
  }
  if (table.law.options.rescue) rescueSurvivors(table);
  afterUnloading(table);
  observe(table);
  // A scuttled ship counts as sunk; what is unloaded may decide the game.
  if (!endAtOnce(table) && table.law.options.submarines) moveSubmarines(table);
}

/** How many hexes the longest way has. */
function longest(table: GameTable): number {
  let steps = longestEntry(table);
  for (const side of sides)
    for (const { moved, plot } of ownOf(table.state, side).tfs)
      if (!moved && plot !== null && plot.path.length > steps) steps = plot.path.length;
  return steps;
}

/** One hex of a plotted path. 6.6 Whoever enters a storm goes no further. */
export function sailStep(table: GameTable, side: Side, tf: TaskForce, tick: number): void {
  const to = tf.plot?.path[tick];
  if (to === undefined || tf.steps < tick) return;
  if (tf.steps > 0 && weatherAt(table.state.public, tf.hex) === 'storm' && cite('6.6')) return;
  enter(table, side, tf, to);
}

/** 12.2, 14.19 The task force is in the next hex, and with it the formations that stay with its ships. */
export function enter(table: GameTable, side: Side, tf: TaskForce, to: number): void {
  const own = ownOf(table.state, side);
  const from = tf.hex;
  const intoWind = upwind(table.state.public, table.law, from) === to;
  tf.hex = to;
  tf.steps += 1;
  // 12.1 Whoever is observed moves in full view; who is hidden moves on the log.
  if (tf.onMap) moveCounter(table, side, 'TF', from, to);
  if (table.law.options.ammunitionReloads) arriveInPort(own, tf, table.state.public.turn);
  const ships = shipsIn(own, tf.id);
  if (intoWind) for (const { id, type } of ships) if (type === 'CV' || type === 'CVL') own.intoWind[id] = true;
  for (const flight of own.flights) {
    if (flight.onDeck !== null && ships.some(({ id }) => id === flight.onDeck)) flight.hex = to;
    if (flight.rides !== null && ships.some(({ id }) => id === flight.rides)) carry(table, side, flight, to);
  }
}

/** 14.19 In the In Flight box it goes where the ship goes, but not into a storm (6.6, R233). */
function carry(table: GameTable, side: Side, flight: Flight, to: number): void {
  if (!cite('14.19')) return;
  if (weatherAt(table.state.public, to) === 'storm' && cite('6.6')) {
    flight.rides = null;
    return;
  }
  const from = flight.hex;
  flight.hex = to;
  flight.carried += 1;
  if (flight.onMap) moveCounter(table, side, 'AF', from, to);
}

/**
 * 12.1 Hidden task forces that their owner puts on the map: before they move, on the way, or at the end. Says whether
 * there were any: then everybody has looked.
 */
function show(table: GameTable, when: 'start' | 'middle' | 'end'): boolean {
  let looked = false;
  for (const side of sides) {
    const ids: string[] = [];
    for (const { id, plot } of ownOf(table.state, side).tfs) if (plot?.show === when) ids.push(id);
    if (ids.length > 0 && showUnits(table, side, ids)) looked = true;
  }
  return looked;
}

function putShips(own: GameOwn, ids: readonly string[], change: (ship: Ship) => Ship): void {
  own.ships = withEach(own.ships, (ship) => (ids.includes(ship.id) ? change(ship) : ship));
}

/** 12.7.1 Anchoring and weighing, in the hex where the ships have stayed. */
function anchor(table: GameTable, side: Side, { id, plot }: TaskForce): void {
  const own = ownOf(table.state, side);
  if (plot === null || plot.anchor.length + plot.weigh.length === 0 || !cite('12.7')) return;
  const { turn } = table.state.public;
  const all = shipsIn(own, id).length;
  for (const [ids, anchored] of [
    [plot.anchor, true],
    [plot.weigh, false],
  ] as const) {
    if (ids.length === 0 || !cite('12.7.1')) continue;
    // 12.7.2 Some may lie at anchor while others of the task force do not.
    if (ids.length < all && !cite('12.7.2')) continue;
    putShips(own, ids, (ship) => shipWith(ship, 'anchored', anchored));
    for (const ship of ids) {
      changeHull(own, ship, { anchoredSince: anchored ? turn : null });
    }
    table.tell([side], '12.7.1', anchored ? 'anchored' : 'weighed', { tf: id, ships: [...ids] });
  }
}

/** 12.6 Off the map for good; damage scored so far stands. It needs an edge hex and a movement point to spare. */
function leave(table: GameTable, side: Side, tf: TaskForce): void {
  if (tf.plot?.leave !== true) return;
  const own = ownOf(table.state, side);
  const { westHalf } = table.law.scenario;
  const edge = (['N', 'E', 'S', 'W'] as const).some((each) => fromEdge(tf.hex, each, westHalf) === 0);
  if (!edge || tf.steps >= movementFactor(table.state.public, own, tf) || !cite('12.6')) return;
  const ships = shipsIn(own, tf.id).map(({ id }) => id);
  own.left = [...own.left, ...ships];
  putShips(own, ships, (ship) => shipWith(ship, 'tf', ''));
  leaveDecks(own, ships);
  table.tell([side], '12.6', 'left', { tf: tf.id });
}

/** R72 Planes that were to take off go with their ship; those in the air stay behind. */
function leaveDecks(own: GameOwn, ships: readonly string[]): void {
  for (const flight of own.flights) {
    if (flight.rides !== null && ships.includes(flight.rides)) flight.rides = null;
    if (flight.onDeck === null || !ships.includes(flight.onDeck)) continue;
    for (const lot of flight.lots)
      putShips(own, [flight.onDeck], (ship) => {
        const parked = standing(lot, lot.factors, lot.arms);
        return ship.grounded === null ? ship : shipWith(ship, 'grounded', withParked(ship.grounded, 'ready', parked));
      });
  }
  own.flights = own.flights.filter(({ onDeck }) => onDeck === null || !ships.includes(onDeck));
}

/** 12.7.4, 25.5 Three points a turn, for up to eight turns. */
function unload(table: GameTable, side: Side, { plot, hex }: TaskForce): void {
  const own = ownOf(table.state, side);
  const { eachTurn, turns } = table.law.charts.victoryPoints.values.unloading;
  for (const id of plot?.unload ?? []) {
    const hull = own.hulls[id];
    if (hull === undefined || hull.unloaded >= turns || !own.ships.some((ship) => ship.id === id && ship.anchored))
      continue;
    if (!cite('12.7.4')) continue;
    own.hulls[id] = { ...hull, unloaded: hull.unloaded + 1 };
    putAshore(own, table.law, side, hex, eachTurn);
    table.tell([side], '12.7.4', 'unloaded', { ship: id, turns: hull.unloaded + 1 });
    if (cite('25.5')) score(table, side, 'unloading', eachTurn);
  }
}

/** 25.5, R70 What a transport is still worth. */
export function worthLeft(
  own: Pick<GameOwn, 'hulls'>,
  ship: Ship,
  sunk: number,
  least: number,
  eachTurn: number,
): number {
  const unloaded = own.hulls[ship.id]?.unloaded ?? 0;
  return unloaded > 0 && cite('25.5') ? Math.max(least, sunk - eachTurn * unloaded) : sunk;
}

/** 12.9 Announced, and sunk as far as points go; the planes aboard are gone for good (R73). */
function scuttle(table: GameTable, side: Side, { plot }: TaskForce): void {
  const { state, law } = table;
  const own = ownOf(state, side);
  const { victoryPoints } = law.charts;
  for (const id of plot?.scuttle ?? []) {
    const ship = own.ships.find((each) => each.id === id);
    if (ship === undefined || !cite('12.9')) continue;
    const { sunk, perHit } = shipWorth(victoryPoints, ship.name, side, ship.type);
    const { leastWorth, eachTurn } = victoryPoints.values.unloading;
    // R132 As if the enemy had sunk her: her worth instead of her hits, or all of her hits besides.
    const hits = law.options.sunkShips === 'added' ? ship.hits - ship.damage : ship.hits;
    const points = worthLeft(own, ship, sunk, leastWorth, eachTurn) - perHit * hits;
    const planes: LostPlanes[] = aboard(own, ship);
    const grounded = ship.grounded === null ? null : { ready: [], justLanded: [], readying: [] };
    putShips(own, [id], (each) => {
      const wreck = copyShip(each);
      wreck.hits = each.damage;
      wreck.grounded = grounded;
      return wreck;
    });
    own.flights = own.flights.filter(({ onDeck }) => onDeck !== id);
    for (const flight of own.flights) if (flight.rides === id) flight.rides = null;
    table.tell('all', '12.9', 'scuttled', { side, type: ship.type });
    state.public.scuttled = [...state.public.scuttled, { side, type: ship.type, points }];
    score(table, enemyOf(side), 'ships', points);
    losePlanes(table, side, planes, 'forGood');
  }
}

/** In her boxes, and on deck to take off. */
function aboard({ flights }: GameOwn, { id, grounded }: Ship): LostPlanes[] {
  const parked = grounded === null ? [] : [...grounded.ready, ...grounded.justLanded, ...grounded.readying];
  return [...parked, ...flights.filter(({ onDeck }) => onDeck === id).flatMap(({ lots }) => lots)];
}
