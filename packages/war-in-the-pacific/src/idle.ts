/** What to know before a chance goes by: to do nothing is what many forms begin with. */
import type { Answer } from '@ironbottom/umpire';

/** Nothing is chosen, and nothing is placed. */
export function isIdle(answer: Answer): boolean {
  if (typeof answer === 'number' || typeof answer === 'string') return false;
  if (Array.isArray(answer)) return answer.every((row) => typeof row !== 'string' && isIdle(row));
  return Object.values(answer).every((amount) => amount === 0);
}

/** 17.2 Ships that lie off the coast tonight, and an answer in which none of them fires. */
export function idleShips(squadrons: readonly { readonly name: string }[], answer: Answer): string[] {
  if (squadrons.length === 0 || !isIdle(answer)) return [];
  return [`None of your ships fires tonight, though these can: ${squadrons.map(({ name }) => name).join('; ')}.`];
}
