/** What to know before a week passes by: to do nothing is what the forms begin with. */
import type { Answer, View } from '@ironbottom/umpire';
import { idleShips, isIdle } from '../idle.js';
import { sideOf } from '../sides.js';
import type { GroundLaw } from './kit.js';
import { mayActivate } from './marching.js';
import { squadronsOf } from './open.js';
import type { GroundGame } from './rulebook.js';

export function groundWarnings({ own: { open }, seat }: View<GroundGame>, law: GroundLaw, answer: Answer): string[] {
  const side = sideOf(seat);
  if (open.step === 'naval') return idleShips(squadronsOf(open, law, side), answer);
  return open.step === 'activate' && isIdle(answer) && mayActivate(open, law, side).length > 0
    ? ['You activate nobody: none of your units marches, attacks or pursues this week.']
    : [];
}
