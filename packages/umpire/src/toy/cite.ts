import { citing } from '../cite.js';

/** True while the rule of docs/toy.md is in force. */
export const cite = citing('straits');
