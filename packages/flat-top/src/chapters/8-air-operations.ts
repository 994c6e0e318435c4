/**
 * 8.10 The Air Operations Phase. Both sides fill in two sheets, sealed: first planes go from box to box, then those that are
 * Ready form Air Formations. The book's order (form before standing down) gives the same, since no factor moves twice.
 */
import type { Answer, Ask, FrameKind, RowAnswer, SplitAnswer } from '@ironbottom/umpire';
import { cite } from '../cite.js';
import type { FlatTopGame, GameTable } from '../game-kit.js';
import { ownOf } from '../game-kit.js';
import { type Side, sides } from '../state.js';
import { formations, keptDown } from './8-5-formations.js';
import { airPlan } from './8-boxes.js';
import { replacementsDue } from './22-replacements.js';

export type AirOperationsFrame = { kind: 'air-operations'; rule: '8.10'; stage: 'boxes' | 'formations' };

export function airOperationsPhase(table: GameTable): void {
  if (!cite('8.10')) return;
  // A sheet on which nothing can be written is soon passed over: why it is so is told to both.
  const side = keptDown(table.state.public, table.law);
  if (side !== null) table.say('SC1.7', 'no-take-off', { side });
  table.push({ kind: 'air-operations', rule: '8.10', stage: 'boxes' });
  if (replacementsDue(table.state.public)) table.push({ kind: 'replacements', rule: '22.1' });
}

export const airOperations: FrameKind<FlatTopGame, AirOperationsFrame> = {
  // Both are asked, whatever they have on the ground: silence would tell.
  run: (table, { stage }) => table.owe(sides, stage),

  ask(view, law): Ask {
    const side = view.seat as Side;
    const { own, public: pub } = view;
    const stage = view.owes?.about;
    return stage === 'formations' ? formations.ask(own, pub, law, side) : airPlan.ask(own, pub, law, side);
  },

  take(table, { stage }, answers) {
    const { public: pub } = table.state;
    for (const side of sides) {
      const own = ownOf(table.state, side);
      const rows = sheetOf(answers[side]);
      const chapter = stage === 'boxes' ? airPlan : formations;
      for (const { rule, kind, data } of chapter.take(own, pub, table.law, side, rows))
        table.say(rule, kind, data, [side]);
    }
    table.pop();
    // Both are in: nobody takes it back now.
    table.say('8.10', 'sealed', {});
    if (stage === 'boxes') table.push({ kind: 'air-operations', rule: '8.10', stage: 'formations' });
  },
};

export const sheetOf = (answer: Answer | undefined): readonly RowAnswer[] =>
  Array.isArray(answer) ? (answer as RowAnswer[]) : [];

export function splitOf(answer: RowAnswer | undefined): SplitAnswer {
  return answer === undefined || typeof answer === 'number' || Array.isArray(answer) ? {} : answer;
}
