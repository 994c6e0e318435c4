import type { FrameKind } from '@ironbottom/umpire';
import { bump } from './chapters/5-2-bump.js';
import { attack } from './chapters/5-14-attack.js';
import { offensive } from './chapters/5-offensive.js';
import { offensives } from './chapters/5-offensives.js';
import { movementPhase } from './chapters/6-0-movement-phase.js';
import { finishPhase, monthly } from './sequence.js';
import type { Apto, AptoFrame } from './state.js';

/** A phase in which nothing happens yet. */
const idle: FrameKind<Apto, AptoFrame> = { run: (table) => finishPhase(table) };

export const frames: { readonly [kind: string]: FrameKind<Apto, never> } = {
  month: monthly,
  income: idle,
  arrivals: idle,
  construction: idle,
  purchase: idle,
  initiative: idle,
  weather: idle,
  offensives,
  offensive,
  attack,
  bump,
  movement: movementPhase,
  supply: idle,
  replenishment: idle,
  politics: idle,
};
