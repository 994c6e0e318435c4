/** A scenario of one's own: data written by a person, checked before it becomes law. */
import { didYouMean, misfit, type Plain, type Problem } from '@ironbottom/umpire';
import type { Charts } from '../charts/index.js';
import { isPlaneName } from '../charts/planes.js';
import { shipNames, shipRating } from '../charts/rating.js';
import { namelessTypes } from '../charts/ships.js';
import { shipsListed } from '../forces.js';
import { type Side, sides } from '../state.js';
import { checkSpecial } from './custom-special.js';
import { checkStart } from './custom-start.js';
import { misdated } from './dates.js';
import { isType } from './played.js';
import type { OrderOfBattle, Planes, ScenarioData } from './scenario.js';
import { scenarioShape } from './shape.js';

/** The scenario, or everything that is wrong with it, each with its field. */
export function readCustom(charts: Charts, set: Plain): { scenario: ScenarioData } | { errors: string[] } {
  const problem = misfit(scenarioShape, set, 'set');
  if (problem !== undefined) return { errors: [told(problem)] };
  const scenario = set as unknown as ScenarioData;
  const problems: Problem[] = [];
  const odd = misdated(scenario.date);
  if (odd !== undefined) problems.push({ field: 'set.date', rule: '26.1', why: odd });
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
  checkBases(charts, scenario, side, wrong);
  checkPlanes(charts, scenario, side, wrong);
}

/** `at`: the field below the side's order of battle. */
export type Wrong = (at: string, rule: string, why: string) => void;

function checkBases(charts: Charts, { forces, figures }: ScenarioData, side: Side, wrong: Wrong): void {
  const { bases } = forces[side];
  const known = Object.entries(charts.bases.values).flatMap(([name, base]) => (base.side === side ? [name] : []));
  for (const [i, name] of bases.entries()) {
    const at = `bases[${i}]`;
    const there = known.includes(name) ? charts.bases.values[name]?.figures : undefined;
    if (there === undefined) wrong(at, '3.3', `there is no ${side} base ${name}${didYouMean(name, known)}`);
    else if (there[figures] === undefined)
      wrong(at, '3.3', `${name} has no figures in ${figures}, but in ${Object.keys(there).join(', ')}`);
    else if (bases.indexOf(name) < i) wrong(at, '3.3', `${name} is listed twice`);
  }
}

function checkShips(charts: Charts, { ships, radar, bases }: OrderOfBattle, side: Side, wrong: Wrong): void {
  const seen = new Set<string>();
  for (const [i, line] of ships.entries()) {
    const names = shipsListed([line]);
    if (names.length > 60) wrong(`ships[${i}]`, '3.3', 'more ships than any scenario has');
    const name = names[0] ?? line;
    const [, type = ''] = /^\d+ ?([A-Z]+)$/.exec(line) ?? [];
    if (shipRating(charts, name, side) === undefined)
      wrong(
        `ships[${i}]`,
        '3.3',
        isType(type)
          ? `every ${type} has a name: name them; by number there are ${namelessTypes.join(', ')}`
          : `there is no ${side} ship ${line}${didYouMean(line, shipNames(charts, side))}`,
      );
    else if (seen.has(line) && !/^\d/.test(line)) wrong(`ships[${i}]`, '3.3', `${line} is listed twice`);
    seen.add(line);
  }
  const listed = new Set([...shipsListed(ships), ...bases, 'ships', 'bases']);
  for (const [i, name] of radar.entries())
    if (!listed.has(name) && !isType(name))
      wrong(`radar[${i}]`, '7.10', `${name} is neither a ship nor a base of this side${didYouMean(name, listed)}`);
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
      if (!bases.includes(base))
        wrong(`land[${i}].at[${k}]`, '4.2.2', `${base} is not in bases${didYouMean(base, bases)}`);
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
