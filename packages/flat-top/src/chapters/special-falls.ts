/** SC3.2, SC3.V2 What follows from what has been unloaded: a bonus, and a base that changes hands. */
import { cite } from '../cite.js';
import { baseField, canHandle, nobody } from '../fields.js';
import { baseNamed } from '../forces.js';
import { type GameLaw, type GamePublic, type GameTable, ownOf } from '../game-kit.js';
import { distance, hexOf } from '../map.js';
import type { Flight } from '../pieces.js';
import { type Base, enemyOf, type Lot, type Side } from '../state.js';
import { parkedIn } from '../stock.js';
import { unloadedAt } from './12-7-unloading.js';
import { losePlanes, receiveBonus } from './25-victory.js';
import { fewestPoints } from './optional-altitude-cost.js';

export function afterUnloading(table: GameTable): void {
  const { state, law } = table;
  const { public: pub } = state;
  const { special, victory } = law.scenario;
  const { falls } = special;
  if (falls !== undefined && pub.fallen === undefined) {
    const { base, to, points } = falls;
    if (unloadedAt(ownOf(state, to), law, to, base) >= points && cite('SC3.2')) {
      pub.fallen = { base, to, turn: pub.turn + 1, scored: null };
      table.tell('all', 'SC3.2', 'base-falls', { side: to, base, points });
    }
  }
  const { reaches } = victory.unloading ?? {};
  if (reaches === undefined || (pub.bonus?.[reaches.side] ?? 0) > 0) return;
  const { side, at, points, bonus } = reaches;
  if (unloadedAt(ownOf(state, side), law, side, at) >= points && cite('SC3.V2'))
    receiveBonus(table, side, bonus, 'SC3.V2');
}

/** SC3.2, R147 When the turn begins the base is the conqueror's, with its figures and its damage; the planes left there are lost. */
export function takeBase(table: GameTable): void {
  const { public: pub } = table.state;
  const { fallen } = pub;
  if (fallen === undefined || fallen.scored !== null || pub.turn < fallen.turn) return;
  pub.fallen = { ...fallen, scored: pub.hitsScored[fallen.base] ?? 0 };
  const loser = enemyOf(fallen.to);
  const theirs = ownOf(table.state, loser);
  const ours = ownOf(table.state, fallen.to);
  const base = theirs.bases.find(({ name }) => name === fallen.base);
  if (base === undefined) return;
  const taken: Base = { ...base, side: fallen.to, grounded: nobody, nextTurn: null };
  theirs.bases = theirs.bases.filter((each) => each !== base);
  ours.bases = [...ours.bases, taken];
  table.tell('all', 'SC3.2', 'base-taken', { side: fallen.to, base: fallen.base });
  losePlanes(table, loser, parkedIn(base.grounded), 'lost');
}

/** R327 Planes that were in the air when the base they could have landed at was taken are not lost without need (25.4). */
export function fieldWasTaken(pub: GamePublic, law: GameLaw, side: Side, { hex, away }: Flight, lot: Lot): boolean {
  const { fallen } = pub;
  if (fallen === undefined || fallen.to === side || pub.turn < fallen.turn || away !== null) return false;
  const { range, movement } = law.charts.planes.values[lot.plane];
  const tookOff = lot.deadline - range + 1;
  if (tookOff >= fallen.turn || fewestPoints(law, [lot], distance(hex, hexOf(fallen.base)), true) > movement)
    return false;
  const field = baseField(law, baseNamed(law, fallen.base));
  return canHandle(law, field, lot.plane, lot.seaBased) && cite('SC3.2');
}
