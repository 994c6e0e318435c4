/** Days of bombardment as a game for two. */
import { copyOf, type Procedure, type Result } from '@ironbottom/umpire';
import { type BattleKit, battleGame, placesCalled } from '../battle-game.js';
import { bombardCharts } from '../charts/bombard.js';
import { ownHouseCharts } from '../charts/every.js';
import { sideNames, sideOf } from '../sides.js';
import { bombardAsk } from './asks.js';
import { figured } from './figures.js';
import type { BombardBattle, BombardLaw, BombardSeen, Bombing } from './kit.js';
import { attackerOf, bombardPoints, defenderOf, openingOf } from './open.js';
import { bombardScenarios } from './scenarios.js';
import { imagined, seenBy } from './seen.js';
import { bombingKey, nextStep, stepDecision, stepDie } from './sequence.js';
import { bombardWords } from './words.js';

export type BombardGame = BattleKit<BombardLaw, BombardBattle, BombardSeen>;

export const bombardProcedure: Procedure<Bombing> = {
  next: nextStep,
  die: stepDie,
  ask: ({ law, battle }, seat) => bombardAsk(seenBy(battle, sideOf(seat), law), sideOf(seat), law),
  decide: stepDecision,
  clone: ({ law, battle }) => ({ law, battle: copyOf(battle) }),
  key: bombingKey,
};

function bombardResult({ open }: BombardBattle, law: BombardLaw): Result {
  const [attacker, defender] = [attackerOf(law), defenderOf(law)];
  const [a, d] = [bombardPoints(open, law, attacker), bombardPoints(open, law, defender)];
  return {
    winners: [a > d ? attacker : defender],
    why: `${sideNames[attacker]} ${a}, ${sideNames[defender]} ${d}`,
    rule: 'R126',
  };
}

export const warInThePacificBombardment = battleGame<BombardLaw, BombardBattle, BombardSeen>({
  edition: '1',
  rule: '11.0',
  scenarios: bombardScenarios.map(({ id, title }) => ({ id, title })),
  law(setup) {
    const scenario = bombardScenarios.find(({ id }) => id === setup.scenario);
    if (scenario === undefined) return { errors: [`there is no bombardment ${setup.scenario}`] };
    const house = ownHouseCharts(bombardCharts, setup.charts);
    return 'errors' in house
      ? house
      : { law: { scenario: figured(scenario, house.charts.bombardFigures), charts: house.charts } };
  },
  open: openingOf,
  procedure: bombardProcedure,
  seen: seenBy,
  ask: bombardAsk,
  imagine: imagined,
  hears: ({ open }, { by }) => (open.step === 'inoperable' ? [by] : 'all'),
  turn: ({ open }) => open.day,
  result: bombardResult,
  words: bombardWords,
  placesIn: ({ scenario: { field, port } }) => placesCalled([field.name, ...(port === null ? [] : [port.name])]),
});
