/** One battle as a scenario: the forces in one hex, written as at the desk. */
import { didYouMean, misfit, type Plain, type Problem, type Setup, type Shape } from '@ironbottom/umpire';
import { asRead } from '../charts/as-read.js';
import { forScenario } from '../charts/for-scenario.js';
import { withHouseCharts } from '../charts/house.js';
import { charts } from '../charts/index.js';
import { cite } from '../cite.js';
import { readBase, readFleet } from '../desk/fleet.js';
import type { Reading } from '../desk/law.js';
import { readWing } from '../desk/lots.js';
import { type BattleInput, type ForceInput, Battle as shape } from '../desk/shapes.js';
import { basicGame, type Options, optionalRules, optionValues } from '../options.js';
import { type AirFormation, type Battle, type Rules, type Ship, type Side, sides, type Told } from '../state.js';

/** A strike with escorts finds a carrier's task force, and Zeros above it. */
export const exampleBattle = {
  allied: { planes: ['10 Dauntless AP', '6 Avenger torpedo low', '5 Wildcat'] },
  japan: { ships: ['Shokaku', 'Kongo', '4 DD'], planes: ['8 Zero'] },
} satisfies BattleInput;

/** The options and charts of a battle, or what is wrong with its set-up. */
export function readBattle(setup: Setup): { law: Rules } | { errors: string[] } {
  const problem = misfit(shape as unknown as Shape, setup.set, 'set');
  if (problem !== undefined) return { errors: [told(problem)] };
  const options = readOptions(setup.options);
  if ('errors' in options) return options;
  const input = setup.set as BattleInput;
  if (input.options ?? input.charts)
    return { errors: ['set: options and house charts belong beside the set, not in it'] };
  const printed = input.scenario === undefined ? charts : forScenario(charts, input.scenario);
  const house = withHouseCharts(asRead(printed, options.options), setup.charts);
  if ('errors' in house) return house;
  const law: Rules = { options: options.options, charts: house.charts };
  const { problems } = read(law, input);
  return problems.length > 0 ? { errors: problems.map(told) } : { law };
}

const told = ({ field, rule, why }: Problem): string => `${field}: ${why} (${rule})`;

export function readOptions(given: { [name: string]: Plain }): { options: Options } | { errors: string[] } {
  const errors: string[] = [];
  const options: { [name: string]: unknown } = { ...basicGame };
  for (const [name, value] of Object.entries(given)) {
    const values = valuesOf(name);
    if (values === undefined) errors.push(`options.${name}: there is no such option${orRather(name)}`);
    else if (!values.includes(value)) errors.push(`options.${name}: ${misread(value, values)}`);
    // OPT Each of them alone, or any number together.
    else if (value === basicGame[name as keyof Options] || !isOptionalRule(name) || cite('OPT')) options[name] = value;
  }
  return errors.length > 0 ? { errors } : { options: options as Options };
}

const isOptionalRule = (name: string): boolean => Object.hasOwn(optionalRules, name);

const valuesOf = (name: string): readonly Plain[] | undefined =>
  Object.hasOwn(optionValues, name) ? optionValues[name as keyof Options] : undefined;

function orRather(name: string): string {
  const names = Object.keys(optionValues);
  return didYouMean(name, names) || `; there are ${names.join(', ')}`;
}

/** 'must be folds or columns, did you mean columns?' */
function misread(value: Plain, values: readonly Plain[]): string {
  const texts = values.map(String);
  const meant = typeof value === 'string' ? didYouMean(value, texts) : '';
  return `must be ${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}${meant}`;
}

/** The battle of a set-up that has been checked. */
export function battleFrom(law: Rules, setup: Setup): Battle {
  return read(law, setup.set as BattleInput).battle;
}

const nothing: Told = { planes: false, ships: false };

function read(rules: Rules, input: BattleInput): { battle: Battle; problems: Problem[] } {
  const reading: Reading = { rules, scenario: input.scenario, problems: [] };
  const forces = {
    allied: readForce(reading, input.allied, 'allied'),
    japan: readForce(reading, input.japan, 'japan'),
  };
  const bases = sides.flatMap((side) => {
    const given = input[side].base;
    return given === undefined ? [] : [readBase(reading, given, `set.${side}.base`, side)];
  });
  if (bases.length > 1) reading.problems.push({ field: 'set.japan.base', rule: '15.1', why: 'one hex has one base' });
  const battle: Battle = {
    rules,
    turn: 0,
    night: input.night ?? false,
    clouds: input.clouds ?? false,
    air: { allied: forces.allied.air, japan: forces.japan.air },
    ships: { allied: forces.allied.ships, japan: forces.japan.ships },
    base: bases[0] ?? null,
    scenario: input.scenario ?? null,
    zone: true,
    told: { allied: nothing, japan: nothing },
    fought: [],
    points: { allied: 0, japan: 0 },
    agenda: [],
  };
  return { battle, problems: reading.problems };
}

function readForce(reading: Reading, input: ForceInput, side: Side): { air: AirFormation[]; ships: Ship[] } {
  const { planes, formations, ships, taskForces } = input;
  const flies = planes !== undefined || formations !== undefined;
  const sails = ships !== undefined || taskForces !== undefined;
  const air = flies
    ? readWing(
        reading,
        { side, ...(planes && { planes }), ...(formations && { formations }) },
        `set.${side}`,
        side === 'allied' ? 'A' : 'J',
        {
          kind: 'ship',
          altitude: undefined,
        },
      ).formations
    : [];
  const fleet = sails
    ? readFleet(reading, { side, ...(ships && { ships }), ...(taskForces && { taskForces }) }, `set.${side}`, side)
        .ships
    : [];
  return { air, ships: fleet };
}
