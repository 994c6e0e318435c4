/** A newcomer who plays soundly. */
import type { FlatTopGame } from '@ironbottom/flat-top';
import type { Bot } from '@ironbottom/umpire';
import { beginners } from './doctrine.js';
import { type Heard, officer } from './officer.js';

export const recruit: Bot<FlatTopGame> = recruitWho(() => undefined);

export function recruitWho(refused: Heard): Bot<FlatTopGame> {
  return {
    name: 'recruit',
    title: 'Recruit',
    about: 'Plays soundly, hour by hour: a fair opponent for a first game.',
    // He would have nothing to tell.
    seat: (seat, law, below) => ({ answer: officer(seat, law, below, () => beginners, refused).answer }),
  };
}
