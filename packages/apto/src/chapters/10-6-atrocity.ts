/** 10.6 Japanese units that enter China while no Japanese General is there: what follows from it is for good. */
import { map } from '../map/map.js';
import type { HexId, LandUnit } from '../pieces.js';
import type { Pub } from '../state.js';
import { isAtrocity } from './10-6-partisans.js';

export const atrocityNote = '10.6 atrocity china';

/** To be called when a unit enters a hex by movement. True when it is the first. */
export function enters(pub: Pub, { nation }: LandUnit, hex: HexId): boolean {
  const territory = map.hex(hex)?.territory ?? null;
  if (nation !== 'japan' || territory !== 'china' || pub.notes[atrocityNote] === 1) return false;
  const there = Object.values(pub.generals).filter(
    (general) => general.nation === 'japan' && general.hex !== null && map.hex(general.hex)?.territory === 'china',
  );
  if (!isAtrocity(territory, 'china', there.length)) return false;
  pub.notes[atrocityNote] = 1;
  return true;
}
