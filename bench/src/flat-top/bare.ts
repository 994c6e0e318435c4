/** The bare procedure: who attacks whom and who fires at whom is decided; dice, losses, hits and damage remain. */
import { answersBy, chance, silent } from '@ironbottom/umpire';
import type { Contender } from '../measure.js';
import { prepare, strike } from './desk.js';

const batch = 20_000;

export function bareStrikes(): Contender {
  const { procedure, sitting, policy } = prepare('strike', strike);
  const { next, die, decide, clone } = procedure;
  const decided = clone(sitting.record);
  for (let need = next(decided, silent); need?.need === 'decision'; need = next(decided, silent))
    decide(decided, answersBy(procedure, decided, need.of, policy), silent);
  const below = chance(7);
  return {
    name: 'bare procedure',
    run() {
      let points = 0;
      const start = performance.now();
      for (let i = 0; i < batch; i++) {
        const battle = clone(decided);
        for (let need = next(battle, silent); need !== undefined; need = next(battle, silent)) {
          if (need.need === 'die') die(battle, 1 + below(need.sides), silent);
          // Which planes burn on deck is known only after the dice.
          else decide(battle, answersBy(procedure, battle, need.of, policy), silent);
        }
        points += battle.points.allied;
      }
      const ms = performance.now() - start;
      if (points < batch) throw new Error('these strikes hit nothing');
      return { count: batch, ms };
    },
  };
}
