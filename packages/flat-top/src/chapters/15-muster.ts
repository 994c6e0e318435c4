/**
 * A battle inside a whole game: the forces in the hex are mustered for chapters 16 to 21, and after each of their steps
 * what became of them is written back to the map.
 */

import type { Answer, Event, Out, Plain } from '@ironbottom/umpire';
import { battle as procedure } from '../battle.js';
import { shipWorth } from '../charts/victory-points.js';
import { cite } from '../cite.js';
import { planeKey, shipNamed } from '../forces.js';
import {
  type FightOwn,
  type GameLaw,
  type GameOwn,
  type GameState,
  type GameTable,
  type GameView,
  knowsOf,
  ownOf,
} from '../game-kit.js';
import { changeHull, hullOf } from '../hulls.js';
import type { FlatTopState } from '../kit.js';
import { baseAt } from '../map.js';
import type { PlaneKey } from '../pieces.js';
import { baseWith, copyLot, shipWith, withEach } from '../shapes.js';
import {
  type AirFormation,
  type Base,
  type Battle,
  enemyOf,
  type Grounded,
  type Seen,
  type Ship,
  type Side,
  sides,
} from '../state.js';
import { battleOf, putBack, seenIn } from '../view.js';
import { weatherAt } from './6-weather.js';
import { worthLeft } from './12-sailing.js';
import { rememberMeeting } from './14-meetings.js';
import type { Everybody, Interception, OfSubmarines } from './15-battles.js';
import { battleStep } from './15-combat.js';
import { airToAirStep, disclosePlanes } from './16-air-to-air.js';
import { isSunk } from './21-damage.js';
import { count, score } from './25-victory.js';
import { fireInPort } from './optional-ammunition-reloads.js';
import { leaveWreck } from './optional-rescue.js';
import { changeSubmarines, isDeep, submarinesOf } from './optional-submarines.js';
import { submarineRules, submarineStep } from './optional-submarines-combat.js';
import { hearCombat } from './optional-torpedo-reloads.js';
import { hearAlarm } from './special-anchorage.js';

/** Everybody on the map in the hex, the base among them; for an interception only the formations it is about. */
export function muster(table: GameTable, hex: number, how: Interception | Everybody | OfSubmarines): void {
  const { inner, fight } = drawnUp(table, hex, how, table);
  writeBack(table, inner, fight);
}

/** Both sides of the battle as it begins; what is seen at once is told. */
export function drawnUp(
  { state, law }: Pick<GameTable, 'state' | 'law'>,
  hex: number,
  how: Interception | Everybody | OfSubmarines,
  out: Out,
): { inner: FlatTopState; fight: Battle } {
  const pub = state.public;
  const told = { planes: false, ships: false };
  pub.battle = {
    hex,
    why: how.why,
    turn: pub.turn,
    night: pub.night,
    clouds: weatherAt(pub, hex) === 'cloud',
    scenario: law.scenario.figures,
    zone: true,
    told: { allied: told, japan: told },
    fought: [],
    points: pub.points,
  };
  for (const side of sides) {
    const own = ownOf(state, side);
    own.battle =
      how.why === 'combat'
        ? everybodyIn(own, hex)
        : how.why === 'submarines'
          ? submarinesMeet(state, law, own, hex, side === how.side)
          : theseIn(own, how.formations[side]);
    knowsOf(state, side).battle = { marks: { air: false, ships: false }, air: [], ships: [], base: null, steps: [] };
  }
  const inner = fightOf(state);
  const fight = battleOf(inner, rulesOf(state, law));
  if (how.why === 'combat') fight.agenda = [battleStep()];
  else if (how.why === 'submarines') fight.agenda = [submarineStep(how.side)];
  else {
    const wishes = { allied: [], japan: [], [how.attacker]: [how.altitude] };
    fight.agenda = [{ ...airToAirStep(), stage: 'functions', wishes, altitudes: [how.altitude] }];
    disclosePlanes(fight, out);
  }
  return { inner, fight };
}

function everybodyIn(own: GameOwn, hex: number): FightOwn {
  const flights = own.flights.filter((flight) => flight.onMap && flight.hex === hex);
  const tfs = own.tfs.filter((tf) => tf.hex === hex && (tf.onMap || !cite('12.8'))).map(({ id }) => id);
  const base = own.bases.find(({ name, offBoard }) => !offBoard && name === baseAt(hex)) ?? null;
  return fightWith(
    flights,
    own.ships.filter((ship) => tfs.includes(ship.tf) && !isSunk(ship)),
    base,
  );
}

/** OPT-SUB.7 One side has its submarines that are not deep, the other its ships and planes. */
function submarinesMeet(state: GameState, law: GameLaw, own: GameOwn, hex: number, theirs: boolean): FightOwn {
  if (!theirs) {
    const all = everybodyIn(own, hex);
    all.base = null;
    return all;
  }
  const side = ownOf(state, 'allied') === own ? 'allied' : 'japan';
  const here = submarinesOf(own).filter((each) => each.hex === hex && !each.sunk && !isDeep(each, state.public.turn));
  const ships = here.map((_, i) => submarineShip(law, side, i));
  return { air: [], formations: [], ships, base: null, submarines: here.map(({ id }) => id) };
}

/** Under numbers of this battle only. Each by herself: none covers another with her guns (17.3.1). */
export const submarineShip = ({ charts }: GameLaw, side: Side, place: number): Ship =>
  shipNamed(charts, side, `SS ${place + 1}`, `SS ${place + 1}`);

/** By what tables this battle is fought: where submarines fight, by their own. */
export const rulesOf = ({ public: pub }: Pick<GameState, 'public'>, law: GameLaw): GameLaw =>
  pub.battle?.why === 'submarines' ? { ...law, ...submarineRules(law) } : law;

function theseIn(own: GameOwn, ids: readonly string[]): FightOwn {
  return fightWith(
    own.flights.filter(({ id }) => ids.includes(id)),
    [],
    null,
  );
}

/** Formations under numbers of this battle only: an owner's own numbers would tell how many formations he has made. */
function fightWith(flights: readonly AirFormation[], ships: Ship[], base: Base | null): FightOwn {
  return {
    air: flights.map(({ lots }, i) => ({ id: `Formation ${i + 1}`, lots: lots.map(copyLot) })),
    formations: flights.map(({ id }) => id),
    ships,
    base,
  };
}

/** The battle as the rulebook of single battles keeps it: the same parts, by reference. */
export function fightOf({ public: pub, seats, umpire }: GameState): FlatTopState {
  if (pub.battle === null) throw new Error('no battle is being fought');
  const inner: FlatTopState = {
    public: pub.battle,
    seats: {},
    umpire: {
      secret: { steps: umpire.secret.steps },
      agenda: [],
      window: null,
      clock: umpire.clock,
      rolls: {},
      over: null,
    },
  };
  for (const side of sides) {
    const seat = seats[side];
    if (seat === undefined || seat.own.battle === null || seat.knows.battle === null)
      throw new Error(`${side} is not in this battle`);
    inner.seats[side] = { own: seat.own.battle, knows: seat.knows.battle };
  }
  return inner;
}

/** All that a question of the battle may be built from. */
export function seenInFight({ seat, public: pub, own, knows, owes, over }: GameView, law: GameLaw): Seen {
  if (pub.battle === null || own.battle === null || knows.battle === null) throw new Error('no battle is being fought');
  return seenIn(
    { seat, public: pub.battle, own: own.battle, knows: knows.battle, owes, over },
    rulesOf({ public: pub }, law),
  );
}

/** Fight on to the next decision; false when the battle is over. */
export function fightOn(table: GameTable): boolean {
  const inner = fightOf(table.state);
  return goOn(table, inner, battleOf(inner, rulesOf(table.state, table.law)));
}

export function decideFight(table: GameTable, answers: { [seat: string]: Answer }): boolean {
  const inner = fightOf(table.state);
  const fight = battleOf(inner, rulesOf(table.state, table.law));
  procedure.decide(fight, answers, watched(table));
  return goOn(table, inner, fight);
}

function goOn(table: GameTable, inner: FlatTopState, fight: Battle): boolean {
  const out = watched(table);
  let need = procedure.next(fight, out);
  for (; need?.need === 'die'; need = procedure.next(fight, out))
    procedure.die(fight, table.roll(need.rule, need.by, need.sides), out);
  writeBack(table, inner, fight);
  if (need !== undefined) table.owe(need.of);
  return need !== undefined;
}

/** 23.2 Listens for attacks on the base and for its own guns: a base in such combat does not repair this turn, hit or not. */
function watched(table: GameTable): Out {
  const pub = table.state.public;
  const here = (): string | undefined => (pub.battle === null ? undefined : baseAt(pub.battle.hex));
  const hear = (kind: string, data: Event['data']): void => {
    hearAlarm(pub, table.law, kind, data, here());
    if (table.law.options.torpedoReloads) hearCombat(table, kind, data);
    const { target, base, ships, at } = data;
    const place = kind === 'attack-announced' ? target : kind === 'bombardment' && isSome(ships) ? base : undefined;
    const involved = kind === 'base-fire-declared' && isSome(at) ? base : place;
    if (typeof involved !== 'string' || pub.attacked.includes(involved)) return;
    if (involved === here()) pub.attacked = [...pub.attacked, involved];
  };
  return {
    on: true,
    say(rule, kind, data, to) {
      hear(kind, data);
      table.say(rule, kind, data, to);
    },
    tell(to, rule, kind, facts) {
      hear(kind, facts);
      table.tell(to, rule, kind, facts);
    },
  };
}

const isSome = (value: Plain | undefined): boolean => Array.isArray(value) && value.length > 0;

function writeBack(table: GameTable, inner: FlatTopState, fight: Battle): void {
  const { state } = table;
  const fought = inner.public.fought.length;
  const before = Object.fromEntries(sides.map((side) => [side, standingOf(ownOf(state, side))])) as Record<
    Side,
    Standing
  >;
  putBack(inner, fight);
  state.umpire.secret.steps = inner.umpire.secret.steps;
  if (fight.fought.length > fought) table.say('15.5', 'steps-fought', { fought: [...fight.fought] });
  for (const side of sides) {
    const part = inner.seats[side];
    if (part !== undefined) knowsOf(state, side).battle = part.knows;
    toTheMap(ownOf(state, side));
    sinkSubmarines(state, side);
  }
  for (const side of sides) settle(table, side, before[side]);
  // What a transport has put ashore is not sunk with her (25.5): the battle goes on from the points as they are.
  if (state.public.battle !== null) state.public.battle.points = state.public.points;
}

/** Planes, ships and base as the battle has left them so far. */
function toTheMap(own: GameOwn): void {
  const { battle } = own;
  if (battle === null) return;
  battle.formations.forEach((id, i) => {
    const flight = own.flights.find((each) => each.id === id);
    if (flight !== undefined)
      flight.lots = withEach(
        (battle.air[i]?.lots ?? []).filter(({ factors }) => factors > 0),
        copyLot,
      );
  });
  const changed = new Map(battle.ships.map((ship) => [ship.id, ship]));
  own.ships = withEach(own.ships, (ship) => changed.get(ship.id) ?? ship);
  const { base } = battle;
  if (base !== null) own.bases = withEach(own.bases, (each) => (each.id === base.id ? base : each));
}

/** OPT-SUB.10 Those that were hit are gone. */
function sinkSubmarines(state: GameState, side: Side): void {
  const own = ownOf(state, side);
  const { battle } = own;
  const ids = battle?.submarines;
  if (battle === null || ids === undefined) return;
  const sunk = ids.filter((_, i) => battle.ships[i] !== undefined && isSunk(battle.ships[i]));
  changeSubmarines(own, (each) =>
    sunk.includes(each.id) && !each.sunk ? { ...each, sunk: true, onMap: false } : each,
  );
  const left = submarinesOf(own).filter((each) => !each.sunk).length;
  const { submarines } = state.public;
  if (submarines !== undefined && submarines[side] !== left) state.public.submarines = { ...submarines, [side]: left };
}

/** What is counted before and after: planes by name, how many of them fly, hits on ships and bases. */
type Standing = {
  planes: Map<PlaneKey, number>;
  flying: Map<PlaneKey, number>;
  ships: readonly Ship[];
  bases: GameOwn['bases'];
};

function standingOf(own: GameOwn): Standing {
  const planes = new Map<PlaneKey, number>();
  const add = (key: PlaneKey, factors: number): void => void planes.set(key, (planes.get(key) ?? 0) + factors);
  for (const id of own.battle?.formations ?? [])
    for (const lot of own.flights.find((flight) => flight.id === id)?.lots ?? []) add(planeKey(lot), lot.factors);
  const flying = new Map(planes);
  for (const grounded of groundedIn(own)) for (const parked of grounded) add(planeKey(parked), parked.factors);
  return { planes, flying, ships: own.ships, bases: own.bases };
}

function groundedIn({ battle, ships, bases }: GameOwn): Grounded['ready'][] {
  const here = new Set(battle?.ships.map(({ id }) => id));
  return [
    ...ships.filter(({ id }) => here.has(id)).flatMap(({ grounded }) => boxesOf(grounded)),
    ...bases.filter(({ id }) => id === battle?.base?.id).flatMap(({ grounded }) => boxesOf(grounded)),
  ];
}

const boxesOf = (grounded: Grounded | null): Grounded['ready'][] =>
  grounded === null ? [] : [grounded.ready, grounded.justLanded, grounded.readying];

/** Count what was lost and bring the points to what the battle has made them. */
function settle(table: GameTable, side: Side, before: Standing): void {
  const own = ownOf(table.state, side);
  const enemy = enemyOf(side);
  const { charts, options } = table.law;
  const after = standingOf(own);
  const sunk = own.ships.flatMap((ship, i) => {
    const was = before.ships[i];
    return was !== undefined && isSunk(ship) && !isSunk(was) ? [was] : [];
  });
  const withShips = planesAboard(sunk);
  let planePoints = 0;
  for (const [key, factors] of before.planes) {
    const lost = factors - (after.planes.get(key) ?? 0);
    if (lost === 0) continue;
    // 21.2.5, 22.4 Those that went down with a ship are never replaced.
    const down = cite('22.4') ? Math.min(lost, withShips.get(key) ?? 0) : 0;
    if (down > 0) count(own, 'gone', key, down);
    if (lost > down) count(own, 'lostToday', key, lost - down);
    const { airFactor, landBasedAirFactor } = charts.victoryPoints.values;
    planePoints += lost * (options.landPlanesOnePoint && !key.endsWith('*') ? landBasedAirFactor : airFactor);
    const { losses } = knowsOf(table.state, enemy);
    const add = (name: string, more: number): void => {
      if (more > 0) losses[name] = (losses[name] ?? 0) + more;
    };
    // 21.7.4 Of planes lost on decks and fields the enemy is told how many there were, and not what.
    const shotDown = (before.flying.get(key) ?? 0) - (after.flying.get(key) ?? 0);
    add(table.state.public.battle?.told[enemy].planes === true ? key.replace('*', '') : '?', shotDown);
    add('?', lost - shotDown);
  }
  let basePoints = 0;
  for (const base of own.bases) {
    const hits = base.hits - (before.bases.find(({ id }) => id === base.id)?.hits ?? 0);
    if (hits === 0) continue;
    basePoints += hits * charts.victoryPoints.values.baseHit;
    const { public: pub } = table.state;
    pub.baseHits = { ...pub.baseHits, [base.id]: base.hits };
    pub.hitsScored = { ...pub.hitsScored, [base.id]: (pub.hitsScored[base.id] ?? 0) + hits };
  }
  slowedFrom(own, before.ships, table.state.public.turn);
  if (options.ammunitionReloads) fireInPort(own, before.ships, table.state.public.turn);
  const points = (table.state.public.battle?.points[enemy] ?? 0) - table.state.public.points[enemy];
  score(table, enemy, 'planes', planePoints);
  score(table, enemy, 'bases', basePoints);
  score(table, enemy, 'ships', points - planePoints - basePoints - ashore(table, side, sunk));
  const { battle } = table.state.public;
  for (const ship of sunk) {
    afterSinking(own, ship.id, battle?.hex ?? null);
    if (options.rescue && battle !== null) leaveWreck(table, side, ship, battle.hex);
  }
}

function planesAboard(ships: readonly Ship[]): Map<PlaneKey, number> {
  const planes = new Map<PlaneKey, number>();
  for (const { grounded } of ships)
    for (const box of boxesOf(grounded))
      for (const parked of box) planes.set(planeKey(parked), (planes.get(planeKey(parked)) ?? 0) + parked.factors);
  return planes;
}

/** 25.5, R70 What transports that were sunk had put ashore already. */
function ashore({ state, law }: GameTable, side: Side, sunk: readonly Ship[]): number {
  const { victoryPoints } = law.charts;
  const { leastWorth, eachTurn } = victoryPoints.values.unloading;
  let points = 0;
  for (const ship of sunk) {
    const worth = shipWorth(victoryPoints, ship.name, side, ship.type).sunk;
    points += worth - worthLeft(ownOf(state, side), ship, worth, leastWorth, eachTurn);
  }
  return points;
}

/** 14.19 Nobody stays with a wreck; 25.4 where she went down decides whether planes on their way to her were lost without need. */
function afterSinking(own: GameOwn, id: string, hex: number | null): void {
  for (const flight of own.flights) if (flight.rides === id) flight.rides = null;
  if (hex !== null) changeHull(own, id, { sunkIn: hex });
}

/** R67 A ship of movement 1 that has come down to a half moves on every second turn from the next one. */
function slowedFrom(own: GameOwn, before: readonly Ship[], turn: number): void {
  own.ships.forEach((ship, i) => {
    const was = before[i];
    if (was === undefined || ship.hits === was.hits || ship.movement !== 1 || 2 * ship.hits < ship.damage) return;
    if (hullOf(own, ship.id).slowSince === null) changeHull(own, ship.id, { slowSince: turn });
  });
}

/** The battle is over: names that were told are remembered, empty formations and task forces are gone. */
export function disband(table: GameTable): void {
  const { state } = table;
  const { battle } = state.public;
  if (battle === null) return;
  rememberMeeting(table);
  for (const side of sides) {
    const own = ownOf(state, side);
    const knows = knowsOf(state, side);
    for (const { name, type, hits, damage } of knows.battle?.ships ?? [])
      if (type !== 'SS') knows.ships[name] = { hits, sunk: hits >= damage };
    own.flights = own.flights.filter(({ lots }) => lots.length > 0);
    own.tfs = own.tfs.filter(({ id }) => own.ships.some((ship) => ship.tf === id && !isSunk(ship)));
    own.battle = null;
    knows.battle = null;
  }
  state.public.battle = null;
  state.umpire.secret.steps = [];
}

/** Critical Hits 3 What was forbidden for this turn has been forbidden for long enough: the next hits count for the next turn. */
export function clearNextTurn({ state, law }: GameTable): void {
  if (!law.options.criticalHits || !cite('OPT-CH.3')) return;
  for (const side of sides) {
    const own = ownOf(state, side);
    own.ships = withEach(own.ships, (ship) => (ship.nextTurn === null ? ship : shipWith(ship, 'nextTurn', null)));
    own.bases = withEach(own.bases, (base) => (base.nextTurn === null ? base : baseWith(base, 'nextTurn', null)));
  }
}
