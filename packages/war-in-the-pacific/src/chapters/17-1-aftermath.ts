/** 17.1.13 What becomes of a force that has assaulted a beach, unit by unit. */
import { cite } from '../cite.js';

export type Aftermath = {
  readonly losses: number;
  readonly where: 'stays' | 'one hex' | 're-embarked';
  readonly broken: boolean;
  readonly active: boolean;
};

export type Assault = {
  /** Steps the table called for. */
  readonly called: number;
  /** Transports are still in the hex or beside it. */
  readonly ships: boolean;
  readonly passed: boolean;
  readonly retreats: boolean;
  /** With ships at hand a retreat may be back on board. */
  readonly aboard: boolean;
};

export function afterAssault({ called, ships, passed, retreats, aboard }: Assault): Aftermath {
  if (!cite('17.1.13')) return { losses: called, where: 'stays', broken: false, active: true };
  if (!retreats) return { losses: called, where: 'stays', broken: false, active: passed };
  if (ships && aboard)
    return passed
      ? { losses: called, where: 're-embarked', broken: false, active: true }
      : { losses: 2 * called, where: 're-embarked', broken: false, active: false };
  if (passed) return { losses: called + 1, where: 'one hex', broken: false, active: false };
  return { losses: ships ? 2 * called + 1 : 3 * called, where: 'one hex', broken: true, active: false };
}
