/**
 * A copy of a whole game that may be played on by itself. Ships, bases, clouds, plots, reports and whatever else is replaced
 * and never changed is shared; what changes in place is copied.
 */

import { copyOf } from '@ironbottom/umpire';
import { cloneAir, cloneSteps } from './battle.js';
import type { FightOwn, GameKnows, GameOwn, GamePublic, GameSecret, GameState } from './game-kit.js';
import type { Flight, Mark, TaskForce } from './pieces.js';
import { copyLot } from './shapes.js';

export function cloneGame({ public: pub, seats, umpire }: GameState): GameState {
  const { secret, agenda, window, clock, rolls, over } = umpire;
  const parts: GameState['seats'] = {};
  for (const seat in seats) {
    const part = seats[seat];
    if (part !== undefined) parts[seat] = { own: cloneOwn(part.own), knows: cloneKnows(part.knows) };
  }
  return {
    public: clonePublic(pub),
    seats: parts,
    umpire: {
      secret: cloneSecret(secret),
      agenda: agenda.map((frame) => copyOf(frame)),
      window: window === null ? null : copyOf(window),
      clock: { turn: clock.turn, phase: clock.phase },
      rolls: { ...rolls },
      over,
    },
  };
}

export const clonePublic = (pub: GamePublic): GamePublic => ({
  ...pub,
  segment: pub.segment === null ? null : { ...pub.segment },
  battle: pub.battle === null ? null : { ...pub.battle },
});

export function cloneOwn(own: GameOwn): GameOwn {
  return {
    ...own,
    tfs: own.tfs.map((tf): TaskForce => ({ ...tf })),
    hulls: { ...own.hulls },
    flights: own.flights.map(cloneFlight),
    landed: { ...own.landed },
    intoWind: { ...own.intoWind },
    reports: { ...own.reports },
    sortie: own.sortie === null ? null : copyOf(own.sortie),
    lostToday: { ...own.lostToday },
    gone: { ...own.gone },
    added: { ...own.added },
    battle: own.battle === null ? null : cloneFight(own.battle),
  };
}

const cloneFlight = (flight: Flight): Flight => ({ ...flight, lots: flight.lots.map(copyLot) });

const cloneFight = (fight: FightOwn): FightOwn => ({ ...fight, air: cloneAir(fight.air) });

export const cloneKnows = (knows: GameKnows): GameKnows => ({
  marks: knows.marks.map((mark): Mark => ({ ...mark })),
  sightings: knows.sightings.slice(),
  fields: knows.fields,
  ships: { ...knows.ships },
  losses: { ...knows.losses },
  ...(knows.submarines !== undefined && { submarines: knows.submarines }),
  battle: knows.battle,
});

const cloneSecret = (secret: GameSecret): GameSecret => ({
  ...secret,
  steps: cloneSteps(secret.steps),
  tally: { allied: { ...secret.tally.allied }, japan: { ...secret.tally.japan } },
});
