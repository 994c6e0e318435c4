/** What the Expanded Ship Functions keep true. */
import type { Invariant } from '@ironbottom/umpire/harness';
import { turnsToFuel } from './chapters/optional-fueling.js';
import { mostAboard, rescuedFrom, survivorFactors } from './chapters/optional-rescue.js';
import { tugOf } from './chapters/optional-towing.js';
import { type FlatTopGame, ownOf } from './game-kit.js';
import type { Hull } from './pieces.js';
import { sides } from './state.js';

export const shipInvariants: readonly Invariant<FlatTopGame>[] = [
  {
    name: 'OPT-ESF what an option does to ships is there only with the option',
    broken(state, { options }) {
      const written: [boolean, (keyof Hull)[]][] = [
        [options.ammunitionReloads, ['portSince']],
        [options.fueling, ['fueled', 'fuelBy', 'fuelingOn']],
        [options.towing, ['towedBy', 'towedSince']],
        [options.rescue, ['rescuing', 'survivors']],
      ];
      for (const side of sides)
        for (const [id, hull] of Object.entries(ownOf(state, side).hulls))
          for (const [on, fields] of written)
            if (!on && fields.some((field) => field in hull)) return `${side}: ${id} has ${fields.join(', ')}`;
      return undefined;
    },
  },
  {
    name: 'OPT-ESF.1 ten turns of fueling at most, and of this turn only beside an oiler that was there',
    broken(state) {
      for (const side of sides)
        for (const [id, { fueled = 0, fuelingOn }] of Object.entries(ownOf(state, side).hulls))
          if (fueled < 0 || fueled > turnsToFuel || (fuelingOn !== undefined && fuelingOn > state.public.turn))
            return `${side}: ${id} has fueled ${fueled} turns`;
      return undefined;
    },
  },
  {
    name: 'OPT-ESF.2 nobody is towed by herself, nor by a gunboat, nor by one that tows another',
    broken(state) {
      for (const side of sides) {
        const own = ownOf(state, side);
        const tugs = new Set<string>();
        for (const [id, { towedBy, towedSince }] of Object.entries(own.hulls)) {
          if (towedBy === undefined && towedSince === undefined) continue;
          const tug = own.ships.find((ship) => ship.id === towedBy);
          if (tug === undefined || towedSince === undefined || towedSince > state.public.turn || tug.type === 'PG')
            return `${side}: ${id} by ${towedBy} since ${towedSince}`;
          const ship = own.ships.find((each) => each.id === id);
          if (ship === undefined || tugOf(own, ship) === undefined) continue;
          if (tug.id === id || tugs.has(tug.id)) return `${side}: ${tug.id} tows ${id}`;
          tugs.add(tug.id);
        }
      }
      return undefined;
    },
  },
  {
    name: 'OPT-ESF.3 five Survivor Factors of a ship, two aboard another, and nobody from nowhere',
    broken(state) {
      const got = { allied: 0, japan: 0 };
      for (const wreck of state.public.wrecks ?? []) {
        for (const side of sides) got[side] += rescuedFrom(ownOf(state, side), wreck).got;
        const all = sides.reduce((sum, side) => sum + rescuedFrom(ownOf(state, side), wreck).got, 0);
        if (all > survivorFactors) return `${all} of ${wreck.name}`;
      }
      for (const side of sides) {
        let sum = 0;
        for (const { survivors = 0 } of Object.values(ownOf(state, side).hulls)) {
          if (survivors > mostAboard) return `${side}: ${survivors} aboard one ship`;
          sum += survivors;
        }
        if (sum > got[side]) return `${side}: ${sum} aboard, ${got[side]} rescued`;
      }
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
