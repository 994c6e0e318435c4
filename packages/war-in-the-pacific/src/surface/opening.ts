/** A surface battle before its first die. */

import { stationFor } from '../chapters/19-2-deployment.js';
import { markersFor } from '../chapters/19-5-torpedoes.js';
import { breakoffLevel } from '../chapters/19-8-breakoff.js';
import type { Side } from '../sides.js';
import { type Listed, type SurfaceLaw, unitOf } from './law.js';
import type { Command, Ship, SurfaceBattle, SurfaceHunt } from './state.js';

export function openingOf(law: SurfaceLaw): SurfaceBattle {
  return {
    phase: 'admirals',
    sequence: 0,
    active: 0,
    turned: 0,
    initiative: 'japan',
    phasing: 'japan',
    advantage: 'none',
    ships: law.forces.map((listed) => shipFrom(law, listed)),
    command: { japan: commandFor(law, 'japan'), allies: commandFor(law, 'allies') },
    attack: null,
    matters: [],
    faces: [],
    points: { japan: 0, allies: 0 },
    single: false,
  };
}

/** Before the markers are laid out: nobody is on the display. */
export function openingOfSearch(law: SurfaceLaw): SurfaceBattle {
  const nobody = { ...law, forces: [], officers: { japan: [], allies: [] } };
  return { ...openingOf(nobody), phase: 'markers', hunt: openHunt(law) };
}

const openHunt = (law: SurfaceLaw): SurfaceHunt => ({
  airPhase: 0,
  markers: { japan: [], allies: [] },
  looks: [],
  plots: { japan: {}, allies: {} },
  stage: 'in',
  attempts: [],
  met: [],
  action: null,
  fought: [],
  others: law.forces.map((listed) => shipFrom(law, listed)),
  points: { ...law.handicap },
  done: [],
  turn: 0,
});

export const shipFrom = (law: SurfaceLaw, { id, side, damage }: Listed): Ship => ({
  id,
  side,
  mark: '',
  seen: false,
  hex: -1,
  station: stationFor(law, id),
  state: 'waiting',
  damage,
  critical: 'none',
  fired: false,
  moved: false,
  launched: false,
  attacked: false,
  advanced: false,
  torpedoes: markersFor(law, id),
});

function commandFor(law: SurfaceLaw, side: Side): Command {
  const defence = law.forces.reduce((sum, each) => sum + (each.side === side ? unitOf(law, each.id).defence : 0), 0);
  return {
    officers: law.officers[side].map(({ name, ship }) => ({ name, ship, state: 'aboard', ratings: null })),
    chits: { commander: 0, subordinate: 0, special: 0 },
    breakoffLevel: breakoffLevel(defence),
    brokenOff: false,
    tested: false,
  };
}
