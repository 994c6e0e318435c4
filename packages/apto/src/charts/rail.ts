import type { HouseChart } from '@ironbottom/umpire';
import type { Nation } from '../pieces.js';

/** Land units that a nation's railways carry in a month. */
export const railCapacities: HouseChart<{ readonly [N in Nation]?: number }> = {
  id: 'rail',
  title: 'Rail capacities',
  about: 'How many units a land can move by rail in a month. No train runs through a land that has none.',
  provenance: 'designed',
  source: '6.1, line 889 gives Australia 5; the others were printed on the map, which is not in the source (R12)',
  values: { japan: 6, manchukuo: 4, china: 3, ussr: 6, mongolia: 0, australia: 5, uk: 3, thailand: 1, france: 1, us: 6 },
  exceptions: [{ at: 'australia', provenance: 'text', why: '6.1' }],
  bounds: [{ at: /^[a-z]+$/, from: 0, to: 30 }],
};
