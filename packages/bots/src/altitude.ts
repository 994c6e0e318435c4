/** OPT-EPF.8 Where low hexes cost double: high for the way, and down only where that is wanted. */
import { type Flight, stepNow } from '@ironbottom/flat-top';
import type { Walk, WalkAnswer } from '@ironbottom/umpire';
import type { Bridge } from './bridge.js';

/** A climb costs a point: it pays from so many hexes on. */
const worthwhile = 3;

export function thrifty({ law, view }: Bridge, { lots }: Flight, ask: Walk, answer: WalkAnswer): WalkAnswer {
  if (!law.options.altitudeCost) return answer;
  const { path, halt } = answer;
  const others = halt.filter((flag) => flag !== 'dive' && flag !== 'climb');
  if (lots.some(({ altitude }) => altitude === 'low'))
    return path.length >= worthwhile ? { path, halt: [...others, 'climb'] } : answer;
  if (!halt.includes('dive') || path.length === 0) return answer;
  // Where the way ends before the movement does, it is there.
  if (path.length >= ask.budget) return { path, halt: others };
  const lands = stepNow(view.public, view.own) === 'land' && path.length > 1;
  return { path, halt: [...others, lands ? 'dive before end' : 'dive at end'] };
}
