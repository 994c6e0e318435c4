/** 6, 10, R125 The raid on its way in: the CAP, the escorts, anti-aircraft fire. */
import type { Out, Sheet } from '@ironbottom/umpire';
import { airResult, lossSheet, mostByReturnFire, type Sufferer } from '../chapters/6-3-results.js';
import { aaResult } from '../chapters/10-1-anti-aircraft.js';
import { fieldAA, mayBeFirst } from '../chapters/10-2-ground-fire.js';
import { baseAntiAir } from '../chapters/11-5-damage.js';
import { cite } from '../cite.js';
import { sumOf } from '../dice.js';
import type { BombardLaw, Open, Planes, Shot, Target } from './kit.js';
import { total } from './kit.js';
import { attackerOf, defenderOf } from './open.js';
import type { Wing } from './scenario.js';

type Body = Shot['by'];

const wingOf = ({ scenario }: BombardLaw, body: Body, type: string): Wing | undefined =>
  (body === 'cap' ? scenario.field.wings : scenario.raid)[type];

/** 6.1.1 CAP that was driven off attacks nobody any more. */
const stillFighting = ({ field: { aloft, driven } }: Open): Planes =>
  Object.fromEntries(Object.entries(aloft).map(([type, points]) => [type, points - (driven[type] ?? 0)]));

/** The planes of a body that are in the air, and in the fight. */
function planesOf(open: Open, law: BombardLaw, body: Body): Planes {
  if (body === 'cap') return stillFighting(open);
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

/** Types of a body with anybody left in the fight, and what one Air Point of them takes. */
function sufferersOf(open: Open, law: BombardLaw, body: Body): (Sufferer & { readonly type: string })[] {
  return Object.entries(planesOf(open, law, body))
    .filter(([, points]) => points > 0)
    .map(([type, points]) => ({
      type,
      text: `${points} ${type}`,
      points,
      each: Math.max(1, wingOf(law, body, type)?.air ?? 1),
    }))
    .sort((a, b) => (a.type < b.type ? -1 : 1));
}

/** 6.3.1 What the dice did, in points of strength. */
export function shotAt(open: Open, law: BombardLaw, shot: Shot, faces: readonly number[]): void {
  const { by, strength, many } = shot;
  const sum = sumOf(faces);
  const result = strength <= 0 ? { aborted: 0, eliminated: 0 } : airResult(law, strength, many, sum);
  if (by === 'cap') open.capAttacked = true;
  open.toll = { ...result, shot, sum, limit: by === 'bombers' ? mostByReturnFire(open.bombersHit) : 1000 };
}

/** 6.3.1 Whether there is anything to choose: two types or more that it can hurt. */
export function mustChoose(open: Open, law: BombardLaw): boolean {
  const { toll } = open;
  if (toll === null || !cite('6.3.1')) return false;
  const most = Math.max(toll.aborted, toll.limit > 0 ? toll.eliminated : 0);
  return sufferersOf(open, law, toll.shot.on).filter(({ each }) => each <= most).length > 1;
}

export function tollAsk(open: Open, law: BombardLaw): Sheet {
  const toll = open.toll ?? { eliminated: 0, aborted: 0, limit: 0, shot: null };
  return lossSheet(toll.shot === null ? [] : sufferersOf(open, law, toll.shot.on), toll);
}

/** The shot is settled, as the attacker said: for each type who is shot down, then who is driven off. */
export function tollTaken(open: Open, law: BombardLaw, said: readonly number[], out: Out): void {
  const { toll } = open;
  if (toll === null) return;
  const { by, on } = toll.shot;
  let [killed, home] = [0, 0];
  for (const [at, { type }] of sufferersOf(open, law, on).entries()) {
    const [down = 0, off = 0] = [said[2 * at], said[2 * at + 1]];
    remove(open, law, on, type, down, true);
    remove(open, law, on, type, off, false);
    killed += down;
    home += off;
  }
  open.bombersHit = on === 'bombers' ? killed + home : 0;
  open.toll = null;
  if (out.on) out.tell('all', '6.1.1', 'air-combat', { by, on, sum: toll.sum, killed, home });
}

function remove(open: Open, law: BombardLaw, body: Body, type: string, points: number, killed: boolean): void {
  if (points === 0) return;
  const { field } = open;
  if (body === 'cap') {
    if (!killed) {
      // 6.1.1 Out of the fight; while the bombs fall it is still in the air.
      field.driven[type] = (field.driven[type] ?? 0) + points;
      return;
    }
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

const bombersIn = (open: Open, law: BombardLaw): (Sufferer & { readonly type: string })[] =>
  sufferersOf(open, law, 'bombers');

export function antiAirFires(open: Open, law: BombardLaw, target: Target, faces: readonly number[], out: Out): void {
  const strength = antiAirAt(open, law, target);
  const { lost, aborted } = aaResult(law, strength, 0, sumOf(faces));
  const many = bombersIn(open, law).reduce((sum, { points }) => sum + points, 0);
  const killed = Math.min(many, lost);
  const home = Math.min(many - killed, aborted);
  open.gunned = { lost: killed, aborted: home };
  if (out.on) out.tell('all', '10.2', 'anti-air', { strength, sum: sumOf(faces), killed, home });
}

/** 10.2 Types on which the gunners may put the first result: at least half of the bombers. */
export function mayTakeFirst(open: Open, law: BombardLaw): string[] {
  const there = bombersIn(open, law);
  const attackers = there.map(({ type, points }) => ({ type, points, altitude: 'medium' as const, fighters: false }));
  const hits = open.gunned.lost + open.gunned.aborted;
  return there.length < 2 || hits === 0
    ? []
    : there.map(({ type }) => type).filter((type) => mayBeFirst(attackers, 'medium', type));
}

/** 10.2 How many Air Points chance draws from; 0: there is nothing to draw, or nothing to draw for. */
export function drawnFrom(open: Open, law: BombardLaw): number {
  const there = bombersIn(open, law);
  if (open.gunned.lost + open.gunned.aborted === 0) return 0;
  return there.length < 2 ? 0 : there.reduce((sum, { points }) => sum + points, 0);
}

/** The one under the die; without one the only type there is. */
export function drawn(open: Open, law: BombardLaw, face: number): string {
  const there = bombersIn(open, law);
  let before = 0;
  const found = there.find(({ points }) => {
    before += points;
    return face <= before;
  });
  return (cite('10.2') ? found?.type : there[0]?.type) ?? '';
}

/** One Air Point of this type: those shot down first, then those that turn back. */
export function gunHits(open: Open, law: BombardLaw, type: string, out: Out): void {
  const killed = open.gunned.lost > 0;
  open.gunned = killed
    ? { ...open.gunned, lost: open.gunned.lost - 1 }
    : { ...open.gunned, aborted: open.gunned.aborted - 1 };
  remove(open, law, 'bombers', type, 1, killed);
  if (out.on) out.tell('all', '10.2', 'gunned', { type, killed });
}

export const bombsLeft = (open: Open, law: BombardLaw): number =>
  Object.entries(open.raid).reduce((sum, [type, points]) => sum + points * (law.scenario.raid[type]?.bombs ?? 0), 0);
