/**
 * The Surface/Surface Tactical Display: seven columns of hexes, 35 in all, the two sets of three identical. The numbers of the
 * single hexes are ours: the combatants' run from 1 to 6 from top to bottom.
 */
import type { HouseChart } from './house.js';

export const surfaceDisplay: HouseChart<readonly (readonly number[])[]> = {
  id: 'surface-display',
  title: 'Surface display',
  provenance: 'designed',
  source: '19.2, R21',
  about: 'The number of every hex, column by column: it fires and moves when its number is active.',
  values: [
    [2, 3, 5, 6],          // Japan: carriers
    [3, 4, 5, 6, 1],       // non-combatants
    [1, 2, 3, 4, 5, 6],    // combatants
    [4, 5, 6, 1, 2],       // neutral
    [1, 2, 3, 4, 5, 6],    // Allies: combatants
    [3, 4, 5, 6, 1],       // non-combatants
    [2, 3, 5, 6],          // carriers
  ],
  bounds: [{ at: /^\d\.\d$/, from: 1, to: 6 }],
  exceptions: [],
};
