/** House charts, before a game begins. */
import { count } from './plural.js';

export const houseChoice = {
  title: 'House charts',
  play: (n: number) => `Play with my house charts (${count(n, { one: 'value', other: 'values' })} changed)`,
  played: (n: number) => `House charts: ${count(n, { one: 'value', other: 'values' })} changed`,
  none: 'The charts of the book, as they are.',
  change: 'Look at the charts and change them',
};
