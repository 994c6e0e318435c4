/** The law of a sitting: options, scenario and house charts. */
import type { Problem } from '@ironbottom/umpire';
import { forScenario } from '../charts/for-scenario.js';
import { withHouseCharts } from '../charts/house.js';
import { type Charts, charts } from '../charts/index.js';
import { basicGame } from '../options.js';
import type { Rules } from '../state.js';
import type { SituationInput } from './shapes.js';

/** What is known while an input is read; problems gather here, the first one is told. */
export type Reading = { rules: Rules; scenario: SituationInput['scenario']; problems: Problem[] };

export function readLaw(input: SituationInput): Reading {
  const problems: Problem[] = [];
  const printed = input.scenario === undefined ? charts : forScenario(charts, input.scenario);
  const lessLuck = input.options?.lessLuck ?? 0;
  const options = {
    ...basicGame,
    ...input.options,
    lessLuck: lessLuck === 1 || lessLuck === 2 ? lessLuck : 0,
  } as const;
  const law = { options, charts: withHouse(printed, input.charts, problems) };
  return { rules: law, scenario: input.scenario, problems };
}

export function wrong(reading: Reading, field: string, rule: string, why: string): undefined {
  reading.problems.push({ field, rule, why });
  return undefined;
}

/** A name that players gave something: it must be possible to show it. */
export function checkName(reading: Reading, name: string | undefined, field: string, rule: string): void {
  if (name === undefined) return;
  if (name.trim() === '') wrong(reading, field, rule, 'must not be empty');
  else if (/[\p{C}\p{Zl}\p{Zp}]/u.test(name)) wrong(reading, field, rule, 'has characters in it that cannot be shown');
  else if (name.includes(':')) wrong(reading, field, rule, 'must not have a colon in it');
}

function withHouse(printed: Charts, house: unknown, problems: Problem[]): Charts {
  if (house === undefined) return printed;
  const read = withHouseCharts(printed, house);
  if ('charts' in read) return read.charts;
  for (const error of read.errors)
    problems.push({ field: 'charts', rule: 'CHART', why: error.replace(/^house charts[:,] /, '') });
  return printed;
}
