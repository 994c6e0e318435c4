/** The surface action as a game for two. */
import type { Result, State, View } from '@ironbottom/umpire';
import { type BattleKit, battleGame } from '../battle-game.js';
import { askFor } from './asks.js';
import { placeName, placeNamed } from './display.js';
import { imagineSurface } from './imagine.js';
import { type SurfaceLaw, surfaceLaw } from './law.js';
import { openingOf, openingOfSearch } from './opening.js';
import { surface } from './procedure.js';
import { surfaceScenarios } from './scenarios.js';
import { seenBy } from './seen.js';
import type { SurfaceBattle } from './state.js';
import { tallyText } from './tally.js';
import { surfaceWords } from './words.js';

export type SurfaceKit = BattleKit<SurfaceLaw, SurfaceBattle, SurfaceBattle>;
export type SurfaceState = State<SurfaceKit>;
export type SurfaceView = View<SurfaceKit>;

/** R37 Whoever did more harm; if equal, whoever stayed. */
function resultOf(battle: SurfaceBattle, law: SurfaceLaw): Result {
  const { command } = battle;
  const { japan, allies } = battle.points;
  const stays =
    command.japan.brokenOff === command.allies.brokenOff ? [] : [command.japan.brokenOff ? 'allies' : 'japan'];
  const winners = japan === allies ? stays : [japan > allies ? 'japan' : 'allies'];
  const why = `Japan ${japan} points${tallyText(law, battle, 'japan')}, the Allies ${allies}${tallyText(law, battle, 'allies')}`;
  return { winners, why, rule: 'R37' };
}

export const surfaceAction = battleGame<SurfaceLaw, SurfaceBattle, SurfaceBattle>({
  edition: '1',
  rule: '19.1',
  scenarios: surfaceScenarios.map(({ id, title }) => ({ id, title })),
  law: surfaceLaw,
  open: (law) => (law.search === null ? openingOf(law) : openingOfSearch(law)),
  procedure: surface,
  seen: (battle, side) => seenBy(battle, side),
  ask: (seen, side, law) => askFor(law, seen, side),
  imagine: imagineSurface,
  hears(battle, { rule, by }) {
    if (rule === '19.10.1') return [];
    if (rule === '13.5.3') return [by];
    if (rule === '16.7' || rule === '20.3') return [by];
    return rule === '19.4.7' && battle.attack?.unseen === true ? [by] : 'all';
  },
  turn: ({ sequence, hunt }) => sequence + 1 + (hunt?.turn ?? 0),
  result: resultOf,
  words: surfaceWords,
  places: { placeName, placeNamed },
});
