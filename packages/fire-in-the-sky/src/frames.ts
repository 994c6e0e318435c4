import type { FrameKind } from '@ironbottom/umpire';
import { merchantmen } from './chapters/5-merchantman-phase.js';
import { deployment } from './chapters/7-sea-deployment.js';
import { operations } from './chapters/8-operations.js';
import { battles } from './chapters/11-battles.js';
import { returning } from './chapters/13-return-to-base.js';
import { economy } from './chapters/economy.js';
import { turn } from './sequence.js';
import type { Sky } from './state.js';

export const frames: { readonly [kind: string]: FrameKind<Sky, never> } = {
  turn,
  economy,
  merchants: merchantmen,
  deployment,
  operations,
  reaction: operations,
  combat: battles,
  return: returning,
};
