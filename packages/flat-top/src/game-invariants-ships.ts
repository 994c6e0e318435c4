/** What the Expanded Ship Functions keep true. */
import type { Invariant } from '@ironbottom/umpire/harness';
import { type FlatTopGame, ownOf } from './game-kit.js';
import type { Hull } from './pieces.js';
import { sides } from './state.js';

export const shipInvariants: readonly Invariant<FlatTopGame>[] = [
  {
    name: 'OPT-ESF what an option does to ships is there only with the option',
    broken(state, { options }) {
      const written: [boolean, (keyof Hull)[]][] = [[options.ammunitionReloads, ['portSince']]];
      for (const side of sides)
        for (const [id, hull] of Object.entries(ownOf(state, side).hulls))
          for (const [on, fields] of written)
            if (!on && fields.some((field) => field in hull)) return `${side}: ${id} has ${fields.join(', ')}`;
      return undefined;
    },
  },
  {
    name: 'OPT-ESF.7 no stay in port begins later than next turn',
    broken(state) {
      for (const side of sides)
        for (const [id, { portSince }] of Object.entries(ownOf(state, side).hulls))
          if (portSince !== undefined && (portSince < 0 || portSince > state.public.turn + 1))
            return `${side}: ${id} since turn ${portSince}`;
      return undefined;
    },
  },
];
