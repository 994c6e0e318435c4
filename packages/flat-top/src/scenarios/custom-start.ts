/** Where the ships of a scenario of one's own begin: whoever is named is there, and there is water under him. */
import { didYouMean } from '@ironbottom/umpire';
import { anyOf, isCompany, matching, namesOf } from '../chapters/4-starts.js';
import { namelessType } from '../charts/rating.js';
import { shipsListed } from '../forces.js';
import { inPlay, named, terrainAt } from '../map.js';
import { hexesOf, isOnMap, notOnMap } from './areas.js';
import type { Wrong } from './custom.js';
import { apart } from './played.js';
import { type Area, type OrderOfBattle, type ScenarioData, type StartGroup, turnAt } from './scenario.js';

export function checkStart(scenario: ScenarioData, { ships, start }: OrderOfBattle, wrong: Wrong): void {
  const { surface } = apart(ships);
  const names = namesOf(surface, start);
  const any = start
    .flatMap((group) => (group.ships === 'rest' ? [] : group.ships))
    .flatMap((line) => anyOf(line) ?? []);
  const left = shipsListed(surface).filter(
    (name) => !names.some((group) => group.includes(name)) && !any.some((type) => namelessType(name) === type),
  );
  if (left.length > 0)
    wrong(
      'start',
      '4.1',
      `${left.join(', ')} begin${left.length === 1 ? 's' : ''} nowhere; a group of "rest" would do`,
    );
  checkLines(surface, start, wrong);
  for (const [i, group] of start.entries()) {
    const at = `start[${i}]`;
    checkGroup(group, start, at, wrong);
    checkAnchored(surface, group, names, i, wrong);
    for (const [j, area] of (group.areas ?? []).entries())
      checkArea(scenario, area, group.anchored, `${at}.areas[${j}]`, wrong);
    const turn = group.enters === undefined ? 0 : turnAt(scenario, group.enters);
    if (turn < 0 || turn >= scenario.turns)
      wrong(`${at}.enters`, '4.1', `the game has ${turn < 0 ? 'not begun' : 'ended'} at that hour`);
  }
}

/** Every ship that a group names is in the order of battle, and in no other group. */
function checkLines(listed: readonly string[], start: readonly StartGroup[], wrong: Wrong): void {
  const all = shipsListed(listed);
  const pool = [...all];
  for (const [i, { ships, instead }] of start.entries()) {
    if (ships === 'rest') continue;
    for (const [k, line] of ships.entries()) {
      const at = `start[${i}].ships[${k}]`;
      if (/^any /.test(line)) {
        const type = line.slice('any '.length);
        if (!all.some((name) => namelessType(name) === type)) wrong(at, '4.1', `there are no ${type} in ships`);
        continue;
      }
      const found = matching(instead ? all : pool, line);
      if (!instead) for (const name of found) pool.splice(pool.indexOf(name), 1);
      if (found.length < shipsListed([line]).length) wrong(at, '4.1', missing(all, line, found.length));
    }
  }
}

/** 'Kinugassa is not in ships, did you mean Kinugasa?' */
function missing(all: readonly string[], line: string, found: number): string {
  const [, wanted, type] = /^(\d+) ?([A-Z]+)$/.exec(line) ?? [];
  const there = all.filter((name) => (type === undefined ? name === line : name.startsWith(`${type} `))).length;
  if (type === undefined)
    return there > 0 ? `${line} is in a group before this one` : `${line} is not in ships${didYouMean(line, all)}`;
  if (there < Number(wanted)) return `ships has ${there} ${type}, not ${wanted}`;
  return `of the ${there} ${type} in ships the groups before this one leave ${found}, not ${wanted}`;
}

function checkGroup(group: StartGroup, start: readonly StartGroup[], at: string, wrong: Wrong): void {
  const { ships, with: company, instead, enters, areas, anchored } = group;
  if (company === undefined) {
    if (areas === undefined) wrong(at, '4.1', 'says nothing of where they begin: areas');
    return;
  }
  if (ships !== 'rest') wrong(`${at}.with`, '4.1', 'only a group of "rest" begins with the others');
  if ((areas ?? instead ?? enters ?? anchored) !== undefined)
    wrong(
      `${at}.with`,
      '4.1',
      'who begins with others begins as they do: leave out areas, instead, enters and anchored',
    );
  if (!start.some((other) => other.ships !== 'rest' && isCompany(other)))
    wrong(`${at}.with`, '4.1', 'there is no other group to begin with');
}

function checkAnchored(
  listed: readonly string[],
  { ships, anchored, enters, instead }: StartGroup,
  names: readonly (readonly string[])[],
  i: number,
  wrong: Wrong,
): void {
  if (anchored && enters !== undefined)
    wrong(`start[${i}].anchored`, '12.7.1', 'who comes in later does not begin at anchor');
  if (!Array.isArray(anchored)) return;
  const any = ships === 'rest' ? [] : ships.flatMap((line) => anyOf(line) ?? []);
  const here = [
    ...(instead && ships !== 'rest' ? ships.flatMap((line) => matching(shipsListed(listed), line)) : (names[i] ?? [])),
    ...shipsListed(listed).filter((name) => any.some((type) => namelessType(name) === type)),
  ];
  for (const [k, name] of (anchored as readonly string[]).entries())
    if (!here.includes(name)) {
      const there = here.length === 0 ? 'it has none' : `it has ${here.join(', ')}`;
      wrong(`start[${i}].anchored[${k}]`, '12.7.1', `${name} is no ship of this group; ${there}`);
    }
}

function checkArea(
  scenario: ScenarioData,
  area: Area,
  anchored: StartGroup['anchored'],
  at: string,
  wrong: Wrong,
): void {
  let sound = true;
  const odd = (field: string, why: string): void => {
    sound = false;
    wrong(field, '4.1', why);
  };
  if (Object.keys(area).length === 0) odd(at, 'says nothing of where: near, edge, sectors or hexes');
  if (area.near !== undefined && !isOnMap(area.near.place)) odd(`${at}.near.place`, notOnMap(area.near.place));
  for (const [k, { place }] of (area.notNear ?? []).entries())
    if (!isOnMap(place)) odd(`${at}.notNear[${k}].place`, notOnMap(place));
  for (const [k, name] of (area.hexes ?? []).entries()) {
    const hex = named(name);
    if (hex === undefined) odd(`${at}.hexes[${k}]`, `the map has no hex ${name}`);
    else if (!inPlay(hex, scenario.westHalf)) odd(`${at}.hexes[${k}]`, `${name} is not in the western half of the map`);
    else if (terrainAt(hex) === 'land')
      odd(`${at}.hexes[${k}]`, `${name} is all land; ships begin where there is water`);
  }
  if (!sound) return;
  const hexes = hexesOf(area, { scenario });
  if (hexes.length === 0) wrong(at, '4.1', 'no water lies there');
  else if (anchored && !hexes.some((hex) => terrainAt(hex) === 'partial'))
    wrong(at, '12.7.1', 'no water beside land lies there to anchor in');
}
