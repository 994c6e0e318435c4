/** 11 The bombardments before a ground phase: ships by night, then planes, hex by hex and field by field. */
import type { Answer, Need, Out } from '@ironbottom/umpire';
import { lostForGood } from '../chapters/10-2-ground-fire.js';
import {
  damagedBy,
  damageText,
  inoperable,
  inoperableDice,
  isSpread,
  levelsOf,
  sound,
} from '../chapters/11-5-damage.js';
import { afterFiring, bombardmentStrength, navalShift, strengthLeft } from '../chapters/17-2-naval-bombardment.js';
import { checkClass, ownQuality, passes } from '../chapters/23-5-troop-quality.js';
import { bombardmentColumn, damageOf, percentLost } from '../charts/bombardment.js';
import { bombarded, type GroundTable, groundColumn } from '../charts/ground-bombardment.js';
import { cite } from '../cite.js';
import { d6, d10, sumOf, zeroIsNone } from '../dice.js';
import { round } from '../rounding.js';
import { enemyOf, type Side, sides } from '../sides.js';
import { interdicted } from './interdicting.js';
import type { Fight, GroundBattle, GroundLaw, Open, Order } from './kit.js';
import { hexName, isIn, loseSteps, tidy, unitModifier, unitOf, unitsIn } from './land.js';
import { landingOf } from './landing.js';
import { dateNow, squadronsOf } from './open.js';
import { bombersOnField, bombLoad, pointsOnField } from './planes.js';
import { admiralsFate, raidersOf, shipsHit, strengthOnShips, strengthOnTroops } from './raiding.js';

/** Whose troops may be bombarded this week: those choose one of the two tables. */
export function mayBeBombarded({ law, battle: { open } }: Fight, side: Side): boolean {
  if (squadronsOf(open, law, enemyOf(side)).length > 0 || raidersOf(open, law, enemyOf(side)).length > 0) return true;
  return side === 'japan' && mayFly({ law, battle: { open } });
}

/** From what everybody knows: whether any of the planes can fly is the owner's secret. */
export function mayFly({ law, battle: { open } }: { law: GroundLaw; battle: Pick<GroundBattle, 'open'> }): boolean {
  const { airfield } = open;
  if (airfield === null || open.hexes[airfield.hex]?.holder !== 'allies') return false;
  return bombersOnField(open, law) > 0 && Object.keys(open.hexes).some((hex) => isIn(open, law, hex, 'japan'));
}

export function takeTables({ battle: { open, secret } }: Fight, answers: { [seat: string]: Answer }): void {
  for (const side of sides) {
    const [table] = (answers[side] ?? []) as string[];
    if (table !== 'first' && table !== 'second') continue;
    secret.tables[side] = table;
    open.chose[side] = true;
  }
  open.step = 'naval';
}

/** Ships fire all they may, or half of it. */
export function takeNaval({ law, battle: { open } }: Fight, answers: { [seat: string]: Answer }, out: Out): void {
  for (const side of sides) {
    const rows = (answers[side] ?? []) as string[][];
    for (const [at, { id, name, ships, nation }] of squadronsOf(open, law, side).entries()) {
      const [order] = rows[at] ?? [];
      if (order === undefined) continue;
      const [target = '', half] = order.split(' ');
      const ammo = open.squadrons[id] ?? 'out';
      const all = ships.reduce((sum, ship) => sum + bombardmentStrength(ship), 0);
      const strength = strengthLeft(all, ammo, half === 'half');
      open.squadrons[id] = afterFiring(ammo, half === 'half');
      open.orders.push({ by: side, how: 'naval', target, strength, shift: navalShift(nation, dateNow(open, law)) });
      if (out.on)
        out.tell('all', '17.2', 'ships-fire', {
          name,
          side,
          at: named(law, target),
          strength,
          ammo: open.squadrons[id],
        });
    }
  }
  open.step = 'bombard';
}

function named(law: GroundLaw, target: string): string {
  if (target === 'airfield') return 'the airfield';
  if (target.startsWith('ships ')) return landingOf(law, target.slice(6))?.name ?? 'the ships';
  return `the troops at ${hexName(law, target)}`;
}

/** Who has planes: on the field, or beyond the map. */
export const airSides = (fight: Fight): Side[] =>
  sides.filter(
    (side) => (side === 'allies' && mayFly(fight)) || raidersOf(fight.battle.open, fight.law, side).length > 0,
  );

/** The field's planes have two rows, raiders one each. */
export function takeAir(fight: Fight, answers: { [seat: string]: Answer }, out: Out): void {
  const { law, battle } = fight;
  const { open } = battle;
  open.flew = true;
  open.step = 'bombard';
  for (const side of airSides(fight)) {
    const rows = [...((answers[side] ?? []) as (string[] | number)[])];
    if (side === 'allies' && mayFly(fight)) {
      const [targets, points] = rows.splice(0, 2);
      fieldFlies(open, law, (targets as string[] | undefined)?.[0], Number(points ?? 0), out);
    }
    for (const raiders of raidersOf(open, law, side)) {
      const [target] = (rows.shift() ?? []) as string[];
      if (out.on)
        out.tell('all', '11.2', 'raiders-fly', {
          name: raiders.name,
          at: target === undefined ? '' : named(law, target),
        });
      if (target === undefined) continue;
      const strength = target.startsWith('ships ') ? strengthOnShips(raiders) : strengthOnTroops(raiders);
      open.orders.push({ by: side, how: 'air', target, strength, shift: 0 });
    }
  }
}

function fieldFlies(open: Open, law: GroundLaw, target: string | undefined, points: number, out: Out): void {
  const flying = target === undefined ? 0 : points;
  if (open.airfield !== null) {
    open.airfield.out = flying;
    open.airfield.flown = Math.max(open.airfield.flown, flying);
  }
  if (out.on)
    out.tell('all', '11.2', 'planes-fly', { points: flying, at: target === undefined ? '' : hexName(law, target) });
  if (target === undefined || flying === 0) return;
  open.orders.push({ by: 'allies', how: 'air', target, strength: bombLoad(open, law, flying), shift: 0 });
}

/** The next bombardment, or what follows when there is none left. */
export function nextBombardment(open: Open, law: GroundLaw): void {
  open.faces = [];
  const [order] = open.orders;
  if (order === undefined) {
    open.step = open.marched.length > 0 ? 'withdraw' : open.flew ? 'rating' : 'air';
    open.marched = [];
    return;
  }
  if (order.target.startsWith('ships ')) {
    open.step = 'ships';
    return;
  }
  if (order.target.startsWith('march ')) {
    open.step = 'march';
    return;
  }
  if (order.target !== 'airfield') {
    open.step = 'troops';
    return;
  }
  open.queue = Object.entries(open.airfield?.points ?? {})
    .filter(([, points]) => points > 0)
    .map(([type]) => type)
    .sort();
  open.step = open.queue.length > 0 && cite('11.3') ? 'points' : 'damage';
  if (open.airfield === null || open.hexes[open.airfield.hex]?.holder === order.by) finish(open, law);
}

function finish(open: Open, law: GroundLaw): void {
  open.orders.shift();
  nextBombardment(open, law);
}

export function bombardmentNeed({ law, battle: { open } }: Fight): Need | undefined {
  const by = open.orders[0]?.by ?? 'japan';
  switch (open.step) {
    case 'points':
      return d6('11.3', by);
    case 'damage':
      return d6('11.3', by);
    case 'inoperable':
      return d6('11.5', 'allies');
    case 'troops':
      return d6('11.2', by);
    case 'march':
      return d6('23.1.2', by);
    case 'ships':
      return d6('7.8.1', by);
    case 'fate':
      return d6('21.3', enemyOf(by));
    case 'checks': {
      const id = open.queue[0] ?? '';
      const { side } = unitOf(law, id);
      return d10('11.2.2', side, checkClass(qualityOf({ law, open }, id), unitModifier(open, law, id)));
    }
    default:
      return undefined;
  }
}

const qualityOf = ({ law, open }: { law: GroundLaw; open: Open }, id: string): number =>
  ownQuality({ quality: unitOf(law, id).troopQuality, broken: open.units[id]?.broken ?? false });

export function bombardmentDie(fight: Fight, face: number, out: Out): void {
  const { open } = fight.battle;
  if (open.step === 'checks') {
    checked(fight, face, out);
    return;
  }
  open.faces.push(face);
  const wanted =
    open.step === 'ships' ? 3 : open.step === 'inoperable' ? inoperableDice(open.airfield?.damage ?? sound) : 2;
  if (open.faces.length < wanted) return;
  const faces = open.faces;
  open.faces = [];
  const [order] = open.orders;
  if (open.step === 'inoperable') {
    unfit(fight, faces, out);
    return;
  }
  if (order === undefined) return;
  if (open.step === 'ships') {
    if (shipsHit(open, fight.law, order, faces, out)) open.step = 'fate';
    else finish(open, fight.law);
    return;
  }
  if (open.step === 'fate') {
    admiralsFate(open, fight.law, order, faces, out);
    finish(open, fight.law);
    return;
  }
  if (open.step === 'march') {
    interdicted(open, fight.law, order, sumOf(faces), out);
    finish(open, fight.law);
    return;
  }
  if (open.step === 'points') {
    pointsHit(fight, order, sumOf(faces), out);
    return;
  }
  if (open.step === 'damage') {
    fieldHit(fight, order, sumOf(faces), out);
    return;
  }
  troopsHit(fight, order, sumOf(faces), out);
  return;
}

/** 11.3 The planes of one type on the ground. 11.6.1 A large field in order spreads them. */
function pointsHit({ law, battle: { open } }: Fight, order: Order, sum: number, out: Out): void {
  const { airfield } = open;
  const type = open.queue.shift() ?? '';
  if (airfield === null) return;
  const { level, damage } = airfield;
  const spread = isSpread(level, damage) ? -1 : 0;
  const column = bombardmentColumn(order.strength, order.shift);
  const percent = percentLost(law.charts.bombardmentOfAirPoints, column, sum + spread);
  const there = airfield.points[type] ?? 0;
  const lost = cite('11.1') ? round((there * percent) / 100, 'nearest') : 0;
  airfield.points[type] = there - lost;
  airfield.flown = Math.min(airfield.flown, bombersOnField(open, law));
  if (out.on) out.tell('all', '11.3', 'points-hit', { type, sum, percent, lost, left: there - lost });
  if (open.queue.length === 0) open.step = 'damage';
}

function fieldHit(fight: Fight, order: Order, sum: number, out: Out): void {
  const { law, battle } = fight;
  const { open } = battle;
  const { airfield } = open;
  if (airfield === null) return;
  const result = damageOf(law.charts.bombardmentOfBases, bombardmentColumn(order.strength, order.shift), sum);
  airfield.damage = damagedBy(airfield.damage, result);
  airfield.antiAirLost = lostForGood(airfield.antiAirLost, levelsOf(result));
  if (out.on) out.tell('all', '11.3', 'field-hit', { sum, result, now: damageText(airfield.damage) });
  toInoperable(fight, out);
}

/** 11.5.6, 11.5.9 Whenever the damage changes, or the planes, it is found out anew who can fly. */
export function toInoperable(fight: Fight, out: Out): void {
  const { open } = fight.battle;
  open.faces = [];
  if (open.airfield === null) return;
  open.airfield.flown = 0;
  open.step = 'inoperable';
  if (inoperableDice(open.airfield.damage) === 0) unfit(fight, [], out);
}

/** 11.5 The owner's secret dice. */
function unfit({ law, battle }: Fight, faces: readonly number[], out: Out): void {
  const { open, secret } = battle;
  const { airfield } = open;
  if (airfield === null) return;
  secret.inoperable = inoperable(pointsOnField(open), airfield.level, airfield.damage, faces);
  if (out.on) out.tell(['allies'], '11.5', 'unfit', { points: secret.inoperable, of: pointsOnField(open) });
  if (open.orders.length === 0) open.step = 'post';
  else finish(open, law);
}

/** 11.2 Troops in a hex: by the table that their owner has chosen, which the other side is not told. */
function troopsHit(fight: Fight, order: Order, sum: number, out: Out): void {
  const { law, battle } = fight;
  const { open, secret } = battle;
  const owner = enemyOf(order.by);
  const hex = open.hexes[order.target];
  if (hex === undefined) {
    finish(open, law);
    return;
  }
  const fortified = hex.fort > 0 && hex.holder === owner;
  const column = groundColumn(order.strength, order.shift);
  const table: GroundTable = secret.tables[owner] ?? 'first';
  const result = bombarded(law.charts.groundBombardment, table, fortified, column, sum);
  const seen = { check: result.check, fort: result.fort && fortified, step: result.step };
  open.shellings.push({
    hex: order.target,
    by: order.by,
    how: order.how,
    column,
    fortified,
    sum,
    seen,
    modifier: null,
    openly: false,
  });
  if (out.on) {
    out.tell('all', '11.2', 'troops-hit', { by: order.by, at: hexName(law, order.target), sum, ...seen });
    out.tell([owner], '11.2.2', 'modifier', {
      by: order.by,
      at: hexName(law, order.target),
      modifier: result.modifier,
    });
  }
  if (seen.fort && cite('11.2.2')) hex.fort -= 1;
  const there = unitsIn(open, law, order.target, owner);
  // R63 The step is lost by the largest unit; 11.2.2 never the last one.
  const [largest] = there.sort((a, b) => (open.units[b.id]?.steps ?? 0) - (open.units[a.id]?.steps ?? 0));
  const spare = largest !== undefined && (open.units[largest.id]?.steps ?? 0) > 1;
  if (seen.step && spare && cite('R63')) {
    loseSteps(open, owner, largest.id, 1);
    tidy(open, law);
    if (out.on) out.say('11.2.2', 'shelled-step', { unit: largest.name, left: open.units[largest.id]?.steps ?? 0 });
  }
  open.queue = seen.check ? there.filter(({ id }) => owesCheck(open, id, order.how)).map(({ id }) => id) : [];
  open.queue.sort();
  open.step = 'checks';
  if (open.queue.length === 0) finish(open, law);
}

/** 11.2.2 One check for ships and one for planes in a turn; the broken have nothing more to lose. */
function owesCheck({ units }: Open, id: string, how: Order['how']): boolean {
  const unit = units[id];
  return unit !== undefined && !unit.broken && !(unit.checked[how] && cite('11.2.2'));
}

function checked(fight: Fight, face: number, out: Out): void {
  const { law, battle } = fight;
  const { open } = battle;
  const id = open.queue.shift() ?? '';
  const unit = open.units[id];
  const how = open.orders[0]?.how ?? 'naval';
  const passed = passes(face, qualityOf({ law, open }, id), unitModifier(open, law, id));
  if (unit !== undefined) {
    unit.checked[how] = true;
    if (!passed && cite('11.2.2')) unit.broken = true;
  }
  if (out.on) out.say('11.2.2', 'shelled-check', { unit: unitOf(law, id).name, face: zeroIsNone(face), passed });
  if (open.queue.length === 0) finish(open, law);
}

/** A stand-in for 39: in a week the field gets one level better, and suppression is over. Null: it was in order. */
export function repaired({ damage }: { damage: { suppressed: number; level: number } }): typeof damage | null {
  if (!cite('R68')) return null;
  if (damage.level > 1) return { suppressed: 0, level: damage.level - 1 };
  if (damage.level === 1) return { suppressed: 1, level: 0 };
  return damage.suppressed > 0 ? sound : null;
}

/** 11.2.2 What all bombardments of a hex come to in its combat: three at most, for the attacker when positive. */
export function netModifier({ law, battle: { open, secret } }: Fight, hex: string, attacker: Side, out: Out): number {
  let net = 0;
  for (const shelling of open.shellings) {
    if (shelling.hex !== hex) continue;
    const { by, fortified, column, sum, openly } = shelling;
    const table = openly ? 'first' : (secret.tables[enemyOf(by)] ?? 'first');
    shelling.modifier = bombarded(law.charts.groundBombardment, table, fortified, column, sum).modifier;
    net += by === attacker ? shelling.modifier : -shelling.modifier;
    if (out.on) out.tell('all', '11.2.2', 'modifier', { by, at: hexName(law, hex), modifier: shelling.modifier });
  }
  return cite('11.2.2') ? Math.max(-3, Math.min(3, net)) : 0;
}
