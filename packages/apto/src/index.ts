/** Advanced Pacific Theater of Operations is listed in its ledger, rule by rule, but not yet playable. */
export { ledger } from '../ledger.js';
