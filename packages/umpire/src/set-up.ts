/** Where every rulebook's law begins: the scenario there is of that name, and set-up data of the right shape. */
import { didYouMean } from './nearest.js';
import type { Setup } from './rulebook.js';
import { misfit, type Shape } from './shape.js';

/** What a rulebook lets players choose, field by field. */
export type SetUpShapes = { readonly options: Shape; readonly charts: Shape; readonly set: Shape };

export function scenarioOf<S extends { readonly id: string }>(
  scenarios: readonly S[],
  setup: Setup,
  { options, charts, set }: SetUpShapes,
): { scenario: S } | { errors: string[] } {
  const scenario = scenarios.find(({ id }) => id === setup.scenario);
  if (scenario === undefined) {
    const ids = scenarios.map(({ id }) => id);
    // A set-up from a file may hold anything.
    const named: unknown = setup.scenario;
    if (typeof named !== 'string') return { errors: [`scenario: must be one of ${ids.join(', ')}`] };
    return { errors: [`scenario: there is no "${named}"${didYouMean(named, ids) || `; there are ${ids.join(', ')}`}`] };
  }
  const problem =
    misfit(options, setup.options, 'options') ??
    misfit(charts, setup.charts, 'charts') ??
    (setup.set === null ? undefined : misfit(set, setup.set, 'set'));
  return problem === undefined ? { scenario } : { errors: [`${problem.field}: ${problem.why}`] };
}
