/** Fire in the Sky: the quarterly war of a player's card. */
export { ledger } from '../ledger.js';
export * from './battle.js';
export { fireInTheSky } from './campaign.js';
export * from './chapters/5-merchants.js';
export * from './chapters/air-zones.js';
export * from './chapters/costs.js';
export { airReturns, landReturn, navalReturn, otherReturn } from './chapters/damage.js';
export { combatWords } from './chapters/words.js';
export { charts } from './charts/index.js';
export { combat } from './combat.js';
export { grid, projection } from './map/projection.js';
export { type Options, optionalRules } from './options.js';
export * from './pieces.js';
export type { Sky } from './state.js';
export * from './units.js';
