/** The law of one surface battle: its set-up, the charts in force, and every ship's figures. */
import { didYouMean, type Plain, type Setup } from '@ironbottom/umpire';
import { dateOf, type GameDate } from '../calendar.js';
import { wrongCommand } from '../chapters/20-4-posting.js';
import { ownHouseCharts } from '../charts/every.js';
import { type SurfaceCharts, surfaceCharts } from '../charts/surface.js';
import { cite } from '../cite.js';
import { isJointShipping, type NavalUnit } from '../pieces.js';
import { type Side, sides } from '../sides.js';
import type { SurfaceSearch } from './groups.js';
import { readSearch, together } from './read-search.js';
import { type ForceInput, leaderless, type SurfaceScenario, surfaceScenarios } from './scenarios.js';

export type Listed = { readonly id: string; readonly side: Side; readonly damage: number; readonly loaded: boolean };

export type SurfaceLaw = {
  readonly title: string;
  readonly date: GameDate;
  readonly night: boolean;
  /** After so many sequences contact is lost (R29). */
  readonly sequences: number;
  /** The side whose force came up in reaction and made contact, if any (20.5.1). */
  readonly reacted: Side | null;
  /** 16.7.2 Whose port lies here. */
  readonly port: Side | null;
  /** 20.8 Whom Lee and his Task Force 34 are near. */
  readonly battleLine: boolean;
  readonly handicap: { readonly [side in Side]: number };
  /** R100 How often harm counts that a side does. */
  readonly counts: { readonly [side in Side]: number };
  readonly forces: readonly Listed[];
  readonly officers: { readonly [side in Side]: readonly { readonly name: string; readonly ship: string }[] };
  /** Where forces have first to be found (13). */
  readonly search: SurfaceSearch | null;
  /** 16.4.6 What each side's commander leads, where it is not simply all that fight; 16.5: who rolls for the initiative. */
  readonly activation?: { readonly [side in Side]: number };
  readonly roller?: Side;
  /** 16.4.6 Ships of the force that each side's commander came with, where others fight with it. */
  readonly led?: { readonly [side in Side]: readonly string[] };
  readonly units: { readonly [id: string]: NavalUnit };
  readonly charts: SurfaceCharts;
};

export function surfaceLaw(setup: Setup): { law: SurfaceLaw } | { errors: string[] } {
  const scenario = surfaceScenarios.find(({ id }) => id === setup.scenario);
  if (scenario === undefined)
    return {
      errors: [
        `there is no surface action '${setup.scenario}'${didYouMean(
          setup.scenario,
          surfaceScenarios.map(({ id }) => id),
        )}`,
      ],
    };
  const house = ownHouseCharts(surfaceCharts, setup.charts);
  if ('errors' in house) return house;
  const read = setup.set === null ? { scenario } : readScenario(scenario, setup.set);
  return 'errors' in read ? read : lawFor(read.scenario, house.charts);
}

export function lawFor(scenario: SurfaceScenario, charts: SurfaceCharts): { law: SurfaceLaw } | { errors: string[] } {
  const errors: string[] = [];
  const units: { [id: string]: NavalUnit } = {};
  const forces: Listed[] = [];
  for (const side of sides) {
    const { ships, damaged = {}, loaded = [] } = scenario[side];
    for (const id of ships) {
      const unit = charts.navalUnits.values[id];
      if (unit === undefined) {
        errors.push(`there is no ship '${id}'${didYouMean(id, Object.keys(charts.navalUnits.values))}`);
        continue;
      }
      if (units[id] !== undefined) errors.push(`${id} is there twice`);
      if ((unit.nation === 'japan') !== (side === 'japan')) errors.push(`${id} is no ship of ${side}`);
      units[id] = unit;
      const damage = damaged[id] ?? 0;
      // More would leave ships that cannot move, and a mask that never moves tells what is under it.
      if (!Number.isInteger(damage) || damage < 0 || damage > (isJointShipping(unit) ? 1 : 2))
        errors.push(`${id} may begin undamaged, at D1, or at D2 if she is a warship`);
      forces.push({ id, side, damage, loaded: loaded.includes(id) });
    }
    if (ships.length === 0) errors.push(`${side} has no ships`);
    for (const force of scenario.search?.[side].groups ?? [scenario[side]]) {
      if (force.admirals.length > 3) errors.push(`${side} has more than three admirals (20.2)`);
      errors.push(...badOfficers(force, charts), ...wrongCommand(force, side, dateOf(scenario.date), charts));
    }
  }
  if (errors.length > 0) return { errors };
  const { title, night, sequences, reacted = null, port = null, search = null } = scenario;
  const battleLine = scenario.allies.battleLine === true;
  const handicap = { japan: 0, allies: 0, ...scenario.handicap };
  const counts = { japan: 1, allies: 1, ...scenario.counts };
  const officers = {
    japan: bySeniority(scenario.japan.admirals, charts),
    allies: bySeniority(scenario.allies.admirals, charts),
  };
  return {
    law: {
      title,
      date: dateOf(scenario.date),
      night,
      sequences,
      reacted,
      port,
      battleLine,
      handicap,
      counts,
      forces,
      officers,
      search,
      units,
      charts,
    },
  };
}

/** 20.2 The commander, then his subordinates: by rank, by Command Level, and R156 as the set-up has them. */
export function bySeniority<T extends { readonly name: string }>(
  [first, ...others]: readonly T[],
  { surfaceAdmirals: { values } }: SurfaceCharts,
): T[] {
  const line = ({ name }: T): { rank: number; command: number } => values[name] ?? { rank: 0, command: 0 };
  const under = cite('20.2')
    ? [...others].sort((a, b) => line(b).rank - line(a).rank || line(b).command - line(a).command)
    : others;
  return first === undefined ? [] : [first, ...under];
}

/** 20.2 Each has a flagship of his own, and nobody serves under one of lower rank or lesser command. */
function badOfficers({ ships, admirals }: ForceInput, { surfaceAdmirals: { values } }: SurfaceCharts): string[] {
  const errors: string[] = [];
  const head = values[admirals[0]?.name ?? ''];
  for (const { name, ship } of admirals) {
    const line = values[name];
    if (line === undefined) errors.push(`there is no admiral '${name}'${didYouMean(name, Object.keys(values))}`);
    else if (head !== undefined && (line.rank > head.rank || line.command > head.command))
      errors.push(`${name} cannot serve under ${head.name} (20.2)`);
    if (!ships.includes(ship)) errors.push(`${name}'s flagship ${ship} is not in his force`);
  }
  const flags = admirals.map(({ ship }) => ship);
  if (new Set(flags).size < flags.length) errors.push('two admirals have one flagship (20.2)');
  return errors;
}

/** Other forces, another date or time of day in place of a set-up's own. */
function readScenario(scenario: SurfaceScenario, set: Plain): { scenario: SurfaceScenario } | { errors: string[] } {
  if (typeof set !== 'object' || set === null || Array.isArray(set))
    return { errors: ['set-up: expected an object with japan, allies, night, date or sequences'] };
  const {
    night = scenario.night,
    sequences = scenario.sequences,
    date = scenario.date,
    reacted = null,
    port = null,
  } = set;
  if (typeof night !== 'boolean') return { errors: ['set-up: night is true or false'] };
  if (typeof sequences !== 'number' || !Number.isInteger(sequences) || sequences < 1 || sequences > 20)
    return { errors: ['set-up: sequences is a whole number from 1 to 20'] };
  if (typeof date !== 'string' || !/^[1-4]\/([1-9]|1[0-3])\/4[1-5]$/.test(date))
    return { errors: ['set-up: date is turn/cycle/year, such as 2/8/42'] };
  if (reacted !== null && reacted !== 'japan' && reacted !== 'allies')
    return { errors: ['set-up: reacted is japan, allies or nothing'] };
  if (port !== null && port !== 'japan' && port !== 'allies')
    return { errors: ['set-up: port is japan, allies or nothing'] };
  const search = scenario.search ?? null;
  if (set.search !== undefined && search !== null) {
    const read = readSearch(search, set.search, readForce);
    if ('errors' in read) return read;
    const [ours, theirs] = [together(read.search.japan.groups), together(read.search.allies.groups)];
    const forces = { handicap: {}, japan: ours, allies: theirs, search: read.search };
    return { scenario: { ...scenario, ...forces, night, sequences, date, port } };
  }
  const japan = set.japan === undefined ? scenario.japan : readForce(set.japan);
  const allies = set.allies === undefined ? scenario.allies : readForce(set.allies);
  if (japan === undefined || allies === undefined)
    return {
      errors: ['set-up: a force is {"ships": [...], "damaged": {}, "loaded": [], "admirals": [{"name", "ship"}]}'],
    };
  const kept = set.japan === undefined && set.allies === undefined ? search : null;
  return {
    scenario: {
      ...scenario,
      handicap: {},
      counts: {},
      night,
      sequences,
      date,
      reacted,
      port,
      japan,
      allies,
      search: kept,
    },
  };
}

function readForce(given: Plain): ForceInput | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const { ships, damaged = {}, loaded = [], admirals = [], battleLine = false } = given;
  const { leaderless: why = leaderless[0] } = given;
  const reason = leaderless.find((each) => each === why);
  if (reason === undefined || typeof battleLine !== 'boolean') return undefined;
  if (!isNames(ships) || !isNames(loaded) || !Array.isArray(admirals)) return undefined;
  if (typeof damaged !== 'object' || damaged === null || Array.isArray(damaged)) return undefined;
  const levels: { [ship: string]: number } = {};
  for (const [ship, level] of Object.entries(damaged)) levels[ship] = typeof level === 'number' ? level : -1;
  const officers: { name: string; ship: string }[] = [];
  for (const each of admirals) {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return undefined;
    const { name, ship } = each;
    if (typeof name !== 'string' || typeof ship !== 'string') return undefined;
    officers.push({ name, ship });
  }
  const nobody = officers.length === 0 ? { leaderless: reason } : {};
  return { ships, damaged: levels, loaded, admirals: officers, ...nobody, ...(battleLine ? { battleLine } : {}) };
}

const isNames = (value: Plain | undefined): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

export function unitOf({ units }: SurfaceLaw, id: string): NavalUnit {
  const unit = units[id];
  if (unit === undefined) throw new Error(`there is no ship ${id} in this battle`);
  return unit;
}

/** R37 What a level of damage on her is worth. */
export function pointsPerLevel(law: SurfaceLaw, id: string): number {
  const { defence, activation } = unitOf(law, id);
  return defence * activation;
}
