/** 6, 10, R125 The raid on its way in: the CAP, the escorts, anti-aircraft fire. */
import type { Out } from '@ironbottom/umpire';
import { bandIn } from '../chapters/6-3-results.js';
import { fieldAA } from '../chapters/10-2-ground-fire.js';
import { baseAntiAir } from '../chapters/11-5-damage.js';
import { airColumns, airRows } from '../charts/air-combat.js';
import { aaColumns } from '../charts/anti-air.js';
import { cite } from '../cite.js';
import { sumOf } from '../dice.js';
import type { BombardLaw, Open, Planes, Shot, Target } from './kit.js';
import { total } from './kit.js';
import { attackerOf, defenderOf } from './open.js';
import type { Wing } from './scenario.js';

type Body = Shot['by'];

const wingOf = ({ scenario }: BombardLaw, body: Body, type: string): Wing | undefined =>
  (body === 'cap' ? scenario.field.wings : scenario.raid)[type];

/** The planes of a body that are in the air. */
function planesOf(open: Open, law: BombardLaw, body: Body): Planes {
  if (body === 'cap') return open.field.aloft;
  const fighters = body === 'escort';
  return Object.fromEntries(
    Object.entries(law.scenario.raid)
      .filter(([, wing]) => wing.fighter === fighters)
      .map(([type]) => [type, open.raid[type] ?? 0]),
  );
}

const strengthOf = (open: Open, law: BombardLaw, body: Body): number =>
  Object.entries(planesOf(open, law, body)).reduce(
    (sum, [type, points]) => sum + points * (wingOf(law, body, type)?.air ?? 0),
    0,
  );

const shot = (open: Open, law: BombardLaw, by: Body, on: Body): Shot => ({
  by,
  on,
  strength: strengthOf(open, law, by),
  many: total(planesOf(open, law, by)),
});

/** 6.1.1 Escorts are close: first they and the CAP, one after the other; then CAP and bombers at the same time. */
export function nextShots(open: Open, law: BombardLaw, after: Body | null): Shot[] {
  const there = (body: Body): boolean => total(planesOf(open, law, body)) > 0;
  if (!there('cap')) return [];
  if (after === null && there('escort') && cite('R125')) return [shot(open, law, 'cap', 'escort')];
  if (after === 'escort') return there('escort') ? [shot(open, law, 'escort', 'cap')] : nextShots(open, law, 'cap');
  if (!there('bombers')) return [];
  return [shot(open, law, 'cap', 'bombers'), shot(open, law, 'bombers', 'cap')];
}

/** 6.3.1 So many strength points of planes go: shot down, or home. The best are hit last. */
export function shotAt(
  open: Open,
  law: BombardLaw,
  { by, on, strength, many }: Shot,
  faces: readonly number[],
  out: Out,
): void {
  const at = Math.max(0, Math.min(10, sumOf(faces) - 2));
  const [column, row] = [bandIn(airColumns, strength), bandIn(airRows, many)];
  const { aborted, eliminated } = law.charts.airCRT.values;
  const killed = strength <= 0 ? 0 : take(open, law, on, eliminated[row]?.[at]?.[column] ?? 0, true);
  const home = strength <= 0 ? 0 : take(open, law, on, aborted[row]?.[at]?.[column] ?? 0, false);
  if (by === 'cap') open.capAttacked = true;
  if (out.on) out.tell('all', '6.1.1', 'air-combat', { by, on, sum: sumOf(faces), killed, home });
}

function take(open: Open, law: BombardLaw, body: Body, strength: number, killed: boolean): number {
  let [left, gone] = [strength, 0];
  for (const type of Object.keys(planesOf(open, law, body)).sort()) {
    const air = Math.max(1, wingOf(law, body, type)?.air ?? 1);
    const points = Math.min(planesOf(open, law, body)[type] ?? 0, Math.floor(left / air));
    left -= points * air;
    gone += points;
    remove(open, law, body, type, points, killed);
  }
  return gone;
}

function remove(open: Open, law: BombardLaw, body: Body, type: string, points: number, killed: boolean): void {
  if (points === 0) return;
  const { field } = open;
  if (body === 'cap') {
    if (!killed) return;
    field.aloft[type] = (field.aloft[type] ?? 0) - points;
    field.points[type] = (field.points[type] ?? 0) - points;
    field.seen[type] = Math.max(0, (field.seen[type] ?? 0) - points);
    open.lost[defenderOf(law)] += points;
    return;
  }
  open.raid[type] = (open.raid[type] ?? 0) - points;
  if (killed) {
    open.raiders[type] = (open.raiders[type] ?? 0) - points;
    open.lost[attackerOf(law)] += points;
  } else open.back[type] = (open.back[type] ?? 0) + points;
}

/** 10.3, 11.5.5 What fires: that of the level at which the field still works, or the port's own guns, less what is gone for good. */
export function antiAirAt(open: Open, law: BombardLaw, target: Target): number {
  const { field, port } = law.scenario;
  if (!cite('10.3')) return 0;
  if (target === 'airfield')
    return baseAntiAir(fieldAA(law.charts.installationAA), field.level, open.field.damage, open.field.antiAirLost);
  const [whole = 0, damaged = 0] = port?.antiAir ?? [];
  const own = (open.port?.damage.level ?? 0) > 0 && cite('11.5') ? damaged : whole;
  return Math.max(0, own - (open.port?.antiAirLost ?? 0));
}

export function antiAirFires(open: Open, law: BombardLaw, target: Target, faces: readonly number[], out: Out): void {
  const strength = antiAirAt(open, law, target);
  const column = bandIn(aaColumns, strength);
  const at = Math.max(0, Math.min(10, sumOf(faces) - 2));
  const { lost, aborted } = law.charts.aaTable.values;
  const bombers = (): string[] =>
    Object.keys(planesOf(open, law, 'bombers')).filter((type) => (open.raid[type] ?? 0) > 0);
  const hit = (points: number, killed: boolean): number => {
    let left = strength <= 0 ? 0 : points;
    let gone = 0;
    for (let [type] = bombers(); type !== undefined && left > 0; [type] = bombers()) {
      remove(open, law, 'bombers', type, 1, killed);
      left -= 1;
      gone += 1;
    }
    return gone;
  };
  const killed = hit(lost[at]?.[column] ?? 0, true);
  const home = hit(aborted[at]?.[column] ?? 0, false);
  if (out.on) out.tell('all', '10.2', 'anti-air', { strength, sum: sumOf(faces), killed, home });
}

export const bombsLeft = (open: Open, law: BombardLaw): number =>
  Object.entries(open.raid).reduce((sum, [type, points]) => sum + points * (law.scenario.raid[type]?.bombs ?? 0), 0);
