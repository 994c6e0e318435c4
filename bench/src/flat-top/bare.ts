/** The bare procedure: every decision has been taken; dice, losses, hits and damage remain, and nobody listens. */
import { answersBy, chance, silent } from '@ironbottom/umpire';
import { type Contender, clock } from '../measure.js';
import { prepare, strikeOnEmptyDecks } from './desk.js';

const batch = 20_000;

export function bareStrikes(): Contender {
  const { procedure, sitting, policy } = prepare('strike', strikeOnEmptyDecks);
  const { next, die, decide, clone } = procedure;
  const decided = clone(sitting.record);
  for (let need = next(decided, silent); need?.need === 'decision'; need = next(decided, silent))
    decide(decided, answersBy(procedure, decided, need.of, policy), silent);
  const below = chance(7);
  return {
    name: 'bare procedure',
    run() {
      let points = 0;
      const start = clock();
      for (let i = 0; i < batch; i++) {
        const battle = clone(decided);
        for (let need = next(battle, silent); need !== undefined; need = next(battle, silent)) {
          if (need.need !== 'die') throw new Error(`${need.rule} was to be decided beforehand`);
          die(battle, 1 + below(need.sides), silent);
        }
        points += battle.points.allied;
      }
      const ms = clock() - start;
      if (points < batch) throw new Error('these strikes hit nothing');
      return { count: batch, ms };
    },
  };
}
