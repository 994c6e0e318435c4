/** A whole state that a side cannot tell from the true one: the enemy as he is known, and otherwise as he may well be. */
import { type Below, copyOf, sample, silent, viewOf, type Window } from '@ironbottom/umpire';
import { armsOf } from './arms.js';
import { battle as procedure, questionOf } from './battle.js';
import { bombing, kindsFor } from './chapters/18-bombing.js';
import type { SurfaceStep } from './chapters/19-surface.js';
import { atBase, isSunk, type LosePlanesStep } from './chapters/21-damage.js';
import { type PlaneName, planeNames } from './charts/planes.js';
import { shipNames, shipRating } from './charts/rating.js';
import { nobody } from './fields.js';
import { shipNamed } from './forces.js';
import type { FlatTop, FlatTopState, FlatTopView, Knows, Own } from './kit.js';
import { shipWith } from './shapes.js';
import { stepsImagined } from './shown.js';
import {
  type AirFormation,
  type Arms,
  type Base,
  enemyOf,
  type Grounded,
  type Lot,
  type Parked,
  type Rules,
  type SeenBase,
  type SeenFormation,
  type SeenShip,
  type Ship,
  type Side,
  sides,
} from './state.js';
import { battleOf, putBack, seenIn, sideOf } from './view.js';

export function imagine(view: FlatTopView, rules: Rules, below: Below): FlatTopState {
  const side = sideOf(view.seat);
  const theirs = imagineForces(view, rules, enemyOf(side), below);
  const nothing: Knows = { marks: { air: false, ships: false }, air: [], ships: [], base: null, steps: [] };
  const state: FlatTopState = {
    public: copyOf(view.public),
    seats: {},
    umpire: {
      secret: { steps: [] },
      agenda: view.over === null ? [{ kind: 'battle', rule: '15' }] : [],
      window: null,
      clock: { turn: view.public.turn, phase: 'combat' },
      rolls: {},
      over: copyOf(view.over),
    },
  };
  for (const who of sides) state.seats[who] = { own: who === side ? copyOf(view.own) : theirs, knows: nothing };
  const battle = battleOf(state, rules);
  battle.agenda = stepsImagined(battle, copyOf(view.knows.steps), side);
  putBack(state, battle);
  if (view.over === null) state.umpire.window = windowOf(state, view, rules, below);
  return state;
}

/** Who is asked follows from the battle itself. The enemy may have answered already, unless that would have closed the window. */
function windowOf(state: FlatTopState, view: FlatTopView, rules: Rules, below: Below): Window | null {
  const battle = battleOf(state, rules);
  const need = procedure.next(battle, silent);
  putBack(state, battle);
  if (need?.need !== 'decision') return null;
  const window: Window = { seats: [...need.of], about: {}, sealed: {} };
  state.umpire.window = window;
  const sealed = view.owes?.sealed ?? null;
  if (sealed !== null) window.sealed[view.seat] = copyOf(sealed);
  else if (view.owes !== null && window.seats.length > 1 && below(2) === 0) {
    const enemy = viewOf<FlatTop>(state, enemyOf(sideOf(view.seat)));
    const answer = sample(enemy, questionOf(seenIn(enemy, rules), enemy.knows.steps), below);
    if (answer !== undefined) window.sealed[enemy.seat] = answer;
  }
  return window;
}

function imagineForces({ knows, own, public: pub }: FlatTopView, rules: Rules, side: Side, below: Below): Own {
  const told = pub.told[enemyOf(side)];
  const { air: planes, ships: hulls } = knows.marks;
  const round = knows.steps.find((step): step is SurfaceStep => step.rule === '19');
  const torpedoesAt = (place: number): 'ready' | 'gone' | 'unknown' => {
    if (round?.positions[side][place] !== 'torpedo') return 'unknown';
    return round.stage === 'gunnery' || (round.stage === 'torpedo' && round.salvo.length === 0) ? 'ready' : 'gone';
  };
  // 17.1 He has announced an attack, so some of his planes can make one.
  const attacking = knows.steps.some(
    (step) => step.rule === '17' && step.stage === 'declare' && step.attackers.includes(side),
  );
  const armsFor = (lot: Lot): Arms => {
    const able = attacking
      ? bombs.filter((arms) => canHit({ rules, scenario: pub.scenario }, { ...lot, arms }, own))
      : [];
    return able.length > 0 ? pick(able, below) : someArms(rules, lot.plane, below);
  };
  const losingAt = (place: number): LosePlanesStep | undefined =>
    knows.steps.find(
      (step): step is LosePlanesStep => step.rule === '21.7' && step.side === side && step.place === place,
    );
  const air = told.planes
    ? knows.air.map((seen) => imagineFormation(seen, rules, pub.turn, armsFor, below))
    : planes
      ? someFormations(rules, side, pub.turn, below)
      : [];
  const ships = told.ships
    ? knows.ships.map((seen, i) =>
        withTorpedoes(imagineShip(seen, rules, side, losingAt(i), below), rules, side, torpedoesAt(i)),
      )
    : hulls
      ? someShips(rules, side, below)
      : [];
  const base = knows.base === null ? null : imagineBase(knows.base, rules, side, losingAt(atBase), below);
  return { air, ships, base };
}

/** Known by name, number and altitude; what they carry and how long they can stay is not. */
function imagineFormation(
  { id, lots }: SeenFormation,
  rules: Rules,
  turn: number,
  armsFor: (lot: Lot) => Arms,
  below: Below,
): AirFormation {
  return {
    id,
    lots: lots.map((seen) => {
      const lot: Lot = { ...someLot(rules, seen.plane, turn, below), ...seen };
      return { ...lot, arms: seen.tookOffArmed ? armsFor(lot) : 'none' };
    }),
  };
}

export const bombs = ['GP', 'AP', 'torpedo', 'para-frag', 'skip'] as const;

/** Whether planes that carry this could attack anything of mine in some way. */
export function canHit(at: Parameters<typeof bombing>[0], lot: Lot, mine: Own): boolean {
  return kindsFor(at.rules, lot).some(
    (kind) =>
      (mine.ships.some((ship) => !isSunk(ship)) && 'table' in bombing(at, lot, kind, { on: 'ship' })) ||
      (mine.base !== null && 'table' in bombing(at, lot, kind, { on: 'base', offBoard: mine.base.offBoard })),
  );
}

const planesOf = (rules: Rules, side: Side): PlaneName[] =>
  planeNames.filter((plane) => rules.charts.planes.values[plane].side === side);

function someFormations(rules: Rules, side: Side, turn: number, below: Below): AirFormation[] {
  const names = planesOf(rules, side);
  return Array.from({ length: 1 + below(3) }, (_, i) => ({
    id: `AF${1 + below(30) + 40 * i}`,
    lots: Array.from({ length: 1 + below(2) }, () => someLot(rules, pick(names, below), turn, below)),
  }));
}

function someLot(rules: Rules, plane: PlaneName, turn: number, below: Below): Lot {
  const { handling, range } = rules.charts.planes.values[plane];
  const arms: Arms = below(2) === 0 ? 'none' : someArms(rules, plane, below);
  return {
    plane,
    seaBased:
      (handling.includes('carrier') || handling.includes('float')) && (!handling.includes('land') || below(2) === 0),
    factors: 1 + below(15),
    altitude: below(2) === 0 ? 'high' : 'low',
    arms,
    tookOffArmed: arms !== 'none',
    deadline: turn + below(range),
    burned: false,
  };
}

/** 8.7 Anything it can carry, or nothing once the bombs are gone. */
function someArms(rules: Rules, plane: PlaneName, below: Below): Arms {
  return pick(['none', ...armsOf(rules, null, plane)], below);
}

/** Her counter is known; her magazines, torpedoes and planes are not. */
function imagineShip(seen: SeenShip, rules: Rules, side: Side, losing: LosePlanesStep | undefined, below: Below): Ship {
  const ship = shipCalled(rules, seen.name, side, seen.id, seen.tf);
  const { type, gunnery, damage, hits, anchored } = seen;
  const known: Ship = { ...ship, type, gunnery, damage, hits, anchored };
  if (isSunk(known)) return { ...known, grounded: ship.grounded === null ? null : nobody };
  return {
    ...known,
    ammunition: below(ship.ammunition + 1),
    torpedoes: below(2) * ship.torpedoes,
    grounded:
      ship.grounded === null
        ? null
        : losing
          ? groundedFor(losing, rules, side, true, seen.planesOnDeck, below)
          : someGrounded(rules, side, true, seen.planesOnDeck, below),
  };
}

/** 19.3.2 Only ships that have torpedoes stand in the Torpedo Attack position, and there they fire them all. */
export function withTorpedoes(ship: Ship, rules: Rules, side: Side, are: 'ready' | 'gone' | 'unknown'): Ship {
  if (are === 'unknown') return ship;
  return { ...ship, torpedoes: are === 'gone' ? 0 : (shipRating(rules.charts, ship.name, side)?.torpedoes ?? 0) };
}

const shipCalled = (rules: Rules, name: string, side: Side, id: string, tf: string): Ship =>
  shipWith(shipNamed(rules.charts, side, name, tf), 'id', id);

function someShips(rules: Rules, side: Side, below: Below): Ship[] {
  const names = shipNames(rules.charts, side);
  const ships: Ship[] = [];
  const count = 1 + below(8);
  for (let i = 0; i < count; i++) {
    const name = pick(names, below);
    const nameless = shipRating(rules.charts, `${name} 1`, side) !== undefined;
    const called = nameless ? `${name} ${i + 1}` : name;
    if (ships.some((ship) => ship.name === called)) continue;
    const ship = shipCalled(rules, called, side, nameless ? `${side} ${called}` : called, `TF ${1 + below(2)}`);
    const grounded = ship.grounded === null ? null : someGrounded(rules, side, true, below(2) === 0, below);
    ships.push({ ...ship, hits: below(ship.damage), anchored: below(4) === 0, grounded });
  }
  return ships;
}

function planesFor(rules: Rules, side: Side, afloat: boolean): PlaneName[] {
  return planesOf(rules, side).filter((plane) => {
    const { handling } = rules.charts.planes.values[plane];
    return !afloat || handling.includes('carrier') || handling.includes('float');
  });
}

/** Planes in the Ready or Just Landed box if they were seen there; any number being readied. */
function someGrounded(rules: Rules, side: Side, afloat: boolean, inSight: boolean, below: Below): Grounded {
  const names = planesFor(rules, side, afloat);
  const parked = (): Parked => ({
    plane: pick(names, below),
    seaBased: afloat,
    factors: 1 + below(8),
    arms: 'none',
    dispersed: false,
  });
  const few = (least: number): Parked[] => Array.from({ length: least + below(3 - least) }, parked);
  const ready = inSight ? few(below(2)) : [];
  return { ready, justLanded: inSight && ready.length === 0 ? few(1) : [], readying: few(0) };
}

function imagineBase(
  { planesOnField, ...known }: SeenBase,
  rules: Rules,
  side: Side,
  losing: LosePlanesStep | undefined,
  below: Below,
): Base {
  const grounded = losing
    ? groundedFor(losing, rules, side, false, planesOnField, below)
    : someGrounded(rules, side, false, planesOnField, below);
  return { ...copyOf(known), side, grounded, nextTurn: null };
}

/** Planes that fit a loss being settled: as many as are told to go, of the names told where the attacker chooses. */
function groundedFor(
  { lose, hits, names }: LosePlanesStep,
  rules: Rules,
  side: Side,
  afloat: boolean,
  inSight: boolean,
  below: Below,
): Grounded {
  const usual = planesFor(rules, side, afloat);
  const kinds = names.length > 0 ? names : [pick(usual, below)];
  // Fewer than one for each hit, and yet a choice: they are dispersed. Without a choice, nobody else was there.
  const dispersed = names.length > 0 && lose < hits;
  const spare = lose < hits && !dispersed ? 0 : below(5);
  const parked = kinds.map(
    (plane): Parked => ({
      plane,
      seaBased: afloat,
      factors: 1 + (names.length > 0 ? below(4) : 0),
      arms: 'none',
      dispersed,
    }),
  );
  const [first] = parked;
  const short = lose + spare + (names.length > 0 ? 1 : 0) - parked.reduce((sum, { factors }) => sum + factors, 0);
  if (first !== undefined && short > 0) parked[0] = { ...first, factors: first.factors + short };
  const box = inSight && !dispersed;
  return { ready: box ? parked : [], justLanded: [], readying: box ? [] : parked };
}

export function pick<T>(from: readonly T[], below: Below): T {
  const one = from[below(from.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}
