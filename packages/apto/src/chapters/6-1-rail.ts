/** 6.1 By rail: any distance along friendly lines, on the capacity of the land where the journey begins or ends. */
import type { Charts } from '../charts/index.js';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import type { GameMap, Hex } from '../map/hexes.js';
import { march, rideTo } from '../moving.js';
import { type Chit, enemyOf, type HexId, type LandUnit, type Nation, type Side } from '../pieces.js';
import type { Theatre } from '../play.js';
import {
  type Facts,
  hexAt,
  hexOf,
  holderAt,
  holderOf,
  indexOf,
  inEnemyZone,
  isBarred,
  mayStand,
  owners,
  type Situation,
  sideOf,
} from '../situation.js';
import type { Pub } from '../state.js';
import { isTraced, tracesFrom } from '../supplied.js';
import { isClearOf } from './5-1-headquarters.js';
import { marches, type Reached, rides } from './5-7-land-movement.js';
import { roomFor } from './5-9-stacking.js';
import { mayGo } from './9-borders.js';
import { hasRail, joinsRail } from './10-35-rails.js';

const isLandUnit = (piece: Chit): piece is LandUnit => 'kind' in piece;

/** 6.1 The five hexes where the Siberian line leaves the map. */
const edges: readonly HexId[] = ['W5811', 'W5818', 'W5823', 'W5824', 'W6028'];

/** The map with its railways, and what they carry. */
type Capacities = Charts['railCapacities']['values'];
type Rails = Pick<Law, 'map' | 'charts'>;

/** Points of a land's capacity that are left; R12 what the map should print is designed. */
export function railLeft(pub: Pub, { map, charts }: Rails, land: Nation): number {
  const printed = charts.railCapacities.values[land] ?? 0;
  const conquered = pub.conquered[land] !== undefined && cite('6.1');
  // Of its own country, and not of a colony: Tokyo, not Seoul.
  const capital = railHexes(map).find((hex) => hex.capital && hex.territory === land);
  const lost =
    capital !== undefined && holderOf(pub, capital) !== sideOf(pub, land) && !conquered && cite('6.1') ? 1 : 0;
  return (conquered ? 1 : Math.max(0, printed - lost)) - (pub.rail[land] ?? 0);
}

/** Who may use a land's capacity: its own side, or its conqueror. */
const usable = (pub: Pub, land: Nation, side: Side): boolean => (pub.conquered[land] ?? sideOf(pub, land)) === side;

const landOf = ({ territory }: Hex): Nation | null => (territory === null ? null : owners[territory]);

/** The lands that could pay: where it starts, and where it goes. Whoever moves says which. */
export function payingLands(pub: Pub, law: Rails, from: HexId, to: HexId, side: Side): Nation[] {
  const { map } = law;
  const lands = [landOf(hexOf(map, from)), landOf(hexOf(map, to))].filter(
    (land): land is Nation => land !== null && usable(pub, land, side) && railLeft(pub, law, land) > 0,
  );
  return [...new Set(lands)];
}

/** A line runs on here: friendly, without enemies or their zones unless a friend stands in them. */
const isOpenLine = (situation: Situation, hex: Hex, side: Side): boolean =>
  hasRail(situation.board, hex) &&
  holderAt(situation, hex.index) === side &&
  (situation.stands[enemyOf(side)][hex.index] ?? 0) === 0 &&
  !(isBarred(situation, side, hex.index) && cite('6.1'));

/** Hexes that one line joins, by hex; worked out once for a situation. */
type Lines = ReadonlyMap<number, readonly Hex[]>;
type Known = { readonly capacities: Capacities; readonly of: { [S in Side]?: Lines } };
const lines = new WeakMap<Facts, Known>();

function linesOf(situation: Situation, { railCapacities }: Charts, side: Side): Lines {
  const before = lines.get(situation.facts);
  const known = before?.capacities === railCapacities.values ? before : { capacities: railCapacities.values, of: {} };
  lines.set(situation.facts, known);
  known.of[side] ??= joined(situation, known.capacities, side);
  return known.of[side];
}

const crossed = new WeakMap<readonly Hex[], ReadonlySet<Nation>>();
/** The lands through which a line runs: of other people's railways nothing can be had. */
function landsOn(line: readonly Hex[]): ReadonlySet<Nation> {
  const known = crossed.get(line) ?? new Set(line.flatMap((hex) => landOf(hex) ?? []));
  crossed.set(line, known);
  return known;
}

const withRail = new WeakMap<GameMap, readonly Hex[]>();
function railHexes(map: GameMap): readonly Hex[] {
  const known = withRail.get(map) ?? map.hexes.filter(({ rail }) => rail);
  withRail.set(map, known);
  return known;
}

/** 10.35 And those with rail that was laid. */
const laidHexes = ({ map, board: { works } }: Situation): readonly Hex[] =>
  Object.keys(works).flatMap((id) => (works[id]?.railway === true ? [hexOf(map, id)] : []));

function joined(situation: Situation, capacities: Capacities, side: Side): Lines {
  const found = new Map<number, readonly Hex[]>();
  for (const hex of [...railHexes(situation.map), ...laidHexes(situation)]) {
    if (found.has(hex.index) || !isOpenLine(situation, hex, side) || !hasRailways(hex, capacities)) continue;
    const line = lineFrom(situation, capacities, side, hex);
    for (const { index } of line) found.set(index, line);
  }
  return found;
}

/** Hexes that a train gets to from here; `may`: where it may go with those aboard. */
function lineFrom(
  situation: Situation,
  capacities: Capacities,
  side: Side,
  start: Hex,
  may: (hex: Hex) => boolean = () => true,
): readonly Hex[] {
  const line: Hex[] = [start];
  const seen = new Set([start.index]);
  for (const at of line)
    at.around.forEach((index, way) => {
      const across = at.sides[way];
      if (index < 0 || across === undefined || seen.has(index)) return;
      const to = hexAt(situation.map, index);
      if (!joinsRail(situation.board, at, to, across)) return;
      if (!isOpenLine(situation, to, side) || !hasRailways(to, capacities) || !may(to)) return;
      seen.add(index);
      line.push(to);
    });
  return line;
}

/** 6.1 No rail through a land without capacity of its own. */
function hasRailways(hex: Hex, capacities: Capacities): boolean {
  const land = landOf(hex);
  return land !== null && ((capacities[land] ?? 0) > 0 || !cite('6.1'));
}

/** 6.1 A line leads to it; 7.11 to whoever is marked, from a chit only where there is a place left for it. Generals are never marked. */
const isInSupply = (pub: Pub, situation: Situation, piece: Chit): boolean =>
  'marked' in piece
    ? isTraced(pub, situation, piece)
    : piece.hex !== null && tracesFrom(pub, situation, piece.nation, piece.hex);

/** 6.1 Where it boards: on the line it stands on, or on one it can get to with a Movement Point left for entraining. */
function boards(
  pub: Pub,
  charts: Charts,
  piece: Chit,
  side: Side,
  situation: Situation,
  budget: number,
  along: readonly Chit[],
): Reached[] {
  if (piece.hex === null || (isLandUnit(piece) && piece.kind === 'partisan') || !cite('6.1')) return [];
  const start = hexOf(situation.map, piece.hex);
  const lands = landsWithRoom(pub, charts, situation, side);
  if (lands.length === 0) return [];
  const isLine = ({ id, index }: Hex): boolean => {
    const line = linesOf(situation, charts, side).get(index);
    const goesOn = line !== undefined && (line.length > 1 || edges.includes(id));
    return goesOn && lands.some((land) => landsOn(line).has(land));
  };
  if (!isInSupply(pub, situation, piece)) return [];
  // A unit does not inhibit a zone for its own train, on the line or on its way there (R13): somebody else has to stand there.
  const alone = (situation.stands[side][start.index] ?? 0) < (isLandUnit(piece) ? 2 : 1);
  const barred = alone && inEnemyZone(situation, side, start.index);
  const onRail = hasRail(situation.board, start);
  if (barred && (onRail ? cite('6.1') : cite('R13'))) return [];
  if (onRail) return isLine(start) ? [{ hex: start.id, cost: 0, path: [] }] : [];
  const walk = budget - (cite('6.1') ? 1 : 0);
  const mayRide = mayTravel(pub, [piece, ...along]);
  const mayWalk = isLandUnit(piece) ? mayGo(pub, piece) : () => true;
  const reached = isLandUnit(piece)
    ? // With all its Movement Points: the one hex that is always possible (5.7) takes them all, and none is left for the train.
      marches(situation, { unit: piece, side, budget, may: (hex) => mayWalk(hex) && mayRide(hex) })
    : rides(situation, piece, walk, (id) => mayRide(hexOf(situation.map, id)));
  return reached.filter(
    ({ hex, cost, path }) =>
      cost <= walk &&
      isLine(hexOf(situation.map, hex)) &&
      !inEnemyZone(situation, side, indexOf(situation.map, hex)) &&
      !(path.some((by) => isBarred(situation, side, indexOf(situation.map, by))) && cite('R13')),
  );
}

export const mayEntrain = (
  pub: Pub,
  charts: Charts,
  piece: Chit,
  side: Side,
  situation: Situation,
  budget: number,
): boolean => boards(pub, charts, piece, side, situation, budget, []).length > 0;

const landsWithRoom = (pub: Pub, charts: Charts, { map }: Situation, side: Side): Nation[] =>
  (Object.keys(charts.railCapacities.values) as Nation[]).filter(
    (land) => usable(pub, land, side) && railLeft(pub, { map, charts }, land) > 0,
  );

/** 5.8 Nobody goes through a land that his nation may not enter, and R7 no headquarters comes beside another of its nation. */
const mayTravel =
  (pub: Pub, aboard: readonly Chit[]) =>
  (hex: Hex): boolean =>
    aboard.every(
      (piece) => mayStand(pub, piece.nation, hex) && (!('command' in piece) || isClearOf(pub, piece, hex.id)),
    );

/** Where a piece can go by rail now with those who ride along, and over which hexes it gets to the line. */
export function railGoals(
  pub: Pub,
  charts: Charts,
  piece: Chit,
  side: Side,
  situation: Situation,
  budget: number,
  along: readonly Chit[] = [],
): Reached[] {
  const { map } = situation;
  const lands = landsWithRoom(pub, charts, situation, side);
  const may = mayTravel(pub, [piece, ...along]);
  const mayEnd = isLandUnit(piece) ? mayGo(pub, piece) : may;
  const fits = (to: Hex): boolean =>
    may(to) && mayEnd(to) && (!isLandUnit(piece) || roomFor(situation, to, [piece], side));
  const found = new Map<number, Reached>();
  for (const { hex, path } of boards(pub, charts, piece, side, situation, budget, along)) {
    const start = hexOf(map, hex);
    const from = landOf(start);
    const line = lineFrom(situation, charts.railCapacities.values, side, start, may);
    for (const to of [...line, ...beyond(situation, piece, line, side)]) {
      const land = landOf(to);
      const pays = (from !== null && lands.includes(from)) || (land !== null && lands.includes(land));
      if (to === start || to.id === piece.hex || found.has(to.index) || !pays) continue;
      if (fits(to)) found.set(to.index, { hex: to.id, cost: 0, path: [...path, to.id] });
    }
  }
  return [...found.values()].sort((a, b) => indexOf(map, a.hex) - indexOf(map, b.hex));
}

/** 6.1 Soviets who leave the map by one of the edge hexes come back by another, and stop there. */
function beyond(situation: Situation, { nation }: Chit, line: readonly Hex[], side: Side): Hex[] {
  const { map } = situation;
  if (nation !== 'ussr' || !line.some(({ id }) => edges.includes(id)) || !cite('6.1')) return [];
  return edges.flatMap((id) => {
    const hex = map.hex(id);
    return hex === undefined || line.includes(hex) || !isOpenLine(situation, hex, side) ? [] : [hex];
  });
}

/** 6.1 One point of capacity for the piece, of the land named where there are two; leaders in its hex ride along for nothing. */
export function railOn(
  table: Theatre,
  piece: Chit,
  along: readonly Chit[],
  { hex: to, path }: Reached,
  side: Side,
  payer?: string,
): void {
  const { law } = table;
  const { public: pub } = table.state;
  if (piece.hex === null) return;
  const boarded = path[path.length - 2] ?? piece.hex;
  const lands = payingLands(pub, law, boarded, to, side);
  const land = lands.find((each) => each === payer) ?? lands[0];
  if (land === undefined) return;
  pub.rail[land] = (pub.rail[land] ?? 0) + 1;
  table.say('6.1', 'railed', { unit: piece.id, along: along.map(({ id }) => id), from: boarded, to, land });
  if (isLandUnit(piece)) march(table, [piece], along, path, side);
  else rideTo(table, [piece, ...along], path);
}
