/** What the special rules of scenarios keep true. */
import type { Invariant } from '@ironbottom/umpire/harness';
import { unloadedAt, unloadsApart } from './chapters/12-7-unloading.js';
import { type FlatTopGame, ownOf } from './game-kit.js';
import { basesOf, fallenBase } from './held-bases.js';
import { sides } from './state.js';
import { parkedIn, unloadingPoints } from './stock.js';

export const specialInvariants: readonly Invariant<FlatTopGame>[] = [
  {
    name: 'SC3.2 every base is held by one side, and by the right one',
    broken(state, law) {
      if (state.public.phase < 0) return undefined;
      for (const side of sides) {
        const held = ownOf(state, side).bases;
        const due = basesOf(law, state.public, side);
        if (held.length !== due.length || held.some((base) => base.side !== side || !due.includes(base.name)))
          return `${side} holds ${held.map(({ name }) => name).join(', ')}, not ${due.join(', ')}`;
      }
      const fallen = fallenBase(state.public);
      return fallen !== undefined && fallen.scored === null ? `${fallen.base} has not been handed over` : undefined;
    },
  },
  {
    name: 'SC3.2 what was unloaded by place adds up',
    broken(state, law) {
      for (const side of sides) {
        const own = ownOf(state, side);
        if (!unloadsApart(law, side)) {
          if (own.ashore !== undefined) return `${side} keeps count of places without need`;
          continue;
        }
        let sum = 0;
        for (const place in own.ashore) sum += own.ashore[place] ?? 0;
        if (sum !== unloadingPoints(own, law))
          return `${side}: ${sum} points by place, ${unloadingPoints(own, law)} in all`;
      }
      return undefined;
    },
  },
  {
    name: 'SC2.V3, SC3.2, SC5.V3 enough unloaded takes the base, and ends the game',
    broken(state, law) {
      const { falls } = law.scenario.special;
      const { wins } = law.scenario.victory.unloading ?? {};
      if (falls !== undefined) {
        const taken = unloadedAt(ownOf(state, falls.to), law, falls.to, falls.base) >= falls.points;
        if (taken !== (state.public.fallen !== undefined))
          return `${falls.base} ${taken ? 'should fall' : 'fell too early'}`;
      }
      if (wins === undefined || state.umpire.over !== null) return undefined;
      const points = unloadedAt(ownOf(state, wins.side), law, wins.side, wins.at);
      return points >= wins.points ? `${points} points unloaded, and the game goes on` : undefined;
    },
  },
  {
    name: 'SC3.5c only so many planes, of the right names, are trained for the night',
    broken(state, law) {
      const { nightGroup } = law.scenario.special;
      for (const side of sides) {
        const own = ownOf(state, side);
        let trained = 0;
        const all = [
          ...own.flights.flatMap(({ lots }) => lots),
          ...[...own.ships, ...own.bases].flatMap(({ grounded }) => parkedIn(grounded)),
        ];
        for (const { plane, seaBased, factors, night } of all) {
          if (night === undefined) continue;
          if (!seaBased || nightGroup?.planes.includes(plane) !== true) return `${side}: ${plane}`;
          trained += factors;
        }
        if (trained > (nightGroup?.most ?? 0)) return `${side}: ${trained} factors`;
      }
      return undefined;
    },
  },
];
