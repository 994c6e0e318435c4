/** What holds in every state of a battle. */
import { hashOf, type State } from '@ironbottom/umpire';
import type { Invariant } from '@ironbottom/umpire/harness';
import { isSunk } from './chapters/21-damage.js';
import { shipRating } from './charts/rating.js';
import type { FlatTop, Own } from './kit.js';
import { type Grounded, sides } from './state.js';
import { battleOf, knownTo } from './view.js';

type Check = (own: Own, law: FlatTop['law'], side: 'allied' | 'japan') => string | undefined;

/** The same for both sides. */
function each(name: string, check: Check): Invariant<FlatTop> {
  return {
    name,
    broken(state: State<FlatTop>, law) {
      for (const side of sides) {
        const own = state.seats[side]?.own;
        const broken = own === undefined ? `no ${side} side` : check(own, law, side);
        if (broken !== undefined) return broken;
      }
      return undefined;
    },
  };
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;
const parked = (grounded: Grounded | null) =>
  grounded === null ? [] : [...grounded.ready, ...grounded.justLanded, ...grounded.readying];

export const invariants: readonly Invariant<FlatTop>[] = [
  each('21.1 air factors are whole and never fewer than none', ({ air }) => {
    for (const { id, lots } of air) {
      for (const lot of lots) if (!isCount(lot.factors)) return `${lot.factors} ${lot.plane} in ${id}`;
    }
    return undefined;
  }),
  each('8.12.4 only planes that took off armed carry anything', ({ air }) => {
    for (const { id, lots } of air) {
      for (const lot of lots)
        if (lot.arms !== 'none' && !lot.tookOffArmed) return `${lot.plane} in ${id} carries ${lot.arms}`;
    }
    return undefined;
  }),
  each('21.2 hits stay within the Damage Factor', ({ ships }) => {
    const ship = ships.find(({ hits, damage }) => !isCount(hits) || hits > damage);
    return ship && `${ship.name} has ${ship.hits} hits of ${ship.damage}`;
  }),
  each(
    '19.8 ammunition and torpedoes are never fewer than none, nor more than the ship began with',
    ({ ships }, law, side) => {
      for (const { name, ammunition, torpedoes } of ships) {
        const full = shipRating(law.charts, name, side);
        if (!isCount(ammunition) || ammunition > (full?.ammunition ?? 0)) return `${name} has ammunition ${ammunition}`;
        if (!isCount(torpedoes) || torpedoes > (full?.torpedoes ?? 0)) return `${name} has torpedoes ${torpedoes}`;
      }
      return undefined;
    },
  ),
  each('21.2.5 nobody is aboard a ship that has sunk', ({ ships }) => {
    const wreck = ships.find((ship) => isSunk(ship) && parked(ship.grounded).length > 0);
    return wreck && `planes are still aboard ${wreck.name}`;
  }),
  each('8.6 planes on the ground are whole, and none are kept that are gone', ({ ships, base }) => {
    for (const place of [...ships, ...(base === null ? [] : [base])]) {
      const odd = parked(place.grounded).find(({ factors }) => !Number.isInteger(factors) || factors < 1);
      if (odd !== undefined) return `${odd.factors} ${odd.plane} at ${place.name}`;
    }
    return undefined;
  }),
  each('21.5 base hits are whole', ({ base }) =>
    base !== null && !isCount(base.hits) ? `${base.name} has ${base.hits}` : undefined,
  ),
  {
    name: '25.1 points are whole and never fall below zero',
    broken: ({ public: { points } }) =>
      isCount(points.allied) && isCount(points.japan) ? undefined : JSON.stringify(points),
  },
  {
    name: '7.15 each side knows what it has been told, no more and no less',
    broken(state, law) {
      const battle = battleOf(state, law);
      const side = sides.find((s) => hashOf(state.seats[s]?.knows) !== hashOf(knownTo(battle, s)));
      return side && `what ${side} knows is not what it was told`;
    },
  },
];
