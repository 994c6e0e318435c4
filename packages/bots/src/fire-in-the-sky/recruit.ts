/** A newcomer to the quarterly war who plays soundly: Japan takes the oil and holds a line, the Allies hold out and come back. */
import type { Law, Sky, SkyView } from '@ironbottom/fire-in-the-sky';
import { type Answer, type Ask, type Bot, type BotSeat, contains, sample } from '@ironbottom/umpire';
import { whereTo, whoGoes } from './deploying.js';
import { homeward, inBattle, reactFrom, reactTo, reactWith, reserves } from './fighting.js';
import { convoys, household } from './keeping-house.js';
import { whichBase, whither, whoSails } from './operating.js';
import { type Situation, situationOf } from './situation.js';

export const skyRecruit: Bot<Sky> = {
  name: 'recruit',
  title: 'Recruit',
  about: 'Plays soundly, turn by turn: a fair opponent for a first game.',
  seat: (_seat, law, below) => seated(law, below),
};

function seated(law: Law, below: (n: number) => number): BotSeat<Sky> {
  let slips = 0;
  return {
    answer(view, ask, ways) {
      const answer = thought(situationOf(view, law), view, ask);
      if (answer !== undefined && contains(view, ask, answer, ways)) return answer;
      slips += 1;
      const any = sample(view, ask, below, ways);
      if (any === undefined) throw new Error(`there is no legal answer to "${ask.prompt}"`);
      return any;
    },
    slips: () => slips,
  };
}

function thought(situation: Situation, view: SkyView, ask: Ask): Answer | undefined {
  const { phase, battle } = view.public;
  const { plan } = view.own;
  switch (phase) {
    case 'economy':
      return ask.ask === 'sheet' ? household(situation, ask) : ask.ask === 'pick' ? openOf(ask) : undefined;
    case 'merchants':
      return convoys(situation, ask);
    case 'deployment':
      if (ask.ask === 'pick') return whereTo(situation, ask);
      return ask.ask === 'sheet' && plan !== null ? whoGoes(situation, ask, plan.base) : undefined;
    case 'operations':
      if (ask.ask === 'sheet') return plan === null ? undefined : whoSails(situation, ask, plan.base);
      if (ask.ask !== 'pick') return undefined;
      return plan === null ? whichBase(situation, ask) : whither(situation, ask);
    case 'reaction':
      if (ask.ask === 'sheet') return reactWith(ask);
      if (ask.ask !== 'pick') return undefined;
      return plan === null ? reactFrom(situation, ask) : reactTo(situation, ask);
    case 'combat':
      if (battle?.record) return inBattle(situation, battle.record, ask);
      return ask.ask === 'sheet' ? reserves(situation, ask) : undefined;
    case 'return':
      return ask.ask === 'sheet' ? homeward(situation, ask) : undefined;
  }
}

/** Whatever is offered for nothing much. */
const openOf = (ask: Extract<Ask, { ask: 'pick' }>): string[] =>
  ask.of.flatMap(({ id, not }) => (not === undefined ? [id] : [])).slice(0, ask.max);
