/** Advanced Pacific Theater of Operations is listed in its ledger, rule by rule, but not yet playable. */
export { type LedgerEntry, ledger } from '../ledger.js';
