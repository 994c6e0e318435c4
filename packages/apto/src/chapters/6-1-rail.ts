/** 6.1 By rail: any distance along friendly lines, on the capacity of the land where the journey begins or ends. */
import type { Charts } from '../charts/index.js';
import { cite } from '../cite.js';
import type { Law } from '../law.js';
import type { GameMap, Hex } from '../map/hexes.js';
import { march } from '../moving.js';
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
import { tracesFrom } from '../supplied.js';
import { isClearOf } from './5-1-headquarters.js';
import { marches, type Reached, rides } from './5-7-land-movement.js';
import { roomFor } from './5-9-stacking.js';
import { mayGo } from './9-borders.js';

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

/** The land that pays: where it starts, else where it goes. */
export function payingLand(pub: Pub, law: Rails, from: HexId, to: HexId, side: Side): Nation | undefined {
  const { map } = law;
  return [landOf(hexOf(map, from)), landOf(hexOf(map, to))].find(
    (land): land is Nation => land !== null && usable(pub, land, side) && railLeft(pub, law, land) > 0,
  );
}

/** A line runs on here: friendly, without enemies or their zones unless a friend stands in them. */
const isOpenLine = (situation: Situation, hex: Hex, side: Side): boolean =>
  hex.rail &&
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

const withRail = new WeakMap<GameMap, readonly Hex[]>();
function railHexes(map: GameMap): readonly Hex[] {
  const known = withRail.get(map) ?? map.hexes.filter(({ rail }) => rail);
  withRail.set(map, known);
  return known;
}

function joined(situation: Situation, capacities: Capacities, side: Side): Lines {
  const { map } = situation;
  const found = new Map<number, Hex[]>();
  for (const hex of railHexes(map)) {
    if (found.has(hex.index) || !isOpenLine(situation, hex, side) || !hasRailways(hex, capacities)) continue;
    const line: Hex[] = [hex];
    found.set(hex.index, line);
    for (let next = 0; next < line.length; next += 1) {
      const at = line[next];
      at?.around.forEach((index, way) => {
        if (index < 0 || at.sides[way]?.rail !== true || found.has(index)) return;
        const to = hexAt(map, index);
        if (!isOpenLine(situation, to, side) || !hasRailways(to, capacities)) return;
        found.set(index, line);
        line.push(to);
      });
    }
  }
  return found;
}

/** 6.1 No rail through a land without capacity of its own. */
function hasRailways(hex: Hex, capacities: Capacities): boolean {
  const land = landOf(hex);
  return land !== null && ((capacities[land] ?? 0) > 0 || !cite('6.1'));
}

/** 6.1 Where it boards: on the line it stands on, or on one it can get to with a Movement Point left for entraining. */
function boards(pub: Pub, charts: Charts, piece: Chit, side: Side, situation: Situation, budget: number): Reached[] {
  if (piece.hex === null || (isLandUnit(piece) && piece.kind === 'partisan') || !cite('6.1')) return [];
  const start = hexOf(situation.map, piece.hex);
  const isLine = ({ id, index }: Hex): boolean =>
    (linesOf(situation, charts, side).get(index)?.length ?? 0) > 1 ||
    (edges.includes(id) && linesOf(situation, charts, side).has(index));
  if (landsWithRoom(pub, charts, situation, side).length === 0) return [];
  if (!tracesFrom(pub, situation, piece.nation, piece.hex)) return [];
  // A unit does not inhibit a zone for its own train, on the line or on its way there (R13): somebody else has to stand there.
  const alone = (situation.stands[side][start.index] ?? 0) < (isLandUnit(piece) ? 2 : 1);
  const barred = alone && inEnemyZone(situation, side, start.index);
  if (barred && (start.rail ? cite('6.1') : cite('R13'))) return [];
  if (start.rail) return isLine(start) ? [{ hex: start.id, cost: 0, path: [] }] : [];
  const walk = budget - (cite('6.1') ? 1 : 0);
  const reached = isLandUnit(piece)
    ? marches(situation, { unit: piece, side, budget: walk, may: mayGo(pub, piece) })
    : rides(situation, piece, walk);
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
): boolean => boards(pub, charts, piece, side, situation, budget).length > 0;

const landsWithRoom = (pub: Pub, charts: Charts, { map }: Situation, side: Side): Nation[] =>
  (Object.keys(charts.railCapacities.values) as Nation[]).filter(
    (land) => usable(pub, land, side) && railLeft(pub, { map, charts }, land) > 0,
  );

/** R7 No train takes a headquarters beside another of its nation. */
const keepsApart = (pub: Pub, piece: Chit, hex: HexId): boolean => !('command' in piece) || isClearOf(pub, piece, hex);

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
  const may = isLandUnit(piece) ? mayGo(pub, piece) : (hex: Hex) => mayStand(pub, piece.nation, hex);
  const fits = (to: Hex): boolean =>
    [piece, ...along].every((each) => keepsApart(pub, each, to.id)) &&
    (!isLandUnit(piece) || roomFor(situation, to, [piece], side));
  const found = new Map<number, Reached>();
  for (const { hex, path } of boards(pub, charts, piece, side, situation, budget)) {
    const start = hexOf(map, hex);
    const from = landOf(start);
    const line = linesOf(situation, charts, side).get(start.index) ?? [];
    for (const to of [...line, ...beyond(situation, piece, line, side)]) {
      const land = landOf(to);
      const pays = (from !== null && lands.includes(from)) || (land !== null && lands.includes(land));
      if (to === start || to.id === piece.hex || found.has(to.index) || !pays || !may(to)) continue;
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

/** 6.1 One point of capacity for the piece; leaders in its hex ride along for nothing. */
export function railOn(
  table: Theatre,
  piece: Chit,
  along: readonly Chit[],
  { hex: to, path }: Reached,
  side: Side,
): void {
  const { law } = table;
  const { public: pub } = table.state;
  if (piece.hex === null) return;
  const boarded = path[path.length - 2] ?? piece.hex;
  const land = payingLand(pub, law, boarded, to, side);
  if (land === undefined) return;
  pub.rail[land] = (pub.rail[land] ?? 0) + 1;
  table.say('6.1', 'railed', { unit: piece.id, along: along.map(({ id }) => id), from: boarded, to, land });
  if (isLandUnit(piece)) march(table, [piece], along, path, side);
  else for (const each of [piece, ...along]) each.hex = to;
}
