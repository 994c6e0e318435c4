/** Fire in the Sky's procedures at the desk. */
import { type DeskProcedure, misfit, type Plain, type Problem, type Shape } from '@ironbottom/umpire';
import { allSteps, type Battle, type Step } from '../battle.js';
import { combatWords } from '../chapters/words.js';
import { combat } from '../combat.js';
import { quickClone } from '../combat-clone.js';
import { enemyOf } from '../pieces.js';
import { damageDesk } from './damage.js';
import { airLine, landLine, submarineLine, surfaceLine } from './lines.js';
import { merchantDesk } from './merchants.js';
import { names, sideNamed } from './names.js';
import { policies } from './policies.js';
import { costDesk, movementDesk } from './reckoner.js';
import { type ChartName, chartsUsed, dieFor, forces, measuresFor, outcome, tallyFor } from './report.js';
import { type BattleInput, type ForceInput, ordersOf, setUp } from './set-up.js';
import { airShape, battleShape, landShape, submarineShape, surfaceShape } from './shapes.js';

type Defined = Pick<DeskProcedure, 'title' | 'about' | 'example'> & {
  schema: Shape;
  line?: DeskProcedure['line'];
  steps: readonly Step[];
  charts: readonly ChartName[];
  /** Doubtful values it uses. */
  inferred: readonly string[];
  /** The input as a battle has it; problems of its own. */
  read(input: never): BattleInput;
  /** What the shape cannot say. */
  missing?(battle: Battle): Problem | undefined;
};

function define(name: string, given: Defined): DeskProcedure<Battle> {
  const { title, about, schema, example, line, steps, charts, inferred } = given;
  return {
    ...{ id: `fire-in-the-sky/${name}`, title, about, schema, example, names },
    ...(line !== undefined && { line }),
    procedure: { ...combat, clone: quickClone },
    policies,
    check(input) {
      const problem = misfit(schema, input);
      if (problem !== undefined) return { problems: [problem] };
      const problems: Problem[] = [];
      const { battle: record, orders } = setUp(given.read(input as never), steps, problems);
      const missing = problems.length === 0 ? given.missing?.(record) : undefined;
      if (missing !== undefined) problems.push(missing);
      if (problems.length > 0) return { problems };
      return { sitting: { record, orders: ordersOf(orders), measures: measuresFor(record), tally: tallyFor(record) } };
    },
    words: combatWords,
    dieFor,
    forces,
    outcome,
    charts: () => chartsUsed(charts, inferred),
  };
}

type SubmarineInput = Omit<BattleInput, 'japan' | 'allies'> &
  Pick<ForceInput, 'ships' | 'cargo' | 'aim'> & { submarines: number; airCover?: boolean };

/** Whose the ships are tells whose the submarines are. */
function submarineBattle(input: SubmarineInput): BattleInput {
  const { submarines, ships = [], cargo = [], aim, airCover = false, ...situation } = input;
  const hunted = ships.map(sideNamed).find((side) => side !== undefined) ?? 'japan';
  return {
    ...situation,
    [hunted]: { ships, cargo, air: airCover ? 1 : 0 },
    [enemyOf(hunted)]: { submarines, ...(aim !== undefined && { aim }) },
  };
}

const somebodyFlies = ({ sides }: Battle): Problem | undefined =>
  sides.japan.air.length + sides.allies.air.length > 0
    ? undefined
    : { field: 'japan.air', rule: '11.2.2.2', why: 'nobody flies: give a side air or carrierAir' };

const asIs = (input: BattleInput): BattleInput => input;
const combatCharts = ['combatTable', 'damageCheck', 'returnSchedule', 'navalUnits'] as const;

const submarineExample: Plain = { submarines: 3, ships: ['Akagi', 'Kongo', '2 DD'], turn: 4 };
const airExample: Plain = {
  ...{ turn: 1, part: 'japan', japan: { air: 4 } },
  allies: { ships: ['Nevada (at anchor)', 'Maryland (at anchor)'], air: 1 },
};
const battleExample: Plain = {
  turn: 8,
  part: 'allies',
  japan: { ships: ['Kongo', 'DD'], troops: ['2'] },
  allies: { ships: ['Essex', 'DD'], carrierAir: 2, cargo: ['4 marines'] },
  rounds: 1,
};

export const fireInTheSkyDesk: readonly DeskProcedure[] = [
  define('submarines', {
    title: 'Submarines against a Task Force',
    about: 'The escorts hunt the submarines, and those left attack: damage checks with two added (11.1.2, 11.1.3).',
    schema: submarineShape,
    example: submarineExample,
    line: submarineLine,
    steps: ['submarines'],
    charts: combatCharts,
    inferred: ['submarineHit'],
    read: submarineBattle,
  }),
  merchantDesk,
  define('air-battle', {
    title: 'Air battle',
    about: 'Air-to-air combat, anti-aircraft fire, and strikes at ships with their damage checks (11.2.2).',
    schema: airShape,
    example: airExample,
    line: airLine,
    steps: ['air'],
    charts: combatCharts,
    inferred: ['antiAircraft', 'furtherAirHit'],
    read: asIs,
    missing: somebodyFlies,
  }),
  define('surface-combat', {
    title: 'Surface combat',
    about: 'Rounds of fire by the Surface Combat Table, with half hits and damage checks (CARD-surface).',
    schema: surfaceShape,
    example: { japan: { ships: ['Kongo', '2 DD'] }, allies: { ships: ['Houston', '2 DD'] }, rounds: 1 },
    line: surfaceLine,
    steps: ['surface'],
    charts: ['surfaceTable', 'damageCheck', 'returnSchedule', 'navalUnits'],
    inferred: ['surfaceFirepower'],
    read: asIs,
  }),
  define('land-combat', {
    title: 'Ground support and land combat',
    about: 'Air Points support the troops, then both sides fight (11.2.5.3, 11.2.5.5).',
    schema: landShape,
    example: {
      ...{ turn: 8, part: 'allies', supremacy: 'allies', options: { marines: true } },
      ...{ japan: { troops: ['4'], outOfSupply: true }, allies: { troops: ['4 marines landing'], air: 2 } },
    },
    line: landLine,
    steps: ['land'],
    charts: ['combatTable'],
    inferred: [],
    read: asIs,
  }),
  define('whole-battle', {
    title: 'A whole battle in one hex',
    about: 'Submarines, air battle, surface combat and landing, one after the other (11).',
    schema: battleShape,
    example: battleExample,
    steps: allSteps,
    charts: ['combatTable', 'surfaceTable', 'damageCheck', 'returnSchedule', 'navalUnits'],
    inferred: ['antiAircraft', 'submarineHit', 'surfaceFirepower', 'furtherAirHit'],
    read: (input: BattleInput) => ({ ...input, rounds: input.rounds ?? 3 }),
  }),
  damageDesk,
  movementDesk,
  costDesk,
];
