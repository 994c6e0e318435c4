/** The campaign on trial. */
import type { Below, Plain, Setup } from '@ironbottom/umpire';
import { type Hidden, type Trial, umpiresOwn } from '@ironbottom/umpire/harness';
import { ledger } from '../ledger.js';
import { allArmies } from './armies.js';
import { fireInTheSky } from './campaign.js';
import { invariants } from './invariants.js';
import { capacityOf } from './law.js';
import { allBases } from './map/places.js';
import { optionalRules } from './options.js';
import { enemyOf, type Side, sideOf } from './pieces.js';
import { scenarios } from './scenarios/index.js';
import type { Sky } from './state.js';
import { allUnits } from './units.js';

const hidden: readonly Hidden[] = [
  ...umpiresOwn,
  { path: 'umpire.secret', varies: { no: 'the umpire has no secrets of his own' } },
  { path: 'umpire.window.sealed.**', varies: true },
  { path: 'umpire.agenda.*.*', varies: { no: 'the phase is seen by all' } },
  { path: 'seats.*.own.at.*', varies: true },
  { path: 'seats.*.own.moved.*', varies: true },
  { path: 'seats.*.own.transport', varies: true },
  { path: 'seats.*.own.oil', varies: true },
  { path: 'seats.*.own.waiting.*', varies: true },
  { path: 'seats.*.own.plan.base', varies: true },
  { path: 'seats.*.own.plan.sailing.ships.*', varies: true },
  { path: 'seats.*.own.plan.sailing.land.*', varies: true },
  { path: 'seats.*.own.plan.sailing.air', varies: true },
  { path: 'seats.*.own.served.*', varies: true },
  { path: 'seats.*.knows.seen.*.turn', varies: true },
  { path: 'seats.*.knows.seen.*.place', varies: true },
];

export const trial: Trial<Sky> = {
  rulebook: fireInTheSky,
  longest: 4_000,
  setups,
  pieces: ({ public: pub }) => Object.keys(pub.fate),
  invariants,
  // Frames hold nothing but their phase: pieces are found anew whenever play goes on.
  holds: () => [],
  kill: () => undefined,
  hidden,
  canaries: () => [],
  moving: ({ public: pub }) => (pub.phase === 'reaction' ? enemyOf(pub.part) : pub.part),
  rules: ledger.map(({ rule }) => rule),
};

function setups(below: Below, scrambled: boolean): Setup {
  const options: { [name: string]: boolean } = {};
  for (const name of Object.keys(optionalRules)) options[name] = below(2) === 0;
  const scenario = scenarios[below(scenarios.length)]?.id ?? 'campaign';
  if (!scrambled) return { scenario, options, charts: {}, set: null };
  return { scenario: 'campaign', options, charts: {}, set: anyPosition(below) };
}

/** Everything anywhere: bases change hands, units stand beside their enemies. */
function anyPosition(below: Below): Plain {
  const first = 1 + below(16);
  const control: { [base: string]: Side } = {};
  for (const { id, holder, source } of allBases)
    control[id] = source === null && below(3) === 0 ? enemyOf(holder) : holder;
  const heldBy = (side: Side): string[] => allBases.flatMap(({ id }) => (control[id] === side ? [id] : []));
  const air: { [base: string]: number } = {};
  for (const { id, no } of allBases) if (below(2) === 0) air[id] = below(Math.min(4, capacityOf(no, first)) + 1);
  const ships: { [id: string]: string } = {};
  const lost: string[] = [];
  for (const { id, nation, type } of allUnits) {
    const bases = heldBy(sideOf(nation));
    if (below(6) === 0) lost.push(id);
    else if (below(3) > 0)
      ships[id] =
        nation === 'japan' && type === 'DD' && below(3) === 0 ? 'escort' : (bases[below(bases.length)] ?? 'tokyo');
  }
  const land: { [id: string]: string } = {};
  const room = new Map(allBases.map(({ id, no }) => [id, capacityOf(no, first)]));
  for (const { id, side } of allArmies) {
    const bases = heldBy(side).filter((base) => (room.get(base) ?? 0) > 0);
    const base = bases[below(bases.length)] ?? (side === 'japan' ? 'tokyo' : 'sydney');
    land[id] = base;
    room.set(base, (room.get(base) ?? 0) - 1);
  }
  return {
    first,
    control,
    air,
    ships,
    land,
    lost,
    pool: { japan: below(20), allies: below(40) },
    pilots: below(10),
    merchants: below(40),
    oil: below(40),
  };
}
