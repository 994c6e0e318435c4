/** How a surface battle is reported: whatever a side chose, and all that follows from it, discloses something to the other. */
import type { Event, Out } from '@ironbottom/umpire';
import type { Ship } from './state.js';

export function announce(out: Out, rule: string, kind: string, data: Event['data']): void {
  if (out.on) out.tell('all', rule, kind, data);
}

/** What everybody may call her. */
export const calledOpenly = ({ id, mark, seen }: Ship): string => (seen ? id : mark);
