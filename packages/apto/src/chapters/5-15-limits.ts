/** 5.15 Who may attack what. Every answer is the refusal that an attack would meet, or none. */
import type { Refusal } from '@ironbottom/umpire';
import type { OddsColumn } from '../charts/crt.js';
import { cite } from '../cite.js';
import { type Hexside, isCrossable } from '../map/hexes.js';
import type { LandKind, LandUnit } from '../pieces.js';

/** What is in a hex that somebody wants to attack. */
export type Target = {
  readonly units: number;
  readonly hq: boolean;
  /** Fortification or coastal fort. */
  readonly fort: boolean;
  /** It has been attacked in this Step. */
  readonly attacked: boolean;
};

/** Land units, a fort or a lone headquarters; a hex is attacked once in a Step. */
export function targetFault({ units, hq, fort, attacked }: Target): Refusal | undefined {
  if (units === 0 && !hq && !fort && cite('5.15'))
    return { rule: '5.15', why: 'nobody is there to be attacked: an empty hex is simply entered' };
  if (attacked && cite('5.15')) return { rule: '5.15', why: 'a hex is attacked once in a Step' };
  return undefined;
}

/** Over land, or over a strait with a ferry; never over sea, lake or what cannot be passed. */
export function sideFault(between: Hexside | undefined): Refusal | undefined {
  if (between === undefined) return { rule: '5.15', why: 'the target is not next to the unit' };
  if (isCrossable(between) || !cite('5.15')) return undefined;
  return { rule: '5.15', why: 'no land joins the two hexes' };
}

/** Not infantry, for the reach of a headquarters. */
const freeKinds: readonly LandKind[] = ['artillery', 'armor', 'mechanized', 'motorized', 'cavalry'];

/** An attacker is activated and has not attacked in this activation; infantry stays within the reach of its headquarters. */
export function attackerFault(
  unit: Pick<LandUnit, 'status' | 'attacked' | 'kind' | 'name'>,
  { hqs, exploiting = false }: { hqs: readonly { distance: number; radius: number }[] | null; exploiting?: boolean },
): Refusal | undefined {
  if (unit.status !== 'standby' && cite('5.15'))
    return { rule: '5.15', why: `${unit.name} is not part of this Offensive` };
  if (unit.attacked && cite('5.15')) return { rule: '5.15', why: `${unit.name} has attacked already` };
  const reached = hqs === null || hqs.some(({ distance, radius }) => distance <= radius);
  if (!reached && !exploiting && !freeKinds.includes(unit.kind) && cite('5.15'))
    return { rule: '5.15', why: `${unit.name} is beyond the command radius: infantry attacks within it` };
  return undefined;
}

/** Vichy troops in Indochina attack at even odds or better. */
export const vichyFault = (odds: OddsColumn): Refusal | undefined =>
  (odds === '1:2' || odds === '1:3') && cite('5.15')
    ? { rule: '5.15', why: 'Vichy units attack at one to one or better' }
    : undefined;

/** After a paradrop, the enemy's Magic or a paid re-roll nobody calls an attack off. */
export const mayCancel = (since: { dropped: boolean; magic: boolean; reroll: boolean; rolled: boolean }): boolean =>
  !((since.dropped || since.magic || since.reroll || since.rolled) && cite('5.15'));
