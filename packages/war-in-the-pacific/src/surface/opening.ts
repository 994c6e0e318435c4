/** A surface battle before its first die. */

import { stationFor } from '../chapters/19-2-deployment.js';
import { markersFor } from '../chapters/19-5-torpedoes.js';
import { breakoffLevel } from '../chapters/19-8-breakoff.js';
import type { Side } from '../sides.js';
import { type Listed, type SurfaceLaw, unitOf } from './law.js';
import type { Command, Ship, SurfaceBattle } from './state.js';

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
