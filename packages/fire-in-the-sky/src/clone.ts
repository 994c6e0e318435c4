/** A state and all that hangs on it, copied by hand: many are made. */
import type { Answer, Window } from '@ironbottom/umpire';
import { copyOf } from '@ironbottom/umpire';
import { combat } from './combat.js';
import { type Knows, type Own, type Pub, partOf, type SkyState } from './state.js';

export function clone(state: SkyState): SkyState {
  const { umpire } = state;
  const seats: SkyState['seats'] = {};
  for (const seat in state.seats) {
    const { own, knows } = partOf(state, seat as 'japan' | 'allies');
    seats[seat] = { own: cloneOwn(own), knows: cloneKnows(knows) };
  }
  return {
    public: clonePublic(state.public),
    seats,
    umpire: {
      secret: {},
      agenda: umpire.agenda.map((frame) => ({ ...frame })),
      window: umpire.window && cloneWindow(umpire.window),
      clock: { ...umpire.clock },
      rolls: { ...umpire.rolls },
      over: umpire.over && { ...umpire.over, winners: umpire.over.winners.slice() },
    },
  };
}

export function clonePublic(pub: Pub): Pub {
  const land: Pub['land'] = {};
  for (const id in pub.land) {
    const unit = pub.land[id];
    if (unit !== undefined) land[id] = { ...unit };
  }
  const { battle } = pub;
  return {
    ...pub,
    control: pub.control.slice(),
    air: pub.air.slice(),
    flown: pub.flown.slice(),
    anchored: pub.anchored.slice(),
    land,
    fate: { ...pub.fate },
    taskForces: pub.taskForces.map((force) => ({
      ...force,
      land: force.land.slice(),
      shown: force.shown?.slice() ?? null,
    })),
    shown: { ...pub.shown },
    pool: { ...pub.pool },
    submarines: { ...pub.submarines },
    fights: pub.fights.slice(),
    battle: battle && { place: battle.place, record: battle.record && combat.clone(battle.record) },
  };
}

export function cloneOwn(own: Own): Own {
  const { plan } = own;
  return {
    at: { ...own.at },
    moved: own.moved.slice(),
    transport: own.transport,
    oil: own.oil,
    waiting: own.waiting.slice(),
    plan: plan && {
      base: plan.base,
      sailing: plan.sailing && {
        ships: plan.sailing.ships.slice(),
        land: plan.sailing.land.slice(),
        air: plan.sailing.air,
      },
    },
    served: own.served.slice(),
  };
}

export function cloneKnows(knows: Knows): Knows {
  const seen: Knows['seen'] = {};
  for (const id in knows.seen) {
    const sighting = knows.seen[id];
    if (sighting !== undefined) seen[id] = { ...sighting };
  }
  return { seen };
}

function cloneWindow({ seats, about, sealed }: Window): Window {
  const answers: { [seat: string]: Answer } = {};
  for (const seat in sealed) {
    const answer = sealed[seat];
    if (answer !== undefined) answers[seat] = copyOf(answer);
  }
  return { seats: seats.slice(), about: { ...about }, sealed: answers };
}
