/** A whole state that a seat cannot tell from the true one, drawn from its view alone: who of the enemy is where, and what he has. */
import { type Below, copyOf, type Place, sample, viewOf, type Window } from '@ironbottom/umpire';
import { armyOf } from './armies.js';
import { battleAsks } from './chapters/11-battles.js';
import { returnAsks } from './chapters/13-return-to-base.js';
import { economyAsks } from './chapters/economy.js';
import { transportCosts } from './charts/movement.js';
import { cloneKnows, cloneOwn, clonePublic } from './clone.js';
import { landAt, readyAir } from './forces.js';
import { frames } from './frames.js';
import type { Law } from './law.js';
import { allBases, type BaseNo } from './map/places.js';
import { enemyOf, type Side, sides } from './pieces.js';
import { sequence } from './sequence.js';
import {
  escortBox,
  inPlay,
  none,
  type Own,
  type Plan,
  type Pub,
  type ShipId,
  type SkyState,
  type Spot,
  spotOf,
  type TaskForce,
  type View,
} from './state.js';
import { unitOf } from './units.js';

export function imagine(view: View, law: Law, below: Below): SkyState {
  const seat = view.seat as Side;
  const enemy = enemyOf(seat);
  const pub = clonePublic(view.public);
  const state: SkyState = {
    public: pub,
    seats: {
      [seat]: { own: cloneOwn(view.own), knows: cloneKnows(view.knows) },
      [enemy]: { own: enemysOwn(view, law, enemy, below), knows: { seen: {} } },
    },
    umpire: {
      secret: {},
      agenda: [],
      window: null,
      clock: { turn: pub.turn, phase: `${pub.part} ${pub.phase}` },
      rolls: {},
      over: view.over && { ...view.over, winners: [...view.over.winners] },
    },
  };
  const theirs = state.seats[enemy];
  if (theirs !== undefined) theirs.knows.seen = sightings(view, seat, below);
  if (view.over !== null) return state;
  const step = sequence.find(({ phase, part }) => phase === pub.phase && part === pub.part);
  state.umpire.agenda = [
    { kind: 'turn', rule: 'R34' },
    { kind: pub.phase, rule: step?.rule ?? 'R34' },
  ];
  state.umpire.window = windowOf(state, view, law, below);
  return state;
}

/** What the enemy may have seen of ours: some of our ships, at some time. */
function sightings(view: View, seat: Side, below: Below): { [id: ShipId]: { turn: number; place: Place } } {
  const seen: { [id: ShipId]: { turn: number; place: Place } } = {};
  for (const id of Object.keys(view.public.fate).sort()) {
    if (view.own.at[id] === undefined || below(8) > 0) continue;
    const base = allBases[below(allBases.length)];
    seen[id] = { turn: 1 + below(view.public.turn), place: base?.place ?? 0 };
  }
  // All that is on the table now is seen by both.
  for (const force of view.public.taskForces)
    if (force.side === seat) for (const id of force.shown ?? []) seen[id] = { turn: view.public.turn, place: force.at };
  return seen;
}

function enemysOwn(view: View, law: Law, enemy: Side, below: Below): Own {
  const { public: pub } = view;
  const at = whereabouts(view, law, enemy, below);
  const waiting = none(allBases.length);
  if (enemy === 'japan')
    for (const { no, oil } of allBases)
      if (oil > 0 && pub.control[no] === 'japan' && law.war) waiting[no] = below(2 * oil);
  const own: Own = {
    at,
    moved:
      pub.phase === 'economy' || pub.phase === 'merchants'
        ? []
        : Object.keys(at)
            .sort()
            .filter((id) => isAtSea(at[id]) || below(6) === 0),
    transport: below(enemy === 'japan' ? pub.merchants + 1 : 29),
    oil: enemy === 'japan' ? below(40) : 0,
    waiting,
    plan: null,
    served:
      pub.phase === 'deployment' && pub.part === enemy
        ? allBases.flatMap(({ no }) => (pub.control[no] === enemy && below(8) === 0 ? [no] : []))
        : [],
  };
  own.plan = planOf(view, law, enemy, own, below);
  return own;
}

const isAtSea = (spot: Spot | undefined): boolean => spot !== undefined && spot < 0 && spot !== escortBox;

/**
 * R36 The pool of ships is known, and where some must be: every marker has ships fast enough for the way it has gone, every
 * anchorage with ships has one at least.
 */
function whereabouts(view: View, law: Law, enemy: Side, below: Below): { [id: ShipId]: Spot } {
  const { public: pub } = view;
  const at: { [id: ShipId]: Spot } = {};
  const forces = pub.taskForces.filter(({ side }) => side === enemy);
  for (const { no, shown } of forces) for (const id of shown ?? []) at[id] = spotOf(no);
  const ofEnemy = new Set(law.fleets[enemy]);
  for (const id in pub.shown) if (ofEnemy.has(id)) at[id] = pub.shown[id] ?? 0;
  const pool = shuffled(
    law.fleets[enemy].filter((id) => pub.fate[id] === inPlay && at[id] === undefined),
    below,
  );
  const need = (force: TaskForce): number => needOf(force, pub.part);
  const hidden = forces.filter(({ shown }) => shown === null).sort((a, b) => need(b) - need(a));
  const put = (spot: Spot, fits: (id: ShipId) => boolean): void => {
    const index = pool.findIndex(fits);
    const [id] = index < 0 ? [] : pool.splice(index, 1);
    if (id !== undefined) at[id] = spot;
  };
  for (const force of hidden) put(spotOf(force.no), (id) => unitOf(id).move >= need(force));
  const anchorages = allBases.flatMap(({ no }) => (pub.control[no] === enemy && pub.anchored[no] === true ? [no] : []));
  const taken = new Set(Object.values(at));
  for (const base of anchorages) if (!taken.has(base)) put(base, () => true);
  for (const id of pool) {
    const unit = unitOf(id);
    const spots: Spot[] = [...anchorages];
    for (const force of hidden) if (unit.move >= need(force)) spots.push(spotOf(force.no));
    if (enemy === 'japan' && unit.type === 'DD' && law.war) spots.push(escortBox, escortBox);
    at[id] = spots[below(spots.length)] ?? escortBox;
  }
  return at;
}

/** The Movement Allowance that the way it has gone calls for; a reaction has half, rounded up. */
const needOf = ({ steps, side }: TaskForce, part: Side): number => (side === part ? steps : 2 * steps - 1);

function shuffled<T>(list: readonly T[], below: Below): T[] {
  const rest = [...list];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(below(rest.length), 1));
  return drawn;
}

/** What the enemy may be about while it is his turn to move. */
function planOf(view: View, law: Law, enemy: Side, own: Own, below: Below): Plan | null {
  const { public: pub } = view;
  const mover = pub.phase === 'reaction' ? enemyOf(pub.part) : pub.part;
  if (mover !== enemy || view.owes !== null || below(2) === 0) return null;
  const bases = allBases.filter(({ no }) => pub.control[no] === enemy && law.open[no] === true);
  if (pub.phase === 'deployment') {
    const base = bases[below(bases.length)];
    return base === undefined ? null : { base: base.no, sailing: null };
  }
  if (pub.phase !== 'operations') return null;
  const ready = (base: BaseNo): ShipId[] =>
    Object.keys(own.at)
      .sort()
      .filter(
        (id) => own.at[id] === base && !own.moved.includes(id) && (enemy === 'allies' || unitOf(id).points <= own.oil),
      );
  const ports = bases.filter(({ no }) => ready(no).length > 0);
  const port = ports[below(ports.length)];
  if (port === undefined) return null;
  if (below(2) === 0) return { base: port.no, sailing: null };
  const [ship] = ready(port.no);
  if (ship === undefined) return null;
  const { operational } = transportCosts.values.airAndLand;
  const affordable = landAt(pub, enemy, port.no).filter(
    (id) => pub.land[id]?.moved === false && operational * armyOf(id).full <= own.transport,
  );
  const land = affordable.slice(0, below(2));
  const left = own.transport - land.reduce((sum, id) => sum + operational * armyOf(id).full, 0);
  const air = below(Math.min(1, readyAir(pub, port.no), Math.floor(left / operational)) + 1);
  return { base: port.no, sailing: { ships: [ship], land, air } };
}

/** Who is asked follows from what everybody sees; another may have answered already, but not all. */
function windowOf(state: SkyState, view: View, law: Law, below: Below): Window {
  const seats = [...asked(state.public)];
  const open: Window = { seats, about: {}, sealed: {} };
  state.umpire.window = open;
  const sealed = view.owes?.sealed ?? null;
  if (sealed !== null) open.sealed[view.seat] = copyOf(sealed);
  const [other] = seats.filter((seat) => seat !== view.seat);
  // With both asked and our answer in, the other's is awaited.
  if (other === undefined || seats.length < 2 || sealed !== null || below(2) === 0) return open;
  const theirs = viewOf(state, other);
  const ask = theirs.owes === null ? undefined : frames[theirs.owes.kind]?.ask?.(theirs, law);
  const answer = ask && sample(theirs, ask, below);
  if (answer !== undefined) open.sealed[other] = answer;
  return open;
}

function asked(pub: Pub): readonly Side[] {
  switch (pub.phase) {
    case 'economy':
      return economyAsks(pub);
    case 'merchants':
      return sides;
    case 'deployment':
    case 'operations':
      return [pub.part];
    case 'reaction':
      return [enemyOf(pub.part)];
    case 'combat':
      return battleAsks(pub);
    case 'return':
      return returnAsks(pub);
  }
}
