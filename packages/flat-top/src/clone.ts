/** A copy of a game that may be played on by itself. Ships, bases and what is known are replaced, never changed: they are shared. */
import { copyOf } from '@ironbottom/umpire';
import { cloneAir, cloneSteps } from './battle.js';
import type { FlatTopState, Own } from './kit.js';

export function clone({ public: pub, seats, umpire }: FlatTopState): FlatTopState {
  const { turn, night, clouds, scenario, zone, told, fought, points } = pub;
  const { secret, agenda, window, clock, rolls, over } = umpire;
  const parts: FlatTopState['seats'] = {};
  for (const seat in seats) {
    const part = seats[seat];
    if (part !== undefined) parts[seat] = { own: cloneOwn(part.own), knows: part.knows };
  }
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
    seats: parts,
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
