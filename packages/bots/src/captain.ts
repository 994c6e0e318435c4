/** An officer of experience. */
import type { FlatTopGame } from '@ironbottom/flat-top';
import type { Bot } from '@ironbottom/umpire';
import { beginners, type Doctrine } from './doctrine.js';
import { type Heard, officer } from './officer.js';

export const experienced: Doctrine = {
  ...beginners,
  arranges: true,
  clears: true,
  choosy: 2 / 3,
  discerns: true,
  dodge: 1,
  escort: 0,
  patrol: 1,
  retires: true,
  sectors: true,
  shifts: true,
  massed: { ships: 0.3, base: 2 / 3 },
};

export const captain: Bot<FlatTopGame> = captainWho(() => undefined);

export function captainWho(refused: Heard): Bot<FlatTopGame> {
  return {
    name: 'captain',
    title: 'Captain',
    about: 'Plans ahead: looks where your carriers may be, strikes in strength and knows when to turn away.',
    seat: (seat, law, below) => officer(seat, law, below, () => experienced, refused),
  };
}
