/** The book's strike on Shokaku, a second: as a game, and as a procedure alone. */
import { rateLine, type Section } from '../lines.js';
import { race } from '../measure.js';
import { bareStrikes } from './bare.js';
import { umpireStrikes } from './umpire.js';

export const strikes: Section = {
  name: 'strikes',
  title: 'Flat Top, 10 Dauntless and 10 Avengers on Shokaku: set up, asked, judged, rolled, told and logged',
  run(effort, progress) {
    const played = umpireStrikes();
    return race([played], effort, progress).map((rates) =>
      rateLine(rates, 'strikes/s', {
        note: `${played.asked().toFixed(1)} questions each`,
        goal: { of: 'figure', least: 100_000 },
      }),
    );
  },
};

export const bare: Section = {
  name: 'bare',
  title: 'The same, bare: decisions taken, nobody listening',
  run: (effort, progress) =>
    race([bareStrikes()], effort, progress).map((rates) =>
      rateLine(rates, 'strikes/s', { goal: { of: 'figure', least: 1_000_000 } }),
    ),
};
