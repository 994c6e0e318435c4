/** The scenarios of whole games, and how a set-up becomes law. */
import { isWitnessed, type Plain, type Setup } from '@ironbottom/umpire';
import { asRead } from '../charts/as-read.js';
import { forScenario } from '../charts/for-scenario.js';
import { withHouseCharts } from '../charts/house.js';
import { charts } from '../charts/index.js';
import type { GameLaw } from '../game-kit.js';
import { readOptions } from './battle.js';
import { coralSea, coralSeaBattle, coralSeaCrucialDays } from './coral-sea.js';
import { readCustom } from './custom.js';
import { easternSolomons, easternSolomonsBattle } from './eastern-solomons.js';
import { guadalcanal } from './guadalcanal.js';
import { asPlayed } from './played.js';
import { ringsAroundRabaul } from './rings-around-rabaul.js';
import { santaCruz, santaCruzBattle } from './santa-cruz.js';
import type { ScenarioData } from './scenario.js';

/** The first to learn with, then the short ones, then the long ones. */
const scenarios: readonly ScenarioData[] = [
  ringsAroundRabaul,
  coralSeaBattle,
  santaCruzBattle,
  easternSolomonsBattle,
  coralSeaCrucialDays,
  easternSolomons,
  santaCruz,
  guadalcanal,
  coralSea,
];

export const scenarioList: readonly { id: string; title: string; example?: Plain }[] = [
  ...scenarios.map(({ name, title }) => ({ id: name, title })),
  { id: 'custom', title: 'A scenario of your own', example: ringsAroundRabaul as unknown as Plain },
];

/** The law of the last set-up: most games that follow each other are played by the same. */
let lastRead: { readonly setup: string; readonly law: GameLaw } | null = null;

export function readScenario(setup: Setup): { law: GameLaw } | { errors: string[] } {
  if (isWitnessed()) return readAnew(setup);
  const written = JSON.stringify(setup);
  if (lastRead?.setup === written) return { law: lastRead.law };
  const read = readAnew(setup);
  if ('law' in read) lastRead = { setup: written, law: read.law };
  return read;
}

function readAnew(setup: Setup): { law: GameLaw } | { errors: string[] } {
  const options = readOptions(setup.options);
  if ('errors' in options) return options;
  const chosen = scenarioOf(setup);
  if ('errors' in chosen) return chosen;
  const scenario = asPlayed(charts, chosen.scenario, options.options);
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
