import { citing } from '@ironbottom/umpire';

/** True while the rule is in force; counted for the ledger each time it bites. */
export const cite = citing('apto');
