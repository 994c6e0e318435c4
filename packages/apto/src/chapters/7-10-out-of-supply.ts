/** 7.10, 7.11 What it is to be out of supply, and to be marked so. */
import { cite } from '../cite.js';
import type { Hex } from '../map/hexes.js';
import { isMechanical, type LandUnit } from '../pieces.js';

/** How a unit stands now: whether it can trace, and whether the Supply Step has marked it. */
export type Standing = { readonly traces: boolean; readonly marked: number };

/** In a city only a mark hurts. A mark goes at the instant a line is restored (7.11). */
export function suffers({ traces, marked }: Standing, hex: Pick<Hex, 'city'>): boolean {
  if (traces && cite('7.11')) return false;
  return !(hex.city && marked === 0 && cite('7.10'));
}

/** What is left of so many Movement Points, printed ones or of a General's rating: one without supply, commandos excepted. */
export function pointsOf({ kind }: Pick<LandUnit, 'kind'>, points: number, isSuffering: boolean): number {
  if (!isSuffering || !cite('7.10')) return points;
  return kind === 'commando' && cite('10.0') ? points : Math.min(1, points);
}

/** Armour and motors that were supplied when their Offensive began are so until it ends, wherever they go. */
export const keepsSupply = (unit: LandUnit, began: boolean): boolean => began && isMechanical(unit) && cite('7.10');

/** The Supply Step: how many times in a row it has found the unit without supply. */
export const markedNow = ({ traces, marked }: Standing): number => (traces || !cite('7.10') ? 0 : marked + 1);
