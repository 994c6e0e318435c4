/** 10 Plotting the movement of task forces: orders for each (10-orders.ts), then its path. Both sides write in secret. */

import type { Answer, Ask, FrameKind, PickAnswer, Walk, WalkAnswer } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { taskForceAt } from '../forces.js';
import {
  aboutOf,
  type FlatTopGame,
  type GameLaw,
  type GameOwn,
  type GameTable,
  type GameView,
  ownOf,
} from '../game-kit.js';
import { type Hex, name } from '../map.js';
import type { Plot, TaskForce } from '../pieces.js';
import { shipWith, withEach } from '../shapes.js';
import { only, type Side, sides } from '../state.js';
import { waysIntoWind, windward } from './6-10-into-the-wind.js';
import { weatherAt } from './6-weather.js';
import { hexesBefore, ordersAsked, ordersSheet, windItems } from './10-orders.js';
import { joinHere } from './12-3-combining.js';
import { afterEntry, dueNow, hexesAfterEntry, plotEntry, plotOn } from './12-entry.js';
import { movementFactor, shipsIn } from './12-ships.js';
import { type GivenOrder, takeShipOrders } from './optional-ship-orders.js';

export { mostShips } from './12-ships.js';

/** `queue`: the task forces whose path is still to be plotted. */
export type PlottingFrame = {
  kind: 'plotting';
  rule: '10.1';
  stage: 'orders' | 'paths';
  queue: Record<Side, string[]>;
};

export function plottingPhase(table: GameTable): void {
  table.push({ kind: 'plotting', rule: '10.1', stage: 'orders', queue: { allied: [], japan: [] } });
}

export const plotting: FrameKind<FlatTopGame, PlottingFrame> = {
  run(table, frame) {
    // Everybody knows who has ships in this game: they are asked even when nothing is left to order.
    const asked = sides.filter((side) =>
      frame.stage === 'orders' ? ownOf(table.state, side).ships.length > 0 : frame.queue[side].length > 0,
    );
    if (asked.length === 0 || !cite('10.1')) {
      table.pop();
      return;
    }
    if (frame.stage === 'orders') table.owe(asked);
    else for (const side of asked) table.owe([side], { tf: frame.queue[side][0] ?? '' });
  },

  ask(view, law): Ask {
    const { tf } = aboutOf<{ tf: string }>(view);
    return tf === undefined ? ordersSheet(view, law).sheet : pathAsk(view, law, tf);
  },

  take(table, frame, answers) {
    for (const side of sides) {
      const answer = answers[side];
      if (answer === undefined) continue;
      if (frame.stage === 'orders') frame.queue[side] = takeOrders(table, side, answer);
      else takePath(table, side, frame.queue[side].shift(), answer as WalkAnswer);
    }
    // Both are in: nobody takes it back now.
    if (frame.stage === 'orders') table.say('10.1', 'sealed', {});
    frame.stage = 'paths';
  },
};

/** Take down the orders; ships that leave are in their new task forces at once. Returns the task forces to plot. */
function takeOrders(table: GameTable, side: Side, answer: Answer): string[] {
  const { state, law } = table;
  const own = ownOf(state, side);
  const orders = ordersAsked({ seat: side, public: state.public, own }, law);
  const given = answer as PickAnswer[];
  const plots = new Map(own.tfs.map(({ id }): [string, Plot] => [id, emptyPlot()]));
  const fresh: [string, string[]][] = [];
  const functions: GivenOrder[] = [];
  orders.forEach(({ tf, what, ship = '' }, row) => {
    const chosen = given[row] ?? [];
    if (what === 'enter') {
      plotEntry(own, tf, chosen[0]);
      return;
    }
    const plot = plots.get(tf);
    if (plot === undefined || chosen.length === 0) return;
    switch (what) {
      case 'detach':
      case 'detach more':
        fresh.push([tf, chosen]);
        break;
      case 'show':
        plot.show = chosen[0] as Plot['show'];
        break;
      case 'leave':
        plot.leave = true;
        break;
      case 'wind':
        plot.wind = chosen[0] === 'last' ? 'last' : 'first';
        plot.path = hexesBefore(chosen[0] ?? '');
        break;
      case 'tow':
      case 'cut':
      case 'rescue':
      case 'fuel':
        functions.push({ what, ship, chosen });
        break;
      default:
        plot[what] = chosen;
    }
  });
  for (const tf of own.tfs) tf.plot = plots.get(tf.id) ?? emptyPlot();
  for (const [from, ships] of fresh) detach(table, side, from, ships);
  joinHere(table, side);
  takeShipOrders(table, side, functions);
  for (const tf of own.tfs) intoTheWind(table, side, tf);
  return queueOf(table.state.public, own);
}

/** The task forces whose course is asked, in their order; those who come in this turn last. */
export function queueOf(pub: GameView['public'], own: GameOwn): string[] {
  const sailing = own.tfs.filter((tf) => hexesLeft(pub, own, tf) > 0).map(({ id }) => id);
  const entering = dueNow(own, pub).filter(({ id }) => {
    const tf = afterEntry(own, id);
    return tf !== undefined && hexesAfterEntry(pub, own, tf) > 0;
  });
  return [...sailing, ...entering.map(({ id }) => id)];
}

export const emptyPlot = (): Plot => ({
  path: [],
  show: 'never',
  anchor: [],
  weigh: [],
  unload: [],
  scuttle: [],
  join: [],
  leave: false,
  wind: null,
});

/** The same orders with another path. Written out like all of them, so that they have one shape. */
export function plotWith({ show, anchor, weigh, unload, scuttle, join, leave, wind }: Plot, path: Hex[]): Plot {
  return { path, show, anchor, weigh, unload, scuttle, join, leave, wind };
}

/** 12.3 Orders for a ship go with her. */
function detach(table: GameTable, side: Side, from: string, ids: readonly string[]): void {
  const own = ownOf(table.state, side);
  const old = own.tfs.find(({ id }) => id === from);
  if (old === undefined || !cite('12.3')) return;
  let number = 1;
  const taken = [...own.tfs, ...(own.coming ?? [])].map(({ id }) => id);
  while (taken.includes(`TF ${number}`)) number += 1;
  const tf = taskForceAt(`TF ${number}`, old.hex);
  const plot = emptyPlot();
  tf.onMap = old.onMap;
  tf.seen = old.seen;
  tf.blind = old.blind;
  tf.plot = plot;
  own.tfs = [...own.tfs, tf];
  own.ships = withEach(own.ships, (ship) => (ids.includes(ship.id) ? shipWith(ship, 'tf', tf.id) : ship));
  for (const what of ['anchor', 'weigh', 'unload', 'scuttle'] as const) {
    const all = old.plot?.[what] ?? [];
    plot[what] = all.filter((id) => ids.includes(id));
    if (old.plot !== null) old.plot[what] = all.filter((id) => !ids.includes(id));
  }
  table.say('12.3', 'detached', { tf: tf.id, from, ships: [...ids] }, [side]);
}

/** 6.10, R54 The way into the wind is part of the plot before anything else is; with 'last' it follows the path. */
function intoTheWind({ state, law }: GameTable, side: Side, tf: TaskForce): void {
  const { plot } = tf;
  const own = ownOf(state, side);
  if (plot === null) return;
  const possible = windItems({ seat: side, public: state.public, own }, law, tf).map(({ id }) => id);
  const by = plot.path;
  plot.path = [];
  if (possible.length === 0) {
    plot.wind = null;
    return;
  }
  if (plot.wind === 'last' && possible.includes('last')) return;
  plot.wind = 'first';
  const ways = waysIntoWind(state.public, law, tf.hex, movementFactor(state.public, own, tf));
  plot.path = ways.find((way) => by.length === way.length - 1 && by.every((hex, i) => hex === way[i])) ?? ways[0] ?? [];
}

/** 12.2, 6.6 Hexes that can still be plotted: none after coming into a storm. */
export function hexesLeft(pub: GameView['public'], own: GameOwn, tf: TaskForce): number {
  const path = tf.plot?.path ?? [];
  const end = path[path.length - 1];
  if (end !== undefined && weatherAt(pub, end) === 'storm' && cite('6.6')) return 0;
  const spare = tf.plot?.wind === 'last' ? 1 : 0;
  return Math.max(0, movementFactor(pub, own, tf) - (cite('12.2') ? path.length + spare : 0));
}

/** 6.10 Who means to take planes aboard wants to know where the wind comes from. */
function windwardOf(pub: GameView['public'], law: GameLaw, own: GameOwn, tf: TaskForce): string {
  const carries = shipsIn(own, tf.id).some(({ type }) => type === 'CV' || type === 'CVL');
  const hex = carries ? windward(pub, law, tf.hex) : undefined;
  return hex === undefined ? '' : ` ${name(hex)} lies to windward.`;
}

/** 10.2, 12.2 Where it goes from where its orders have brought it. */
function pathAsk({ own, public: pub }: GameView, law: GameLaw, id: string): Walk {
  const entering = afterEntry(own, id);
  const tf = own.tfs.find((each) => each.id === id) ?? entering;
  if (tf === undefined) throw new Error(`there is no task force ${id}`);
  const path = tf.plot?.path ?? [];
  const from = path[path.length - 1] ?? tf.hex;
  const budget = tf === entering ? hexesAfterEntry(pub, own, tf) : hexesLeft(pub, own, tf);
  const wind =
    path.length > 0
      ? ' It has steamed into the wind already.'
      : tf.plot?.wind === 'last'
        ? ' Its last hex is into the wind, by itself.'
        : windwardOf(pub, law, own, tf);
  const prompt = `Plot ${id}: up to ${budget} ${budget === 1 ? 'hex' : 'hexes'}.${wind}`;
  return { ask: 'walk', rule: '12.2', prompt, unit: id, from, budget, halts: [] };
}

function takePath(table: GameTable, side: Side, id: string | undefined, answer: WalkAnswer): void {
  const { state, law } = table;
  const { path } = answer;
  if (id !== undefined && dueNow(ownOf(state, side), state.public).some((each) => each.id === id)) {
    plotOn(table, side, id, answer);
    return;
  }
  const tf = ownOf(state, side).tfs.find((each) => each.id === id);
  if (tf === undefined || tf.plot === null || !cite('10.2')) return;
  const plotted = tf.plot.path.concat(path);
  if (tf.plot.wind === 'last') {
    const hex = windward(state.public, law, path[path.length - 1] ?? tf.hex);
    if (hex !== undefined) plotted.push(hex);
  }
  tf.plot = plotWith(tf.plot, plotted);
  table.say('10.1', 'plotted', { tf: tf.id, from: tf.hex, path: plotted.slice() }, only(side));
}
