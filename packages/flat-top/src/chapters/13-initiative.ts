/** 13 Who moves his planes first. */
import { cite } from '../cite.js';
import type { GameTable } from '../game-kit.js';
import { enemyOf, type Side } from '../state.js';

/** Both roll; the higher has it. A tie goes to who did not have it last turn, or is rolled again on the first turn (R80). */
export function initiativePhase(table: GameTable): void {
  const pub = table.state.public;
  const last = pub.initiative;
  pub.lastInitiative = last;
  if (!cite('13')) return;
  for (;;) {
    const allied = table.roll('13', 'allied');
    const japan = table.roll('13', 'japan');
    const winner = higher(allied, japan, last);
    if (winner === undefined) continue;
    pub.initiative = winner;
    table.say('13', 'initiative', { side: winner, allied, japan });
    return;
  }
}

function higher(allied: number, japan: number, last: Side | null): Side | undefined {
  if (allied !== japan) return allied > japan ? 'allied' : 'japan';
  return last === null ? undefined : enemyOf(last);
}
