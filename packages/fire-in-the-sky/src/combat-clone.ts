/** Copies of a battle. */
import type { Battle, Force, Volley } from './battle.js';

/** A copy that shares nothing. */
export const cloneBattle = (battle: Battle): Battle => copied(battle, { ...battle.options }, { ...battle.supplied });

/** For the odds, which make thousands: what never changes in a battle is shared. */
export const quickClone = (battle: Battle): Battle => copied(battle, battle.options, battle.supplied);

/** Written out field by field: to spread records takes several times as long. */
function copied(battle: Battle, options: Battle['options'], supplied: Battle['supplied']): Battle {
  const { turn, part, kamikaze, sides, stage, round, rounds, halves, awaits, supremacy, brokeOff } = battle;
  return {
    turn,
    part,
    options,
    supplied,
    kamikaze,
    sides: { japan: copiedForce(sides.japan), allies: copiedForce(sides.allies) },
    steps: battle.steps.slice(),
    stage,
    round,
    rounds,
    volleys: battle.volleys.map(copiedVolley),
    hits: battle.hits.slice(),
    halves,
    checks: battle.checks.map(({ of, id, plus, first }) => ({ of, id, plus, first })),
    awaits: awaits && { rule: awaits.rule, of: awaits.of.slice() },
    supremacy,
    brokeOff: { japan: brokeOff.japan, allies: brokeOff.allies },
  };
}

const copiedVolley = ({ rule, by, dice, left, hits, from, at, plus, half }: Volley): Volley => ({
  rule,
  by,
  dice,
  left,
  hits,
  from,
  at,
  plus,
  half,
});

const copiedForce = ({ ships, cargo, air: points, land: troops, submarines: left, submarinesLost }: Force): Force => ({
  ships: ships.map(({ id, state, hits, anchored }) => ({ id, state, hits, anchored })),
  cargo: cargo.map(({ id, kind, nation, strength, marine }) => ({ id, kind, nation, strength, marine })),
  air: points.map(({ id, nation, elite, from, kamikaze, state }) => ({ id, nation, elite, from, kamikaze, state })),
  land: troops.map(({ id, nation, strength, marine, landing }) => ({ id, nation, strength, marine, landing })),
  submarines: left,
  submarinesLost,
});
