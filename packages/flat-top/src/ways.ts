/** Where units may go next: what every walk of a whole game asks. One function for each kind of walk, by the frame that asks. */
import type { Place, Way, Ways } from '@ironbottom/umpire';
import { seaWays, shadowWays } from './chapters/12-ways.js';
import { airWays } from './chapters/14-ways.js';
import type { GameLaw, GameView } from './game-kit.js';
import { name, named } from './map.js';

type Walks = (view: GameView, law: GameLaw, unit: string, at: Place) => readonly Way[];

const byFrame: { readonly [kind: string]: Walks } = { flight: airWays, plotting: seaWays, shadowing: shadowWays };

export function flightWays(law: GameLaw): Ways<GameView> {
  return {
    ways: (view, unit, at) => (byFrame[view.owes?.kind ?? ''] ?? airWays)(view, law, unit, at),
    placeName: name,
    placeNamed: named,
  };
}
