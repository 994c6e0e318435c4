/** 11.5 What bombardment leaves of ports and airfields. */
import type { DamageResult } from '../charts/bombardment.js';
import { cite } from '../cite.js';
import { round } from '../rounding.js';

/** Suppressed so many times, or damaged to a level; sound: neither. */
export type Damage = { readonly suppressed: number; readonly level: number };

export const sound: Damage = { suppressed: 0, level: 0 };

export function damageText({ suppressed, level }: Damage): string {
  if (level > 0) return `D${level}`;
  return suppressed === 0 ? 'undamaged' : suppressed === 1 ? 'S' : `S, ${suppressed} times`;
}

/** The same for whoever does not know the letters of the chart. */
export function damageWords(text: string): string {
  if (text.startsWith('D')) return `damaged (${text} of D4)`;
  const [, times] = /^S(?:, (\d+) times)?$/.exec(text) ?? [];
  if (!text.startsWith('S')) return text;
  return times === undefined ? 'suppressed' : times === '2' ? 'suppressed twice' : `suppressed ${times} times`;
}

/** Levels of damage of a result: none for suppression. */
export const levelsOf = (result: DamageResult): number => (result.startsWith('D') ? Number(result.slice(1)) : 0);

/** 11.5.7 Suppression adds up with suppression alone; damage with damage, up to D4, and takes its place. */
export function damagedBy(before: Damage, result: DamageResult): Damage {
  if (result === '-') return before;
  if (result === 'S') {
    if (before.level > 0 && cite('11.5')) return before;
    return { suppressed: cite('11.5.7') ? before.suppressed + 1 : 1, level: 0 };
  }
  const level = levelsOf(result);
  return { suppressed: 0, level: cite('11.5.7') ? Math.min(4, before.level + level) : level };
}

/** 4.3.1, 11.5.4 The level it works at, and never less than the first. */
export function workingLevel(level: number, { level: damage }: Damage): number {
  return Math.max(cite('11.5.4') ? Math.min(1, level) : 0, level - damage);
}

/** 4.3.1 Five points a level. */
export const airCapacity = (level: number, damage: Damage): number => 5 * workingLevel(level, damage);

/** 10.3, 11.5.5 What fires against planes: that of the level it works at, less what was lost for good. */
export function baseAntiAir(
  antiAirOf: (level: number) => number,
  level: number,
  damage: Damage,
  lostForGood: number,
): number {
  const works = cite('11.5.5') ? workingLevel(level, damage) : level;
  return Math.max(0, antiAirOf(works) - lostForGood);
}

/** How many dice say how much is inoperable; none where it is merely suppressed. */
export const inoperableDice = ({ level }: Damage): number => level;

/**
 * 11.5, 11.5.3 The planes that cannot fly. 20 % of a suppressed field and 10 % for every time more; ten in a hundred for each
 * spot of the dice of a damaged one, each die one less where the field worked at level 5 when it was hit (11.5.10). R7: never
 * more than there are. Whatever the field has no room for is inoperable too.
 */
export function inoperable(
  points: number,
  level: number,
  damage: Damage,
  faces: readonly number[],
  workedAt = workingLevel(level, damage),
): number {
  const crowded = Math.max(0, points - airCapacity(level, damage));
  if (damage.level === 0) {
    if (damage.suppressed === 0) return crowded;
    const percent = 20 + (cite('11.5.7') ? 10 * (damage.suppressed - 1) : 0);
    return Math.max(crowded, round((points * atMostAll(percent)) / 100, 'nearest'));
  }
  const less = workedAt >= 5 && cite('11.5.10') ? 1 : 0;
  const percent = 10 * faces.reduce((sum, face) => sum + face - less, 0);
  return Math.max(crowded, round((points * atMostAll(percent)) / 100, cite('11.5.3') ? 'nearest' : 'down'));
}

const atMostAll = (percent: number): number => (percent > 100 && cite('R7') ? 100 : percent);

/** 11.5.11 Those that arrive at a damaged field: a die a level, ten in a hundred a spot, at least a fifth (R8). */
export function inoperableOnArrival(arriving: number, damage: Damage, faces: readonly number[]): number {
  if (damage.level === 0 && damage.suppressed === 0) return 0;
  const rolled = faces.reduce((sum, face) => sum + face, 0);
  const percent = damage.level === 0 ? 20 : Math.max(20, cite('R8') ? Math.min(100, 10 * rolled) : rolled);
  return cite('11.5.11') ? round((arriving * percent) / 100, 'nearest') : 0;
}

/** 11.5 What is taken from the printed radius of a headquarters in a damaged port, a fraction of the hex dropped. */
export function commandRadius(printed: number, { suppressed, level }: Damage): number {
  const percent = level > 0 ? 10 * (level + 1) : suppressed > 0 ? 10 : 0;
  return cite('11.5') ? round((printed * (100 - percent)) / 100, 'down') : printed;
}

/** 11.5 Command Points a headquarters in the port loses, by the die. */
export function commandPointsLost({ level }: Damage, face: number): number {
  if (level === 0 || !cite('11.5')) return 0;
  return face * (level === 1 ? 1 : level === 4 ? 3 : 2);
}

/** 11.5, R14 Ships' activation the port can no longer pay for, where that option is played. */
export const activationLost = ({ level }: Damage): number => (level > 0 && cite('R14') ? 5 : 0);

/** 11.8 Weeks of building that are gone, for good. */
export const weeksErased = (result: DamageResult): number => (cite('11.8') ? levelsOf(result) : 0);

/** 11.8 Work stops until the field is in order again. */
export const workStops = (result: DamageResult): boolean => result !== '-' && cite('11.8');

/** 11.4 Ships shoot at ports with one less, unless the port lies on an island or atoll. */
export const portModifier = (naval: boolean, island: boolean): number => (naval && !island && cite('11.4') ? -1 : 0);

/** 11.6.1 One more where no CAP attacked, by day; one less for planes on a large field in order. */
export function raidModifier(raid: { naval: boolean; night: boolean; capAttacked: boolean }): number {
  return !raid.naval && !raid.night && !raid.capAttacked && cite('11.6.1') ? 1 : 0;
}

/** 11.6.1 A field that still works at level 5, suppression counted as a level of damage. */
export function isSpread(level: number, { level: damage, suppressed }: Damage): boolean {
  return level - Math.max(damage, suppressed > 0 ? 1 : 0) >= 5 && cite('11.6.1');
}
