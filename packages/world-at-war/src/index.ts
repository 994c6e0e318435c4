/** A World at War is listed in its ledger, rule by rule, but not yet playable. */
export { type LedgerEntry, ledger } from '../ledger.js';
