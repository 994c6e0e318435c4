/** Other forces under the markers in place of a set-up's own. */
import type { Plain } from '@ironbottom/umpire';
import type { Side } from '../sides.js';
import type { Group, Mission, SurfaceSearch } from './groups.js';
import type { ForceInput } from './scenarios.js';

const wanted =
  'set-up: search is {"airPhases", "coastal", "away", "japan": {"dummies", "groups": [{"name", "ships", "admirals", "mission": {"what", "before", "after", "worth"} or null, "way": {"points", "hexes"}}]}, "allies"}';

const isRecord = (value: Plain | undefined): value is { [key: string]: Plain } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: Plain | undefined, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

export function readSearch(
  own: SurfaceSearch,
  given: Plain,
  readForce: (given: Plain) => ForceInput | undefined,
): { search: SurfaceSearch } | { errors: string[] } {
  if (!isRecord(given)) return { errors: [wanted] };
  const { airPhases = own.airPhases, coastal = own.coastal, away = own.away } = given;
  if (!isCount(airPhases, 6) || airPhases < 1 || typeof coastal !== 'boolean' || !isCount(away, 168))
    return { errors: [wanted] };
  const japan = readSide(own, 'japan', given.japan, readForce);
  const allies = readSide(own, 'allies', given.allies, readForce);
  if (japan === undefined || allies === undefined) return { errors: [wanted] };
  const names = [...japan.groups, ...allies.groups].map(({ name }) => name);
  if (new Set(names).size < names.length) return { errors: ['set-up: two forces have one name'] };
  return { search: { airPhases, coastal, away, japan, allies } };
}

function readSide(
  own: SurfaceSearch,
  side: Side,
  given: Plain | undefined,
  readForce: (given: Plain) => ForceInput | undefined,
): SurfaceSearch[Side] | undefined {
  if (given === undefined) return own[side];
  if (!isRecord(given)) return undefined;
  const { dummies = 1, groups } = given;
  if (!isCount(dummies, 4) || !Array.isArray(groups) || groups.length === 0 || groups.length > 4) return undefined;
  const read = groups.map((group) => readGroup(group, readForce));
  if (read.includes(undefined)) return undefined;
  const count = groups.length + dummies;
  const markers = Array.from({ length: count }, (_, i) => `TF ${side === 'japan' ? 'ABCDEFGH'.charAt(i) : i + 1}`);
  return { markers, groups: read.flatMap((group) => group ?? []), searchers: own[side].searchers };
}

function readGroup(given: Plain, readForce: (given: Plain) => ForceInput | undefined): Group | undefined {
  const force = readForce(given);
  if (force === undefined || !isRecord(given)) return undefined;
  const { name, mission = null, way } = given;
  if (typeof name !== 'string' || name === '' || name.startsWith('dummy') || !isRecord(way)) return undefined;
  const { points, hexes } = way;
  if (!isCount(points, 168) || !isCount(hexes, 40)) return undefined;
  const read = mission === null ? null : readMission(mission);
  return read === undefined ? undefined : { ...force, name, mission: read, way: { points, hexes } };
}

function readMission(given: Plain): Mission | undefined {
  if (!isRecord(given)) return undefined;
  const { what, before, after, worth } = given;
  if (typeof what !== 'string' || !isCount(before, 168) || !isCount(after, 168) || !isCount(worth, 500))
    return undefined;
  return { what, before, after, worth };
}

/** All forces of a side together, as a list of what there is. */
export const together = (groups: readonly Group[]): ForceInput => ({
  ships: groups.flatMap(({ ships }) => ships),
  damaged: Object.assign({}, ...groups.map(({ damaged = {} }) => damaged)) as { [ship: string]: number },
  loaded: groups.flatMap(({ loaded = [] }) => loaded),
  admirals: groups.flatMap(({ admirals }) => admirals),
});
