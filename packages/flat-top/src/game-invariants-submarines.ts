/** What holds of submarines in every state of a whole game with the option, numbered as in docs/harness.md. */
import { canonical } from '@ironbottom/umpire';
import type { Invariant } from '@ironbottom/umpire/harness';
import { isDeep } from './chapters/7-sight.js';
import { isSunk } from './chapters/21-damage.js';
import { countersOf, mostInHex, openingSubmarines, submarinesOf } from './chapters/optional-submarines.js';
import { type FlatTopGame, type GameLaw, type GameState, knowsOf, ownOf } from './game-kit.js';
import { inPlay, name, terrainAt } from './map.js';
import { enemyOf, type Side, sides } from './state.js';

function each(
  title: string,
  check: (state: GameState, law: GameLaw, side: Side) => string | undefined,
): Invariant<FlatTopGame> {
  return {
    name: title,
    broken(state, law) {
      if (!law.options.submarines) return undefined;
      for (const side of sides) {
        const broken = check(state, law, side);
        if (broken !== undefined) return `${side}: ${broken}`;
      }
      return undefined;
    },
  };
}

export const submarineInvariants: readonly Invariant<FlatTopGame>[] = [
  {
    name: 'S1 there are submarines with the option, and only with it',
    broken(state, law) {
      const parts = [state.public, ...sides.flatMap((side) => [ownOf(state, side), knowsOf(state, side)])];
      const have = parts.filter((part) => part.submarines !== undefined).length;
      return !law.options.submarines && have > 0 ? `${have} parts of the state speak of them` : undefined;
    },
  },
  each(
    'S2 every submarine of the order of battle is afloat or sunk, and everybody knows how many',
    (state, law, side) => {
      const all = submarinesOf(ownOf(state, side));
      if (all.length !== openingSubmarines(law, side).length) return `there are ${all.length}`;
      const left = all.filter(({ sunk }) => !sunk).length;
      return state.public.submarines?.[side] === left ? undefined : `${left} are afloat`;
    },
  ),
  each('S3 submarines are in open sea, at most six of a side in a hex', (state, law, side) => {
    const here = new Map<number, number>();
    for (const { id, hex, sunk } of submarinesOf(ownOf(state, side))) {
      if (sunk) continue;
      if (!inPlay(hex, law.scenario.westHalf) || terrainAt(hex) !== 'sea') return `${id} is in ${name(hex)}`;
      const count = (here.get(hex) ?? 0) + 1;
      if (count > mostInHex) return `${count} are in ${name(hex)}`;
      here.set(hex, count);
    }
    return undefined;
  }),
  each(
    'S4 nobody who is deep or sunk stands on the mapboard, and the enemy sees just those that do',
    (state, _, side) => {
      const own = ownOf(state, side);
      const lost = submarinesOf(own).find((it) => it.onMap && (it.sunk || isDeep(it, state.public.turn)));
      if (lost !== undefined) return `${lost.id} is on the map`;
      if (state.public.battle !== null) return undefined;
      const seen = knowsOf(state, enemyOf(side)).submarines ?? [];
      return canonical(seen) === canonical(countersOf(own)) ? undefined : `he knows of ${canonical(seen)}`;
    },
  ),
  each('S5 the submarines of a battle are those in its hex, as the battle has left them', (state, _, side) => {
    const { battle, submarines = [] } = ownOf(state, side);
    for (const [i, id] of (battle?.submarines ?? []).entries()) {
      const it = submarines.find((each) => each.id === id);
      const ship = battle?.ships[i];
      if (it === undefined || ship === undefined || it.sunk !== isSunk(ship)) return `${id} is out of step`;
      if (!it.sunk && (it.hex !== state.public.battle?.hex || !it.onMap)) return `${id} is not there`;
    }
    return undefined;
  }),
];
