import type { Chart } from '@ironbottom/umpire';
import type { PlaneName } from './planes.js';

/** Air Modifier Chart (Expanded Plane Functions 2): added to the table of whoever shoots at this plane. */
export const airModifiers: Chart<Partial<Record<PlaneName, number>>> = {
  id: 'air-modifiers',
  title: 'Air Modifier Chart',
  provenance: 'text',
  source: 'Expanded Plane Functions 2, lines 1511-1519',
  values: {
    Avenger:  -1,  Dauntless: -1,  Kate: +1,
    Beaufort: -1,  Hudson:    -1,  Pete: +2,
    'B-17':   -2,  'P-38':    -1,  Rufe: +1,
    'B-25':   -1,  Dave:      +2,  Val:  +1,
    'B-26':   -1,  Jake:      +2,  Zero: +1,
  },
};
