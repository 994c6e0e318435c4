/** Flat Top as a rulebook for the umpire: whole games on the map. */
import type { Opening, Rulebook, Setup } from '@ironbottom/umpire';
import { openingForces } from './chapters/4-set-up.js';
import { gameWords } from './chapters/game-words.js';
import { openingSubmarines } from './chapters/optional-submarines.js';
import { emptyKnows } from './forces.js';
import { frames } from './frames.js';
import { cloneGame } from './game-clone.js';
import { imagineGame } from './game-imagine.js';
import type { FlatTopGame, GameLaw } from './game-kit.js';
import { readScenario, scenarioList } from './scenarios/index.js';
import { hourOf, isNight } from './sequence.js';
import { sides } from './state.js';
import { flightWays } from './ways.js';

export const flatTopGame: Rulebook<FlatTopGame> = {
  name: 'flat-top',
  edition: '1',
  scenarios: scenarioList,
  law: readScenario,
  seats: () => sides.map((side) => ({ seat: side, party: side })),
  open,
  frames,
  ways: flightWays,
  words: gameWords,
  clone: cloneGame,
  imagine: imagineGame,
};

function open(law: GameLaw, _setup: Setup): Opening<FlatTopGame> {
  const hour = hourOf(law.scenario.firstHour, 0);
  const none = { planes: 0, wasted: 0, ships: 0, bases: 0, closed: 0, unloading: 0, bonus: 0 };
  return {
    public: {
      turn: 0,
      hour,
      night: isNight(hour),
      phase: -1,
      segment: null,
      wind: [6, 6, 6, 6, 6, 6, 6, 6],
      clouds: [],
      tried: [],
      interception: null,
      fights: [],
      initiative: null,
      lastInitiative: null,
      points: { allied: 0, japan: 0 },
      baseHits: {},
      hitsInFlight: {},
      hitsScored: {},
      shadows: [],
      following: [],
      attacked: [],
      scuttled: [],
      // Has its place from the beginning: added later it would change the shape of what all code reads, in mid-game.
      alarmed: undefined,
      ...(law.options.submarines && { submarines: submarineCounts(law) }),
      battle: null,
    },
    seats: Object.fromEntries(sides.map((side) => [side, { own: openingForces(law, side), knows: emptyKnows() }])),
    secret: {
      steps: [],
      metNow: [],
      metLast: [],
      tally: { allied: none, japan: { ...none } },
    },
    agenda: [
      { kind: 'turn', rule: '5' },
      { kind: 'set-up', rule: '4.1' },
    ],
    turn: 0,
    phase: 'set-up',
  };
}

const submarineCounts = (law: GameLaw) => ({
  allied: openingSubmarines(law, 'allied').length,
  japan: openingSubmarines(law, 'japan').length,
});
