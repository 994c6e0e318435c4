/**
 * A first battle: the Kokoda track, August 1942. E1119 is the harbour of the sample plots in 5.0, which lies where Port Moresby
 * does; its neighbours are named by what lies there.
 */
import { withNeighbours } from './neighbours.js';
import type { GroundScenario } from './scenario.js';
import { australians, regiment } from './units.js';

export const kokoda: GroundScenario = {
  id: 'kokoda',
  title: 'The Kokoda track, August 1942 (to learn)',
  weeks: ['1/9/42', '2/9/42', '3/9/42'],
  hexes: withNeighbours(
    {
      E1218: { name: 'Buna', terrain: 'clear', holder: 'japan', source: 'japan' },
      E1118: { name: 'Kokoda', terrain: 'jungle', holder: 'allies' },
      E1119: { name: 'Port Moresby', terrain: 'clear', holder: 'allies', source: 'allies' },
      E1219: { name: 'Owen Stanleys', terrain: 'mountain', holder: 'allies' },
    },
    [['E1119', 'E1218']],
  ),
  units: [
    regiment('144', '144th Infantry', { hex: 'E1218' }),
    regiment('41', '41st Infantry', { hex: 'E1218' }),
    {
      ...australians('39', '39th Battalion', { hex: 'E1118' }),
      size: 'battalion',
      troopQuality: 5,
      steps: 1,
      activation: 0.5,
    },
    australians('21', '21st Brigade', { hex: 'E1118' }),
    { ...australians('14', '14th Brigade (militia)', { hex: 'E1119' }), troopQuality: 4 },
  ],
  command: { japan: [4, 4, 4], allies: [3, 4, 4] },
  squadrons: [],
  airfield: null,
  objective: { hex: 'E1118', points: 4 },
  japansStart: 3,
  perStep: { japan: 1, allies: 1 },
};
