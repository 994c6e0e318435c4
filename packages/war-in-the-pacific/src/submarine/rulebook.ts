/** The hunt by submarines as a game for two. */
import type { State, View } from '@ironbottom/umpire';
import { type BattleKit, battleGame, placesCalled } from '../battle-game.js';
import { huntProcedure, stepFor } from './flow.js';
import { imagineHunt } from './imagine.js';
import { type SubmarineLaw, submarineLaw } from './law.js';
import { openHunt } from './opening.js';
import { huntResult } from './points.js';
import { submarineScenarios } from './scenarios.js';
import { hexName, placesOf } from './sea.js';
import { seenBy } from './seen.js';
import type { SubmarineBattle } from './state.js';
import { submarineWords } from './words.js';

export const submarineRulebook = battleGame<SubmarineLaw, SubmarineBattle, SubmarineBattle>({
  edition: '1',
  rule: '22.0',
  scenarios: submarineScenarios.map(({ id, title }) => ({ id, title })),
  law: submarineLaw,
  open: (law) => openHunt(law),
  procedure: huntProcedure,
  seen: seenBy,
  ask(seen, side, law) {
    const ask = stepFor(seen).ask?.(seen, side, law);
    if (ask === undefined) throw new Error(`nobody is asked in ${seen.phase}`);
    return ask;
  },
  imagine: imagineHunt,
  // Chits, marks, critical hits and torpedoes spent are their owner's business; so is how far submarines are from their base.
  hears: ({ phase }, { by }) =>
    ['draw', 'chits', 'marks', 'criticals', 'torpedoes', 'available'].includes(phase) ? [by] : 'all',
  turn: ({ turn }) => turn,
  result: huntResult,
  words: submarineWords,
  placesIn: ({ sea }) => placesCalled(placesOf(sea).map((place) => hexName(sea, place))),
});

export type SubmarineKit = BattleKit<SubmarineLaw, SubmarineBattle, SubmarineBattle>;
export type SubmarineState = State<SubmarineKit>;
export type SubmarineView = View<SubmarineKit>;
