/**
 * The reference: every entry of the ledger explained in our own words. Numbers in a text (11.2.2.2), ids of the ledger and
 * rulings (R5) are meant to become links. An export of its own, to be loaded when it is wanted.
 */
import { combat } from './combat.js';
import { movement } from './movement.js';
import { options } from './options.js';
import { schedule } from './schedule.js';

export const reference: { readonly [rule: string]: string } = { ...combat, ...movement, ...schedule, ...options };
