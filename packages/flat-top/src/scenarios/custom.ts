/** A scenario of one's own: data written by a person, checked before it becomes law. */
import { didYouMean, misfit, type Plain, type Problem } from '@ironbottom/umpire';
import { isCompany, namesOf } from '../chapters/4-starts.js';
import type { Charts } from '../charts/index.js';
import { isPlaneName } from '../charts/planes.js';
import { namelessType, shipNames, shipRating } from '../charts/rating.js';
import { shipsListed } from '../forces.js';
import { named, terrainAt } from '../map.js';
import { type Side, sides } from '../state.js';
import { hexesOf, isOnMap } from './areas.js';
import { checkSpecial } from './custom-special.js';
import { apart, isType } from './played.js';
import { type OrderOfBattle, type Planes, type ScenarioData, type StartGroup, turnAt } from './scenario.js';
import { scenarioShape } from './shape.js';

/** The scenario, or everything that is wrong with it, each with its field. */
export function readCustom(charts: Charts, set: Plain): { scenario: ScenarioData } | { errors: string[] } {
  const problem = misfit(scenarioShape, set, 'set');
  if (problem !== undefined) return { errors: [told(problem)] };
  const scenario = set as unknown as ScenarioData;
  const problems: Problem[] = [];
  for (const side of sides) checkForce(charts, scenario, side, problems);
  checkSpecial(scenario, problems);
  return problems.length > 0 ? { errors: problems.map(told) } : { scenario };
}

const told = ({ field, rule, why }: Problem): string => `${field}: ${why} (${rule})`;

function checkForce(charts: Charts, scenario: ScenarioData, side: Side, problems: Problem[]): void {
  const force = scenario.forces[side];
  const field = `set.forces.${side}`;
  const wrong = (at: string, rule: string, why: string): void => {
    problems.push({ field: `${field}.${at}`, rule, why });
  };
  checkShips(charts, force, side, wrong);
  checkStart(scenario, force, wrong);
  for (const [i, name] of force.bases.entries()) {
    const entry = Object.hasOwn(charts.bases.values, name) ? charts.bases.values[name] : undefined;
    if (entry === undefined || entry.side !== side) {
      const known = Object.entries(charts.bases.values).filter(([, base]) => base.side === side);
      wrong(
        `bases[${i}]`,
        '3.3',
        `there is no ${side} base ${name}${didYouMean(
          name,
          known.map(([each]) => each),
        )}`,
      );
    } else if (entry.figures[scenario.figures] === undefined)
      wrong(`bases[${i}]`, '3.3', `${name} has no figures in ${scenario.figures}`);
  }
  checkPlanes(charts, scenario, side, wrong);
}

type Wrong = (at: string, rule: string, why: string) => void;

function checkShips(charts: Charts, { ships, radar, bases }: OrderOfBattle, side: Side, wrong: Wrong): void {
  const seen = new Set<string>();
  for (const [i, line] of ships.entries()) {
    const names = shipsListed([line]);
    if (names.length > 60) wrong(`ships[${i}]`, '3.3', 'more ships than any scenario has');
    const name = names[0] ?? line;
    if (shipRating(charts, name, side) === undefined)
      wrong(`ships[${i}]`, '3.3', `there is no ${side} ship ${line}${didYouMean(line, shipNames(charts, side))}`);
    else if (seen.has(line) && !/^\d/.test(line)) wrong(`ships[${i}]`, '3.3', `${line} is listed twice`);
    seen.add(line);
  }
  const listed = new Set([...shipsListed(ships), ...bases, 'ships', 'bases']);
  for (const [i, name] of radar.entries())
    if (!listed.has(name) && !isType(name))
      wrong(`radar[${i}]`, '7.10', `${name} is neither a ship nor a base of this side`);
}

function checkStart(scenario: ScenarioData, { ships, start }: OrderOfBattle, wrong: Wrong): void {
  const { surface } = apart(ships);
  const names = namesOf(surface, start);
  const any = start
    .flatMap((group) => (group.ships === 'rest' ? [] : group.ships))
    .filter((line) => /^any /.test(line));
  const left = shipsListed(surface).filter(
    (name) => !names.some((group) => group.includes(name)) && !any.includes(`any ${namelessType(name)}`),
  );
  if (left.length > 0) wrong('start', '4.1', `${left.join(', ')} begin nowhere; a group of 'rest' would take them`);
  for (const [i, group] of start.entries()) {
    checkGroup(surface, group, names[i]?.length ?? 0, start, `start[${i}]`, wrong);
    checkAreas(scenario, group, `start[${i}]`, wrong);
    const turn = group.enters === undefined ? 0 : turnAt(scenario, group.enters);
    if (turn < 0 || turn >= scenario.turns)
      wrong(`start[${i}].enters`, '4.1', `the game has ${turn < 0 ? 'not begun' : 'ended'} at that hour`);
  }
}

/** 'Kinugassa is not', '9 DD are not all' */
function odd(listed: readonly string[], lines: readonly string[]): string {
  const all = shipsListed(listed);
  const line = lines.find((each) => (namesOf(all, [{ ships: [each] }])[0]?.length ?? 0) < shipsListed([each]).length);
  if (line === undefined) return `${lines.join(', ')} are not all`;
  return /^\d/.test(line) ? `${line} are not all` : `${line} is not`;
}

function checkGroup(
  listed: readonly string[],
  group: StartGroup,
  found: number,
  start: readonly StartGroup[],
  at: string,
  wrong: Wrong,
): void {
  const { ships, with: company, instead, enters, areas } = group;
  if (ships !== 'rest') {
    const lines = ships.filter((line) => !/^any /.test(line));
    const there = instead ? namesOf(listed, [{ ships: lines }])[0]?.length : found;
    if ((there ?? 0) < shipsListed(lines).length)
      wrong(`${at}.ships`, '4.1', `${odd(listed, lines)} in the order of battle, or named twice`);
    if (company !== undefined) wrong(`${at}.with`, '4.1', "only a group of 'rest' begins with the others");
  }
  if (company === undefined && areas === undefined) wrong(at, '4.1', 'says nothing of where they begin: areas');
  if (company !== undefined && (areas ?? instead ?? enters) !== undefined)
    wrong(`${at}.with`, '4.1', 'who begins with others begins in their areas: leave out areas, instead and enters');
  if (company !== undefined && !start.some((other) => other.ships !== 'rest' && isCompany(other)))
    wrong(`${at}.with`, '4.1', 'there is no other group to begin with');
}

function checkAreas(scenario: ScenarioData, { areas, anchored }: StartGroup, at: string, wrong: Wrong): void {
  if (areas === undefined) return;
  let sound = true;
  const odd = (field: string, why: string): void => {
    sound = false;
    wrong(field, '4.1', why);
  };
  for (const [j, area] of areas.entries()) {
    const here = `${at}.areas[${j}]`;
    if (area.near !== undefined && !isOnMap(area.near.place))
      odd(`${here}.near.place`, `the map has no ${area.near.place}`);
    for (const [k, { place }] of (area.notNear ?? []).entries())
      if (!isOnMap(place)) odd(`${here}.notNear[${k}].place`, `the map has no ${place}`);
    for (const [k, hex] of (area.hexes ?? []).entries())
      if (named(hex) === undefined) odd(`${here}.hexes[${k}]`, `the map has no hex ${hex}`);
  }
  if (!sound) return;
  const hexes = areas.flatMap((area) => [...hexesOf(area, { scenario })]);
  if (!hexes.some((hex) => !anchored || terrainAt(hex) === 'partial'))
    wrong(`${at}.areas`, '4.1', anchored ? 'no water beside land lies there to anchor in' : 'no water lies there');
}

/** 4.2.1, 4.2.2, 8.9 Every plane must have a place that handles it, and room there. */
function checkPlanes(charts: Charts, scenario: ScenarioData, side: Side, wrong: Wrong): void {
  const { ships, sea, land, bases } = scenario.forces[side];
  const room = { carrier: 0, float: 0 };
  for (const name of shipsListed(ships)) {
    const deck = shipRating(charts, name, side)?.deck;
    if (deck) room[deck.handles] += deck.capacity;
  }
  const own = (planes: Planes, at: string): void => {
    for (const plane of Object.keys(planes))
      if (isPlaneName(plane) && charts.planes.values[plane].side !== side)
        wrong(`${at}.${plane}`, '3.3', `${plane} does not fly for this side`);
  };
  own(sea, 'sea');
  for (const kind of ['carrier', 'float'] as const) {
    const aboard = Object.entries(sea).filter(
      ([plane]) => isPlaneName(plane) && charts.planes.values[plane].handling.includes(kind),
    );
    const factors = aboard.reduce((sum, [, n]) => sum + n, 0);
    if (factors > room[kind])
      wrong('sea', '4.2.1', `the ships have room for ${room[kind]} ${kind} planes, not ${factors}`);
  }
  for (const plane of Object.keys(sea))
    if (isPlaneName(plane) && !charts.planes.values[plane].handling.some((how) => how === 'carrier' || how === 'float'))
      wrong(`sea.${plane}`, '4.2.2', `${plane} does not fly from ships`);
  for (const [i, { at, planes }] of land.entries()) {
    own(planes, `land[${i}].planes`);
    for (const [k, base] of at.entries())
      if (!bases.includes(base)) wrong(`land[${i}].at[${k}]`, '4.2.2', `${base} is not a base of this side here`);
    for (const [plane, factors] of Object.entries(planes))
      if (isPlaneName(plane) && roomAshore(charts, scenario, side, plane, at) < factors)
        wrong(
          `land[${i}].planes.${plane}`,
          '4.2.1',
          `no base named there handles ${plane} and has room for ${factors}`,
        );
  }
}

function roomAshore(
  charts: Charts,
  scenario: ScenarioData,
  side: Side,
  plane: keyof Planes,
  at: readonly string[],
): number {
  const { handling } = charts.planes.values[plane];
  const ashore = handling.includes('land') || handling.includes('carrier');
  const { freeTakeOff: free, baseTakes } = scenario.special;
  let room = 0;
  for (const name of at) {
    if (baseTakes?.base === name && !baseTakes.planes.includes(plane)) continue;
    const figures = charts.bases.values[name]?.figures[scenario.figures];
    const exempt = free?.side === side && free.plane === plane && free.base === name;
    if (figures !== undefined && (exempt || figures.handles.includes(ashore ? 'LP' : 'SP')))
      room += figures.capacity ?? Number.POSITIVE_INFINITY;
  }
  return room;
}
