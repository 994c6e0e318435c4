import type { FrameKind } from '../rulebook.js';
import { turn } from './chapters/1-straits.js';
import { purchase } from './chapters/2-purchase.js';
import { dive, order } from './chapters/3-plan.js';
import { report } from './chapters/4-report.js';
import { sweep } from './chapters/5-sweep.js';
import { move, walk } from './chapters/6-movement.js';
import { ambush, cover } from './chapters/7-ambush.js';
import { gunfire } from './chapters/8-gunfire.js';
import type { Straits } from './state.js';

export const frames: { readonly [kind: string]: FrameKind<Straits, never> } = {
  turn,
  purchase,
  dive,
  order,
  report,
  sweep,
  move,
  walk,
  ambush,
  cover,
  gunfire,
};
