import type { Answer, FrameKind, Plain } from '@ironbottom/umpire';
import { weatherPhase } from './chapters/1-weather-phase.js';
import { bump } from './chapters/5-2-bump.js';
import { attack } from './chapters/5-14-attack.js';
import { reaction } from './chapters/5-17-reaction-step.js';
import { offensive } from './chapters/5-offensive.js';
import { offensives } from './chapters/5-offensives.js';
import { movementPhase } from './chapters/6-0-movement-phase.js';
import { replenishmentPhase } from './chapters/7-replenishment-phase.js';
import { supplyPhase } from './chapters/7-supply-phase.js';
import { arrivalsPhase, constructionPhase } from './chapters/8-building.js';
import { incomePhase, initiativePhase, purchasePhase } from './chapters/8-season.js';
import { politicsPhase } from './chapters/9-politics.js';
import { isThinking, planFrom } from './plans.js';
import type { Theatre } from './play.js';
import { monthly } from './sequence.js';
import { type Apto, type AptoFrame, ownOf } from './state.js';

/** Who is waited for is seen by all. */
const seen = ({ run, ask, take }: FrameKind<Apto, AptoFrame>): FrameKind<Apto, AptoFrame> => ({
  run(table, frame) {
    run(table, frame);
    table.state.public.asked = [...(table.state.umpire.window?.seats ?? [])];
  },
  ...(ask !== undefined && { ask }),
  ...(take !== undefined && {
    take(table, frame, answers) {
      disclose(table, frame, answers);
      take(table, frame, answers);
      table.state.public.asked = [];
    },
  }),
});

/** What was in hand is told when it is put down, before it takes effect. */
function disclose(table: Theatre, { rule }: AptoFrame, answers: { [seat: string]: Answer }): void {
  const { state } = table;
  if (!isThinking(state.public)) return;
  for (const seat in answers) {
    const answer = answers[seat];
    const { plan } = ownOf(state, seat);
    if (answer === undefined || (plan === null && planFrom(state.public, answer) !== null)) continue;
    table.tell('all', rule, 'ordered', { seat, plan, answer: answer as Plain });
  }
}

export const frames: { readonly [kind: string]: FrameKind<Apto, never> } = {
  month: monthly,
  income: seen(incomePhase),
  arrivals: seen(arrivalsPhase),
  construction: seen(constructionPhase),
  purchase: seen(purchasePhase),
  initiative: seen(initiativePhase),
  weather: seen(weatherPhase),
  offensives: seen(offensives),
  offensive: seen(offensive),
  reaction: seen(reaction),
  attack: seen(attack),
  bump: seen(bump),
  movement: seen(movementPhase),
  supply: seen(supplyPhase),
  replenishment: seen(replenishmentPhase),
  politics: seen(politicsPhase),
};
