/** In a battle nothing is behind a screen: all that a procedure says is told to both. */
import type { Out } from '@ironbottom/umpire';
import type { Skies } from '../forces.js';

export const telling = (table: Skies): Out => ({
  on: true,
  say: (rule, kind, data, to = 'all') => table.tell(to, rule, kind, data),
  tell: (to, rule, kind, facts) => table.tell(to, rule, kind, facts),
});
