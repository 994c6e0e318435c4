import type { Chart } from '@ironbottom/umpire';
import type { Defence, Firepower } from '../pieces.js';

/** What one die must show; a star: only half a hit. */
export type ToHit = 2 | 3 | 4 | 5 | 6 | '6*';

const row = (a: ToHit, b: ToHit, c: ToHit, d: ToHit, e: ToHit, f: ToHit): { readonly [D in Defence]: ToHit } =>
  ({ 7: a, 8: b, 9: c, 10: d, 11: e, 12: f });

/** Firepower of the firer down, Defence of the target across. */
export const surfaceTable: Chart<{ readonly [F in Firepower]: { readonly [D in Defence]: ToHit } }> = {
  id: 'surface-combat',
  title: 'Surface Combat Table',
  provenance: 'text',
  source: 'CARD-surface, lines 19-37',
  values: {
    //      7  8  9   10    11    12
    0: row( 4, 5, 6, '6*', '6*', '6*'),
    1: row( 3, 4, 5,   6,    6,    6 ),
    2: row( 2, 3, 4,   5,    5,    5 ),
    3: row( 2, 2, 3,   4,    5,    5 ),
    4: row( 2, 2, 2,   3,    4,    4 ),
  },
};
