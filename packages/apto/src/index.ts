/** Advanced Pacific Theater of Operations: the monthly war of the second booklet, on land. */
export { ledger } from '../ledger.js';
export { aptoBoard } from './board.js';
export { aptoBriefing } from './briefing.js';
export { passengers as seaPassengers, seaTarget } from './chapters/3-sea-lift.js';
export { goals } from './chapters/5-7-movement-step.js';
export { canCross } from './chapters/5-8-terrain.js';
export { type Group, groups } from './chapters/5-10-riding.js';
export { envisage } from './chapters/5-14-muster.js';
export { openTargets } from './chapters/5-15-combat-step.js';
export { mayAttack } from './chapters/5-15-targets.js';
export { nextPrice } from './chapters/7-replenishment-phase.js';
export type { Law } from './law.js';
export type { Hex } from './map/hexes.js';
export { distance } from './map/lattice.js';
export { type AttackOdds, attackOdds } from './odds.js';
export { type Options, optionalRules } from './options.js';
export * from './pieces.js';
export { sideOfSeat } from './play.js';
// What programs that play reckon with.
export { type Prospect, prospectOf } from './prospect.js';
export { apto } from './rulebook.js';
export {
  hexAt,
  hexOf,
  holderOf,
  indexOf,
  inEnemyZone,
  type Situation,
  sideOf,
  situationOf,
  unitsAt,
} from './situation.js';
export type { Apto, AptoState, Pub as AptoPublic, View as AptoView } from './state.js';
export { tracesFrom } from './supplied.js';
