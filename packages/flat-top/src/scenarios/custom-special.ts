/** The special rules and victory conditions of a scenario of one's own: whatever they name must be there. */
import type { Problem } from '@ironbottom/umpire';
import { calledUpBy } from '../chapters/optional-additional-planes.js';
import { charts } from '../charts/index.js';
import { isPlaneName } from '../charts/planes.js';
import { shipsListed } from '../forces.js';
import { hexOf, namedPlaces, terrainAt } from '../map.js';
import { enemyOf, type Side, sides } from '../state.js';
import { isOnMap, placeOf } from './areas.js';
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

function checkPlaces(forces: Forces, special: SpecialRules, wrong: Wrong): void {
  const { whenShipSeen, freeTakeOff, fastRepairByDay, oneTaskForce, needsSeaplaneBase, baseTakes, nightGroup } =
    special;
  if (whenShipSeen !== undefined && !forces[whenShipSeen.side].bases.includes(whenShipSeen.base))
    wrong('special.whenShipSeen.base', `${whenShipSeen.base} is not a base of that side here`);
  if (freeTakeOff !== undefined && !forces[freeTakeOff.side].bases.includes(freeTakeOff.base))
    wrong('special.freeTakeOff.base', `${freeTakeOff.base} is not a base of that side here`);
  const bases = allBases(forces);
  if (fastRepairByDay !== undefined && !bases.includes(fastRepairByDay.base))
    wrong('special.fastRepairByDay.base', `${fastRepairByDay.base} is not a base here`);
  if (baseTakes !== undefined && !bases.includes(baseTakes.base))
    wrong('special.baseTakes.base', `${baseTakes.base} is not a base here`);
  for (const [at, named] of Object.entries({ needsSeaplaneBase, nightGroup }))
    if (named !== undefined && sideWith(forces, named.ship) === undefined)
      wrong(`special.${at}.ship`, `${named.ship} is in no order of battle`);
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
      if (!isOnMap(place)) wrong(at, `the map has no ${place}`);
      if (seen.has(place)) wrong(at, `${place} is named twice`);
      seen.add(place);
      if (typeof given === 'string') continue;
      for (const [k, not] of given.except.entries())
        if (!isOnMap(not)) wrong(`${at}.except[${k}]`, `the map has no ${not}`);
    }
  }
}

function checkAnchorage({ heldAtAnchor }: SpecialRules, wrong: Wrong): void {
  for (const [i, { place }] of (heldAtAnchor ?? []).entries()) {
    const at = `special.heldAtAnchor[${i}].place`;
    if (!namedPlaces.some(({ name }) => name === place)) wrong(at, `the map has no base or place ${place}`);
    else if (terrainAt(hexOf(place)) !== 'partial') wrong(at, `no ship can anchor at ${place}`);
  }
}

function checkFueling(forces: Forces, { fueling }: SpecialRules, wrong: Wrong): void {
  for (const [i, { side, ships }] of (fueling ?? []).entries()) {
    const listed = shipsListed(forces[side].ships);
    for (const [k, ship] of ships.entries())
      if (!listed.includes(ship)) wrong(`special.fueling[${i}].ships[${k}]`, `${ship} is no ship of that side here`);
  }
}

function checkFall(forces: Forces, { falls, unload }: SpecialRules, { raid }: Victory, wrong: Wrong): void {
  if (falls === undefined) return;
  const { base, to } = falls;
  if (!forces[enemyOf(to)].bases.includes(base)) wrong('special.falls.base', `${base} is not a base of the other side`);
  else if (!namedPlaces.some(({ name }) => name === base)) wrong('special.falls.base', `${base} is off the board`);
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
  if (sunkLoses !== undefined && sideWith(forces, sunkLoses) === undefined)
    wrong('victory.sunkLoses', `${sunkLoses} is in no order of battle`);
  if (raid !== undefined && !allBases(forces).includes(raid.base))
    wrong('victory.raid.base', `${raid.base} is not a base here`);
  const { wins, fails, reaches } = unloading ?? {};
  for (const [at, named] of Object.entries({ wins, fails, reaches }))
    if (named?.at !== undefined && !(unload?.[named.side] ?? []).some((place) => placeOf(place) === named.at))
      wrong(`victory.unloading.${at}.at`, `${named.side} may not unload at ${named.at}`);
}
