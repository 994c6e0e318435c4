export { type LedgerEntry, ledger } from '../ledger.js';
export * from './charts/index.js';
export * from './cite.js';
export { flatTopDesk } from './desk/index.js';
export * from './options.js';
export * from './state.js';
