/** A whole battle that a side cannot tell from the true one: what may be under the enemy's markers. */
import { type Below, copyOf, sample, type Window } from '@ironbottom/umpire';
import { isSlow } from '../chapters/20-1-naval-units.js';
import { least, most } from '../chapters/20-16-task-forces.js';
import { isCarrier, type LightForce, lightForce, type NamedShip } from '../pieces.js';
import { beginAsk, formingSheet } from './forming.js';
import { ruleOf } from './frames.js';
import {
  type Content,
  type FleetFrame,
  type FleetOwn,
  type FleetPublic,
  type FleetState,
  type FleetView,
  type Force,
  otherSide,
  type Side,
  sideOf,
  sides,
} from './kit.js';
import { contentIn, type FleetLaw } from './law.js';
import { orderSheet, ordersAskedOf } from './orders.js';
import { strikeSheet, strikesAskedOf } from './strikes.js';
import { evadeAskedOf, evadeSheet, fireAskedOf, fireSheet } from './surface.js';

export const cloneFleet = (state: FleetState): FleetState => copyOf(state);

export function imagineFleet(view: FleetView, law: FleetLaw, below: Below): FleetState {
  const pub = copyOf(view.public);
  const seat = sideOf(view.seat);
  const theirs = imagineOwn(pub, law, otherSide(seat), below);
  const over = copyOf(view.over);
  return {
    public: pub,
    seats: Object.fromEntries(
      sides.map((side) => [side, { own: side === seat ? copyOf(view.own) : theirs, knows: {} }]),
    ),
    umpire: {
      secret: {},
      agenda: over === null ? agendaOf(pub) : [],
      window: over === null ? windowOf(view, pub, law, theirs, below) : null,
      clock: { turn: pub.round, phase: pub.phase },
      rolls: {},
      over,
    },
  };
}

const agendaOf = ({ phase }: FleetPublic): FleetFrame[] => [
  { kind: 'round', rule: '20.162' },
  { kind: phase, rule: ruleOf[phase] },
];

function imagineOwn(pub: FleetPublic, law: FleetLaw, side: Side, below: Below): FleetOwn {
  const rosters = law.scenario.rosters[side].map(contentIn);
  if (pub.phase === 'begin') return { forming: rosters, proposed: false, hidden: {} };
  if (pub.phase === 'form') return { forming: rosters, proposed: below(2) === 0, hidden: {} };
  const hidden: FleetOwn['hidden'] = {};
  for (const pool of rosters) {
    const { power } = pool.light;
    const forces = pub.forces.filter((force) => force.side === side && force.power === power);
    const concealed = forces.filter(({ shown }) => shown === null);
    const isFree = law.scenario.strikeForce && side === 'japan';
    for (const [i, content] of dealt(unseen(pool, forces, law), concealed.length, isFree, below).entries()) {
      const force = concealed[i];
      if (force !== undefined) hidden[force.id] = content;
    }
  }
  return { forming: [], proposed: false, hidden };
}

/** The order of battle is known to both; what has not come to light is under the markers. */
function unseen({ ships, light }: Content, forces: readonly Force[], { scenario }: FleetLaw): Content {
  const seen = new Set(forces.flatMap(({ shown }) => (shown?.ships ?? []).map(({ id }) => id)));
  const left = lightForce(light.power, { CA: light.CA, DD: light.DD, CVE: light.CVE });
  for (const { id, began } of forces) {
    // Forces in port and convoys are no part of what was formed.
    if (began === null || scenario.fixed.some((fixed) => fixed.id === id)) continue;
    left.CA -= began.CA;
    left.DD -= began.DD;
    left.CVE -= began.CVE;
  }
  return { ships: ships.filter(({ id }) => !seen.has(id)), light: left };
}

const enough = 60;

/** The ships under so many markers, as 20.162 allows: by chance, and by trying everything where chance fails. */
function dealt(pool: Content, count: number, isFree: boolean, below: Below): Content[] {
  if (count === 0) return [];
  for (let tries = 0; tries < enough; tries++) {
    const where = pool.ships.map(() => below(count));
    const made = filled(pool, where, count, isFree, below);
    if (made !== undefined) return made;
  }
  const found = search(pool, count, isFree, below);
  if (found === undefined) throw new Error('no way to deal the ships under the markers');
  return found;
}

/** Every way of dealing the named ships, until the light ships fit in. */
function search(pool: Content, count: number, isFree: boolean, below: Below): Content[] | undefined {
  const where: number[] = [];
  const sizes = new Array<number>(count).fill(0);
  const start = below(count);
  const put = (at: number): Content[] | undefined => {
    const ship = pool.ships[at];
    if (ship === undefined) return filled(pool, where, count, isFree, below);
    for (let i = 0; i < count; i++) {
      const to = (start + i) % count;
      if (!isFree && (sizes[to] ?? 0) + ship.factors > most) continue;
      sizes[to] = (sizes[to] ?? 0) + ship.factors;
      where[at] = to;
      const made = put(at + 1);
      if (made !== undefined) return made;
      sizes[to] = (sizes[to] ?? 0) - ship.factors;
    }
    return undefined;
  };
  return put(0);
}

type Part = { ships: NamedShip[]; light: LightForce; size: number; carriers: number; fleet: number };

/** Light ships go first where they are needed for size and screen, then anywhere there is room. */
function filled(
  pool: Content,
  where: readonly number[],
  count: number,
  isFree: boolean,
  below: Below,
): Content[] | undefined {
  const parts: Part[] = Array.from({ length: count }, () => ({
    ships: [],
    light: lightForce(pool.light.power),
    size: 0,
    carriers: 0,
    fleet: 0,
  }));
  for (const [i, ship] of pool.ships.entries()) {
    const part = parts[where[i] ?? 0];
    if (part === undefined) return undefined;
    part.ships.push({ ...ship });
    part.size += ship.factors;
    if (isCarrier(ship)) part.carriers += ship.factors;
    else if (!isSlow(ship)) part.fleet += ship.factors;
  }
  // Two at a time first: what is left over of a need is made up by single factors.
  for (const [kind, step] of [
    ['CA', 2],
    ['CVE', 1],
    ['DD', 1],
  ] as const) {
    for (let left = pool.light[kind]; left > 0; left -= step) {
      const part = roomFor(parts, step, kind !== 'CVE', isFree, below);
      if (part === undefined) return undefined;
      part.light[kind] += step;
      part.size += step;
      if (kind !== 'CVE') part.fleet += step;
    }
  }
  const fits = ({ size, carriers, fleet, ships, light }: Part): boolean =>
    isFree
      ? ships.length > 0 || light.CA + light.DD + light.CVE > 0
      : size >= least && size <= most && carriers <= fleet;
  return parts.every(fits) ? parts.map(({ ships, light }) => ({ ships, light })) : undefined;
}

/** A part that needs it, if any does; else one that has room. */
function roomFor(
  parts: readonly Part[],
  step: number,
  fleet: boolean,
  isFree: boolean,
  below: Below,
): Part | undefined {
  const open = isFree ? parts : parts.filter(({ size }) => size + step <= most);
  const needy = open.filter(
    (part) => part.size === 0 || (!isFree && ((fleet && part.carriers > part.fleet) || part.size < least)),
  );
  const some = needy.length > 0 && below(4) > 0 ? needy : open;
  return some[below(Math.max(1, some.length))];
}

function windowOf(view: FleetView, pub: FleetPublic, law: FleetLaw, theirs: FleetOwn, below: Below): Window {
  const seat = sideOf(view.seat);
  const other = otherSide(seat);
  const open: Window = { seats: askedIn(pub), about: {}, sealed: {} };
  const sealed = view.owes?.sealed ?? null;
  if (sealed !== null) open.sealed[seat] = copyOf(sealed);
  else if (open.seats.length > 1 && below(2) === 0) {
    const ask = askFor(pub, law, theirs, other);
    const answer = ask && sample(view, ask, below);
    if (answer !== undefined) open.sealed[other] = answer;
  }
  return open;
}

function askedIn(pub: FleetPublic): Side[] {
  switch (pub.phase) {
    case 'begin':
    case 'form':
      return [...sides];
    case 'orders':
      return ordersAskedOf(pub);
    case 'strikes':
      return strikesAskedOf(pub);
    case 'evade':
      return evadeAskedOf(pub);
    case 'fire':
      return fireAskedOf(pub);
    default:
      return [sideOf(pub.queue[0]?.strike.defender ?? 'japan')];
  }
}

function askFor(pub: FleetPublic, law: FleetLaw, own: FleetOwn, side: Side) {
  switch (pub.phase) {
    case 'begin':
      return beginAsk;
    case 'form':
      return formingSheet(own, law, side);
    case 'orders':
      return orderSheet(pub, law, side);
    case 'strikes':
      return strikeSheet(pub, own, side);
    case 'evade':
      return evadeSheet(pub, side);
    case 'fire':
      return fireSheet(pub, side);
    default:
      return undefined;
  }
}
