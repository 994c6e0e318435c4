/** 5.3 One Land Offensive, step by step: command, breakthrough, movement, combat, exploitation, commitment. */
import type { Answer, Ask, FrameKind } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import { type Law, seatOf } from '../law.js';
import { enemyOf } from '../pieces.js';
import { owe, type Theatre } from '../play.js';
import type { Apto, AptoFrame, Offensive, Pub, Step, View } from '../state.js';
import { attacksOf } from './5-0-activation.js';
import { command, regroup } from './5-0-command-step.js';
import { movement } from './5-7-movement-step.js';
import { trim } from './5-9-over-stacked.js';
import { combat } from './5-15-combat-step.js';
import { breakthrough } from './5-21-breakthrough-step.js';
import { exploitation } from './5-22-exploitation-step.js';

/** How a step is played. `run` says whether it waits for an answer, goes on, or is over. */
export type StepKind = {
  run(table: Theatre, offensive: Offensive): 'ask' | 'on' | 'over';
  ask(view: View, law: Law, offensive: Offensive): Ask;
  take(table: Theatre, offensive: Offensive, answer: Answer): void;
};

const steps: { readonly [S in Step]: StepKind } = { command, breakthrough, movement, regroup, combat, exploitation };
const order: readonly Step[] = ['command', 'breakthrough', 'movement', 'regroup', 'combat', 'exploitation'];

export const offensive: FrameKind<Apto, AptoFrame> = {
  run(table) {
    const { offensive: off } = table.state.public;
    if (off === null) return table.pop();
    const progress = steps[off.step].run(table, off);
    if (progress === 'ask') owe(table, [seatOf(table.law, off.nation)]);
    else if (progress === 'over') nextStep(table, off);
  },

  ask(view, law) {
    const { offensive: off } = view.public;
    if (off === null) throw new Error('there is no Offensive');
    return steps[off.step].ask(view, law, off);
  },

  take(table, _frame, answers) {
    const { public: pub } = table.state;
    const [seat = ''] = pub.asked;
    pub.asked = [];
    const answer = answers[seat];
    if (pub.offensive !== null && answer !== undefined) steps[pub.offensive.step].take(table, pub.offensive, answer);
  },
};

function nextStep(table: Theatre, off: Offensive): void {
  const { public: pub } = table.state;
  // 5.18 Those who came by retreating may go first: nobody is trimmed before anybody could move.
  const early = (off.step === 'command' || off.step === 'breakthrough') && cite('5.18');
  if (!early) trim(table, off.side, ({ status }) => status === 'standby');
  const next = order[order.indexOf(off.step) + 1];
  for (const id in pub.units) {
    const unit = pub.units[id];
    if (unit !== undefined) unit.retreated = false;
  }
  if (next === undefined) {
    commit(table, off);
    return;
  }
  off.step = next;
  off.stage = 'begin';
  off.attacks = [];
  off.targets = [];
  off.chosen = [];
  delete off.ridden;
  off.followed = [];
  off.left = leftFor(pub, off);
}

/** 5.0 A headquarters and a General have their attacks anew in each Step, a stack and a minor nation one in all. */
function leftFor(pub: Pub, { agents, left, step }: Offensive): number {
  const once = agents.some(({ by }) => by === 'stack' || by === 'minor') && cite('5.0');
  return once && step !== 'command' ? left : attacksOf(pub, agents);
}

/** 5.6 Whoever was activated is committed for the month. */
function commit(table: Theatre, off: Offensive): void {
  const { public: pub } = table.state;
  for (const list of [pub.units, pub.hqs, pub.generals])
    for (const id in list) {
      const piece = list[id];
      if (piece?.status === 'standby' && cite('5.6')) piece.status = 'active';
    }
  pub.offensive = null;
  pub.deferred = [];
  pub.part = enemyOf(off.side);
  table.say('5.6', 'committed', { side: off.side, nation: off.nation });
  table.pop();
}
