/** 10.6 Japanese units that enter a land while no Japanese General is there: what follows from it is for good. */
import { map } from '../map/map.js';
import type { Chit, General, HexId, LandUnit, Nation } from '../pieces.js';
import type { Pub } from '../state.js';
import { isAtrocity } from './10-6-partisans.js';

export const atrocityNote = (nation: Nation): string => `10.6 atrocity ${nation}`;

/** Nations whose people may rise; Japanese troops are in the Soviet Union only when she is at war with it (9.1). */
const invaded: readonly Nation[] = ['china', 'ussr'];

const isJapaneseGeneral = (piece: Chit): piece is General =>
  piece.nation === 'japan' && !('kind' in piece) && !('command' in piece);

/** To be called when a unit enters a hex by movement, with those who ride along: a General comes in with his troops. In whose land it is the first. */
export function enters(pub: Pub, { nation }: LandUnit, hex: HexId, riders: readonly Chit[] = []): Nation | undefined {
  const territory = map.hex(hex)?.territory ?? null;
  const land = invaded.find((each) => each === territory);
  if (nation !== 'japan' || land === undefined || pub.notes[atrocityNote(land)] === 1) return undefined;
  const isThere = ({ hex: at }: General): boolean => at !== null && map.hex(at)?.territory === land;
  const there = Object.values(pub.generals).filter((general) => general.nation === 'japan' && isThere(general));
  const come = riders.filter(isJapaneseGeneral);
  if (!isAtrocity(land, land, there.length + come.length)) return undefined;
  pub.notes[atrocityNote(land)] = 1;
  return land;
}
