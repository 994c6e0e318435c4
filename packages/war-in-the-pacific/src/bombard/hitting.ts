/** 11.3 to 11.5 What a bombardment does to planes, field, port and headquarters, and who cannot fly afterwards. */
import type { Out } from '@ironbottom/umpire';
import { lostForGood } from '../chapters/10-2-ground-fire.js';
import {
  airCapacity,
  commandPointsLost,
  type Damage,
  damagedBy,
  damageText,
  inoperable,
  inoperableDice,
  inoperableOnArrival,
  isSpread,
  levelsOf,
  portModifier,
  raidModifier,
  workingLevel,
} from '../chapters/11-5-damage.js';
import { bombardmentColumn, damageOf, percentLost } from '../charts/bombardment.js';
import { cite } from '../cite.js';
import { round } from '../rounding.js';
import type { Attack, BombardLaw, Bombing, Open, Planes } from './kit.js';
import { total } from './kit.js';
import { defenderOf } from './open.js';

/** 11.6.1, 11.4 On the dice, by ships or planes, by day. */
export function modifierOf(open: Open, { scenario }: BombardLaw, { naval, target }: Attack): number {
  const raid = raidModifier({ naval, night: naval, capAttacked: open.capAttacked });
  return raid + (target === 'port' ? portModifier(naval, scenario.island) : 0);
}

const columnOf = ({ strength, shift }: Attack): number => bombardmentColumn(strength, shift);

/** 11.3.1 Only what stands on the ground is hit. */
export const onGround = ({ field }: Open, type: string): number =>
  (field.points[type] ?? 0) - (cite('11.3.1') ? (field.aloft[type] ?? 0) : 0);

/** 11.3 One type of planes. */
export function pointsHit({ law, battle: { open, secret } }: Bombing, attack: Attack, sum: number, out: Out): void {
  const type = open.queue.shift() ?? '';
  const { field } = open;
  const spread = isSpread(law.scenario.field.level, field.damage) ? -1 : 0;
  const percent = percentLost(
    law.charts.bombardmentOfAirPoints,
    columnOf(attack),
    sum + modifierOf(open, law, attack) + spread,
  );
  const lost = round((onGround(open, type) * percent) / 100, 'nearest');
  field.points[type] = (field.points[type] ?? 0) - lost;
  // Those seen to fly may have been among the lost, unless they were in the air.
  if ((field.aloft[type] ?? 0) === 0) field.seen[type] = Math.max(0, (field.seen[type] ?? 0) - lost);
  secret.unfit[type] = Math.min(secret.unfit[type] ?? 0, field.points[type] ?? 0);
  open.lost[defenderOf(law)] += lost;
  if (lost > 0) open.operable = null;
  if (out.on) out.tell('all', '11.3', 'points-hit', { type, sum, percent, lost, left: field.points[type] });
}

export function baseHit({ law, battle: { open } }: Bombing, attack: Attack, sum: number, out: Out): Damage {
  const result = damageOf(law.charts.bombardmentOfBases, columnOf(attack), sum + modifierOf(open, law, attack));
  const before = attack.target === 'port' ? open.port?.damage : open.field.damage;
  const damage = damagedBy(before ?? open.field.damage, result);
  const hit = attack.target === 'airfield' ? open.field : open.port;
  if (attack.target === 'airfield' && levelsOf(result) > 0)
    open.field.workedAt = workingLevel(law.scenario.field.level, open.field.damage);
  if (hit !== null) {
    hit.damage = damage;
    hit.antiAirLost = lostForGood(hit.antiAirLost, levelsOf(result));
  }
  if (out.on)
    out.tell('all', attack.target === 'port' ? '11.4' : '11.3', 'base-hit', {
      target: attack.target,
      sum,
      result,
      now: damageText(damage),
    });
  return result.startsWith('D') ? damage : { suppressed: 0, level: 0 };
}

/** 11.5, 11.5.1 Command Points, evenly; what is left over as the owner likes. */
export function commandHit({ law, battle: { open } }: Bombing, face: number, out: Out): void {
  const { port } = open;
  if (port === null) return;
  const names = (law.scenario.port?.headquarters ?? []).map(({ name }) => name);
  const lost = Math.min(commandPointsLost(port.damage, face), total(port.command));
  const holding = (): string[] => names.filter((name) => (port.command[name] ?? 0) > 0);
  let left = lost;
  // What one of them has not got the others lose, evenly again.
  for (let some = holding(); cite('11.5.1') && some.length > 0 && left >= some.length; some = holding())
    for (const name of some) {
      port.command[name] = (port.command[name] ?? 0) - 1;
      left -= 1;
    }
  open.commandLost += lost - left;
  open.remainder = Math.min(left, holding().length);
  if (out.on) out.tell('all', '11.5', 'command-lost', { face, lost, left: open.remainder });
}

/** 11.5.1 One point each from those named. */
export function remainderPaid({ battle: { open } }: Bombing, names: readonly string[], out: Out): void {
  for (const name of names) {
    if (open.port === null || (open.port.command[name] ?? 0) === 0) continue;
    open.port.command[name] = (open.port.command[name] ?? 0) - 1;
    open.commandLost += 1;
  }
  open.remainder = 0;
  if (out.on) out.tell('all', '11.5.1', 'remainder', { names: [...names] });
}

/** Dice the owner throws for those on the ground, and for those who come home to it (11.5.11). */
export const groundDice = ({ field }: Open): number => inoperableDice(field.damage);
export const arrivalDice = ({ field }: Open): number => (total(field.aloft) > 0 ? inoperableDice(field.damage) : 0);

/** 11.5, 11.5.11 How many cannot fly; which is for the owner to say (11.5.6). */
export function settleUnfit({ law, battle: { open, secret } }: Bombing, faces: readonly number[], out: Out): void {
  const { field } = open;
  const { level } = law.scenario.field;
  const aloft = total(field.aloft);
  const ground = total(field.points) - (cite('R127') ? aloft : 0);
  const first = inoperableDice(field.damage);
  const unfit =
    inoperable(ground, level, field.damage, faces.slice(0, first), field.workedAt) +
    inoperableOnArrival(aloft, field.damage, faces.slice(first));
  const crowded = Math.max(0, total(field.points) - airCapacity(level, field.damage));
  secret.owed = Math.min(total(field.points), Math.max(unfit, crowded));
  secret.unfit = {};
  field.seen = {};
  open.settledFor = field.damage;
  open.operable = null;
  if (out.on) out.tell([defenderOf(law)], '11.5', 'unfit', { points: secret.owed, of: total(field.points) });
}

/** 11.5.6 Freely chosen, until the damage changes. */
export function assignUnfit({ law, battle: { open, secret } }: Bombing, chosen: Planes, out: Out): void {
  const { points } = open.field;
  secret.unfit = {};
  let left = secret.owed;
  const types = Object.keys(law.scenario.field.wings);
  for (const type of [...types.filter((each) => chosen[each] !== undefined), ...types]) {
    const wish = secret.unfit[type] === undefined && cite('11.5.6') ? (chosen[type] ?? 0) : left;
    const room = (points[type] ?? 0) - (secret.unfit[type] ?? 0);
    const taken = Math.max(0, Math.min(wish, room, left));
    secret.unfit[type] = (secret.unfit[type] ?? 0) + taken;
    left -= taken;
  }
  secret.owed = 0;
  if (out.on) out.tell('all', '11.5.6', 'assigned', {});
}
