/** 13 Who moves his planes first. */
import { cite } from '../cite.js';
import { type GameTable, knowsOf } from '../game-kit.js';
import { enemyOf, type Side } from '../state.js';

/** Both roll; the higher has it. A tie goes to who did not have it last turn, or is rolled again on the first turn (R80). */
export function initiativePhase(table: GameTable): void {
  const pub = table.state.public;
  const last = pub.initiative;
  pub.lastInitiative = last;
  if (!cite('13')) return;
  // R340 Somebody has to begin: the first turn is rolled for.
  if (table.law.options.initiative === 'alternate' && last !== null && cite('OPT-AI.1')) {
    const next = enemyOf(last);
    pub.initiative = next;
    table.say('OPT-AI.1', 'initiative', { side: next });
    return;
  }
  const favoured = whoAddsOne(table, last);
  for (;;) {
    const allied = table.roll('13', 'allied');
    const japan = table.roll('13', 'japan');
    const winner = higher(allied + (favoured === 'allied' ? 1 : 0), japan + (favoured === 'japan' ? 1 : 0), last);
    if (winner === undefined) continue;
    pub.initiative = winner;
    table.say('13', 'initiative', { side: winner, allied, japan, ...(favoured !== null && { adds: favoured }) });
    return;
  }
}

/** Alternate Initiative 2 and 3: whose roll counts for one more. */
function whoAddsOne({ state, law }: GameTable, last: Side | null): Side | null {
  switch (law.options.initiative) {
    case 'trailing':
      return last !== null && cite('OPT-AI.2') ? enemyOf(last) : null;
    case 'formations': {
      // R183 Counters on the map, one a hex, as both see them: what flies hidden must not show in the dice.
      const counters = (side: Side): number =>
        knowsOf(state, enemyOf(side)).marks.filter(({ kind }) => kind === 'AF').length;
      const more = counters('allied') - counters('japan');
      if (more === 0 || !cite('OPT-AI.3')) return null;
      return more > 0 ? 'allied' : 'japan';
    }
    default:
      return null;
  }
}

function higher(allied: number, japan: number, last: Side | null): Side | undefined {
  if (allied !== japan) return allied > japan ? 'allied' : 'japan';
  return last === null ? undefined : enemyOf(last);
}
