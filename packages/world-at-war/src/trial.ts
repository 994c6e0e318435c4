/** Fleet actions on trial. */
import type { Below, Setup } from '@ironbottom/umpire';
import { type Hidden, type Trial, umpiresOwn } from '@ironbottom/umpire/harness';
import { namedShips } from './charts/ships.js';
import { mayHide } from './fleet/forming.js';
import { type Fleet, type FleetState, ownOf, sides } from './fleet/kit.js';
import type { FleetLaw } from './fleet/law.js';
import { pointsFor } from './fleet/points.js';
import { worldAtWar } from './fleet/rulebook.js';
import { fleetScenarios } from './fleet/scenarios.js';

const known = { no: 'everybody knows it from the order of battle' };

const hidden: readonly Hidden[] = [
  ...umpiresOwn,
  { path: 'umpire.agenda.**', varies: { no: 'follows from the phase' } },
  { path: 'umpire.secret.**', varies: { no: 'there is nothing in it' } },
  { path: 'umpire.window.sealed.**', varies: true },
  { path: 'seats.*.knows.**', varies: { no: 'there is nothing in it' } },
  { path: 'seats.*.own.forming.**', varies: known },
  { path: 'seats.*.own.proposed', varies: true },
  { path: 'seats.*.own.hidden.*.ships.*.id', varies: true },
  { path: 'seats.*.own.hidden.*.ships.*.*', varies: known },
  { path: 'seats.*.own.hidden.*.light.CA', varies: true },
  { path: 'seats.*.own.hidden.*.light.DD', varies: true },
  { path: 'seats.*.own.hidden.*.light.CVE', varies: { no: 'drawn like destroyers, but few fleets have any' } },
  { path: 'seats.*.own.hidden.*.light.**', varies: known },
];

function setups(below: Below, scrambled: boolean): Setup {
  const scenario = fleetScenarios[below(fleetScenarios.length)];
  const setup = { scenario: scenario?.id ?? '', options: {}, charts: {}, set: null };
  if (!scrambled) return setup;
  const fixed = (scenario?.fixed ?? []).flatMap(({ ships }) => ships);
  const roster = (power: string) => {
    const names = Object.entries(namedShips.values)
      .filter(([name, ship]) => ship.power === power && !fixed.includes(name))
      .map(([name]) => name);
    const ships: string[] = [];
    for (let n = 1 + below(9); n > 0; n--) ships.push(...names.splice(below(names.length), 1));
    const damaged = ships.filter(() => below(6) === 0);
    return { ships, damaged, CA: 2 * below(8), DD: 4 + below(20), CVE: below(2) === 0 ? 1 + below(6) : 0 };
  };
  return { ...setup, set: { rounds: 1 + below(4), japan: roster('japan'), allies: roster('us') } };
}

export const trial: Trial<Fleet> = {
  rulebook: worldAtWar,
  longest: 400,
  setups,
  pieces: ({ public: pub, seats }) => [
    ...pub.forces.flatMap(({ shown }) => shown?.ships ?? []).map(({ id }) => id),
    ...Object.values(seats).flatMap(({ own }) =>
      [...own.forming, ...Object.values(own.hidden)].flatMap(({ ships }) => ships.map(({ id }) => id)),
    ),
  ],
  invariants: [
    { name: '20.162 every force under a marker may be there', broken: misformed },
    { name: '20.51 the points are what was sunk', broken: miscounted },
    { name: '20.511 no ship is afloat with the hits that sink her', broken: overdue },
  ],
  holds: () => [],
  kill: () => undefined,
  hidden,
  canaries: () => [],
  rules: ['20.162', '20.162A', '20.162B', '20.162F', '20.163', '20.164A', '20.164B', '20.165', '20.252E', '20.32D'],
};

function misformed(state: FleetState, law: FleetLaw): string | undefined {
  for (const force of state.public.forces) {
    const content = ownOf(state, force.side).hidden[force.id];
    if ((content !== undefined) !== (force.shown === null)) return `${force.name} is neither seen nor hidden, or both`;
    if (content !== undefined && !mayHide(law, force.side, force.power, content)) return `${force.name} may not be`;
  }
  return undefined;
}

function miscounted({ public: pub }: FleetState, law: FleetLaw): string | undefined {
  if (pub.queue.length > 0) return undefined;
  const wrong = sides.find((side) => pub.points[side] !== pointsFor(pub, law, side));
  return wrong && `${wrong} has ${pub.points[wrong]} points, not ${pointsFor(pub, law, wrong)}`;
}

function overdue({ public: pub }: FleetState): string | undefined {
  for (const { shown } of pub.forces) {
    if (shown === null) continue;
    const odd = shown.ships.find(({ state, hits, factors }) => state === 'sound' && hits >= factors - 1);
    if (odd !== undefined) return `${odd.name} is sound with ${odd.hits} hits`;
    const { CA, CAdamaged, DD, CVE, TR, carrying } = shown.light;
    if (Math.min(CA, CAdamaged, DD, CVE, TR, DD - carrying.DD, TR - carrying.TR) < 0) return 'less than no light ships';
    if (CA % 2 !== 0 || CAdamaged % 2 !== 0) return 'half a cruiser';
  }
  return undefined;
}
