export { ledger } from '../ledger.js';
export * from './battle-game.js';
export * from './calendar.js';
export * from './dice.js';
export * from './hexes.js';
export * from './pieces.js';
export * from './rounding.js';
export * from './sides.js';
