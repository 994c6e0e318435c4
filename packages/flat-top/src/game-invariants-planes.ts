/** What holds in every state of a whole game where the optional rules about planes are played. */
import type { Invariant } from '@ironbottom/umpire/harness';
import { type FlatTopGame, type GameLaw, type GameOwn, type GamePublic, ownOf } from './game-kit.js';
import { type Side, sides } from './state.js';

type Seen = { own: GameOwn; pub: GamePublic; law: GameLaw; side: Side };

function each(title: string, check: (seen: Seen) => string | undefined): Invariant<FlatTopGame> {
  return {
    name: title,
    broken(state, law) {
      for (const side of sides) {
        const broken = check({ own: ownOf(state, side), pub: state.public, law, side });
        if (broken !== undefined) return `${side}: ${broken}`;
      }
      return undefined;
    },
  };
}

export const planesInvariants: readonly Invariant<FlatTopGame>[] = [
  each(
    'OPT-AP additional planes are called up once, by the option, and come on a later turn',
    ({ own, pub, law, side }) => {
      const { additional } = own;
      if (additional === undefined) return undefined;
      if (!law.options.additionalPlanes) return 'without the option';
      const list = law.scenario.special.additional?.[side];
      if (list === undefined) return 'there is no list of them';
      if (additional.called > pub.turn || (additional.come && additional.called >= pub.turn))
        return `called in turn ${additional.called}${additional.come ? ' and come' : ''}`;
      return undefined;
    },
  ),
  each('OPT-EPF.7 no more land at a base than it takes unharmed', ({ own, law }) => {
    const { beyond } = own;
    if (beyond === undefined) return undefined;
    if (!law.options.landOnDamagedBases) return 'without the option';
    for (const base of own.bases) {
      const landed = beyond[base.id];
      if (landed === undefined) continue;
      const all = landed.minimum + landed.normal + landed.maximum;
      if (all > 2 * base.launch.normal) return `${all} landed at ${base.name}`;
    }
    return undefined;
  }),
  each('OPT-EPF.11 hexes beyond the edge are counted only where that is played', ({ own, law }) => {
    for (const { id, away } of own.flights) {
      if (away?.hexes === undefined) continue;
      if (!law.options.offBoardFlight) return `${id} without the option`;
      if (!Number.isInteger(away.hexes) || away.hexes < 0 || away.hexes > 73 || away.turns !== 0)
        return `${id} has ${away.hexes} hexes and ${away.turns} turns to go`;
    }
    return undefined;
  }),
  each(
    'OPT-APM turns are taken only where that is played, and whoever is done has moved',
    ({ own, pub, law, side }) => {
      const { segment } = pub;
      const turns = segment?.step === 'turn';
      if (!law.options.alternatePlaneMovement)
        return turns || segment?.done !== undefined || own.landers !== undefined ? 'without the option' : undefined;
      if (segment !== null && !turns) return `step ${segment.step}`;
      if (!turns && own.landers !== undefined) return 'landers outside of plane movement';
      if (segment?.done !== side) return undefined;
      if (segment.side === side) return 'done, and yet it is its turn';
      const late = own.flights.find(({ moved, away }) => !moved && away === null);
      return late === undefined ? undefined : `${late.id} has not moved`;
    },
  ),
];
