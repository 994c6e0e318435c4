/** Flat Top's battles on trial. */
import type { Below, Plain, Setup } from '@ironbottom/umpire';
import { type Hidden, type Player, type Trial, umpiresOwn } from '@ironbottom/umpire/harness';
import { ledger } from '../ledger.js';
import { armsOf } from './arms.js';
import { charts } from './charts/index.js';
import { planeNames } from './charts/planes.js';
import { shipNames } from './charts/rating.js';
import { pick } from './imagine.js';
import { invariants } from './invariants.js';
import type { FlatTop, FlatTopState } from './kit.js';
import { basicGame, optionValues } from './options.js';
import { straightforward } from './policy.js';
import { flatTop } from './rulebook.js';
import { type Side, sides } from './state.js';
import { battleOf, putBack } from './view.js';

const seen = { no: 'seen by both sides once told' };
const derived = { no: 'follows from what that side has been told' };

const hidden: readonly Hidden[] = [
  ...umpiresOwn,
  { path: 'umpire.agenda.**', varies: { no: 'there is one frame, the battle' } },
  { path: 'umpire.window.sealed.**', varies: true },
  { path: 'umpire.secret.steps.**', varies: derived },
  { path: 'seats.*.knows.**', varies: derived },
  { path: 'seats.*.own.air.*.id', varies: true },
  { path: 'seats.*.own.air.*.lots.*.plane', varies: true },
  { path: 'seats.*.own.air.*.lots.*.seaBased', varies: true },
  { path: 'seats.*.own.air.*.lots.*.factors', varies: true },
  { path: 'seats.*.own.air.*.lots.*.altitude', varies: true },
  { path: 'seats.*.own.air.*.lots.*.arms', varies: true },
  { path: 'seats.*.own.air.*.lots.*.tookOffArmed', varies: true },
  { path: 'seats.*.own.air.*.lots.*.deadline', varies: true },
  { path: 'seats.*.own.air.*.lots.*.burned', varies: seen },
  { path: 'seats.*.own.ships.*.id', varies: true },
  { path: 'seats.*.own.ships.*.name', varies: true },
  { path: 'seats.*.own.ships.*.type', varies: true },
  { path: 'seats.*.own.ships.*.tf', varies: true },
  { path: 'seats.*.own.ships.*.gunnery', varies: true },
  { path: 'seats.*.own.ships.*.aa', varies: true },
  { path: 'seats.*.own.ships.*.movement', varies: true },
  { path: 'seats.*.own.ships.*.damage', varies: true },
  { path: 'seats.*.own.ships.*.hits', varies: true },
  { path: 'seats.*.own.ships.*.anchored', varies: true },
  { path: 'seats.*.own.ships.*.ammunition', varies: true },
  { path: 'seats.*.own.ships.*.torpedoes', varies: true },
  { path: 'seats.*.own.ships.*.grounded.**', varies: true },
  { path: 'seats.*.own.ships.*.launch.*', varies: true },
  { path: 'seats.*.own.ships.*.nextTurn.*', varies: seen },
  { path: 'seats.*.own.base.grounded.**', varies: true },
  { path: 'seats.*.own.base.*', varies: seen },
  { path: 'seats.*.own.base.launch.*', varies: seen },
  { path: 'seats.*.own.base.handles.*', varies: seen },
  { path: 'seats.*.own.base.nextTurn.*', varies: seen },
];

const ofBattles = /^(1[5-9]|2[01])(\.|$)|^14\.15\.6$|^14\.1[78]$|^OPT-|^CHART-(air-hit|crt|modifiers)$/;
const notInOneHex = /^OPT-ESF\.6$|^OPT-EPF\.6d$/;

/** The desk's own commander. */
const commander: Player<FlatTop> = (view, ask) => straightforward(ask, view.seat);

export const trial: Trial<FlatTop> = {
  rulebook: flatTop,
  longest: 400,
  setups,
  // What the enemy brought is unknown: another world has other ships.
  pieces: () => [],
  invariants,
  holds: () => [],
  kill,
  hidden,
  canaries: (state, seat) => sides.filter((side) => side !== seat).flatMap((side) => canaries(state, side)),
  // The chapters of combat and their options; landing and reloading are no part of a battle.
  rules: ledger
    .filter(({ rule, state }) => state === 'implemented' && ofBattles.test(rule) && !notInOneHex.test(rule))
    .map(({ rule }) => rule),
  players: [commander],
};

function ownOf(state: FlatTopState, side: Side): FlatTop['own'] {
  const seat = state.seats[side];
  if (seat === undefined) throw new Error(`there is no ${side} side`);
  return seat.own;
}

/** 7.15 No name before it is told: these formations carry marks that nothing else does. */
function canaries(state: FlatTopState, side: Side): string[] {
  const told = state.public.told[side === 'allied' ? 'japan' : 'allied'];
  return told.planes ? [] : ownOf(state, side).air.map(({ id }) => id);
}

function kill(state: FlatTopState, piece: string, law: FlatTop['law']): void {
  const battle = battleOf(state, law);
  for (const side of sides) {
    const at = battle.ships[side].findIndex(({ id }) => id === piece);
    const ship = battle.ships[side][at];
    if (ship === undefined) continue;
    const ships = [...battle.ships[side]];
    ships[at] = { ...ship, hits: ship.damage, grounded: ship.grounded && { ready: [], justLanded: [], readying: [] } };
    battle.ships = { ...battle.ships, [side]: ships };
  }
  putBack(state, battle);
}

/** A battle of any size; scrambled: ships hit and at anchor, planes short of range, magazines low, every option at random. */
function setups(below: Below, scrambled: boolean): Setup {
  const options: { [name: string]: Plain } = {};
  if (scrambled) {
    for (const [name, [usual, ...others]] of Object.entries(optionValues))
      options[name] = below(3) === 0 ? pick<Plain>(others, below) : usual;
  }
  const japan = someForce('japan', below, scrambled, options);
  const allied = someForce('allied', below, scrambled, options);
  const base = below(3) === 0 ? below(2) + 1 : 0;
  const set = {
    night: below(3) === 0,
    clouds: below(3) === 0,
    allied: base === 1 ? { ...allied, base: someBase('allied', below) } : allied,
    japan: base === 2 ? { ...japan, base: someBase('japan', below) } : japan,
  };
  return { scenario: 'battle', options, charts: {}, set };
}

type Given = { [key: string]: Plain };

function someForce(side: Side, below: Below, scrambled: boolean, options: Given): Given {
  const names = planeNames.filter((plane) => charts.planes.values[plane].side === side);
  const force: Given = {};
  if (below(5) > 0) {
    force.formations = Array.from({ length: 1 + below(3) }, (_, i) => ({
      name: `${side === 'allied' ? 'A' : 'J'}${below(1_000_000)}-${i}`,
      planes: Array.from({ length: 1 + below(3) }, () => somePlanes(pick(names, below), below, scrambled, options)),
    }));
  }
  if (below(5) > 0) {
    force.taskForces = Array.from({ length: 1 + below(2) }, (_, i) => ({ name: `TF ${i + 1}`, ships: [] as Plain[] }));
    const forces = force.taskForces as { ships: Plain[] }[];
    const hulls = new Set<string>();
    for (let n = forces.length + below(8); n > 0; n--) {
      const ship = pick(shipNames(charts, side), below);
      const tf = forces[n % forces.length];
      const nameless = /^(?:DD|AP|APD|AO|PG|SS)$/.test(ship);
      if (tf === undefined || ship === 'SS' || (!nameless && hulls.has(ship))) continue;
      hulls.add(ship);
      tf.ships.push(someShip(ship, side, below, scrambled));
    }
    for (const tf of forces) if (tf.ships.length === 0) tf.ships.push('DD');
  }
  return force;
}

function somePlanes(plane: (typeof planeNames)[number], below: Below, scrambled: boolean, options: Given): Plain {
  const rules = { charts, options: { ...basicGame, ...options } };
  const carried = armsOf(rules, null, plane);
  const arms = ['none', ...carried, ...carried];
  const lot: { [key: string]: Plain } = { plane, factors: 1 + below(12), arms: pick(arms, below) };
  const free = lot.arms === 'none' || lot.arms === 'GP' || lot.arms === 'AP';
  if (free && below(2) === 0) lot.altitude = below(2) === 0 ? 'high' : 'low';
  if (scrambled) lot.turnsLeft = below(4);
  return lot;
}

function someShip(ship: string, side: Side, below: Below, scrambled: boolean): Plain {
  const counter = charts.ships.values[ship];
  const piece: { [key: string]: Plain } = { ship };
  const decks = charts.shipAirOperations.values;
  const carries =
    Object.hasOwn(decks, ship) || (side === 'japan' && (counter?.type === 'BB' || counter?.type === 'CAV'));
  if (carries) {
    const small = !(counter?.type === 'CV' || counter?.type === 'CVL');
    const plane = side === 'allied' ? 'Dauntless' : small ? 'Jake' : 'Val';
    const fighter = side === 'allied' ? 'Wildcat' : small ? 'Jake' : 'Zero';
    if (below(2) === 0) piece.ready = small ? { [plane]: 1 } : { [plane]: 1 + below(2), [fighter]: 1 + below(2) };
    if (!small && below(2) === 0) piece.readying = { [fighter]: 1 + below(3) };
    if (!small && below(3) === 0) piece.justLanded = { [plane]: 1 + below(2) };
  }
  if (scrambled) {
    const damage = counter?.damage ?? 1;
    piece.hits = below(2) === 0 ? 0 : below(damage);
    piece.anchored = below(3) === 0;
    if (counter !== undefined && below(2) === 0) piece.ammunition = below(9);
  }
  return piece;
}

function someBase(side: Side, below: Below): Plain {
  const names = Object.entries(charts.bases.values).filter(([, base]) => base.side === side && !base.offBoard);
  const [name] = pick(names, below);
  const fighter = side === 'allied' ? 'P-39' : 'Zero';
  const bomber = side === 'allied' ? 'B-17' : 'Betty';
  const boxes = { ready: { [fighter]: 1 + below(4), [bomber]: 1 + below(2) }, readying: { [bomber]: 1 + below(3) } };
  return {
    name,
    hits: below(3),
    ...(below(2) === 0 ? boxes : {}),
    ...(below(3) === 0 ? { dispersed: { [fighter]: 1 + below(4) } } : {}),
  };
}
