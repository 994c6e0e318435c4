/** The book's strike on Shokaku, a second. */
import { rateLine, type Section } from '../lines.js';
import { race } from '../measure.js';
import { bareStrikes } from './bare.js';

export const strikes: Section = {
  name: 'strikes',
  title: 'Flat Top: 10 Dauntless and 10 Avengers against Shokaku and her task force',
  run(effort, progress) {
    const [bare] = race([bareStrikes()], effort, progress);
    if (bare === undefined) throw new Error('somebody did not run');
    return [rateLine(bare, 'strikes/s', { goal: { of: 'figure', least: 1_000_000 } })];
  },
};
