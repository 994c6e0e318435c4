/** Ground combat over some weeks as a game for two. */
import { copyOf, type Plain, type Procedure, type Result } from '@ironbottom/umpire';
import { type BattleKit, battleGame, placesCalled } from '../battle-game.js';
import { ownHouseCharts } from '../charts/every.js';
import { groundCharts } from '../charts/ground.js';
import { enemyOf, type Side, sideNames, sideOf } from '../sides.js';
import { groundAsk } from './asks.js';
import { figured } from './figures.js';
import type { Fight, GroundBattle, GroundLaw, GroundSeen, Open } from './kit.js';
import { hexName } from './land.js';
import { openingOf } from './open.js';
import type { GroundScenario } from './scenario.js';
import { groundScenarios } from './scenarios.js';
import { imagined, seenBy } from './seen.js';
import { battleKey, nextStep, stepDecision, stepDie } from './sequence.js';
import { groundWords } from './words.js';

export type GroundGame = BattleKit<GroundLaw, GroundBattle, GroundSeen>;

export const groundProcedure: Procedure<Fight> = {
  next: nextStep,
  die: stepDie,
  ask: ({ law, battle }, seat) => groundAsk(seenBy(battle, sideOf(seat)), sideOf(seat), law),
  decide: stepDecision,
  clone: ({ law, battle }) => ({ law, battle: copyOf(battle) }),
  key: battleKey,
};

/** Points for every enemy step, those of the objective for its holder, and what Japan has to begin with. */
export function groundPoints(open: Open, { scenario }: GroundLaw, side: Side): number {
  const { objective, others = [], japansStart, perStep } = scenario;
  const holds = [objective, ...others].reduce(
    (sum, { hex, points }) => sum + (open.hexes[hex]?.holder === side ? points : 0),
    0,
  );
  return perStep[side] * open.lost[enemyOf(side)] + holds + (side === 'japan' ? japansStart : 0);
}

function groundResult({ open }: GroundBattle, law: GroundLaw): Result {
  const [japan, allies] = [groundPoints(open, law, 'japan'), groundPoints(open, law, 'allies')];
  const winner: Side = japan > allies ? 'japan' : 'allies';
  const { objective, hexes } = law.scenario;
  const holder = sideNames[open.hexes[objective.hex]?.holder ?? 'allies'];
  return {
    winners: [winner],
    why: `${holder} hold ${hexes[objective.hex]?.name}; Japan ${japan}, the Allies ${allies}`,
    rule: 'R64',
  };
}

/** Other weeks, or the Arctic, in place of a set-up's own (25.1.1, 25.3). */
function elsewhere(scenario: GroundScenario, set: Plain): { scenario: GroundScenario } | { errors: string[] } {
  if (set === null) return { scenario };
  if (typeof set !== 'object' || Array.isArray(set))
    return { errors: ['set-up: expected {"weeks": [], "arctic": false}'] };
  const { weeks = [...scenario.weeks], arctic = false } = set;
  if (typeof arctic !== 'boolean') return { errors: ['set-up: arctic is true or false (25.1.1)'] };
  const isWeek = (week: Plain): week is string =>
    typeof week === 'string' && /^[1-4]\/([1-9]|1[0-3])\/4[1-5]$/.test(week);
  if (!Array.isArray(weeks) || weeks.length !== scenario.weeks.length || !weeks.every(isWeek))
    return { errors: [`set-up: weeks is ${scenario.weeks.length} of turn/cycle/year, such as 2/8/42`] };
  return { scenario: { ...scenario, weeks, arctic } };
}

export const warInThePacificGround = battleGame<GroundLaw, GroundBattle, GroundSeen>({
  edition: '1',
  rule: '23.0',
  scenarios: groundScenarios.map(({ id, title }) => ({ id, title })),
  law(setup) {
    const scenario = groundScenarios.find(({ id }) => id === setup.scenario);
    if (scenario === undefined) return { errors: [`there is no ground battle ${setup.scenario}`] };
    const house = ownHouseCharts(groundCharts, setup.charts);
    if ('errors' in house) return house;
    const read = elsewhere(figured(scenario, house.charts.groundFigures), setup.set);
    return 'errors' in read ? read : { law: { scenario: read.scenario, charts: house.charts } };
  },
  open: openingOf,
  procedure: groundProcedure,
  seen: seenBy,
  ask: groundAsk,
  imagine: imagined,
  hears: ({ open }) => (open.step === 'inoperable' ? ['allies'] : 'all'),
  turn: ({ open }) => open.turn,
  result: groundResult,
  words: groundWords,
  placesIn: (law) => placesCalled(Object.keys(law.scenario.hexes).map((hex) => hexName(law, hex))),
});
