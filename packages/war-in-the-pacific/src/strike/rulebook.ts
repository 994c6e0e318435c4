/** Air strikes on task forces as a game for two. */
import type { State, View } from '@ironbottom/umpire';
import { type BattleKit, battleGame } from '../battle-game.js';
import { displayPlaces } from './display.js';
import { isFlagship } from './fates.js';
import { openStrikes, stepFor, strikeProcedure } from './flow.js';
import { imagineStrikes } from './imagine.js';
import { type StrikeLaw, strikeLaw } from './law.js';
import { strikeResult } from './points.js';
import { strikeScenarios } from './scenarios.js';
import { seenBy } from './seen.js';
import type { StrikeBattle } from './state.js';
import { strikeWords } from './words.js';

/** Dice for critical hits in a flagship are open (R112). */
const isFlagNext = (battle: StrikeBattle): boolean =>
  battle.ships.some((ship) => ship.id === battle.queue[0] && isFlagship(battle, ship));

export const strikeRulebook = battleGame<StrikeLaw, StrikeBattle, StrikeBattle>({
  edition: '1',
  rule: '7.0',
  scenarios: strikeScenarios.map(({ id, title }) => ({ id, title })),
  law: strikeLaw,
  open: (law) => openStrikes(law),
  procedure: strikeProcedure,
  seen: seenBy,
  ask(seen, side, law) {
    const ask = stepFor(seen).ask?.(seen, side, law);
    if (ask === undefined) throw new Error(`nobody is asked in ${seen.phase}`);
    return ask;
  },
  imagine: imagineStrikes,
  // Whose counter lies under which mark, and critical hits, are the owner's business.
  hears: (battle, { rule, by }) =>
    battle.phase === 'shuffle' ||
    battle.phase === 'draw chit' ||
    (battle.phase === 'criticals' && rule === '16.7' && !isFlagNext(battle))
      ? [by]
      : 'all',
  turn: ({ turn }) => turn,
  result: strikeResult,
  words: strikeWords,
  places: displayPlaces,
});

export type StrikeKit = BattleKit<StrikeLaw, StrikeBattle, StrikeBattle>;
export type StrikeState = State<StrikeKit>;
export type StrikeView = View<StrikeKit>;
