/** The law of one hunt: its set-up, the charts in force, and every ship's figures. */
import { didYouMean, type Plain, type Setup } from '@ironbottom/umpire';
import { dateOf, type GameDate } from '../calendar.js';
import { bandAt, type SearchBase, searchPlanes } from '../chapters/13-3-air-search.js';
import { zoneOf } from '../chapters/22-5-search.js';
import { type BoatClass, boatClasses, sideOfClass, squadronSize } from '../chapters/22-6-availability.js';
import { ownHouseCharts } from '../charts/every.js';
import { type SubmarineCharts, submarineCharts } from '../charts/submarine.js';
import { cite } from '../cite.js';
import type { NavalUnit } from '../pieces.js';
import { round } from '../rounding.js';
import { enemyOf, type Side } from '../sides.js';
import { submarineScenarios } from './scenarios.js';
import { hexesApart, placeAt, type Sea, terrainAt, wayThrough } from './sea.js';

/** Column and row, from 1, as the map has them. */
export type HexInput = readonly [column: number, row: number];

export type SubronInput = {
  readonly name: string;
  readonly boats: BoatClass;
  readonly points: number;
  /** Hexes to its base (22.3). */
  readonly base: number;
};
export type ForceInput = {
  readonly name: string;
  readonly ships: readonly string[];
  readonly damaged?: { readonly [ship: string]: number };
  /** Destroyers that carry troops (22.7.1). */
  readonly loaded?: readonly string[];
};
/** A base that may lie off the map: `beyond` hexes behind the hex named. */
export type AirBaseInput = SearchBase & { readonly hex: HexInput; readonly beyond: number };
/** 5.13 Planes that hunt submarines. */
export type HunterBaseInput = {
  readonly name: string;
  readonly hex: HexInput;
  readonly beyond: number;
  /** Screening value, and how many have long range (5.13.4). */
  readonly screen: number;
  readonly longRange: number;
};
export type NavalPhaseInput = { readonly night: boolean; readonly squall?: boolean };

export type SubmarineScenario = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly date: string;
  /** Whose submarines they are. */
  readonly hunter: Side;
  readonly sea: Sea;
  /** Where task forces begin, and by what lanes they may go. */
  readonly taskForces: readonly HexInput[];
  readonly lanes: { readonly [name: string]: readonly HexInput[] };
  readonly forces: readonly ForceInput[];
  readonly stations: readonly HexInput[];
  readonly subrons: readonly SubronInput[];
  readonly airBases: readonly AirBaseInput[];
  readonly hunterBases: readonly HunterBaseInput[];
  readonly phases: readonly NavalPhaseInput[];
  /** Hexes that a task force goes in a Naval Phase. */
  readonly pace: number;
  /** The hunter wins with so many points more than the other. */
  readonly line: number;
};

export type SubmarineLaw = Omit<SubmarineScenario, 'id' | 'about' | 'date' | 'taskForces' | 'stations' | 'lanes'> & {
  readonly date: GameDate;
  readonly hunted: Side;
  readonly markers: readonly { readonly marker: string; readonly hex: number }[];
  readonly lanes: { readonly [name: string]: readonly number[] };
  readonly stations: readonly { readonly marker: string; readonly hex: number }[];
  /** Every hex of every lane, by task force; and how far the hexes of each squadron's zone are from it. */
  readonly ways: { readonly [marker: string]: { readonly [lane: string]: readonly number[] } };
  readonly zones: { readonly [marker: string]: { readonly [hex: number]: number } };
  readonly units: { readonly [id: string]: NavalUnit };
  /** 22.5.8 Chits for contacts by submarines. */
  readonly variable: boolean;
  readonly charts: SubmarineCharts;
};

export { dummy } from '../chapters/13-6-markers.js';

export function submarineLaw(setup: Setup): { law: SubmarineLaw } | { errors: string[] } {
  const scenario = submarineScenarios.find(({ id }) => id === setup.scenario);
  if (scenario === undefined) {
    const hint = didYouMean(
      setup.scenario,
      submarineScenarios.map(({ id }) => id),
    );
    return { errors: [`there is no hunt '${setup.scenario}'${hint}`] };
  }
  const house = ownHouseCharts(submarineCharts, setup.charts);
  if ('errors' in house) return house;
  const { reports = 'variable' } = setup.options as { reports?: unknown };
  if (reports !== 'variable' && reports !== 'true') return { errors: ['option reports: variable or true (22.5.8)'] };
  const airBases = scenario.airBases.map((base) => ({
    ...base,
    planes: base.planes.map(({ type, points }) => searchPlanes(house.charts.searchValues, type, points)),
  }));
  const figured = { ...scenario, airBases };
  const read = setup.set === null ? { scenario: figured } : readScenario(figured, setup.set);
  return 'errors' in read ? read : submarineLawFor(read.scenario, house.charts, reports === 'variable');
}

/** Another date, other boats, weather or damage in place of a set-up's own. */
function readScenario(scenario: SubmarineScenario, set: Plain): { scenario: SubmarineScenario } | { errors: string[] } {
  if (typeof set !== 'object' || set === null || Array.isArray(set))
    return { errors: ['set-up: expected an object with date, boats, phases, damaged, loaded or bases'] };
  const { date = scenario.date, boats = null, phases = null, damaged = {}, loaded = [], bases = {} } = set;
  if (typeof date !== 'string' || !/^[1-4]\/([1-9]|1[0-3])\/4[1-5]$/.test(date))
    return { errors: ['set-up: date is turn/cycle/year, such as 2/8/42'] };
  const kind = boatClasses.find((each) => each === boats);
  if (boats !== null && kind === undefined) return { errors: [`set-up: boats are ${boatClasses.join(', ')}`] };
  if (!isDamage(damaged) || !isNames(loaded))
    return { errors: ['set-up: damaged is {"ship": 1 to 3}, loaded is a list of ships'] };
  const times = phases === null ? scenario.phases : isPhases(phases) ? phases : undefined;
  if (times === undefined) return { errors: ['set-up: phases is one to six of {"night": true, "squall": false}'] };
  const state = basesIn(bases);
  if (state === undefined)
    return { errors: ['set-up: bases is {"isolated": false, "airfield": 0 to 4, "seaplane": 0 to 4} (13.1.3)'] };
  const airBases = scenario.airBases.map((base) => ({ ...base, ...state }));
  const subrons = scenario.subrons.map((subron) => ({ ...subron, boats: kind ?? subron.boats }));
  const forces = scenario.forces.map((force) => ({ ...force, damaged, loaded }));
  return { scenario: { ...scenario, date, subrons, airBases, forces, phases: times } };
}

/** 13.1.3 What has been done to the bases that search: cut off, and levels of damage. */
function basesIn(given: Plain): Pick<SearchBase, 'isolated' | 'damage'> | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const { isolated = false, airfield = 0, seaplane = 0, ...rest } = given;
  const isLevel = (level: Plain): level is number => [0, 1, 2, 3, 4].some((each) => each === level);
  if (typeof isolated !== 'boolean' || !isLevel(airfield) || !isLevel(seaplane)) return undefined;
  return Object.keys(rest).length > 0 ? undefined : { isolated, damage: { airfield, seaplane } };
}

const isNames = (value: Plain | undefined): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const isDamage = (value: Plain | undefined): value is { [ship: string]: number } =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((n) => n === 1 || n === 2 || n === 3);
const isPhases = (value: Plain): value is { night: boolean; squall: boolean }[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 6 &&
  value.every(
    (each) =>
      typeof each === 'object' &&
      each !== null &&
      !Array.isArray(each) &&
      typeof each.night === 'boolean' &&
      typeof each.squall === 'boolean',
  );

export function submarineLawFor(
  scenario: SubmarineScenario,
  charts: SubmarineCharts,
  variable: boolean,
): { law: SubmarineLaw } | { errors: string[] } {
  const errors: string[] = [];
  const { sea, hunter, id: _, about: __, ...rest } = scenario;
  const date = dateOf(scenario.date);
  const at = ([column, row]: HexInput): number => placeAt(sea, column - 1, row - 1);
  const units: { [id: string]: NavalUnit } = {};
  for (const { ships } of scenario.forces)
    for (const id of ships) {
      const unit = charts.submarineShips.values[id];
      if (unit === undefined) {
        errors.push(`there is no ship '${id}'${didYouMean(id, Object.keys(charts.submarineShips.values))}`);
        continue;
      }
      if (units[id] !== undefined) errors.push(`${id} is there twice`);
      if ((unit.nation === 'japan') === (hunter === 'japan')) errors.push(`${id} is on the side of the submarines`);
      units[id] = unit;
    }
  if (scenario.forces.length > scenario.taskForces.length) errors.push('there are more forces than markers');
  errors.push(...badSubrons(scenario, at));
  if (errors.length > 0) return { errors };
  const markers = scenario.taskForces.map((hex, n) => ({ marker: `TF ${n + 1}`, hex: at(hex) }));
  const stations = scenario.stations.map((hex, n) => ({ marker: `Subron ${n + 1}`, hex: at(hex) }));
  const lanes = Object.fromEntries(Object.entries(scenario.lanes).map(([name, stops]) => [name, stops.map(at)]));
  const waysFrom = (hex: number) =>
    Object.fromEntries(Object.entries(lanes).map(([name, stops]) => [name, wayThrough(sea, [hex, ...stops])]));
  const ways = Object.fromEntries(markers.map(({ marker, hex }) => [marker, waysFrom(hex)]));
  const zones = Object.fromEntries(stations.map(({ marker, hex }) => [marker, Object.fromEntries(zoneOf(sea, hex))]));
  const hunted = enemyOf(hunter);
  return {
    law: { ...rest, sea, hunter, date, hunted, markers, stations, lanes, ways, zones, units, variable, charts },
  };
}

function badSubrons({ sea, hunter, stations, subrons }: SubmarineScenario, at: (hex: HexInput) => number): string[] {
  const errors: string[] = [];
  const all = subrons.reduce((sum, { points }) => sum + points, 0);
  const dummies = stations.length - subrons.length;
  if (dummies < 0) errors.push('there are more squadrons than markers');
  if (dummies > round(all / 10, 'up') && cite('22.2.1'))
    errors.push(`${all} submarines allow ${round(all / 10, 'up')} dummy squadrons (22.2.1)`);
  if (stations.length > 30 && cite('22.1.1')) errors.push('there are thirty squadron markers (22.1.1)');
  for (const station of stations)
    if (terrainAt(sea, at(station)) !== '.' && cite('22.4.3'))
      errors.push('squadrons are never in coastal, island or atoll hexes (22.4.3)');
  for (const { name, boats, points } of subrons) {
    if (sideOfClass(boats) !== hunter && cite('22.4.5'))
      errors.push(`${name}: ${boats} boats are the enemy’s (22.4.5)`);
    if (points < 1) errors.push(`${name} has no submarines`);
  }
  return errors;
}

/** Every hex of a lane from where a task force begins. */
export const wayOf = ({ ways }: SubmarineLaw, marker: string, lane: string): readonly number[] =>
  ways[marker]?.[lane] ?? [];

export const hexesFromBase = (
  sea: Sea,
  { hex: [column, row], beyond }: { readonly hex: HexInput; readonly beyond: number },
  place: number,
): number => hexesApart(sea, placeAt(sea, column - 1, row - 1), place) + beyond;

export const baseNamed = ({ airBases }: SubmarineLaw, name: string): AirBaseInput => {
  const base = airBases.find((each) => each.name === name);
  if (base === undefined) throw new Error(`there is no base ${name}`);
  return base;
};

export const bandOf = ({ sea }: SubmarineLaw, base: AirBaseInput, place: number) =>
  bandAt(base, hexesFromBase(sea, base, place));

export function unitOf({ units }: SubmarineLaw, id: string): NavalUnit {
  const unit = units[id];
  if (unit === undefined) throw new Error(`there is no ship ${id} in this hunt`);
  return unit;
}

/** The squadrons a squadron marker of the set-up is divided into (22.2.3). */
export function squadronsOf(
  { hunter, date }: Pick<SubmarineLaw, 'hunter' | 'date'>,
  { points }: SubronInput,
): number[] {
  const size = squadronSize(hunter, date);
  const found: number[] = [];
  for (let left = points; left > 0; left -= size) found.push(Math.min(size, left));
  return found;
}
