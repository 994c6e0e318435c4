/** A World at War, chapter 20: naval units, attacks on them, transports. */
export { ledger } from '../ledger.js';
export * from './chapters/20-5-attacks.js';
export * from './charts/index.js';
export { namedShip, namedShips, shipId } from './charts/ships.js';
export * from './pieces.js';
export * from './strike.js';
