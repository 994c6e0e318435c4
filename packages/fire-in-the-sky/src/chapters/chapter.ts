/** How a step of combat takes its part in the procedure of a battle. */
import type { Answer, Ask, Out } from '@ironbottom/umpire';
import type { Battle } from '../battle.js';
import type { Side } from '../pieces.js';

/** A decision is owed. `again`: fire what has been queued, then come back. */
export type Progress = { rule: string; of: Side[] } | 'again' | 'done';

export type Chapter = {
  next(battle: Battle, out: Out): Progress;
  ask(battle: Battle, side: Side): Ask;
  decide(battle: Battle, answers: { [seat: string]: Answer }, out: Out): void;
};
