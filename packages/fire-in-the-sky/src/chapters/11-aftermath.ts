/** What a battle leaves behind: losses, returns, and who holds the base. */
import type { Place } from '@ironbottom/umpire';
import type { Battle, Force } from '../battle.js';
import { cite } from '../cite.js';
import { forcesAt, landAt, roomForLand, type Skies, shipsAt, tellAnchorages } from '../forces.js';
import { baseAt, type PlacedBase } from '../map/places.js';
import { enemyOf, type Side, sides } from '../pieces.js';
import { gone, type LandId, partOf, type ShipId, spotOf, type TaskForce } from '../state.js';
import { baseOfPoint } from './11-muster.js';
import { airReturns, landReturn, navalReturn, otherReturn } from './damage.js';

export function settle(table: Skies, place: Place, record: Battle): void {
  const { public: pub } = table.state;
  for (const side of sides) {
    loseShips(table, side, record.sides[side]);
    losePlanes(table, side, record.sides[side]);
    for (const { id, strength } of record.sides[side].land) loseLand(table, id, strength);
    for (const { id, kind, strength } of record.sides[side].cargo) {
      if (kind === 'land') loseLand(table, id, strength);
      else if (strength === 0) loseCarried(table, side, Number(id.split(' ')[1]?.split('.')[0]));
    }
  }
  pub.battle = null;
  for (const side of sides) scatter(table, side);
  const base = baseAt(place);
  if (base !== undefined) {
    const invader = enemyOf(pub.control[base.no] ?? 'japan');
    const landed = record.sides[invader].land.flatMap(({ id, landing }) => (landing && pub.land[id] ? [id] : []));
    if (landed.length > 0) tryTake(table, base, invader, landed);
  }
  for (const side of sides) tellAnchorages(table, side);
}

function loseShips(table: Skies, side: Side, { ships }: Force): void {
  const { public: pub } = table.state;
  for (const piece of ships) {
    if (piece.state === 'sound') continue;
    const back = navalReturn(pub.turn, piece);
    leave(table, side, piece.id, back ?? gone);
    if (back === undefined) table.tell('all', 'CARD-return.naval', 'sunk', { ship: piece.id });
    else table.tell('all', 'CARD-return.naval', 'damaged', { ship: piece.id, back });
  }
}

function leave(table: Skies, side: Side, id: ShipId, fate: number): void {
  const { public: pub } = table.state;
  pub.fate[id] = fate;
  delete partOf(table.state, side).own.at[id];
  delete pub.shown[id];
  for (const force of pub.taskForces)
    if (force.side === side && force.shown?.includes(id)) force.shown = force.shown.filter((other) => other !== id);
}

/** CARD-return.air Points of bases can be had again; carrier pilots are gone (R44). */
function losePlanes(table: Skies, side: Side, { air }: Force): void {
  const { public: pub } = table.state;
  for (const { id, state, elite } of air) {
    if (state !== 'lost') continue;
    const base = baseOfPoint(id);
    if (Number.isInteger(base)) {
      pub.air[base] = Math.max(0, (pub.air[base] ?? 0) - 1);
      pub.flown[base] = Math.min(pub.flown[base] ?? 0, pub.air[base] ?? 0);
      if (airReturns()) pub.pool[side] += 1;
    } else if (side === 'japan') {
      pub.pilots = Math.max(0, pub.pilots - 1);
      if (elite) pub.elite = Math.max(0, pub.elite - 1);
    }
  }
  pub.elite = Math.min(pub.elite, pub.pilots);
}

function loseLand(table: Skies, id: LandId, strength: number): void {
  const { public: pub } = table.state;
  const unit = pub.land[id];
  if (unit === undefined) return;
  unit.strength = strength;
  if (strength === 0) dismiss(table, id, landReturn(pub.turn) ?? gone);
}

function dismiss(table: Skies, id: LandId, fate: number): void {
  const { public: pub } = table.state;
  delete pub.land[id];
  pub.fate[id] = fate;
  for (const force of pub.taskForces)
    if (force.land.includes(id)) force.land = force.land.filter((other) => other !== id);
  table.tell('all', 'CARD-return.land', 'eliminated', { unit: id, back: fate });
}

function loseCarried(table: Skies, side: Side, no: number): void {
  const { public: pub } = table.state;
  const force = pub.taskForces.find((each) => each.side === side && each.no === no);
  if (force === undefined || force.air === 0) return;
  force.air -= 1;
  if (airReturns()) pub.pool[side] += 1;
}

/** A Task Force without ships is none; whom it carried comes back another way. */
function scatter(table: Skies, side: Side): void {
  const { public: pub } = table.state;
  const { own } = partOf(table.state, side);
  for (const force of pub.taskForces.filter((each) => each.side === side)) {
    if (shipsAt(own, spotOf(force.no)).length > 0) continue;
    disembark(table, force);
  }
  pub.taskForces = pub.taskForces.filter((force) => force.side !== side || shipsAt(own, spotOf(force.no)).length > 0);
}

export function disembark(table: Skies, force: TaskForce): void {
  const { public: pub } = table.state;
  for (const id of [...force.land]) dismiss(table, id, otherReturn('land', pub.turn, 'otherCauses') ?? gone);
  pub.pool[force.side] += force.air;
  force.air = 0;
}

/** R43 A base changes hands when only the invader is left on the ground. */
function tryTake(table: Skies, base: PlacedBase, invader: Side, landed: readonly LandId[]): void {
  const { public: pub } = table.state;
  const owner = enemyOf(invader);
  if (landAt(pub, owner, base.no).length > 0 || !cite('R43')) return;
  pub.control[base.no] = invader;
  pub.pool[owner] += pub.air[base.no] ?? 0;
  pub.air[base.no] = 0;
  pub.flown[base.no] = 0;
  partOf(table.state, 'japan').own.waiting[base.no] = 0;
  const fled = shipsAt(partOf(table.state, owner).own, base.no);
  for (const id of fled) leave(table, owner, id, otherReturn('naval', pub.turn, 'otherCauses') ?? gone);
  pub.anchored[base.no] = false;
  const strongest = [...landed].sort((a, b) => (pub.land[b]?.strength ?? 0) - (pub.land[a]?.strength ?? 0));
  for (const id of strongest.slice(0, roomForLand(pub, invader, base.no))) {
    const unit = pub.land[id];
    if (unit === undefined) continue;
    unit.at = base.no;
    for (const force of pub.taskForces) force.land = force.land.filter((other) => other !== id);
  }
  table.tell('all', 'R43', 'taken', { base: base.id, by: invader, fled });
}

/** R43 A base where nobody is left is taken by whoever lands. */
export function takeEmptyBases(table: Skies): void {
  const { public: pub } = table.state;
  for (const force of [...pub.taskForces]) {
    const base = baseAt(force.at);
    if (base === undefined || pub.control[base.no] === force.side || force.land.length === 0) continue;
    const owner = enemyOf(force.side);
    const { no } = base;
    if ((pub.air[no] ?? 0) > 0 || pub.anchored[no] === true || landAt(pub, owner, no).length > 0) continue;
    if (forcesAt(pub, owner, force.at).length > 0) continue;
    tryTake(table, base, force.side, force.land.slice());
  }
}
