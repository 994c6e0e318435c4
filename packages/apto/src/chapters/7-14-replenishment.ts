/** 7.14 Infantry lost in battle at home that comes back in the same month. */
import { cite } from '../cite.js';
import type { Hex } from '../map/hexes.js';
import { distance } from '../map/lattice.js';
import type { LandUnit, Nation } from '../pieces.js';
import { isHome } from './7-0-sources.js';
import { communistsMayStand } from './8-11-placement.js';

/** Free in a month; a minor nation has one (9.0). */
const FREE: { readonly [N in Nation]?: number } = {
  australia: 1,
  china: 4,
  japan: 3,
  uk: 1,
  ussr: 1,
  mongolia: 1,
  thailand: 1,
  netherlands: 1,
};

export const freeReplenishments = (nation: Nation): number => (cite('7.14') ? (FREE[nation] ?? 0) : 0);

const TOKYO = 'W4533';
const POSSESSIONS: readonly (Hex['territory'] | null)[] = ['ryukyus', 'bonins', 'kuriles', 'karafuto'];

/** R27: the four main islands, and other islands of Japan at most four hexes from Tokyo. */
export const isJapanProper = (hex: Hex): boolean =>
  hex.territory === 'japan' || (POSSESSIONS.includes(hex.territory) && distance(hex.id, TOKYO) <= 4 && cite('R27'));

/** Where a nation's dead may come back from and to: at home, India for the UK. */
export function isReplenishing(nation: Nation, hex: Hex): boolean {
  if (nation === 'japan') return isJapanProper(hex);
  if (nation === 'uk') return hex.territory === 'india';
  return isHome(nation, hex);
}

/** How a unit was lost. */
export type Loss = {
  readonly unit: Pick<LandUnit, 'nation' | 'kind' | 'strength' | 'move'>;
  readonly hex: Hex;
  readonly inCombat: boolean;
  readonly supplied: boolean;
};

/** Why a unit lost this month does not go to the Replenishment Box; undefined if it does. */
export function noReplenishment({ unit, hex, inCombat, supplied }: Loss): string | undefined {
  if (!cite('7.14')) return undefined;
  if (unit.kind !== 'infantry') return 'not infantry';
  if (!inCombat) return 'not lost in land combat';
  if (!supplied) return 'lost out of supply';
  if (!isReplenishing(unit.nation, hex)) return 'lost away from home';
  return undefined;
}

/** Chinese 4-1 and 5-2 infantry must be paid for. */
export function isFree({ nation, strength, move }: Loss['unit']): boolean {
  const full = strength[strength.length - 1];
  const regular = nation === 'china' && ((full === 4 && move === 1) || (full === 5 && move === 2));
  return !(regular && cite('7.14'));
}

/** What placement has to know of a hex. `zone`: any enemy Zone of Control, even contested or inhibited. */
export type ReplenishmentHex = {
  readonly hex: Hex;
  readonly friendly: boolean;
  readonly supplied: boolean;
  readonly zone: boolean;
  readonly room: number;
};

/** Why a replenished unit may not be placed there; undefined where it may. */
export function noReplenishmentPlace(
  unit: Pick<LandUnit, 'nation' | 'left' | 'small'>,
  at: ReplenishmentHex,
): string | undefined {
  if (!cite('7.14')) return undefined;
  if (!at.friendly) return 'not in friendly hands';
  if (!isReplenishing(unit.nation, at.hex)) return 'not at home';
  if (!at.supplied) return 'out of supply';
  if (at.zone) return 'in an enemy zone of control';
  if (unit.nation === 'ccp' && !communistsMayStand(at.hex.id)) return 'Communists arrive north of hex row 4500';
  return !unit.small && at.room < unit.left ? 'no room' : undefined;
}
