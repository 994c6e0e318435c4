/** Chance as a player: a legal answer to any question of any game. */
import { type Bot, type Kit, sample } from '@ironbottom/umpire';

export const random: Bot<Kit> = {
  name: 'random',
  title: 'Chance',
  about: 'Anything that is legal, by lot: no opponent, but good for trying things out.',
  seat: (seat, _law, below) => ({
    answer(view, ask, ways) {
      const answer = sample(view, ask, below, ways);
      if (answer === undefined) throw new Error(`${seat} has no legal answer to "${ask.prompt}" (${ask.rule})`);
      return answer;
    },
  }),
};
