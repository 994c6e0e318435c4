/** A sensible set-up for each side: what it begins with unless its player says otherwise. */
import { isWitnessed } from '@ironbottom/umpire';
import { armsOf } from '../arms.js';
import type { PlaneName } from '../charts/planes.js';
import { canHandle, type Field, fieldsOf } from '../fields.js';
import type { GameLaw, GameOwn } from '../game-kit.js';
import { entryHexes } from '../map.js';
import { type Arms, enemyOf, type Side } from '../state.js';
import {
  mustered,
  type Placement,
  park,
  roomAtStart,
  type Squadron,
  type Stand,
  type Wing,
  wingsOf,
  withSquadrons,
} from './4-forces.js';
import { fromTheirWaters, proposedSquadrons } from './4-squadrons.js';
import { fliesFreely } from './8-launching.js';
import { withOilers } from './optional-fueling-proposal.js';
import { openingSubmarines } from './optional-submarines.js';

export function openingForces(law: GameLaw, side: Side): GameOwn {
  const { squadrons, placements } = proposalFor(law, side);
  const own = withSquadrons(law, side, squadrons);
  park(own, placements);
  if (law.options.submarines) own.submarines = openingSubmarines(law, side);
  return own;
}

export type Proposal = { readonly squadrons: readonly Squadron[]; readonly placements: readonly Placement[] };

/** Worked out once for each law. */
const kept: Record<Side, WeakMap<GameLaw, Proposal>> = { allied: new WeakMap(), japan: new WeakMap() };

export function proposalFor(law: GameLaw, side: Side): Proposal {
  const known = isWitnessed() ? undefined : kept[side].get(law);
  if (known !== undefined) return known;
  const sound = proposedSquadrons(law, side);
  const squadrons = law.options.fueling ? withOilers(law, side, sound) : sound;
  const placements = placementsOf(withSquadrons(law, side, squadrons), law, side);
  const proposal = { squadrons, placements };
  if (!isWitnessed()) kept[side].set(law, proposal);
  return proposal;
}

function placementsOf(own: GameOwn, law: GameLaw, side: Side): Placement[] {
  const fields = fieldsOf(mustered(own), law, side);
  const room = new Map(fields.map((field) => [field.id, roomAtStart(law, side, field) ?? Number.POSITIVE_INFINITY]));
  const aboard = own.ships.filter(({ grounded }) => grounded !== null).map(({ id }) => id);
  const placements: Placement[] = [];
  for (const wing of wingsOf(law, side, aboard)) {
    const able = fields.filter(
      (field) =>
        wing.at.includes(field.id) &&
        (canHandle(law, field, wing.plane, wing.seaBased) || fliesFreely(law, side, wing.plane, field.id)),
    );
    for (const [place, factors] of shared(law, side, wing, able, room))
      for (const [stand, n] of standsOf(law, side, wing.plane, place, factors))
        placements.push({ stand, wing, factors: n, night: false });
  }
  return placements;
}

/** How a kind's factors are divided among the places that handle it: by weight, and never beyond the room there is. */
function shared(
  law: GameLaw,
  side: Side,
  wing: Wing,
  able: readonly Field[],
  room: Map<string, number>,
): Map<string, number> {
  const weights = able.map((field, i) => [field.id, weightOf(law, side, wing, field, i)] as const);
  const shares = new Map<string, number>();
  for (let left = wing.factors; left > 0; left--) {
    let best: string | undefined;
    let most = -1;
    for (const [id, weight] of weights) {
      if ((room.get(id) ?? 0) < 1) continue;
      const claim = weight / ((shares.get(id) ?? 0) + 1);
      if (claim > most) [best, most] = [id, claim];
    }
    if (best === undefined) break;
    shares.set(best, (shares.get(best) ?? 0) + 1);
    room.set(best, (room.get(best) ?? 0) - 1);
  }
  return shares;
}

/** Ships by their size; bases on the board first, by what they can launch and in the order of the list, far ones last. */
function weightOf(law: GameLaw, side: Side, { plane }: Wing, field: Field, place: number): number {
  const { capacity, ship, base, name, launch, hex } = field;
  if (ship !== null || base === null) return capacity ?? 1;
  const turnsAway = entryHexes.find((entry) => entry.base === name)?.turns ?? 0;
  if (turnsAway > 0 || hex === null) return 1e-6;
  const { raid } = law.scenario.victory;
  if (law.charts.planes.values[plane].handling.includes('sea'))
    // Searchers stay together where they can begin to search.
    return raid === undefined ? 1 / (1 + fromTheirWaters(law, side, hex)) ** 3 : 1 / (place + 1) ** 3;
  // Whoever expects a raid does not have everything in one place.
  if (raid !== undefined) return place === 0 ? 3 : 2;
  return launch.normal / (1 + place / 2);
}

/** Fighters wait unarmed, some dive bombers and half the flying boats search, the others stand armed or wait for a target. */
function standsOf(law: GameLaw, side: Side, plane: PlaneName, place: string, factors: number): [Stand, number][] {
  const { mission, handling } = law.charts.planes.values[plane];
  const ready = (arms: Arms): Stand => ({ place, box: 'ready', arms, dispersed: false });
  const readying: Stand = { place, box: 'readying', arms: 'none', dispersed: false };
  const strike = ready(strikeArms(law, side, plane));
  const free = fliesFreely(law, side, plane, place);
  const half = Math.ceil(factors / 2);
  const divided: [Stand, number][] =
    free || mission === 'fighter' || mission === 'scout'
      ? [[ready('none'), factors]]
      : mission === 'dive'
        ? [
            [ready('none'), Math.ceil(factors / 4)],
            [strike, factors - Math.ceil(factors / 4)],
          ]
        : handling.includes('sea')
          ? [
              [ready('none'), half],
              [readying, factors - half],
            ]
          : handling.includes('carrier')
            ? [[strike, factors]]
            : [
                [strike, half],
                [readying, factors - half],
              ];
  return divided.filter(([, n]) => n > 0);
}

/** Torpedoes or AP bombs for ships, GP bombs for bases, by what there is to attack. */
function strikeArms(law: GameLaw, side: Side, plane: PlaneName): Arms {
  const has = armsOf(law, law.scenario.figures, plane);
  const { victory, forces } = law.scenario;
  const wanted: Arms[] =
    victory.raid?.side === side || forces[enemyOf(side)].ships.length === 0
      ? ['GP', 'AP', 'torpedo']
      : ['torpedo', 'AP', 'GP'];
  return wanted.find((arms) => has.includes(arms)) ?? 'none';
}
