/** What a seat picks up first and puts down with its next answer: nobody else's business until it is done. */
import type { Answer } from '@ironbottom/umpire';
import type { Pub } from './state.js';

/** Whether the seat asked now may have something in hand that nobody sees. */
export function isThinking({ phase, offensive, attack, sortie, reaction, bumped }: Pub): boolean {
  if (attack !== null || sortie !== null || reaction !== null || bumped.length > 0) return false;
  if (offensive === null) return phase === 'movement';
  const { step, stage } = offensive;
  return step === 'movement' || ((step === 'combat' || step === 'exploitation') && stage === 'target');
}

/** What an answer to a first question would be kept as until the next one; null for what is done at once. */
export function planFrom(pub: Pub, answer: Answer): string | null {
  if (!isThinking(pub) || !Array.isArray(answer)) return null;
  const [id] = answer;
  if (typeof id !== 'string' || /^(merge:|bump:|give up )/.test(id)) return null;
  return id;
}
