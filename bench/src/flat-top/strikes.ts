/** The book's strike on Shokaku, a second. */
import { rateLine, type Section } from '../lines.js';
import { race } from '../measure.js';
import { bareStrikes } from './bare.js';
import { umpireStrikes } from './umpire.js';

export const strikes: Section = {
  name: 'strikes',
  title: 'Flat Top: 10 Dauntless and 10 Avengers against Shokaku and her task force',
  run(effort, progress) {
    const played = umpireStrikes();
    const [umpire, bare] = race([played, bareStrikes()], effort, progress);
    if (umpire === undefined || bare === undefined) throw new Error('somebody did not run');
    const note = `${played.asked().toFixed(1)} questions`;
    return [
      rateLine(umpire, 'strikes/s', { note, goal: { of: 'figure', least: 100_000 } }),
      rateLine(bare, 'strikes/s', { goal: { of: 'figure', least: 1_000_000 } }),
    ];
  },
};
