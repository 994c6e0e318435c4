/** The special rules and victory conditions of a scenario of one's own: whatever they name must be there. */
import { didYouMean, type Problem } from '@ironbottom/umpire';
import { calledUpBy } from '../chapters/optional-additional-planes.js';
import { charts } from '../charts/index.js';
import { isPlaneName } from '../charts/planes.js';
import { shipsListed } from '../forces.js';
import { coastwatchers, hexOf, namedPlaces, terrainAt } from '../map.js';
import { enemyOf, type Side, sides } from '../state.js';
import { isOnMap, isPlace, notOnMap, placeOf } from './areas.js';
import { apart } from './played.js';
import type { ScenarioData, SpecialRules, Victory } from './scenario.js';

type Wrong = (at: string, why: string) => void;
type Forces = ScenarioData['forces'];

export function checkSpecial({ forces, special, victory }: ScenarioData, problems: Problem[]): void {
  const wrong: Wrong = (at, why) => {
    problems.push({ field: `set.${at}`, rule: '26.1', why });
  };
  checkPlaces(forces, special, wrong);
  checkAdditional(forces, special, wrong);
  checkUnloading(special, wrong);
  checkAnchorage(special, wrong);
  checkFueling(forces, special, wrong);
  checkFall(forces, special, victory, wrong);
  checkVictory(forces, special, victory, wrong);
}

const allBases = (forces: Forces): string[] => sides.flatMap((side) => forces[side].bases);

const sideWith = (forces: Forces, ship: string): Side | undefined =>
  sides.find((side) => forces[side].ships.includes(ship));

function checkBase(base: string, bases: readonly string[], at: string, wrong: Wrong): void {
  const meant = didYouMean(base, bases) || (bases.length === 0 ? '' : `; there are ${bases.join(', ')}`);
  if (!bases.includes(base)) wrong(at, `${base} is no such base here${meant}`);
}

function checkShip(forces: Forces, ship: string, at: string, wrong: Wrong): void {
  const all = sides.flatMap((side) => shipsListed(forces[side].ships));
  if (sideWith(forces, ship) === undefined) wrong(at, `${ship} is in no order of battle${didYouMean(ship, all)}`);
}

function checkPlaces(forces: Forces, special: SpecialRules, wrong: Wrong): void {
  const { whenShipSeen, freeTakeOff, fastRepairByDay, oneTaskForce, needsSeaplaneBase, baseTakes, nightGroup } =
    special;
  for (const [at, named] of Object.entries({ whenShipSeen, freeTakeOff }))
    if (named !== undefined) checkBase(named.base, forces[named.side].bases, `special.${at}.base`, wrong);
  for (const [at, named] of Object.entries({ fastRepairByDay, baseTakes }))
    if (named !== undefined) checkBase(named.base, allBases(forces), `special.${at}.base`, wrong);
  for (const [at, named] of Object.entries({ needsSeaplaneBase, nightGroup }))
    if (named !== undefined) checkShip(forces, named.ship, `special.${at}.ship`, wrong);
  const watchers = coastwatchers.map(({ id }) => id);
  for (const [i, id] of (special.noCoastwatchers ?? []).entries())
    if (!watchers.includes(id)) {
      const meant = didYouMean(id, watchers) || `; there are ${watchers.join(', ')}`;
      wrong(`special.noCoastwatchers[${i}]`, `there is no coastwatcher ${id}${meant}`);
    }
  if (oneTaskForce !== undefined) {
    const ships = shipsListed(apart(forces[oneTaskForce].ships).surface).length;
    const most = oneTaskForce === 'allied' ? 15 : 10;
    if (ships > most) wrong('special.oneTaskForce', `one task force takes ${most} ships, not ${ships}`);
    if (forces[oneTaskForce].start.length > 1) wrong('special.oneTaskForce', 'then all ships begin in one group');
  }
}

/** Planes of that side, and a base for them to come to. */
function checkAdditional(forces: Forces, { additional }: SpecialRules, wrong: Wrong): void {
  for (const side of sides) {
    const list = additional?.[side];
    if (list === undefined) continue;
    const bases: readonly string[] = calledUpBy[side].bases;
    if (!forces[side].bases.some((base) => bases.includes(base)))
      wrong(`special.additional.${side}`, `they come to ${bases.join(' or ')}, which is not a base of that side here`);
    for (const plane of Object.keys(list))
      if (isPlaneName(plane) && charts.planes.values[plane].side !== side)
        wrong(`special.additional.${side}.${plane}`, `${plane} flies for the other side`);
  }
}

function checkUnloading({ unload }: SpecialRules, wrong: Wrong): void {
  for (const side of sides) {
    const seen = new Set<string>();
    for (const [i, given] of (unload?.[side] ?? []).entries()) {
      const at = `special.unload.${side}[${i}]`;
      const place = placeOf(given);
      if (!isOnMap(place)) wrong(at, notOnMap(place));
      if (seen.has(place)) wrong(at, `${place} is named twice`);
      seen.add(place);
      if (typeof given === 'string') continue;
      for (const [k, not] of given.except.entries()) if (!isOnMap(not)) wrong(`${at}.except[${k}]`, notOnMap(not));
    }
  }
}

function checkAnchorage({ heldAtAnchor }: SpecialRules, wrong: Wrong): void {
  for (const [i, { place }] of (heldAtAnchor ?? []).entries()) {
    const at = `special.heldAtAnchor[${i}].place`;
    const meant = didYouMean(
      place,
      namedPlaces.map(({ name }) => name),
    );
    if (!isPlace(place)) wrong(at, `the map has no base or place ${place}${meant}`);
    else if (terrainAt(hexOf(place)) !== 'partial') wrong(at, `no ship can anchor at ${place}`);
  }
}

function checkFueling(forces: Forces, { fueling }: SpecialRules, wrong: Wrong): void {
  for (const [i, { side, ships }] of (fueling ?? []).entries()) {
    const listed = shipsListed(forces[side].ships);
    for (const [k, ship] of ships.entries())
      if (!listed.includes(ship))
        wrong(`special.fueling[${i}].ships[${k}]`, `${ship} is no ship of that side here${didYouMean(ship, listed)}`);
  }
}

function checkFall(forces: Forces, { falls, unload }: SpecialRules, { raid }: Victory, wrong: Wrong): void {
  if (falls === undefined) return;
  const { base, to } = falls;
  if (!forces[enemyOf(to)].bases.includes(base)) wrong('special.falls.base', `${base} is not a base of the other side`);
  else if (!isPlace(base)) wrong('special.falls.base', `${base} is off the board`);
  if (!(unload?.[to] ?? []).some((place) => placeOf(place) === base))
    wrong('special.falls.base', `${to} may not unload there: name it in special.unload.${to}`);
  if (raid?.base === base) wrong('victory.raid.base', `${base} may change hands, so hits on it cannot decide the game`);
}

function checkVictory(
  forces: Forces,
  { unload }: SpecialRules,
  { sunkLoses, raid, unloading }: Victory,
  wrong: Wrong,
): void {
  if (sunkLoses !== undefined) checkShip(forces, sunkLoses, 'victory.sunkLoses', wrong);
  if (raid !== undefined) {
    const theirs = forces[enemyOf(raid.side)].bases.filter(isPlace);
    if (forces[raid.side].bases.includes(raid.base))
      wrong('victory.raid.base', `${raid.base} is ${raid.side}'s own; a raid is on a base of the other side`);
    else checkBase(raid.base, theirs, 'victory.raid.base', wrong);
  }
  const { wins, fails, reaches, more } = unloading ?? {};
  for (const [at, named] of Object.entries({ wins, fails, reaches })) {
    if (named === undefined) continue;
    const places = (unload?.[named.side] ?? []).map(placeOf);
    if (named.at !== undefined && !places.includes(named.at))
      wrong(
        `victory.unloading.${at}.at`,
        `${named.side} may not unload at ${named.at}${didYouMean(named.at, places) || `: name it in special.unload.${named.side}`}`,
      );
    else if (places.length === 0)
      wrong(`victory.unloading.${at}`, `${named.side} may unload nowhere: say where in special.unload.${named.side}`);
  }
  if (more !== undefined && sides.every((side) => (unload?.[side] ?? []).length === 0))
    wrong('victory.unloading.more', 'nobody may unload anywhere: say where in special.unload');
}
