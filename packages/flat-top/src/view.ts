/** What each side may know of a battle. */
import type { Seat } from '@ironbottom/umpire';
import type { FlatTopState, FlatTopView, Knows } from './kit.js';
import { seenBy } from './seen.js';
import { stepsShown } from './shown.js';
import type { Battle, Rules, Seen, Side } from './state.js';

/** The battle as the chapters see it: all parts of the state together, by reference. */
export function battleOf({ public: pub, seats, umpire }: FlatTopState, rules: Rules): Battle {
  const { allied, japan } = seats;
  if (allied === undefined || japan === undefined) throw new Error('a battle has two sides: allied and japan');
  return {
    rules,
    turn: pub.turn,
    night: pub.night,
    clouds: pub.clouds,
    air: { allied: allied.own.air, japan: japan.own.air },
    ships: { allied: allied.own.ships, japan: japan.own.ships },
    base: allied.own.base ?? japan.own.base,
    scenario: pub.scenario,
    zone: pub.zone,
    told: pub.told,
    fought: pub.fought,
    points: { allied: pub.points.allied, japan: pub.points.japan },
    agenda: umpire.secret.steps,
  };
}

/** Put back what the chapters replaced, and let both sides see what they may. */
export function putBack(state: FlatTopState, battle: Battle): void {
  state.public.told = battle.told;
  state.public.fought = battle.fought;
  state.public.points = battle.points;
  state.umpire.secret.steps = battle.agenda;
  for (const side of ['allied', 'japan'] as const) {
    const seat = state.seats[side];
    if (seat === undefined) continue;
    seat.own.air = battle.air[side];
    seat.own.ships = battle.ships[side];
    seat.own.base = battle.base?.side === side ? battle.base : null;
    seat.knows = knownTo(battle, side);
  }
}

export function knownTo(battle: Battle, side: Side): Knows {
  const { marks, air, ships, base } = seenBy(battle, side).enemy;
  return { marks, air, ships, base, steps: stepsShown(battle, side) };
}

/** All that a question may be built from, out of a view. */
export function seenIn(view: FlatTopView, rules: Rules): Seen {
  const { turn, night, clouds, scenario } = view.public;
  const { marks, air, ships, base } = view.knows;
  return {
    rules,
    side: sideOf(view.seat),
    turn,
    night,
    clouds,
    scenario,
    own: view.own,
    enemy: { marks, air, ships, base },
  };
}

export function sideOf(seat: Seat): Side {
  if (seat === 'allied' || seat === 'japan') return seat;
  throw new Error(`${seat} is not a side of this battle: allied or japan`);
}
