/** Fleet actions on trial. */
import type { Below, Setup } from '@ironbottom/umpire';
import { type Hidden, type Player, type Trial, umpiresOwn } from '@ironbottom/umpire/harness';
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

/** Looks for a fight, and sends all planes at one target; otherwise plays at random. */
const eager: Player<Fleet> = (view, ask, below) => {
  if (ask.ask !== 'sheet') return undefined;
  const { phase } = view.public;
  if (phase === 'orders')
    return ask.rows.map((row) => {
      const items = row.ask === 'pick' ? row.of.filter(({ id }) => id !== 'withdraw' && !id.startsWith('cover')) : [];
      return [items[below(Math.max(1, items.length))]?.id ?? 'withdraw'];
    });
  if (phase === 'strikes')
    return ask.rows.map((row) => {
      const target = row.ask === 'split' ? row.over[below(Math.max(1, row.over.length))] : undefined;
      return row.ask === 'split' && target !== undefined && row.total > 0 ? { [target.id]: row.total } : {};
    });
  return undefined;
};

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
  rules: [
    ...['20.121A', '20.121B', '20.121C', '20.121D', '20.121E', '20.14', '20.161', '20.162', '20.162A', '20.162B'],
    ...['20.162C', '20.162F', '20.163', '20.164A', '20.164B', '20.165', '20.167', '20.21', '20.252E', '20.253'],
    ...['20.32D', '20.33', '20.36', '20.41', '20.442', '20.45', '20.51', '20.511A', '20.511B', '20.511C', '20.511D'],
    ...['20.5211A', '20.5211B', '20.5212A', '20.5212B', '20.5221', '20.5222A', '20.5222B', '20.5222C', '20.5222D'],
    ...[
      '20.523A',
      '20.523C',
      '20.5231A',
      '20.5231B',
      '20.524',
      '20.5241A',
      '20.5241B',
      '20.5241C',
      '20.5242',
      '20.525',
    ],
    ...['20.526A', '20.526B', '20.526C', '20.526D', '20.527', '20.528', '20.531', '20.532', '20.533', '20.541'],
    ...['20.551', '20.552', '20.56', '20.57', '20.58A', '20.58B', '20.59', '20.64A', '20.64C', '20.64D'],
    ...['CHART-naval-attack', 'R20', 'R21', 'R22', 'R23', 'R24', 'R25'],
  ],
  players: [eager],
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
