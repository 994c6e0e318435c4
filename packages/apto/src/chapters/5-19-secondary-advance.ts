/** 5.19 Secondary Advance: others of the Offensive follow into the hexes that those who advanced have left. */
import type { Refusal } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { Step } from '../state.js';

export type Follower = {
  readonly name: string;
  /** Activated for this Offensive. */
  readonly activated: boolean;
  /** It took part in the attack. */
  readonly attacked: boolean;
  /** It stands in an enemy Zone of Control, and other land units stay in its hex. */
  readonly controlled: boolean;
  readonly leavesOthers: boolean;
};

/** Normal Zones of Control bind who follows, but a stack that leaves a unit behind goes from one into another. */
export function followFault(follower: Follower, step: Step): Refusal | undefined {
  const { name, activated, attacked, controlled, leavesOthers } = follower;
  if (step === 'breakthrough' && cite('5.19')) return { rule: '5.19', why: 'nobody follows a Breakthrough' };
  if (!activated && cite('5.19')) return { rule: '5.19', why: `${name} is not part of this Offensive` };
  if (attacked && cite('5.19'))
    return { rule: '5.19', why: `${name} attacked: it advances into the target or not at all` };
  if (controlled && !leavesOthers && cite('5.19'))
    return { rule: '5.19', why: `${name} is alone in an enemy Zone of Control: it must leave a unit behind to follow` };
  return undefined;
}
