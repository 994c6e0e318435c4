/** Fire in the Sky: the quarterly war of a player's card. */
export { ledger } from '../ledger.js';
export { allArmies, armyOf } from './armies.js';
export * from './battle.js';
export { skyBoard } from './board.js';
export { skyBriefing } from './briefing.js';
export { fireInTheSky } from './campaign.js';
export * from './chapters/5-merchants.js';
export * from './chapters/air-zones.js';
export * from './chapters/costs.js';
export { airReturns, landReturn, navalReturn, otherReturn } from './chapters/damage.js';
export { combatWords } from './chapters/words.js';
export { charts } from './charts/index.js';
export { combat } from './combat.js';
export { enemyZones, landAt, readyAir, roomForAir, roomForLand, shipsAt } from './forces.js';
export type { Law } from './law.js';
export {
  allBases,
  type BaseNo,
  baseAt,
  baseNumber,
  baseOf,
  basesBeside,
  distanceOf,
  type PlacedBase,
} from './map/places.js';
export { grid, projection } from './map/projection.js';
export { reachOver } from './map/reach.js';
export { type Options, optionalRules } from './options.js';
export * from './pieces.js';
export type { Sky, View as SkyView } from './state.js';
export * from './units.js';
