/** 8.5 Formations: a strike with its escorts when there is a target within reach, fighters to stay overhead, searchers. */
import { type Field, mapboard, type Parked } from '@ironbottom/flat-top';
import type { RowAnswer, Sheet } from '@ironbottom/umpire';
import { type Filling, filling, isOpen } from './answers.js';
import { type Bridge, lastTurn } from './bridge.js';
import {
  airDistance,
  deadlineOf,
  factorsOf,
  hexesWhen,
  homeFrom,
  isFighter,
  isScout,
  missionOf,
  paceOf,
  rangeOf,
  ratingOf,
  turnsBetween,
  turnsLeft,
} from './planes.js';
import { dives, enemyHasShips, type Target, targetFrom } from './targets.js';

const { distance, entryHexes } = mapboard;

type Ready = { readonly row: number; readonly parked: Parked };

/** What one place launches this turn. */
type Launch = {
  readonly bridge: Bridge;
  readonly field: Field;
  readonly ready: readonly Ready[];
  readonly sheet: Filling;
  /** Numbers of new formations that are left. */
  readonly numbers: string[];
  /** 8.3 What may still fly off this turn and go somewhere; at most `far` of it the whole way. */
  flying: number;
  far: number;
};

export function formations(bridge: Bridge, ask: Sheet): RowAnswer[] {
  const sheet = filling(ask);
  let row = 0;
  let searchers = searchersAloft(bridge);
  for (const field of bridge.fields) {
    const ready = field.grounded.ready.map((parked): Ready => ({ row: row++, parked }));
    const first = ready.find((each) => sharesOf(ask, each).length > 0);
    if (first === undefined || isCrippled(field) || isAwaited(bridge, field)) continue;
    const numbers = sharesOf(ask, first);
    const room = Math.min(sheet.room(first.row), field.launch.normal);
    const launch: Launch = { bridge, field, ready, sheet, numbers, flying: room, far: field.launch.minimum };
    const patrol = Math.max(0, patrolWanted(bridge, field) - patrolAloft(bridge, field));
    strikes(launch, patrol);
    patrols(launch, patrol);
    searchers += search(launch, searchersWanted(bridge) - searchers);
  }
  return sheet.rows;
}

/** 21.2 A crippled carrier keeps her deck free for those who come home. */
const isCrippled = ({ ship }: Field): boolean => ship !== null && 2 * ship.hits >= ship.damage;

/** 8.4 Take-offs and landings share one factor: where planes must come down this turn on a ship, nobody takes off. */
const isAwaited = (bridge: Bridge, { id, ship }: Field): boolean =>
  ship !== null &&
  bridge.own.flights.some(
    (flight) => turnsLeft(bridge, flight) <= 1 && homeFrom(bridge, flight.lots, flight.hex)?.field.id === id,
  );

/** The formations these planes may join. */
function sharesOf({ rows }: Sheet, { row }: Ready): string[] {
  const split = rows[row];
  return split?.ask === 'split' ? split.over.filter(isOpen).map(({ id }) => id) : [];
}

/** Take planes for a formation; says how many there were. */
function take({ sheet }: Launch, id: string, planes: readonly Ready[], factors: number): number {
  let left = factors;
  for (const { row, parked } of planes) left -= sheet.give(row, id, Math.min(left, parked.factors));
  return factors - left;
}

const fightersOf = ({ bridge, ready }: Launch, float = false): Ready[] =>
  ready.filter(
    ({ parked: { plane, arms } }) =>
      isFighter(bridge.law, plane) &&
      arms === 'none' &&
      ratingOf(bridge.law, plane).handling.includes('float') === float,
  );

// Strikes

function strikes(launch: Launch, patrol: number): void {
  const { bridge, ready } = launch;
  const armed = ready.filter(({ parked }) => parked.arms !== 'none');
  const [divers, others] = [true, false].map((high) =>
    armed.filter(({ parked }) => dives(bridge.law, parked.plane, parked.arms) === high),
  );
  for (const bombers of [divers ?? [], others ?? []]) if (bombers.length > 0) strike(launch, bombers, patrol);
}

/** 8.3.1 As many as can fly half their way in the first turn, one escort to every two bombers as far as there are any. */
function strike(launch: Launch, bombers: readonly Ready[], patrol: number): void {
  const { bridge, field, numbers, flying } = launch;
  const [id] = numbers;
  const planes = bombers.map(({ parked }) => parked);
  const from = field.hex ?? entryOf(field)?.hex;
  if (id === undefined || from === undefined || flying < enough) return;
  const target = targetFrom(
    bridge,
    from,
    planes.map(({ arms }) => arms),
  );
  if (target === undefined || !worthIt(bridge, field, planes, target)) return;
  const fighters = fightersOf(launch);
  const spare = Math.max(0, factorsOf(fighters.map(({ parked }) => parked)) - patrol);
  const bombing = Math.min(factorsOf(planes), flying);
  const escorts = Math.min(spare, Math.ceil(bombing / 2), flying - bombing + Math.floor(bombing / 6));
  const together = [...planes, ...fighters.slice(0, 1).map(({ parked }) => parked)];
  const escorted = escorts > 0 && isFeasible(bridge, field, together, bombing + escorts, target);
  if (!escorted && !isFeasible(bridge, field, planes, bombing, target)) return;
  const sent = take(launch, id, bombers, Math.min(bombing, flying - (escorted ? escorts : 0)));
  const along = escorted ? take(launch, id, fighters, escorts) : 0;
  launch.flying -= sent + along;
  numbers.shift();
}

/** Fewer are not sent. */
const enough = 3;

/** Against ships at once, with whoever is ready; against a base when most of those who could go are. */
function worthIt({ law, turn }: Bridge, { grounded }: Field, planes: readonly Parked[], target: Target): boolean {
  const ready = factorsOf(planes);
  if (target.on === 'ships') return ready >= enough;
  const { justLanded, readying } = grounded;
  const alike = ({ plane }: Parked): boolean => planes.some((each) => each.plane === plane);
  const coming = factorsOf([...justLanded, ...readying].filter(alike));
  // Near the end whoever can still go goes.
  return ready >= enough && (ready >= 2 * coming || turn + 3 >= law.scenario.turns);
}

/** There, and home again with a turn to spare, and before the game is over. */
function isFeasible(bridge: Bridge, field: Field, planes: readonly Parked[], factors: number, target: Target): boolean {
  const { law, turn } = bridge;
  const pace = paceOf(law, planes);
  const { hex } = field;
  const entry = entryOf(field);
  const out =
    hex === null
      ? 1 + (entry?.turns ?? 99) + Math.ceil(airDistance(bridge, entry?.hex ?? 0, target.hex) / pace)
      : turnsBetween(airDistance(bridge, hex, target.hex), pace, hexesWhen(law, field, pace, factors));
  const each = factors / planes.length;
  const home = homeFrom(
    bridge,
    planes.map((lot) => ({ ...lot, factors: each })),
    target.hex,
  );
  if (home === undefined || turn + out - 1 > lastTurn(bridge)) return false;
  return out + home.turns + toSpare <= rangeOf(law, planes);
}

/** 15.6 An attack costs a range factor. */
export const toSpare = 1;

const entryOf = ({ hex, id }: Field) => (hex === null ? entryHexes.find(({ base }) => base === id) : undefined);

// Fighters overhead

/** Half the fighters of a carrier, all of a base that the enemy is out to raid; elsewhere only when enemies come near. */
export function patrolWanted({ law, side, own, view }: Bridge, { id, hex, ship, grounded }: Field): number {
  if (hex === null) return 0;
  const { raid } = law.scenario.victory;
  const carrier = ship !== null && (ship.type === 'CV' || ship.type === 'CVL');
  const threatened = view.knows.marks.some(({ kind, hex: at }) => kind === 'AF' && distance(at, hex) <= alarm);
  if (!carrier && !threatened && !(raid !== undefined && raid.side !== side && raid.base === id)) return 0;
  let fighters = 0;
  for (const box of [grounded.ready, grounded.readying, grounded.justLanded])
    for (const { plane, factors } of box) if (isFighter(law, plane)) fighters += factors;
  for (const flight of own.flights)
    if (flight.away === null && flight.hex === hex && missionOf(law, flight) === 'patrol')
      fighters += factorsOf(flight.lots);
  return ship === null ? fighters : Math.ceil(fighters / 2);
}

const alarm = 6;

/** Those overhead that need not come down at once. */
function patrolAloft({ own, law, turn }: Bridge, { hex }: Field): number {
  let aloft = 0;
  for (const flight of own.flights) {
    if (flight.away !== null || flight.hex !== hex || deadlineOf(flight) - turn < 2) continue;
    if (missionOf(law, flight) === 'patrol') aloft += factorsOf(flight.lots);
  }
  return aloft;
}

/** Fighters that need water to come down on fly by themselves: one of them would tie a whole formation to its home. */
function patrols(launch: Launch, wanted: number): void {
  let left = wanted;
  for (const float of [false, true]) {
    const [id] = launch.numbers;
    if (id === undefined || left === 0) return;
    const sent = take(launch, id, fightersOf(launch, float), left);
    if (sent > 0) launch.numbers.shift();
    left -= sent;
  }
}

// Searchers

const isTracked = ({ view }: Bridge): boolean =>
  view.knows.marks.some(({ kind, condition }) => kind === 'TF' && condition > 0);

const searchersWanted = (bridge: Bridge): number =>
  !enemyHasShips(bridge.law, bridge.side) ? 0 : isTracked(bridge) ? 3 : 8;

const searchersAloft = ({ own, law }: Bridge): number =>
  own.flights.filter((flight) => missionOf(law, flight) === 'search').length;

/** One factor each: eyes are eyes. */
function search(launch: Launch, wanted: number): number {
  const { bridge, ready, numbers } = launch;
  const eyes = ready.filter(
    ({ parked }) => parked.arms === 'none' && !isFighter(bridge.law, parked.plane) && mayGo(bridge, parked),
  );
  let sent = 0;
  for (const each of eyes)
    for (let n = 0; n < each.parked.factors && sent < wanted; n++) {
      const [id] = numbers;
      if (id === undefined || launch.flying < 1 || launch.far < 1) return sent;
      if (take(launch, id, [each], 1) === 0) break;
      numbers.shift();
      launch.flying -= 1;
      launch.far -= 1;
      sent += 1;
    }
  return sent;
}

/** Bombers of the land wait for bombs; scouts and dive bombers that stand unarmed are there to search. */
const mayGo = ({ law }: Bridge, { plane }: Parked): boolean =>
  isScout(law, plane) || ratingOf(law, plane).mission === 'dive';
