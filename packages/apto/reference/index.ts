/**
 * The reference: rules explained in our own words. Numbers in a text (5.18) and rulings (R40) are meant to become links. An export
 * of its own, to be loaded when it is wanted. Every rule that is implemented is told; the others by their titles.
 */
import { offensives } from './5-offensives.js';
import { supply } from './7-supply.js';
import { options, politics, seasons } from './8-seasons.js';

export const reference: { readonly [rule: string]: string } = {
  ...offensives,
  ...supply,
  ...seasons,
  ...politics,
  ...options,
};
