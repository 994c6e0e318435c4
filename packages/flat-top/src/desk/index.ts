/** Flat Top's procedures at the desk, each a way into the one battle procedure. */
import {
  type DeskProcedure,
  type Line,
  misfit,
  OrderRefused,
  type Plain,
  type Problem,
  type Shape,
  silent,
} from '@ironbottom/umpire';
import type { Static, TSchema } from 'typebox';
import { battle } from '../battle.js';
import { words } from '../chapters/words.js';
import type { Charts } from '../charts/index.js';
import { commander, straightforward } from '../policy.js';
import type { Battle } from '../state.js';
import { chartsOf } from './charts-used.js';
import { dieFor } from './die-for.js';
import * as examples from './examples.js';
import type { SetUp } from './hex.js';
import { landingOutcome, landingTables } from './landing.js';
import { type Reading, readLaw } from './law.js';
import {
  airToAirLine,
  attackLine,
  baseGunsLine,
  bombardmentLine,
  landingLine,
  strikeLine,
  surfaceLine,
} from './lines.js';
import { measuresFor, tallyFor } from './measures.js';
import { names } from './names.js';
import { oddsKey } from './odds-key.js';
import { ordersFor } from './orders.js';
import { forceTables, outcomeOf } from './report.js';
import { setUpAir, setUpAirToAir, setUpLanding } from './set-up.js';
import { setUpBaseGuns, setUpBombardment, setUpSurface, setUpTorpedo } from './set-up-surface.js';
import * as shapes from './shapes.js';
import { spelled } from './spelled.js';

const policiesSaying = (does: string): DeskProcedure['policies'] => ({
  straightforward: { about: `${does}; it knows only what its side may see`, policy: straightforward },
  attacking: {
    about: 'as straightforward, but interceptors that could guard bombers of their own side attack instead (14.18)',
    policy: commander({ interceptors: 'attack' }),
  },
});

const airPolicies = policiesSaying(
  'fights whenever it can, spends range, fires at the greatest number and bombs the most valuable ship',
);

const surfacePolicies = policiesSaying(
  'sets 4 on the secret die, guns in front, carriers and transports in the Screen, a ship at her torpedoes only if they outweigh her guns; masses fire to sink the most valuable ship in reach; breaks through and bombards with all that can',
);

const atSea = new Set(['surface', 'torpedo', 'bombardment', 'base-guns']);

const procedure = { ...battle, key: oddsKey };

type Defined<S extends TSchema> = Pick<DeskProcedure, 'title' | 'about'> & {
  schema: S;
  example: Plain;
  line: Line;
  charts: readonly (keyof Charts)[];
  setUp(reading: Reading, input: Static<S>): SetUp;
};

const combatCharts = ['combatResults', 'combatModifiers', 'victoryPoints'] as const;
const shipCharts = ['ships', 'namelessShips'] as const;

function define<S extends TSchema>(name: string, given: Defined<S>): DeskProcedure<Battle> {
  const { title, about, example, line } = given;
  const schema = given.schema as unknown as Shape;
  return {
    id: `flat-top/${name}`,
    title,
    about,
    schema,
    example,
    line,
    names,
    spelled,
    procedure,
    policies: atSea.has(name) ? surfacePolicies : airPolicies,
    check: (input) => check(given, schema, input),
    words,
    dieFor,
    forces: name === 'night-landing' ? landingTables : forceTables,
    outcome: name === 'night-landing' ? landingOutcome : outcomeOf,
    charts: (start) =>
      chartsOf(start, start.rules.options.criticalHits ? [...given.charts, 'criticalHits'] : given.charts),
  };
}

function check<S extends TSchema>(
  given: Defined<S>,
  schema: Shape,
  input: unknown,
): ReturnType<DeskProcedure<Battle>['check']> {
  const problem = misfit(schema, input);
  if (problem !== undefined) return { problems: [problem] };
  const reading = readLaw(input as shapes.SituationInput);
  const { battle: record, orders, targets } = given.setUp(reading, input as Static<S>);
  if (reading.problems.length > 0) return { problems: reading.problems };
  const sitting = {
    record,
    orders: ordersFor(orders),
    measures: measuresFor(record, targets),
    tally: tallyFor(record),
  };
  const refused = rehearse(record, sitting.orders(straightforward));
  return refused === undefined ? { sitting } : { problems: [refused] };
}

/** Carry a copy to its first die, so that an order that cannot be given is refused before anything is rolled. */
function rehearse(record: Battle, policy: ReturnType<ReturnType<typeof ordersFor>>): Problem | undefined {
  const copy = battle.clone(record);
  try {
    for (let need = battle.next(copy, silent); need?.need === 'decision'; need = battle.next(copy, silent)) {
      battle.decide(
        copy,
        Object.fromEntries(need.of.map((seat) => [seat, policy(battle.ask(copy, seat), seat)])),
        silent,
      );
    }
    return undefined;
  } catch (fault) {
    if (fault instanceof OrderRefused) return fault.problem;
    throw fault;
  }
}

const airCharts = ['airHits', ...combatCharts, ...shipCharts] as const;

export const flatTopDesk: readonly DeskProcedure<Battle>[] = [
  define('strike', {
    title: 'Strike',
    about: 'Air-to-air combat, anti-aircraft fire and air attack in sequence: planes against ships or a base (15.5).',
    schema: shapes.Strike,
    example: examples.strike,
    line: strikeLine,
    charts: [...airCharts, 'hitTables', 'planes'],
    setUp: (reading, input) => setUpAir(reading, input, 'strike'),
  }),
  define('air-to-air', {
    title: 'Air-to-air combat',
    about: 'Interceptors against escorts, then perhaps against the bombers, at both altitudes (16).',
    schema: shapes.AirToAir,
    example: examples.airToAir,
    line: airToAirLine,
    charts: ['airHits', ...combatCharts, 'planes'],
    setUp: setUpAirToAir,
  }),
  define('anti-aircraft', {
    title: 'Anti-aircraft combat',
    about: 'Ships and bases fire at the bombers that attack them; no bomb falls yet (17).',
    schema: shapes.AntiAircraft,
    example: examples.antiAircraft,
    line: attackLine,
    charts: [...airCharts, 'hitTables'],
    setUp: (reading, input) => setUpAir(reading, input, 'anti-aircraft'),
  }),
  define('air-attack', {
    title: 'Air attack combat',
    about: 'Dive, level and torpedo bombers that have come through the guns attack ships or a base (18, 21).',
    schema: shapes.AirAttack,
    example: examples.airAttack,
    line: attackLine,
    charts: airCharts,
    setUp: (reading, input) => setUpAir(reading, input, 'air-attack'),
  }),
  define('surface', {
    title: 'Surface attack combat',
    about: 'A round between ships: secret arrangement and die, gunnery, torpedoes, breakthrough (19).',
    schema: shapes.Surface,
    example: examples.surface,
    line: surfaceLine,
    charts: [...combatCharts, ...shipCharts, 'hitTables', 'ammunition'],
    setUp: setUpSurface,
  }),
  define('torpedo', {
    title: 'Torpedo combat',
    about: 'Torpedoes of ships alone, both sides at once (19.6).',
    schema: shapes.Torpedo,
    example: examples.torpedo,
    line: surfaceLine,
    charts: [...combatCharts, ...shipCharts, 'hitTables', 'ammunition'],
    setUp: setUpTorpedo,
  }),
  define('bombardment', {
    title: 'Bombardment',
    about: 'Ships bombard a base, and its guns answer (19.9).',
    schema: shapes.Bombardment,
    example: examples.bombardment,
    line: bombardmentLine,
    charts: [...combatCharts, ...shipCharts, 'hitTables', 'ammunition', 'bases'],
    setUp: setUpBombardment,
  }),
  define('base-guns', {
    title: 'Base guns',
    about: 'The guns of a base fire on ships at anchor (19.9.3).',
    schema: shapes.BaseGuns,
    example: examples.baseGuns,
    line: baseGunsLine,
    charts: [...combatCharts, ...shipCharts, 'hitTables', 'bases'],
    setUp: setUpBaseGuns,
  }),
  define('night-landing', {
    title: 'Night and armed landings',
    about: 'Planes come down at night, in a storm or with bombs aboard: a die for each Air Factor (14.10, 14.14).',
    schema: shapes.NightLanding,
    example: examples.nightLanding,
    line: landingLine,
    charts: ['nightLanding', 'victoryPoints'],
    setUp: setUpLanding,
  }),
];
