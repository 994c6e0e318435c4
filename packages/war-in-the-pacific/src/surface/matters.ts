/** What an attack, a new sequence or leaving brings with it: critical hits, an admiral's fate, breakoff, withdrawal, honours. */
import type { Need, Out } from '@ironbottom/umpire';
import { isCritical, isShown, rollsForCriticals } from '../chapters/16-7-critical-hits.js';
import { lostForWantOfTow } from '../chapters/16-7-towing.js';
import { damagedBy, sinksAt, speedOf } from '../chapters/16-8-damage.js';
import { withdrawsOn } from '../chapters/19-6-movement.js';
import { breakoffTest, goesOn, mayChooseToGo, specialChits } from '../chapters/19-8-breakoff.js';
import { spot } from '../chapters/19-10-night.js';
import { fateOf } from '../chapters/20-3-elimination.js';
import { honoursFor } from '../chapters/20-5-promotion.js';
import { cite } from '../cite.js';
import { sumOf } from '../dice.js';
import { enemyOf, type Side, sides } from '../sides.js';
import { flagships } from './asks.js';
import { pointsPerLevel, unitOf } from './law.js';
import {
  commanderOf,
  ledBy,
  type Matter,
  type Officer,
  type Ship,
  type Surface,
  type SurfaceBattle,
  shipOf,
} from './state.js';
import { announce, calledOpenly } from './telling.js';

const die = (rule: string, by: Side): Need => ({ need: 'die', rule, by, sides: 6 });

/** What the first matter needs; undefined: it is settled, or was none. */
export function settle(record: Surface, out: Out): Need | undefined {
  const { battle } = record;
  const [matter] = battle.matters;
  switch (matter?.matter) {
    case 'critical':
    case 'last critical':
      return die('16.7', shipOf(battle, matter.ship).side);
    case 'fate':
      return die('20.3', matter.side);
    case 'cycles':
      return die('20.3', matter.side);
    case 'flag':
      if (flagships(battle, matter.side).length > 0) return { need: 'decision', rule: '20.3', of: [matter.side] };
      lose(record, matter, 'box', out);
      return undefined;
    case 'withdrawal':
      return die('19.9.3', shipOf(battle, matter.ship).side);
    case 'honour':
      return die(matter.kind === 'promotion' ? '20.5.2' : '20.6', matter.side);
    case 'breakoff': {
      const test = breakoffTest(record.law, battle, matter.side);
      if (test === 'roll' && mayChooseToGo(battle, matter.side) && matter.tries !== true)
        return { need: 'decision', rule: '20.1', of: [matter.side] };
      if (test === 'roll') return die('20.1', matter.side);
      battle.matters.shift();
      if (test === 'go') breakOff(record, matter.side, out);
      return undefined;
    }
    default:
      return undefined;
  }
}

export function dieForMatter(record: Surface, face: number, out: Out): void {
  const { law, battle } = record;
  const [matter] = battle.matters;
  if (matter === undefined) return;
  if ('faces' in matter) {
    matter.faces.push(face);
    if (matter.faces.length < 2) return;
  }
  battle.matters.shift();
  switch (matter.matter) {
    case 'critical':
      critical(record, shipOf(battle, matter.ship), matter.faces, out);
      return;
    case 'last critical':
      lastCritical(record, shipOf(battle, matter.ship), matter.faces, out);
      return;
    case 'fate':
      fate(record, matter, matter.faces, out);
      return;
    case 'cycles':
      if (out.on) out.say('20.3', 'cycles', { side: matter.side, admiral: officerOf(battle, matter).name, face });
      return;
    case 'withdrawal':
      tryWithdrawal(record, shipOf(battle, matter.ship), face, out);
      return;
    case 'honour':
      honour(record, matter, out);
      return;
    case 'breakoff': {
      const goes = goesOn(law, battle, matter.side, face);
      battle.command[matter.side].tested = true;
      announce(out, '20.1', 'nerve', {
        side: matter.side,
        admiral: commanderOf(battle.command[matter.side])?.name ?? null,
        face,
        goes,
      });
      if (goes) breakOff(record, matter.side, out);
      return;
    }
    case 'flag':
      return;
  }
}

/** Damage of an attack, and all that follows from it at once (19.7.1). */
export function harm(record: Surface, ship: Ship, levels: number, out: Out): void {
  const { law, battle } = record;
  if (levels === 0 || !cite('19.7.1')) return;
  const isFirst = ship.damage === 0;
  ship.damage = Math.min(5, damagedBy(ship.damage, levels));
  if (ship.damage >= sinksAt(unitOf(law, ship.id))) sink(record, ship, out);
  else if (isFirst && rollsForCriticals(law, ship) && cite('16.7'))
    battle.matters.push({ matter: 'critical', ship: ship.id, faces: [] });
  if (!battle.single && cite('19.8.6')) battle.matters.push({ matter: 'breakoff', side: ship.side });
}

function sink({ law, battle }: Surface, ship: Ship, out: Out): void {
  spot(law, battle, ship, out);
  ship.state = 'sunk';
  ship.hex = -1;
  ship.damage = 5;
  announce(out, '19.7.4', 'sunk', { side: ship.side, ship: ship.id });
  endangered(battle, ship);
}

/** 20.3 The admiral aboard. */
function endangered(battle: SurfaceBattle, ship: Ship): void {
  const officer = battle.command[ship.side].officers.findIndex(
    (each) => each.ship === ship.id && (each.state === 'aboard' || each.state === 'withdrawn'),
  );
  if (officer >= 0 && cite('20.3')) battle.matters.unshift({ matter: 'fate', side: ship.side, officer, faces: [] });
}

/** 16.7 A marker only; what it does shows when she leaves the display. */
function critical({ law, battle }: Surface, ship: Ship, faces: readonly number[], out: Out): void {
  const hit = isCritical(law, ship, faces);
  if (out.on) out.say('16.7', 'critical-roll', { ship: ship.id, dice: sumOf(faces), hit }, [ship.side]);
  if (!hit) return;
  ship.critical = isShown(faces) ? 'shown' : 'hidden';
  if (ship.critical === 'shown' && out.on) out.tell('all', '16.7', 'critical', { side: ship.side, ship: ship.id });
  endangered(battle, ship);
}

/** 16.7, 19.8.7 On leaving: the level that was owed, and more for as long as the dice say so. */
function lastCritical(record: Surface, ship: Ship, faces: readonly number[], out: Out): void {
  const { law, battle } = record;
  if (!isCritical(law, ship, faces)) return;
  worsen(record, ship, out);
  if (ship.state !== 'sunk') battle.matters.unshift({ matter: 'last critical', ship: ship.id, faces: [] });
}

function worsen({ law, battle }: Surface, ship: Ship, out: Out): void {
  ship.damage = Math.min(5, ship.damage + 1);
  const isLost = ship.damage >= sinksAt(unitOf(law, ship.id));
  if (isLost) {
    ship.state = 'sunk';
    ship.damage = 5;
    ship.hex = -1;
  }
  if (out.on) out.tell('all', '16.7', 'worse', { side: ship.side, ship: ship.id, damage: ship.damage, sunk: isLost });
  if (isLost) endangered(battle, ship);
}

type OfOfficer = { side: Side; officer: number };

function officerOf({ command }: SurfaceBattle, { side, officer }: OfOfficer): Officer {
  const found = command[side].officers[officer];
  if (found === undefined) throw new Error(`there is no admiral ${officer} on the side of ${side}`);
  return found;
}

function fate(record: Surface, of: OfOfficer, faces: readonly number[], out: Out): void {
  const { battle } = record;
  const officer = officerOf(battle, of);
  const state = fateOf(of.side, faces);
  const isSunk = officer.ship !== null && shipOf(battle, officer.ship).state === 'sunk';
  // R33 A critical hit is nobody else's business: he stays aboard unless he is lost.
  // After the battle he is picked up, and needs no flagship any more.
  const needsFlag = state === 'aboard' && isSunk && battle.phase !== 'leaving';
  if (needsFlag) battle.matters.unshift({ matter: 'flag', side: of.side, officer: of.officer });
  if (state !== 'aboard') lose(record, of, state, out);
}

/** 20.2 With the commander go his chits; the senior subordinate takes over with what he has. */
function lose({ battle }: Surface, of: OfOfficer, state: Exclude<Officer['state'], 'aboard'>, out: Out): void {
  const command = battle.command[of.side];
  const officer = officerOf(battle, of);
  const wasCommander = commanderOf(command) === officer;
  battle.matters = battle.matters.filter(
    (matter) => !(matter.matter === 'flag' && matter.side === of.side && matter.officer === of.officer),
  );
  officer.state = state;
  if (state !== 'withdrawn') officer.ship = null;
  if (wasCommander && cite('20.2')) {
    command.chits.commander = command.chits.subordinate;
    command.chits.subordinate = 0;
    command.tested = false;
  } else if (command.officers.indexOf(officer) === 1) command.chits.subordinate = 0;
  if (out.on) out.tell('all', '20.3', 'admiral-lost', { side: of.side, admiral: officer.name, state });
  if (state === 'wounded') battle.matters.unshift({ matter: 'cycles', side: of.side, officer: of.officer });
}

export function takeFlag(
  { battle }: Surface,
  matter: Extract<Matter, { matter: 'flag' }>,
  [ship]: readonly string[],
  out: Out,
): void {
  battle.matters.shift();
  const officer = officerOf(battle, matter);
  officer.ship = ship ?? null;
  const known = ship !== undefined && shipOf(battle, ship).seen;
  announce(out, '20.3', 'flag', { side: matter.side, admiral: officer.name, ship: known ? ship : null });
}

/** 20.1 He breaks off as he should, or has the die thrown. */
export function takeStand(
  record: Surface,
  matter: Extract<Matter, { matter: 'breakoff' }>,
  [choice]: readonly string[],
  out: Out,
): void {
  if (choice !== 'go') {
    matter.tries = true;
    announce(out, '20.1', 'tries-to-stay', { side: matter.side });
    return;
  }
  record.battle.matters.shift();
  breakOff(record, matter.side, out);
}

/** 19.8.4, 19.8.5 */
function breakOff({ battle }: Surface, side: Side, out: Out): void {
  const command = battle.command[side];
  command.chits.special = specialChits(battle, side);
  command.brokenOff = true;
  announce(out, '19.8.4', 'breaks-off', { side, special: command.chits.special });
}

/** 19.9.3 */
function tryWithdrawal(record: Surface, ship: Ship, face: number, out: Out): void {
  const speed = speedOf(record.law, ship);
  if (face <= withdrawsOn(speed)) withdraw(record, ship, out, face);
  else announce(out, '19.9.3', 'held', { side: ship.side, ship: calledOpenly(ship), speed, face });
}

export function withdraw(record: Surface, ship: Ship, out: Out, face?: number): void {
  if (!cite('19.9.8')) return;
  ship.state = 'withdrawn';
  ship.hex = -1;
  announce(out, '19.9.8', 'withdrawn', { side: ship.side, ship: ship.id, face });
  // R147 His flagship may be anywhere on the display (20.1); beyond it he leads nobody.
  const officer = record.battle.command[ship.side].officers.findIndex(
    (each) => each.ship === ship.id && each.state === 'aboard',
  );
  if (officer >= 0 && cite('R147')) lose(record, { side: ship.side, officer }, 'withdrawn', out);
}

/** The end: critical hits that were owed (R36: all at once), then honours. */
export function leave(record: Surface, out: Out): void {
  const { law, battle } = record;
  const owed = battle.ships.find(({ critical: marked, state }) => {
    if (marked === 'none' || state === 'sunk' || !cite('R36')) return false;
    return state === 'withdrawn' ? cite('19.9.6') : cite('19.8.7');
  });
  if (owed !== undefined) {
    owed.critical = 'none';
    worsen(record, owed, out);
    if (owed.state !== 'sunk') battle.matters.push({ matter: 'last critical', ship: owed.id, faces: [] });
    return;
  }
  const left = lostForWantOfTow(law, battle);
  for (const ship of left) {
    Object.assign(ship, { state: 'sunk', damage: 5, hex: -1 });
    if (out.on) out.tell('all', '16.7.2', 'left-behind', { side: ship.side, ship: ship.id });
    endangered(battle, ship);
  }
  // 20.3 First what becomes of admirals who were aboard.
  if (battle.matters.length > 0) return;
  for (const side of sides) battle.points[side] = pointsFor(record, side);
  announce(out, 'R37', 'points', { japan: battle.points.japan, allies: battle.points.allies });
  for (const side of sides) battle.matters.push(...honoursFor(law, battle, side));
  battle.phase = 'over';
}

/** R37, R100 Each level of damage is worth printed defence times activation cost; a ship sunk counts as five levels. */
export function pointsFor({ law, battle }: Surface, side: Side): number {
  let points = cite('R38') ? law.handicap[side] : 0;
  const counts = cite('R100') ? law.counts[side] : 1;
  for (const ship of battle.ships) {
    if (ship.side === side || !cite('R37')) continue;
    const before = law.forces.find(({ id }) => id === ship.id)?.damage ?? 0;
    points += counts * pointsPerLevel(law, ship.id) * (ship.damage - before);
  }
  return points;
}

/** 20.6 Whoever has earned both, and has both by the dice, has neither. */
function honour({ battle }: Surface, matter: Extract<Matter, { matter: 'honour' }>, out: Out): void {
  const { side, kind, faces, against } = matter;
  const dice = sumOf(faces);
  const isGiven = (dice !== 7 && dice !== 11) || !cite('20.5.2');
  const [next] = battle.matters;
  if (isGiven && next?.matter === 'honour' && next.side === side && cite('20.6')) next.against = true;
  const admiral = ledBy(battle.command[side])?.name ?? '';
  if (out.on)
    out.say(kind === 'promotion' ? '20.5.2' : '20.6', 'honour', {
      side,
      admiral,
      kind,
      dice,
      given: isGiven,
      cancels: isGiven && against === true,
      enemy: enemyOf(side),
    });
}
