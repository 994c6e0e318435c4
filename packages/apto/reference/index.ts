/**
 * The reference: rules explained in our own words. Numbers in a text (5.18) and rulings (R40) are meant to become links. An export
 * of its own, to be loaded when it is wanted. Every rule that is implemented is told, and of Parts 9 to 12 the others too; the rest by their titles.
 */
import { offensives } from './5-offensives.js';
import { supply } from './7-supply.js';
import { seasons } from './8-seasons.js';
import { politics } from './9-politics.js';
import { special } from './10-special.js';
import { optional } from './11-options.js';
import { combined } from './12-combined.js';

export const reference: { readonly [rule: string]: string } = {
  ...offensives,
  ...supply,
  ...seasons,
  ...politics,
  ...special,
  ...optional,
  ...combined,
};
