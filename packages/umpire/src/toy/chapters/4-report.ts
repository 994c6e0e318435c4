/** 4 The report: each ally tells Red how many cargoes it has at sea, and may lie a little. */
import type { FrameKind } from '../../rulebook.js';
import { cite } from '../cite.js';
import { allies, anyAfloat, type Fittings, partOf, type Straits, type StraitsFrame } from '../state.js';
import { finishPhase } from './1-straits.js';

export const report: FrameKind<Straits, StraitsFrame> = {
  run(table) {
    const speakers = allies.filter((seat) => anyAfloat(table.state.public, table.law, seat));
    if (speakers.length === 0) finishPhase(table);
    else table.owe(speakers);
  },

  ask(view) {
    const { from, to } = mayReport(view.own.ships);
    return { ask: 'say', rule: '4.2', prompt: 'cargoes at sea, as you report them', from, to };
  },

  take(table, _frame, answers) {
    const { turn } = table.state.public;
    for (const seat of allies) {
      const cargoes = answers[seat];
      if (typeof cargoes !== 'number') continue;
      partOf(table.state, seat).own.said.push({ turn, cargoes });
      table.tell(['Red'], '4.1', 'report', { turn, seat, cargoes });
    }
    finishPhase(table);
  },
};

/** 4.2 One more or one less than the truth, but never more than there are ships. */
export function mayReport(ships: Fittings): { from: number; to: number } {
  const afloat = Object.values(ships);
  const cargoes = afloat.filter(({ cargo }) => cargo).length;
  if (!cite('4.2')) return { from: cargoes, to: cargoes };
  return { from: Math.max(0, cargoes - 1), to: Math.min(afloat.length, cargoes + 1) };
}
