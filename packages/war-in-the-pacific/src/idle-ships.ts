/** What to know before a night passes without a shot: it is what the form begins with. */
import type { Answer } from '@ironbottom/umpire';

/** 17.2 Ships that lie off the coast tonight, and an answer in which none of them fires. */
export function idleShips(squadrons: readonly { readonly name: string }[], answer: Answer): string[] {
  const idle = Array.isArray(answer) && answer.every((row) => Array.isArray(row) && row.length === 0);
  if (squadrons.length === 0 || !idle) return [];
  return [`None of your ships fires tonight, though these can: ${squadrons.map(({ name }) => name).join('; ')}.`];
}
