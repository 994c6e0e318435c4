/** A whole hunt that a side cannot tell from the true one, from what it sees alone. */
import type { Below } from '@ironbottom/umpire';
import { leftIn } from '../chapters/13-5-reports.js';
import { sinksAt } from '../chapters/16-8-damage.js';
import { cups } from '../charts/search-cups.js';
import type { NavalType } from '../pieces.js';
import type { Side } from '../sides.js';
import { airCover, groupsFrom, leadsOf } from './contact.js';
import { dummy, type SubmarineLaw, unitOf, wayOf } from './law.js';
import { markersNear, moverOf } from './moving.js';
import { squadronsFrom } from './opening.js';
import { drawChit } from './searching.js';
import { type Contact, cloneHunt, type Group, type Squadron, type SubmarineBattle, type TaskForce } from './state.js';

export function imagineHunt(seen: SubmarineBattle, side: Side, law: SubmarineLaw, below: Below): SubmarineBattle {
  const battle = cloneHunt(seen);
  if (side === law.hunter) drawForces(battle, law, below);
  else drawSubmarines(battle, law, below);
  return battle;
}

function shuffled<T>(list: readonly T[], below: Below): T[] {
  const left = [...list];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(below(left.length), 1));
  return drawn;
}

const oneOf = <T>(list: readonly T[], below: Below): T | undefined => list[below(Math.max(1, list.length))];

/** What the hunter does not know: which force is where, by what lane, with which chits, and how badly ships are hurt. */
function drawForces(battle: SubmarineBattle, law: SubmarineLaw, below: Below): void {
  if (battle.phase === 'assign') return;
  if (battle.phase !== 'over') hurtMore(battle, law, below);
  const { contact } = battle;
  const found = battle.forces.find(({ marker }) => marker === contact?.marker);
  const taken = battle.forces.filter(({ known }) => known).map(({ force }) => force);
  const dummies = law.markers.length - law.forces.length - taken.filter((force) => force === dummy).length;
  let left = law.forces.map(({ name }) => name).filter((name) => !taken.includes(name));
  const hidden = battle.forces.filter(({ force }) => force === '');
  const draw = (force: TaskForce, of: readonly string[]): void => {
    force.force = oneOf(of, below) ?? dummy;
    left = left.filter((name) => name !== force.force);
  };
  // Those who are known not to be dummies come first; the one being attacked before all others.
  if (found !== undefined && found.force === '' && contact !== null)
    draw(
      found,
      left.filter((name) => fits(law, battle, name, contact.groups)),
    );
  for (const force of hidden) if (force.force === '' && force.met) draw(force, left);
  const rest = hidden.filter(({ force }) => force === '');
  const bag = shuffled([...left, ...Array.from({ length: Math.max(0, dummies) }, () => dummy)], below);
  for (const [i, force] of rest.entries()) force.force = bag[i] ?? dummy;
  for (const force of battle.forces) {
    const lanes = Object.keys(law.lanes).filter((lane) => wayOf(law, force.marker, lane)[force.gone] === force.hex);
    force.lane = oneOf(lanes, below) ?? Object.keys(law.lanes)[0] ?? '';
    drawChits(battle, force, below);
  }
  if (contact !== null && found !== undefined && battle.phase !== 'groups')
    drawGroups(battle, law, contact, found, below);
}

/** 16.7 A ship that has rolled for critical hits may be worse off than was seen. */
function hurtMore({ ships, shown, rolled }: SubmarineBattle, law: SubmarineLaw, below: Below): void {
  for (const ship of ships) {
    if (ship.sunk || !rolled.includes(ship.id)) continue;
    const known = shown[ship.id] ?? 0;
    ship.damage = known + below(Math.max(1, sinksAt(unitOf(law, ship.id)) - known));
  }
}

/** A chit for every report since it was last met, and one more while its owner makes up his mind. */
function drawChits(battle: SubmarineBattle, force: TaskForce, below: Below): void {
  if (force.met || force.state === 'removed') return;
  const pending = battle.phase === 'report' && battle.searches[0]?.marker === force.marker ? 1 : 0;
  for (let n = force.reports.length + pending; n > 0; n--) {
    const cup = cups[1 + below(2)] ?? 2;
    if (leftIn(battle.cups[cup]) > 0) force.chits.push(drawChit(battle, cup, 1 + below(leftIn(battle.cups[cup]))));
  }
}

const shipsIn = (law: SubmarineLaw, force: string): readonly string[] =>
  law.forces.find(({ name }) => name === force)?.ships ?? [];

/** Ships of a force that may lie in its groups: afloat, or sunk in this very attack. */
const inGroups = (law: SubmarineLaw, { ships }: SubmarineBattle, force: string, up: readonly string[]): string[] =>
  shipsIn(law, force).filter((id) => up.includes(id) || ships.some((ship) => ship.id === id && !ship.sunk));

const upIn = (groups: readonly Group[]): string[] =>
  groups.flatMap(({ ships }) => ships.filter(({ up }) => up).map(({ id }) => id));

/** Whether a force has what was laid out, and whether what was not can have been concealed. */
function fits(law: SubmarineLaw, battle: SubmarineBattle, force: string, groups: readonly Group[]): boolean {
  if (groups.length === 0) return true;
  const own = inGroups(law, battle, force, upIn(groups));
  const left = own.map((id) => unitOf(law, id).type);
  for (const { type } of groups.flatMap(({ ships }) => ships)) {
    const at = left.indexOf(type);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  const leads = leadsOf(law, own).length;
  return leads - groups.length > 0 || (leads === groups.length && left.length === 0);
}

function drawGroups(
  battle: SubmarineBattle,
  law: SubmarineLaw,
  contact: Contact,
  force: TaskForce,
  below: Below,
): void {
  for (let n = battle.phase === 'conceal' ? 1 : 0; n > 0; n--)
    contact.chits.push(drawChit(battle, 2, 1 + below(leftIn(battle.cups[2]))));
  const up = upIn(contact.groups);
  const own = inGroups(law, battle, force.force, up);
  if (battle.phase === 'conceal') {
    contact.groups = atRandom(law, own, below);
    return;
  }
  const bag = shuffled(
    own.filter((id) => !up.includes(id)),
    below,
  );
  const take = (type: NavalType): string => {
    const at = bag.findIndex((id) => unitOf(law, id).type === type);
    return bag.splice(Math.max(0, at), 1)[0] ?? '';
  };
  for (const { ships } of contact.groups) for (const ship of ships) if (!ship.up) ship.id = take(ship.type);
  const cover = airCover(law, battle, [force.hex]);
  for (const group of contact.groups) group.air = below(cover + 1);
  const concealed = bag.length === 0 ? [] : atRandom(law, bag, below);
  contact.groups.push(
    ...concealed.map((group, i) => ({ ...group, concealed: true, name: `group ${contact.groups.length + i + 1}` })),
  );
}

/** Groups as a careless owner might form them. */
function atRandom(law: SubmarineLaw, ids: readonly string[], below: Below): Group[] {
  const leads = leadsOf(law, ids);
  const others = ids.filter((id) => !leads.includes(id));
  return groupsFrom(
    law,
    ids,
    0,
    others.map(() => [oneOf(leads, below) ?? '']),
  );
}

/** What the hunted do not know: which squadron is where, how many boats it has left, who else is searching. */
function drawSubmarines(battle: SubmarineBattle, law: SubmarineLaw, below: Below): void {
  battle.squadrons = law.subrons.flatMap(({ name }) => squadronsFrom(law, name));
  if (battle.phase === 'assign') return;
  const { contact } = battle;
  // Where no submarine is near it can only be planes that are being thought of.
  if (battle.phase === 'submarines' && markersNear(law, battle, moverOf(battle).hex).length === 0)
    battle.phase = 'band';
  const names = shuffled(
    law.subrons.map(({ name }) => name),
    below,
  );
  const real = battle.subrons.filter(({ met }) => met);
  const others = shuffled(
    battle.subrons.filter(({ met }) => !met),
    below,
  );
  if (battle.phase !== 'over')
    for (const [i, subron] of [...real, ...others].entries()) subron.holds = names[i] ?? dummy;
  for (const subron of battle.subrons)
    losses(battle, subron.holds, subron.sunk, subron.marker === contact?.subron ? contact.available : 0, below);
  if (contact !== null) {
    const holds = battle.subrons.find(({ marker }) => marker === contact.subron)?.holds;
    const able = battle.squadrons.filter(({ of, points }) => of === holds && points >= Math.max(1, contact.available));
    battle.contact = { ...contact, squadron: (oneOf(able, below) ?? battle.squadrons[0])?.id ?? '' };
  }
  for (const squadron of battle.squadrons) searchedFor(battle, squadron, below);
}

/** Boats sunk are known; how many have gone home for torpedoes is not. */
function losses(battle: SubmarineBattle, of: string, sunk: number, least: number, below: Below): void {
  const squadrons = battle.squadrons.filter((squadron) => squadron.of === of);
  for (let n = sunk; n > 0; n--) {
    const hit = shuffled(
      squadrons.filter(({ points }) => points > 0),
      below,
    ).sort((a, b) => b.points - a.points)[0];
    if (hit !== undefined) hit.points -= 1;
  }
  for (const squadron of squadrons) {
    squadron.home = below(Math.max(1, squadron.points - least + 1));
    squadron.points -= squadron.home;
  }
}

function searchedFor(battle: SubmarineBattle, squadron: Squadron, below: Below): void {
  const subron = battle.subrons.find(({ holds }) => holds === squadron.of);
  const { contact } = battle;
  if (contact !== null && contact.squadron === squadron.id) squadron.searched.push(contact.marker);
  else if (subron?.met === true) {
    const marker = battle.forces[battle.mover]?.marker ?? '';
    const part = below(4);
    if (part < 2) squadron.searched.push(marker);
    else if (contact !== null && part === 2 && squadron.points > 0) battle.queue.push(squadron.id);
  }
}
