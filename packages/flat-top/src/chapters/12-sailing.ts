/** 12 Task forces sail as plotted, all together, hex by hex (R65). */
import { shipWorth } from '../charts/victory-points.js';
import { cite } from '../cite.js';
import { type GameOwn, type GameTable, ownOf } from '../game-kit.js';
import { fromEdge } from '../map.js';
import type { TaskForce } from '../pieces.js';
import { enemyOf, type Parked, type Ship, type Side, sides } from '../state.js';
import { upwind, weatherAt } from './6-weather.js';
import { moveCounter, observe, showUnits } from './7-observation.js';
import { mostShips } from './10-plotting.js';
import { movementFactor, shipsIn } from './12-ships.js';
import { losePlanes, score } from './25-victory.js';

export function sailingPhase(table: GameTable): void {
  if (!cite('12.1')) return;
  show(table, 'start');
  observe(table);
  join(table);
  const { steps, going } = longest(table);
  for (let tick = 0; tick < steps; tick++) {
    for (const { side, tf } of going()) sailStep(table, side, tf, tick);
    join(table);
    if (tick === 0) show(table, 'middle');
    observe(table);
  }
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
  observe(table);
}

function longest(table: GameTable): { steps: number; going: () => { side: Side; tf: TaskForce }[] } {
  const going = (): { side: Side; tf: TaskForce }[] =>
    sides.flatMap((side) =>
      ownOf(table.state, side)
        .tfs.filter(({ moved }) => !moved)
        .map((tf) => ({ side, tf })),
    );
  return { steps: Math.max(0, ...going().map(({ tf }) => tf.plot?.path.length ?? 0)), going };
}

/** One hex of a plotted path. 6.6 Whoever enters a storm goes no further. */
export function sailStep(table: GameTable, side: Side, tf: TaskForce, tick: number): void {
  const to = tf.plot?.path[tick];
  if (to === undefined || tf.steps < tick) return;
  if (tf.steps > 0 && weatherAt(table.state.public, tf.hex) === 'storm' && cite('6.6')) return;
  enter(table, side, tf, to);
}

/** 12.2, 14.19 The task force and the formations that ride with its ships are in the next hex. */
export function enter(table: GameTable, side: Side, tf: TaskForce, to: number): void {
  const own = ownOf(table.state, side);
  const from = tf.hex;
  const windward = upwind(table.state.public, from) === to;
  tf.hex = to;
  tf.steps += 1;
  if (tf.onMap) moveCounter(table, side, 'TF', from, to);
  for (const ship of shipsIn(own, tf.id)) {
    if (windward && (ship.type === 'CV' || ship.type === 'CVL')) own.intoWind[ship.id] = true;
    for (const flight of own.flights) {
      if (flight.onDeck === ship.id) flight.hex = to;
      if (flight.rides !== ship.id || !cite('14.19')) continue;
      flight.hex = to;
      flight.carried += 1;
      if (flight.onMap) moveCounter(table, side, 'AF', from, to);
    }
  }
}

/** 12.1 */
function show(table: GameTable, when: 'start' | 'middle' | 'end'): void {
  for (const side of sides) {
    const ids = ownOf(table.state, side)
      .tfs.filter(({ plot }) => plot?.show === when)
      .map(({ id }) => id);
    if (ids.length > 0) showUnits(table, side, ids);
  }
}

/** 12.3 Task forces that were told to combine and are in one hex become one, under the lower number. */
function join(table: GameTable): void {
  for (const side of sides) {
    const own = ownOf(table.state, side);
    for (const tf of own.tfs.slice()) {
      const other = own.tfs.find(({ id, hex }) => id !== tf.id && hex === tf.hex && tf.plot?.join.includes(id));
      if (other === undefined || !own.tfs.includes(tf) || !cite('12.3')) continue;
      if (shipsIn(own, tf.id).length + shipsIn(own, other.id).length > mostShips(side) && cite('4.1.1')) continue;
      combine(table, side, tf, other);
    }
  }
}

function combine(table: GameTable, side: Side, one: TaskForce, two: TaskForce): void {
  const own = ownOf(table.state, side);
  const [stays, goes] = numberOf(one) < numberOf(two) ? [one, two] : [two, one];
  own.ships = own.ships.map((ship) => (ship.tf === goes.id ? { ...ship, tf: stays.id } : ship));
  own.tfs = own.tfs.filter((tf) => tf !== goes);
  stays.onMap ||= goes.onMap;
  stays.blind ||= goes.blind;
  stays.steps = Math.max(stays.steps, goes.steps);
  // Together they go no further this turn: two plots cannot be sailed at once.
  if (stays.plot !== null) {
    const { anchor, weigh, unload, scuttle } = goes.plot ?? stays.plot;
    const path = stays.plot.path.slice(0, stays.steps);
    stays.plot = {
      ...stays.plot,
      path,
      anchor: [...stays.plot.anchor, ...anchor],
      weigh: [...stays.plot.weigh, ...weigh],
      unload: [...stays.plot.unload, ...unload],
      scuttle: [...stays.plot.scuttle, ...scuttle],
    };
  }
  table.say('12.3', 'combined', { tf: stays.id, with: goes.id }, [side]);
}

const numberOf = ({ id }: TaskForce): number => Number(id.slice(3));

function putShips(own: GameOwn, ids: readonly string[], change: (ship: Ship) => Ship): void {
  own.ships = own.ships.map((ship) => (ids.includes(ship.id) ? change(ship) : ship));
}

/** 12.7.1 Anchoring and weighing, in the hex where the ships have stayed. */
function anchor(table: GameTable, side: Side, { id, plot }: TaskForce): void {
  const own = ownOf(table.state, side);
  if (plot === null || !cite('12.7.1')) return;
  const { turn } = table.state.public;
  for (const [ids, anchored] of [
    [plot.anchor, true],
    [plot.weigh, false],
  ] as const) {
    if (ids.length === 0) continue;
    putShips(own, ids, (ship) => ({ ...ship, anchored }));
    for (const ship of ids)
      own.hulls[ship] = { unloaded: 0, slowSince: null, ...own.hulls[ship], anchoredSince: anchored ? turn : null };
    table.say('12.7.1', anchored ? 'anchored' : 'weighed', { tf: id, ships: [...ids] }, [side]);
  }
}

/** 12.6 Off the map for good; damage scored so far stands. It needs an edge hex and a movement point to spare. */
function leave(table: GameTable, side: Side, tf: TaskForce): void {
  const own = ownOf(table.state, side);
  const { westHalf } = table.law.scenario;
  const edge = (['N', 'E', 'S', 'W'] as const).some((each) => fromEdge(tf.hex, each, westHalf) === 0);
  if (tf.plot?.leave !== true || !edge || tf.steps >= movementFactor(table.state.public, own, tf) || !cite('12.6'))
    return;
  const ships = shipsIn(own, tf.id).map(({ id }) => id);
  own.left = [...own.left, ...ships];
  putShips(own, ships, (ship) => ({ ...ship, tf: '' }));
  table.say('12.6', 'left', { tf: tf.id }, [side]);
}

/** 12.7.4, 25.5 Three points a turn, for up to eight turns. */
function unload(table: GameTable, side: Side, { plot }: TaskForce): void {
  const own = ownOf(table.state, side);
  const { eachTurn, turns } = table.law.charts.victoryPoints.values.unloading;
  for (const id of plot?.unload ?? []) {
    const hull = own.hulls[id];
    if (hull === undefined || hull.unloaded >= turns || !own.ships.some((ship) => ship.id === id && ship.anchored))
      continue;
    if (!cite('12.7.4')) continue;
    own.hulls[id] = { ...hull, unloaded: hull.unloaded + 1 };
    table.say('12.7.4', 'unloaded', { ship: id, turns: hull.unloaded + 1 }, [side]);
    if (cite('25.5')) score(table, side, 'unloading', eachTurn);
  }
}

/** 25.5, R70 What a transport is still worth. */
export function worthLeft(own: GameOwn, ship: Ship, sunk: number, least: number, eachTurn: number): number {
  const unloaded = own.hulls[ship.id]?.unloaded ?? 0;
  return unloaded > 0 && cite('25.5') ? Math.max(least, sunk - eachTurn * unloaded) : sunk;
}

/** 12.9 Announced, and sunk as far as points go; the planes aboard are gone for good (R73). */
function scuttle(table: GameTable, side: Side, { plot }: TaskForce): void {
  const own = ownOf(table.state, side);
  const { victoryPoints } = table.law.charts;
  for (const id of plot?.scuttle ?? []) {
    const ship = own.ships.find((each) => each.id === id);
    if (ship === undefined || !cite('12.9')) continue;
    const { sunk, perHit } = shipWorth(victoryPoints, ship.name, side, ship.type);
    const { leastWorth, eachTurn } = victoryPoints.values.unloading;
    const planes: Parked[] =
      ship.grounded === null ? [] : [...ship.grounded.ready, ...ship.grounded.justLanded, ...ship.grounded.readying];
    const grounded = ship.grounded === null ? null : { ready: [], justLanded: [], readying: [] };
    putShips(own, [id], (each) => ({ ...each, hits: each.damage, grounded }));
    table.tell('all', '12.9', 'scuttled', { side, type: ship.type });
    score(table, enemyOf(side), 'ships', worthLeft(own, ship, sunk, leastWorth, eachTurn) - perHit * ship.hits);
    losePlanes(table, side, planes, 'forGood');
    for (const flight of own.flights) if (flight.rides === id) flight.rides = null;
  }
}
