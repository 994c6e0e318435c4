/** Advanced Pacific Theater of Operations is listed in its ledger, rule by rule, but not yet playable. */
export { ledger } from '../ledger.js';
export type { Law } from './law.js';
export { type Options, optionalRules } from './options.js';
export * from './pieces.js';
export type { Apto, AptoState, Pub as AptoPublic, View as AptoView } from './state.js';
