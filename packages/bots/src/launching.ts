/** 8.5 Formations: a strike with its escorts when there is a target within reach, fighters to stay overhead, searchers. */
import { type Field, isNight, mapboard, type Parked, resultOf } from '@ironbottom/flat-top';
import type { RowAnswer, Sheet } from '@ironbottom/umpire';
import { faces } from './aiming.js';
import { type Filling, filling, isOpen } from './answers.js';
import { type Bridge, hourIn, intend, lastTurn } from './bridge.js';
import {
  airDistance,
  deadlineOf,
  factorsOf,
  hexesWhen,
  homeFrom,
  isFighter,
  isOneWay,
  isScout,
  missionOf,
  paceOf,
  rangeOf,
  ratingOf,
  turnsBetween,
  turnsLeft,
} from './planes.js';
import { type Sector, sayings, sectorsFrom } from './sectors.js';
import { dives, enemyHasShips, isDone, prizes, type Target, targetFrom } from './targets.js';

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
    if (!isDone(bridge)) strikes(launch, patrol);
    patrols(launch, patrol);
    const eyes = search(launch, searchersWanted(bridge) - searchers);
    if (eyes.length > 0) allot(bridge, field, eyes);
    searchers += eyes.length;
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

/** 8.3.1 As many as can fly half their way in the first turn, with as many escorts as his doctrine wants and there are to spare. */
function strike(launch: Launch, bombers: readonly Ready[], patrol: number): void {
  const { bridge, field, numbers, flying } = launch;
  const { doctrine } = bridge;
  const [id] = numbers;
  const planes = bombers.map(({ parked }) => parked);
  const from = field.hex ?? entryOf(field)?.hex;
  if (id === undefined || from === undefined || flying < doctrine.least) return;
  const target = targetFrom(
    bridge,
    from,
    planes.map(({ arms }) => arms),
  );
  if (target === undefined || !worthIt(bridge, field, planes, target)) return;
  const fighters = fightersOf(launch);
  const spare = Math.max(0, factorsOf(fighters.map(({ parked }) => parked)) - patrol);
  const bombing = Math.min(factorsOf(planes), flying);
  // Where not all can take off, some bombers stay behind for the sake of those who go.
  const instead = Math.floor(bombing * (doctrine.escort > 0.5 ? 1 - 1 / (1 + doctrine.escort) : 1 / 6));
  const escorts = Math.min(spare, Math.ceil(bombing * doctrine.escort), flying - bombing + instead);
  const together = [...planes, ...fighters.slice(0, 1).map(({ parked }) => parked)];
  const escorted = escorts > 0 && isFeasible(bridge, field, together, bombing + escorts, target);
  if (!escorted && !isFeasible(bridge, field, planes, bombing, target)) return;
  const going = Math.min(bombing, flying - (escorted ? escorts : 0));
  const parts = inParts(going, cellOf(bridge, planes, going, target), numbers.length);
  intendStrike(bridge, field, planes, going, parts.length, target);
  let along = escorted ? escorts : 0;
  for (const [i, part] of parts.entries()) {
    const [each = id] = numbers;
    launch.flying -= take(launch, each, bombers, part);
    const share = Math.ceil(along / (parts.length - i));
    const taken = share > 0 ? take(launch, each, fighters, share) : 0;
    along -= share;
    launch.flying -= taken;
    numbers.shift();
  }
}

function intendStrike(
  bridge: Bridge,
  { name }: Field,
  planes: readonly Parked[],
  going: number,
  parts: number,
  { hex, on, sure }: Target,
): void {
  const kinds = [...new Set(planes.map(({ plane }) => plane))].join(', ');
  const what =
    on === 'base'
      ? (mapboard.baseAt(hex) ?? 'the base')
      : `the ships ${sure ? 'seen' : 'reported'} in ${mapboard.name(hex)}`;
  const how = parts > 1 ? ` in ${parts} formations, each of which attacks for itself` : '';
  intend(bridge, `${going} factors (${kinds}) from ${name} strike at ${what}${how}.`, hex);
}

/** The size of formations that should score most, reckoned from the tables against a fair screen of guns. */
function cellOf({ law, doctrine }: Bridge, planes: readonly Parked[], going: number, target: Target): number {
  const [first] = planes;
  if (first === undefined || !doctrine.discerns) return going;
  const { base, ship, torpedo } = law.charts.airHits.values[first.plane];
  const on = target.on === 'base' ? base : ship;
  const bombs = first.arms === 'AP' ? 'AP' : 'GP';
  const table = first.arms === 'torpedo' ? torpedo : (on.dive[bombs] ?? on.low[bombs]);
  let best = going;
  let most = 0;
  for (let parts = 1; going / parts >= 3; parts++) {
    const each = Math.floor(going / parts);
    let hits = 0;
    for (const shot of faces) {
      const left = Math.max(0, each - resultOf(law, 4, screen, shot));
      for (const face of faces) if (left > 0) hits += (parts * resultOf(law, table ?? 1, left, face)) / 36;
    }
    // More formations lose more planes: it must be worth that.
    if (hits > most * 1.1) [best, most] = [each, hits];
  }
  return best;
}

/** Anti-aircraft factors of a task force or base of some size. */
const screen = 10;

/** 18.2 Each formation attacks for itself: several small ones hit more than a large one. Of so many each, the last ones together. */
function inParts(factors: number, size: number, most: number): number[] {
  const count = Math.max(1, Math.min(most, Math.floor(factors / size)));
  return Array.from({ length: count }, (_, i) => Math.floor((factors + i) / count));
}

/** When enough of those who could go are ready; near the end whoever can still go goes. */
function worthIt(bridge: Bridge, { grounded, ship }: Field, planes: readonly Parked[], target: Target): boolean {
  const { law, turn, doctrine } = bridge;
  const late = turn > doctrine.choosy * law.scenario.turns;
  // Carriers keep their bombers for carriers and convoys.
  if (
    doctrine.discerns &&
    ship !== null &&
    target.on === 'ships' &&
    target.prize < (late ? prizes.guns : prizes.transports)
  )
    return false;
  const ready = factorsOf(planes);
  const { justLanded, readying } = grounded;
  const alike = ({ plane }: Parked): boolean => planes.some((each) => each.plane === plane);
  const all = ready + factorsOf([...justLanded, ...readying].filter(alike));
  const share = doctrine.massed[target.on];
  return ready >= doctrine.least && (ready >= share * all - 1e-9 || turn + 3 >= law.scenario.turns);
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
  // 18.5 By night bombs fall wide.
  if (bridge.doctrine.discerns && isNight(hourIn(bridge, out - 1))) return false;
  if (planes.every(({ plane }) => isOneWay(law, plane))) return turn + out - 1 <= lastTurn(bridge);
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
export function patrolWanted({ law, side, own, view, doctrine }: Bridge, { id, hex, ship, grounded }: Field): number {
  if (hex === null) return 0;
  if (doctrine.discerns && isNight(view.public.hour) && isNight((view.public.hour + 1) % 24)) return 0;
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
  return ship === null ? fighters : Math.ceil(fighters * doctrine.patrol);
}

const alarm = 6;

/** Those overhead that need not come down at once. */
export function patrolAloft({ own, law, turn }: Bridge, { hex }: Field): number {
  let aloft = 0;
  for (const flight of own.flights) {
    if (flight.away !== null || flight.hex !== hex || deadlineOf(flight) - turn < 2) continue;
    if (missionOf(law, flight) === 'patrol') aloft += factorsOf(flight.lots);
  }
  return aloft;
}

/** Fighters that need water to come down on fly by themselves: one of them would tie a whole formation to its home. */
function patrols(launch: Launch, wanted: number): void {
  const { bridge, field } = launch;
  if (wanted > 0) intend(bridge, `Fighters go up over ${field.name} and stay there.`, field.hex ?? undefined, field.id);
  let left = wanted;
  for (const float of [false, true]) {
    if (left === 0) return;
    const halves =
      (launch.bridge.doctrine.height === 'layers' || launch.bridge.doctrine.shifts) && left > 1
        ? [Math.ceil(left / 2), Math.floor(left / 2)]
        : [left];
    for (const half of halves) {
      const [id] = launch.numbers;
      const sent = id === undefined ? 0 : take(launch, id, fightersOf(launch, float), half);
      if (sent > 0) launch.numbers.shift();
      left -= sent;
    }
  }
}

// Searchers

const isTracked = ({ view }: Bridge): boolean =>
  view.knows.marks.some(({ kind, condition }) => kind === 'TF' && condition > 0);

export const searchersWanted = (bridge: Bridge): number =>
  !enemyHasShips(bridge.law, bridge.side) ? 0 : bridge.doctrine.searchers[isTracked(bridge) ? 'tracking' : 'looking'];

export const searchersAloft = ({ own, law }: Bridge): number =>
  own.flights.filter((flight) => missionOf(law, flight) === 'search').length;

/** A formation that goes out to search, and the plane it is made of. */
type Searcher = { readonly id: string; readonly parked: Parked };

/** One factor each: eyes are eyes. */
function search(launch: Launch, wanted: number): Searcher[] {
  const { bridge, ready, numbers } = launch;
  const eyes = ready.filter(
    ({ parked }) => parked.arms === 'none' && !isFighter(bridge.law, parked.plane) && mayGo(bridge, parked),
  );
  const sent: Searcher[] = [];
  for (const each of eyes)
    for (let n = 0; n < each.parked.factors && sent.length < wanted; n++) {
      const [id] = numbers;
      if (id === undefined || launch.flying < 1 || launch.far < 1) return sent;
      if (take(launch, id, [each], 1) === 0) break;
      numbers.shift();
      launch.flying -= 1;
      launch.far -= 1;
      sent.push({ id, parked: each.parked });
    }
  return sent;
}

/** Sectors for those who go by them, kind by kind: each kind as far as it can come home from. */
function allot(bridge: Bridge, field: Field, searchers: readonly Searcher[]): void {
  const { law, memory, doctrine } = bridge;
  const from = field.hex ?? entryOf(field)?.hex;
  const said: (Sector & { readonly plane: string })[] = [];
  for (const plane of new Set(searchers.map(({ parked }) => parked.plane))) {
    const alike = searchers.filter(({ parked }) => parked.plane === plane);
    const planes = alike.map(({ parked }) => parked);
    const farthest = Math.floor((paceOf(law, planes) * Math.max(2, rangeOf(law, planes) - 2)) / 2);
    const sectors = doctrine.sectors && from !== undefined ? sectorsFrom(bridge, from, farthest, alike.length) : [];
    for (const [i, { id }] of alike.entries()) {
      // Where there are fewer sectors than searchers, two fly together.
      const sector = sectors[i % Math.max(1, sectors.length)];
      if (sector === undefined) memory.sectors.delete(id);
      else {
        memory.sectors.set(id, sector);
        said.push({ ...sector, plane });
      }
    }
  }
  const free = searchers.length - said.length;
  if (free > 0)
    intend(bridge, `${free === 1 ? '1 plane' : `${free} planes`} from ${field.name} to look for enemy ships.`);
  for (const [text, at] of sayings(said, field.name)) intend(bridge, text, at);
}

/** Nobody finds anything by night; whoever has the range is out there at dawn. */
function isTooEarly({ doctrine, law, view }: Bridge, { plane }: Parked): boolean {
  const ahead = ratingOf(law, plane).range > 8 ? 3 : 1;
  return doctrine.discerns && isNight(view.public.hour) && isNight((view.public.hour + ahead) % 24);
}

/** Bombers of the land wait for bombs; scouts and dive bombers that stand unarmed are there to search. */
const mayGo = (bridge: Bridge, parked: Parked): boolean =>
  (isScout(bridge.law, parked.plane) || ratingOf(bridge.law, parked.plane).mission === 'dive') &&
  !isTooEarly(bridge, parked);
