/** What each side may know of a battle. */
import type { Seat } from '@ironbottom/umpire';
import type { Step } from './chapters/steps.js';
import type { FlatTopState, FlatTopView, Knows, Own } from './kit.js';
import { type SeenBefore, seenOfEnemy } from './seen.js';
import { stepsShown } from './shown.js';
import { type Battle, ofSide, type Rules, type Seen, type Side } from './state.js';

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
  const { allied, japan } = state.seats;
  if (allied === undefined || japan === undefined) throw new Error('a battle has two sides: allied and japan');
  const before = state.public.told;
  const { knows: a } = allied;
  const { knows: j } = japan;
  const seenByAllied = { told: before.allied, ships: japan.own.ships, seen: a.ships, air: a.air };
  const seenByJapan = { told: before.japan, ships: allied.own.ships, seen: j.ships, air: j.air };
  allied.knows = knownTo(battle, 'allied', seenByAllied);
  japan.knows = knownTo(battle, 'japan', seenByJapan, allied.knows.steps);
  putOwn(allied.own, battle, 'allied');
  putOwn(japan.own, battle, 'japan');
  state.public.told = battle.told;
  state.public.fought = battle.fought;
  state.public.points = battle.points;
  state.umpire.secret.steps = battle.agenda;
}

function putOwn(own: Own, { air, ships, base }: Battle, side: Side): void {
  own.air = ofSide(air, side);
  own.ships = ofSide(ships, side);
  own.base = base?.side === side ? base : null;
}

/** What is known is replaced, never changed: of ships and planes that are as they were, it is what was seen `before`. */
export function knownTo(battle: Battle, side: Side, before?: SeenBefore, shown?: readonly Step[]): Knows {
  const { marks, air, ships, base } = seenOfEnemy(battle, side, before);
  return { marks, air, ships, base, steps: stepsShown(battle, side, shown) };
}

/** All that a question may be built from, out of a view. */
export function seenIn(view: FlatTopView, rules: Rules): Seen {
  const { turn, night, clouds, scenario } = view.public;
  return {
    rules,
    side: sideOf(view.seat),
    turn,
    night,
    clouds,
    scenario,
    own: view.own,
    enemy: view.knows,
  };
}

export function sideOf(seat: Seat): Side {
  if (seat === 'allied' || seat === 'japan') return seat;
  throw new Error(`${seat} is not a side of this battle: allied or japan`);
}
