/** The scenarios of whole games, and how a set-up becomes law. */
import type { Plain, Setup } from '@ironbottom/umpire';
import { asRead } from '../charts/as-read.js';
import { forScenario } from '../charts/for-scenario.js';
import { withHouseCharts } from '../charts/house.js';
import { charts } from '../charts/index.js';
import type { GameLaw } from '../game-kit.js';
import { readOptions } from './battle.js';
import { readCustom } from './custom.js';
import { ringsAroundRabaul } from './rings-around-rabaul.js';
import type { ScenarioData } from './scenario.js';

const scenarios: readonly ScenarioData[] = [ringsAroundRabaul];

export const scenarioList: readonly { id: string; title: string; example?: Plain }[] = [
  ...scenarios.map(({ name, title }) => ({ id: name, title })),
  { id: 'custom', title: 'A scenario of your own', example: ringsAroundRabaul as unknown as Plain },
];

export function readScenario(setup: Setup): { law: GameLaw } | { errors: string[] } {
  const options = readOptions(setup.options);
  if ('errors' in options) return options;
  const chosen = scenarioOf(setup);
  if ('errors' in chosen) return chosen;
  const { scenario } = chosen;
  const house = withHouseCharts(asRead(forScenario(charts, scenario.figures), options.options), setup.charts);
  if ('errors' in house) return house;
  return { law: { options: options.options, charts: house.charts, scenario } };
}

function scenarioOf({ scenario: id, set }: Setup): { scenario: ScenarioData } | { errors: string[] } {
  if (id === 'custom') return readCustom(charts, set);
  const scenario = scenarios.find(({ name }) => name === id);
  if (scenario !== undefined) return { scenario };
  return { errors: [`there is no scenario ${id}; there are ${scenarioList.map((each) => each.id).join(', ')}`] };
}
