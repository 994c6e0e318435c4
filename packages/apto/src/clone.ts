/** A state and all that hangs on it, copied by hand: many are made. */
import { copyOf } from '@ironbottom/umpire';
import { landCombat } from './land-combat.js';
import { type AptoState, type Offensive, type Own, ownOf, type Pub } from './state.js';

export function clone(state: AptoState): AptoState {
  const { umpire } = state;
  const seats: AptoState['seats'] = {};
  for (const seat in state.seats) seats[seat] = { own: cloneOwn(ownOf(state, seat)), knows: {} };
  return {
    public: clonePublic(state.public),
    seats,
    umpire: {
      secret: {},
      agenda: umpire.agenda.map((frame) => ({ ...frame })),
      window: copyOf(umpire.window),
      clock: { ...umpire.clock },
      rolls: { ...umpire.rolls },
      over: umpire.over && { ...umpire.over, winners: umpire.over.winners.slice() },
    },
  };
}

export const cloneOwn = ({ plan, tray }: Own): Own => (tray === undefined ? { plan } : { plan, tray: cloneEach(tray) });

export function clonePublic(pub: Pub): Pub {
  const works: Pub['works'] = {};
  for (const hex in pub.works) works[hex] = { ...pub.works[hex] };
  return {
    ...pub,
    weather: { ...pub.weather },
    units: cloneEach(pub.units),
    hqs: cloneEach(pub.hqs),
    generals: cloneEach(pub.generals),
    control: { ...pub.control },
    works,
    chits: pub.chits.map((chit) => ({ ...chit, drawn: chit.drawn.slice() })),
    isolated: pub.isolated.slice(),
    squatting: { ...pub.squatting },
    alignment: { ...pub.alignment },
    conquered: { ...pub.conquered },
    ep: { ...pub.ep },
    reserve: { ...pub.reserve },
    offensives: { ...pub.offensives },
    bought: { ...pub.bought },
    rail: { ...pub.rail },
    passed: pub.passed.slice(),
    deferred: pub.deferred.slice(),
    asked: pub.asked.slice(),
    offensive: pub.offensive && cloneOffensive(pub.offensive),
    attack: pub.attack && landCombat.clone(pub.attack),
    sortie: copyOf(pub.sortie),
    reaction: copyOf(pub.reaction),
    tolls: { ...pub.tolls },
    bumped: pub.bumped.slice(),
    notes: { ...pub.notes },
    ...(pub.covered !== undefined && { covered: pub.covered.map((stack) => ({ ...stack })) }),
  };
}

/** Printed strengths are never written to. */
function cloneEach<P extends object>(pieces: { [id: string]: P }): { [id: string]: P } {
  const copies: { [id: string]: P } = {};
  for (const id in pieces) {
    const piece = pieces[id];
    if (piece !== undefined) copies[id] = { ...piece };
  }
  return copies;
}

function cloneOffensive(offensive: Offensive): Offensive {
  const declared = (list: Offensive['attacks']): Offensive['attacks'] =>
    list.map((each) => ({ ...each, units: each.units.slice() }));
  return {
    ...offensive,
    agents: offensive.agents.map((agent) => ({ ...agent })),
    attacks: declared(offensive.attacks),
    targets: offensive.targets.slice(),
    chosen: offensive.chosen.slice(),
    followed: offensive.followed.slice(),
    repeat: declared(offensive.repeat),
    broke: offensive.broke.slice(),
    cleared: offensive.cleared.slice(),
    fed: offensive.fed.slice(),
    exploiting: offensive.exploiting.slice(),
    ...(offensive.led !== undefined && { led: offensive.led.slice() }),
    ...(offensive.ridden !== undefined && { ridden: copyOf(offensive.ridden) }),
  };
}
