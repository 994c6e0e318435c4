/** A copy of a game that may be played on by itself. Ships, bases and what is known are replaced, never changed: they are shared. */
import { copyOf } from '@ironbottom/umpire';
import { cloneAir, cloneSteps } from './battle.js';
import type { FlatTopState, Own } from './kit.js';

export function clone({ public: pub, seats, umpire }: FlatTopState): FlatTopState {
  const { turn, night, clouds, scenario, zone, told, fought, points } = pub;
  const { secret, agenda, window, clock, rolls, over } = umpire;
  const { allied, japan } = seats;
  if (allied === undefined || japan === undefined) throw new Error('a battle has two sides: allied and japan');
  return {
    public: {
      turn,
      night,
      clouds,
      scenario,
      zone,
      told,
      fought,
      points: { allied: points.allied, japan: points.japan },
    },
    seats: {
      allied: { own: cloneOwn(allied.own), knows: allied.knows },
      japan: { own: cloneOwn(japan.own), knows: japan.knows },
    },
    umpire: {
      secret: { steps: cloneSteps(secret.steps) },
      agenda: agenda.slice(),
      window: window === null ? null : copyOf(window),
      clock: { turn: clock.turn, phase: clock.phase },
      rolls: { ...rolls },
      over,
    },
  };
}

const cloneOwn = ({ air, ships, base }: Own): Own => ({ air: cloneAir(air), ships, base });
