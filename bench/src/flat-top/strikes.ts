/** The book's strike on Shokaku, a second: as a game, and as a procedure alone. */
import type { Plain } from '@ironbottom/umpire';
import { type Goal, type Line, rateLine, type Section } from '../lines.js';
import { type Effort, race } from '../measure.js';
import { bareStrikes } from './bare.js';
import { battleOverEmptyDecks, battleWithPlanesReady } from './desk.js';
import { umpireStrikes } from './umpire.js';

export const strikes: Section = {
  name: 'strikes',
  title: 'Flat Top, 10 Dauntless and 10 Avengers on Shokaku: set up, asked, judged, rolled, told and logged',
  run: (effort, progress) => played(battleOverEmptyDecks, { of: 'figure', least: 100_000 }, effort, progress),
};

export const decks: Section = {
  name: 'decks',
  title: 'The same with six Zeros ready on deck: hits count double, and somebody chooses which planes burn',
  run: (effort, progress) => played(battleWithPlanesReady, null, effort, progress),
};

function played(set: Plain, goal: Goal | null, effort: Effort, progress: (done: number) => void): Line[] {
  const game = umpireStrikes(set);
  return race([game], effort, progress).map((rates) =>
    rateLine(rates, 'strikes/s', { note: `${game.asked().toFixed(1)} questions each`, goal }),
  );
}

export const bare: Section = {
  name: 'bare',
  title: 'The same, bare: decisions taken, nobody listening',
  run: (effort, progress) =>
    race([bareStrikes()], effort, progress).map((rates) =>
      rateLine(rates, 'strikes/s', { goal: { of: 'figure', least: 1_000_000 } }),
    ),
};
