/** 10 Plotting the movement of task forces: orders for each, then its path. Both sides write in secret. */
import type { Answer, Ask, FrameKind, Item, Limit, PickAnswer, Row, Sheet, Walk, WalkAnswer } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { taskForceAt } from '../forces.js';
import { type FlatTopGame, type GameLaw, type GameOwn, type GameTable, type GameView, ownOf } from '../game-kit.js';
import { fromEdge, hexesOfIsland, hexOf, name, namedPlaces, terrainAt } from '../map.js';
import type { Plot, TaskForce } from '../pieces.js';
import { type Ship, type Side, sides } from '../state.js';
import { sideOf } from '../view.js';
import { upwind } from './6-weather.js';
import { needsIntoWind } from './8-launching.js';
import { canWeigh, movementFactor, shipsIn } from './12-ships.js';

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
    const { about } = view.owes ?? { about: null };
    const tf = about !== null && typeof about === 'object' && !Array.isArray(about) ? about.tf : undefined;
    return typeof tf === 'string' ? pathAsk(view, law, tf) : ordersSheet(view, law).sheet;
  },

  take(table, frame, answers) {
    for (const side of sides) {
      const answer = answers[side];
      if (answer === undefined) continue;
      if (frame.stage === 'orders') frame.queue[side] = takeOrders(table, side, answer);
      else takePath(table, side, frame.queue[side].shift(), answer as WalkAnswer);
    }
    frame.stage = 'paths';
  },
};

/** What one row of the orders is for. */
type Order = {
  tf: string;
  what: 'detach' | 'detach more' | 'join' | 'anchor' | 'weigh' | 'unload' | 'scuttle' | 'show' | 'leave' | 'wind';
};

/** One sheet for all task forces of a side: only what can be ordered has a row. */
function ordersSheet(view: Pick<GameView, 'seat' | 'public' | 'own'>, law: GameLaw): { sheet: Sheet; orders: Order[] } {
  const { own } = view;
  const side = sideOf(view.seat);
  const orders: Order[] = [];
  const rows: Row[] = [];
  const limits: Limit[] = [];
  const add = (
    tf: string,
    what: Order['what'],
    rule: string,
    prompt: string,
    of: Item[],
    max = of.length,
    min = 0,
  ): number => {
    if (of.length < Math.max(1, min)) return -1;
    orders.push({ tf, what });
    rows.push({ ask: 'pick', rule, prompt: `${tf}: ${prompt}`, of, min, max: Math.min(max, of.length) });
    return rows.length - 1;
  };
  for (const tf of own.tfs) {
    const ships = shipsIn(own, tf.id);
    const partial = terrainAt(tf.hex) === 'partial';
    const apart = mayDivide(law, side) && ships.length > 1;
    if (apart) {
      const one = add(
        tf.id,
        'detach',
        '12.3',
        'these ships leave and form a task force of their own',
        ships.map(shipItem),
        ships.length - 1,
      );
      const two = add(
        tf.id,
        'detach more',
        '12.3',
        'these leave and form another',
        ships.map(shipItem),
        ships.length - 1,
      );
      for (const { id } of ships)
        limits.push({
          rule: '12.3',
          why: 'a ship is in one task force',
          most: 1,
          of: [
            { row: one, id },
            { row: two, id },
          ],
        });
      limits.push({
        rule: '12.3',
        why: `one ship at least stays in ${tf.id}`,
        most: ships.length - 1,
        of: [{ row: one }, { row: two }],
      });
    }
    add(tf.id, 'join', '12.3', 'combine with another, once both are in one hex', joinItems(own, tf, side), 1);
    if (partial)
      add(
        tf.id,
        'anchor',
        '12.7.1',
        'these ships anchor and do not move',
        ships.filter(({ anchored }) => !anchored).map(shipItem),
      );
    add(
      tf.id,
      'weigh',
      '12.7.1',
      'these ships weigh anchor and do not move',
      ships.filter(({ anchored }) => anchored).map((ship) => weighItem(law, ship)),
    );
    add(
      tf.id,
      'unload',
      '12.7.4',
      'these transports unload',
      ships.filter((ship) => mayUnload(own, law, side, tf, ship, view.public.turn)).map(shipItem),
    );
    // R230 Nobody is asked to scuttle a sound ship.
    const hurt = ships.filter(({ hits }) => hits > 0);
    add(tf.id, 'scuttle', '12.9', 'scuttle', hurt.map(shipItem));
    if (!tf.onMap) add(tf.id, 'show', '12.1', 'put it on the map where it may be seen, and may see', showItems, 1, 0);
    if (onEdge(law, tf))
      add(tf.id, 'leave', '12.6', 'leave the map for good from an edge hex', [
        { id: 'leave', text: 'leaves the map at the end of its move' },
      ]);
    if (windOrders(own, law, side, tf).length > 0)
      add(tf.id, 'wind', '6.10', 'its carriers fly off more than their minimum: steam into the wind', windItems, 1, 1);
  }
  const prompt =
    rows.length === 0
      ? 'You have no orders to give at sea: go on.'
      : 'Orders for your task forces, before their paths.';
  return { sheet: { ask: 'sheet', rule: '10.1', prompt, rows, limits }, orders };
}

const shipItem = (ship: Ship): Item => ({ id: ship.id, text: `${ship.type} ${ship.name}` });

const showItems: Item[] = [
  { id: 'start', text: 'before it moves' },
  { id: 'middle', text: 'after its first hex' },
  { id: 'end', text: 'when it has moved' },
];

const windItems: Item[] = [
  { id: 'first', text: 'with its first hex' },
  { id: 'last', text: 'with its last hex' },
];

/** SC1.5 All ships of the side in one task force, always. */
const mayDivide = (law: GameLaw, side: Side): boolean => law.scenario.special.oneTaskForce !== side || !cite('SC1.5');

/** 4.1.1 Fifteen Allied, ten Japanese. */
export const mostShips = (side: Side): number => (side === 'allied' ? 15 : 10);

function joinItems(own: GameOwn, tf: TaskForce, side: Side): Item[] {
  return own.tfs
    .filter(({ id }) => id !== tf.id)
    .map((other): Item => {
      const ships = shipsIn(own, tf.id).length + shipsIn(own, other.id).length;
      const item = { id: other.id, text: `${other.id} in ${name(other.hex)}`, at: other.hex };
      if (ships <= mostShips(side) || !cite('4.1.1')) return item;
      return {
        ...item,
        not: { rule: '4.1.1', why: `they would be ${ships} ships, and ${mostShips(side)} are the most` },
      };
    });
}

function weighItem(law: GameLaw, ship: Ship): Item {
  if (canWeigh(law, ship)) return shipItem(ship);
  return { ...shipItem(ship), not: { rule: '12.7.3', why: 'she has planes aboard that she can keep only at anchor' } };
}

/** 12.7.4 At anchor since an earlier turn, where the scenario allows it, and not yet empty. */
function mayUnload(own: GameOwn, law: GameLaw, side: Side, tf: TaskForce, ship: Ship, turn: number): boolean {
  if (ship.type !== 'AP' && ship.type !== 'APD') return false;
  const hull = own.hulls[ship.id];
  const since = hull?.anchoredSince ?? null;
  if (!ship.anchored || since === null || (since >= turn && cite('12.7.4'))) return false;
  return (hull?.unloaded ?? 0) < 8 && unloadingHexes(law, side).has(tf.hex);
}

export function unloadingHexes(law: GameLaw, side: Side): ReadonlySet<number> {
  const places = law.scenario.special.unload?.[side] ?? [];
  return new Set(
    places.flatMap((place) => {
      const island = hexesOfIsland(place);
      return island.length > 0
        ? island.filter((hex) => terrainAt(hex) === 'partial')
        : !namedPlaces.some(({ name: known }) => known === place)
          ? []
          : [hexOf(place)];
    }),
  );
}

function onEdge(law: GameLaw, { hex }: TaskForce): boolean {
  const near = (['N', 'E', 'S', 'W'] as const).map((edge) => fromEdge(hex, edge, law.scenario.westHalf));
  return Math.min(...near) <= 2;
}

/** 6.10 Carriers of the task force that must steam into the wind this turn. */
const windOrders = (own: GameOwn, law: GameLaw, side: Side, tf: TaskForce): Ship[] =>
  shipsIn(own, tf.id).filter((ship) => needsIntoWind(own, law, side, ship));

/** Take down the orders; ships that leave are in their new task forces at once. Returns the task forces to plot. */
function takeOrders(table: GameTable, side: Side, answer: Answer): string[] {
  const { state, law } = table;
  const own = ownOf(state, side);
  const { orders } = ordersSheet({ seat: side, public: state.public, own }, law);
  const given = answer as PickAnswer[];
  const plots = new Map(own.tfs.map(({ id }): [string, Plot] => [id, emptyPlot()]));
  const winds = new Map<string, string>();
  const fresh: [string, string[]][] = [];
  orders.forEach(({ tf, what }, row) => {
    const chosen = given[row] ?? [];
    const plot = plots.get(tf);
    if (plot === undefined || chosen.length === 0) return;
    switch (what) {
      case 'detach':
      case 'detach more':
        fresh.push([tf, chosen]);
        break;
      case 'join':
      case 'anchor':
      case 'weigh':
      case 'unload':
      case 'scuttle':
        plot[what] = chosen;
        break;
      case 'show':
        plot.show = chosen[0] as Plot['show'];
        break;
      case 'leave':
        plot.leave = true;
        break;
      case 'wind':
        winds.set(tf, chosen[0] ?? 'first');
        break;
    }
  });
  for (const tf of own.tfs) tf.plot = plots.get(tf.id) ?? emptyPlot();
  for (const [from, ships] of fresh) detach(own, from, ships);
  for (const tf of own.tfs) intoTheWind(table, side, tf, winds.get(tf.id));
  return own.tfs
    .filter((tf) => movementFactor(table.state.public, own, tf) > (tf.plot?.path.length ?? 0))
    .map(({ id }) => id);
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

/** 12.3 Orders for a ship go with her. */
function detach(own: GameOwn, from: string, ids: readonly string[]): void {
  const old = own.tfs.find(({ id }) => id === from);
  if (old === undefined || ids.length === 0 || !cite('12.3')) return;
  let number = 1;
  while (own.tfs.some(({ id }) => id === `TF ${number}`)) number += 1;
  const tf = {
    ...taskForceAt(`TF ${number}`, old.hex),
    onMap: old.onMap,
    seen: old.seen,
    blind: old.blind,
    plot: emptyPlot(),
  };
  own.tfs = [...own.tfs, tf];
  own.ships = own.ships.map((ship) => (ids.includes(ship.id) ? { ...ship, tf: tf.id } : ship));
  for (const what of ['anchor', 'weigh', 'unload', 'scuttle'] as const) {
    const all = old.plot?.[what] ?? [];
    tf.plot[what] = all.filter((id) => ids.includes(id));
    if (old.plot !== null) old.plot[what] = all.filter((id) => !ids.includes(id));
  }
}

/** 6.10, R54 The step into the wind is part of the plot before anything else is. */
function intoTheWind(table: GameTable, side: Side, tf: TaskForce, when: string | undefined): void {
  const own = ownOf(table.state, side);
  if (
    tf.plot === null ||
    windOrders(own, table.law, side, tf).length === 0 ||
    movementFactor(table.state.public, own, tf) === 0
  )
    return;
  if (when === 'last' && movementFactor(table.state.public, own, tf) > 1) {
    tf.plot.wind = 'last';
    return;
  }
  const hex = upwind(table.state.public, tf.hex);
  if (hex !== undefined) {
    tf.plot.wind = 'first';
    tf.plot.path = [hex];
  }
}

/** 10.2, 12.2 Where it goes from where its orders have brought it. */
function pathAsk({ own, public: pub }: GameView, _law: GameLaw, id: string): Walk {
  const tf = own.tfs.find((each) => each.id === id);
  if (tf === undefined) throw new Error(`there is no task force ${id}`);
  const path = tf.plot?.path ?? [];
  const from = path[path.length - 1] ?? tf.hex;
  const spare = tf.plot?.wind === 'last' ? 1 : 0;
  const budget = Math.max(0, movementFactor(pub, own, tf) - path.length - spare);
  const wind =
    path.length > 0
      ? ' It has steamed into the wind already.'
      : spare > 0
        ? ' Its last hex is into the wind, by itself.'
        : '';
  return {
    ask: 'walk',
    rule: '10.2',
    prompt: `Plot ${id}: up to ${budget} ${budget === 1 ? 'hex' : 'hexes'}.${wind}`,
    unit: id,
    from,
    budget,
    halts: [],
  };
}

function takePath(table: GameTable, side: Side, id: string | undefined, { path }: WalkAnswer): void {
  const own = ownOf(table.state, side);
  const tf = own.tfs.find((each) => each.id === id);
  if (tf === undefined || tf.plot === null) return;
  tf.plot.path = [...tf.plot.path, ...path];
  if (tf.plot.wind === 'last') {
    const hex = upwind(table.state.public, tf.plot.path[tf.plot.path.length - 1] ?? tf.hex);
    if (hex !== undefined) tf.plot.path.push(hex);
  }
  table.say('10.1', 'plotted', { tf: tf.id, from: tf.hex, path: [...tf.plot.path] }, [side]);
}
