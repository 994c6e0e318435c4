/** A round: orders and search, air strikes, contact, gunfire. */
import type { FrameKind } from '@ironbottom/umpire';
import { endOfRound } from './ending.js';
import { begin, form } from './forming.js';
import type { Fleet, FleetFrame, Phase } from './kit.js';
import { orders } from './orders.js';
import { resolving } from './resolving.js';
import { strikes } from './strikes.js';
import { evade, fire } from './surface.js';

export const ruleOf: { readonly [phase in Phase]: string } = {
  begin: '20.162',
  form: '20.162',
  orders: '20.165',
  strikes: '20.32D',
  air: '20.51',
  evade: '20.252E',
  fire: '20.21',
  guns: '20.51',
};

const round: FrameKind<Fleet, FleetFrame> = {
  run(table) {
    const { phase, round: now } = table.state.public;
    table.clock(now, phase);
    table.push({ kind: phase, rule: ruleOf[phase] });
  },
};

export const frames = {
  round,
  begin,
  form,
  orders,
  strikes,
  air: resolving('evade', () => undefined),
  evade,
  fire,
  guns: resolving('end', endOfRound),
} as const;
