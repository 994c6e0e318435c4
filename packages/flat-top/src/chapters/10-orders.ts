/** 10, 12.3 to 12.9 The orders that task forces can be given: one sheet for a side, with a row for each thing that is possible. */
import { type Item, isWitnessed, type Limit, type Row, type Sheet } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { GameLaw, GameOwn, GameView } from '../game-kit.js';
import { fromEdge, type Hex, hexesNamed, name, terrainAt } from '../map.js';
import type { TaskForce } from '../pieces.js';
import { refused } from '../shapes.js';
import { ofSide, type Ship, type Side } from '../state.js';
import { sideOf } from '../view.js';
import { waysIntoWind, windward } from './6-10-into-the-wind.js';
import { needsIntoWind } from './8-launching.js';
import { unloadingPlaceAt } from './12-7-unloading.js';
import { dueNow, entryItems } from './12-entry.js';
import { canWeigh, mostShips, movementFactor, shipsIn } from './12-ships.js';
import { movementOf } from './21-damage.js';
import { type ShipOrder, shipRows } from './optional-ship-orders.js';
import { isTowing } from './optional-towing.js';
import { heldAt } from './special-anchorage.js';

/** What one row of the orders is for. */
export type Order = {
  tf: string;
  what:
    | 'detach'
    | 'detach more'
    | 'join'
    | 'anchor'
    | 'weigh'
    | 'unload'
    | 'scuttle'
    | 'show'
    | 'leave'
    | 'wind'
    | 'enter'
    | ShipOrder;
  /** OPT-ESF The ship that it is about. */
  ship?: string;
};

type Orders = { orders: Order[]; rows: Row[]; limits: Limit[] };

/** A task force with what is asked of it again and again. `item`: itself, for those who might combine with it. */
type Group = { readonly tf: TaskForce; readonly ships: readonly Ship[]; readonly wind: Item[]; readonly item: Item };

function groupOf(view: Pick<GameView, 'seat' | 'public' | 'own'>, law: GameLaw, tf: TaskForce): Group {
  const { id, hex } = tf;
  const item = { id, text: `${id}, now in ${name(hex)}`, at: hex };
  return { tf, ships: shipsIn(view.own, id), wind: windItems(view, law, tf), item };
}

type OrdersAsked = { readonly sheet: Sheet; readonly orders: readonly Order[] };

/** The sheet a side was asked last, and what it was made from. */
type Kept = OrdersAsked & Pick<GameOwn, 'tfs' | 'ships' | 'flights'> & { own: GameOwn; law: GameLaw; turn: number };
const kept: Record<Side, Kept | null> = { allied: null, japan: null };

/** What the rows of the sheet that was answered are for: as it was asked, or made anew where somebody sees citations. */
export function ordersAsked(view: Pick<GameView, 'seat' | 'public' | 'own'>, law: GameLaw): readonly Order[] {
  const last = ofSide(kept, sideOf(view.seat));
  const { own } = view;
  const same =
    last?.own === own &&
    last.tfs === own.tfs &&
    last.ships === own.ships &&
    last.flights === own.flights &&
    last.turn === view.public.turn &&
    last.law === law;
  return same && !isWitnessed() ? last.orders : ordersSheet(view, law).orders;
}

/** Only what can be ordered has a row. */
export function ordersSheet(view: Pick<GameView, 'seat' | 'public' | 'own'>, law: GameLaw): OrdersAsked {
  const { own, public: pub } = view;
  const asked = sheetFor(view, law);
  const { tfs, ships, flights } = own;
  const { sheet, orders } = asked;
  kept[sideOf(view.seat)] = { sheet, orders, own, tfs, ships, flights, law, turn: pub.turn };
  return asked;
}

function sheetFor(view: Pick<GameView, 'seat' | 'public' | 'own'>, law: GameLaw): OrdersAsked {
  const sheet: Orders = { orders: [], rows: [], limits: [] };
  const groups = view.own.tfs.map((tf) => groupOf(view, law, tf));
  const all = groups.map(({ item }) => item);
  for (const group of groups) rowsFor(sheet, view, law, group, groups, all);
  const side = sideOf(view.seat);
  for (const each of dueNow(view.own, view.public))
    add(sheet, { tf: each.id, what: 'enter' }, 'SC5.START', 'comes onto the map in', entryItems(law, side, each), 1);
  const { orders, rows, limits } = sheet;
  const prompt =
    rows.length === 0
      ? 'You have no orders to give at sea: go on.'
      : 'Orders for your task forces before they sail. Their courses are asked next; change nothing if you only mean to sail.';
  return { sheet: { ask: 'sheet', rule: '10.1', prompt, rows, limits }, orders };
}

/** Put a row on the sheet; its place, or -1 when there is nothing to choose from. */
function add(
  { orders, rows }: Orders,
  order: Order,
  rule: string,
  prompt: string,
  of: Item[],
  most = of.length,
): number {
  if (of.length === 0) return -1;
  orders.push(order);
  const min = order.what === 'wind' || order.what === 'enter' ? 1 : 0;
  rows.push({ ask: 'pick', rule, prompt: `${order.tf}: ${prompt}`, of, min, max: Math.min(most, of.length) });
  return rows.length - 1;
}

function rowsFor(
  sheet: Orders,
  view: Pick<GameView, 'seat' | 'public' | 'own'>,
  law: GameLaw,
  group: Group,
  groups: readonly Group[],
  all: readonly Item[],
): void {
  const { own, public: pub } = view;
  const { tf, ships, wind } = group;
  const side = sideOf(view.seat);
  const order = (what: Order['what']): Order => ({ tf: tf.id, what });
  if (ships.length > 1 && mayDivide(law, side)) detachRows(sheet, tf, ships);
  let weighing = -1;
  if (wind.length > 0) {
    // 6.10, R231 Planes on deck wait for it: whoever steams into the wind neither anchors nor combines this turn.
    add(sheet, order('wind'), '6.10', 'many planes take off: when does it steam a hex into the wind?', wind, 1);
  } else {
    add(
      sheet,
      order('join'),
      '12.3',
      'combine with another, once both are in one hex',
      joinItems(side, group, groups, all),
      1,
    );
    if (terrainAt(tf.hex) === 'partial' || !cite('12.7.1')) {
      const afloat = ships.filter(({ anchored }) => !anchored);
      add(sheet, order('anchor'), '12.7.1', 'these ships anchor and do not move', afloat.map(shipItem));
    }
    const atAnchor = ships.filter(({ anchored }) => anchored);
    const weigh = atAnchor.map((ship) => weighItem(view, law, tf, ship));
    weighing = add(sheet, order('weigh'), '12.7.1', 'these ships weigh anchor and do not move', weigh);
  }
  const transports = ships.filter((ship) => mayUnload(own, law, side, tf, ship, pub.turn));
  const unloading = add(sheet, order('unload'), '12.7.4', 'these transports unload', transports.map(shipItem));
  if (weighing >= 0 && unloading >= 0 && cite('12.7.4'))
    for (const { id } of transports) {
      const why = 'a transport unloads at anchor, not while she weighs';
      sheet.limits.push({ rule: '12.7.4', why, most: 1, of: [weighing, unloading].map((row) => ({ row, id })) });
    }
  if (wind.length === 0) functionRows(sheet, view, law, tf, ships);
  // R230 Nobody is asked to scuttle a sound ship.
  const hurt = ships.filter(({ hits }) => hits > 0);
  add(sheet, order('scuttle'), '12.9', 'scuttle', hurt.map(shipItem));
  if (!tf.onMap)
    add(sheet, order('show'), '12.1', 'show its counter to the enemy: on the map it can search', showItems, 1);
  if (isNearEdge(law, tf, ships))
    add(sheet, order('leave'), '12.6', 'leave the map for good from an edge hex', leaveItems);
}

/** OPT-ESF.1 to OPT-ESF.3 */
function functionRows(
  sheet: Orders,
  view: Pick<GameView, 'own' | 'public'>,
  law: GameLaw,
  force: TaskForce,
  ships: readonly Ship[],
): void {
  const towing: { row: number; of: Item[] }[] = [];
  for (const { what, ship, rule, prompt, of, most } of shipRows(view, law, force, ships)) {
    const row = add(sheet, { tf: force.id, what, ship }, rule, prompt, of, most);
    if (what === 'tow' && row >= 0) towing.push({ row, of });
  }
  if (towing.length > 1)
    for (const { id } of towing[0]?.of ?? [])
      sheet.limits.push({
        rule: 'OPT-ESF.2',
        why: 'a ship tows one other',
        most: 1,
        of: towing.map(({ row }) => ({ row, id })),
      });
}

const shipItem = (ship: Ship): Item => ({ id: ship.id, text: `${ship.type} ${ship.name}` });

const showItems: Item[] = [
  { id: 'start', text: 'before it moves' },
  { id: 'middle', text: 'after its first hex' },
  { id: 'end', text: 'when it has moved' },
];

const leaveItems: Item[] = [{ id: 'leave', text: 'leaves the map at the end of its move' }];

// 12.3 Dividing and combining

/** SC1.5 All ships of the side in one task force, always (R143). */
const mayDivide = (law: GameLaw, side: Side): boolean => law.scenario.special.oneTaskForce !== side || !cite('SC1.5');

/** Up to two new task forces a turn out of one. */
function detachRows(sheet: Orders, { id: tf }: TaskForce, ships: readonly Ship[]): void {
  const leave = (what: Order['what'], prompt: string): number =>
    add(sheet, { tf, what }, '12.3', prompt, ships.map(shipItem), ships.length - 1);
  const one = leave('detach', 'these ships leave and form a task force of their own');
  const two = leave('detach more', 'these leave and form another');
  for (const { id } of ships) {
    const of = [
      { row: one, id },
      { row: two, id },
    ];
    sheet.limits.push({ rule: '12.3', why: 'a ship is in one task force', most: 1, of });
  }
  const why = `one ship at least stays in ${tf}`;
  sheet.limits.push({ rule: '12.3', why, most: ships.length - 1, of: [{ row: one }, { row: two }] });
}

/** Nearly always every other task force as it is: copied at one go, then changed where something is in the way. */
function joinItems(side: Side, { tf, ships: own }: Group, groups: readonly Group[], all: readonly Item[]): Item[] {
  const items = all.slice();
  const most = mostShips(side);
  let self = -1;
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i];
    if (group === undefined) continue;
    const { tf: other, ships: theirs, wind, item } = group;
    if (other === tf) self = i;
    const ships = own.length + theirs.length;
    if (other.hex !== tf.hex && ships <= most && wind.length === 0) continue;
    const here =
      other.hex === tf.hex ? { id: other.id, text: `${other.id}, here, before they move`, at: tf.hex } : item;
    if (ships > most && cite('4.1.1'))
      items[i] = refused(here, { rule: '4.1.1', why: `they would be ${ships} ships, and ${most} are the most` });
    else if (wind.length > 0) items[i] = refused(here, { rule: '6.10', why: `${other.id} must steam into the wind` });
    else items[i] = here;
  }
  if (self >= 0) items.splice(self, 1);
  return items;
}

// 6.10 Into the wind

/** When a task force with carriers that need it can steam into the wind; nothing for all others. */
export function windItems(
  { own, public: pub, seat }: Pick<GameView, 'seat' | 'public' | 'own'>,
  law: GameLaw,
  tf: TaskForce,
): Item[] {
  const side = sideOf(seat);
  if (!shipsIn(own, tf.id).some((ship) => needsIntoWind(own, law, side, ship))) return [];
  if (law.options.towing && isTowing(own, tf.id)) return [];
  const movement = movementFactor(pub, own, tf);
  const items: Item[] = [];
  const ways = waysIntoWind(pub, law, tf.hex, movement);
  // Which hexes to go through first, where there is a choice, is the owner's.
  for (const way of ways) {
    const by = ways.length > 1 ? way.slice(0, -1).map(name).join(' ') : '';
    if (by === '') items.push({ id: 'first', text: 'as soon as it can' });
    else items.push({ id: `${firstBy}${by}`, text: `as soon as it can, by ${by}` });
  }
  if (movement > 1 && windward(pub, law, tf.hex) !== undefined) items.push({ id: 'last', text: 'with its last hex' });
  return items;
}

const firstBy = 'first by ';

/** The hexes that an order to steam into the wind goes through first. */
export const hexesBefore = (order: string): Hex[] =>
  order.startsWith(firstBy) ? hexesNamed(order.slice(firstBy.length)) : [];

// 12.6, 12.7

/** R72 It could reach an edge this turn with a movement point to spare; slow ships may be left behind (12.3). */
function isNearEdge(law: GameLaw, { hex }: TaskForce, ships: readonly Ship[]): boolean {
  let near = Number.POSITIVE_INFINITY;
  for (const edge of edges) near = Math.min(near, fromEdge(hex, edge, law.scenario.westHalf));
  for (const ship of ships) if (near < movementOf(ship)) return true;
  return false;
}

const edges = ['N', 'E', 'S', 'W'] as const;

/** R57, R231 She keeps what she can carry only at anchor, and what still stands on her deck to take off. */
function weighItem(
  { own, public: pub, seat }: Pick<GameView, 'seat' | 'public' | 'own'>,
  law: GameLaw,
  tf: TaskForce,
  ship: Ship,
): Item {
  const item = shipItem(ship);
  const held = heldAt(pub, own, law, sideOf(seat), ship, tf.hex);
  if (held !== undefined) return refused(item, held);
  if (!canWeigh(law, ship))
    return refused(item, { rule: '12.7.3', why: 'she has planes aboard that she can keep only at anchor' });
  if (ship.type !== 'BB' && own.flights.some(({ onDeck }) => onDeck === ship.id))
    return refused(item, { rule: '12.7.3', why: 'her planes are to take off from her this turn' });
  return item;
}

/** 12.7.4 At anchor since an earlier turn, where the scenario allows it, and not yet empty. */
function mayUnload(own: GameOwn, law: GameLaw, side: Side, tf: TaskForce, ship: Ship, turn: number): boolean {
  if (ship.type !== 'AP' && ship.type !== 'APD') return false;
  const hull = own.hulls[ship.id];
  const since = hull?.anchoredSince ?? null;
  if (!ship.anchored || since === null || (since >= turn && cite('12.7.4'))) return false;
  return (
    (hull?.unloaded ?? 0) < law.charts.victoryPoints.values.unloading.turns &&
    unloadingPlaceAt(law, side, tf.hex) !== undefined
  );
}
