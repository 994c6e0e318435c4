/** A scenario as it is played: without what the players do not play with, and with its short forms written out. */
import type { Charts } from '../charts/index.js';
import { shipRating } from '../charts/rating.js';
import { shipTypes } from '../charts/ships.js';
import { cite } from '../cite.js';
import { shipsListed } from '../forces.js';
import type { Options } from '../options.js';
import { type Side, sides } from '../state.js';
import type { OrderOfBattle, ScenarioData } from './scenario.js';

export function asPlayed(charts: Charts, scenario: ScenarioData, options: Options): ScenarioData {
  const [allied, japan] = sides.map((side) => written(charts, scenario.forces[side], side, options));
  if (allied === undefined || japan === undefined) return scenario;
  const { fueling, ...special } = scenario.special;
  // SC2.10, SC3.6 Nobody has to fuel without the rule for it.
  return { ...scenario, forces: { allied, japan }, special: options.fueling ? scenario.special : special };
}

function written(charts: Charts, force: OrderOfBattle, side: Side, options: Options): OrderOfBattle {
  const { surface, submarines } = apart(force.ships);
  const plain = { ...force, ships: surface, radar: radarOf(charts, { ...force, ships: surface }, side) };
  return submarines > 0 && playsSubmarines(options) ? { ...plain, submarines } : plain;
}

/** 26.3 Orders of battle list submarines; without the optional rule for them they stay at home. */
const playsSubmarines = (options: Options): boolean => options.submarines || !cite('26.3');

/** Submarines are in no task force: they are counted apart. */
export function apart(lines: readonly string[]): { surface: readonly string[]; submarines: number } {
  const surface = lines.filter((line) => !/^\d+ ?SS$|^SS \d+$/.test(line));
  if (surface.length === lines.length) return { surface: lines, submarines: 0 };
  return { surface, submarines: shipsListed(lines).filter((name) => name.startsWith('SS ')).length };
}

/** 7.10 Names for 'CV', 'ships' and 'bases'. Bases off the board see nothing: they are left out. */
function radarOf(charts: Charts, { ships, bases, radar }: OrderOfBattle, side: Side): readonly string[] {
  if (!radar.some((name) => name === 'ships' || name === 'bases' || isType(name))) return radar;
  return radar.flatMap((name) => {
    if (name === 'bases') return bases.filter((base) => charts.bases.values[base]?.offBoard === false);
    if (name !== 'ships' && !isType(name)) return [name];
    return shipsListed(ships).filter((ship) => name === 'ships' || shipRating(charts, ship, side)?.type === name);
  });
}

export const isType = (name: string): boolean => shipTypes.some((type) => type === name);
