/** 5.8 What it costs to enter a hex on land. */
import { cite } from '../cite.js';
import { type Hex, type Hexside, isLand } from '../map/hexes.js';
import type { LandKind } from '../pieces.js';

const onWheels: readonly LandKind[] = ['artillery', 'armor', 'mechanized', 'motorized'];

/** Movement Points to enter a hex across a side; a line of rail over the side makes hard ground easy. */
export function entryCost(to: Hex, across: Pick<Hexside, 'rail' | 'river'>, kind: LandKind): number {
  const hard = groundCost(to, kind);
  return hard > 1 && across.rail && to.terrain !== 'desert' && cite('5.8') ? 1 : hard;
}

function groundCost({ terrain }: Hex, kind: LandKind): number {
  switch (terrain) {
    case 'desert':
    case 'jungle':
      return cite('5.8') ? 2 : 1;
    case 'jungle-mountain':
      return cite('5.8') ? 3 : 1;
    case 'mountain':
      return !cite('5.8') ? 1 : onWheels.includes(kind) ? 3 : 2;
    default:
      return 1;
  }
}

/** Land units go over open sides, and over water where there is a ferry; never over lakes, sea and barred sides. */
export const canCross = (to: Hex, { kind }: Hexside): boolean =>
  isLand(to) && (kind === 'open' || kind === 'ferry' || (kind !== 'edge' && !cite('5.8')));
