/**
 * 8 Operational movement: Task Forces are formed at a base, with what they carry, and sail. 9 Reaction movement is the same for
 * the other side, with half the Movement Allowance, without cargo, and only against Task Forces at sea.
 */
import type { Ask, FrameKind, Item, Limit, Pick, Place, Say } from '@ironbottom/umpire';
import { armyOf } from '../armies.js';
import { airZones, transportCosts } from '../charts/movement.js';
import { cite } from '../cite.js';
import { enemyZones, landAt, readyAir, type Skies, shipsAt, tellAnchorages } from '../forces.js';
import { allBases, type BaseNo, baseAt, baseNumber, baseOf, distanceOf, hexes, placeName } from '../map/places.js';
import { reachOver } from '../map/reach.js';
import { enemyOf, type Side } from '../pieces.js';
import { finishPhase } from '../sequence.js';
import {
  type Own,
  type Plan,
  type Pub,
  partOf,
  type ShipId,
  type Sky,
  type SkyFrame,
  spotOf,
  type View,
} from '../state.js';
import { unitOf } from '../units.js';
import { airLandCost, landPoints, navalCost } from './costs.js';

type Sailing = NonNullable<Plan['sailing']>;

/** Who moves: the side whose part it is, or in reaction the other. */
const moverIn = (pub: Pub): Side => (pub.phase === 'reaction' ? enemyOf(pub.part) : pub.part);

export const operations: FrameKind<Sky, SkyFrame> = {
  run(table) {
    const { public: pub } = table.state;
    const side = moverIn(pub);
    if (pub.phase === 'reaction' && !mayReact(pub, side)) return finishPhase(table);
    table.owe([side]);
  },

  ask(view, law) {
    const { plan } = view.own;
    if (plan === null) return whichBase(view, law.open);
    return plan.sailing === null ? whoSails(view, plan.base) : whither(view, plan.base, plan.sailing, law.open);
  },

  take(table, _frame, answers) {
    const side = moverIn(table.state.public);
    const { own } = partOf(table.state, side);
    const answer = answers[side];
    const { plan } = own;
    if (plan === null) {
      const [base] = answer as string[];
      if (base === undefined) return finishPhase(table);
      own.plan = { base: baseNumber(base), sailing: null };
      return;
    }
    if (plan.sailing === null) {
      const [ships, land, air] = answer as [string[], string[]?, number?];
      plan.sailing = { ships, land: land ?? [], air: air ?? 0 };
      return;
    }
    own.plan = null;
    sail(table, side, plan.base, plan.sailing, Number((answer as string[])[0]));
  },
};

/** R38 Ships at anchor near a Task Force at sea may come out; surprise on the first day of the war forbids it. */
function mayReact(pub: Pub, side: Side): boolean {
  if (pub.turn === 1 && pub.part === 'japan' && cite('R38')) return false;
  return pub.taskForces.some(({ at }) =>
    allBases.some(
      ({ no, place }) => pub.control[no] === side && pub.anchored[no] === true && distanceOf(place, at) <= 4,
    ),
  );
}

/** 15.3 From turn 10 Japan's ships may fuel where the oil waits. */
function fuelAt(pub: Pub, own: Own, base: BaseNo): number {
  const waiting = own.waiting[base] ?? 0;
  return own.oil + (pub.turn >= 10 && waiting > 0 && cite('15.3') ? waiting : 0);
}

const readyShips = (own: Own, base: BaseNo): ShipId[] => shipsAt(own, base).filter((id) => !own.moved.includes(id));

function readyByBase(own: Own): Map<BaseNo, ShipId[]> {
  const found = new Map<BaseNo, ShipId[]>();
  for (const id in own.at) {
    const base = own.at[id] ?? -1;
    if (base < 0 || own.moved.includes(id)) continue;
    const ships = found.get(base);
    if (ships === undefined) found.set(base, [id]);
    else ships.push(id);
  }
  return found;
}

const fastest = (ships: readonly ShipId[]): ShipId =>
  ships.reduce((best, id) => (unitOf(id).move > unitOf(best).move ? id : best));

/** Japan's ships burn oil; the Allies have enough. */
const affordable = (view: View, side: Side, base: BaseNo, id: ShipId): boolean =>
  side === 'allies' || unitOf(id).points <= fuelAt(view.public, view.own, base) || !cite('CARD-transport.naval');

function whichBase(view: View, open: readonly boolean[]): Ask {
  const { public: pub, own, seat } = view;
  const side = seat as Side;
  const reacting = pub.phase === 'reaction';
  const ready = readyByBase(own);
  const of: Item[] = allBases.flatMap(({ no, id, name, place }): Item[] => {
    if (pub.control[no] !== side || open[no] !== true) return [];
    const ships = (ready.get(no) ?? []).filter((ship) => affordable(view, side, no, ship));
    if (ships.length === 0 || (reacting && targets(view, no, [fastest(ships)]).length === 0)) return [];
    return [{ id, text: `${name}: ${ships.length} naval units`, at: place }];
  });
  const stock = side === 'japan' ? `${own.oil} Oil Points and ` : '';
  return {
    ask: 'pick',
    rule: reacting ? '9.0' : '8.0',
    prompt: reacting
      ? `Reaction: from which base shall ships come out against the enemy at sea? You have ${stock}half the usual reach. Choose none to let him come.`
      : `Operations: at which base shall a Task Force be formed? You have ${stock}${own.transport} Transport Points. Choose none when all who should sail have sailed.`,
    of,
    min: 0,
    max: 1,
    none: reacting ? 'nobody comes out' : 'no more Task Forces',
  };
}

function whoSails(view: View, base: BaseNo): Ask {
  const { public: pub, own, seat } = view;
  const side = seat as Side;
  const reacting = pub.phase === 'reaction';
  const fuel = fuelAt(pub, own, base);
  const ships = readyShips(own, base).map((id): Item => {
    const { name, type, move, points } = unitOf(id);
    const burns = side === 'japan' ? `, ${points} OP` : '';
    const item = { id, text: `${name} (${type}, moves ${move}${burns})` };
    if (!affordable(view, side, base, id))
      return { ...item, not: { rule: 'CARD-transport.naval', why: `there are only ${fuel} Oil Points` } };
    if (reacting && targets(view, base, [id]).length === 0)
      return { ...item, not: { rule: '9.0', why: 'no enemy Task Force is in her reach' } };
    return item;
  });
  const limits: Limit[] = [];
  if (side === 'japan' && cite('CARD-transport.naval'))
    limits.push({
      rule: 'CARD-transport.naval',
      why: `there are ${fuel} Oil Points for these ships; send fewer`,
      most: fuel,
      of: ships.map(({ id }) => ({ row: 0, id, each: unitOf(id).points })),
    });
  const { name } = baseOf(base);
  const first: Pick = {
    ask: 'pick',
    rule: reacting ? '9.0' : '8.0',
    prompt: `Naval units of the Task Force from ${name}`,
    of: ships,
    min: 1,
    max: ships.length,
  };
  if (reacting)
    return {
      ask: 'sheet',
      rule: '9.0',
      prompt: `Who comes out from ${name}? They sail together, as fast as the slowest.`,
      rows: [first],
      limits,
    };
  const land = landAt(pub, side, base).flatMap((id): Item[] => {
    if (pub.land[id]?.moved !== false) return [];
    const { name: called } = armyOf(id);
    return [{ id, text: `${called} (${pub.land[id]?.strength}), ${transportFor([id], 0)} TP` }];
  });
  const carried: Pick = {
    ask: 'pick',
    rule: 'CARD-transport.air-land',
    prompt: 'Land units aboard',
    of: land,
    min: 0,
    max: land.length,
  };
  const flown: Say = {
    ask: 'say',
    rule: 'CARD-transport.air-land',
    prompt: `Air Points aboard, ${transportFor([], 1)} TP each`,
    from: 0,
    to: readyAir(pub, base),
    now: 0,
  };
  if (transportFor([], 1) > 0)
    limits.push({
      rule: 'CARD-transport.air-land',
      why: `you have ${own.transport} Transport Points; take less along`,
      most: own.transport,
      of: [
        ...land.map(({ id }) => ({ row: 1, id, each: transportFor([id], 0) })),
        { row: 2, each: transportFor([], 1) },
      ],
    });
  return {
    ask: 'sheet',
    rule: '8.0',
    prompt: `Who sails from ${name}? They sail together, as fast as the slowest, and with troops or planes aboard no more than four hexes.`,
    rows: [first, carried, flown],
    limits,
  };
}

/** CARD-transport.naval: half as much again beyond four hexes, rounded up once for the Task Force. */
const oilFor = (pub: Pub, ships: readonly ShipId[], steps: number): number =>
  navalCost('japan', pub.phase === 'reaction' ? 'reaction' : 'operational', ships.map(unitOf), steps).oil;

const transportFor = (land: readonly string[], air: number): number =>
  airLandCost(
    'operational',
    land.reduce((sum, id) => sum + landPoints(armyOf(id)), air),
    1,
  ).transport;

/** By hex, the steps that these ships need to get there. */
function reachOf(view: View, base: BaseNo, ships: readonly ShipId[], laden: boolean): Int8Array {
  const { public: pub, own, seat } = view;
  const side = seat as Side;
  const { reach } = transportCosts.values;
  const slowest = ships.reduce((least, id) => Math.min(least, unitOf(id).move), 99);
  let most = slowest;
  if (pub.phase === 'reaction') most = Math.ceil(slowest * reach.reaction);
  if (laden && cite('CARD-transport.air-land')) most = Math.min(most, reach.operationalAirAndLand);
  if (side === 'japan' && oilFor(pub, ships, reach.near + 1) > fuelAt(pub, own, base))
    most = Math.min(most, reach.near);
  const rule = pub.phase === 'reaction' ? '9.0' : '8.0';
  const zones = cite(rule) ? enemyZones(pub, side) : new Uint8Array(hexes);
  const effect = pub.phase === 'reaction' ? airZones.values.reaction : airZones.values.operational;
  return reachOver(baseOf(base).place, most, zones, effect);
}

/** 9.0 Enemy Task Forces that these ships can reach. */
function targets(view: View, base: BaseNo, ships: readonly ShipId[]): Place[] {
  const steps = reachOf(view, base, ships, false);
  const found = new Set<Place>();
  for (const { side, at } of view.public.taskForces) if (side !== view.seat && (steps[at] ?? -1) >= 0) found.add(at);
  return [...found].sort((a, b) => a - b);
}

/** R49 Operations lead to the hex of a base, an enemy's or one's own; also to that of the base where the Task Force was formed. */
function whither(view: View, base: BaseNo, { ships, land, air }: Sailing, open: readonly boolean[]): Ask {
  const { public: pub, seat } = view;
  const reacting = pub.phase === 'reaction';
  const { name } = baseOf(base);
  const steps = reachOf(view, base, ships, land.length + air > 0);
  const reached = reacting
    ? targets(view, base, ships)
    : allBases.flatMap(({ no, place }) =>
        open[no] === true && (steps[place] ?? -1) >= 0 && cite('R49') ? [place] : [],
      );
  const of = reached.map((place): Item => {
    const far = steps[place] ?? 0;
    const burns = seat === 'japan' ? `, ${oilFor(pub, ships, far)} OP` : '';
    const hexes = far === 1 ? '1 hex' : `${far} hexes`;
    return { id: String(place), text: `${placeName(place)}${held(pub, place, seat)}, ${hexes}${burns}`, at: place };
  });
  return {
    ask: 'pick',
    rule: reacting ? '9.0' : '8.0',
    prompt: `Where does the Task Force from ${name} go? Where it meets the enemy there will be a battle; afterwards it returns to a base. An enemy Air Zone of Control lets it go one hex further at most.`,
    of,
    min: 1,
    max: 1,
  };
}

function held(pub: Pub, place: Place, seat: string): string {
  const base = baseAt(place);
  if (base === undefined) return '';
  return pub.control[base.no] === seat ? ' (yours)' : ' (enemy)';
}

function sail(table: Skies, side: Side, base: BaseNo, { ships, land, air }: Sailing, to: Place): void {
  const { public: pub } = table.state;
  const { own } = partOf(table.state, side);
  const view = { public: pub, own, seat: side } as View;
  const steps = reachOf(view, base, ships, land.length + air > 0)[to] ?? 0;
  if (side === 'japan') burn(pub, own, base, oilFor(pub, ships, steps));
  own.transport -= transportFor(land, air);
  const no = 1 + pub.taskForces.reduce((most, force) => (force.side === side ? Math.max(most, force.no) : most), 0);
  for (const id of ships) {
    own.at[id] = spotOf(no);
    own.moved.push(id);
    delete pub.shown[id];
  }
  for (const id of land) {
    const unit = pub.land[id];
    if (unit === undefined) continue;
    unit.at = spotOf(no);
    unit.moved = true;
  }
  pub.air[base] = (pub.air[base] ?? 0) - air;
  pub.taskForces.push({ no, side, at: to, steps, from: base, air, land: [...land], shown: null });
  const rule = pub.phase === 'reaction' ? '9.0' : '8.0';
  table.tell('all', rule, 'sails', { side, force: no, from: baseOf(base).id, to, steps, land, air });
  tellAnchorages(table, side);
}

/** 15.3 What waits at the resource hex itself is burnt first. */
function burn(pub: Pub, own: Own, base: BaseNo, points: number): void {
  const waiting = fuelAt(pub, own, base) - own.oil;
  const there = Math.min(waiting, points);
  own.waiting[base] = (own.waiting[base] ?? 0) - there;
  own.oil -= points - there;
}
