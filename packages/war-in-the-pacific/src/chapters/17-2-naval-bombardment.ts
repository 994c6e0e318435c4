/** 17.2 Ships that bombard: what they are worth ashore, and what it leaves in their magazines. */
import { type GameDate, isSwitchedOn } from '../calendar.js';
import { cite } from '../cite.js';
import { zeroIsNone } from '../dice.js';
import type { Nation } from '../pieces.js';
import { round } from '../rounding.js';

export type Bombarding = {
  readonly type: string;
  readonly nation: Nation;
  /** As printed. */
  readonly gunnery: number;
  /** The number on her bow, where it matters: US light cruisers. */
  readonly pennant?: number;
};

/** 17.2.3 By type and navy; those that are not named do not bombard. */
export function bombardmentStrength({ type, nation, gunnery, pennant = 0 }: Bombarding): number {
  switch (type) {
    case 'BB':
    case 'BC':
      return gunnery;
    case 'CA':
      return nation === 'us' || !cite('17.2.3') ? gunnery : Math.max(0, gunnery - 3);
    case 'CL':
      return nation === 'us' && pennant >= 40 && cite('17.2.3') ? gunnery : 2;
    case 'CLAA':
      return 2;
    case 'DD':
      return cite('17.2.3') ? 1 : gunnery;
    default:
      return 0;
  }
}

/** 17.2.2 Full; half fired without harm; half strength; nothing left. */
export const ammunition = ['full', 'spared', 'half', 'out'] as const;
export type Ammunition = (typeof ammunition)[number];

/** What a squadron of this strength can bring, firing all it may or half of it. */
export function strengthLeft(strength: number, ammo: Ammunition, half: boolean): number {
  const left = ammo === 'out' ? 0 : ammo === 'half' && cite('17.2.2') ? round(strength / 2, 'down') : strength;
  return half ? round(left / 2, 'down') : left;
}

/** 17.2.2 A first bombardment of half or less costs nothing; the next one does. */
export function afterFiring(ammo: Ammunition, half: boolean): Ammunition {
  if (!cite('17.2.2')) return ammo;
  if (ammo === 'full') return half ? 'spared' : 'half';
  return ammo === 'spared' ? 'half' : 'out';
}

/** 17.2.2 What her guns are worth in a surface action meanwhile. */
export const gunneryLeft = (gunnery: number, ammo: Ammunition): number =>
  ammo === 'out' ? 0 : ammo === 'half' && cite('17.2.2') ? round(gunnery / 2, 'down') : gunnery;

/**
 * 17.2.4 Of a coast that is no island of three hexes or fewer only a share is reached: the die in tens of a hundred, 0 for
 * nothing, three more in the jungle.
 */
export function shareReached(strength: number, face: number, jungle: boolean): number {
  const tens = Math.min(10, zeroIsNone(face) + (jungle && cite('17.2.4') ? 3 : 0));
  return round((strength * tens) / 10, 'nearest');
}

/** 11.7, 17.2.5 American ships shoot at land with less effect in the first years. */
export function navalShift(nation: Nation, date: GameDate): number {
  if (nation !== 'us' || !cite('11.7')) return 0;
  return isSwitchedOn('usnBombardment2L', date) ? -2 : isSwitchedOn('usnBombardment1L', date) ? -1 : 0;
}
