/** A step of the hunt: what it waits for, and what it does with it. */
import type { Answer, Ask, DecisionNeed, DieNeed, Need, Out } from '@ironbottom/umpire';
import type { Side } from '../sides.js';
import type { SubmarineLaw } from './law.js';
import type { Hunt, SubmarineBattle } from './state.js';

export type Step = {
  /** A need, or nothing once it has gone on to the next phase. */
  next(hunt: Hunt, out: Out): Need | undefined;
  die?(hunt: Hunt, face: number, out: Out): void;
  /** From what the side sees. */
  ask?(seen: SubmarineBattle, side: Side, law: SubmarineLaw): Ask;
  decide?(hunt: Hunt, answer: Answer, side: Side, out: Out): void;
};

export const die = (rule: string, by: Side, sides = 6): DieNeed => ({ need: 'die', rule, by, sides });
export const decision = (rule: string, ...of: Side[]): DecisionNeed => ({ need: 'decision', rule, of });
