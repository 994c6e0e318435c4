/** 7.17 Repairing what was destroyed, month by month: a point is paid first, then a die of 4 or more repairs. */
import { cite } from '../cite.js';
import type { Modifier } from './7-13-depletion.js';

export const REPAIR_COST = 1;

export type Ruin = {
  readonly kind:
    | 'airbase'
    | 'airstrip'
    | 'port'
    | 'resource'
    | 'fortification'
    | 'coastal fort'
    | 'permanent fort'
    | 'railway';
  readonly friendly: boolean;
  readonly home: boolean;
  /** In an enemy Zone of Control that nothing contests. */
  readonly uncontested: boolean;
  readonly supplied: boolean;
  readonly triedThisMonth: boolean;
};

/** Why no repair may be tried; undefined if it may. */
export function noRepair(ruin: Ruin): string | undefined {
  if (!cite('7.17')) return undefined;
  if (ruin.kind === 'airstrip') return 'an airstrip is never repaired';
  if (!ruin.friendly) return 'not in friendly hands';
  if (ruin.uncontested) return 'in an uncontested enemy zone of control';
  return ruin.triedThisMonth ? 'tried this month' : undefined;
}

/** `foul`: Monsoon or Wet in any zone. */
export function repairModifiers({ kind, home, supplied }: Ruin, foul: boolean): Modifier[] {
  const found: Modifier[] = [];
  const add = (is: boolean, why: string, by: number): void => {
    if (is && cite('7.17')) found.push({ why, by });
  };
  add(home, 'at home', 1);
  add(kind.includes('fort'), 'a fort', -1);
  add(foul, 'Monsoon or Wet weather', -1);
  add(!supplied, 'out of supply', -2);
  return found;
}

export const isRepaired = (die: number, modifiers: readonly Modifier[]): boolean =>
  modifiers.reduce((sum, { by }) => sum + by, die) >= 4;
