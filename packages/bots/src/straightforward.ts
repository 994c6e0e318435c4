/** The straightforward commander of single battles as a player. */
import { type FlatTop, straightforward } from '@ironbottom/flat-top';
import type { Bot } from '@ironbottom/umpire';

export const commander: Bot<FlatTop> = {
  name: 'straightforward',
  title: 'Straightforward',
  about: 'Takes the plain course at every decision of a battle.',
  seat: (seat) => ({ answer: (_view, ask) => straightforward(ask, seat) }),
};
